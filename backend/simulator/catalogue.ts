import { languageModel, openSourceIds, type SourceId, sourceIds, translators } from '../src/platform/config/index.js';
import { exchanges, type UidKind } from './exchanges.js';

/** The exchanges whose affiliate APIs the simulator plays; also the prefix of their paths. */
export const SIMULATED_VENDORS = sourceIds;
export type SimulatedVendor = SourceId;
/** Everything the simulator plays: the vendors, those who have market data or news, who translates, and the language model. */
export const SIMULATED_HOSTS = [...SIMULATED_VENDORS, ...openSourceIds, ...translators, languageModel.id];
export type SimulatedHost = (typeof SIMULATED_HOSTS)[number];

export interface CatalogueEntry {
  readonly exchange: SimulatedVendor;
  readonly uid: string;
  readonly kind: UidKind;
  readonly description: string;
}

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
  ['0091', 'heavy', 'ours, 400-800 thousand USDT a day: some 100 USDT of Luff in 90 days'],
  ['0092', 'heavy', 'ours, 400-800 thousand USDT a day: some 100 USDT of Luff in 90 days'],
  ['0093', 'heavy', 'ours, 400-800 thousand USDT a day: some 100 USDT of Luff in 90 days'],
  ['9001', 'foreign', 'not ours'],
  ['9002', 'foreign', 'not ours'],
];

/** Every UID with a story, exchange by exchange. The crowd of ordinary invitees is not listed. */
export const catalogue: readonly CatalogueEntry[] = SIMULATED_VENDORS.flatMap((exchange) => [
  ...tails.map(([tail, kind, description]) => ({
    exchange,
    uid: exchanges[exchange].uidPrefix + tail,
    kind,
    description,
  })),
  ...(exchanges[exchange].special ?? []).map((entry) => ({ exchange, ...entry })),
]);

/** All UIDs of one kind at one exchange, in the order of the catalogue. */
export function uidsOf(exchange: SimulatedVendor, kind: UidKind): string[] {
  return catalogue.filter((entry) => entry.exchange === exchange && entry.kind === kind).map((entry) => entry.uid);
}
