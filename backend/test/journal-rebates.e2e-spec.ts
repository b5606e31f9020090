import { uidsOf } from '../simulator/index.js';
import { ReportSync } from '../src/modules/uid-rebate/index.js';
import { createAdmin, registerMember, type SignedIn } from './factories/member.js';
import { freshUid, reportVolumes, verifiedUid } from './factories/uid.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { csv, FUTURES_NAME, FUTURES_ROWS, FUTURES_TITLES, importHistory } from './support/trade-files.js';

const NONE = { rebate: null, waitingDays: 0, missingDays: 0, days: [] };

describe('the rebates beside the trades of a journal', () => {
  let service: TestApp;
  let hana: SignedIn;
  let uid: string;

  beforeAll(async () => {
    service = await startTestApp({ now: '2026-11-16T05:00:00.000Z' });
  });

  afterAll(() => service.close());

  beforeEach(async () => {
    service.clock.set(new Date('2026-11-16T05:00:00.000Z'));
    hana = await registerMember(service);
    uid = await verifiedUid(await createAdmin(service), hana);
    service.clock.advance({ days: 4 });
  });

  const addTrade = async (tradeDate: string, exchange: string, { client } = hana): Promise<void> => {
    const terms = { symbol: 'BTC-USDT', type: 'long', entryPrice: '100', exitPrice: '110', quantity: '1' } as const;
    expect((await client.post('/api/mypage/trades', { ...terms, exchange, tradeDate })).status).toBe(201);
  };
  const rebates = async (period = '', { client } = hana) =>
    (await client.get(`/api/journal/rebates${period as ''}`)).body;

  it('are none without a verified UID at the exchange of a trade', async () => {
    const other = await registerMember(service);
    await addTrade('2026-11-18', 'Binance', other);
    await addTrade('2026-11-18', 'Bybit');
    expect(await rebates('', other)).toEqual(NONE);
    expect(await rebates()).toEqual(NONE);
  });

  it('are those of the report, wait for it, and are missing once it is there without a row', async () => {
    await addTrade('2026-11-18', ' binance ');
    await addTrade('2026-11-18', 'Binance');
    const waiting = {
      exchange: 'Binance',
      uids: [uid],
      zone: 'UTC',
      rebate: null,
      isEstimated: false,
      isMissing: false,
    };
    const days = [{ day: '2026-11-18', rebate: null, exchanges: [waiting] }];
    expect(await rebates()).toEqual({ rebate: null, waitingDays: 1, missingDays: 0, days });

    // A file of a later day says that those before it were due.
    await reportVolumes(service, { uid: freshUid(), day: '2026-11-18', volume: '1', fee: '1' });
    expect(await rebates()).toMatchObject({ rebate: null, waitingDays: 0, missingDays: 1 });
    expect(await rebates('?from=2026-11-19')).toEqual(NONE);

    await reportVolumes(service, { uid, day: '2026-11-18', volume: '2000', fee: '1' });
    await reportVolumes(service, { uid, day: '2026-11-17', volume: '4000', fee: '2' });
    const told = await rebates();
    const { body: rows } = await hana.client.get('/api/user/rebate-rows?days=30');
    const sum = (day?: string): number =>
      rows.filter((row) => day === undefined || row.day === day).reduce((all, row) => all + Number(row.rebate), 0);
    expect(sum()).toBeGreaterThan(0);
    expect(told).toMatchObject({ missingDays: 0, waitingDays: 0 });
    expect(Number(told.rebate)).toBeCloseTo(sum(), 12);
    expect(told.days.map(({ day, rebate }) => [day, Number(rebate)])).toEqual([
      ['2026-11-17', sum('2026-11-17')],
      ['2026-11-18', sum('2026-11-18')],
    ]);
    expect((await rebates('?from=2026-11-18&to=2026-11-18')).days).toEqual(told.days.slice(1));
  });

  it("count an imported trade on the exchange's own day", async () => {
    await importHistory(hana, csv(FUTURES_TITLES, ...FUTURES_ROWS), FUTURES_NAME);
    const { body: trades } = await hana.client.get('/api/mypage/trades');
    const closed = trades.filter(({ closedAt }) => closedAt !== null);
    expect(closed.length).toBeGreaterThan(0);
    const utcDays = [...new Set(closed.map(({ closedAt }) => closedAt?.slice(0, 10) ?? ''))];
    await reportVolumes(service, ...utcDays.map((day) => ({ uid, day, volume: '10', fee: '1' })));
    expect(await rebates()).toMatchObject({ missingDays: 0 });
    const [first = ''] = utcDays;
    expect((await rebates()).days.map(({ day }) => day)).toContain(first);
  });

  it('are due as the exchange publishes its days', async () => {
    service.clock.set(new Date('2026-11-16T05:00:00.000Z'));
    const okx = await registerMember(service, { exchangeName: 'OKX', uid: uidsOf('okx', 'rich')[0] ?? '' });
    service.clock.advance({ days: 4 });
    await addTrade('2026-11-18', 'OKX', okx);
    await addTrade('2026-11-20', 'OKX', okx);
    expect(await rebates('', okx)).toMatchObject({ rebate: null, waitingDays: 1, missingDays: 1 });
    expect((await service.app.get(ReportSync).syncDue()).failed).toBe(0);
    const told = await rebates('', okx);
    expect(told).toMatchObject({ waitingDays: 1, missingDays: 0 });
    expect(Number(told.rebate)).toBeGreaterThan(0);
  });

  it('are of nobody who is not signed in, and of days alone', async () => {
    expect((await service.client().get('/api/journal/rebates')).status).toBe(401);
    expect((await hana.client.send('GET', '/api/journal/rebates?from=yesterday')).status).toBe(400);
  });
});
