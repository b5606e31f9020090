import { LuffEntries } from '@/features/luff/components/luff-entries';
import { useLuffTransactionPagesInfiniteQuery } from '@/features/luff/luff-pages';
import { luffTexts } from '@/features/luff/texts';
import { itemsOf } from '@/shared/api/pages';
import { Button } from '@/shared/ui/button';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import styles from '@/features/luff/components/luff-wallet.module.css';

/** Every entry of Luff; each figure opens what it was computed from. */
export function LuffHistory() {
  const { t } = luffTexts.use();
  const query = useLuffTransactionPagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: 30 });
  return (
    <Loaded
      query={{ ...query, data: itemsOf(query.data) }}
      skeleton={<SkeletonRows rows={8} height="56px" />}
      isEmpty={(entries) => entries.length === 0}
      empty={<EmptyState title={t('history.none')}>{t('history.noneText')}</EmptyState>}
    >
      {(entries) => (
        <>
          <LuffEntries entries={entries} />
          {query.hasNextPage && (
            <div className={styles['more']}>
              <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t('history.more')}
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}
