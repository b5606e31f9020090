import { USUAL_TITLES } from './formats.messages.js';
import { guessMapping } from './mapping.rules.js';

describe('a first mapping', () => {
  it('knows the titles that Korean files have', () => {
    const headers = ['체결시각', '종목', '종류', '방향', '체결가', '수량', '실현손익'];
    expect(guessMapping(headers, USUAL_TITLES)).toEqual({
      exchange: '',
      market: 'futures',
      columns: {
        ...{ time: '체결시각', symbol: '종목', side: '방향' },
        ...{ price: '체결가', quantity: '수량', result: '실현손익' },
      },
    });
  });
});
