import { formatAmount, formatSignedAmount, maskOfAmounts } from '@/features/journal/amounts';
import { isZero } from '@/features/journal/journal.rules';
import { type NetParts, netOf } from '@/features/journal/rebates/net.rules';
import { journalRebateTexts } from '@/features/journal/rebates/texts';
import type { JournalRebateDayDto } from '@/shared/api/generated/schemas';
import { sumDecimals } from '@/shared/decimal';
import { formatDay, formatMonth } from '@/shared/format';
import { useRebateWay } from '@/shared/money/money-way';
import { factBehind } from '@/shared/receipts/fact-receipt';
import type { ReceiptContent } from '@/shared/ui/receipt';

const DIGITS = 2;
/** Of rebates in receipts and files, whose rows add up: those of a day are small. */
export const REBATE_DIGITS = 4;
/** Up to so many days stand one by one. */
const SINGLE_DAYS = 31;

const rebateText = (value: string): string => formatSignedAmount(value, { digits: REBATE_DIGITS });
const isEstimated = ({ exchanges }: JournalRebateDayDto): boolean => exchanges.some((part) => part.isEstimated);

/** The exchanges that a day's rebate is made of. */
export function useDayRebateReceipt(): (day: JournalRebateDayDto) => ReceiptContent {
  const { t, language } = journalRebateTexts.use();
  const way = useRebateWay()();
  return (day) => ({
    title: t('receipt.day', { day: formatDay(day.day, language) }),
    rows: day.exchanges.flatMap(({ exchange, uids, zone, rebate }) =>
      rebate === null
        ? []
        : [{ label: exchange, value: rebateText(rebate), note: t('receipt.uid', { uids: uids.join(', '), zone }) }],
    ),
    sum: { label: t('rebate'), value: rebateText(day.rebate ?? '0'), unit: 'USDT' },
    source: t('receipt.source'),
    note: t('receipt.note'),
    way,
    ...(isEstimated(day) ? { marks: ['estimated' as const] } : {}),
  });
}

/** The days that a period's rebate is made of; months where they are many. */
export function useRebatesReceipt(): (days: readonly JournalRebateDayDto[], rebate: string) => ReceiptContent {
  const { t, language } = journalRebateTexts.use();
  const way = useRebateWay()();
  return (days, rebate) => {
    const reported = days.flatMap((day) => (day.rebate === null ? [] : [{ ...day, rebate: day.rebate }]));
    const months = [...new Set(reported.map(({ day }) => day.slice(0, 7)))];
    const rows =
      reported.length <= SINGLE_DAYS
        ? reported.map((day) => ({
            label: formatDay(day.day, language),
            value: rebateText(day.rebate),
            note: day.exchanges.map(({ exchange }) => exchange).join(', '),
            // That receipt is of the rebates and hides nothing.
            behind:
              maskOfAmounts() === undefined
                ? factBehind({ kind: 'rebate-day', id: day.day }, formatDay(day.day, language))
                : undefined,
          }))
        : months.map((month) => {
            const own = reported.filter(({ day }) => day.startsWith(month));
            return {
              label: formatMonth(month, language),
              value: rebateText(sumDecimals(own.map((day) => day.rebate))),
              note: t('receipt.days', { count: own.length }),
            };
          });
    return {
      title: t('receipt.period'),
      rows,
      sum: { label: t('rebate'), value: rebateText(rebate), unit: 'USDT' },
      source: t('receipt.source'),
      note: t('receipt.note'),
      way,
      ...(reported.some(isEstimated) ? { marks: ['estimated' as const] } : {}),
    };
  };
}

/** Result of trades, fees, funding and rebate: what remains. */
export function useNetReceipt(): (title: string, parts: NetParts) => ReceiptContent {
  const { t } = journalRebateTexts.use();
  return (title, parts) => {
    const { result, fees, funding, rebate } = parts;
    return {
      title,
      rows: [
        { label: t('result'), value: formatSignedAmount(result, { digits: DIGITS }) },
        { label: t('fees'), value: formatAmount(fees, { digits: DIGITS }), operator: '\u2212' },
        ...(isZero(funding)
          ? []
          : [{ label: t('funding'), value: formatSignedAmount(funding, { digits: DIGITS }), operator: '+' as const }]),
        { label: t('rebate'), value: rebateText(rebate), operator: '+' },
      ],
      sum: { label: t('net'), value: formatSignedAmount(netOf(parts), { digits: DIGITS }), unit: 'USDT' },
      source: t('receipt.books'),
      note: t('receipt.sameNote'),
    };
  };
}
