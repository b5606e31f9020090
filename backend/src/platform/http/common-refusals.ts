import type { OpenAPIObject } from '@nestjs/swagger';
import type { Access } from './access.js';
import { refusalTexts } from './api-errors.js';

type Operation = Extract<NonNullable<OpenAPIObject['paths'][string]>['get'], object>;

const IDEMPOTENCY_KEY =
  'A name for this one intent, 8 to 128 visible ASCII characters of your choice, such as a UUID. The same key with the same ' +
  'content answers what it answered the first time and does nothing twice, for seven days; with other content it is refused (409).';

/**
 * What every operation of a kind has, written into each: who may call it, the refusals that come before its handler, and
 * what its idempotency key is.
 */
export function withCommonRefusals(
  document: OpenAPIObject,
  accessByOperation: ReadonlyMap<string, Access | 'member'>,
): OpenAPIObject {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path as Record<string, Operation>));
  for (const operation of operations) {
    const access = accessByOperation.get(operation.operationId ?? '');
    if (!access) throw new Error(`nobody knows who may call ${operation.operationId ?? 'an operation without a name'}`);
    operation.security = access === 'public' ? [] : [{ session: [] }];
    const parameters = (operation.parameters ?? []).filter((parameter) => 'name' in parameter);
    const key = parameters.find(({ name }) => name === 'idempotency-key');
    if (key) key.description = IDEMPOTENCY_KEY;
    const isRead = operation.requestBody !== undefined || parameters.length > 0;
    for (const status of [
      ...(isRead ? [400] : []),
      ...(access === 'public' ? [] : [401, 403]),
      ...(key ? [409, 503] : []),
    ])
      operation.responses[status] ??= {
        description: refusalTexts[status] ?? '',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiErrorDto' } } },
      };
    for (const response of Object.values(operation.responses))
      if (response && 'description' in response) response.description ||= 'Done';
  }
  return document;
}
