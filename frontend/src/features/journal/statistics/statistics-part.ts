import type { Currency } from '@/features/journal/components/money';
import type { JournalStatisticsDto } from '@/shared/api/generated/schemas';

/** What every part shows: figures of a period, in a currency. */
export interface StatisticsPartProps {
  statistics: JournalStatisticsDto;
  /** The days that the statistics are of. */
  days: { from?: string; to?: string };
  money: { currency: Currency; rate: number | undefined };
}
