import { LcoinEntries } from '@/features/lcoin/components/lcoin-entries';
import { useLcoinEntryPagesInfiniteQuery } from '@/features/lcoin/lcoin-pages';
import { lcoinTexts } from '@/features/lcoin/texts';
import { itemsOf } from '@/shared/api/pages';
import { useGetLcoinBalanceQuery, useGetLcoinSummaryQuery } from '@/shared/api/generated';
import { formatNumber } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { Amount, Figure } from '@/shared/ui/figure';
import { Skeleton, SkeletonRows } from '@/shared/ui/skeleton';
import { Stat, Stats } from '@/shared/ui/stat';
import { EmptyState, Loaded } from '@/shared/ui/state';
import styles from '@/features/lcoin/components/lcoin-statement.module.css';

const UNIT = 'L';

/** L coin as a statement: the balance, the sums, every entry. */
export function LcoinStatement() {
  const { t } = lcoinTexts.use();
  const balance = useGetLcoinBalanceQuery();
  const summary = useGetLcoinSummaryQuery();
  const history = useLcoinEntryPagesInfiniteQuery();
  return (
    <div className={styles['statement']}>
      <div>
        <dl>
          <Stat hero label={t('balance')}>
            <Loaded query={balance} skeleton={<Skeleton width="6em" />}>
              {({ balance: total, available, held }) => (
                <Figure
                  value={total}
                  unit={UNIT}
                  size="hero"
                  receipt={{
                    title: t('balance'),
                    rows: [
                      { label: t('available'), value: formatNumber(available), unit: UNIT },
                      { label: t('held'), value: formatNumber(held), unit: UNIT, operator: '+' },
                    ],
                    sum: { value: formatNumber(total), unit: UNIT },
                    note: t('balanceNote'),
                    source: t('source'),
                  }}
                />
              )}
            </Loaded>
          </Stat>
        </dl>
        <Loaded query={summary} skeleton={<SkeletonRows rows={1} />}>
          {({ earned, spent, count }) => (
            <Stats>
              <Stat label={t('earned')}>
                <Amount value={earned} unit={UNIT} />
              </Stat>
              <Stat label={t('spent')}>
                <Amount value={spent} unit={UNIT} />
              </Stat>
              <Stat label={t('count')}>
                <Amount value={count} />
              </Stat>
            </Stats>
          )}
        </Loaded>
      </div>
      <Section title={t('history')}>
        <Loaded
          query={{ ...history, data: itemsOf(history.data) }}
          skeleton={<SkeletonRows rows={6} height="56px" />}
          isEmpty={(entries) => entries.length === 0}
          empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
        >
          {(entries) => (
            <>
              <LcoinEntries entries={entries} />
              {history.hasNextPage && (
                <div className={styles['more']}>
                  <Button busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
                    {t('more')}
                  </Button>
                </div>
              )}
            </>
          )}
        </Loaded>
      </Section>
    </div>
  );
}
