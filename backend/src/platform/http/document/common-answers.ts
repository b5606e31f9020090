import type { OpenAPIObject } from '@nestjs/swagger';
import { refusalTexts } from '../api-errors.js';
import { parametersOf, takesKey, type Call } from './operation.js';

type Responses = NonNullable<NonNullable<OpenAPIObject['components']>['responses']>;

const SAFE = new Set(['get', 'head', 'options']);

/** Names of the shared error responses. */
const REFUSALS: Readonly<Record<string, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  422: 'Rejected',
  429: 'TooManyRequests',
  503: 'Unavailable',
};

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds after which to ask again', schema: { type: 'integer', minimum: 1 } },
} as const;

const LINK = {
  Link: {
    description: 'Address of the next page (`rel="next"`, RFC 8288); missing on the last',
    schema: { type: 'string' },
  },
} as const;

/**
 * Adds to each operation the responses of the platform around its handler: its errors, 304, 431, and the headers of
 * pages. Identical responses are defined once in the document.
 */
export function withCommonAnswers(document: OpenAPIObject, calls: readonly Call[]): void {
  document.components = { ...document.components, responses: commonAnswers() };
  for (const call of calls) {
    const { operation } = call;
    for (const status of commonStatuses(call)) operation.responses[status] ??= { description: '' };
    for (const [status, response] of Object.entries(operation.responses)) {
      const name = COMMON[status];
      if (name && response && !isOwn(response))
        operation.responses[status] = { $ref: `#/components/responses/${name}` };
      else if (response && 'description' in response) response.description ||= 'Done';
    }
    const done = operation.responses[200];
    const isPaged = parametersOf(operation).some(({ name }) => name === 'cursor');
    if (isPaged && done && 'description' in done) done.headers = LINK;
  }
}

const COMMON: Readonly<Record<string, string>> = { ...REFUSALS, 304: 'NotModified', 431: 'HeadersTooLarge' };

/** Whether an operation has a response of its own for this status, as readiness does. */
const isOwn = (response: object): boolean =>
  'content' in response && !JSON.stringify(response.content).includes('#/components/schemas/ApiErrorDto');

/** Statuses that any such operation may return, independent of its handler. */
function commonStatuses({ method, path, operation, access }: Call): number[] {
  return [
    // An unreadable body, or a NUL in the URL.
    ...[400, 431],
    ...(SAFE.has(method) ? [] : [403]),
    ...(method === 'get' ? [304] : []),
    ...(access === 'public' ? [] : [401, 403]),
    // An invalid percent-encoding in the URL.
    ...(path.includes('{') ? [404] : []),
    ...(takesKey(operation) ? [409, 503] : []),
  ];
}

function commonAnswers(): Responses {
  return {
    ...Object.fromEntries(
      Object.entries(REFUSALS).map(([status, name]) => [
        name,
        {
          description: refusalTexts[Number(status)] ?? '',
          ...(status === '429' || status === '503' ? { headers: RETRY_AFTER } : {}),
          // Separate objects, because each gets its own example.
          content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiErrorDto' } } },
        },
      ]),
    ),
    NotModified: { description: 'As it was when the caller got the `ETag` that `If-None-Match` names; without a body' },
    HeadersTooLarge: {
      description:
        'The headers are larger than 16 kB together; without a body. The connection is closed, which may be all that one sees',
    },
  };
}
