import { sampleOf } from '@/shared/table-sample';

const cells = (text: string, titles: string[]) => Object.fromEntries(sampleOf(text, titles));

describe('the first row below the titles', () => {
  it.each([
    ['commas', '\uFEFFTime,Item\r\n2026-11-28,"BTC,USDT"\r\n2026-11-27,ETH', { Time: '2026-11-28', Item: 'BTC,USDT' }],
    ['semicolons below a note', 'My trades\nTime;Item\n2026-11-28; BTC', { Time: '2026-11-28', Item: 'BTC' }],
    ['a missing cell', 'Time\tItem\n2026-11-28', { Time: '2026-11-28', Item: '' }],
  ])('is read with %s', (_, text, found) => {
    expect(cells(text, ['Time', 'Item'])).toEqual(found);
  });

  it('is not guessed', () => {
    expect(cells('PK\u0003\u0004', ['Time', 'Item'])).toEqual({});
    expect(cells('Time,Item', [])).toEqual({});
  });
});
