import { randomUUID } from 'node:crypto';
import { withClient } from '../embedded-postgres/bootstrap.js';
import { createAdmin, registerMember, type SignedIn } from './factories/member.js';
import { reportVolumes, verifiedUid } from './factories/uid.js';
import { balanceOf, moneyState, withoutHoldAfterNewUid } from './support/luff.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { Ledger } from '../src/platform/ledger/index.js';
import { JobSlots } from '../src/platform/scheduling/index.js';
import { LedgerHealth } from '../src/modules/admin/ledger-health.service.js';

const TODAY = '2026-11-20';

describe('the back-office', () => {
  let service: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    service = await startTestApp();
    await withoutHoldAfterNewUid(service);
    admin = await createAdmin(service);
  });

  afterAll(() => service.close());

  const key = () => ({ 'idempotency-key': randomUUID() });

  describe('about members', () => {
    it('shows everything it knows of a member', async () => {
      const member = await registerMember(service, { tradingviewId: 'hana_charts' });
      const uid = await verifiedUid(admin, member);
      await reportVolumes(service, { uid, day: TODAY, volume: '50000' });
      const { body } = await admin.client.get(`/api/admin/users?search=${member.email}`);
      expect(body).toEqual([
        {
          id: member.id,
          email: member.email,
          name: member.name,
          isAdmin: false,
          createdAt: service.clock.now().toISOString(),
          lastLoginAt: expect.anything() as unknown,
          tradingviewId: 'hana_charts',
          emailConfirmed: false,
          twoFactorEnabled: false,
          closedAt: null,
          totalRebate: '0',
          totalVolume: '50000',
          lCoinBalance: '2000',
          luffBalance: '1',
          registeredExchanges: [
            {
              exchangeName: 'Binance',
              uid,
              uidId: expect.any(String) as string,
              status: 'success',
              registeredAt: service.clock.now().toISOString(),
              rebate: '0',
              volume: '50000',
            },
          ],
        },
      ]);
    });

    it('finds members by a part of the name or the address, and by nothing nobody', async () => {
      const member = await registerMember(service, { name: '김하나루', email: 'Hanaru@Example.com' });
      for (const search of ['하나루', 'hanaru', 'HANARU@'])
        expect(
          (await admin.client.get(`/api/admin/users?search=${encodeURIComponent(search)}`)).body.map(({ id }) => id),
        ).toEqual([member.id]);
      expect((await admin.client.get('/api/admin/users?search=%25')).body).toEqual([]);
    });

    it('pages through all members without losing or repeating one', async () => {
      for (let index = 0; index < 3; index += 1) await registerMember(service);
      const { body: all } = await admin.client.get('/api/admin/users');
      const seen: string[] = [];
      for await (const { body } of admin.client.pages('/api/admin/users?limit=2'))
        seen.push(...body.map(({ id }) => id));
      expect(seen).toEqual(all.map(({ id }) => id));
    });

    it('adds up what all members have and what waits', async () => {
      const before = (await admin.client.get('/api/admin/summary')).body;
      const member = await registerMember(service, { emailConfirmed: true });
      const uid = await verifiedUid(admin, member);
      await reportVolumes(service, { uid, day: TODAY, volume: '50000000' });
      await member.client.post('/api/user-uid', { exchangeName: 'Binance', uid: '799999999' });
      await member.client.post('/api/luff/request-payback', { luffAmount: 1000, usdtAmount: 100 }, key());
      const after = (await admin.client.get('/api/admin/summary')).body;
      expect(after).toEqual({
        totalUsers: Number(before.totalUsers) + 1,
        totalRebate: '0',
        totalVolume: String(Number(before.totalVolume) + 50_000_000),
        totalLCoins: String(Number(before.totalLCoins) + 2000),
        pendingCount: Number(before.pendingCount) + 2,
        pending: { uidVerifications: 1, uidDisputes: 0, luffRedemptions: 1, indicatorPurchases: 0 },
        ledgerFindings: 0,
        flagged: { rows: 0, rebate: '0', commission: '0' },
      });
    });

    it('shows histories of L coin and Luff', async () => {
      const member = await registerMember(service);
      const uid = await verifiedUid(admin, member);
      await reportVolumes(service, { uid, day: TODAY, volume: '50000' });
      const lcoin = await admin.client.get(`/api/admin/users/${member.id}/lance-coins`);
      const luff = await admin.client.get(`/api/admin/users/${member.id}/luff-transactions`);
      expect([lcoin.body.map(({ amount }) => amount), luff.body.map(({ amount }) => amount)]).toEqual([
        ['1000', '1000'],
        ['1'],
      ]);
      for (const path of ['lance-coins', 'luff-transactions'])
        expect((await admin.client.get(`/api/admin/users/${randomUUID()}/${path}`)).status).toBe(404);
    });
  });

  describe('adjusting L coin', () => {
    const adjust = (member: { id: string }, body: unknown, headers: Record<string, string> = key()) =>
      admin.client.send('POST', `/api/admin/users/${member.id}/adjust-lance-coins`, body, headers);

    it('grants and deducts, with a reason that the member reads', async () => {
      const member = await registerMember(service);
      expect((await adjust(member, { amount: 1500, description: '이벤트 당첨' })).body).toEqual({
        message: '1,500 L을 지급했습니다.',
        balance: '2500',
      });
      expect((await adjust(member, { amount: '-500' })).body).toEqual({
        message: '500 L을 차감했습니다.',
        balance: '2000',
      });
      const { body } = await member.client.get('/api/lance-coins/history');
      expect(body.slice(0, 2).map(({ type, description, amount }) => [type, description, amount])).toEqual([
        ['other', '관리자 차감', '-500'],
        ['earn', '관리자 지급 (이벤트 당첨)', '1500'],
      ]);
      const audit: unknown = await service.dataSource.query(
        `SELECT actor_id, action, after->>'amount' AS amount FROM platform_audit_events WHERE target_id = $1 ORDER BY id`,
        [member.id],
      );
      expect(audit).toEqual([
        { actor_id: admin.id, action: 'lcoin.adjusted', amount: '1500' },
        { actor_id: admin.id, action: 'lcoin.adjusted', amount: '-500' },
      ]);
    });

    it('never takes more than there is', async () => {
      const member = await registerMember(service);
      const before = await moneyState(service.dataSource);
      const { status, body } = await adjust(member, { amount: -1001 });
      expect({ status, code: body.code }).toEqual({ status: 422, code: 'ledger.insufficient' });
      expect(await moneyState(service.dataSource)).toEqual(before);
    });

    it.each([0, '0', '-0', 1.5, '1e3', 'all', '', null, undefined, '9'.repeat(13), [5], true])(
      'refuses the amount %j',
      async (amount) => {
        const member = await registerMember(service);
        const { status, body } = await adjust(member, { amount });
        expect({ status, code: body.code }).toEqual({ status: 400, code: 'platform.validationFailed' });
      },
    );

    it('happens once for one click', async () => {
      const member = await registerMember(service);
      const headers = key();
      const answers = await Promise.all(Array.from({ length: 5 }, () => adjust(member, { amount: 100 }, headers)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      const clicks = await Promise.all(Array.from({ length: 5 }, () => adjust(member, { amount: 50 }, {})));
      expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
      expect((await member.client.get('/api/lance-coins/balance')).body).toMatchObject({ balance: '1150' });
      service.clock.advance({ seconds: 11 });
      expect((await adjust(member, { amount: 50 }, {})).status).toBe(200);
    });

    it('is not for the administrator themselves', async () => {
      const before = await moneyState(service.dataSource);
      for (const amount of [5, -5]) {
        const { status, body } = await adjust(admin, { amount });
        expect({ status, code: body.code }).toEqual({ status: 403, code: 'lcoin.ownAdjustment' });
      }
      expect(await moneyState(service.dataSource)).toEqual(before);
    });

    it('is not for members, and not for members who do not exist', async () => {
      const member = await registerMember(service);
      const path = `/api/admin/users/${member.id}/adjust-lance-coins`;
      expect((await member.client.post(path, { amount: 1_000_000 })).status).toBe(403);
      expect((await adjust({ id: randomUUID() }, { amount: 5 })).status).toBe(404);
    });
  });

  describe('editing settings', () => {
    it('shows each with its bounds in the language of the reader', async () => {
      const { body } = await admin.client.get('/api/admin/settings');
      expect(body.find(({ key: name }) => name === 'luff_minimumPaybackUsdt')).toEqual({
        key: 'luff_minimumPaybackUsdt',
        label: '최소 페이백 금액 (USDT)',
        kind: 'decimal',
        value: '100',
        defaultValue: '100',
        min: '0.01',
        max: '1000000',
        changedAt: null,
      });
    });

    it('changes the rules from that moment on, for everybody, with a trace', async () => {
      service.clock.advance({ minutes: 1 });
      const changed = await admin.client.patch('/api/admin/settings/luff_minimumPaybackUsdt', { value: 150 });
      expect(changed).toMatchObject({
        status: 200,
        body: {
          message: '설정을 저장했습니다.',
          setting: { value: '150', changedAt: service.clock.now().toISOString() },
        },
      });
      const site = await service.client().get('/api/site-settings');
      expect(site.body).toContainEqual({ key: 'luff_minimumPaybackUsdt', value: '150' });
      const member = await registerMember(service);
      const refused = await member.client.post('/api/luff/request-payback', { luffAmount: 1000, usdtAmount: 100 });
      expect(refused.body).toMatchObject({ message: '최소 페이백 금액은 150 USDT입니다.' });
      const audit: unknown = await service.dataSource.query(
        `SELECT actor_id, before, after FROM platform_audit_events WHERE target_id = 'luff_minimumPaybackUsdt'`,
      );
      expect(audit).toEqual([{ actor_id: admin.id, before: '100', after: '150' }]);
      service.clock.advance({ minutes: 1 });
      await admin.client.patch('/api/admin/settings/luff_minimumPaybackUsdt', { value: '100' });
    });

    it.each([
      ['lcoin_attendanceReward', '0050', '50'],
      ['lcoin_attendanceReward', '-0', '0'],
      ['luff_minimumPaybackUsdt', ' 0100.500 ', '100.5'],
      ['calculator_leverages', '01, 5 ,10', '1,5,10'],
      ['luff_paybackNeedsConfirmedEmail', ' true', 'true'],
    ])('keeps %s = %j as %s, which is what everybody reads', async (name, written, kept) => {
      service.clock.advance({ minutes: 1 });
      const { value } = (await admin.client.get('/api/admin/settings')).body.find(({ key }) => key === name) ?? {
        value: '',
      };
      const changed = await admin.client.patch(`/api/admin/settings/${name}`, { value: written });
      expect(changed).toMatchObject({ status: 200, body: { setting: { value: kept } } });
      expect((await service.client().get('/api/site-settings')).body).toContainEqual({ key: name, value: kept });
      service.clock.advance({ minutes: 1 });
      await admin.client.patch(`/api/admin/settings/${name}`, { value });
    });

    it.each([
      ['luff_minimumPaybackUsdt', '0', 400],
      ['luff_minimumPaybackUsdt', 'much', 400],
      ['luff_minimumPaybackUsdt', '-1', 400],
      ['luff_luffPerUsdt', 1.5, 400],
      ['luff_nothing', '1', 404],
      ['luff_payoutMedianDays', '0', 400],
      ['marketing_sectorCount', '-1', 400],
      ['market_defaultKrwPerUsdt', '0', 400],
      ['site_supportEmail', '', 400],
      ['site_supportEmail', '   ', 400],
      ['site_supportEmail', 'x@lance.example?bcc=y@lance.example', 400],
      ['site_supportEmail', 'javascript:alert(1)', 400],
      ['site_supportEmail', 'x@lance.example, y@lance.example', 400],
      ['site_heroTitle', 'Line\nbreak', 400],
      ['site_heroTitleEn', 'a\u202Eb', 400],
      ['site_heroDescription', '\u200B', 400],
      ['site_heroDescriptionEn', 'a'.repeat(401), 400],
      ['site_supportHours', '\u3164', 400],
    ])('refuses %s = %j', async (name, value, status) => {
      const before = (await service.client().get('/api/site-settings')).body;
      expect((await admin.client.patch(`/api/admin/settings/${name}`, { value })).status).toBe(status);
      expect((await service.client().get('/api/site-settings')).body).toEqual(before);
    });
  });

  describe('with texts of the site', () => {
    const shown = async (key: string): Promise<string | undefined> => {
      const { body } = await service.client().get('/api/site-settings');
      return body.find((setting) => setting.key === key)?.value;
    };
    const set = async (key: string, value: string) => {
      service.clock.advance({ seconds: 1 });
      return admin.client.patch(`/api/admin/settings/${key}`, { value });
    };

    it.each(['site_heroTitle', 'site_heroTitleEn', 'site_heroDescription', 'site_heroDescriptionEn'])(
      'keeps %s as it is written, and blank means the own text of the page',
      async (key) => {
        for (const [written, kept] of [
          ['<b>수수료</b> & "리베이트" 👍', '<b>수수료</b> & "리베이트" 👍'],
          ['  차트를 \u1112\u1161\u11ab눈에 ', '차트를 한눈에'],
          ['   ', ''],
        ] as const) {
          expect((await set(key, written)).status).toBe(200);
          expect(await shown(key)).toBe(kept);
        }
      },
    );

    it('says in the language of the administrator what is wrong', async () => {
      expect((await set('site_heroTitle', 'a\tb')).body).toMatchObject({
        code: 'settings.invisibleText',
        message: '한 줄로 입력해 주세요. 보이지 않는 문자나 제어 문자는 사용할 수 없습니다.',
      });
      expect((await set('site_supportEmail', 'help')).body).toMatchObject({
        code: 'settings.notAnEmail',
        message: '이메일 주소 하나를 name@example.com 형식으로 입력해 주세요.',
      });
      expect((await set('site_supportEmail', ' help@lance.example ')).status).toBe(200);
      expect(await shown('site_supportEmail')).toBe('help@lance.example');
      expect((await set('site_supportEmail', '')).body).toMatchObject({
        code: 'settings.invalidValue',
        message: '사용할 수 없는 값입니다. 가능한 값: 1–254',
      });
    });
  });

  describe('what the jobs did', () => {
    it('is told of each job, whatever its rhythm, with its last run and its last failure', async () => {
      const now = service.clock.millis();
      await service.dataSource.query(
        `INSERT INTO platform_job_runs (job, slot, started_at, finished_at, counts)
           SELECT 'spec-often', n::text, $1::timestamptz - n * interval '1 minute', $1::timestamptz - n * interval '1 minute', '{}'::jsonb
             FROM generate_series(1, 600) n
           UNION ALL SELECT 'spec-nightly', '1', $1::timestamptz - interval '2 days', $1, '{}'`,
        [new Date(now)],
      );
      const failure = (job: string, hours: number) =>
        service.dataSource.query(
          `INSERT INTO platform_job_failures (job, slot, at, error) VALUES ($1, $2, $3, 'refused')`,
          [job, `${hours}`, new Date(now - hours * 3_600_000)],
        );
      await Promise.all([failure('spec-often', 200), failure('spec-often', 201), failure('spec-other', 30)]);
      const { body } = await admin.client.get('/api/admin/job-runs?perJob=2');
      const told = Map.groupBy(body, ({ job }) => job);
      const slotsOf = (job: string) => told.get(job)?.map(({ slot, status }) => `${status} ${slot}`);
      expect(slotsOf('spec-often')).toEqual(['done 1', 'done 2', 'failed 200']);
      expect(slotsOf('spec-nightly')).toEqual(['done 1']);
      expect(slotsOf('spec-other')).toEqual(['failed 30']);
      const one = await admin.client.get('/api/admin/job-runs?perJob=1&job=spec-often');
      expect(one.body.map(({ slot }) => slot)).toEqual(['1', '200']);
      const newest = await admin.client.get('/api/admin/job-runs?limit=3');
      expect(newest.body.map(({ job }) => job)).toEqual(['spec-often', 'spec-often', 'spec-often']);
      expect((await admin.client.get('/api/admin/job-runs?perJob=51')).status).toBe(400);
      await service.dataSource.query(`DELETE FROM platform_job_runs WHERE job LIKE 'spec-%'`);
      await service.dataSource.query(`DELETE FROM platform_job_failures WHERE job LIKE 'spec-%'`);
    });
  });

  describe('watching the books', () => {
    const health = async () => (await admin.client.get('/api/admin/ledger-health')).body;

    it('compares them once in five minutes, whichever replica comes first, and says so', async () => {
      const runs = await Promise.all(Array.from({ length: 4 }, () => service.app.get(LedgerHealth).check()));
      expect(runs.filter((counts) => counts !== null)).toHaveLength(1);
      expect(await health()).toMatchObject({ healthy: true, lastCheckedAt: service.clock.now().toISOString() });
      const jobs = await admin.client.get('/api/admin/job-runs?job=reconciliation');
      expect(jobs.body).toMatchObject([{ job: 'reconciliation', status: 'done', error: null }]);
      service.clock.advance({ minutes: 16 });
      expect(await health()).toMatchObject({ healthy: false, findings: [] });
    });

    it('compares them as a whole once a day', async () => {
      const whole = () => service.app.get(LedgerHealth).checkEverything();
      const runs = await Promise.all([whole(), whole()]);
      expect(runs.filter((counts) => counts !== null)).toHaveLength(1);
      service.clock.advance({ days: 1 });
      expect(await whole()).toMatchObject({ 'orders-equal-transfers': 0 });
      service.clock.advance({ days: -1 });
    });

    it('are not fine after a night without the whole comparison, or with one that failed', async () => {
      const books = service.app.get(LedgerHealth);
      const now = service.clock.now();
      await books.checkEverything();
      service.clock.advance({ days: 3 });
      await books.check();
      expect(await books.health()).toMatchObject({
        healthy: false,
        overdue: false,
        nightly: { status: 'overdue', error: null },
      });
      await books.checkEverything();
      const fine = { healthy: true, nightly: { status: 'done', checkedAt: service.clock.now().toISOString() } };
      expect(await books.health()).toMatchObject(fine);
      service.clock.advance({ hours: 24 });
      await books.check();
      await service.app.get(JobSlots).recordFailure('reconciliation-of-everything', 'night', new Error('timeout'));
      const failed = { ...fine.nightly, status: 'failed', error: 'timeout' };
      expect(await books.health()).toMatchObject({ healthy: false, findings: [], nightly: failed });
      service.clock.advance({ hours: 1 });
      await books.check();
      await books.checkEverything();
      expect(await books.health()).toMatchObject({ healthy: true, nightly: { status: 'done', error: null } });
      service.clock.set(now);
      await service.dataSource.query('DELETE FROM platform_job_runs WHERE started_at > $1', [now]);
      await service.dataSource.query('DELETE FROM platform_job_failures WHERE at > $1', [now]);
    });

    it('shows a difference, freezes its account, and releases it when an administrator has dealt with it', async () => {
      const member = await registerMember(service, { emailConfirmed: true });
      const uid = await verifiedUid(admin, member);
      await reportVolumes(service, { uid, day: TODAY, volume: '50000000' });
      const { body } = await member.client.post(
        '/api/luff/request-payback',
        { luffAmount: 1000, usdtAmount: 100 },
        key(),
      );
      const tamper = (amount: number) =>
        withClient(service.database.adminUrl, (client) =>
          client.query('UPDATE luff_redemptions SET luff_amount = $2 WHERE id = $1', [body.redemption.id, amount]),
        );
      await tamper(2000);
      await service.app.get(LedgerHealth).check();
      const [finding] = (await health()).findings;
      expect(finding).toMatchObject({
        ...{ check: 'redemptions-equal-transfers', currency: 'LUFF' },
        ...{ userId: member.id, userName: member.name, userEmail: member.email },
      });
      expect((await admin.client.get('/api/admin/summary')).body).toMatchObject({ ledgerFindings: 1 });
      const decided = await admin.client.post(`/api/admin/luff-redemptions/${body.redemption.id}/approve`);
      expect(decided).toMatchObject({ status: 422, body: { code: 'ledger.frozen' } });
      await reportVolumes(service, { uid, day: '2026-11-21', volume: '50000' });
      expect(await balanceOf(member)).toMatchObject({ availableLuff: '0', held: '1000' });

      await tamper(1000);
      const close = `/api/admin/ledger-health/findings/${finding?.id}/close`;
      expect((await admin.client.post(close, { note: '' })).status).toBe(400);
      const closed = await admin.client.post(close, { note: '금액을 되돌림', release: true });
      expect(closed).toMatchObject({
        status: 200,
        body: { message: '확인한 것으로 기록하고 계정을 다시 열었습니다.' },
      });
      expect((await admin.client.post(close, { note: '다시', release: true })).status).toBe(404);
      expect((await health()).findings).toEqual([]);
      expect(await balanceOf(member)).toMatchObject({ availableLuff: '1', held: '1000' });
      expect((await admin.client.post(`/api/admin/luff-redemptions/${body.redemption.id}/approve`)).status).toBe(200);
    });

    it('never leaves an account frozen without a finding that shows it', async () => {
      const member = await registerMember(service);
      const close = (finding: { id: string } | undefined, release: boolean) =>
        admin.client.post(`/api/admin/ledger-health/findings/${finding?.id}/close`, {
          note: '확인함',
          release,
        });
      const find = async (...checks: string[]) => {
        await service.dataSource.query(
          `INSERT INTO platform_reconciliation_findings (check_name, owner_id, currency, detail, first_seen_at, last_seen_at)
           SELECT unnest($1::text[]), $2, 'LUFF', '{}', $3, $3`,
          [checks, member.id, service.clock.now()],
        );
        await runInTransaction(service.dataSource, (tx) =>
          service.app.get(Ledger).freeze(tx, member.id, 'LUFF', 'spec', service.clock.now()),
        );
        return (await health()).findings.filter(({ userId }) => userId === member.id);
      };
      const [first, last] = await find('one', 'other');
      expect((await close(first, true)).body.code).toBe('admin.otherFindingsOpen');
      expect((await close(first, false)).status).toBe(200);
      expect(await close(last, false)).toMatchObject({ status: 409, body: { code: 'admin.releaseNeeded' } });
      expect((await health()).findings).toHaveLength(1);
      expect((await close(last, true)).status).toBe(200);

      const atOnce = await Promise.all((await find('one', 'other')).map((finding) => close(finding, false)));
      expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [open] = (await health()).findings;
      expect((await close(open, true)).status).toBe(200);
      expect(await service.app.get(Ledger).isFrozen(service.dataSource.manager, member.id, 'LUFF')).toBe(false);
    });
  });
});
