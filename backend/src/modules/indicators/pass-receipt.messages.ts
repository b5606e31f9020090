import { seoulDay, seoulTime } from '../../platform/clock/index.js';
import { dayLabel, sayIn, type Language } from '../../platform/errors/index.js';
import { shortest } from '../../platform/ledger/index.js';
import { openRows, receiptRow, type OpenReceipt, type TitledReceipt } from '../../platform/receipts/index.js';
import { figureText } from '../../platform/statements/index.js';
import type { IndicatorPurchase } from './entities/indicator-purchase.entity.js';

const say = sayIn({
  title: { ko: '지표 이용권', en: 'Indicator pass' },
  days: { ko: '이용 기간', en: 'Length of the pass' },
  day: { ko: '일', en: 'days' },
  tradingview: { ko: 'TradingView ID', en: 'TradingView ID' },
  requested: { ko: '요청', en: 'Requested' },
  approved: { ko: '승인', en: 'Approved' },
  rejected: { ko: '거절', en: 'Rejected' },
  cancelled: { ko: '본인이 취소', en: 'Cancelled by you' },
  until: { ko: '만료', en: 'Ends' },
  held: { ko: '맡긴 포인트', en: 'Points set aside' },
  paid: { ko: '결제', en: 'Paid' },
  returned: { ko: '돌려받은 포인트', en: 'Points returned' },
  price: { ko: '가격', en: 'Price' },
  reason: { ko: '사유: {{reason}}', en: 'Reason: {{reason}}' },
  luff: { ko: '러프', en: 'Luff' },
  source: { ko: '지표 구매 기록', en: 'Records of indicator passes' },
});

const OUTCOMES = { pending: 'held', approved: 'paid', rejected: 'returned' } as const;

/** Its lines, as far as the request has come. */
export function contentOf(purchase: IndicatorPurchase, language: Language): Omit<TitledReceipt, 'number' | 'seal'> {
  const { tradingviewId, passDays, status, createdAt, processedAt, processedBy, userId, expiresAt } = purchase;
  const { paidWith, reason, holdId } = purchase;
  const decision = status === 'rejected' && processedBy === userId ? 'cancelled' : status;
  const at = (label: 'requested' | 'approved' | 'rejected' | 'cancelled' | 'until', time: Date) =>
    receiptRow(say(language, label), `${dayLabel(seoulDay(time), language)} ${seoulTime(time).slice(0, 5)}`);
  return {
    title: say(language, 'title'),
    rows: [
      receiptRow(say(language, 'days'), String(passDays), { unit: say(language, 'day') }),
      receiptRow(say(language, 'tradingview'), tradingviewId),
      at('requested', createdAt),
      ...(processedAt && decision !== 'pending' ? [at(decision, processedAt)] : []),
      ...(expiresAt ? [at('until', expiresAt)] : []),
      receiptRow(say(language, OUTCOMES[status]), priceOf(purchase), {
        unit: unitOf(purchase, language),
        behind: { kind: paidWith === 'LCOIN' ? 'lcoin' : 'luff', id: holdId },
      }),
    ],
    sum: { label: say(language, 'price'), value: priceOf(purchase), unit: unitOf(purchase, language) },
    note: reason === null ? null : say(language, 'reason', { reason: reason[language] }),
    source: say(language, 'source'),
    at: (processedAt ?? createdAt).toISOString(),
    marks: [],
    paidInUsdt: false,
    correctedAt: null,
  };
}

/** A pass for strangers: how long it is, and what it cost. */
export function openContentOf(purchase: IndicatorPurchase, language: Language): OpenReceipt {
  const { rows, sum, title } = contentOf(purchase, language);
  return { title, rows: openRows(rows), sum: { operator: null, ...sum } };
}

const priceOf = ({ paidAmount }: IndicatorPurchase): string => figureText(shortest(paidAmount));

const unitOf = ({ paidWith }: IndicatorPurchase, language: Language): string =>
  paidWith === 'LCOIN' ? 'L' : say(language, 'luff');
