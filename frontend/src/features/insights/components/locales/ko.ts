import type { en } from '@/features/insights/components/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  list: {
    coin: '코인',
    all_other: '{{count}}개 모두 보기',
    fewer: '접기',
    open: '{{symbol}} 상세 보기',
    details: '상세 보기',
  },
  unknown: 'N/A',
  day: '24시간',
  asOf: '{{time}} 기준',
  sources: {
    upbit: '업비트',
    bithumb: '빗썸',
    binance: 'Binance',
    okx: 'OKX',
    bybit: 'Bybit',
    bitget: 'Bitget',
    dunamu: '두나무',
    coingecko: 'CoinGecko',
    lance: 'Lance 서버',
    'upbit-krw-usdt': '업비트 KRW-USDT',
    'open-er-api': 'ExchangeRate-API',
    'alternative-me': 'alternative.me',
    'binance-futures': 'Binance 선물',
    hyperliquid: 'Hyperliquid',
    rss: '뉴스 매체',
  },
};
