import { siteApi } from '@/shared/api/generated/site';

/** An update of the stream `GET /api/crypto/live`. */
export interface LiveUpdate {
  topic: LiveTopic;
  version: string;
  /** The whole value. */
  value?: unknown;
  /** Fields that are replaced. */
  rest?: object;
  /** Of each list the rows that came, the changed fields of those that changed, and the names of those that went. */
  rows?: Record<string, { by: string; set: Record<string, unknown>[]; gone: string[] }>;
}

const { upsertQueryEntries } = siteApi.util;

/** The reads that a topic keeps new, with the arguments by which the screens read. */
const reads = {
  'kimchi-premium': [['getKimchiPremium', undefined]],
  'market-overview': [['getMarketOverview', undefined]],
  // The ticker compares with its earlier reading, so it is read at its own pace.
  'top-gainers': [['listTopGainers', { exchange: 'ALL' }]],
  'surge-coins': [['listSurgeCoins', undefined]],
  'latest-rate': [['getLatestRate', undefined]],
} as const;

export type LiveTopic = keyof typeof reads;

/** Makes a value that came by the stream the answer of its reads. */
export const answerReads = (topic: LiveTopic, value: unknown) =>
  upsertQueryEntries(reads[topic].map(([endpointName, arg]) => ({ endpointName, arg, value })) as never);

/** Returns a value after an update; rows that did not change stay the same objects. */
export function merged(before: unknown, { value, rest, rows = {} }: LiveUpdate): unknown {
  if (value !== undefined) return value;
  const after: Record<string, unknown> = { ...(before as object), ...rest };
  for (const [list, { by, set, gone }] of Object.entries(rows)) {
    const changed = new Map(set.map((row) => [row[by], row]));
    const left = new Set<unknown>(gone);
    const kept = (after[list] as Record<string, unknown>[]).filter((row) => !left.has(row[by]));
    const names = new Set(kept.map((row) => row[by]));
    after[list] = [
      ...kept.map((row) => (changed.has(row[by]) ? { ...row, ...changed.get(row[by]) } : row)),
      ...set.filter((row) => !names.has(row[by])),
    ];
  }
  return after;
}
