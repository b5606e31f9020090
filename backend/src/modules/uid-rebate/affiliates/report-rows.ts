import type { z } from 'zod';
import { expectShape, UpstreamFailure } from '../../../platform/upstream/index.js';
import { Amount, plain } from './amounts.js';
import type {
  AffiliateReport,
  AffiliateReportProblem,
  AffiliateReportRow,
  ReportProduct,
} from './exchange-affiliate.port.js';

/** Amounts of one vendor row, already in USDT. */
export interface Contribution {
  readonly uid: string;
  readonly product: ReportProduct;
  readonly volume: Amount | null;
  readonly fee: Amount | null;
  readonly commission: Amount;
  readonly frozenCommission?: Amount;
  readonly estimated?: boolean;
  readonly converted?: { readonly coin: string; readonly price: string };
  readonly raw: unknown;
}

interface Sum {
  uid: string;
  product: ReportProduct;
  volume: Amount | null;
  fee: Amount | null;
  commission: Amount;
  frozenCommission: Amount;
  estimated: boolean;
  prices: Map<string, string>;
  raw: unknown[];
}

/**
 * Aggregates a day's vendor rows into one row per UID and product. An unreadable vendor row removes its whole UID from
 * the report, because a partial sum would be wrong; other UIDs stay.
 */
export class ReportRows {
  private readonly sums = new Map<string, Sum>();
  private readonly problems: AffiliateReportProblem[] = [];

  constructor(private readonly day: string) {}

  /** Parses each vendor row separately and passes valid ones to `use`, whose drift failures count as problems too. */
  readEach<S extends z.ZodType>(
    schema: S,
    rows: readonly unknown[],
    use: (row: z.output<S>, raw: unknown) => void,
  ): void {
    for (const raw of rows) {
      try {
        use(expectShape(schema, raw), raw);
      } catch (error) {
        if (!(error instanceof UpstreamFailure) || error.reason !== 'drift') throw error;
        this.reject(uidOf(raw), error.details.path ?? '$', error.message, raw);
      }
    }
  }

  /** Records an unreadable part; `uid` is left out of the report. */
  reject(uid: string | null, path: string, reason: string, raw: unknown): void {
    this.problems.push({ uid, path, reason, raw });
  }

  add(part: Contribution): void {
    const key = `${part.uid} ${part.product}`;
    const sum = this.sums.get(key) ?? emptySum(part);
    this.sums.set(key, sum);
    sum.volume = plus(sum.volume, part.volume);
    sum.fee = plus(sum.fee, part.fee);
    sum.commission = sum.commission.plus(part.commission);
    sum.frozenCommission = sum.frozenCommission.plus(part.frozenCommission ?? 0);
    sum.estimated ||= part.estimated ?? false;
    if (part.converted) sum.prices.set(part.converted.coin, part.converted.price);
    sum.raw.push(part.raw);
  }

  /** The finished report. Throws a `drift` failure if there were vendor rows and none was readable. */
  finish(): AffiliateReport {
    for (const sum of this.sums.values()) this.checkPlausible(sum);
    const rejected = new Set(this.problems.map((problem) => problem.uid));
    const first = this.problems[0];
    const readable = [...this.sums.values()].filter((sum) => !rejected.has(sum.uid));
    if (first && readable.length === 0) {
      throw new UpstreamFailure('drift', `no row could be read: ${first.reason}`, { path: first.path });
    }
    const rows = readable
      .filter((sum) => !isSilent(sum))
      .map((sum) => this.rowOf(sum))
      .sort((a, b) => compare(a.uid, b.uid) || compare(a.product, b.product));
    return { day: this.day, rows, problems: this.problems };
  }

  /** Fees never exceed volume and commissions never exceed fees; anything else is a wrong scale. */
  private checkPlausible({ uid, volume, fee, commission, raw }: Sum): void {
    if (fee && volume && !volume.isZero() && fee.gt(volume)) this.reject(uid, 'fee', 'fee larger than the volume', raw);
    if (fee && commission.gt(fee)) this.reject(uid, 'commission', 'commission larger than the fee', raw);
  }

  private rowOf(sum: Sum): AffiliateReportRow {
    const coins = [...sum.prices.keys()].sort();
    const [price] = sum.prices.values();
    return {
      uid: sum.uid,
      day: this.day,
      product: sum.product,
      volumeUsdt: sum.volume && plain(sum.volume),
      feeUsdt: sum.fee && plain(sum.fee),
      commissionUsdt: plain(sum.commission),
      ...(sum.frozenCommission.isZero() ? {} : { frozenCommissionUsdt: plain(sum.frozenCommission) }),
      estimated: sum.estimated,
      ...(coins.length > 0 ? { coin: coins.join(',') } : {}),
      ...(coins.length === 1 ? { priceUsed: price } : {}),
      raw: { rows: sum.raw, ...(coins.length > 0 ? { prices: Object.fromEntries(sum.prices) } : {}) },
    };
  }
}

function emptySum({ uid, product }: Contribution): Sum {
  const zero = new Amount(0);
  return {
    uid,
    product,
    volume: null,
    fee: null,
    commission: zero,
    frozenCommission: zero,
    estimated: false,
    prices: new Map(),
    raw: [],
  };
}

/** Vendors that list every invitee send rows of zeros, which mean the same as no row. */
function isSilent({ volume, fee, commission, frozenCommission }: Sum): boolean {
  return [volume, fee, commission, frozenCommission].every((amount) => !amount || amount.isZero());
}

function plus(left: Amount | null, right: Amount | null): Amount | null {
  return left && right ? left.plus(right) : (left ?? right);
}

function uidOf(raw: unknown): string | null {
  const uid = typeof raw === 'object' && raw !== null && 'uid' in raw ? raw.uid : null;
  return typeof uid === 'string' && /^\d{1,20}$/.test(uid) ? uid : null;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
