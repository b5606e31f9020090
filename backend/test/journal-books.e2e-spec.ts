import { parse } from 'csv-parse/sync';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { runInTransaction } from '../src/platform/database/index.js';
import { Settings } from '../src/platform/settings/index.js';
import { registerMember, type SignedIn } from './factories/member.js';
import type { Answer } from './support/http-client.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { rowsOfWorkbook } from './support/workbooks.js';

const RUNS = 5;
const TODAY = '2026-11-20';
/** Today, the edges of the last 7 and 30 days, and long ago. */
const DAYS = ['2026-11-20', '2026-11-14', '2026-11-13', '2026-10-22', '2026-10-21', '2025-12-31'];
const WEEK = '2026-11-14';
const MONTH = '2026-10-22';

const Exact = Decimal.clone({ precision: 200, toExpNeg: -200, toExpPos: 200 });
const sum = (amounts: readonly Decimal.Value[]): Decimal =>
  amounts.reduce<Decimal>((total, amount) => total.plus(amount), new Exact(0));

interface Row {
  readonly id: string;
  readonly day: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Result of a trade, or signed amount of a cash flow. */
  readonly amount: string;
}
interface Model {
  readonly trades: Row[];
  readonly flows: Row[];
  readonly balances: Map<string, readonly [start: string, end: string]>;
  readonly notes: Set<string>;
  /** KRW per USDT when the day was first written to. */
  readonly rates: Map<string, string>;
}

const day = fc.constantFrom(...DAYS);
const amount = (least: number, decimals: number) =>
  fc
    .tuple(fc.bigInt({ min: BigInt(least), max: 10n ** 12n }), fc.constant(decimals))
    .map(([units, scale]) => new Exact(units.toString()).div(new Exact(10).pow(scale)).toFixed());

const acts = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('trade' as const),
      day,
      type: fc.constantFrom('long', 'short'),
      // From 0.001 on: a rise from less could be too large a result to be meant, which is refused.
      entryPrice: amount(1_000, 6),
      exitPrice: amount(1_000, 6),
      quantity: amount(1, 9),
      leverage: fc.integer({ min: 1, max: 125 }),
    }),
    fc.record({
      kind: fc.constant('flow' as const),
      day,
      type: fc.constantFrom('deposit', 'withdrawal'),
      amount: amount(1, 12),
    }),
    fc.record({ kind: fc.constant('balances' as const), day, start: amount(0, 8), end: amount(0, 11) }),
    fc.record({ kind: fc.constant('note' as const), day }),
    fc.record({ kind: fc.constant('forget' as const), day }),
    fc.record({ kind: fc.constant('delete' as const), of: fc.constantFrom('trades', 'flows'), index: fc.nat(20) }),
    fc.record({ kind: fc.constant('undo' as const), of: fc.constantFrom('trades', 'flows'), index: fc.nat(20) }),
    fc.record({ kind: fc.constant('rate' as const), rate: fc.constantFrom('1380', '1401.25', '1299.5') }),
  ),
  { minLength: 5, maxLength: 25 },
);
type Act = typeof acts extends fc.Arbitrary<(infer One)[]> ? One : never;

/** A day's result, told once more and plainly. */
function resultOf(model: Model, of: string): { result: Decimal | null; unexplained: Decimal | null } {
  const trades = model.trades.filter(({ day: on }) => on === of);
  const flows = sum(model.flows.filter(({ day: on }) => on === of).map(({ amount: moved }) => moved));
  const balances = model.balances.get(of);
  const earned = balances ? new Exact(balances[1]).minus(balances[0]).minus(flows) : null;
  if (trades.length === 0) return { result: earned, unexplained: null };
  const result = sum(trades.map(({ amount: made }) => made));
  return { result, unexplained: earned && earned.minus(result) };
}

