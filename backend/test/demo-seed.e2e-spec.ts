import type { NestExpressApplication } from '@nestjs/platform-express';
import { DataSource } from 'typeorm';
import { createSimulator, type Simulator } from '../simulator/index.js';
import { createApp } from '../src/app.setup.js';
import { DEMO_JOB, demoCredentials } from '../src/database/seeds/demo-people.js';
import { seedDemo } from '../src/database/seeds/demo.seed.js';
import { StoryClock } from '../src/database/seeds/story-clock.js';
import { History } from '../src/modules/insights/history/history.service.js';
import { PastMarket } from '../src/modules/insights/index.js';
import { PayoutSummary } from '../src/modules/luff/payout-summary.queries.js';
import { SystemClock } from '../src/platform/clock/index.js';
import { readConfig } from '../src/platform/config/index.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { Reconciliation } from '../src/platform/ledger/index.js';
import { stopJobs } from '../src/platform/scheduling/index.js';
import { moneyState } from './support/luff.js';
import { productionEnvironment } from './support/production-environment.js';
import { createTestDatabase, type TestDatabase } from './support/test-database.js';

const RATE_SCALE = '1000';
/** So long, because nobody trades enough for a payback in less. */
const DAYS = 90;
const MARKET_HOURS = 3;
/** Of the journal; the last of them have balances. */
const JOURNAL_DAYS = 60;
const BALANCES_DAYS = 10;

