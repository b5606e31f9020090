import type { PointSummaryDto } from '@/shared/api/generated/schemas';
import { compareDecimals, subtractDecimals, sumDecimals } from '@/shared/decimal';
import { formatNumber } from '@/shared/format';
import { statementTexts } from '@/shared/statement/texts';
import type { ReceiptContent, ReceiptRow } from '@/shared/ui/receipt';

const MAX_DIGITS = 8;

/** A point with all its digits, for receipts. */
export function exactPoints(value: string, sign: 'auto' | 'always' = 'auto'): string {
  return formatNumber(value, { digits: MAX_DIGITS, trim: true, sign });
}

/** Receipts of what was earned and spent in all, by kind of act; a refund reduces what was spent. */
export function usePointSums(unit: string): (sums: PointSummaryDto, which: 'earned' | 'spent') => ReceiptContent {
  const { t } = statementTexts.use();
  return (sums, which) => {
    const direction = which === 'earned' ? 1 : -1;
    const acts = sums.breakdown
      .filter(({ part }) => part === which)
      .map(({ label, amount, count }) => ({ label, amount, note: t('times', { count }) }));
    const decided = which === 'spent' ? decidedRequests(sums) : '0';
    const rows = [
      ...acts,
      ...(compareDecimals(decided, 0) === 0
        ? []
        : [{ label: t('requests'), amount: decided, note: t('requestsNote') }]),
    ];
    return {
      title: t(`sums.${which}`),
      rows: rows.map(({ label, amount, note }, index): ReceiptRow => {
        const isMore = compareDecimals(amount, 0) === direction;
        return {
          label,
          value: exactPoints(sizeOf(amount)),
          unit,
          note,
          ...(index === 0 && isMore ? {} : { operator: isMore ? '+' : '\u2212' }),
        };
      }),
      sum: { value: exactPoints(sums[which]), unit },
      ...(rows.length === 0 ? { note: t('nothingYet') } : {}),
      source: t('source'),
    };
  };
}

/** What requests took for good, less what came back and what is still held. */
function decidedRequests({ breakdown, held }: PointSummaryDto): string {
  return sumDecimals([...breakdown.filter(({ part }) => part === 'request').map(({ amount }) => amount), held]);
}

const sizeOf = (amount: string): string => (compareDecimals(amount, 0) < 0 ? subtractDecimals(0, amount) : amount);
