import { byId, readPage, type CursorCodec, type Page } from './pages.js';

interface Row {
  readonly place: number;
}

const byPlace: CursorCodec<Row, number> = {
  write: ({ place }) => String(place),
  read: (cursor) => (/^\d+$/.test(cursor) ? Number(cursor) : null),
};

/** Reads a page of rows, highest place first, as a query does. */
const pageOf = (rows: readonly Row[], limit: number, cursor?: string): Promise<Page<Row>> =>
  readPage({ limit, cursor }, byPlace, async (after, take) =>
    rows
      .filter(({ place }) => after === undefined || place < after)
      .sort((a, b) => b.place - a.place)
      .slice(0, take),
  );

const rowsTo = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ place: index + 1 }));
const placesOf = ({ items }: Page<Row>): number[] => items.map(({ place }) => place);

describe('a page', () => {
  it.each([
    { count: 0, limit: 2, items: [], nextCursor: null },
    { count: 1, limit: 2, items: [1], nextCursor: null },
    { count: 2, limit: 2, items: [2, 1], nextCursor: null },
    { count: 3, limit: 2, items: [3, 2], nextCursor: '2' },
  ])('of $limit out of $count rows names the next page where there is one', async (expected) => {
    const page = await pageOf(rowsTo(expected.count), expected.limit);
    expect({ items: placesOf(page), nextCursor: page.nextCursor }).toEqual({
      items: expected.items,
      nextCursor: expected.nextCursor,
    });
  });

  it('goes on behind its last row, whatever was added meanwhile', async () => {
    const first = await pageOf(rowsTo(4), 2);
    const second = await pageOf(rowsTo(9), 2, first.nextCursor ?? '');
    expect([...placesOf(first), ...placesOf(second)]).toEqual([4, 3, 2, 1]);
    expect(second.nextCursor).toBeNull();
  });

  it.each(['', 'x', '-1'])('is refused for the cursor "%s", which no page gave', async (cursor) => {
    await expect(pageOf(rowsTo(3), 2, cursor)).rejects.toMatchObject({ code: 'platform.cursorInvalid' });
  });

  it('by ids takes nothing but an id', () => {
    const id = '0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55';
    expect(byId.read(byId.write({ id }))).toBe(id);
    expect([byId.read('x'), byId.read(`${id}'`), byId.read('')]).toEqual([null, null, null]);
  });
});
