import type { OpenAPIObject } from '@nestjs/swagger';
import { withCommonAnswers } from './common-answers.js';
import { withExamples, type RecordedExamples } from './examples.js';
import { withFieldExamples } from './field-examples.js';
import { withTexts } from './operation-texts.js';
import { callsOf, type Call } from './operation.js';
import { withPlainSchemas } from './plain-schemas.js';

export type { RecordedExamples } from './examples.js';

/** Completes the document with what handlers do not declare themselves: rules common to all operations, and examples. */
export function completeDocument(
  document: OpenAPIObject,
  accessByOperation: ReadonlyMap<string, Call['access']>,
  examples: RecordedExamples,
): OpenAPIObject {
  const calls = callsOf(document, accessByOperation);
  calls.forEach(withTexts);
  withCommonAnswers(document, calls);
  withExamples(document, examples);
  withPlainSchemas(document.components?.schemas);
  withFieldExamples(document, examples);
  return document;
}
