import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { registerMember, type SignedIn } from './factories/member.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { actOnHistory, csv, previewHistory } from './support/trade-files.js';

const RUNS = 6;
const TITLES = 'Uid,Time(UTC),Symbol,Side,Price,Quantity,Amount,Fee,Realized Profit,Buyer,Maker,Trade ID,Order ID';
const START = Date.parse('2026-10-01T00:00:00Z');
const Exact = Decimal.clone({ precision: 100, toExpNeg: -100, toExpPos: 100 });

const fill = fc.record({
  symbol: fc.constantFrom('BTCUSDT', 'ETHUSDT'),
  isBuy: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 5 }),
  price: fc.integer({ min: 1_000, max: 1_000_000 }),
  fee: fc.integer({ min: -3, max: 900 }),
  /** Of the exchange, where it closes something. */
  result: fc.integer({ min: -5_000_000, max: 5_000_000 }),
  hours: fc.integer({ min: 0, max: 30 }),
});
type Fill = typeof fill extends fc.Arbitrary<infer One> ? One : never;

/** Rows of an account in one-way mode, and what they come to when every position is closed, told plainly. */
function account(fills: readonly Fill[]) {
  const rows: string[] = [];
  let result = new Exact(0);
  let fees = new Exact(0);
  let at = START;
  const sizes = new Map<Fill['symbol'], number>();
  const write = (one: Fill, isBuy: boolean, quantity: number, realised: Decimal) => {
    const time = new Date(at).toISOString().slice(0, 19).replace('T', ' ');
    const price = new Exact(one.price).div(100).toFixed();
    const fee = new Exact(one.fee).div(10_000);
    const id = 5_100_000_000 + rows.length;
    rows.push(
      `1,${time},${one.symbol},${isBuy ? 'BUY' : 'SELL'},${price},${quantity},0,${fee.toFixed()} USDT,${realised.toFixed()},x,x,${id},${id}`,
    );
    result = result.plus(realised);
    fees = fees.plus(fee);
    sizes.set(one.symbol, (sizes.get(one.symbol) ?? 0) + (isBuy ? quantity : -quantity));
  };
  for (const one of fills) {
    at += one.hours * 3_600_000;
    const size = sizes.get(one.symbol) ?? 0;
    const isClosing = size !== 0 && size > 0 !== one.isBuy;
    const quantity = isClosing ? Math.min(one.quantity, Math.abs(size)) : one.quantity;
    write(one, one.isBuy, quantity, isClosing ? new Exact(one.result).div(10_000) : new Exact(0));
  }
  for (const [symbol, size] of [...sizes])
    if (size !== 0) {
      at += 3_600_000;
      write({ ...(fills[0] as Fill), symbol }, size < 0, Math.abs(size), new Exact('0.0001'));
    }
  return { rows, result: result.toFixed(), fees: fees.toFixed() };
}

describe('the books of imported histories', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp({ now: '2026-11-20T03:00:00.000Z' });
  });
  afterAll(() => service.close());

  const sum = (amounts: readonly (string | null)[]): string =>
    amounts.reduce((total, amount) => total.plus(amount ?? 0), new Exact(0)).toFixed();
  const all = async <T>(pages: AsyncIterable<{ body: readonly T[] }>): Promise<T[]> => {
    const found: T[] = [];
    for await (const { body } of pages) found.push(...body);
    return found;
  };
  const books = async ({ client }: SignedIn) => ({
    trades: await all(client.pages('/api/mypage/trades')),
    days: await all(client.pages('/api/journal/days')),
    performance: (await client.get('/api/mypage/performance')).body,
    positions: (await client.get('/api/journal/positions')).body,
    statistics: (await client.get('/api/mypage/performance/statistics')).body,
    file: (await client.get('/api/mypage/trades.csv')).body,
  });
  /** Imports a file if it has anything new; returns its id. */
  const bring = async (member: SignedIn, rows: readonly string[]): Promise<string | null> => {
    const { id, preview } = await previewHistory(member, csv(TITLES, ...rows));
    if (!preview || preview.counts.bad > 0) throw new Error(JSON.stringify(preview?.problems));
    if (preview.counts.new === 0) return null;
    expect((await actOnHistory(member, id, 'confirm')).status).toBe('done');
    return id;
  };

  it('are the same for any order and split of the files, agree to the last digit, and undoing restores every figure', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fill, { minLength: 2, maxLength: 40 }),
        fc.array(fc.nat(3), { minLength: 42, maxLength: 42 }),
        fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4, maxLength: 4 }),
        async (fills, parts, order) => {
          const { rows, result, fees } = account(fills);
          const [whole, split] = [await registerMember(service), await registerMember(service)];
          await bring(whole, rows);
          const expected = await books(whole);

          // Overlapping parts, newest row first, in any order.
          const partOf = (part: number) =>
            rows.filter((_, index) => parts[index] === part || parts[(index + 1) % parts.length] === part).reverse();
          const kept: string[] = [];
          for (const part of order) {
            const own = partOf(part);
            const id = own.length === 0 ? null : await bring(split, own);
            if (id !== null) kept.push(id);
          }
          expect(await books(split)).toEqual(expected);
          expect(await bring(split, rows)).toBeNull();

          // Calendar, list, statistics and the exchange's own sums.
          const { trades, days, performance, statistics } = expected;
          expect(sum(trades.map(({ profitLoss }) => profitLoss))).toBe(result);
          expect(sum(days.map(({ result: of }) => of))).toBe(result);
          expect(performance.totalProfit).toBe(result);
          expect(statistics).toMatchObject({
            totalResult: result,
            fees,
            trades: { result, tradeCount: trades.length },
          });
          expect(sum(trades.map(({ fee }) => fee))).toBe(fees);
          expect(sum(days.map(({ fees: of }) => of))).toBe(fees);

          const last = kept.pop();
          if (last === undefined) throw new Error('nothing was imported');
          await actOnHistory(split, last, 'undo');
          const again = await bring(split, rows);
          expect(await books(split)).toEqual(expected);
          for (const id of [...kept, ...(again === null ? [] : [again])]) await actOnHistory(split, id, 'undo');
          expect(await books(split)).toMatchObject({ trades: [], days: [], performance: { totalProfit: '0' } });
          const left: unknown[] = await service.dataSource.query(
            `SELECT FROM journal_fills WHERE user_id = $1 UNION ALL SELECT FROM journal_import_pieces WHERE user_id = $1
               UNION ALL SELECT FROM journal_positions WHERE user_id = $1`,
            [split.id],
          );
          expect(left).toEqual([]);
        },
      ),
      { numRuns: RUNS },
    );
  }, 180_000);
});
