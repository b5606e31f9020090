import { formatAmount, formatSignedAmount, maskOfAmounts } from '@/features/journal/amounts';
import { isZero } from '@/features/journal/journal.rules';
import { type NetParts, netOf } from '@/features/journal/rebates/net.rules';
import { journalRebateTexts } from '@/features/journal/rebates/texts';
import type { JournalRebateDayDto } from '@/shared/api/generated/schemas';
import { compareDecimals, subtractDecimals, sumDecimals } from '@/shared/decimal';
import { formatDay, formatMonth } from '@/shared/format';
import { useRebateWay } from '@/shared/money/money-way';
import { factBehind } from '@/shared/receipts/fact-receipt';
import type { ReceiptContent, ReceiptRow } from '@/shared/ui/receipt';

const DIGITS = 2;
/** Of rebates in receipts and files, whose rows add up: those of a day are small. */
export const REBATE_DIGITS = 4;
/** Up to so many days stand one by one. */
const SINGLE_DAYS = 31;

const rebateText = (value: string): string => formatSignedAmount(value, { digits: REBATE_DIGITS });
/** Whether part of the day's rebate was computed from what the exchange reported. */
export const isEstimated = ({ exchanges }: JournalRebateDayDto): boolean => exchanges.some((part) => part.isEstimated);

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

/** What remains of a result. It is called net only where fees are recorded and taken off. */
export interface Net {
  label: string;
  note: string;
  /** In USDT. */
  value: string;
  /** `day` as it is written. */
  receiptOf: (day?: string) => ReceiptContent;
}

/** Result of trades, fees, funding and rebate: what remains. */
export function useNet(): (parts: NetParts) => Net {
  const { t } = journalRebateTexts.use();
  return (parts) => {
    const { result, fees, funding, rebate } = parts;
    const hasFees = !isZero(fees);
    const label = t(hasFees ? 'net' : isZero(funding) ? 'withRebate' : 'withFunding');
    const note = t(hasFees ? 'netNote' : 'withRebateNote');
    const value = netOf(parts);
    const receiptOf = (day?: string): ReceiptContent => ({
      title: day === undefined ? label : t('receipt.titleOfDay', { day, title: label }),
      rows: [
        { label: t('result'), value: formatSignedAmount(result, { digits: DIGITS }) },
        ...(hasFees ? [addedRow(t('fees'), subtractDecimals(0, fees), DIGITS)] : []),
        ...(isZero(funding) ? [] : [addedRow(t('funding'), funding, DIGITS)]),
        addedRow(t('rebate'), rebate, REBATE_DIGITS),
      ],
      sum: { label, value: formatSignedAmount(value, { digits: DIGITS }), unit: 'USDT' },
      source: t('receipt.books'),
      note: hasFees ? t('receipt.sameNote') : `${note} ${t('receipt.sameNote')}`,
    });
    return { label, note, value, receiptOf };
  };
}

/** A row whose sign is its operator; the sign of a hidden amount is hidden with it. */
function addedRow(label: string, value: string, digits: number): ReceiptRow {
  const isLess = compareDecimals(value, 0) < 0 && maskOfAmounts() === undefined;
  const size = isLess ? subtractDecimals(0, value) : value;
  return { label, value: formatAmount(size, { digits }), operator: isLess ? '\u2212' : '+' };
}
