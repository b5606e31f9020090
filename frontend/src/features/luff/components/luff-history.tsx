import { LuffReceipt } from '@/features/luff/components/luff-receipts';
import { luffTexts } from '@/features/luff/texts';
import { useListLuffTransactionsInfiniteQuery } from '@/shared/api/generated/member';
import { itemsOf } from '@/shared/api/pages';
import { useLuffDigits } from '@/shared/points/luff-digits';
import { PointEntries } from '@/shared/statement/point-entries';
import { Statement } from '@/shared/statement/statement';
import { LUFF_TYPES, useStatementFilter } from '@/shared/statement/use-statement-filter';
import { EmptyState } from '@/shared/ui/state';
import styles from '@/features/luff/components/luff-wallet.module.css';

/** Entries that are loaded at a time: about ten days. */
const PAGE_SIZE = 30;

/** All Luff entries, by type and period, also as a file. `scroll`: height in px of a scrolling list. */
export function LuffHistory({ scroll }: { scroll?: number }) {
  const { t } = luffTexts.use();
  const digits = useLuffDigits();
  const filter = useStatementFilter(LUFF_TYPES);
  const query = useListLuffTransactionsInfiniteQuery({ ...filter.query, limit: PAGE_SIZE });
  return (
    <>
      {/* Above: the end of the list is many screens away. */}
      {(itemsOf(query.currentData)?.length ?? 0) > 0 && <p className={styles['cutNote']}>{t('history.cut')}</p>}
      <Statement
        filter={filter}
        query={query}
        csvPath="/api/luff/transactions.csv"
        region={t('history.region')}
        scroll={scroll}
        empty={<EmptyState title={t('history.none')}>{t('history.noneText')}</EmptyState>}
      >
        {(entries) => (
          <PointEntries
            entries={entries}
            label={t('history.title')}
            unit={t('luff')}
            digits={digits}
            byDay
            // Of chosen entries the first is not the last of its day.
            dayBalance={filter.type === 'all'}
            receipt={(id) => <LuffReceipt id={id} />}
          />
        )}
      </Statement>
    </>
  );
}
