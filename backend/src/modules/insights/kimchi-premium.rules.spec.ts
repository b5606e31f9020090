import { Decimal } from 'decimal.js';
import type { KrwTicker, Ticker } from './feeds.js';
import { comparePrices, type GlobalPrice, globalPrices, premiumOf } from './kimchi-premium.rules.js';

const ticker = (symbol: string, price: string, volume: string | null = '1000'): Ticker => ({
  ...{ symbol, price, volume },
  change: null,
  high: null,
  low: null,
  tradedAt: null,
});
const korean = (symbol: string, price: string): KrwTicker => ({
  ...ticker(symbol, price),
  nameKo: symbol,
  nameEn: symbol,
  warning: false,
  halted: null,
});
const rates = { usdKrw: new Decimal(1297), usdtKrw: new Decimal(1310) };
const limit = new Decimal(60);

/** What is shown of a comparison. */
function shown(
  exchange: 'upbit' | 'bithumb',
  coin: KrwTicker,
  globals: Parameters<typeof globalPrices>[0],
  among: Parameters<typeof comparePrices>[3] = rates,
) {
  const { premium, usdtPremium, gap, global } = comparePrices(exchange, coin, globalPrices(globals), among, limit);
  return [premium?.toString() ?? null, usdtPremium?.toString() ?? null, gap, global?.exchange ?? null];
}

describe('the kimchi premium', () => {
  it('is that of the published example: 58,740,000 KRW against 42,981.09 USDT at 1,297', () => {
    expect(premiumOf(new Decimal(58_740_000), new Decimal('42981.09'), new Decimal(1297)).toString()).toBe('5.3699');
  });

  it('is told by the bank’s rate and by the price of USDT, which multiply', () => {
    const [premium, usdtPremium] = shown('upbit', korean('BTC', '58740000'), [
      ['binance', [ticker('BTC', '42981.09')]],
    ]);
    expect([premium, usdtPremium]).toEqual(['5.3699', '4.3242']);
    const tether = rates.usdtKrw.div(rates.usdKrw);
    const product = new Decimal(usdtPremium ?? 0).div(100).plus(1).times(tether).minus(1).times(100);
    expect(product.toDecimalPlaces(3).toString()).toBe('5.37');
  });

  it('of USDT itself is that over the bank’s rate', () => {
    expect(shown('upbit', korean('USDT', '1310'), [])).toEqual(['1.0023', '0', null, null]);
  });

  it('compares with the first exchange that lists the coin', () => {
    const globals: Parameters<typeof globalPrices>[0] = [
      ['binance', [ticker('ETH', '3000')]],
      ['okx', [ticker('BTC', '42000'), ticker('ETH', '2990')]],
    ];
    expect(shown('upbit', korean('BTC', '56000000'), globals)[3]).toBe('okx');
    expect(shown('upbit', korean('ETH', '4000000'), globals)[3]).toBe('binance');
  });

  it('knows a coin that kept its old ticker in Korea', () => {
    const globals: Parameters<typeof globalPrices>[0] = [['binance', [ticker('BTTC', '0.000001')]]];
    expect(shown('upbit', korean('BTT', '0.00135'), globals)[0]).toBe('4.0864');
    expect(shown('bithumb', korean('BTT', '0.00135'), globals)[0]).toBe('4.0864');
  });

  it.each([
    ['1000SATS', 'SATS', '0.0002', '0.00027'],
    ['1000000MOG', 'MOG', '1.5', '0.002'],
    ['1MBABYDOGE', 'BABYDOGE', '0.0018', '0.0000024'],
    ['10000LADYS', 'LADYS', '0.0004', '0.000053'],
  ])('divides the price of the bundle %s by its size', (bundle, coin, price, krw) => {
    const [premium] = shown('upbit', korean(coin, krw), [['binance', [ticker(bundle, price)]]]);
    expect(Math.abs(Number(premium))).toBeLessThan(6);
  });

  it('takes a coin whose name begins with a number for itself', () => {
    expect(shown('upbit', korean('1INCH', '540'), [['binance', [ticker('1INCH', '0.4')]]])[0]).toBe('4.0864');
  });

  it('is not told of another coin with the same ticker', () => {
    const globals: Parameters<typeof globalPrices>[0] = [['binance', [ticker('TON', '7.2')]]];
    expect(shown('upbit', korean('TON', '1250'), globals)).toEqual([null, null, 'otherCoin', null]);
  });

  it.each([
    ['lists it', [] as Ticker[]],
    ['traded any of it', [ticker('XYZ', '1', '0')]],
    ['has a price for it', [ticker('XYZ', '0')]],
  ])('is not told where nobody %s', (_, rows) => {
    expect(shown('upbit', korean('XYZ', '1300'), [['binance', rows]])).toEqual([null, null, 'noGlobalPrice', null]);
  });

  it('keeps what a coin last cost that nobody trades, by the first exchange that has a price', () => {
    const untraded = new Map<string, GlobalPrice>();
    const prices = globalPrices(
      [
        ['binance', [ticker('XYZ', '0'), ticker('ABC', '2', '0')]],
        ['okx', [ticker('XYZ', '3', '0'), ticker('ABC', '2.5', '0')]],
      ],
      untraded,
    );
    expect(prices.size).toBe(0);
    expect(untraded.get('XYZ')).toMatchObject({ exchange: 'okx', price: new Decimal(3) });
    expect(untraded.get('ABC')).toMatchObject({ exchange: 'binance', price: new Decimal(2) });
  });

  it('is told by the price of USDT alone without the bank’s rate, and the other way round', () => {
    const globals: Parameters<typeof globalPrices>[0] = [['binance', [ticker('BTC', '42981.09')]]];
    const btc = korean('BTC', '58740000');
    expect(shown('upbit', btc, globals, { ...rates, usdKrw: null })).toEqual([null, '4.3242', 'noRate', 'binance']);
    expect(shown('upbit', btc, globals, { ...rates, usdtKrw: null })).toEqual(['5.3699', null, null, 'binance']);
    const neither = { usdKrw: null, usdtKrw: null };
    expect(shown('upbit', btc, globals, neither)).toEqual([null, null, 'noRate', 'binance']);
  });

  it('is not told of a Korean price of zero', () => {
    expect(shown('upbit', korean('BTC', '0'), [['binance', [ticker('BTC', '42981.09')]]])[2]).toBe('noGlobalPrice');
  });
});
