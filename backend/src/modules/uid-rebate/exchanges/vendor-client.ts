import type { Clock } from '../../../platform/clock/index.js';
import { UpstreamClient, type UpstreamFailure, type UpstreamLog } from '../../../platform/upstream/index.js';

/** Access to one vendor's private API. */
export interface AffiliateAccess {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  /** Chosen when the key was created; "" if the vendor has none. */
  readonly passphrase: string;
  /** Connected to the simulator instead of the vendor. */
  readonly simulated?: boolean;
}

export interface AffiliateDeps {
  readonly clock: Clock;
  readonly log?: UpstreamLog;
  /** Scales request rates towards the simulator, whose limits are scaled alike. */
  readonly rateScale?: number;
  /** Timeout of one attempt; for tests. */
  readonly timeoutMs?: number;
}

/** Creates a client with the vendor's documented rate limit (requests per second and lane). */
export function vendorClient(vendor: string, perSecond: number, access: AffiliateAccess, deps: AffiliateDeps) {
  return new UpstreamClient({
    vendor,
    baseUrl: access.baseUrl,
    perSecond: perSecond * (access.simulated ? (deps.rateScale ?? 1) : 1),
    log: deps.log,
    timeoutMs: deps.timeoutMs,
  });
}

/** Query string in the given order, without undefined values. */
export function queryOf(params: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value !== undefined) query.set(name, String(value));
  return query.toString();
}

/** Our interpretation of a vendor error code. */
export type CodeTable = Readonly<Record<string, UpstreamFailure['reason']>>;