describe('the demo', () => {
  let database: TestDatabase;
  let simulator: Simulator;
  let app: NestExpressApplication;
  let dataSource: DataSource;
  let clock: StoryClock;

  beforeAll(async () => {
    database = await createTestDatabase();
    const present = new SystemClock();
    simulator = await createSimulator({ clock: () => present.now(), rateScale: Number(RATE_SCALE) });
    clock = new StoryClock(simulator.url);
    const config = readConfig({
      APP_PROFILE: 'test',
      PORT: '0',
      DATABASE_URL: database.databaseUrl,
      DATABASE_MIGRATION_URL: database.migrationUrl,
      SIMULATOR_URL: simulator.url,
      SIMULATOR_RATE_SCALE: RATE_SCALE,
      LOG_LEVEL: 'error',
    });
    app = await createApp({ config, clock });
    await stopJobs(app);
    dataSource = app.get(DataSource);
    await seedDemo(app, clock, DAYS, MARKET_HOURS);
  }, 120_000);

  const minutes = async (): Promise<{ at: Date; exchange: string; coin: string; premium: string | null }[]> =>
    dataSource.query(
      'SELECT at, exchange, coin, premium FROM insights_minutes WHERE coin < $1 ORDER BY exchange, coin, at',
      ['D'],
    );

  afterAll(async () => {
    await app.close();
    await simulator.close();
    await database.drop();
  });

  it('has everybody who acts log in before', async () => {
    const rows: { who: string; days: number | null }[] = await dataSource.query(
      `SELECT split_part(email, '@', 1) AS who, floor(extract(epoch FROM now() - last_login_at) / 86400)::int AS days
       FROM auth_members ORDER BY days DESC`,
    );
    expect(rows.filter(({ days }) => days === null || days > 7)).toEqual([]);
  });

  it('shows members at every stage of a payback', async () => {
    const rows: unknown = await dataSource.query(
      `SELECT split_part(m.email, '@', 1) AS who, a.held > 0 AS waits, a.clawback > 0 AS owes, a.available > 0 AS has,
              (SELECT string_agg(r.status || CASE WHEN r.paid_at IS NULL THEN '' ELSE ', paid' END, '; ')
               FROM luff_redemptions r WHERE r.user_id = m.id AND r.redemption_type = 'usdt_payback') AS paybacks,
              (SELECT string_agg(DISTINCT u.status, ', ' ORDER BY u.status)
               FROM uid_rebate_uids u WHERE u.user_id = m.id) AS uids
       FROM auth_members m JOIN ledger.account a ON a.owner_id = m.id AND a.currency = 'LUFF' ORDER BY m.created_at`,
    );
    const none = { waits: false, owes: false, has: false, paybacks: null, uids: null };
    const earning = { ...none, has: true, uids: 'verified' };
    expect(rows).toEqual([
      { ...none, who: 'admin' },
      { ...earning, who: 'hana' },
      { ...earning, who: 'junho' },
      { ...earning, who: 'seoyeon', paybacks: 'approved, paid' },
      { ...earning, who: 'woojin', paybacks: 'rejected' },
      { ...none, who: 'dohyun', owes: true, paybacks: 'approved, paid', uids: 'released' },
      { ...earning, who: 'alex', waits: true, paybacks: 'pending' },
      { ...none, who: 'minji', uids: 'pending' },
      { ...none, who: 'saebom' },
    ]);
  });

  it('has been paying: the public count has payments, one request that waits, and how long it took', async () => {
    const summary = await app.get(PayoutSummary, { strict: false }).read();
    expect(summary).toMatchObject({
      paidCount: 2,
      waitingCount: 1,
      waitingUsdt: '100',
      medianCount: 2,
      medianDays: 90,
    });
    expect(Number(summary.paidOutUsdt)).toBeGreaterThan(200);
    expect(Number(summary.medianHoursToPay)).toBeCloseTo(13, 0);
    expect(summary.oldestWaitingAt).not.toBeNull();
  });

  it('shows members who mine, check in and buy', async () => {
    const rows: unknown = await dataSource.query(
      `SELECT split_part(m.email, '@', 1) AS who,
              (SELECT jsonb_object_agg(kind, sums ORDER BY kind)
               FROM (SELECT t.kind, sum(t.available)::int AS sums FROM ledger.transfer t
                     WHERE t.owner_id = m.id AND t.currency = 'LCOIN'
                       AND t.kind IN ('attendance', 'idle_mining', 'store_purchase') GROUP BY t.kind) k) AS kinds
       FROM auth_members m WHERE m.name IN ('김하나', '박준호') ORDER BY m.created_at`,
    );
    expect(rows).toEqual([
      { who: 'hana', kinds: { attendance: 6 * 50, idle_mining: 7 * 30 + 36, store_purchase: -500 } },
      { who: 'junho', kinds: { store_purchase: -1500 } },
    ]);
    const working: unknown = await dataSource.query(
      `SELECT name->>'en' AS item FROM store_user_mining_items WHERE is_on AND expires_at > $1 ORDER BY created_at`,
      [clock.now()],
    );
    expect(working).toEqual([{ item: 'Premium Miner' }, { item: 'Speed Booster' }]);
  });

  it('shows an indicator pass that runs, one that waits and one that was refused', async () => {
    const rows: unknown = await dataSource.query(
      `SELECT split_part(m.email, '@', 1) AS who, p.status, p.paid_with, p.expires_at > $1 AS runs, p.reason IS NOT NULL AS told,
              m.tradingview_id IS NOT DISTINCT FROM p.tradingview_id AS kept
       FROM indicators_purchases p JOIN auth_members m ON m.id = p.user_id ORDER BY p.created_at`,
      [clock.now()],
    );
    expect(rows).toEqual([
      { who: 'hana', status: 'approved', paid_with: 'LCOIN', runs: true, told: false, kept: true },
      { who: 'seoyeon', status: 'rejected', paid_with: 'LUFF', runs: null, told: true, kept: false },
      { who: 'junho', status: 'pending', paid_with: 'LCOIN', runs: null, told: false, kept: false },
    ]);
  });

  it('has a report of every day, and the books agree with them', async () => {
    const [reports]: { days: string }[] = await dataSource.query(
      `SELECT count(DISTINCT r.day) AS days FROM uid_rebate_report_rows r WHERE r.uid = '36100001'`,
    );
    // One more if a report comes out while the demo is made.
    expect([DAYS, DAYS + 1]).toContain(Number(reports?.days));
    const counts = await runInTransaction(dataSource, (tx) => app.get(Reconciliation).run(tx, clock.now()));
    expect(Object.values(counts).every((count) => count === 0)).toBe(true);
  });

  it("has the market of the last hours, which is the simulator's: the same whenever it is asked", async () => {
    const rows: { at: Date; exchange: string; coins: number; premiums: number; simulated: boolean }[] =
      await dataSource.query(
        `SELECT at, exchange, count(*)::int AS coins, count(premium)::int AS premiums, bool_and(simulated) AS simulated
           FROM insights_minutes GROUP BY at, exchange ORDER BY exchange, at`,
      );
    for (const exchange of ['bithumb', 'upbit']) {
      const told = rows.filter((row) => row.exchange === exchange);
      expect(told).toHaveLength(MARKET_HOURS * 2);
      expect(told.every(({ at }) => at.getTime() % 1_800_000 === 0 && at <= clock.present())).toBe(true);
      expect(told.every(({ coins, premiums, simulated }) => simulated && coins > 250 && premiums > coins * 0.8)).toBe(
        true,
      );
    }
    const lines = await app.get(History, { strict: false }).sparklines('upbit');
    const bitcoin = lines.coins.find(({ coin }) => coin === 'BTC');
    expect(new Set(bitcoin?.premiums).size).toBeGreaterThan(1);
    const before = await minutes();
    const [told] = rows.map(({ at }) => at);
    await dataSource.query('DELETE FROM insights_minutes WHERE at = $1', [told]);
    await dataSource.query('DELETE FROM platform_snapshots');
    await clock.moveTo(told ?? clock.present());
    await app.get(PastMarket, { strict: false }).record();
    await clock.comeBack();
    const after = await minutes();
    expect(after.map(({ coin, exchange, at }) => [coin, exchange, at])).toEqual(
      before.map(({ coin, exchange, at }) => [coin, exchange, at]),
    );
    // The clock runs on, so that it is asked some seconds later, by which a coin alone may have moved more.
    const apart = after.map(({ premium }, index) => Math.abs(Number(premium) - Number(before[index]?.premium)));
    expect(apart.reduce((sum, one) => sum + one, 0) / apart.length).toBeLessThan(0.1);
  });

  it('has hours before them, made up and marked so, that go over into what is known', async () => {
    const history = app.get(History, { strict: false });
    const [quarter, week] = await Promise.all(
      (['90d', '7d'] as const).map((range) => history.of({ exchange: 'upbit', coin: 'BTC', range })),
    );
    expect(quarter?.points.length).toBeGreaterThan(89 * 24 - 2);
    expect(week?.points.length).toBeGreaterThan(6 * 24);
    expect([quarter?.simulated, week?.simulated]).toEqual([true, true]);
    const premiums = quarter?.points.map(({ premium }) => premium ?? NaN) ?? [];
    const steps = premiums.slice(1).map((premium, index) => Math.abs(premium - (premiums[index] ?? NaN)));
    expect(Math.max(...steps)).toBeLessThan(0.5);
    const [first] = await dataSource.query<{ premium: string; price: string }[]>(
      `SELECT premium, price FROM insights_minutes WHERE exchange = 'upbit' AND coin = 'BTC' ORDER BY at LIMIT 1`,
    );
    const before = quarter?.points.at(-1);
    expect(Math.abs(Number(first?.premium) - (before?.premium ?? NaN))).toBeLessThan(0.2);
    expect(Math.abs((before?.price ?? NaN) / Number(first?.price) - 1)).toBeLessThan(0.02);
    const [sums] = await dataSource.query<{ coins: number; isSimulated: boolean }[]>(
      `SELECT count(DISTINCT coin)::int AS coins, bool_and(simulated) AS "isSimulated" FROM insights_hours WHERE exchange = 'bithumb'`,
    );
    expect(sums?.coins).toBeGreaterThanOrEqual(100);
    expect(sums?.isSimulated).toBe(true);
  });

  it('has a journal at the prices of the market, whose balances and trades agree', async () => {
    const trades: { symbol: string; prices: boolean; setup: string }[] = await dataSource.query(
      `SELECT symbol, abs(entry_price / exit_price - 1) < 0.05 AS prices, setup FROM journal_trades`,
    );
    expect(trades.length).toBeGreaterThanOrEqual(JOURNAL_DAYS - 3);
    expect(new Set(trades.map(({ symbol }) => symbol)).size).toBe(3);
    expect(trades.every(({ prices }) => prices)).toBe(true);
    const days: { gained: string; traded: string }[] = await dataSource.query(
      `SELECT d.end_balance - d.start_balance AS gained, sum(t.profit_loss) AS traded
         FROM journal_days d JOIN journal_trades t USING (user_id, day)
        WHERE d.start_balance IS NOT NULL GROUP BY d.user_id, d.day, d.end_balance, d.start_balance`,
    );
    expect(days.length).toBeGreaterThanOrEqual(BALANCES_DAYS - 4);
    expect(days.filter(({ gained, traded }) => Number(gained) !== Number(traded))).toEqual([]);
  });

  it('leaves the simulator in the present', () => {
    expect(Math.abs(simulator.control.now().getTime() - clock.present().getTime())).toBeLessThan(5_000);
    expect(Math.abs(clock.millis() - clock.present().getTime())).toBeLessThan(5_000);
  });

  it('is not told twice: a second telling changes nothing', async () => {
    const before = await moneyState(dataSource);
    await dataSource.query(`DELETE FROM platform_job_runs WHERE job = $1`, [DEMO_JOB]);
    await seedDemo(app, clock, DAYS, MARKET_HOURS);
    // Days that were corrected are read again in their turn: what they add up to stays.
    expect(balancesOf(await moneyState(dataSource))).toEqual(balancesOf(before));
    const [people]: Record<string, unknown>[] = await dataSource.query(
      `SELECT (SELECT count(*) FROM auth_members) AS members, (SELECT count(*) FROM uid_rebate_uids) AS uids,
              (SELECT count(*) FROM luff_redemptions WHERE redemption_type = 'usdt_payback') AS paybacks, (SELECT count(*) FROM uid_rebate_disputes) AS disputes,
              (SELECT count(*) = count(DISTINCT (day, symbol)) FROM journal_trades) AS journal`,
    );
    expect(people).toEqual({ members: '9', uids: '18', paybacks: '4', disputes: '1', journal: true });
  }, 120_000);

  it('is refused in production', () => {
    const unused = 'postgres://unused';
    const config = readConfig({ ...productionEnvironment, DATABASE_URL: unused, DATABASE_MIGRATION_URL: unused });
    expect(() => demoCredentials(config)).toThrow('refused in production');
  });
});

function balancesOf(state: unknown): unknown {
  const [row] = state as { accounts: { available: string; held: string; clawback: string }[] }[];
  return row?.accounts.map(({ available, held, clawback }) => ({ available, held, clawback }));
}
