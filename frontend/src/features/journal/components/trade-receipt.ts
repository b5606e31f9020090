import { formatAmount, formatPrices, formatSignedAmount } from '@/features/journal/amounts';
import { journalTexts } from '@/features/journal/texts';
import type { TradeDto } from '@/shared/api/generated/schemas';
import { subtractDecimals } from '@/shared/decimal';
import { formatNumber } from '@/shared/format';
import type { ReceiptContent } from '@/shared/ui/receipt-content';

const WHOLE = { digits: 18, trim: true } as const;

/** How the result of a typed trade comes about; undefined for an imported one, of which the exchange tells it. */
export function useTradeReceipt(): (trade: TradeDto) => ReceiptContent | undefined {
  const { t } = journalTexts.use();
  return ({ symbol, type, isImported, entryPrice, exitPrice, quantity, leverage, profitLoss }) => {
    if (isImported) return undefined;
    const [to, from] = type === 'long' ? [exitPrice, entryPrice] : [entryPrice, exitPrice];
    return {
      title: t('receipt.trade', { name: `${symbol} ${t(`trade.${type}`)}` }),
      rows: [
        {
          label: t('receipt.priceChange'),
          value: formatNumber(subtractDecimals(to, from), { ...WHOLE, sign: 'always' }),
          note: formatPrices([to, from], false).join(' \u2212 '),
        },
        { label: t('trade.quantity'), value: formatAmount(quantity, WHOLE), operator: '×' },
        { label: t('trade.leverage'), value: formatNumber(leverage), operator: '×' },
      ],
      sum: { label: t('receipt.result'), value: formatSignedAmount(profitLoss, { digits: 2 }), unit: t('usdt') },
      source: t('receipt.source'),
      note: t('receipt.tradeNote'),
    };
  };
}
