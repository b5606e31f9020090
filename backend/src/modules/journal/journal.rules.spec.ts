import {
  difference,
  exact,
  filePrice,
  normalSymbol,
  product,
  returnOn,
  rMultiple,
  tradeResult,
  type TradeTerms,
} from './journal.rules.js';

describe('the result of a typed trade', () => {
  const trade = (terms: Partial<TradeTerms> = {}) =>
    tradeResult({ type: 'long', entryPrice: '100', exitPrice: '110', quantity: '2', leverage: 1, ...terms });

  it.each<[string, Partial<TradeTerms>, string, string]>([
    ['long, up', {}, '20', '10'],
    ['short, up', { type: 'short' }, '-20', '-10'],
    ['long, down', { exitPrice: '90' }, '-20', '-10'],
    ['with leverage', { leverage: 10 }, '200', '100'],
    ['no change', { exitPrice: '100' }, '0', '0'],
    ['no change of a short', { type: 'short', exitPrice: '100' }, '0', '0'],
    ['a half, away from zero', { exitPrice: '100.005', quantity: '1' }, '0.01', '0.01'],
    ['a negative half, away from zero', { exitPrice: '99.995', quantity: '1' }, '-0.01', '-0.01'],
    ['less than a half', { exitPrice: '100.004999999999999999', quantity: '1' }, '0', '0'],
    ['a third', { entryPrice: '3', exitPrice: '4', quantity: '1' }, '1', '33.33'],
    ['two thirds of a short', { type: 'short', entryPrice: '3', exitPrice: '5', quantity: '1' }, '-2', '-66.67'],
    [
      'the smallest price',
      { entryPrice: '0.000000000000000001', exitPrice: '0.000000000000000002', quantity: '100000000000000' },
      '0',
      '100',
    ],
  ])('%s', (_, terms, profitLoss, profitLossPercent) => {
    expect(trade(terms)).toEqual({ profitLoss, profitLossPercent });
  });

  it.each<[string, Partial<TradeTerms>]>([
    ['in USDT', { entryPrice: '1', exitPrice: '999999999999', quantity: '999999999999999', leverage: 1000 }],
    ['in percent', { entryPrice: '0.000000000000000001', exitPrice: '1000', quantity: '0.000001' }],
    ['once it is rounded', { entryPrice: '1', exitPrice: '2', quantity: '999999999999999.999999999999999999' }],
  ])('is refused when it is too large %s', (_, terms) => expect(trade(terms)).toBeNull());
});

describe('a return', () => {
  it.each([
    ['50', '1000', '5'],
    ['-50', '1000', '-5'],
    ['1', '3', '33.33333333'],
    ['0', '10', '0'],
  ])('of %s on %s is %s %%', (profit, capital, percent) => expect(returnOn(profit, capital)).toBe(percent));

  it.each(['0', '-1', '0.000'])('is unknown on %s', (capital) => expect(returnOn('5', capital)).toBeNull());
});

describe('amounts', () => {
  it('keep every digit', () => {
    expect(difference('123456789012.000000000000000001', '0.000000000000000002')).toBe(
      '123456789011.999999999999999999',
    );
    expect(product('-123456789012345.67', '1380.123456')).toBe('-170385610318381332.74703552');
  });

  it.each([
    ['1.500', '1.5'],
    ['-0', '0'],
    ['0.0000000000000000010', '0.000000000000000001'],
    ['100', '100'],
  ])('%s is written %s', (typed, written) => expect(exact(typed)).toBe(written));
});

describe('a symbol', () => {
  it.each([
    ['btc/usdt', 'BTC-USDT'],
    ['BTC_USDT', 'BTC-USDT'],
    ['btcusdt', 'BTC-USDT'],
    ['BTC - USDT', 'BTC-USDT'],
    ['BTC-USDT-SWAP', 'BTC-USDT-SWAP'],
    ['BTC/USDT:USDT', 'BTC-USDT-USDT'],
    ['1000pepeusdt', '1000PEPE-USDT'],
    ['USDT', 'USDT'],
    ['eth', 'ETH'],
    ['xrpkrw', 'XRP-KRW'],
    [`${'a'.repeat(26)}usdt`, `${'A'.repeat(26)}USDT`],
    ['ßßß', 'ßßß'],
    ['ŉa', 'ŉA'],
  ])('%s is %s', (typed, normal) => expect(normalSymbol(typed)).toBe(normal));
});

describe('the R multiple of a trade', () => {
  const trade = { type: 'long', entryPrice: '100', exitPrice: '110', quantity: '2', leverage: 1 } as const;
  const written = { ...trade, profitLoss: '20', stopPrice: '95', book: null };

  it.each([
    ['of a win', {}, '2'],
    ['of a trade that ended at its stop', { profitLoss: '-100', leverage: 10 }, '-1'],
    ['of a short', { type: 'short', stopPrice: '110', profitLoss: '-20' }, '-1'],
    ['rounded', { stopPrice: '97', profitLoss: '20' }, '3.33333333'],
    ['without a stop', { stopPrice: null }, null],
    ['with a stop at the entry', { stopPrice: '100' }, null],
    ['with a stop beyond the entry', { stopPrice: '101' }, null],
    ['of a short with a stop below its entry', { type: 'short' }, null],
    ['in contracts', { book: 'OKX|futures|BTC-USDT' }, null],
    ['of the same exchange in coins', { book: 'OKX|spot|BTC-USDT' }, '2'],
  ] as const)('%s', (_, changes, expected) => expect(rMultiple({ ...written, ...changes })).toBe(expected));
});

describe('a price in a file', () => {
  it.each([
    ['61500.500500500500500501', '61500.5005005'],
    ['0.000012345678912345', '0.0000123456789123'],
    ['91234.12345678', '91234.12345678'],
    ['100', '100'],
  ])('%s', (price, written) => expect(filePrice(price)).toBe(written));
});
