import { useState } from 'react';
import { type RankEntry, rankEntries } from '@/features/insights/market/rank-entry.rules';
import { every } from '@/features/insights/polling';
import { useListTopGainersQuery } from '@/shared/api/generated/member';
import type { CoinDto } from '@/shared/api/generated/schemas';
import { useSettings } from '@/shared/use-settings';

const GAINERS = 50;
const SECONDS = 30;
/** More are never shown. */
const KEPT = 8;

interface Seen {
  gainers: readonly CoinDto[] | undefined;
  entries: readonly RankEntry[];
}

/** Coins that have come among the top gainers since the page was opened, newest first, and whether the gainers cannot be read. */
export function useRankEntries(): { entries: readonly RankEntry[]; isUnread: boolean } {
  const { data, isError, fulfilledTimeStamp } = useListTopGainersQuery({ limit: GAINERS }, every(SECONDS));
  const percent = useSettings().get('insights_rankAlertPercent');
  const [seen, setSeen] = useState<Seen>({ gainers: undefined, entries: [] });
  if (data && data !== seen.gainers && percent !== undefined) {
    const found = rankEntries(seen.gainers, data, { percent: Number(percent), at: fulfilledTimeStamp ?? 0 });
    setSeen({ gainers: data, entries: [...found, ...seen.entries].slice(0, KEPT) });
  }
  return { entries: seen.entries, isUnread: isError && data === undefined };
}
