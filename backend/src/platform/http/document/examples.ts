import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf, type Operation } from './operation.js';

/** Recorded responses by operation, and by name of the shared responses. */
export interface RecordedExamples {
  readonly operations: Readonly<Record<string, { status: number; request?: unknown; answer?: unknown } | undefined>>;
  readonly refusals: Readonly<Record<string, unknown>>;
}

/** Adds the recorded request and response to each operation; others keep no example. */
export function withExamples(document: OpenAPIObject, { operations, refusals }: RecordedExamples): void {
  for (const { operation } of operationsOf(document)) {
    const example = operations[operation.operationId ?? ''];
    if (!example) continue;
    show(operation.requestBody, example.request);
    show(operation.responses[example.status], example.answer);
  }
  for (const [name, response] of Object.entries(document.components?.responses ?? {})) show(response, refusals[name]);
}

function show(place: Operation['requestBody'] | Operation['responses'][string], example: unknown): void {
  if (example === undefined || !place || !('content' in place)) return;
  for (const media of Object.values(place.content ?? {})) media.example = example;
}
