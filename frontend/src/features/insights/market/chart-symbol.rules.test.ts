import { chartAddress, chartSymbol } from '@/features/insights/market/chart-symbol.rules';
import { coinIdOf } from '@/features/insights/market/coin-ids';

describe('the symbol of a chart', () => {
  it.each([
    ['Bybit', 'BYBIT:BTCUSDT'],
    ['OKX', 'OKX:BTCUSDT'],
    ['Bitget', 'BITGET:BTCUSDT'],
    ['Binance', 'BINANCE:BTCUSDT'],
    ['Hyperliquid', 'BYBIT:BTCUSDT'],
    ['Upbit', 'BINANCE:BTCUSDT'],
    [undefined, 'BINANCE:BTCUSDT'],
  ])('on %s is %s', (exchange, symbol) => {
    expect(chartSymbol('btc', exchange)).toBe(symbol);
  });

  it('stands with an hour and the theme behind the hash of one site', () => {
    const address = new URL(chartAddress({ symbol: 'OKX:BTCUSDT', dark: true, language: 'ko' }));
    expect(address.origin).toBe('https://www.tradingview-widget.com');
    expect(address.search).toBe('?locale=kr');
    expect(JSON.parse(decodeURIComponent(address.hash.slice(1)))).toMatchObject({
      ...{ symbol: 'OKX:BTCUSDT', interval: '60', theme: 'dark', locale: 'kr' },
    });
  });
});

describe('the id of a coin', () => {
  it('is that of the ranking, else of the table, else the ticker in lower case', () => {
    expect(coinIdOf('BTC', [{ id: 'bitcoin-of-today', symbol: 'btc' }])).toBe('bitcoin-of-today');
    expect(coinIdOf('BTC', [])).toBe('bitcoin');
    expect(coinIdOf('avax')).toBe('avalanche-2');
    expect(coinIdOf('WIF')).toBeUndefined();
  });
});
