import { LcoinEntries } from '@/features/lcoin/components/lcoin-entries';
import { lcoinTexts } from '@/features/lcoin/texts';
import { useListLcoinEntriesInfiniteQuery } from '@/shared/api/generated/member';
import type { LcoinHistoryType } from '@/shared/api/generated/schemas';
import { NothingFound, StatementFilter } from '@/shared/statement/statement-filter';
import { useStatementFilter } from '@/shared/statement/use-statement-filter';
import { ScrollRegion } from '@/shared/ui/entries';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { LoadedList } from '@/shared/ui/loaded-list';
import { EmptyState } from '@/shared/ui/state';

const TYPES = ['earn', 'bonus', 'mining', 'spend', 'other'] as const satisfies readonly LcoinHistoryType[];

export interface LcoinHistoryProps {
  /** Height in px of a scrolling list; without it the page grows. */
  scroll?: number;
  badges?: boolean;
}

/** All L coin entries, by type and period, also as a file. The filter is kept in the address. */
export function LcoinHistory({ scroll, badges = false }: LcoinHistoryProps) {
  const { t } = lcoinTexts.use();
  const filter = useStatementFilter(TYPES);
  const history = useListLcoinEntriesInfiniteQuery(filter.query);
  return (
    <>
      <StatementFilter
        filter={filter}
        types={TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
        csvPath="/api/lance-coins/history.csv"
      />
      <LoadedList
        query={{ ...history, data: history.currentData }}
        more={t('more')}
        frame={(list) => (
          <ScrollRegion label={t('historyRegion')} height={scroll}>
            {list}
          </ScrollRegion>
        )}
        skeleton={<SkeletonRows rows={6} height="56px" />}
        empty={
          filter.isFiltered ? (
            <NothingFound onReset={filter.reset} />
          ) : (
            <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
          )
        }
      >
        {(entries) => <LcoinEntries entries={entries} badges={badges} />}
      </LoadedList>
    </>
  );
}
