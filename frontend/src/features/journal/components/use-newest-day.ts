import { useListJournalDaysInfiniteQuery } from '@/shared/api/generated/member';
import { itemsOf } from '@/shared/api/pages';

/** The newest day of the journal with a record, `YYYY-MM-DD`; null where nothing was written yet, undefined until it is known. */
export function useNewestDay(): string | null | undefined {
  const days = itemsOf(useListJournalDaysInfiniteQuery({ limit: 1 }).data);
  return days && (days[0]?.day ?? null);
}
