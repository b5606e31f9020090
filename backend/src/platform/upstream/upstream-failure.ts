import type { DomainError } from '../errors/index.js';
import { UpstreamErrors } from './upstream.errors.js';

/**
 * Why one attempt failed.
 * - `network` `timeout` `server` `garbage`: the vendor is unhealthy; retried, and counted by the circuit breaker
 * - `rateLimited`: retried after the vendor's delay if that is short
 * - `drift` `credentials` `clock` `refused`: a retry would not help
 * - `busy` `open`: not sent, because too many are waiting or the circuit is open
 */
export type FailureReason =
  | 'network'
  | 'timeout'
  | 'server'
  | 'garbage'
  | 'rateLimited'
  | 'drift'
  | 'credentials'
  | 'clock'
  | 'refused'
  | 'busy'
  | 'open';

export interface FailureDetails {
  /** The vendor's own error code, or the HTTP status. */
  readonly code?: string;
  /** Path in the response where the schema was violated. */
  readonly path?: string;
  /** Milliseconds until the vendor accepts a retry. */
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

/** One failed attempt, before it is mapped to a domain error. */
export class UpstreamFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    message: string,
    readonly details: FailureDetails = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'UpstreamFailure';
  }

  /** The vendor is unhealthy; counted by the circuit breaker. */
  get isIllness(): boolean {
    return ['network', 'timeout', 'server', 'garbage'].includes(this.reason);
  }

  /** The domain error for callers; `vendor` is the display name. */
  toDomainError(vendor: string): DomainError {
    const extras = {
      cause: this,
      ...(this.details.retryAfterMs === undefined
        ? {}
        : { retryAfterSeconds: Math.max(1, Math.ceil(this.details.retryAfterMs / 1000)) }),
    };
    switch (this.reason) {
      case 'rateLimited':
      case 'busy':
        return UpstreamErrors.rateLimited({ vendor }, extras);
      case 'drift':
        return UpstreamErrors.schemaDrift({ vendor, path: this.details.path ?? '$' }, extras);
      case 'credentials':
        return UpstreamErrors.accessRefused({ vendor }, extras);
      case 'clock':
        return UpstreamErrors.clockRefused({ vendor }, extras);
      case 'refused':
        return UpstreamErrors.requestRefused({ vendor, code: this.details.code ?? '-' }, extras);
      default:
        return UpstreamErrors.unavailable({ vendor }, extras);
    }
  }
}
