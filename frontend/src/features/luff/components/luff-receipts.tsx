import { exactLuff, usdtText } from '@/features/luff/luff-amounts';
import { luffTexts } from '@/features/luff/texts';
import { itemsOf } from '@/shared/api/pages';
import {
  useGetLuffReceiptQuery,
  useListLuffRedemptionsInfiniteQuery,
  useListLuffTransactionsInfiniteQuery,
} from '@/shared/api/generated/member';
import type { EntryDto } from '@/shared/api/generated/schemas';
import { compareDecimals } from '@/shared/decimal';
import { formatDateTime, formatDay } from '@/shared/format';
import { usePaybackWay } from '@/shared/money/money-way';
import { useLuffDigits } from '@/shared/points/luff-digits';
import { useCutSum } from '@/shared/receipts/cut-sum';
import { factBehind, factName } from '@/shared/receipts/fact-receipt';
import { entryWords } from '@/shared/statement/entry-words';
import { PointReceipt } from '@/shared/statement/point-receipt';
import { useTrailName } from '@/shared/receipts/trail';
import { Receipt, ReceiptSkeleton } from '@/shared/ui/receipt';
import { Loaded } from '@/shared/ui/state';

/** Receipt of a Luff entry of the member. */
export function LuffReceipt({ id }: { id: string }) {
  useTrailName(factName({ kind: 'luff', id }));
  return <PointReceipt query={useGetLuffReceiptQuery({ id })} fact={{ kind: 'luff', id }} />;
}

/** Today's entries. */
export function TodayReceipt({ total }: { total: string }) {
  const { t, language } = luffTexts.use();
  const paybackWay = usePaybackWay();
  const query = useListLuffTransactionsInfiniteQuery({});
  const unit = t('luff');
  const cutSum = useCutSum();
  const digits = useLuffDigits();
  return (
    <Loaded query={{ ...query, data: itemsOf(query.data) }} skeleton={<ReceiptSkeleton rows={3} />}>
      {(entries) => {
        const accruals = entries.filter(({ reference }) => reference?.type === 'luff_accrual');
        const dayOf = (entry: EntryDto): string => formatDay(new Date(entry.createdAt), language);
        // Uses the server's day: if something was earned today, it is the day of the latest accrual.
        const rows =
          compareDecimals(total, 0) === 0
            ? []
            : accruals.filter((entry) => dayOf(entry) === dayOf(accruals[0] ?? entry));
        return (
          <Receipt
            title={t('wallet.todayTitle')}
            rows={rows.map((entry) => {
              const { title, when, causes } = entryWords(entry, language);
              return {
                label: title,
                value: exactLuff(entry.amount, 'always'),
                note: [when, ...causes].map((words) => <span key={words}>{words}</span>),
                behind: factBehind({ kind: 'luff', id: entry.id }, entry.description),
              };
            })}
            {...cutSum({ value: exactLuff(total, 'always'), unit }, digits)}
            {...(rows.length === 0 ? { note: t('wallet.todayNone') } : {})}
            way={paybackWay}
            source={t('wallet.source')}
          />
        );
      }}
    </Loaded>
  );
}

/** Requests that hold Luff. */
export function HeldReceipt({ held }: { held: string }) {
  const { t, language } = luffTexts.use();
  const paybackWay = usePaybackWay();
  const query = useListLuffRedemptionsInfiniteQuery({});
  return (
    <Loaded query={{ ...query, data: itemsOf(query.data) }} skeleton={<ReceiptSkeleton rows={2} />}>
      {(redemptions) => {
        const waiting = redemptions.filter(({ status }) => status === 'pending');
        return (
          <Receipt
            title={t('wallet.held')}
            rows={waiting.map(({ id, usdtAmount, luffAmount, createdAt }) => ({
              ...(usdtAmount === null
                ? { label: t('wallet.indicatorPass') }
                : {
                    label: `${t('wallet.payback')} ${usdtText(usdtAmount)} ${t('usdt')}`,
                    behind: factBehind({ kind: 'payback', id }, t('wallet.payback')),
                  }),
              value: exactLuff(luffAmount),
              note: formatDateTime(createdAt, language),
            }))}
            sum={{ value: exactLuff(held), unit: t('luff') }}
            note={waiting.length === 0 ? t('wallet.heldNone') : t('wallet.heldNote')}
            way={paybackWay}
            source={t('wallet.source')}
          />
        );
      }}
    </Loaded>
  );
}
