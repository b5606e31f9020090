import { lcoinTexts } from '@/features/lcoin/texts';
import { useGetLcoinSummaryQuery } from '@/shared/api/generated/member';
import type { LcoinBalanceDto, LcoinSummaryDto } from '@/shared/api/generated/schemas';
import { useGetLcoinBalanceQuery } from '@/shared/api/generated/site';
import { compareDecimals, subtractDecimals, sumDecimals } from '@/shared/decimal';
import { formatNumber } from '@/shared/format';
import { Figure, type FigureProps } from '@/shared/ui/figure';
import type { ReceiptContent, ReceiptRow } from '@/shared/ui/receipt';
import { Skeleton, SkeletonRows } from '@/shared/ui/skeleton';
import { Stat, Stats } from '@/shared/ui/stat';
import { Loaded } from '@/shared/ui/state';

const UNIT = 'L';

/** Total L coin of a member; its receipt splits it into available and held. */
export function LcoinBalance({ size = 'text' }: { size?: FigureProps['size'] }) {
  const balance = useGetLcoinBalanceQuery();
  return (
    <Loaded query={balance} skeleton={<Skeleton width="6em" />}>
      {(answer) => <LcoinBalanceFigure balance={answer} size={size} at={instantOf(balance.fulfilledTimeStamp)} />}
    </Loaded>
  );
}

/** Time of the answer, for receipts. */
function instantOf(readAt: number | undefined): string | undefined {
  return readAt === undefined ? undefined : new Date(readAt).toISOString();
}

interface LcoinBalanceFigureProps {
  balance: LcoinBalanceDto;
  size: FigureProps['size'];
  at: string | undefined;
}

function LcoinBalanceFigure({ balance, size, at }: LcoinBalanceFigureProps) {
  const { t } = lcoinTexts.use();
  return (
    <Figure
      value={balance.balance}
      unit={UNIT}
      size={size}
      receipt={{
        title: t('balance'),
        rows: [
          { label: t('available'), value: formatNumber(balance.available), unit: UNIT },
          { label: t('held'), value: formatNumber(balance.held), unit: UNIT, operator: '+', note: t('heldNote') },
        ],
        sum: { value: formatNumber(balance.balance), unit: UNIT },
        source: t('source'),
        at,
      }}
    />
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
        const at = instantOf(summary.fulfilledTimeStamp);
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
