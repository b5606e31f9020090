import { sourceWords, wordsOf } from './alert-words.js';

it('names sources as the page does, and those it has no name for as they are', () => {
  expect(sourceWords('upbit, binance-futures, nowhere')).toEqual({
    ko: '업비트, Binance 선물, nowhere',
    en: 'Upbit, Binance futures, nowhere',
  });
});

it.each([
  ['premiumFx', '1.6505', '5', '1.65%'],
  ['premiumFx', '5.0041', '5', '5.004%'],
  ['change', '-2.9987', '-3', '-2.999%'],
  ['funding', '0.01', '0.005', '0.0100%'],
  ['priceKrw', '1234567.125', '1000000', '1,234,567.125원'],
] as const)('says of %s what was measured as the page does: %s beside %s', (kind, value, threshold, words) => {
  const firing = { kind, symbol: 'BTC', direction: 'above', threshold, minutes: 0, value } as const;
  expect(wordsOf(firing).value.ko).toBe(words);
});
