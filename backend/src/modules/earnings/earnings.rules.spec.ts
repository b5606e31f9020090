import { byStarts, mergeNewest, type BookName } from './earnings.rules.js';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 0, minute));
type Point = { at: Date; place: string };
const points = (...minutes: number[]): Point[] => minutes.map((minute) => ({ at: at(minute), place: String(minute) }));

describe('a page of several books', () => {
  it('has what is newest of them, and says where each goes on', () => {
    const read = new Map<BookName, Point[]>([
      ['lcoin', points(9, 5, 1)],
      ['luff', points(7, 6)],
    ]);
    const merged = mergeNewest(read, 3, {});
    expect(merged.map(({ book, entry }) => `${book} ${entry.place}`)).toEqual(['lcoin 9', 'luff 7', 'luff 6']);
    expect(merged.map((entry) => byStarts.write(entry))).toEqual(['.9.=7', '.9.7', '.9.6']);
    expect(mergeNewest(read, 9, {})).toHaveLength(5);
  });

  it('takes what is of the same time in the order of the books', () => {
    const read = new Map<BookName, Point[]>([
      ['rebate', points(5, 5)],
      ['luff', points(5)],
    ]);
    expect(mergeNewest(read, 3, {}).map(({ book }) => book)).toEqual(['rebate', 'rebate', 'luff']);
  });

  it('goes on with the head of a book that it takes nothing of, and not with one that was empty', () => {
    const read = new Map<BookName, Point[]>([
      ['rebate', []],
      ['lcoin', points(9, 8)],
      ['luff', points(3)],
    ]);
    const [first] = mergeNewest(read, 1, {});
    expect(first?.starts).toEqual({
      rebate: null,
      lcoin: { place: '9', included: false },
      luff: { place: '3', included: true },
    });
    // What a later page is read from stays until something is taken.
    read.set('luff', points(2));
    expect(mergeNewest(read, 1, first?.starts ?? {})[0]?.starts).toMatchObject({
      rebate: null,
      luff: { place: '3', included: true },
    });
  });

  it('is written as a cursor and read from it', () => {
    const starts = {
      rebate: { place: '2026-11-20_8_okx_1_spot', included: true },
      lcoin: null,
      luff: { place: '4', included: false },
    };
    const cursor = byStarts.write({ starts });
    expect(cursor).toBe('=2026-11-20_8_okx_1_spot.-.4');
    expect(byStarts.read(cursor)).toEqual(starts);
    expect(byStarts.read('..4')).toEqual({ luff: starts.luff });
    expect(['x', 'a.b', 'a.b.c.d'].map((text) => byStarts.read(text))).toEqual([null, null, null]);
  });
});
