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

/** All L coin of a member, read and shown; its receipt parts it into what can be spent and what is held. */
export function LcoinBalance({ size = 'text' }: { size?: FigureProps['size'] }) {
  const balance = useGetLcoinBalanceQuery();
  return (
    <Loaded query={balance} skeleton={<Skeleton width="6em" />}>
      {(answer) => <LcoinBalanceFigure balance={answer} size={size} at={instantOf(balance.fulfilledTimeStamp)} />}
    </Loaded>
  );
}

/** When an answer came, for the foot of a receipt. */
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
 * What came in, what is gone, and how many entries tell of it: the first less the second is the balance, whose own receipt says
 * what of it waits for a decision. Each figure opens the kinds of acts it is the sum of.
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

/** The kinds of acts behind a sum, each as it enters the sum: a refund makes what was spent less. */
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

/** Of what requests took, what is neither back nor held: the passes that were approved. */
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
