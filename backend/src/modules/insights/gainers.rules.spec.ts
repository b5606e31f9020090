import { Decimal } from 'decimal.js';
import { isRanked, type ListedTicker, mostTraded, surging, topGainers } from './gainers.rules.js';

const listed = (
  exchange: ListedTicker['exchange'],
  symbol: string,
  change: string | null,
  volume: string | null = '5000000',
): ListedTicker => ({ ...{ exchange, symbol, change, volume }, price: '1', high: null, low: null, tradedAt: null });
const names = (tickers: readonly ListedTicker[]) => tickers.map(({ exchange, symbol }) => `${exchange} ${symbol}`);
const leastVolume = new Decimal(100_000);

describe('top gainers', () => {
  const tickers = [
    listed('binance', 'AAA', '3.5'),
    listed('okx', 'BBB', '12', '90000'),
    listed('okx', 'AAA', '4', '7000000'),
    listed('bybit', 'CCC', '-2'),
    listed('bybit', 'DDD', null),
    listed('bitget', 'EEE', '100.5'),
  ];

  it('come by their change, without those of which little is traded or no change is known', () => {
    const found = topGainers(tickers, { leastVolume, oncePerCoin: false });
    expect(names(found)).toEqual(['bitget EEE', 'okx AAA', 'binance AAA', 'bybit CCC']);
  });

  it('have each coin once: from the exchange where most of it is traded', () => {
    expect(names(topGainers(tickers, { leastVolume, oncePerCoin: true }))).toEqual([
      'bitget EEE',
      'okx AAA',
      'bybit CCC',
    ]);
  });

  it('count a bundle and its coin as one', () => {
    expect(names(mostTraded([listed('binance', '1000SATS', '1', '10'), listed('okx', 'SATS', '1', '20')]))).toEqual([
      'okx SATS',
    ]);
  });

  it.each(['USDC', 'FDUSD', 'BTC3L', 'ETHUP', 'XRPBEAR'])('leave out %s, which is no coin that moves', (symbol) => {
    expect(isRanked({ symbol })).toBe(false);
  });
  it.each(['UP', 'JUP', 'SUN', 'PUP', 'BTC'])('have %s, which is a coin', (symbol) => {
    expect(isRanked({ symbol })).toBe(true);
  });
});

describe('surge coins', () => {
  it('rise by the limit or more, with the limit of trading or more', () => {
    const tickers = [
      listed('binance', 'JUST', '15', '1000000'),
      listed('binance', 'SLOW', '14.99', '9000000'),
      listed('binance', 'THIN', '80', '999999'),
      listed('okx', 'FAST', '60', '2000000'),
    ];
    expect(names(surging(tickers, new Decimal(15), new Decimal(1_000_000)))).toEqual(['okx FAST', 'binance JUST']);
  });
});
