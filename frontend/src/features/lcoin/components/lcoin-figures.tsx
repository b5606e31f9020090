import { lcoinTexts } from '@/features/lcoin/texts';
import { useGetLcoinSummaryQuery } from '@/shared/api/generated/member';
import type { LcoinSummaryDto } from '@/shared/api/generated/schemas';
import { useGetLcoinBalanceQuery } from '@/shared/api/generated/site';
import { compareDecimals, subtractDecimals, sumDecimals } from '@/shared/decimal';
import { formatNumber } from '@/shared/format';
import { PointBalance, type PointBalanceProps } from '@/shared/statement/point-balance';
import { Figure } from '@/shared/ui/figure';
import type { ReceiptContent, ReceiptRow } from '@/shared/ui/receipt';
import { Skeleton, SkeletonRows } from '@/shared/ui/skeleton';
import { Stat, Stats } from '@/shared/ui/stat';
import { Loaded } from '@/shared/ui/state';

const UNIT = 'L';

/** Total L coin of a member. */
export function LcoinBalance({ size }: Pick<PointBalanceProps, 'size'>) {
  const { t } = lcoinTexts.use();
  const query = useGetLcoinBalanceQuery();
  return (
    <Loaded query={query} skeleton={<Skeleton width="6em" />}>
      {(balance) => (
        <PointBalance {...balance} title={t('balance')} unit={UNIT} size={size} at={query.fulfilledTimeStamp} />
      )}
    </Loaded>
  );
}

/**
 * Sums of credits and debits, and the number of entries. Credits less debits is the balance, whose own receipt shows the
 * held part. Each figure opens its entry types.
 */
export function LcoinSums() {
  const { t } = lcoinTexts.use();
  const summary = useGetLcoinSummaryQuery();
  return (
    <Loaded query={summary} skeleton={<SkeletonRows rows={1} height="64px" />}>
      {(sums) => {
        const { earned, spent, count } = sums;
        const at = summary.fulfilledTimeStamp;
        return (
          <Stats label={t('sums')}>
            <Stat label={t('earned')}>
              <Figure value={earned} unit={UNIT} receipt={{ ...sumReceipt(sums, 'earned', t), at }} />
            </Stat>
            <Stat label={t('spent')}>
              <Figure value={spent} unit={UNIT} receipt={{ ...sumReceipt(sums, 'spent', t), at }} />
            </Stat>
            <Stat label={t('count')}>
              <Figure value={count} receipt={{ ...countReceipt(sums, t), at }} />
            </Stat>
          </Stats>
        );
      }}
    </Loaded>
  );
}

type Words = typeof lcoinTexts.t;

/** Entry types of a sum with their signs: a refund reduces the debits. */
function sumReceipt(sums: LcoinSummaryDto, which: 'earned' | 'spent', t: Words): ReceiptContent {
  const direction = which === 'earned' ? 1 : -1;
  const acts = sums.breakdown
    .filter(({ part }) => part === which)
    .map(({ label, amount, count }) => ({ label, amount, note: t('times', { count }) }));
  const rows = [...acts, ...(which === 'spent' ? approvedRequests(sums, t) : [])];
  return {
    title: t(which),
    rows: rows.map(({ label, amount, note }, index): ReceiptRow => {
      const isMore = compareDecimals(amount, 0) === direction;
      return {
        label,
        value: formatNumber(sizeOf(amount)),
        unit: UNIT,
        note,
        ...(index === 0 && isMore ? {} : { operator: isMore ? '+' : '\u2212' }),
      };
    }),
    sum: { value: formatNumber(sums[which]), unit: UNIT },
    ...(rows.length === 0 ? { note: t('nothingYet') } : {}),
    source: t('source'),
  };
}

/** Approved passes: what requests took, less refunds and holds. */
function approvedRequests({ breakdown, held }: LcoinSummaryDto, t: Words) {
  const amount = sumDecimals([...breakdown.filter(({ part }) => part === 'request').map((act) => act.amount), held]);
  return compareDecimals(amount, 0) === 0 ? [] : [{ label: t('passes'), amount, note: t('passesNote') }];
}

const sizeOf = (amount: string): string => (compareDecimals(amount, 0) < 0 ? subtractDecimals(0, amount) : amount);

function countReceipt({ breakdown, count }: LcoinSummaryDto, t: Words): ReceiptContent {
  return {
    title: t('count'),
    rows: breakdown.map((part) => ({ label: part.label, value: formatNumber(part.count) })),
    sum: { value: formatNumber(count) },
    source: t('source'),
  };
}
