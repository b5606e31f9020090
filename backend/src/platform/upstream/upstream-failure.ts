import type { DomainError } from '../errors/index.js';
import { UpstreamErrors } from './upstream.errors.js';

/**
 * Why one attempt failed.
 * - `network` `timeout` `server` `garbage`: the vendor is ill; retried, and counted by the circuit breaker
 * - `rateLimited`: retried after the vendor's own delay when that is short
 * - `drift` `credentials` `clock` `refused`: asking again would not help
 * - `busy` `open`: we did not ask, because too many wait already or because the vendor was ill a moment ago
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
  /** Where in the answer the expected form was not found. */
  readonly path?: string;
  /** Milliseconds after which the vendor wants to be asked again. */
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

/** One failed attempt, before it becomes the refusal that callers see. */
export class UpstreamFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    message: string,
    readonly details: FailureDetails = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'UpstreamFailure';
  }

  /** The vendor itself is ill, which is what the circuit breaker counts. */
  get isIllness(): boolean {
    return ['network', 'timeout', 'server', 'garbage'].includes(this.reason);
  }

  /** The refusal that leaves the client; `vendor` is the vendor's display name. */
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
