import { LuffEntries } from '@/features/luff/components/luff-entries';
import { luffTexts } from '@/features/luff/texts';
import { useListLuffTransactionsInfiniteQuery } from '@/shared/api/generated/member';
import type { LuffHistoryType } from '@/shared/api/generated/schemas';
import { NothingFound, StatementFilter } from '@/shared/statement/statement-filter';
import { useStatementFilter } from '@/shared/statement/use-statement-filter';
import { ScrollRegion } from '@/shared/ui/entries';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { LoadedList } from '@/shared/ui/loaded-list';
import { EmptyState } from '@/shared/ui/state';
import styles from '@/features/luff/components/luff-wallet.module.css';

const TYPES = ['earn', 'spend', 'other'] as const satisfies readonly LuffHistoryType[];

export interface LuffHistoryProps {
  /** Height in px of a scrolling list; without it the page grows. */
  scroll?: number;
}

/** All Luff entries, by type and period, also as a file; each amount opens its receipt. */
export function LuffHistory({ scroll }: LuffHistoryProps) {
  const { t } = luffTexts.use();
  const filter = useStatementFilter(TYPES);
  const history = useListLuffTransactionsInfiniteQuery(filter.query);
  return (
    <>
      <StatementFilter
        filter={filter}
        types={TYPES.map((value) => ({ value, label: t(`history.type.${value}`) }))}
        csvPath="/api/luff/transactions.csv"
      />
      <LoadedList
        query={{ ...history, data: history.currentData }}
        more={t('history.more')}
        frame={(list) => (
          <ScrollRegion label={t('history.region')} height={scroll}>
            {list}
          </ScrollRegion>
        )}
        skeleton={<SkeletonRows rows={8} height="56px" />}
        empty={
          filter.isFiltered ? (
            <NothingFound onReset={filter.reset} />
          ) : (
            <EmptyState title={t('history.none')}>{t('history.noneText')}</EmptyState>
          )
        }
      >
        {(entries) => (
          <>
            <LuffEntries entries={entries} />
            <p className={styles['cutNote']}>{t('history.cut')}</p>
          </>
        )}
      </LoadedList>
    </>
  );
}
