import type { Clock } from '../../../platform/clock/index.js';
import { UpstreamClient, type UpstreamFailure, type UpstreamLog } from '../../../platform/upstream/index.js';

/** How one vendor's private API is reached. */
export interface AffiliateAccess {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  /** Chosen when the key was made; "" where the vendor has none. */
  readonly passphrase: string;
  /** Spoken to by the simulator and not by the vendor. */
  readonly simulated?: boolean;
}

export interface AffiliateDeps {
  readonly clock: Clock;
  readonly log?: UpstreamLog;
  /** Multiplies the request rate towards simulated vendors, for a simulator that scales its limits alike. */
  readonly rateScale?: number;
  /** Limit of one attempt; for tests. */
  readonly timeoutMs?: number;
}

/** A client with the vendor's documented pace (requests a second in each lane). */
export function vendorClient(vendor: string, perSecond: number, access: AffiliateAccess, deps: AffiliateDeps) {
  return new UpstreamClient({
    vendor,
    baseUrl: access.baseUrl,
    perSecond: perSecond * (access.simulated ? (deps.rateScale ?? 1) : 1),
    log: deps.log,
    timeoutMs: deps.timeoutMs,
  });
}

/** Query string in the given order; undefined values are left out. */
export function queryOf(params: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value !== undefined) query.set(name, String(value));
  return query.toString();
}

/** What a vendor's error code means to us. */
export type CodeTable = Readonly<Record<string, UpstreamFailure['reason']>>;
