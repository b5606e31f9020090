import type { OpenAPIObject } from '@nestjs/swagger';
import { withCommonAnswers } from './common-answers.js';
import { withTexts } from './operation-texts.js';
import { callsOf, type Call } from './operation.js';
import { withPlainSchemas } from './plain-schemas.js';

/** Writes into a document of ours what its handlers do not say themselves, because it is true of every one of a kind. */
export function completeDocument(
  document: OpenAPIObject,
  accessByOperation: ReadonlyMap<string, Call['access']>,
): OpenAPIObject {
  const calls = callsOf(document, accessByOperation);
  calls.forEach(withTexts);
  withCommonAnswers(document, calls);
  withPlainSchemas(document.components?.schemas);
  return document;
}
