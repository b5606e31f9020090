import { type ReactNode } from 'react';
import type { AccrualReceiptDto, LuffReceiptDto, LuffRedemptionDto } from '@/shared/api/generated/schemas';
import { useExchanges } from '@/shared/api/ages';
import { compareDecimals, divideDecimals, subtractDecimals } from '@/shared/decimal';
import { formatDay, formatNumber } from '@/shared/format';
import { usePaybackWay } from '@/shared/money/money-way';
import { pointsTexts } from '@/shared/points/texts';
import type { Mark } from '@/shared/ui/marks';
import { Receipt, type ReceiptContent, type ReceiptRow, ReceiptSkeleton } from '@/shared/ui/receipt';
import { Loaded } from '@/shared/ui/state';

const LUFF_DIGITS = 8;
const RATE_DIGITS = 12;

interface ReceiptQuery {
  data?: LuffReceiptDto | undefined;
  error?: unknown;
  isError: boolean;
  refetch: () => unknown;
}

export interface LuffReceiptPaperProps {
  query: ReceiptQuery;
  /** Link to the subject of an entry, if the reader has one. */
  wayOn?: (receipt: LuffReceiptDto) => ReactNode;
}

/** Receipt of a Luff entry: a report day, a request, or the balance before and after. */
export function LuffReceiptPaper({ query, wayOn }: LuffReceiptPaperProps) {
  const content = useReceiptContent();
  return (
    <Loaded query={query} skeleton={<ReceiptSkeleton rows={5} />}>
      {(receipt) => <Receipt {...content(receipt)} {...(wayOn === undefined ? {} : { action: wayOn(receipt) })} />}
    </Loaded>
  );
}

function useReceiptContent(): (receipt: LuffReceiptDto) => ReceiptContent {
  const { t } = pointsTexts.use();
  const accrual = useAccrualContent();
  const request = useRequestRows();
  const paybackWay = usePaybackWay();
  const unit = t('luff');
  return (receipt) => {
    if (receipt.accrual) return accrual(receipt.description, receipt.accrual);
    const { redemption } = receipt;
    return {
      title: receipt.description,
      rows: [
        ...(redemption ? request(redemption) : []),
        { label: t('receipt.before'), value: exact(subtractDecimals(receipt.balanceAfter, receipt.amount)), unit },
        { label: t('receipt.change'), value: exact(receipt.amount, 'always'), unit },
      ],
      sum: { label: t('receipt.after'), value: exact(receipt.balanceAfter), unit },
      // An indicator pass pays nothing out.
      way: redemption?.usdtAmount == null ? undefined : paybackWay,
      source: t('source'),
      at: receipt.createdAt,
      ...(redemption?.adminNote == null ? {} : { note: t('reason', { reason: redemption.adminNote }) }),
    };
  };
}

function useRequestRows(): (redemption: LuffRedemptionDto) => ReceiptRow[] {
  const { t } = pointsTexts.use();
  const unit = t('luff');
  return ({ usdtAmount, luffAmount, payoutUid, tradingviewId }) => {
    if (usdtAmount === null) {
      const note = tradingviewId === null ? {} : { note: t('receipt.indicatorFor', { id: tradingviewId }) };
      return [{ label: t('receipt.indicator'), value: exact(luffAmount), unit, ...note }];
    }
    return [
      { label: t('receipt.usdt'), value: exact(usdtAmount), unit: t('usdt') },
      {
        label: t('receipt.perUsdt'),
        value: exact(divideDecimals(luffAmount, usdtAmount, LUFF_DIGITS) ?? '0'),
        unit,
        operator: '×',
        ...(payoutUid === null
          ? {}
          : { note: t('receipt.paidTo', { uid: `${payoutUid.exchangeName} ${payoutUid.uid}` }) }),
      },
    ];
  };
}

function useAccrualContent(): (title: string, accrual: AccrualReceiptDto) => ReceiptContent {
  const { t, language } = pointsTexts.use();
  const paybackWay = usePaybackWay();
  const { data: exchanges } = useExchanges();
  const unit = t('luff');
  return (title, accrual) => {
    const exchange = exchanges?.find(({ id }) => id === accrual.exchange)?.name ?? accrual.exchange;
    const marks: Mark[] = [
      ...(accrual.simulated ? (['simulated'] as const) : []),
      ...(accrual.estimated ? (['estimated'] as const) : []),
    ];
    const clawback = compareDecimals(accrual.clawbackPart, 0);
    const isMovedAway = accrual.cause === 'movedAway';
    const wasPaidOut = compareDecimals(accrual.paidOut, 0) > 0;
    const why = {
      report: undefined,
      movedAway: t(wasPaidOut ? 'receipt.movedAwayPaid' : 'receipt.movedAway', { luff: exact(accrual.paidOut) }),
      movedHere: t('receipt.movedHere'),
    }[accrual.cause];
    return {
      title,
      rows: [
        {
          label: t('receipt.volume'),
          value: exact(accrual.volume),
          unit: t('usdt'),
          note: `${exchange}, ${t('receipt.day', { day: formatDay(accrual.day, language), uid: accrual.uid })}`,
          ...(accrual.estimated ? { mark: 'estimated' as const } : {}),
        },
        {
          label: t('receipt.rate'),
          value: formatNumber(accrual.rate, { digits: RATE_DIGITS, trim: true }),
          unit,
          operator: '×',
        },
        ...(wasPaidOut && !isMovedAway
          ? [{ label: t('receipt.paidOut'), value: exact(accrual.paidOut), unit, operator: '\u2212' as const }]
          : []),
        {
          label: t('receipt.target'),
          value: exact(accrual.target),
          unit,
          note: t(isMovedAway ? 'receipt.notYours' : 'receipt.targetNote'),
        },
        {
          label: t('receipt.already'),
          value: exact(accrual.alreadyPosted),
          unit,
          operator: '\u2212',
          ...(accrual.revision > 1 ? { note: t('receipt.revision', { count: accrual.revision - 1 }) } : {}),
        },
        ...(clawback === 0
          ? []
          : [
              {
                label: clawback > 0 ? t('receipt.clawback') : t('receipt.clawbackOwed'),
                value: exact(accrual.clawbackPart),
                unit,
              },
            ]),
      ],
      sum: { label: t('receipt.sum'), value: exact(accrual.difference, 'always'), unit },
      way: paybackWay,
      source: accrual.source === 'report' ? t('receipt.sourceReport') : t('receipt.sourceApi', { exchange }),
      at: accrual.fetchedAt,
      marks,
      ...(why === undefined ? {} : { note: why }),
    };
  };
}

/** Luff or USDT with all digits. */
function exact(value: string, sign: 'auto' | 'always' = 'auto'): string {
  return formatNumber(value, { digits: LUFF_DIGITS, trim: true, sign });
}
