import { exactLuff, usdtText } from '@/features/luff/luff-amounts';
import { useLuffRedemptionPagesInfiniteQuery, useLuffTransactionPagesInfiniteQuery } from '@/features/luff/luff-pages';
import { luffTexts } from '@/features/luff/texts';
import { itemsOf } from '@/shared/api/pages';
import {
  type AccrualReceiptDto,
  type LuffReceiptDto,
  type LuffTransactionDto,
  useGetLuffReceiptQuery,
  useListExchangesQuery,
} from '@/shared/api/generated';
import { compareDecimals, divideDecimals, subtractDecimals } from '@/shared/decimal';
import { formatDateTime, formatDay, formatNumber } from '@/shared/format';
import type { Mark } from '@/shared/ui/marks';
import { Receipt, type ReceiptContent, ReceiptSkeleton } from '@/shared/ui/receipt';
import { Loaded } from '@/shared/ui/state';

/** What an entry of Luff was computed from: a report day, a request, or the account before and after. */
export function LuffReceipt({ id }: { id: string }) {
  const query = useGetLuffReceiptQuery({ id });
  const content = useReceiptContent();
  return (
    <Loaded query={query} skeleton={<ReceiptSkeleton rows={5} />}>
      {(receipt) => <Receipt {...content(receipt)} />}
    </Loaded>
  );
}

function useReceiptContent(): (receipt: LuffReceiptDto) => ReceiptContent {
  const { t } = luffTexts.use();
  const accrual = useAccrualContent();
  const unit = t('luff');
  return (receipt) => {
    if (receipt.accrual) return accrual(receipt.description, receipt.accrual);
    const around = [
      { label: t('receipt.before'), value: exactLuff(subtractDecimals(receipt.balanceAfter, receipt.amount)), unit },
      { label: t('receipt.change'), value: exactLuff(receipt.amount, 'always'), unit },
    ];
    const request = receipt.redemption;
    return {
      title: receipt.description,
      rows: [
        ...(request
          ? [
              { label: t('receipt.usdt'), value: usdtText(request.usdtAmount ?? ''), unit: t('usdt') },
              {
                label: t('receipt.perUsdt'),
                value: exactLuff(divideDecimals(request.luffAmount, request.usdtAmount ?? '', 8) ?? '0'),
                unit,
                operator: '×' as const,
                note: request.userUids.map(({ exchangeName, uid }) => `${exchangeName} ${uid}`).join(', '),
              },
            ]
          : []),
        ...around,
      ],
      sum: { label: t('receipt.after'), value: exactLuff(receipt.balanceAfter), unit },
      source: t('wallet.source'),
      at: receipt.createdAt,
      ...(request?.adminNote == null ? {} : { note: t('redemption.reason', { reason: request.adminNote }) }),
    };
  };
}

function useAccrualContent(): (title: string, accrual: AccrualReceiptDto) => ReceiptContent {
  const { t, language } = luffTexts.use();
  const { data: exchanges } = useListExchangesQuery();
  const unit = t('luff');
  return (title, accrual) => {
    const exchange = exchanges?.find(({ id }) => id === accrual.exchange)?.name ?? accrual.exchange;
    const marks: Mark[] = [
      ...(accrual.simulated ? (['simulated'] as const) : []),
      ...(accrual.estimated ? (['estimated'] as const) : []),
    ];
    const clawback = compareDecimals(accrual.clawbackPart, 0);
    return {
      title,
      rows: [
        {
          label: t('receipt.volume'),
          value: formatNumber(accrual.volume, { digits: 8, trim: true }),
          unit: t('usdt'),
          note: `${exchange}, ${t('receipt.day', { day: formatDay(accrual.day, language), uid: accrual.uid })}`,
          ...(accrual.estimated ? { mark: 'estimated' as const } : {}),
        },
        { label: t('receipt.rate'), value: exactRate(accrual.rate), unit, operator: '×' },
        { label: t('receipt.target'), value: exactLuff(accrual.target), unit, note: t('receipt.targetNote') },
        {
          label: t('receipt.already'),
          value: exactLuff(accrual.alreadyPosted),
          unit,
          operator: '\u2212',
          ...(accrual.revision > 1 ? { note: t('receipt.revision', { count: accrual.revision - 1 }) } : {}),
        },
        ...(clawback === 0
          ? []
          : [
              {
                label: clawback > 0 ? t('receipt.clawback') : t('receipt.clawbackOwed'),
                value: exactLuff(accrual.clawbackPart),
                unit,
              },
            ]),
      ],
      sum: { label: t('receipt.sum'), value: exactLuff(accrual.difference, 'always'), unit },
      source: accrual.source === 'report' ? t('receipt.sourceReport') : t('receipt.sourceApi', { exchange }),
      at: accrual.fetchedAt,
      marks,
    };
  };
}

function exactRate(rate: string): string {
  return formatNumber(rate, { digits: 12, trim: true });
}

/** What was posted today, entry by entry. */
export function TodayReceipt({ total }: { total: string }) {
  const { t, language } = luffTexts.use();
  const query = useLuffTransactionPagesInfiniteQuery();
  const unit = t('luff');
  return (
    <Loaded query={{ ...query, data: itemsOf(query.data) }} skeleton={<ReceiptSkeleton rows={3} />}>
      {(entries) => {
        const accruals = entries.filter(({ reference }) => reference?.type === 'luff_accrual');
        const dayOf = (entry: LuffTransactionDto): string => formatDay(new Date(entry.createdAt), language);
        // The server's day counts: while something was earned today, it is the day of the newest accrual.
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
            source={t('wallet.source')}
          />
        );
      }}
    </Loaded>
  );
}

/** The requests for which Luff is held. */
export function HeldReceipt({ held }: { held: string }) {
  const { t, language } = luffTexts.use();
  const query = useLuffRedemptionPagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: 30 });
  return (
    <Loaded query={{ ...query, data: itemsOf(query.data) }} skeleton={<ReceiptSkeleton rows={2} />}>
      {(redemptions) => {
        const waiting = redemptions.filter(({ status }) => status === 'pending');
        return (
          <Receipt
            title={t('wallet.held')}
            rows={waiting.map(({ usdtAmount, luffAmount, createdAt }) => ({
              label: `${t('receipt.usdt')} ${usdtText(usdtAmount ?? '')} ${t('usdt')}`,
              value: exactLuff(luffAmount),
              note: formatDateTime(createdAt, language),
            }))}
            sum={{ value: exactLuff(held), unit: t('luff') }}
            note={waiting.length === 0 ? t('wallet.heldNone') : t('wallet.heldNote')}
            source={t('wallet.source')}
          />
        );
      }}
    </Loaded>
  );
}
