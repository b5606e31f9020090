/** The vendors whose affiliate APIs the simulator plays; also the prefix of their paths. */
export const SIMULATED_VENDORS = ['deepcoin', 'okx', 'bitget', 'ourbit'] as const;
export type SimulatedVendor = (typeof SIMULATED_VENDORS)[number];
/** Everything the simulator plays: the vendors, and who has market data alone. */
export const SIMULATED_HOSTS = [...SIMULATED_VENDORS, 'binance'] as const;
export type SimulatedHost = (typeof SIMULATED_HOSTS)[number];

/**
 * - `fresh`: ours, joined at most 82 days ago, so that it can be verified at once
 * - `spare`: the same, kept free for trying out with new members
 * - `old`: ours, joined years ago, so that a person has to decide
 * - `foreign`: not ours, like every UID that is not in this list
 * - `frozen`: ours and fresh, but the exchange holds its commissions back
 * - `huge`: more than 2^53 cents of volume a day
 * - `zero`: ours and fresh, never trades
 * - `correctedUp`, `correctedDown`: every day's figures change two days after the day
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
  | 'rich'
  | 'coin'
  | 'long'
  | 'short';

export interface CatalogueEntry {
  readonly exchange: SimulatedVendor;
  readonly uid: string;
  readonly kind: UidKind;
  readonly description: string;
}

/** First digits of each vendor's UIDs; four digits follow. */
export const uidPrefixes: Readonly<Record<SimulatedVendor, string>> = {
  deepcoin: '3610',
  okx: '83544916791192',
  bitget: '312519',
  ourbit: '4247',
};

const tails: readonly (readonly [tail: string, kind: UidKind, description: string])[] = [
  ['0001', 'fresh', 'ours, joined lately, trades every day'],
  ['0002', 'fresh', 'ours, joined lately, trades every day'],
  ['0003', 'fresh', 'ours, joined lately, trades every day'],
  ['0011', 'spare', 'ours, joined lately, free for a new member'],
  ['0012', 'spare', 'ours, joined lately, free for a new member'],
  ['0013', 'spare', 'ours, joined lately, free for a new member'],
  ['0014', 'spare', 'ours, joined lately, free for a new member'],
  ['0015', 'spare', 'ours, joined lately, free for a new member'],
  ['0016', 'spare', 'ours, joined lately, free for a new member'],
  ['0021', 'old', 'ours, joined in 2023: an admin decides'],
  ['0022', 'old', 'ours, joined in 2023: an admin decides'],
  ['0031', 'frozen', 'ours, but the exchange holds its commissions back'],
  ['0041', 'huge', 'ours, more than 90 trillion USDT a day'],
  ['0051', 'zero', 'ours, never trades'],
  ['0061', 'correctedUp', 'ours, each day grows by a quarter two days later'],
  ['0062', 'correctedDown', 'ours, each day shrinks to six tenths two days later'],
  ['0071', 'rich', 'ours, 80-100 million USDT a day: over 1,600 Luff'],
  ['0072', 'rich', 'ours, 80-100 million USDT a day: over 1,600 Luff'],
  ['0073', 'rich', 'ours, 80-100 million USDT a day: over 1,600 Luff'],
  ['9001', 'foreign', 'not ours'],
  ['9002', 'foreign', 'not ours'],
];

const special: Readonly<Record<SimulatedVendor, readonly CatalogueEntry[]>> = {
  deepcoin: [
    { exchange: 'deepcoin', uid: '4821', kind: 'short', description: 'ours, joined lately, a UID of 4 digits' },
  ],
  okx: [
    {
      exchange: 'okx',
      uid: '83544916791192469301',
      kind: 'long',
      description: 'ours, joined lately, a UID of 20 digits',
    },
  ],
  bitget: [
    {
      exchange: 'bitget',
      uid: '3125190081',
      kind: 'coin',
      description: 'ours, joined lately, pays its fees in BTC and ETH',
    },
    {
      exchange: 'bitget',
      uid: '90071992547409931',
      kind: 'long',
      description: 'ours, joined lately, a UID that a float would change',
    },
  ],
  ourbit: [],
};

/** Every UID with a story, exchange by exchange. The crowd of ordinary invitees is not listed. */
export const catalogue: readonly CatalogueEntry[] = SIMULATED_VENDORS.flatMap((exchange) => [
  ...tails.map(([tail, kind, description]) => ({ exchange, uid: uidPrefixes[exchange] + tail, kind, description })),
  ...special[exchange],
]);

/** All UIDs of one kind at one exchange, in the order of the catalogue. */
export function uidsOf(exchange: SimulatedVendor, kind: UidKind): string[] {
  return catalogue.filter((entry) => entry.exchange === exchange && entry.kind === kind).map((entry) => entry.uid);
}
