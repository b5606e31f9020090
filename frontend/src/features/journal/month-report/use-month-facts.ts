import {
  useGetJournalRebatesQuery,
  useGetJournalStatisticsQuery,
  useListDailyEntriesInfiniteQuery,
  useListJournalDaysInfiniteQuery,
  useListJournalPicturesQuery,
  useListTradesInfiniteQuery,
} from '@/shared/api/generated/member';
import type {
  DailyEntryDto,
  JournalDayDto,
  JournalPictureDto,
  JournalRebatesDto,
  JournalStatisticsDto,
  TradeDto,
} from '@/shared/api/generated/schemas';
import { useAllItems } from '@/shared/api/use-all-items';

/** More trades than this make no readable print. */
const MOST_TRADES = 500;

/** A month as it is printed. Lists are newest first. */
export interface MonthFacts {
  days: JournalDayDto[];
  statistics: JournalStatisticsDto;
  entries: DailyEntryDto[];
  pictures: JournalPictureDto[];
  rebates: JournalRebatesDto;
  /** Undefined if they are too many to be printed. */
  trades: TradeDto[] | undefined;
  /** When the oldest of the answers came. */
  at: number;
}

/** Reads everything of a month: a report that lacks a part without saying so is wrong on paper for ever. */
export function useMonthFacts(period: { from: string; to: string }) {
  const days = useAllItems(useListJournalDaysInfiniteQuery(period));
  const statistics = useGetJournalStatisticsQuery(period);
  const entries = useAllItems(useListDailyEntriesInfiniteQuery(period));
  const rebates = useGetJournalRebatesQuery(period);
  const pictures = useListJournalPicturesQuery(period);
  const count = statistics.currentData?.trades.tradeCount;
  const isPrintable = count !== undefined && count <= MOST_TRADES;
  const trades = useAllItems(useListTradesInfiniteQuery(period, { skip: !isPrintable }));
  const asked = [days, statistics, entries, pictures, rebates, ...(isPrintable ? [trades] : [])];
  const failed = asked.filter(({ isError, data }) => isError && data === undefined);
  return {
    data: ((): MonthFacts | undefined => {
      const known = {
        statistics: statistics.currentData,
        rebates: rebates.currentData,
        pictures: pictures.currentData,
      };
      if (!days.data || !known.statistics || !entries.data || !known.rebates || !known.pictures) return undefined;
      if (isPrintable && !trades.data) return undefined;
      return {
        days: days.data,
        statistics: known.statistics,
        entries: entries.data,
        pictures: known.pictures,
        rebates: known.rebates,
        trades: isPrintable ? trades.data : undefined,
        at: Math.min(...asked.flatMap(({ fulfilledTimeStamp }) => fulfilledTimeStamp ?? [])),
      };
    })(),
    isError: failed.length > 0,
    error: failed[0]?.error,
    refetch: () => failed.map(({ refetch }): unknown => refetch()),
  };
}