describe('the books of a journal', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp({ now: '2026-11-20T03:00:00.000Z' });
  });

  afterAll(() => service.close());

  const paths = { trades: '/api/mypage/trades', flows: '/api/mypage/cashflows' } as const;
  const setRate = (rate: string) =>
    runInTransaction(service.dataSource, (tx) =>
      service.app.get(Settings).set(tx, 'market_defaultKrwPerUsdt', rate, null),
    );

  const write = async ({ client }: SignedIn, model: Model, of: 'trades' | 'flows', on: string, body: Row['body']) => {
    const answer: Answer<unknown> = await client.send('POST', paths[of], body);
    expect(answer).toMatchObject({ status: 201 });
    const { id, profitLoss } = answer.body as { id: string; profitLoss?: string };
    const moved = body['type'] === 'withdrawal' ? `-${String(body['amount'])}` : String(body['amount']);
    model[of].push({ id, day: on, body, amount: profitLoss ?? moved });
  };

  async function act(member: SignedIn, model: Model, one: Act, rate: { now: string }): Promise<void> {
    const { client } = member;
    if ('day' in one && one.kind !== 'forget' && !model.rates.has(one.day)) model.rates.set(one.day, rate.now);
    switch (one.kind) {
      case 'trade': {
        const { kind: _kind, day: tradeDate, ...terms } = one;
        return write(member, model, 'trades', tradeDate, { ...terms, symbol: 'BTC-USDT', tradeDate });
      }
      case 'flow': {
        const { day: transactionDate, type, amount: moved } = one;
        return write(member, model, 'flows', transactionDate, { type, amount: moved, transactionDate });
      }
      case 'balances': {
        const body = { date: one.day, startBalance: one.start, endBalance: one.end };
        expect((await client.post('/api/daily-journal', body)).status).toBe(200);
        model.balances.set(one.day, [one.start, one.end]);
        return;
      }
      case 'note':
        expect((await client.post('/api/daily-journal', { date: one.day, note: '메모' })).status).toBe(200);
        model.notes.add(one.day);
        return;
      case 'forget': {
        const { status } = await client.delete(`/api/daily-journal/${one.day}`);
        expect(status).toBe(model.balances.has(one.day) || model.notes.has(one.day) ? 204 : 404);
        model.balances.delete(one.day);
        model.notes.delete(one.day);
        return;
      }
      case 'rate':
        await setRate(one.rate);
        rate.now = one.rate;
        return;
      default: {
        const { of } = one;
        const row = model[of][one.index % Math.max(1, model[of].length)];
        if (!row) return;
        const before = await read(member);
        expect((await client.delete(`${paths[of]}/${row.id}`)).status).toBe(204);
        model[of].splice(model[of].indexOf(row), 1);
        if (one.kind === 'delete') return;
        await write(member, model, of, row.day, row.body);
        expect(await read(member)).toEqual(before);
      }
    }
  }

  const byContent = (rows: Record<string, string>[]) =>
    rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

  /** Every figure of the journal, by each of the ways in which it is shown; trades by content, because a restored one is the newest of its day. */
  async function read({ client }: SignedIn) {
    const file = async (path: string): Promise<Record<string, string>[]> =>
      parse((await client.get(path as '/api/journal/days.csv')).body, { bom: true, columns: true });
    return {
      days: (await client.get('/api/journal/days')).body,
      performance: (await client.get('/api/mypage/performance')).body,
      statistics: (await client.get('/api/mypage/performance/statistics')).body,
      dayFile: await file('/api/journal/days.csv'),
      tradeFile: byContent(await file('/api/mypage/trades.csv')),
    };
  }

  it('tell one result in calendar, performance and files, to the last digit, in USDT and in KRW', async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (list) => {
        await setRate('1380');
        const member = await registerMember(service);
        const model: Model = { trades: [], flows: [], balances: new Map(), notes: new Set(), rates: new Map() };
        const rate = { now: '1380' };
        for (const one of list) await act(member, model, one, rate);
        const { days, performance, statistics, dayFile, tradeFile } = await read(member);

        const written = DAYS.filter(
          (of) =>
            model.balances.has(of) ||
            model.notes.has(of) ||
            [...model.trades, ...model.flows].some((row) => row.day === of),
        );
        const text = (value: Decimal | null): string | null => (value === null ? null : value.toFixed());
        expect(days.map(({ day: of, result, unexplained, krwRate }) => ({ of, result, unexplained, krwRate }))).toEqual(
          written.map((of) => {
            const { result, unexplained } = resultOf(model, of);
            return { of, result: text(result), unexplained: text(unexplained), krwRate: model.rates.get(of) };
          }),
        );

        const since = (first: string): Decimal =>
          sum(written.filter((of) => of >= first).map((of) => resultOf(model, of).result ?? 0));
        const deposits = model.flows.filter(({ body }) => body['type'] === 'deposit').map((row) => row.amount);
        expect(performance).toMatchObject({
          totalProfit: since('2000-01-01').toFixed(),
          dailyProfit: since(TODAY).toFixed(),
          weeklyProfit: since(WEEK).toFixed(),
          monthlyProfit: since(MONTH).toFixed(),
          tradeCount: model.trades.length,
          totalDeposits: sum(deposits).toFixed(),
          netCapital: sum(model.flows.map((row) => row.amount)).toFixed(),
        });

        const made = model.trades.map((row) => row.amount);
        const won = made.filter((amount) => new Exact(amount).gt(0));
        const lost = made.filter((amount) => new Exact(amount).lt(0));
        expect(statistics).toMatchObject({
          totalResult: performance.totalProfit,
          trades: {
            tradeCount: made.length,
            wins: won.length,
            losses: lost.length,
            won: sum(won).toFixed(),
            lost: sum(lost).abs().toFixed(),
            result: sum(made).toFixed(),
          },
        });
        const ofTrades = written.filter((of) => model.trades.some((row) => row.day === of));
        expect(statistics.balanceDays).toBe(statistics.days.length - ofTrades.length);
        expect(sum([statistics.balanceResult, statistics.trades.result]).toFixed()).toBe(statistics.totalResult);
        expect(statistics.days.map(({ day: of, result }) => [of, result])).toEqual(
          days.flatMap(({ day: of, result }) => (result === null ? [] : [[of, result]])).reverse(),
        );
        expect(statistics.days.at(-1)?.equity ?? '0').toBe(statistics.totalResult);
        for (const by of new Set(statistics.groups.map((group) => group.by))) {
          const own = statistics.groups.filter((group) => group.by === by);
          expect(sum(own.map(({ result }) => result)).toFixed()).toBe(statistics.trades.result);
          expect(own.reduce((count, { tradeCount }) => count + tradeCount, 0)).toBe(made.length);
        }

        expect(await rowsOfWorkbook(service, member.client, '/api/journal/days.xlsx')).toEqual(dayFile);
        const trades = await rowsOfWorkbook(service, member.client, '/api/mypage/trades.xlsx');
        expect(byContent(trades)).toEqual(tradeFile);
        expect(dayFile.map((row) => row['손익 (USDT)'])).toEqual(days.map(({ result }) => result ?? '').reverse());
        expect(sum(dayFile.map((row) => row['손익 (USDT)'] || 0)).toFixed()).toBe(performance.totalProfit);
        const inWon = written.map((of) => (resultOf(model, of).result ?? new Exact(0)).times(model.rates.get(of) ?? 0));
        expect(sum(dayFile.map((row) => row['손익 (저장한 환율, 원)'] || 0)).toFixed()).toBe(sum(inWon).toFixed());
        expect(sum(tradeFile.map((row) => row['손익 (USDT)'] ?? 0)).toFixed()).toBe(
          sum(model.trades.map((row) => row.amount)).toFixed(),
        );

        for (const year of ['2025', '2026']) {
          const { body: tax } = await member.client.get(`/api/journal/tax-year?year=${year}`);
          const ofYear = dayFile.filter((row) => row['날짜']?.startsWith(year));
          expect(tax.total.result).toBe(sum(ofYear.map((row) => row['손익 (저장한 환율, 원)'] || 0)).toFixed());
          expect(tax.total.tradeCount).toBe(model.trades.filter((row) => row.day.startsWith(year)).length);
          for (const parts of [tax.lines, tax.months]) {
            expect(sum(parts.map(({ afterCosts }) => afterCosts)).toFixed()).toBe(tax.total.afterCosts);
            expect(sum(parts.map(({ result }) => result)).toFixed()).toBe(tax.total.result);
          }
          for (const line of tax.lines)
            expect(sum(line.months.map(({ afterCosts }) => afterCosts)).toFixed()).toBe(line.afterCosts);
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  }, 180_000);
});
