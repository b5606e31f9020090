import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Decimal } from 'decimal.js';
import {
  createSimulator,
  outsiderKey,
  SIMULATED_VENDORS,
  type Simulator,
  type SimulatedVendor,
  uidsOf,
  World,
} from '../simulator/index.js';
import type { AffiliateReport, ExchangeAffiliate } from '../src/modules/uid-rebate/affiliates/index.js';
import { sources } from '../src/platform/config/index.js';
import { FakeClock } from './support/fake-clock.js';
import { clientsOf } from './support/simulated-vendors.js';

const Exact = Decimal.clone({ precision: 60, toExpNeg: -100, toExpPos: 100 });
const NOON = new Date('2026-11-20T04:00:00.000Z');
const DAY = '2026-11-17';
const SCALE = 1000;
const world = new World('lance');

const clock = new FakeClock(NOON);
let simulator: Simulator;
let clients: Record<SimulatedVendor, ExchangeAffiliate>;
let warnings: { reason?: string; path?: string }[];

beforeAll(async () => {
  simulator = await createSimulator({ clock: () => clock.now(), rateScale: SCALE });
});
afterAll(() => simulator.close());
beforeEach(() => {
  clock.set(NOON);
  warnings = [];
  clients = clientsOf(simulator, clock, { rateScale: SCALE, timeoutMs: 400, warnings });
});
afterEach(() => {
  simulator.control.clearFaults();
  simulator.control.clearRequests();
});

const uid = (vendor: SimulatedVendor, kind: Parameters<typeof uidsOf>[1]): string => uidsOf(vendor, kind)[0] ?? '';
const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'no error',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );
const sum = (report: AffiliateReport, uid: string, field: 'volumeUsdt' | 'feeUsdt' | 'commissionUsdt'): string =>
  report.rows
    .filter((row) => row.uid === uid)
    .reduce((total, row) => total.plus(row[field] ?? 0), new Exact(0))
    .toFixed();
const days = (instant: Date, since: Date): number => (instant.getTime() - since.getTime()) / 86_400_000;

describe.each(SIMULATED_VENDORS)('asking %s about a UID', (vendor) => {
  it('recognises an invitee who joined lately', async () => {
    const answer = await clients[vendor].findInvitee(uid(vendor, 'fresh'));
    expect(answer).toMatchObject({ registered: true, uid: uid(vendor, 'fresh') });
    const joinedAt = (answer as { joinedAt: Date }).joinedAt;
    expect(days(NOON, joinedAt)).toBeGreaterThan(1);
    expect(days(NOON, joinedAt)).toBeLessThan(90);
  });

  it('tells an invitee of years ago by its date', async () => {
    const answer = await clients[vendor].findInvitee(uid(vendor, 'old'));
    expect(days(NOON, (answer as { joinedAt: Date }).joinedAt)).toBeGreaterThan(1000);
  });

  it('says no to a UID of somebody else, after one request', async () => {
    expect(await clients[vendor].findInvitee(uid(vendor, 'foreign'))).toEqual({ registered: false });
    expect(simulator.control.requests(vendor)).toHaveLength(1);
  });

  it('keeps a UID exact that a float would change', async () => {
    for (const long of [...uidsOf(vendor, 'long'), ...uidsOf(vendor, 'short')]) {
      expect(await clients[vendor].findInvitee(long)).toMatchObject({ registered: true, uid: long });
    }
  });
});

describe('a frozen invitee', () => {
  it.each(['deepcoin', 'okx'] as const)('is told by %s', async (vendor) => {
    expect(await clients[vendor].findInvitee(uid(vendor, 'frozen'))).toMatchObject({ frozen: true });
    expect(await clients[vendor].findInvitee(uid(vendor, 'fresh'))).toMatchObject({ frozen: false });
  });

  it('counts at Deepcoin with volume and fee, but its commission is held back', async () => {
    const report = await clients.deepcoin.fetchReportRows(DAY);
    const [row] = report.rows.filter((candidate) => candidate.uid === uid('deepcoin', 'frozen'));
    expect(row).toMatchObject({ commissionUsdt: '0' });
    expect(new Exact(row?.frozenCommissionUsdt ?? 0).gt(0)).toBe(true);
    expect(new Exact(row?.volumeUsdt ?? 0).gt(20_000)).toBe(true);
  });
});

