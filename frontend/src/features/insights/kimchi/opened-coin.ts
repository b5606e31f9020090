import type { KoreanExchange } from '@/features/insights/kimchi/use-kimchi';
import type { BasicCoin } from '@/features/insights/market/open-coin';
import type { KimchiPremiumDto } from '@/shared/api/generated/schemas';

/** What a row of the table knows of its coin. */
export const openedCoin = (row: KimchiPremiumDto, name: string, exchange: KoreanExchange): BasicCoin => ({
  ...{ symbol: row.coin, name, ...(row.usdSource === null ? {} : { exchange: row.usdSource }), price: row.usdPrice },
  ...{
    globalCoin: row.globalCoin,
    change: row.change24h,
    volume: row.volume24hUSD,
    korea: { exchange, coin: row.coin },
    isOnBinance: row.usdSource === 'Binance',
  },
});
