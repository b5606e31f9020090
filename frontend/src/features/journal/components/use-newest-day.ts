import { isFirstDay, usualMonth } from '@/features/journal/journal.rules';
import { useListJournalDaysInfiniteQuery } from '@/shared/api/generated/member';
import { itemsOf } from '@/shared/api/pages';

/** The newest day of the journal with a record, `YYYY-MM-DD`; null where nothing was written yet, undefined until it is known. */
export function useNewestDay(): string | null | undefined {
  const days = itemsOf(useListJournalDaysInfiniteQuery({ limit: 1 }).data);
  return days && (days[0]?.day ?? null);
}

/** The month that is shown unless one is asked for; undefined until it is known. */
export function useUsualMonth(today: string): string | undefined {
  const { data, isLoading } = useListJournalDaysInfiniteQuery({ limit: 1 });
  const usual = usualMonth(today, itemsOf(data)?.[0]?.day);
  return isLoading && isFirstDay(today) ? undefined : usual;
}
