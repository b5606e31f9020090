import { randomUUID } from 'node:crypto';
import { PassExpiryJob } from '../src/modules/indicators/pass-expiry.job.js';
import { createAdmin, type SignedIn } from './factories/member.js';
import { beginAnew, indicatorActs, START } from './support/indicators.js';
import { differences } from './support/luff.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('an indicator pass', () => {
  let service: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    service = await startTestApp();
    admin = await createAdmin(service);
  });

  beforeEach(() => beginAnew(service));

  afterEach(async () => {
    expect(await differences(service)).toEqual([]);
  });

  afterAll(() => service.close());

  const { moveTo, key, request, memberWith, purchasesOf, requested, decide, approved, set, indicatorMailsTo } =
    indicatorActs(() => ({ service, admin }));

  describe('as its end comes near', () => {
    /** Noon in Seoul. */
    const noonOf = (day: string) => `${day}T03:00:00.000Z`;
    const lookOn = async (instant: string, batch?: number): Promise<void> => {
      service.clock.set(instant);
      await service.app.get(PassExpiryJob).tellExpiring(batch);
    };
    /** In no order: mails that are due together go out side by side. */
    const noticesTo = async (member: SignedIn): Promise<string[]> =>
      (await indicatorMailsTo(member))
        .map(({ subject }) => subject)
        .filter((subject) => /만료|expires/.test(subject))
        .sort();
    const told = async (member: SignedIn): Promise<number[]> => {
      const rows: { days_before: number }[] = await service.dataSource.query(
        `SELECT days_before FROM indicators_expiry_notices WHERE user_id = $1 ORDER BY sent_at, days_before DESC`,
        [member.id],
      );
      return rows.map((row) => row.days_before);
    };

    it('tells 7, 3 and 1 days before, each once, however often it looks', async () => {
      const [hana, john] = [await memberWith(2_000), await memberWith(2_000, 0, { language: 'en' })];
      for (const member of [hana, john]) await approved(member, '2026-12-18');
      for (let day = 1; day <= 30; day += 1)
        for (const hour of ['03', '15', '23'])
          await lookOn(`2026-12-${String(day).padStart(2, '0')}T${hour}:00:00.000Z`);
      expect(await told(hana)).toEqual([7, 3, 1]);
      expect(await noticesTo(hana)).toEqual([
        '지표 이용권이 3일 뒤 만료됩니다',
        '지표 이용권이 7일 뒤 만료됩니다',
        '지표 이용권이 내일 만료됩니다',
      ]);
      expect(await noticesTo(john)).toEqual([
        'Your indicator pass expires in 3 days',
        'Your indicator pass expires in 7 days',
        'Your indicator pass expires tomorrow',
      ]);
    });

    it('tells on the day on which the days are left in Seoul, from nine to nine there', async () => {
      const member = await memberWith(2_000);
      await approved(member, '2026-12-18');
      for (const early of ['2026-12-10T11:59:59.000Z', '2026-12-10T15:00:00.000Z', '2026-12-10T23:59:59.000Z']) {
        await lookOn(early);
        expect(await told(member)).toEqual([]);
      }
      await lookOn('2026-12-11T12:00:00.000Z');
      expect(await told(member)).toEqual([]);
      await lookOn('2026-12-12T00:00:00.000Z');
      expect(await told(member)).toEqual([7]);
      await lookOn('2026-12-15T11:59:59.000Z');
      expect(await told(member)).toEqual([7, 3]);
    });

    it('tells only the nearest after an outage, with the days that are left', async () => {
      const member = await memberWith(2_000);
      await approved(member, '2026-12-18');
      await lookOn(noonOf('2026-12-16'));
      await lookOn(noonOf('2026-12-18'));
      await lookOn(noonOf('2026-12-19'));
      expect(await told(member)).toEqual([3, 1]);
      expect(await noticesTo(member)).toEqual(['지표 이용권이 2일 뒤 만료됩니다', '지표 이용권이 오늘 만료됩니다']);
    });

    it('tells nothing that is over, nothing that the approval has just told, and nobody who has left', async () => {
      const [late, short, gone] = [await memberWith(2_000), await memberWith(2_000), await memberWith(2_000)];
      await approved(late, '2026-12-18');
      await approved(gone, '2026-12-19');
      await approved(short, '2026-11-22');
      await lookOn(noonOf('2026-11-20'));
      expect(await told(short)).toEqual([]);
      await lookOn(noonOf('2026-11-21'));
      expect(await told(short)).toEqual([1]);
      service.clock.set(START);
      expect((await gone.client.post('/api/user/close', { currentPassword: gone.password })).status).toBe(200);
      await lookOn(noonOf('2026-12-19'));
      expect(await told(late)).toEqual([]);
      expect(await told(gone)).toEqual([]);
    });

    it('tells nothing of a pass that another one follows, and then of that one', async () => {
      const member = await memberWith(5_000);
      await approved(member, '2026-12-18');
      await lookOn(noonOf('2026-12-11'));
      await moveTo(noonOf('2026-12-12'), member);
      await approved(member, '2027-01-15');
      for (const day of ['13', '15', '16', '17', '18']) await lookOn(noonOf(`2026-12-${day}`));
      expect(await told(member)).toEqual([7]);
      await lookOn(noonOf('2027-01-08'));
      expect(await told(member)).toEqual([7, 7]);
      expect(await noticesTo(member)).toEqual(['지표 이용권이 7일 뒤 만료됩니다', '지표 이용권이 7일 뒤 만료됩니다']);
    });

    it('follows the setting', async () => {
      const member = await memberWith(2_000);
      await approved(member, '2026-12-18');
      await set('expiryNoticeDays', '2,10');
      expect((await purchasesOf(member))[0]?.timeline[3]?.at).toBe('2026-12-07T15:00:00.000Z');
      for (const day of ['08', '11', '15', '16', '17']) await lookOn(noonOf(`2026-12-${day}`));
      service.clock.set(START);
      await set('expiryNoticeDays', '7,3,1');
      await lookOn(noonOf('2026-12-18'));
      expect(await told(member)).toEqual([10, 2, 1]);
    });

    it('goes through many passes in small batches, once for all replicas', async () => {
      const members = await Promise.all(Array.from({ length: 7 }, () => memberWith(2_000)));
      for (const member of members) await approved(member, '2026-12-17');
      service.clock.set(noonOf('2026-12-11'));
      const job = service.app.get(PassExpiryJob);
      await Promise.all([job.tellExpiring(2), job.tellExpiring(2), job.tellExpiring(2)]);
      service.clock.set('2026-12-11T04:00:00.000Z');
      await job.tellExpiring(2);
      for (const member of members) expect(await told(member)).toEqual([7]);
    });

    it('tells no threshold twice and no larger one after a smaller, in any order of days', async () => {
      const members = await Promise.all(Array.from({ length: 6 }, () => memberWith(2_000)));
      for (const [index, member] of members.entries()) await approved(member, `2026-12-${10 + index}`);
      let seed = 20_261_121;
      const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
      const seen = new Map<string, number[]>();
      for (let round = 0; round < 60; round += 1) {
        const day = String(1 + random(20)).padStart(2, '0');
        await lookOn(`2026-12-${day}T${String(random(24)).padStart(2, '0')}:00:00.000Z`, 1 + random(4));
        for (const { id } of members) {
          const rows: { days_before: number }[] = await service.dataSource.query(
            'SELECT days_before FROM indicators_expiry_notices WHERE user_id = $1 ORDER BY days_before DESC',
            [id],
          );
          const before = seen.get(id) ?? [];
          const now = rows.map((row) => row.days_before);
          expect(now.slice(0, before.length)).toEqual(before);
          expect(now.length - before.length).toBeLessThanOrEqual(1);
          seen.set(id, now);
        }
      }
      expect([...seen.values()].some((days) => days.length > 1)).toBe(true);
    });
  });

  describe('of a member who leaves', () => {
    const close = (member: SignedIn) => member.client.post('/api/user/close', { currentPassword: member.password });

    it.each(['LCOIN', 'LUFF'] as const)('keeps the account open while a request waits (%s)', async (currency) => {
      const member = await memberWith(3_000, currency === 'LUFF' ? 600 : 0);
      // A day later what was earned is earned for good.
      await moveTo('2026-11-21T03:00:00.000Z', member);
      const { id } = await requested(member, currency);
      const refused = await close(member);
      expect(refused).toMatchObject({ status: 409, body: { code: 'indicators.purchasePending' } });
      expect(refused.body.message).toBe(
        '처리 중인 지표 구매 요청이 있습니다. 요청을 취소하거나 처리가 끝난 뒤 탈퇴해 주세요.',
      );
      await member.client.delete(`/api/indicator-purchases/${id}`);
      expect((await close(member)).status).toBe(200);
    });

    it.each(['LCOIN', 'LUFF'] as const)(
      'leaves what was paid and until when, without the words (%s)',
      async (currency) => {
        const tradingviewId = `secret_${randomUUID()}`;
        const member = await memberWith(5_000, 1_200);
        await request(member, currency, { tradingviewId });
        await decide(admin, member, 'approve', { until: '2026-12-18', adminNote: 'a note' });
        // A day later what was earned is earned for good.
        await moveTo('2026-11-21T03:00:00.000Z', member);
        expect((await close(member)).status).toBe(200);
        const rows: unknown = await service.dataSource.query(
          `SELECT status, tradingview_id, admin_note, reason, expires_at FROM indicators_purchases WHERE user_id = $1
         UNION ALL
         SELECT status, tradingview_id, admin_note, reason, expires_at FROM luff_redemptions WHERE user_id = $1`,
          [member.id],
        );
        const left = {
          status: 'approved',
          tradingview_id: '',
          admin_note: null,
          reason: null,
          expires_at: new Date('2026-12-18T14:59:59.000Z'),
        };
        expect(rows).toEqual(currency === 'LCOIN' ? [left] : [left, left]);
        expect((await admin.client.get('/api/admin/indicator-purchases')).status).toBe(200);
      },
    );

    it('never holds points beside the closing, whatever is asked at the same moment', async () => {
      for (let round = 0; round < 6; round += 1) {
        const member = await memberWith(3_000);
        const [closed, ...answers] = await Promise.all([
          close(member),
          ...Array.from({ length: 8 }, () => request(member, 'LCOIN', undefined, key())),
        ]);
        expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
        const made = answers.filter(({ status }) => status === 200).length;
        if (closed.status === 200) expect(made).toBe(0);
        else expect(closed).toMatchObject({ status: 409, body: { code: 'indicators.purchasePending' } });
      }
    });
  });
});
