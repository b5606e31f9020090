import { grouped, sayIn, type Language } from '../../platform/errors/index.js';
import { openRows, receiptRow, type OpenReceipt, type TitledReceipt } from '../../platform/receipts/index.js';
import type { StoreOrder } from './entities/store-order.entity.js';

const say = sayIn({
  title: { ko: '주문 {{number}}', en: 'Order {{number}}' },
  openTitle: { ko: '스토어 구매', en: 'Purchase in the store' },
  item: { ko: '상품', en: 'Item' },
  voucher: { ko: '차트 분석 쿠폰 1장', en: 'One coupon for a chart analysis' },
  miningItem: { ko: '채굴 아이템', en: 'Mining item' },
  paid: { ko: 'L코인 결제', en: 'Paid in L coin' },
  total: { ko: '결제 금액', en: 'Amount paid' },
  source: { ko: '주문 기록', en: 'Order records' },
});

/** Its lines. */
export function contentOf(order: StoreOrder, language: Language): Omit<TitledReceipt, 'number' | 'seal'> {
  const { number, productType, name, price, transferId, createdAt } = order;
  return {
    title: say(language, 'title', { number }),
    rows: [
      receiptRow(say(language, 'item'), name[language], {
        note: say(language, productType === 'mining_item' ? 'miningItem' : 'voucher'),
      }),
      receiptRow(say(language, 'paid'), grouped(price), {
        unit: 'L',
        behind: { kind: 'lcoin', id: transferId },
      }),
    ],
    sum: { label: say(language, 'total'), value: grouped(price), unit: 'L' },
    note: null,
    source: say(language, 'source'),
    at: createdAt.toISOString(),
    marks: [],
    paidInUsdt: false,
    correctedAt: null,
  };
}

/** A purchase for strangers: neither its number nor what was bought. */
export function openContentOf(order: StoreOrder, language: Language): OpenReceipt {
  const { rows, sum } = contentOf(order, language);
  return { title: say(language, 'openTitle'), rows: openRows(rows), sum: { operator: null, ...sum } };
}
