import { lcoinTexts } from '@/features/lcoin/texts';
import {
  type LcoinBalanceDto,
  type LcoinSummaryDto,
  useGetLcoinBalanceQuery,
  useGetLcoinSummaryQuery,
} from '@/shared/api/generated';
import { compareDecimals } from '@/shared/decimal';
import { formatNumber, formatSigned } from '@/shared/format';
import { Figure, type FigureProps } from '@/shared/ui/figure';
import type { ReceiptContent } from '@/shared/ui/receipt';
import { Skeleton, SkeletonRows } from '@/shared/ui/skeleton';
import { Stat, Stats } from '@/shared/ui/stat';
import { Loaded } from '@/shared/ui/state';

const UNIT = 'L';

/** All L coin of a member, read and shown; its receipt parts it into what can be spent and what is held. */
export function LcoinBalance({ size = 'text' }: { size?: FigureProps['size'] }) {
  const balance = useGetLcoinBalanceQuery();
  return (
    <Loaded query={balance} skeleton={<Skeleton width="6em" />}>
      {(answer) => <LcoinBalanceFigure balance={answer} size={size} />}
    </Loaded>
  );
}

function LcoinBalanceFigure({ balance, size }: { balance: LcoinBalanceDto; size: FigureProps['size'] }) {
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
          { label: t('held'), value: formatNumber(balance.held), unit: UNIT, operator: '+' },
        ],
        sum: { value: formatNumber(balance.balance), unit: UNIT },
        note: t('balanceNote'),
        source: t('source'),
      }}
    />
  );
}

/** What came in and went out in all; each figure opens the kinds of acts it is the sum of. */
export function LcoinSums() {
  const { t } = lcoinTexts.use();
  const summary = useGetLcoinSummaryQuery();
  return (
    <Loaded query={summary} skeleton={<SkeletonRows rows={1} height="64px" />}>
      {(sums) => {
        const { earned, spent, count } = sums;
        return (
          <Stats label={t('sums')}>
            <Stat label={t('earned')}>
              <Figure value={earned} unit={UNIT} receipt={sumReceipt(sums, 'earned', t)} />
            </Stat>
            <Stat label={t('spent')}>
              <Figure value={spent} unit={UNIT} receipt={sumReceipt(sums, 'spent', t)} />
            </Stat>
            <Stat label={t('count')}>
              <Figure value={count} receipt={countReceipt(sums, t)} />
            </Stat>
          </Stats>
        );
      }}
    </Loaded>
  );
}

type Words = typeof lcoinTexts.t;

/** The sums are of what could be spent: acts that move nothing of it, such as an approval, are not among them. */
const belongsTo = { earned: (sign: number) => sign > 0, spent: (sign: number) => sign < 0 };

function sumReceipt(sums: LcoinSummaryDto, which: 'earned' | 'spent', t: Words): ReceiptContent {
  const parts = sums.breakdown.filter(({ amount }) => belongsTo[which](compareDecimals(amount, 0)));
  return {
    title: t(which),
    rows: parts.map((part) => ({
      label: part.label,
      value: formatSigned(part.amount),
      unit: UNIT,
      note: t('times', { count: part.count }),
    })),
    sum: { value: formatNumber(sums[which]), unit: UNIT },
    ...(parts.length === 0 ? { note: t('nothingYet') } : {}),
    source: t('source'),
  };
}

function countReceipt({ breakdown, count }: LcoinSummaryDto, t: Words): ReceiptContent {
  return {
    title: t('count'),
    rows: breakdown.map((part) => ({ label: part.label, value: formatNumber(part.count) })),
    sum: { value: formatNumber(count) },
    source: t('source'),
  };
}
