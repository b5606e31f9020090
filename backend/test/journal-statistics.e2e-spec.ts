import fc from 'fast-check';
import { runInTransaction } from '../src/platform/database/index.js';
import { registerMember, type SignedIn } from './factories/member.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { csv, FUTURES_NAME, FUTURES_ROWS, FUTURES_TITLES, importHistory } from './support/trade-files.js';

/** Friday noon in Seoul. */
const NOW = '2026-11-20T03:00:00.000Z';

describe('the statistics of a journal', () => {
  let service: TestApp;
  let hana: SignedIn;

  beforeAll(async () => {
    service = await startTestApp({ now: NOW });
  });

  beforeEach(async () => {
    hana = await registerMember(service);
  });

  afterAll(() => service.close());

  const addTrade = async (tradeDate: string, gain: number, rest: object = {}, { client } = hana): Promise<void> => {
    const body = { symbol: 'BTC-USDT', type: 'long', entryPrice: '100', exitPrice: `${100 + gain}`, quantity: '1' };
    const { status } = await client.send('POST', '/api/mypage/trades', { ...body, tradeDate, ...rest });
    expect(status).toBe(201);
  };
  const saveBalances = async (date: string, startBalance: string, endBalance: string): Promise<void> => {
    expect((await hana.client.post('/api/daily-journal', { date, startBalance, endBalance })).status).toBe(200);
  };
  const statistics = async (period = '', { client } = hana) =>
    (await client.get(`/api/mypage/performance/statistics${period as ''}`)).body;

  it('are those of an empty journal', async () => {
    const none = { tradeCount: 0, wins: 0, losses: 0, won: '0', lost: '0', result: '0' };
    const unknown = { winRate: null, winRateFrom: null, winRateTo: null, profitFactor: null };
    const noMean = { expectancy: null, expectancyFrom: null, expectancyTo: null };
    expect(await statistics()).toEqual({
      totalResult: '0',
      balanceResult: '0',
      balanceDays: 0,
      trades: { ...none, ...unknown, ...noMean, averageWin: null, averageLoss: null },
      groups: [],
      fees: '0',
      funding: '0',
      rMultiple: { tradeCount: 0, sum: '0', average: null, from: null, to: null },
      holding: { tradeCount: 0, average: null, ofWins: null, ofLosses: null },
      days: [],
      calendarDays: 0,
      drawdown: null,
      recoveryFactor: null,
      dailyMean: null,
      deviation: null,
      downsideDeviation: null,
      sharpe: null,
      sortino: null,
      winStreak: null,
      lossStreak: null,
      smallSample: 30,
    });
  });

  it('follow from trades and from days with balances alone, and leave deposits out', async () => {
    await addTrade('2026-11-16', 30);
    await addTrade('2026-11-16', -10, { type: 'short', exitPrice: '110', symbol: 'ETH-USDT' });
    await addTrade('2026-11-17', -15, { leverage: 2 });
    await addTrade('2026-11-19', 0, { exchange: 'OKX' });
    await addTrade('2026-11-19', 10, { symbol: 'ETH-USDT', leverage: 2 });
    const flow = { type: 'deposit', amount: '500', transactionDate: '2026-11-18' } as const;
    expect((await hana.client.post('/api/mypage/cashflows', flow)).status).toBe(201);
    await saveBalances('2026-11-18', '1000', '1505');

    // Results of the trades: 30, −10, −30, 0, 20. Of the days: 20, −30, 5 (without the deposit), 20.
    const found = await statistics();
    expect(found).toMatchObject({
      totalResult: '15',
      balanceResult: '5',
      balanceDays: 1,
      trades: {
        tradeCount: 5,
        wins: 2,
        losses: 2,
        won: '50',
        lost: '40',
        result: '10',
        winRate: '40',
        profitFactor: '1.25',
        expectancy: '2',
        // Squares 2300: 2 ± 2.776445105 × √570 ÷ √5.
        expectancyFrom: '-27.64432165',
        expectancyTo: '31.64432165',
        averageWin: '25',
        averageLoss: '20',
      },
      days: [
        { day: '2026-11-16', result: '20', equity: '20' },
        { day: '2026-11-17', result: '-30', equity: '-10' },
        { day: '2026-11-18', result: '5', equity: '-5' },
        { day: '2026-11-19', result: '20', equity: '15' },
      ],
      calendarDays: 4,
      drawdown: { amount: '30', peakDay: '2026-11-16', lowDay: '2026-11-17', recoveredDay: null },
      recoveryFactor: '0.5',
      winStreak: { days: 2, from: '2026-11-18', to: '2026-11-19' },
      lossStreak: { days: 1, from: '2026-11-17', to: '2026-11-17' },
      // Mean 3.75, variance 1668.75 / 3; mean square of the losses 900 / 4.
      sharpe: '3.03768466',
      sortino: '4.77624329',
    });
    const groups = found.groups.map(({ by, key, tradeCount, result }) => [by, key, tradeCount, result]);
    expect(groups).toEqual([
      ['symbol', 'BTC-USDT', 3, '0'],
      ['symbol', 'ETH-USDT', 2, '10'],
      ['side', 'long', 4, '20'],
      ['side', 'short', 1, '-10'],
      ['weekday', '1', 2, '20'],
      ['weekday', '2', 1, '-30'],
      ['weekday', '4', 2, '20'],
      ['hour', null, 5, '10'],
      ['leverage', '1', 3, '20'],
      ['leverage', '2', 2, '-10'],
      ['exchange', 'Binance', 4, '10'],
      ['exchange', 'OKX', 1, '0'],
      ['setup', null, 5, '10'],
      ['mistake', null, 5, '10'],
    ]);
  });

  it('are those of the days asked for, and of nobody else', async () => {
    const other = await registerMember(service);
    await addTrade('2026-11-17', 1000, {}, other);
    await addTrade('2026-11-16', 1);
    await addTrade('2026-11-17', 2);
    await addTrade('2026-11-18', 4);
    const period = await statistics('?from=2026-11-17&to=2026-11-17');
    expect(period).toMatchObject({ totalResult: '2', trades: { tradeCount: 1 }, calendarDays: 1 });
    expect(period.days).toEqual([{ day: '2026-11-17', result: '2', equity: '2' }]);
    expect(await statistics('?from=2026-11-17')).toMatchObject({ totalResult: '6' });
    expect(await statistics('?to=2026-11-17')).toMatchObject({ totalResult: '3' });
    const wrong = await hana.client.get(
      '/api/mypage/performance/statistics?from=2026-02-30' as '/api/mypage/performance',
    );
    expect(wrong.status).toBe(400);
  });

  it('tell hours, holding times, fees and funding of imported trades alone', async () => {
    await addTrade('2026-11-16', 1, { leverage: 5 });
    const rows = FUTURES_ROWS.map((row) => row.replace(',20.2,', ',-20.2,'));
    await importHistory(hana, csv(FUTURES_TITLES, ...rows), FUTURES_NAME);
    const found = await statistics();
    expect(found.trades).toMatchObject({ tradeCount: 3, won: '45.475', lost: '20.2', result: '25.275' });
    // BTC from 00:30 to 09:30 won 40.475, ETH from 21:00 to 23:30 lost 20.2.
    expect(found.holding).toEqual({ tradeCount: 2, average: 20_700, ofWins: 32_400, ofLosses: 9_000 });
    const of = (by: string) =>
      found.groups.filter((group) => group.by === by).map(({ key, tradeCount }) => [key, tradeCount]);
    expect(of('hour')).toEqual([['9', 1], ['23', 1], [null, 1]]); // prettier-ignore
    expect(of('leverage')).toEqual([['5', 1], [null, 2]]); // prettier-ignore
    const days = (await hana.client.get('/api/journal/days')).body;
    const fees = days.reduce((sum, day) => sum + Math.round(Number(day.fees) * 1e8), 0);
    expect(Math.round(Number(found.fees) * 1e8)).toBe(fees);
    expect(Number(found.fees)).toBeGreaterThan(0);
  });

  describe('whose months are kept', () => {
    const DAYS = ['2026-08-31', '2026-09-01', '2026-09-15', '2026-10-01', '2026-10-31', '2026-11-19'] as const;
    const PERIODS = ['', '?from=2026-09-10', '?to=2026-10-31', '?from=2026-09-01&to=2026-09-30', '?from=2026-11-20'];
    const kept = async (): Promise<number> => {
      const rows: object[] = await service.dataSource.query(`SELECT FROM journal_months WHERE user_id = $1`, [hana.id]);
      return rows.length;
    };
    const all = async (): Promise<unknown[]> => Promise.all(PERIODS.map((period) => statistics(period)));
    /** As if nothing had been kept. */
    const anew = async (): Promise<unknown[]> => {
      await service.dataSource.query(`DELETE FROM journal_months WHERE user_id = $1`, [hana.id]);
      await service.dataSource.query(
        `INSERT INTO journal_month_changes SELECT DISTINCT user_id, date_trunc('month', day)::date, 0 FROM journal_trades WHERE user_id = $1`,
        [hana.id],
      );
      return all();
    };

    it('are the same as those of all trades added up, whatever is added, changed, moved and deleted', async () => {
      const gain = fc.integer({ min: -40, max: 40 });
      const act = fc.record({
        kind: fc.constantFrom('add', 'add', 'change', 'delete', 'import'),
        day: fc.constantFrom(...DAYS),
        ...{ gain, stopPrice: fc.constantFrom(undefined, '90'), setup: fc.constantFrom(undefined, 'breakout') },
        tags: fc.subarray(['news', 'late']),
      });
      for (const [{ kind, day, gain: by, ...rest }] of fc.sample(fc.tuple(act), { numRuns: 24, seed: 7 })) {
        const { body: trades } = await hana.client.get('/api/mypage/trades');
        const trade = trades.find(({ isImported }) => !isImported);
        if (kind === 'import')
          await importHistory(hana, csv(FUTURES_TITLES, ...FUTURES_ROWS), FUTURES_NAME).catch(() => 0);
        else if (kind === 'add' || !trade) await addTrade(day, by, rest);
        else if (kind === 'delete') await hana.client.send('DELETE', `/api/mypage/trades/${trade.id}`);
        else await hana.client.send('PATCH', `/api/mypage/trades/${trade.id}`, { ...rest, exitPrice: `${100 + by}` });
        // Read twice, of which the second time nothing is computed.
        await all();
        expect(await kept()).toBeGreaterThan(0);
        const found = await all();
        expect(found).toEqual(await anew());
      }
    });

    it('are computed again for what was written but not yet committed when they were computed', async () => {
      await addTrade('2026-10-05', 10);
      const copy = `INSERT INTO journal_trades (user_id, day, symbol, type, entry_price, exit_price, quantity, leverage, exchange,
          profit_loss, profit_loss_percent, created_at)
        SELECT user_id, day, symbol, type, entry_price, exit_price, quantity, leverage, exchange, profit_loss,
          profit_loss_percent, created_at FROM journal_trades WHERE user_id = $1 LIMIT 1`;
      await runInTransaction(service.dataSource, async (tx) => {
        await tx.query(copy, [hana.id]);
        expect(await statistics()).toMatchObject({ trades: { tradeCount: 1 } });
        expect(await kept()).toBe(1);
      });
      expect(await statistics()).toMatchObject({ trades: { tradeCount: 2, result: '20' }, totalResult: '20' });
    });

    it('are computed again when an earlier version of the service kept them', async () => {
      await addTrade('2026-10-05', 10);
      await statistics();
      await service.dataSource.query(
        `UPDATE journal_months SET sums = '{"formula": "earlier", "groups": [], "others": {}}' WHERE user_id = $1`,
        [hana.id],
      );
      expect(await statistics()).toMatchObject({ trades: { tradeCount: 1 }, totalResult: '10' });
    });

    it('are right for all who look at the same time', async () => {
      for (const day of DAYS) await addTrade(day, 10);
      const found = await Promise.all(Array.from({ length: 6 }, () => statistics()));
      for (const one of found) expect(one).toMatchObject({ trades: { tradeCount: 6 }, totalResult: '60' });
    });
  });
});
