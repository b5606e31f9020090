import {
  bulkhead,
  type BulkheadPolicy,
  BulkheadRejectedError,
  BrokenCircuitError,
  circuitBreaker,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
} from 'cockatiel';
import { Agent, fetch } from 'undici';
import { readBody } from './read-body.js';
import { parseExactJson } from './exact-json.js';
import { guardedLookup, isLoopbackHost } from './guarded-lookup.js';
import { Pacer } from './pacer.js';
import { UpstreamFailure } from './upstream-failure.js';

/** Failure log; the interface of a pino logger. */
export interface UpstreamLog {
  warn(fields: object, message: string): void;
}

export interface UpstreamOptions {
  /** Display name of the vendor, in errors and logs. */
  readonly vendor: string;
  /** Origin, optionally with a path prefix that is not signed. https, or http on this machine. */
  readonly baseUrl: string;
  /** Requests per second and lane. */
  readonly perSecond: number;
  readonly log?: UpstreamLog;
  /** Timeout of one attempt, connection and body included. Default 3,000. */
  readonly timeoutMs?: number;
}

/** One request; `path` is the vendor's path with query. */
export interface UpstreamRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The answer is text such as XML, and is not parsed. */
  readonly as?: 'text';
}

/** A complete response; numbers in `body` are source text. */
export interface UpstreamAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfterMs: number | undefined;
}

const RETRIES = 2;
/** No further attempt starts after this time. */
const BUDGET_MS = 6_000;
const MAX_BYTES = 8 * 1024 * 1024;
const LONGEST_RETRY_DELAY_MS = 3_000;
const LONGEST_PACING_WAIT_MS = 20_000;
const CONCURRENT = 4;
const QUEUED = 50;
const FAILURES_TO_OPEN = 5;
const OPEN_MS = 10_000;

/**
 * HTTP client of one vendor. Only for idempotent reads: rate-limited, retried with jitter, protected by a circuit
 * breaker, and bounded in time, size and number. Every failure is thrown as an `upstream.*` error, never returned as an
 * empty result.
 */
