import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';

/** SQLSTATE classes for temporary failures: connection, resources, shutdown, lock and statement timeouts. */
const CODES = /^(08|53|57P|55P03|57014|25P03|40001|40P01)/;
/** pg's messages without a code when a connection could not be obtained or was lost. */
const MESSAGES = /timeout exceeded when trying to connect|Connection terminated|and is not queryable/;
const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** Whether a failure says that the database is away or busy for the moment. What was asked may have been done. */
export function isDatabaseAway(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (CODES.test(code) || SOCKET.has(code))) return true;
  return (
    // A connection lost between two statements is returned to the pool at once; only the next statement finds out.
    error instanceof QueryRunnerAlreadyReleasedError ||
    error instanceof QueryRunnerProviderAlreadyReleasedError ||
    (error instanceof Error && MESSAGES.test(error.message))
  );
}
