import { Liquidated } from '../src/modules/insights/alerts/liquidated.service.js';
import { feeds } from '../src/modules/insights/feeds.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { Collector } from '../src/platform/snapshots/index.js';
import { KeptSnapshots } from '../src/platform/snapshots/kept-snapshots.service.js';
import { registerMember, type SignedIn } from './factories/member.js';
import type { Schemas } from './support/contract-types.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const BEGIN = Date.parse('2026-11-20T03:30:30Z');
/** The first minute that is listened to whole. */
const FIRST = Date.parse('2026-11-20T03:31:00Z');
const MINUTE_MS = 60_000;

/** Liquidations come by socket alone, and no vendor tells a past of them: what is counted was listened to. */
describe('bursts of liquidations of the past', () => {
  let service: TestApp;
  let member: SignedIn;
  let told = 0;

  beforeAll(async () => {
    service = await startTestApp({ now: new Date(BEGIN).toISOString() });
    member = await registerMember(service);
    for (const feed of [feeds.funding, feeds.binanceTickers]) await service.app.get(Collector).collect(feed);
  });

  afterAll(() => service.close());

  const liquidated = () => service.app.get(Liquidated);
  const rehearse = async (more: Partial<Schemas['CreateAlertDto']> = {}) => {
    const alert = {
      kind: 'liquidations',
      symbol: 'BTC',
      direction: 'above',
      threshold: '1000000',
      minutes: 2,
    } as const;
    return (await member.client.post('/api/crypto/alerts/rehearsal', { ...alert, ...more })).body;
  };
  /** Lets the exchanges tell these liquidations now, and looks. */
  const hear = async (values: Readonly<Record<string, string>> = {}): Promise<void> => {
    const at = service.clock.now().toISOString();
    const events = Object.entries(values).map(([symbol, value]) => {
      told += 1;
      return {
        ...({ id: `e${told}`, exchange: 'binance', symbol, side: 'long', price: '1', quantity: value } as const),
        value,
        at,
      };
    });
    const data = { events, minutes: [], since: at, sources: [] };
    await service.app.get(KeptSnapshots).write(feeds.liquidations, { data, source: 'binance', simulated: true });
    liquidated().look();
  };
  const countOf = async (where: string) => {
    const [row] = await service.dataSource.query<{ count: string }[]>(
      `SELECT count(*) FROM insights_liquidation_minutes WHERE ${where}`,
    );
    return Number(row?.count);
  };

  it('are not known before a minute was listened to', async () => {
    await hear({ BTC: '900000' });
    expect(await liquidated().record()).toBe(0);
    expect(await rehearse()).toMatchObject({ fired: null, from: null, stepMinutes: null });
  });

  it('are counted over the minutes of the alert, from the first that was listened to whole', async () => {
    const values = ['600000', '600000', '100000', null, '1000000', null, '5'];
    for (let second = -24; second < values.length * 60 - 20; second += 6) {
      service.clock.set(new Date(FIRST + second * 1_000));
      const value = second >= 0 && second % 60 === 6 ? values[Math.floor(second / 60)] : null;
      await hear(value ? { BTC: value, ETH: '9000000' } : {});
      if (((second % 60) + 60) % 60 === 24) await liquidated().record();
    }
    // By hand, over two minutes: 600,000 · 1,200,000 · 700,000 · 100,000 · 1,000,000 · 1,000,000. The half minute before and
    // the minute that goes on do not count.
    const from = new Date(FIRST).toISOString();
    expect(await rehearse()).toMatchObject({ fired: 2, from, stepMinutes: 1, simulated: true });
    expect(await rehearse({ repeatMinutes: 60 })).toMatchObject({ fired: 1, from });
    expect(await rehearse({ threshold: '1200001' })).toMatchObject({ fired: 0, from });
    expect(await rehearse({ symbol: 'ETH', threshold: '9000000', minutes: 1 })).toMatchObject({ fired: 1, from });
    expect(await rehearse({ symbol: 'XRP' })).toMatchObject({ fired: 0, from });
    expect(await countOf(`coin = ''`)).toBe(values.length - 1);
  });

  it('are no minutes without any where nobody listened, and are kept once by two replicas', async () => {
    const before = await countOf('true');
    service.clock.advance({ minutes: 5 });
    await hear();
    expect(await liquidated().record()).toBe(0);
    expect(await countOf('true')).toBe(before);
    for (let second = 0; second < 120; second += 6) {
      service.clock.advance({ seconds: 6 });
      await hear();
    }
    await Promise.all([liquidated().record(), liquidated().record()]);
    expect(await countOf('true')).toBe(before + 1);
    expect((await rehearse()).fired).toBe(2);
  });

  it('are forgotten after seven days', async () => {
    service.clock.set(new Date(FIRST + 7 * 1_440 * MINUTE_MS));
    await runInTransaction(service.dataSource, (tx) => liquidated().prune(tx));
    expect(await countOf('true')).toBeGreaterThan(0);
    service.clock.advance({ hours: 2 });
    await runInTransaction(service.dataSource, (tx) => liquidated().prune(tx));
    expect(await countOf('true')).toBe(0);
  });
});
