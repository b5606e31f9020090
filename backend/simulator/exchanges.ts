import { type SourceId, sourceIds } from '../src/platform/config/index.js';

/**
 * - `fresh`: ours, joined at most 82 days ago, so that it can be verified at once
 * - `spare`: the same, kept free for trying out with new members
 * - `old`: ours, joined years ago, so that a person has to decide
 * - `foreign`: not ours, like every UID that is not in this list
 * - `frozen`: ours and fresh, but the exchange holds its commissions back
 * - `huge`: more than 2^53 cents of volume a day
 * - `zero`: ours and fresh, never trades
 * - `correctedUp`, `correctedDown`: every day's figures change two days after the day
 * - `heavy`: ours and fresh, 400,000 to 800,000 USDT a day: some 100 USDT of Luff in 90 days
 * - `rich`: at least 80,000,000 USDT a day, which earns 1,600 Luff
 * - `coin`: fees in BTC and ETH (Bitget only)
 * - `long`: 20 digits, beyond what a float can hold; `short`: 4 digits
 */
export type UidKind =
  | 'fresh'
  | 'spare'
  | 'old'
  | 'foreign'
  | 'frozen'
  | 'huge'
  | 'zero'
  | 'correctedUp'
  | 'correctedDown'
  | 'heavy'
  | 'rich'
  | 'coin'
  | 'long'
  | 'short';

/** What an exchange with an affiliate API is like. Its file also exports its `answer`, a `VendorHandler`. */
export interface SimulatedExchange {
  /** First digits of its UIDs; four digits follow. */
  readonly uidPrefix: string;
  /** Hour of the next day (UTC+8) at which a day's report is complete. */
  readonly publishedAtHour: number;
  /** Our share of the fee. */
  readonly commissionRate: string;
  /** Its volumes are computed back from the fee: one fee rate, no spot. */
  readonly reportsNoVolume?: boolean;
  /** UIDs that the others have not. */
  readonly special?: readonly { readonly uid: string; readonly kind: UidKind; readonly description: string }[];
}

/**
 * One exchange for each source, from the file of its name in `exchanges/`. Those files import neither catalogue nor world,
 * which are made from them, except types.
 */
export const exchanges = Object.fromEntries(
  await Promise.all(
    sourceIds.map(async (id) => {
      const file = (await import(`./exchanges/${id}.js`)) as { readonly exchange: SimulatedExchange };
      return [id, file.exchange] as const;
    }),
  ),
) as Readonly<Record<SourceId, SimulatedExchange>>;
