/** Prefixes of the exchanges that the chart knows; Hyperliquid's coins are shown from Bybit. */
const prefixes: Readonly<Record<string, string>> = {
  bybit: 'BYBIT',
  okx: 'OKX',
  bitget: 'BITGET',
  binance: 'BINANCE',
  hyperliquid: 'BYBIT',
};

/** Returns what the chart calls a coin against USDT on an exchange; from Binance where it does not know the exchange. */
export function chartSymbol(symbol: string, exchange = 'binance'): string {
  return `${prefixes[exchange.toLowerCase()] ?? prefixes['binance'] ?? ''}:${symbol.toUpperCase()}USDT`;
}

const ORIGIN = 'https://www.tradingview-widget.com';
const INTERVAL_MINUTES = '60';

export interface ChartView {
  symbol: string;
  dark: boolean;
  language: 'ko' | 'en';
}

/** Returns the address of the chart; what it shows stands behind the hash. */
export function chartAddress({ symbol, dark, language }: ChartView): string {
  const locale = language === 'ko' ? 'kr' : 'en';
  const view = {
    ...{ symbol, interval: INTERVAL_MINUTES, theme: dark ? 'dark' : 'light', timezone: 'Asia/Seoul', locale },
    ...{ autosize: true, width: '100%', height: '100%', allow_symbol_change: false, hide_side_toolbar: true },
  };
  return `${ORIGIN}/embed-widget/advanced-chart/?locale=${locale}#${encodeURIComponent(JSON.stringify(view))}`;
}
