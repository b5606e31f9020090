import { parametersOf, takesKey, type Call } from './operation.js';

const IDEMPOTENCY_KEY =
  'A name for this one intent, 8 to 128 visible ASCII characters of your choice, such as a UUID. The same key with the same ' +
  'content answers what it answered the first time and does nothing twice, for seven days; with other content it is refused (409).';

const CALLERS: Readonly<Record<Call['access'], string>> = {
  public: 'For everybody, without a session.',
  member: 'For members: needs the session that `POST /api/login` or `POST /api/register` begins.',
  admin: 'For administrators: needs their session.',
};

/**
 * Sets the texts of an operation. The first sentence of the handler's comment is the summary; the description has the
 * rest, the access level and common rules.
 */
export function withTexts({ operation, access }: Call): void {
  const { first, rest } = sentences(operation.summary ?? '');
  operation.summary = first;
  operation.description = [
    rest,
    CALLERS[access],
    takesKey(operation) ? 'Send an `idempotency-key`, so that the same intent is never carried out twice.' : '',
    parametersOf(operation).some(({ name }) => name === 'cursor')
      ? 'Answers one page; the address of the next is in the `Link` header.'
      : '',
  ]
    .filter((text) => text !== '')
    .join('\n\n');
  operation.security = access === 'public' ? [] : [{ session: [] }];
  for (const parameter of parametersOf(operation))
    if (parameter.name === 'idempotency-key') {
      parameter.description = IDEMPOTENCY_KEY;
      parameter.example = '5f0c2b1e-7a34-4d0b-9c59-2f4f6f0e8a11';
    }
}

/** Splits a text after its first sentence and joins its lines. */
function sentences(text: string): { first: string; rest: string } {
  const line = text.replace(/\s+/g, ' ').trim();
  const end = /[.](?= [A-Z`"\d])/.exec(line);
  if (!end) return { first: line, rest: '' };
  return { first: line.slice(0, end.index + 1), rest: line.slice(end.index + 2) };
}
