import { LcoinEntries } from '@/features/lcoin/components/lcoin-entries';
import { lcoinTexts } from '@/features/lcoin/texts';
import { useListLcoinEntriesInfiniteQuery } from '@/shared/api/generated/member';
import { Statement } from '@/shared/statement/statement';
import { LCOIN_TYPES, useStatementFilter } from '@/shared/statement/use-statement-filter';
import { EmptyState } from '@/shared/ui/state';

/** All L coin entries, by type and period, also as a file. */
export function LcoinHistory() {
  const { t } = lcoinTexts.use();
  const filter = useStatementFilter(LCOIN_TYPES);
  return (
    <Statement
      filter={filter}
      query={useListLcoinEntriesInfiniteQuery(filter.query)}
      csvPath="/api/lance-coins/history.csv"
      region={t('historyRegion')}
      empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
    >
      {(entries) => <LcoinEntries entries={entries} byDay />}
    </Statement>
  );
}
