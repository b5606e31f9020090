import { useGetLcoinSummaryQuery, useListLcoinEntriesInfiniteQuery } from '@/shared/api/generated/member';
import { useGetLcoinBalanceQuery } from '@/shared/api/generated/site';
import { itemsOf } from '@/shared/api/pages';
import { BalanceReceipt, LATEST, PointBalance, type PointBalanceProps } from '@/shared/statement/point-balance';
import { statementTexts } from '@/shared/statement/texts';
import { Skeleton } from '@/shared/ui/skeleton';
import { Loaded } from '@/shared/ui/state';

const UNIT = 'L';

/** Total L coin of a member. */
export function LcoinBalance({ size }: Pick<PointBalanceProps, 'size'>) {
  const { t } = statementTexts.use();
  const query = useGetLcoinBalanceQuery();
  return (
    <Loaded query={query} skeleton={<Skeleton width="6em" />}>
      {({ balance }) => (
        <PointBalance
          balance={balance}
          title={t('lcoinBalance')}
          unit={UNIT}
          size={size}
          receipt={() => <LcoinBalanceReceipt />}
        />
      )}
    </Loaded>
  );
}

function LcoinBalanceReceipt() {
  const { t } = statementTexts.use();
  const sums = useGetLcoinSummaryQuery();
  const entries = useListLcoinEntriesInfiniteQuery({ limit: LATEST });
  return (
    <BalanceReceipt title={t('lcoinBalance')} unit={UNIT} sums={sums} entries={itemsOf(entries.data)} kind="lcoin" />
  );
}
