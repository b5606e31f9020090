import { Affiliates } from '../src/modules/uid-rebate/affiliates/affiliates.service.js';
import { RebateQueries } from '../src/modules/uid-rebate/reports/rebate.queries.js';
import { Exchange } from '../src/modules/uid-rebate/entities/exchange.entity.js';
import type { AffiliateReportRow } from '../src/modules/uid-rebate/affiliates/index.js';
import { ReportSync } from '../src/modules/uid-rebate/reports/report-sync.service.js';
import { JobSlots } from '../src/platform/scheduling/index.js';
import { uidsOf } from '../simulator/index.js';
import { createAdmin, logIn, registerMember, type SignedIn } from './factories/member.js';
import { verifiedUid } from './factories/uid.js';
import { balanceOf, differences } from './support/luff.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('what was reported and proves wrong', () => {
  let service: TestApp;

  beforeEach(async () => {
    service = await startTestApp();
  });
  afterEach(async () => {
    expect(await differences(service)).toEqual([]);
    await service.close();
  });

  const signedInAgain = async (one: SignedIn): Promise<SignedIn> => ({ ...one, client: await logIn(service, one) });
  const memberWithUid = async () => {
    const member = await registerMember(service);
    return { member, uid: await verifiedUid(await createAdmin(service), member) };
  };

  describe('in uploaded files', () => {
    let admin: SignedIn;
    let member: SignedIn;
    let uid: string;

    beforeEach(async () => {
      ({ member, uid } = await memberWithUid());
      service.clock.advance({ days: 1 });
      admin = await createAdmin(service);
      member = await signedInAgain(member);
    });

    const importVolume = async (volume: string, product = 'futures'): Promise<string> => {
      const csv = `uid,date,product,volume,fee,commission\n${uid},2026-11-20,${product},${volume},20,10\n`;
      const uploaded = await admin.client.post('/api/admin/report-imports', {
        exchange: 'binance',
        fileName: 'report.csv',
        content: Buffer.from(csv).toString('base64'),
      });
      const { id } = uploaded.body;
      expect(await admin.client.post(`/api/admin/report-imports/${id}/commit`)).toMatchObject({ status: 200 });
      return id ?? '';
    };
    const undo = async (id: string) =>
      expect(await admin.client.post(`/api/admin/report-imports/${id}/undo`)).toMatchObject({ status: 200 });
    const luff = async () => (await balanceOf(member)).balance;

    it('leaves nothing once all of them are undone, the last one first', async () => {
      const first = await importVolume('50000');
      const second = await importVolume('100000');
      await undo(second);
      expect(await luff()).toBe('1');
      await undo(first);
      expect(await luff()).toBe('0');
    });

    it('leaves nothing once all of them are undone, the first one first', async () => {
      const first = await importVolume('50000');
      const second = await importVolume('100000');
      const third = await importVolume('150000');
      await undo(first);
      await undo(second);
      expect(await luff()).toBe('3');
      await undo(third);
      expect(await luff()).toBe('0');
    });

    it('comes back when only the file that replaced it is undone', async () => {
      const wrong = await importVolume('50000');
      await undo(wrong);
      await importVolume('100000');
      const replacing = await importVolume('150000', 'other');
      expect(await luff()).toBe('3');
      await undo(replacing);
      expect(await luff()).toBe('2');
    });
  });

  describe('by an exchange', () => {
    const [uid = ''] = uidsOf('deepcoin', 'spare');
    let member: SignedIn;
    let rows: Pick<AffiliateReportRow, 'volumeUsdt' | 'feeUsdt' | 'commissionUsdt'>[];
    let timesAsked: number;

    beforeEach(async () => {
      member = await registerMember(service, { exchangeName: 'Deepcoin', uid });
      const affiliate = service.app.get(Affiliates).of('deepcoin')?.affiliate;
      if (!affiliate) throw new Error('Deepcoin has no API');
      rows = [{ volumeUsdt: '50000', feeUsdt: '25', commissionUsdt: '20' }];
      timesAsked = 0;
      affiliate.fetchReportRows = (day) => {
        timesAsked += 1;
        const written = rows.map((row) => ({
          uid,
          day,
          product: 'futures' as const,
          estimated: true,
          raw: {},
          ...row,
        }));
        return Promise.resolve({ day, rows: written, problems: [] });
      };
      service.clock.set('2026-11-21T12:00:00.000Z');
    });

    const luff = async () => (await balanceOf(await signedInAgain(member))).balance;
    const runs = (): Promise<{ status: string }[]> =>
      service.dataSource
        .query(`SELECT status FROM uid_rebate_sync_runs WHERE exchange_id = 'deepcoin' AND day = '2026-11-20'
        ORDER BY id`);

    it('follows a row that shrinks, and does not believe a day that has lost all its rows', async () => {
      await service.app.get(ReportSync).syncDue();
      expect(await luff()).toBe('1');
      rows = [];
      service.clock.advance({ days: 1 });
      // A round ends at the first day of an exchange that fails.
      for (let round = 0; round < 3; round += 1) await service.app.get(ReportSync).syncDue();
      expect(await runs()).toEqual([{ status: 'done' }, { status: 'failed' }]);
      expect(await luff()).toBe('1');
      rows = [{ volumeUsdt: '25000', feeUsdt: '12.5', commissionUsdt: '10' }];
      service.clock.advance({ hours: 6 });
      await service.app.get(ReportSync).syncDue();
      expect(await runs()).toEqual([{ status: 'done' }, { status: 'done' }]);
      expect(await luff()).toBe('0.5');
    });

    it('is written once, and read no more, when the answer to the commit was lost', async () => {
      const slots = service.app.get(JobSlots);
      const runOnce = slots.runOnce.bind(slots);
      slots.runOnce = async (...run) => {
        await runOnce(...run);
        throw new Error('Connection terminated unexpectedly');
      };
      for (let round = 0; round < 5; round += 1) {
        await service.app.get(ReportSync).syncDue();
        service.clock.advance({ minutes: 20 });
      }
      slots.runOnce = runOnce;
      const asked = timesAsked;
      await service.app.get(ReportSync).syncDue();
      expect(timesAsked).toBe(asked);
      expect(await runs()).toEqual([{ status: 'done' }]);
      expect(await luff()).toBe('1');
    });
  });

  it('does not make a month of one good day: days with a report and without trades count', async () => {
    const { member, uid } = await memberWithUid();
    service.clock.advance({ days: 10 });
    const admin = await createAdmin(service);
    const days = ['20', '21', '22', '23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`);
    const csv = [
      'uid,date,product,volume,fee,commission',
      ...days.map((day) => `999999999,${day},futures,1,1,1`),
      `${uid},2026-11-29,futures,50000,25,25`,
      `${uid},2026-08-01,futures,50000,25,25`,
    ].join('\n');
    const uploaded = await admin.client.post('/api/admin/report-imports', {
      exchange: 'binance',
      fileName: 'report.csv',
      content: Buffer.from(csv).toString('base64'),
    });
    await admin.client.post(`/api/admin/report-imports/${uploaded.body.id}/commit`);
    const { client } = await signedInAgain(member);
    const { body } = await client.get('/api/user/rebate-summary?days=30');
    expect(body.reportDays).toBe(10);
    expect(Number(body.estimatedMonthly)).toBeCloseTo(Number(body.totalRebate) * 3, 8);
    const exchange = await service.dataSource.manager.findOneByOrFail(Exchange, { id: 'binance' });
    expect(await service.app.get(RebateQueries).amountsOfUid(exchange, uid)).toMatchObject({
      estimatedRebate: body.estimatedMonthly,
      estimatedFrom: { rebate: body.totalRebate, reportDays: 10 },
    });
  });
});
