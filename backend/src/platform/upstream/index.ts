/**
 * Client for external services: rate-limited, retried, bounded, strictly parsed. A failure is an error, never an empty
 * result. Sockets that stay open are bounded likewise.
 */
export { decimalText, expectShape, optionalDecimalText, parseExactJson, uidText, wholeText } from './exact-json.js';
export { guardedLookup, isLoopbackHost } from './guarded-lookup.js';
export { UpstreamClient } from './upstream-client.js';
export type { UpstreamAnswer, UpstreamLog, UpstreamRequest } from './upstream-client.js';
export { UpstreamFailure } from './upstream-failure.js';
export type { FailureReason } from './upstream-failure.js';
export { UpstreamSocket } from './upstream-socket.js';
export type { SocketOptions } from './upstream-socket.js';
