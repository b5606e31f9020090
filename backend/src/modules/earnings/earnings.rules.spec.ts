import { beforeDay, beforeVersion, byPlaces, mergeNewest, type BookName } from './earnings.rules.js';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 0, minute));
const top = { rebate: beforeDay, lcoin: beforeVersion, luff: beforeVersion };
const points = (...minutes: number[]) => minutes.map((minute) => ({ at: at(minute), place: String(minute) }));

describe('a page of several books', () => {
  it('has what is newest of them, and says where each goes on', () => {
    const read = new Map<BookName, { at: Date; place: string }[]>([
      ['lcoin', points(9, 5, 1)],
      ['luff', points(7, 6)],
    ]);
    const merged = mergeNewest(read, 3, {}, top);
    expect(merged.map(({ book, entry }) => `${book} ${entry.place}`)).toEqual(['lcoin 9', 'luff 7', 'luff 6']);
    expect(merged.map(({ places }) => places)).toEqual([
      { lcoin: '9', luff: '8' },
      { lcoin: '9', luff: '7' },
      { lcoin: '9', luff: '6' },
    ]);
    expect(mergeNewest(read, 9, {}, top)).toHaveLength(5);
  });

  it('holds a book that it takes nothing of at its head, and an empty one at its end', () => {
    const read = new Map<BookName, { at: Date; place: string }[]>([
      ['lcoin', points(9, 8)],
      ['luff', points(3)],
      ['rebate', []],
    ]);
    expect(mergeNewest(read, 1, {}, top)[0]?.places).toEqual({ lcoin: '9', luff: '4', rebate: '2000-01-01___' });
    const rebates = new Map<BookName, { at: Date; place: string }[]>([
      ['lcoin', points(9)],
      ['rebate', [{ at: at(1), place: '2026-11-20_okx_1_spot' }]],
    ]);
    expect(mergeNewest(rebates, 1, {}, top)[0]?.places.rebate).toBe('2026-11-21___');
  });

  it('is written as a cursor and read from it', () => {
    const places = { rebate: '2026-11-20_okx_1_spot', luff: '4' };
    expect(byPlaces.read(byPlaces.write({ places }))).toEqual(places);
    expect([byPlaces.read('x'), byPlaces.read('a.b'), byPlaces.read('a.b.c.d')]).toEqual([null, null, null]);
  });
});
