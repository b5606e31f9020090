const REMOVED = '[removed]';
/** Field names whose values are credentials, wherever they occur. */
const SECRET_NAME =
  /pass(word|phrase|wd)|secret|token|cookie|authorization|api-?key|recovery|otp|signature|^(sid|bid)$/i;
const DEEPEST = 6;
const LONGEST_TEXT = 4_000;
/**
 * Error fields that help locate a problem. Failed queries carry their parameters and the conflicting row, which are
 * omitted.
 */
const TOLD_OF_ERRORS = ['code', 'severity', 'constraint', 'table', 'column', 'reason', 'syscall', 'kind'] as const;

/**
 * Sanitises log data: removes credential fields at any depth, reduces errors to type, message, stack, codes and cause,
 * and limits depth to six levels and text to 4,000 characters.
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
/** Longer than any of our names, shorter than any token. */
const LONGEST_NAME = 31;
const BEFORE_TOKEN = new Set(['reset-password', 'confirm-email', 'mail-subscriptions', 'shared-receipts', 'r']);

/** A path without query and possible tokens. */
export function loggablePath(path: string): string {
  const parts = (path.split(/[?#]/)[0] ?? '').split('/');
  return parts
    .map((part, index) => {
      const follows = BEFORE_TOKEN.has(parts[index - 1] ?? '');
      return part !== '' && (follows || (part.length > LONGEST_NAME && !UUID.test(part))) ? REMOVED : part;
    })
    .join('/');
}