export class UpstreamClient {
  private readonly base: URL;
  private readonly agent: Agent;
  private readonly pacer: Pacer;
  private readonly bulkhead: BulkheadPolicy = bulkhead(CONCURRENT, QUEUED);
  private readonly breaker: CircuitBreakerPolicy = circuitBreaker(
    handleWhen((error) => error instanceof UpstreamFailure && error.isIllness),
    { halfOpenAfter: OPEN_MS, breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN) },
  );

  constructor(private readonly options: UpstreamOptions) {
    this.base = new URL(options.baseUrl);
    const local = isLoopbackHost(this.base.hostname);
    if (this.base.protocol !== 'https:' && !(local && this.base.protocol === 'http:')) {
      throw new Error(`${options.vendor}: the base URL must be https`);
    }
    this.agent = new Agent({
      connections: CONCURRENT,
      connect: { timeout: 2_000, ...(local ? {} : { lookup: guardedLookup }) },
    });
    this.pacer = new Pacer(options.perSecond, LONGEST_PACING_WAIT_MS);
  }

  /**
   * Sends a read and returns the result of `accept`. `build` runs again for every attempt, so that delayed requests are
   * signed with their actual time. `accept` throws `UpstreamFailure` for the vendor's own errors. Throws `upstream.*`.
   */
  async read<T>(lane: string, build: () => UpstreamRequest, accept: (answer: UpstreamAnswer) => T): Promise<T> {
    const started = performance.now();
    const worthRepeating = (error: unknown): boolean =>
      error instanceof UpstreamFailure &&
      (error.isIllness || (error.reason === 'rateLimited' && delayOf(error) <= LONGEST_RETRY_DELAY_MS)) &&
      performance.now() - started + delayOf(error) < BUDGET_MS;
    const jitter = new ExponentialBackoff({ initialDelay: 100, maxDelay: 1_000 });
    const policy = retry(handleWhen(worthRepeating), { maxAttempts: RETRIES, backoff: jitter });
    try {
      return await this.bulkhead.execute(() =>
        policy.execute(() => this.breaker.execute(() => this.attempt(lane, build, accept))),
      );
    } catch (error) {
      throw this.asDomainError(error, lane);
    }
  }

  private async attempt<T>(lane: string, build: () => UpstreamRequest, accept: (a: UpstreamAnswer) => T): Promise<T> {
    await this.pacer.turn(lane);
    try {
      return accept(await this.send(build()));
    } catch (error) {
      if (error instanceof UpstreamFailure && error.reason === 'rateLimited') {
        this.pacer.pause(lane, Math.min(delayOf(error), LONGEST_PACING_WAIT_MS));
      }
      throw error;
    }
  }

  private async send(request: UpstreamRequest): Promise<UpstreamAnswer> {
    const signal = AbortSignal.timeout(this.options.timeoutMs ?? 3_000);
    try {
      const response = await fetch(`${this.base.href.replace(/\/+$/, '')}${request.path}`, {
        method: request.method,
        headers: { accept: request.as === 'text' ? '*/*' : 'application/json', ...request.headers },
        ...(request.body === undefined ? {} : { body: request.body }),
        redirect: 'error',
        dispatcher: this.agent,
        signal,
      });
      const retryAfterMs = retryAfter(response.headers.get('retry-after'));
      const text = await readBody(response.body, MAX_BYTES);
      const body = readable(text, response.status, { retryAfterMs, as: request.as });
      return { status: response.status, body, retryAfterMs };
    } catch (error) {
      if (error instanceof UpstreamFailure) throw error;
      const reason = signal.aborted ? 'timeout' : 'network';
      throw new UpstreamFailure(reason, `no complete answer (${reason})`, { cause: error });
    }
  }

  /** Runs post-processing of a response; failures become `upstream.*` errors in the same way. */
  checked<T>(lane: string, examine: () => T): T {
    try {
      return examine();
    } catch (error) {
      throw this.asDomainError(error, lane);
    }
  }

  private asDomainError(error: unknown, lane: string): unknown {
    const failure = asFailure(error);
    if (!failure) return error;
    const { code, path } = failure.details;
    this.options.log?.warn(
      { vendor: this.options.vendor, lane, reason: failure.reason, code, path, err: failure },
      `upstream ${this.options.vendor} failed: ${failure.message}`,
    );
    return failure.toDomainError(this.options.vendor);
  }
}

function asFailure(error: unknown): UpstreamFailure | null {
  if (error instanceof UpstreamFailure) return error;
  if (error instanceof BrokenCircuitError) return new UpstreamFailure('open', 'not asked: ill a moment ago');
  if (error instanceof BulkheadRejectedError) return new UpstreamFailure('busy', 'too many requests wait');
  return null;
}

function delayOf(error: UpstreamFailure): number {
  return error.details.retryAfterMs ?? (error.reason === 'rateLimited' ? 1_000 : 0);
}

/** Seconds, or undefined if missing or in the date form, which our vendors do not use. */
function retryAfter(header: string | null): number | undefined {
  return header && /^\d{1,6}$/.test(header.trim()) ? Number(header) * 1000 : undefined;
}

/**
 * 429, 418 and 5xx mean the same with every vendor; other statuses say little, because vendors put their own codes into a
 * JSON envelope, which `accept` reads.
 */
function readable(
  text: string,
  status: number,
  { retryAfterMs, as }: Pick<UpstreamAnswer, 'retryAfterMs'> & Pick<UpstreamRequest, 'as'>,
): unknown {
  const code = String(status);
  if (status === 429 || status === 418) {
    throw new UpstreamFailure('rateLimited', `HTTP ${status}`, { code, retryAfterMs: retryAfterMs ?? 1_000 });
  }
  if (status >= 500) throw new UpstreamFailure('server', `HTTP ${status}`, { code });
  if (as === 'text') return text;
  try {
    return parseExactJson(text);
  } catch (cause) {
    if (status >= 400) throw new UpstreamFailure('refused', `HTTP ${status} without JSON`, { code, cause });
    throw new UpstreamFailure('garbage', `HTTP ${status}, not JSON`, { code, cause });
  }
}
