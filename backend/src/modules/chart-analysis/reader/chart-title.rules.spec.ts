import { symbolIn, timeframesIn, titleOf } from './chart-title.rules.js';

describe('the title of a chart', () => {
  it.each([
    ['BTCUSDT · 1h', 'BTCUSDT'],
    ['BTC/USDT', 'BTCUSDT'],
    ['ETHUSDT.P, 15, BINANCE', 'ETHUSDT'],
    ['SOL-KRW', 'SOLKRW'],
    ['KRW-XRP', 'XRPKRW'],
    ['1000PEPE_USDT Perpetual', '1000PEPEUSDT'],
    ['9:41 5G 87%', null],
    ['12USD', null],
    ['Trading in USDT', null],
  ])('names its pair: %s', (text, symbol) => expect(symbolIn(text)).toBe(symbol));

  it('names its timeframe, unless it names several', () => {
    expect(timeframesIn('BTCUSDT · 4h · BINANCE')).toEqual(['4h']);
    expect(timeframesIn('15m')).toEqual(['15m']);
    expect(timeframesIn('ETHUSD 1D')).toEqual(['1d']);
    expect(['Im', 'lh', 'I5m', "I'm", 'UID'].map(timeframesIn)).toEqual([['1m'], ['1h'], ['15m'], [], []]);
    expect(timeframesIn('1M 5.1m 10:1h 24h')).toEqual([]);
    expect(titleOf(['1m 5m 15m 1h 4h 1d', 'XRPUSDT'])).toEqual({ symbol: 'XRPUSDT', timeframe: null });
    expect(titleOf(['1m 5m 15m 1h 4h 1d', 'XRPUSDT, 5m'])).toEqual({ symbol: 'XRPUSDT', timeframe: '5m' });
    expect(titleOf(['SOL/USDT', '+2.41%', '15m'])).toEqual({ symbol: 'SOLUSDT', timeframe: '15m' });
    expect(titleOf([])).toEqual({ symbol: null, timeframe: null });
  });
});
