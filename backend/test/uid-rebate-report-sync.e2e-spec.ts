import { setTimeout as delay } from 'node:timers/promises';
import { uidsOf, type SimulatedVendor, type UidKind } from '../simulator/index.js';
import { ReportSync } from '../src/modules/uid-rebate/index.js';
import { ReportRowsChanged } from '../src/modules/uid-rebate/uid-rebate.events.js';
import { UidRebateSettings } from '../src/modules/uid-rebate/uid-rebate.settings.js';
import { ReportReading } from '../src/modules/uid-rebate/reports/report-sync.service.js';
import { AppConfig } from '../src/platform/config/index.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { DomainEvents } from '../src/platform/events/index.js';
import { Queues } from '../src/platform/queue/index.js';
import { JobSlots } from '../src/platform/scheduling/index.js';
import { Settings } from '../src/platform/settings/index.js';
import { createAdmin, registerMember, type SignedIn } from './factories/member.js';
import type { Schemas } from './support/contract-types.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const uidOf = (vendor: SimulatedVendor, kind: UidKind): string => uidsOf(vendor, kind)[0] ?? '';

describe('the report sync', () => {
  let service: TestApp;
  let sync: ReportSync;

  beforeEach(async () => {
    service = await startTestApp({ now: '2026-11-20T05:00:00.000Z' });
    sync = service.app.get(ReportSync);
    await readBack(1);
  });
  afterEach(() => service.close());

  /** How many days the first sync goes back. */
  const readBack = (days: number) =>
    runInTransaction(service.dataSource, (tx) =>
      service.app.get(Settings).set(tx, UidRebateSettings.reportGapDays.key, String(days), null),
    );
  const summaryOf = async (member: SignedIn, days = 7) =>
    (await member.client.get(`/api/user/rebate-summary?days=${days}`)).body;
  const rowsOf = async (member: SignedIn, query = 'days=30') =>
    (await member.client.get(`/api/user/rebate-rows?${query}`)).body;
  const runsOf = async (query = '') => {
    const admin = await createAdmin(service);
    return (await admin.client.get(`/api/admin/report-syncs?${query}`)).body;
  };
  /** Waits until every reading is done. */
  const untilAllDone = async (): Promise<void> => {
    for (let turn = 0; turn < 200; turn += 1) {
      const [row]: { is: boolean | null }[] = await service.dataSource.query(
        `SELECT bool_and(status = 'done') AS is FROM uid_rebate_sync_runs`,
      );
      if (row?.is) return;
      await delay(50);
    }
    throw new Error('not every reading is done');
  };
  /** Another replica that reads reports. */
  const startReplica = async (): Promise<Queues> => {
    const replica = new Queues(service.dataSource, service.app.get(AppConfig), service.app.get(JobSlots));
    replica.onJob(ReportReading, ({ exchangeId }, signal) => sync.readDue(exchangeId, signal));
    await replica.startWorking();
    return replica;
  };
  const countRows = async (where = 'true'): Promise<number> =>
    Number((await service.dataSource.query(`SELECT count(*) FROM uid_rebate_report_rows WHERE ${where}`))[0].count);

  it('brings a closed day, and each figure of the dashboard is the sum of its rows', async () => {
    const member = await registerMember(service, { exchangeName: 'OKX', uid: uidOf('okx', 'rich') });
    await readBack(3);
    service.clock.advance({ days: 1 });
    expect(await sync.syncDue()).toMatchObject({ failed: 0 });
    const after = await registerMemberAgain(member);
    const summary = await summaryOf(after);
    expect(summary).toMatchObject({ fromDay: '2026-11-14', toDay: '2026-11-20', simulated: true, reportDays: 3 });
    expect(summary.exchanges).toMatchObject([
      {
        exchange: 'okx',
        rebateCredit: { when: '다음 날', minimumUsdt: '0', where: '거래소 앱의 자산 내역(리베이트)' },
      },
    ]);
    expect(summary.series).toHaveLength(7);
    const rows = await rowsOf(after, 'days=7');
    expect(rows.length).toBeGreaterThan(0);
    const sum = (pick: (row: Schemas['RebateRowDto']) => string | null, of = rows) =>
      of.reduce((total, row) => total + scaled(pick(row) ?? ''), 0n);
    expect(scaled(summary.totalVolume)).toBe(sum((row) => row.volume));
    expect(scaled(summary.totalRebate)).toBe(sum((row) => row.rebate));
    expect(scaled(summary.estimatedMonthly ?? '0')).toBeLessThanOrEqual((sum((row) => row.rebate) * 30n) / 3n);
    for (const day of summary.series.filter((one) => one.volume !== null)) {
      const ofDay = await rowsOf(after, `day=${day.day}`);
      expect(scaled(day.volume ?? '')).toBe(sum((row) => row.volume, ofDay));
      expect(scaled(day.rebate ?? '')).toBe(sum((row) => row.rebate, ofDay));
      expect(day.parts).toEqual(ofDay.length > 0 ? [{ exchange: 'okx', rebate: day.rebate }] : []);
    }
    for (const row of rows) {
      expect(row).toMatchObject({ exchange: 'okx', source: 'api', rebateRate: '0.4', revision: 1 });
      expect(scaled(row.rebate ?? '')).toBe((scaled(row.fee ?? '') * 4n) / 10n);
    }
    // Days that nobody has read are no days of zero.
    expect(summary.series[0]).toMatchObject({ day: '2026-11-14', volume: null, rebate: null });
    expect(summary.exchanges).toMatchObject([
      {
        exchange: 'okx',
        dayTimeZone: 'UTC+8',
        lastReportDay: '2026-11-20',
        source: 'api',
        simulated: true,
        fetchedAt: service.clock.now().toISOString(),
        nextReportDay: '2026-11-21',
        nextReportDue: '2026-11-21T20:00:00.000Z',
        isReportLate: false,
      },
    ]);
  });

  it('shows no figure before the first day that counts, and waits for no report of a UID that is given up', async () => {
    const uid = uidOf('okx', 'zero');
    const member = await registerMember(service, { exchangeName: 'OKX', uid });
    await readBack(3);
    service.clock.advance({ days: 1 });
    await sync.syncDue();
    const again = await registerMemberAgain(member);
    const before = await summaryOf(again);
    expect(before.series.filter(({ rebate }) => rebate !== null)).toHaveLength(before.reportDays);
    expect(before.exchanges).toMatchObject([{ uids: [uid], heldUntil: null, nextReportDay: '2026-11-21' }]);
    const { body: uids } = await again.client.get(`/api/user/${member.id}/uids` as '/api/user/{id}/uids');
    expect((await again.client.delete(`/api/user-uid/${uids[0]?.id}`)).status).toBe(200);
    const after = await summaryOf(again);
    expect(after.exchanges).toMatchObject([
      { uids: [uid], heldUntil: '2026-11-20', nextReportDay: null, nextReportDue: null, isReportLate: false },
    ]);
    service.clock.advance({ days: 1 });
    const later = await summaryOf(await registerMemberAgain(member));
    expect(later.series.at(-1)).toMatchObject({ day: '2026-11-21', waitingFor: [] });
    // Nor does a report of a day on which nothing was held any more make it a day of zero.
    await sync.syncDue();
    const read = await summaryOf(again);
    expect(read.exchanges).toMatchObject([{ lastReportDay: '2026-11-21' }]);
    expect(read.series.at(-1)).toMatchObject({ day: '2026-11-21', volume: null, rebate: null });
    expect(read.reportDays).toBe(later.reportDays);
  });

  it('reads each day once when it is due, and nothing again', async () => {
    await sync.syncDue();
    const rows = await countRows();
    expect(rows).toBeGreaterThan(0);
    service.simulator.control.clearRequests();
    expect(await sync.syncDue()).toEqual({ done: 0, failed: 0 });
    expect(service.simulator.control.requests()).toHaveLength(0);
    expect(await countRows()).toBe(rows);
  });

  it('is done by one of several that run at once', async () => {
    const others = [await startReplica(), await startReplica()];
    try {
      await Promise.all([sync.requestDue(), sync.requestDue(), sync.requestDue()]);
      await untilAllDone();
      const runs = await runsOf();
      expect(runs.map(({ attempts }) => attempts)).toEqual(runs.map(() => 1));
      expect(await countRows('revision <> 1')).toBe(0);
      expect(
        await service.dataSource.query(
          `SELECT count(*)::int AS n FROM platform_job_runs WHERE job = 'uid-rebate.report-sync'`,
        ),
      ).toEqual([{ n: runs.length }]);
    } finally {
      await Promise.all(others.map((replica) => replica.onModuleDestroy()));
    }
  });

  it('reads yesterday again: a late correction changes the row by the difference and is announced', async () => {
    await sync.syncDue();
    const up = uidOf('bitget', 'correctedUp');
    const down = uidOf('bitget', 'correctedDown');
    const volumes = async (uid: string) =>
      (
        await service.dataSource.query(
          `SELECT sum(volume)::text AS volume, max(revision) AS revision FROM uid_rebate_report_rows
           WHERE exchange_id = 'bitget' AND uid = $1 AND day = '2026-11-19'`,
          [uid],
        )
      )[0] as { volume: string; revision: number };
    const [beforeUp, beforeDown] = [await volumes(up), await volumes(down)];
    const announced: string[] = [];
    service.app.get(DomainEvents).on(ReportRowsChanged, async ({ changes }) => {
      announced.push(...changes.map((change) => `${change.uid} ${change.day}`));
    });
    for (let day = 0; day < 3; day += 1) {
      service.clock.advance({ days: 1 });
      await sync.syncDue();
    }
    const [afterUp, afterDown] = [await volumes(up), await volumes(down)];
    expect(Number(afterUp.volume)).toBeGreaterThan(Number(beforeUp.volume));
    expect(Number(afterDown.volume)).toBeLessThan(Number(beforeDown.volume));
    expect([afterUp.revision, afterDown.revision]).toEqual([2, 2]);
    expect(announced.filter((key) => key === `${up} 2026-11-19`)).toHaveLength(1);
    const traces: unknown[] = await service.dataSource.query(
      `SELECT before FROM uid_rebate_report_changes WHERE uid = $1 AND day = '2026-11-19'`,
      [up],
    );
    expect(traces.length).toBeGreaterThan(0);
  });

  it.each(['5xx', 'garbage', 'truncated', 'schema-drift'] as const)(
    'records a failure when the exchange answers with %s, takes it for no empty report, and tries again later',
    async (kind) => {
      await sync.syncDue();
      const before = await countRows(`exchange_id = 'ourbit' AND NOT is_withdrawn`);
      service.clock.advance({ days: 1 });
      service.simulator.control.addFault({ vendor: 'ourbit', kind, count: 0 });
      await sync.syncDue();
      expect(await countRows(`exchange_id = 'ourbit' AND NOT is_withdrawn`)).toBe(before);
      const [failed] = await runsOf('exchange=ourbit&status=failed');
      expect(failed).toMatchObject({ attempts: 1, counts: null });
      expect(failed?.error).toMatch(/Ourbit/);
      expect(failed?.nextAttemptAt).toBe('2026-11-21T05:05:00.000Z');

      service.simulator.control.clearFaults();
      await sync.syncDue();
      expect(await runsOf('exchange=ourbit&status=failed')).toHaveLength(1);
      if (kind !== 'schema-drift') return;
      service.clock.advance({ minutes: 6 });
      await sync.syncDue();
      expect(await runsOf('exchange=ourbit&status=failed')).toEqual([]);
      expect(await countRows(`exchange_id = 'ourbit' AND NOT is_withdrawn`)).toBeGreaterThan(before);
    },
    40_000,
  );

  it('keeps what is known of a UID whose row lies, and reads all others', async () => {
    await sync.syncDue();
    const before = await countRows(`exchange_id = 'deepcoin' AND NOT is_withdrawn AND day = '2026-11-19'`);
    service.clock.advance({ days: 1 });
    service.simulator.control.addFault({ vendor: 'deepcoin', kind: 'wrong-numbers', count: 1 });
    await sync.syncDue();
    const runs = await runsOf('exchange=deepcoin');
    const lied = runs.find((run) => run.problems.length > 0);
    expect(lied?.status).toBe('done');
    expect(lied?.counts?.unreadable).toBe(lied?.problems.length);
    expect(lied?.problems[0]).toMatchObject({ path: expect.any(String), reason: expect.any(String) });
    expect(await countRows(`exchange_id = 'deepcoin' AND NOT is_withdrawn AND day = '2026-11-19'`)).toBe(before);
    expect(await countRows('volume < 0 OR commission < 0')).toBe(0);
  });

  it('counts rows of a UID that somebody registers only later', async () => {
    await sync.syncDue();
    const [uid = ''] = uidsOf('deepcoin', 'fresh');
    const member = await registerMember(service, { exchangeName: 'Deepcoin', uid });
    const summary = await summaryOf(member);
    expect(scaled(summary.totalRebate)).toBeGreaterThan(0n);
    const check = await service.client().post('/api/uid/check', {
      uid,
      exchange: 'Deepcoin',
    });
    expect(check.body.user?.totalRebate).toBe(summary.totalRebate);
    expect(check.body.user?.estimatedRebate).toBe(summary.estimatedMonthly);
    const { rebate = '', reportDays = 0 } = check.body.user?.estimatedFrom ?? {};
    expect([rebate, reportDays]).toEqual([summary.totalRebate, summary.reportDays]);
    expect(scaled(check.body.user?.estimatedRebate ?? '')).toBe((scaled(rebate) * 30n) / BigInt(reportDays));
  });

  it('marks what was derived, and flags what we promise beyond our commission', async () => {
    await sync.syncDue();
    expect(await countRows(`exchange_id = 'deepcoin' AND NOT estimated`)).toBe(0);
    const admin = await createAdmin(service);
    const { body } = await admin.client.get('/api/admin/flagged-report-rows?exchange=deepcoin');
    expect(new Set(body.map((row) => row.uid))).toEqual(new Set([uidOf('deepcoin', 'frozen')]));
    for (const row of body) expect(scaled(row.rebate ?? '')).toBeGreaterThan(scaled(row.commission));
    const { flagged } = (await admin.client.get('/api/admin/summary')).body;
    const all = (await admin.client.get('/api/admin/flagged-report-rows?limit=100')).body;
    expect(flagged.rows).toBe(all.length);
    expect(scaled(flagged.rebate)).toBe(all.reduce((sum, { rebate }) => sum + scaled(rebate ?? ''), 0n));
    expect(scaled(flagged.commission)).toBe(all.reduce((sum, { commission }) => sum + scaled(commission), 0n));
  });

  it('keeps amounts that a float would lose', async () => {
    await sync.syncDue();
    const [row]: { volume: string }[] = await service.dataSource.query(
      `SELECT sum(volume)::text AS volume FROM uid_rebate_report_rows WHERE exchange_id = 'okx' AND uid = $1 AND day = '2026-11-19'`,
      [uidOf('okx', 'huge')],
    );
    expect(row?.volume).toMatch(/^9\d{13}\.\d{2}/);
    expect(await countRows(`exchange_id = 'okx' AND uid = '${uidOf('okx', 'long')}'`)).toBeGreaterThan(0);
  });

  describe('asked for by an administrator', () => {
    const start = (admin: SignedIn, body: unknown) => admin.client.send('POST', '/api/admin/report-syncs', body);

    it('reads days back with visible progress', async () => {
      const admin = await createAdmin(service);
      const answer = await start(admin, { exchange: 'OKX', fromDay: '2026-11-10', toDay: '2026-11-14' });
      expect(answer).toMatchObject({ status: 202, body: { days: 5 } });
      const list = async () =>
        (await admin.client.get(`/api/admin/report-syncs?backfillId=${answer.body.backfillId}`)).body;
      let runs = await list();
      expect(runs).toHaveLength(5);
      for (let turn = 0; turn < 100 && runs.some((run) => run.status !== 'done'); turn += 1) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        runs = await list();
      }
      expect(runs.map((run) => run.day).sort()).toEqual([
        '2026-11-10',
        '2026-11-11',
        '2026-11-12',
        '2026-11-13',
        '2026-11-14',
      ]);
      for (const run of runs) {
        expect(run).toMatchObject({ status: 'done', reading: null });
        expect(run.pagesDone).toBeGreaterThan(0);
        expect(run.counts?.new).toBeGreaterThan(0);
      }
    });

    it('reads days once that are asked for twice at the same time', async () => {
      const [admin, other] = [await createAdmin(service), await createAdmin(service)];
      const body = { exchange: 'OKX', fromDay: '2026-11-05', toDay: '2026-11-14' };
      const answers = await Promise.all([start(admin, body), start(other, body), start(admin, body)]);
      expect(answers.map((answer) => answer.status).sort()).toEqual([202, 409, 409]);
      expect(answers.find((answer) => answer.status === 409)?.body.code).toBe('uidRebate.syncAlreadyAsked');
      expect(await runsOf()).toHaveLength(10);
    });

    it('estimates the volumes of a day with the fee rate of that day', async () => {
      await sync.syncDue();
      const admin = await createAdmin(service);
      const volumes = async (day: string, feeRate: string): Promise<{ rows: string; other: string }[]> =>
        service.dataSource.query(
          `SELECT count(*) AS rows, count(*) FILTER (WHERE abs(volume * $2::numeric - fee) > 0.000001) AS other
           FROM uid_rebate_report_rows WHERE exchange_id = 'deepcoin' AND day = $1`,
          [day, feeRate],
        );
      const before = await volumes('2026-11-19', '0.0005');
      expect(Number(before[0]?.rows)).toBeGreaterThan(0);
      expect(before).toMatchObject([{ other: '0' }]);
      const changed = await admin.client.patch('/api/admin/exchanges/deepcoin', { feeRate: '0.001' });
      expect(changed.body).toMatchObject({ feeRate: '0.001', rebateRate: '0.5' });
      service.clock.advance({ days: 1 });
      await sync.syncDue();
      expect(await volumes('2026-11-20', '0.001')).toMatchObject([{ other: '0' }]);
      expect(await volumes('2026-11-19', '0.0005')).toMatchObject([{ other: '0' }]);
      expect(await countRows(`exchange_id = 'deepcoin' AND day = '2026-11-19' AND revision > 1`)).toBeLessThan(
        Number(before[0]?.rows),
      );
    });

    it('refuses what cannot be read and starts nothing', async () => {
      const admin = await createAdmin(service);
      for (const [exchange, fromDay, toDay, status] of [
        ['okx', '2026-10-01', '2026-11-10', 400],
        ['okx', '2026-11-10', '2026-11-01', 400],
        ['okx', '2026-11-19', '2026-11-20', 400],
        ['okx', '2026-02-30', '2026-03-01', 400],
        ['ftx', '2026-11-01', '2026-11-01', 400],
        ['binance', '2026-11-01', '2026-11-01', 422],
      ] as const)
        expect(await start(admin, { exchange, fromDay, toDay })).toMatchObject({ status });
      expect((await admin.client.get('/api/admin/report-syncs')).body).toEqual([]);
    });
  });

  describe('the dashboard', () => {
    it('covers 7, 30 or 90 closed days and nothing else', async () => {
      const member = await registerMember(service);
      for (const days of [7, 30, 90]) expect((await summaryOf(member, days)).series).toHaveLength(days);
      for (const days of ['14', 'abc', '7.5', '-7'])
        expect((await member.client.get(`/api/user/rebate-summary?days=${days}`)).status).toBe(400);
      expect(await summaryOf(member)).toMatchObject({
        totalVolume: '0',
        totalRebate: '0',
        estimatedMonthly: null,
        reportDays: 0,
        exchanges: [],
      });
    });

    it('pages the rows of a member without gap or repetition, and shows them to nobody else', async () => {
      const member = await registerMember(service, { exchangeName: 'OKX', uid: uidOf('okx', 'rich') });
      const stranger = await registerMember(service);
      await readBack(3);
      await sync.syncDue();
      expect(await rowsOf(stranger)).toEqual([]);
      expect((await summaryOf(stranger)).totalVolume).toBe('0');
      const all = await rowsOf(member);
      const paged: typeof all = [];
      for await (const { body } of member.client.pages('/api/user/rebate-rows?limit=2')) paged.push(...body);
      expect(paged).toEqual(all);
      expect((await member.client.get('/api/user/rebate-rows?cursor=broken')).status).toBe(400);
    });
  });

  /** Sessions end when the clock jumps a day or more: the member signs in again. */
  async function registerMemberAgain(member: SignedIn): Promise<SignedIn> {
    const client = service.client();
    const answer = await client.post('/api/login', { email: member.email, password: member.password });
    if (answer.status !== 200) throw new Error('not signed in');
    return { ...member, client };
  }
});

/** Decimal text in units of its 18th decimal. */
function scaled(text: string): bigint {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(18, '0'));
}
