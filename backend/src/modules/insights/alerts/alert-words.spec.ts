import { sourceWords } from './alert-words.js';

it('names sources as the page does, and those it has no name for as they are', () => {
  expect(sourceWords('upbit, binance-futures, nowhere')).toEqual({
    ko: '업비트, Binance 선물, nowhere',
    en: 'Upbit, Binance futures, nowhere',
  });
});
