const REMOVED = '[removed]';
/** Names of fields whose content opens an account or speaks for us, whatever they are part of. */
const SECRET_NAME =
  /pass(word|phrase|wd)|secret|token|cookie|authorization|api-?key|recovery|otp|signature|^(sid|bid)$/i;
const DEEPEST = 6;
const LONGEST_TEXT = 4_000;
/** What of an error says where it went wrong. A failed query carries its parameters and the row it met: neither is told. */
const TOLD_OF_ERRORS = ['code', 'severity', 'constraint', 'table', 'column', 'reason', 'syscall', 'kind'] as const;

/**
 * What may stand in a log line: fields with a secret's name are removed at any depth, errors keep type, message, stack,
 * codes and cause, and nothing is deeper than six levels or longer than 4,000 characters.
 */
export function loggable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Buffer.isBuffer(value) || depth >= DEEPEST) return REMOVED;
  if (value instanceof Error) return loggableError(value, depth);
  if (Array.isArray(value)) return value.map((item) => loggable(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET_NAME.test(name) && inner !== null && inner !== undefined ? REMOVED : loggable(inner, depth + 1),
    ]),
  );
}

function loggableError(error: Error, depth: number): Record<string, unknown> {
  const facts = error as unknown as Record<string, unknown>;
  return {
    type: error.name,
    message: loggable(error.message),
    ...Object.fromEntries(
      TOLD_OF_ERRORS.flatMap((name) =>
        typeof facts[name] === 'string' || typeof facts[name] === 'number' ? [[name, facts[name]]] : [],
      ),
    ),
    stack: loggable(error.stack),
    ...(error.cause === undefined ? {} : { cause: loggable(error.cause, depth + 1) }),
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Longer than any name of ours, shorter than any token. */
const LONGEST_NAME = 31;
const BEFORE_TOKEN = new Set(['reset-password', 'confirm-email']);

/** A path without its query and without what may be a mailed token. */
export function loggablePath(path: string): string {
  const parts = (path.split(/[?#]/)[0] ?? '').split('/');
  return parts
    .map((part, index) => {
      const follows = BEFORE_TOKEN.has(parts[index - 1] ?? '');
      return part !== '' && (follows || (part.length > LONGEST_NAME && !UUID.test(part))) ? REMOVED : part;
    })
    .join('/');
}