describe.each(SIMULATED_VENDORS)('the report of %s', (vendor) => {
  it('has every invitee of the day with exact sums, over all pages', async () => {
    const pages: number[] = [];
    const report = await clients[vendor].fetchReportRows(DAY, ({ pagesDone }) => pages.push(pagesDone));
    expect(report.problems).toEqual([]);
    expect(pages.length).toBeGreaterThanOrEqual(2);
    expect(pages).toEqual(pages.map((_, index) => index + 1));

    const traders = world
      .inviteesOf(vendor)
      .map((invitee) => ({ invitee, figures: world.figures(vendor, invitee, DAY, NOON) }))
      .filter(({ figures }) => figures.length > 0);
    expect(new Set(report.rows.map((row) => row.uid))).toEqual(new Set(traders.map(({ invitee }) => invitee.uid)));
    for (const { invitee, figures } of traders) {
      const volume = figures.reduce((total, part) => total.plus(part.volume), new Exact(0));
      expect([invitee.uid, sum(report, invitee.uid, 'volumeUsdt')]).toEqual([invitee.uid, volume.toFixed()]);
      if (invitee.kind === 'frozen' || invitee.kind === 'coin') continue;
      const fee = figures.reduce((total, part) => total.plus(part.fee), new Exact(0));
      const commission = figures.reduce((total, part) => total.plus(part.commission), new Exact(0));
      expect(sum(report, invitee.uid, 'feeUsdt')).toBe(fee.toFixed());
      expect(sum(report, invitee.uid, 'commissionUsdt')).toBe(commission.toFixed());
    }
  });

  it('carries more than 2^53 cents without losing one', async () => {
    const report = await clients[vendor].fetchReportRows(DAY);
    const volume = new Exact(sum(report, uid(vendor, 'huge'), 'volumeUsdt'));
    expect(volume.times(100).gt(2 ** 53)).toBe(true);
    expect(volume.times(100).isInteger()).toBe(true);
    expect(volume.mod(1).isZero()).toBe(false);
  });

  it('gives the rich UID enough for 100 USDT in a day', async () => {
    const report = await clients[vendor].fetchReportRows(DAY);
    for (const rich of uidsOf(vendor, 'rich')) {
      expect(new Exact(sum(report, rich, 'volumeUsdt')).times('0.00002').gte(1000)).toBe(true);
    }
  });

  it('changes two days later for the corrected UIDs, up and down, and for nobody else', async () => {
    const affiliate = clients[vendor];
    clock.set(affiliate.reportDueAt(DAY));
    const first = await affiliate.fetchReportRows(DAY);
    clock.advance({ days: 1 });
    const later = await affiliate.fetchReportRows(DAY);
    const ratio = (uid: string) =>
      new Exact(sum(later, uid, 'volumeUsdt'))
        .div(sum(first, uid, 'volumeUsdt'))
        .toDecimalPlaces(4)
        .toNumber();
    expect(ratio(uid(vendor, 'correctedUp'))).toBeCloseTo(1.25, 3);
    expect(ratio(uid(vendor, 'correctedDown'))).toBeCloseTo(0.6, 3);
    expect(sum(later, uid(vendor, 'fresh'), 'volumeUsdt')).toBe(sum(first, uid(vendor, 'fresh'), 'volumeUsdt'));
  });

  it('is refused before it is due, without asking, since the vendor would show an empty day', async () => {
    const due = clients[vendor].reportDueAt(DAY);
    clock.set(new Date(due.getTime() - 1000));
    expect(await codeOf(clients[vendor].fetchReportRows(DAY))).toBe('exchangeReport.notDue');
    expect(simulator.control.requests(vendor)).toEqual([]);
    clock.set(due);
    expect((await clients[vendor].fetchReportRows(DAY)).rows.length).toBeGreaterThan(50);
  });

  it('is refused for a day the vendor no longer serves', async () => {
    expect(await codeOf(clients[vendor].fetchReportRows('2025-01-01'))).toBe('exchangeReport.outOfReach');
    expect(simulator.control.requests(vendor)).toEqual([]);
  });

  it('has no row for a UID that did not trade', async () => {
    const report = await clients[vendor].fetchReportRows(DAY);
    expect(report.rows.filter((row) => row.uid === uid(vendor, 'zero'))).toEqual([]);
  });
});

