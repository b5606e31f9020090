import { exactLuff, usdtText } from '@/features/luff/luff-amounts';
import { luffTexts } from '@/features/luff/texts';
import { itemsOf } from '@/shared/api/pages';
import {
  useGetLuffReceiptQuery,
  useListLuffRedemptionsInfiniteQuery,
  useListLuffTransactionsInfiniteQuery,
} from '@/shared/api/generated/member';
import type { LuffReceiptDto, LuffTransactionDto } from '@/shared/api/generated/schemas';
import { compareDecimals } from '@/shared/decimal';
import { formatDateTime, formatDay } from '@/shared/format';
import { usePaybackWay } from '@/shared/money/money-way';
import { paths } from '@/shared/paths';
import { LuffReceiptPaper } from '@/shared/points/luff-receipt-paper';
import { pointsTexts } from '@/shared/points/texts';
import { ButtonLink } from '@/shared/ui/button';
import { Receipt, ReceiptSkeleton } from '@/shared/ui/receipt';
import { Loaded } from '@/shared/ui/state';

/** Receipt of a Luff entry of the member, with a link to its request. */
export function LuffReceipt({ id }: { id: string }) {
  const query = useGetLuffReceiptQuery({ id });
  return <LuffReceiptPaper query={query} wayOn={({ redemption }) => <WayOn redemption={redemption} />} />;
}

function WayOn({ redemption }: Pick<LuffReceiptDto, 'redemption'>) {
  const { t } = luffTexts.use();
  if (redemption === null) return null;
  const isPayback = redemption.redemptionType === 'usdt_payback';
  return (
    <ButtonLink size="s" to={isPayback ? `${paths.myPage}?tab=luff&view=payback` : paths.indicatorPurchase}>
      {t(isPayback ? 'way.paybacks' : 'way.indicators')}
    </ButtonLink>
  );
}

/** Today's entries. */
export function TodayReceipt({ total }: { total: string }) {
  const { t, language } = luffTexts.use();
  const paybackWay = usePaybackWay();
  const query = useListLuffTransactionsInfiniteQuery({});
  const unit = t('luff');
  return (
    <Loaded query={{ ...query, data: itemsOf(query.data) }} skeleton={<ReceiptSkeleton rows={3} />}>
      {(entries) => {
        const accruals = entries.filter(({ reference }) => reference?.type === 'luff_accrual');
        const dayOf = (entry: LuffTransactionDto): string => formatDay(new Date(entry.createdAt), language);
        // Uses the server's day: if something was earned today, it is the day of the latest accrual.
        const rows =
          compareDecimals(total, 0) === 0
            ? []
            : accruals.filter((entry) => dayOf(entry) === dayOf(accruals[0] ?? entry));
        return (
          <Receipt
            title={t('wallet.todayTitle')}
            rows={rows.map(({ description, amount, createdAt }) => ({
              label: description,
              value: exactLuff(amount, 'always'),
              note: formatDateTime(createdAt, language),
            }))}
            sum={{ value: exactLuff(total, 'always'), unit }}
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
  const points = pointsTexts.use();
  const paybackWay = usePaybackWay();
  const query = useListLuffRedemptionsInfiniteQuery({});
  return (
    <Loaded query={{ ...query, data: itemsOf(query.data) }} skeleton={<ReceiptSkeleton rows={2} />}>
      {(redemptions) => {
        const waiting = redemptions.filter(({ status }) => status === 'pending');
        return (
          <Receipt
            title={t('wallet.held')}
            rows={waiting.map(({ usdtAmount, luffAmount, createdAt }) => ({
              label:
                usdtAmount === null
                  ? points.t('receipt.indicator')
                  : `${points.t('receipt.usdt')} ${usdtText(usdtAmount)} ${t('usdt')}`,
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