describe('what a vendor tells and what is computed', () => {
  it('marks Deepcoin volumes as estimated and all others as reported', async () => {
    for (const vendor of SIMULATED_VENDORS) {
      const report = await clients[vendor].fetchReportRows(DAY);
      expect(new Set(report.rows.map((row) => row.estimated))).toEqual(new Set([vendor === 'deepcoin']));
    }
  });

  it("converts Bitget fees paid in coins at that day's UTC+8 close and keeps the price", async () => {
    const report = await clients.bitget.fetchReportRows(DAY);
    const rows = report.rows.filter((row) => row.uid === uid('bitget', 'coin'));
    const invitee = world.find('bitget', uid('bitget', 'coin'));
    const figures = invitee ? world.figures('bitget', invitee, DAY, NOON) : [];
    expect(rows.map((row) => row.coin).sort()).toEqual(['BTC', 'ETH']);
    for (const row of rows) {
      const price = new Exact(world.close(row.coin ?? '', DAY)?.toFixed(2, Decimal.ROUND_DOWN) ?? 0);
      const part = figures.find((candidate) => candidate.coin === row.coin);
      expect(row.priceUsed).toBe(price.toFixed());
      expect(row.feeUsdt).toBe(price.times(part?.fee ?? 0).toFixed());
      expect(row.commissionUsdt).toBe(price.times(part?.commission ?? 0).toFixed());
    }
    // One request for each coin, however many rows it has.
    expect(simulator.control.requests('bitget').filter(({ target }) => target.includes('candles'))).toHaveLength(2);
  });
});

describe.each(SIMULATED_VENDORS)('access to %s', (vendor) => {
  const hasPassphrase = !('withoutPassphrase' in sources[vendor]);
  const refusedWith = async (access: object): Promise<string> =>
    codeOf(
      clientsOf(simulator, clock, { rateScale: SCALE, access: { [vendor]: access } })[vendor].findInvitee('36100001'),
    );

  it('is refused with a wrong secret, key or passphrase, and not tried again', async () => {
    expect(await refusedWith({ apiSecret: 'wrong' })).toBe('upstream.accessRefused');
    expect(await refusedWith({ apiKey: 'unknown' })).toBe('upstream.accessRefused');
    if (hasPassphrase) expect(await refusedWith({ passphrase: 'wrong' })).toBe('upstream.accessRefused');
    expect(simulator.control.requests(vendor)).toHaveLength(hasPassphrase ? 3 : 2);
  });

  it('is refused to the key of an account that is no affiliate', async () => {
    expect(await refusedWith(outsiderKey(vendor))).toBe('upstream.accessRefused');
  });

  it('is refused when the clocks differ by a minute', async () => {
    const slow = new FakeClock(new Date(NOON.getTime() - 60_000));
    const client = clientsOf(simulator, slow, { rateScale: SCALE })[vendor];
    expect(await codeOf(client.findInvitee(uid(vendor, 'fresh')))).toBe('upstream.clockRefused');
  });
});
