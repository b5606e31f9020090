import { setTimeout as sleep } from 'node:timers/promises';
import { uidsOf, type SimulatedVendor } from '../simulator/index.js';
import { UidCheckLimit } from '../src/modules/uid-rebate/checks/uid-check-limit.service.js';
import { UidRebateSettings } from '../src/modules/uid-rebate/uid-rebate.settings.js';
import { Visitors } from '../src/modules/uid-rebate/checks/visitors.service.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { Settings } from '../src/platform/settings/index.js';
import { createAdmin, registerMember, registrationBody, type SignedIn } from './factories/member.js';
import { deliverReport, freshUid } from './factories/uid.js';
import { HttpClient, type Answer } from './support/http-client.js';
import { waitForLock } from './support/wait-for-lock.js';
import { startTestApp, type TestApp } from './support/test-app.js';

/** UIDs that the vendor would verify at once. */
const oursOf = (vendor: SimulatedVendor): string[] =>
  (['fresh', 'spare', 'zero', 'rich', 'correctedUp'] as const).flatMap((kind) => uidsOf(vendor, kind));
const statusesOf = (answers: Answer<unknown>[]): Record<number, number> =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, group]) => [status, group.length]),
  );

describe('what a member can claim', () => {
  let service: TestApp;
  let foreign = 800_000_000;

  beforeAll(async () => {
    service = await startTestApp({ env: { TRUST_PROXY_HOPS: '1' } });
  });
  beforeEach(() => {
    service.simulator.control.clearFaults();
    service.simulator.control.clearRequests();
    service.clock.advance({ hours: 2 });
  });
  afterEach(async () => {
    for (const { key, default: usual } of Object.values(UidRebateSettings))
      if (changed.delete(key)) await put(key, String(usual));
  });
  afterAll(() => service.close());

  const someForeign = (count: number): string[] => Array.from({ length: count }, () => String((foreign += 1)));
  const changed = new Set<string>();
  const put = (key: string, value: string) =>
    runInTransaction(service.dataSource, (tx) => service.app.get(Settings).set(tx, key, value, null));
  const set = ({ key }: { key: string }, value: string) => {
    changed.add(key);
    return put(key, value);
  };
  const register = ({ client }: SignedIn, uid: string, exchangeName = 'Deepcoin') =>
    client.post('/api/user-uid', { exchangeName, uid });
  const check = (client: HttpClient, uid: string, exchange = 'Deepcoin', headers = {}) =>
    client.post('/api/uid/check', { uid, exchange }, headers);
  const request = ({ client }: SignedIn, uid: string, exchangeName = 'Deepcoin') =>
    client.post('/api/uid-verification-request', { exchangeName, uid });
  const dispute = ({ client }: SignedIn, uid: string, exchangeName = 'Deepcoin') =>
    client.post('/api/uid-disputes', { exchangeName, uid, statement: 'mine' });
  const uidsOfMember = async ({ client, id }: SignedIn) => (await client.get(`/api/user/${id}/uids`)).body;
  const reasonsOf = async (uid: string) =>
    (await (await createAdmin(service)).client.get('/api/admin/uid-verification-requests')).body.filter(
      (one) => one.uid === uid,
    );
  const balanceOf = async ({ client }: SignedIn) => Number((await client.get('/api/lance-coins/balance')).body.balance);

  describe('in an hour', () => {
    it('is ten UIDs, also when 400 registrations come in bursts, and no exchange is asked about more', async () => {
      const member = await registerMember(service);
      const uids = [...oursOf('deepcoin'), ...someForeign(400)].slice(0, 400);
      const answers: Awaited<ReturnType<typeof register>>[] = [];
      for (let sent = 0; sent < uids.length; sent += 40)
        answers.push(...(await Promise.all(uids.slice(sent, sent + 40).map((uid) => register(member, uid)))));
      const statuses = statusesOf(answers);
      expect(statuses[429]).toBe(390);
      // Of those that need a person, only so many may wait.
      expect((statuses[200] ?? 0) + (statuses[422] ?? 0)).toBe(10);
      expect(answers.find(({ status }) => status === 429)).toMatchObject({
        body: {
          code: 'uidRebate.tooManyChecks',
          message: expect.stringContaining('60분 후') as string,
          alreadyChecked: false,
        },
      });
      expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('3600');
      expect(await uidsOfMember(member)).toHaveLength(statuses[200] ?? 0);
      expect(await balanceOf(member)).toBeLessThanOrEqual(4_000);
      const asked = service.simulator.control
        .requests('deepcoin')
        .filter(({ target }) => target.startsWith('/deepcoin/agents/users?'));
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.length).toBeLessThanOrEqual(10);
    }, 60_000);

    it('counts checks, registrations, requests and disputes together, whatever was given up in between', async () => {
      const holder = await registerMember(service);
      const [held = ''] = uidsOf('okx', 'spare');
      await register(holder, held, 'OKX');
      const member = await registerMember(service);
      const uids = someForeign(9);
      for (const uid of uids.slice(0, 4)) expect((await check(member.client, uid)).status).toBe(200);
      for (const uid of uids.slice(4, 7)) {
        const { status, body } = await register(member, uid);
        expect(status).toBe(200);
        expect((await member.client.delete(`/api/user-uid/${body.id}`)).status).toBe(200);
      }
      for (const uid of uids.slice(7)) expect((await request(member, uid)).status).toBe(200);
      expect((await dispute(member, held, 'OKX')).status).toBe(200);

      const [next = ''] = someForeign(1);
      for (const [, act] of Object.entries({ register, request, dispute })) {
        const answer = await act(member, next);
        expect(answer).toMatchObject({ status: 429, body: { code: 'uidRebate.tooManyChecks' } });
        expect(answer.headers.get('retry-after')).toBe('3600');
      }
      expect((await check(member.client, next)).status).toBe(429);
      service.clock.advance({ minutes: 61 });
      expect((await register(member, next)).status).toBe(200);
    });

    it('tells nothing more about who holds a UID, whichever call is asked', async () => {
      const member = await registerMember(service);
      for (const uid of someForeign(10)) expect((await dispute(member, uid)).status).toBe(422);
      const holder = await registerMember(service);
      const [, held = ''] = uidsOf('okx', 'spare');
      await register(holder, held, 'OKX');
      for (const act of [register, request, dispute])
        expect(await act(member, held, 'OKX')).toMatchObject({ status: 429 });
    });

    it('counts a UID once that is checked and then registered, also as the tenth', async () => {
      const member = await registerMember(service);
      const uids = someForeign(10);
      for (const uid of uids) expect((await check(member.client, uid)).status).toBe(200);
      service.clock.advance({ minutes: 5 });
      expect((await register(member, uids[9] ?? '')).status).toBe(200);
      expect((await request(member, uids[9] ?? '')).status).toBe(200);
      expect((await register(member, someForeign(1)[0] ?? '')).status).toBe(429);
    });

    it('does not give back what was claimed while a check of it could not be answered', async () => {
      const { id } = await registerMember(service);
      const visitor = service.app.get(Visitors).member(id, '203.0.113.5');
      const limit = service.app.get(UidCheckLimit);
      const [uid = ''] = someForeign(1);
      const counted = (): Promise<{ uid: string }[]> =>
        service.dataSource.query('SELECT uid FROM uid_rebate_checks WHERE visitor = $1', [visitor.key]);
      await (await limit.countCheck(visitor, 'deepcoin', uid, false)).giveBack();
      expect(await counted()).toEqual([]);
      const check = await limit.countCheck(visitor, 'deepcoin', uid, false);
      await limit.countClaim(visitor, 'deepcoin', uid);
      await check.giveBack();
      expect(await counted()).toEqual([{ uid }]);
    });

    it('opens the account although its UID is over the limit of the network, and says so', async () => {
      await set(UidRebateSettings.checksPerHourAndAddress, '2');
      const from = { 'x-forwarded-for': '203.0.113.77' };
      const spares = uidsOf('bitget', 'spare');
      const signUp = (uid: string, language: 'ko' | 'en' = 'ko') =>
        service.client().post('/api/register', registrationBody({ exchangeName: 'Bitget', uid, language }), from);
      for (const uid of spares.slice(0, 2))
        expect(await signUp(uid)).toMatchObject({ status: 201, body: { uid: { autoVerified: true } } });
      const late = await signUp(spares[2] ?? '');
      expect(late).toMatchObject({
        status: 201,
        body: { bonus: { signup: '1000' }, uid: { autoVerified: false, requiresApproval: false } },
      });
      expect(late.body.uid?.message).toContain('UID는 등록되지 않았습니다');
      expect(late.body.uid?.message).toContain('60분 후');
      expect((await signUp(spares[2] ?? '', 'en')).body.uid?.message).toContain('the UID has not been registered');
      const rows: unknown[] = await service.dataSource.query('SELECT 1 FROM uid_rebate_uids WHERE user_id = $1', [
        late.body.user.id,
      ]);
      expect(rows).toEqual([]);
    });

    it('counts the UID that came with the account', async () => {
      const [, , , uid = ''] = uidsOf('bitget', 'spare');
      const member = await registerMember(service, { exchangeName: 'Bitget', uid });
      for (const other of someForeign(9)) expect((await register(member, other, 'Bitget')).status).toBe(200);
      expect((await register(member, someForeign(1)[0] ?? '', 'Bitget')).status).toBe(429);
    });
  });

  describe('from one network', () => {
    const visit = (address: string) =>
      check(service.client(), someForeign(1)[0] ?? '', 'Deepcoin', { 'x-forwarded-for': address });

    it('is a hundred UIDs, in whichever of its IPv6 addresses it comes', async () => {
      const answers = await Promise.all(
        Array.from({ length: 130 }, (_, host) => visit(`2001:db8:7:1::${(host + 1).toString(16)}`)),
      );
      expect(statusesOf(answers)).toEqual({ 200: 100, 429: 30 });
      expect(answers.find(({ status }) => status === 429)?.body.code).toBe('uidRebate.tooManyChecksFromAddress');
      expect((await visit('2001:db8:7:1:ffff:ffff:ffff:ffff')).status).toBe(429);
      expect((await visit('2001:db8:7:2::1')).status).toBe(200);
    }, 60_000);

    it('is the same whether IPv4 is written as IPv4 or as IPv6', async () => {
      await set(UidRebateSettings.checksPerHourAndAddress, '2');
      expect((await visit('203.0.113.9')).status).toBe(200);
      expect((await visit('::ffff:203.0.113.9')).status).toBe(200);
      expect((await visit('203.0.113.9')).status).toBe(429);
      expect((await visit('::ffff:cb00:7109')).status).toBe(429);
      expect((await visit('203.0.113.10')).status).toBe(200);
    });

    it('counts the registrations of all its members', async () => {
      await set(UidRebateSettings.checksPerHourAndAddress, '3');
      const members = [await registerMember(service), await registerMember(service)];
      const from = (host: number) => ({ 'x-forwarded-for': `2001:db8:8:1::${host}` });
      const answers: Answer<unknown>[] = [];
      for (const [at, uid] of someForeign(4).entries())
        answers.push(
          (await members[at % 2]?.client.post(
            '/api/user-uid',
            { exchangeName: 'Deepcoin', uid },
            from(at + 1),
          )) as Answer<unknown>,
        );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    });
  });

  describe('without a person', () => {
    const verified = async (member: SignedIn) =>
      (await uidsOfMember(member)).filter(({ state }) => state === 'verified').length;

    it('is three UIDs of an exchange in the life of an account; giving one up frees no place', async () => {
      const member = await registerMember(service);
      const [a = '', b = '', c = '', d = '', e = ''] = uidsOf('ourbit', 'spare');
      const first = await register(member, a, 'Ourbit');
      for (const uid of [b, c]) expect((await register(member, uid, 'Ourbit')).body.autoVerified).toBe(true);
      await member.client.delete(`/api/user-uid/${first.body.id}`);
      const fourth = await register(member, d, 'Ourbit');
      expect(fourth).toMatchObject({ status: 200, body: { autoVerified: false, requiresApproval: true } });
      expect(fourth.body.message).toContain('3개까지');
      expect(await reasonsOf(d)).toMatchObject([{ status: 'pending', reviewReason: 'automaticLimit' }]);
      expect((await register(member, a, 'Ourbit')).body).toMatchObject({ autoVerified: false, requiresApproval: true });
      expect(await verified(member)).toBe(2);

      // Another exchange has places of its own, and the setting holds from its change on.
      const [elsewhere = ''] = uidsOf('okx', 'zero');
      expect((await register(member, elsewhere, 'OKX')).body.autoVerified).toBe(true);
      await set(UidRebateSettings.autoVerifyPerExchange, '4');
      expect((await register(member, e, 'Ourbit')).body.autoVerified).toBe(true);
    });

    it('is counted one after the other', async () => {
      await set(UidRebateSettings.autoVerifyPerExchange, '1');
      const member = await registerMember(service);
      const uids = uidsOf('bitget', 'spare').slice(4, 6);
      const holding = service.dataSource.createQueryRunner();
      await holding.startTransaction();
      for (const uid of uids)
        await holding.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`uid bitget ${uid}`]);
      const registering = uids.map((uid) => register(member, uid, 'Bitget'));
      await waitForLock(service, 2);
      await holding.commitTransaction();
      await holding.release();
      const answers = await Promise.all(registering);
      expect(answers.filter(({ body }) => body.autoVerified)).toHaveLength(1);
      expect(answers.filter(({ body }) => body.requiresApproval)).toHaveLength(1);
    });

    it('is never more than three when fifty come at once', async () => {
      await set(UidRebateSettings.checksPerHour, '1000');
      await set(UidRebateSettings.waitingPerMember, '100');
      const member = await registerMember(service);
      const ours = oursOf('bitget').filter((uid) => !uidsOf('bitget', 'spare').includes(uid));
      expect(ours.length).toBeGreaterThanOrEqual(6);
      const uids = [...ours, ...someForeign(50)].slice(0, 50);
      const answers = await Promise.all(uids.map((uid) => register(member, uid, 'Bitget')));
      expect(statusesOf(answers)).toEqual({ 200: 50 });
      expect(answers.filter(({ body }) => body.autoVerified)).toHaveLength(3);
      expect(answers.filter(({ body }) => body.requiresApproval)).toHaveLength(ours.length - 3);
      expect(await verified(member)).toBe(3);
      expect(await balanceOf(member)).toBe(4_000);
    }, 60_000);
  });

  describe('does not stand in the way of its owner', () => {
    const strangers = () => Promise.all([1, 2, 3, 4, 5].map(() => registerMember(service)));

    it('while it is plain or waits: the owner is verified at once', async () => {
      const uid = oursOf('okx').at(-1) ?? '';
      service.simulator.control.addFault({ vendor: 'okx', kind: 'lost-rows', count: 1 });
      const [plain, ...others] = await strangers();
      if (!plain) throw new Error('nobody came');
      expect((await register(plain, uid, 'OKX')).body).toMatchObject({ autoVerified: false, requiresApproval: false });
      for (const stranger of others) expect((await request(stranger, uid, 'OKX')).status).toBe(200);
      service.clock.advance({ minutes: 2 });

      const owner = await registerMember(service);
      expect((await register(owner, uid, 'OKX')).body).toMatchObject({ autoVerified: true });
      expect(await balanceOf(owner)).toBe(2_000);

      // What the strangers asked for can only be settled as a dispute from now on, and they are told so.
      const admin = await createAdmin(service);
      const waiting = await reasonsOf(uid);
      expect(waiting).toHaveLength(4);
      for (const { id } of waiting)
        expect(
          await admin.client.patch(`/api/admin/uid-verification-requests/${id}`, { action: 'approved' }),
        ).toMatchObject({ status: 409, body: { code: 'uidRebate.uidHeldMeanwhile' } });
      expect(await request(plain, uid, 'OKX')).toMatchObject({
        status: 409,
        body: { code: 'uidRebate.uidHeldByAnother' },
      });
    });

    it('while an administrator decides: any of them can be approved, and then nobody else', async () => {
      const uid = freshUid();
      const members = await strangers();
      for (const member of members) expect((await register(member, uid, 'Binance')).body.requiresApproval).toBe(true);
      const admin = await createAdmin(service);
      const waiting = await reasonsOf(uid);
      expect(waiting).toHaveLength(5);
      const decide = (id = '') =>
        admin.client.patch(`/api/admin/uid-verification-requests/${id}`, { action: 'approved' });
      expect((await decide(waiting[2]?.id)).status).toBe(200);
      expect(await decide(waiting[0]?.id)).toMatchObject({ status: 409, body: { code: 'uidRebate.uidHeldMeanwhile' } });
    });
  });

  describe('for a person to decide', () => {
    it('is five at a time, requests and disputes together, also when all come at once', async () => {
      await set(UidRebateSettings.checksPerHour, '1000');
      const member = await registerMember(service);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) => (at % 2 ? register : request)(member, freshUid(), 'Binance')),
      );
      expect(statusesOf(answers)).toEqual({ 200: 5, 422: 15 });
      const refused = answers.find(({ status }) => status === 422);
      expect(refused?.body).toMatchObject({ code: 'uidRebate.tooManyWaiting' });
      expect(refused?.body.message).toContain('5건');
      const uids = await uidsOfMember(member);
      expect(uids).toHaveLength(5);

      const holder = await registerMember(service);
      const [, , held = ''] = uidsOf('okx', 'spare');
      await register(holder, held, 'OKX');
      expect(await dispute(member, held, 'OKX')).toMatchObject({
        status: 422,
        body: { code: 'uidRebate.tooManyWaiting' },
      });
      // What needs nobody goes on.
      expect((await register(member, someForeign(1)[0] ?? '')).status).toBe(200);
      await member.client.delete(`/api/user-uid/${uids[0]?.id ?? ''}`);
      expect((await dispute(member, held, 'OKX')).status).toBe(200);
      expect((await register(member, freshUid(), 'Binance')).status).toBe(422);
    });
  });

  describe('when an exchange says that it does not know a UID', () => {
    const day = '2026-11-19';
    const vendors = ['okx', 'bitget', 'deepcoin', 'ourbit'] as const;

    it.each(vendors)('and our reports of %s hold it, is left to a person and never told as a no', async (vendor) => {
      const [uid = ''] = someForeign(1);
      const other = someForeign(1)[0] ?? '';
      await deliverReport(service, vendor, {
        source: 'api',
        rows: [uid, other].map((reported) => ({ uid: reported, day, volume: '1000' })),
        completeDays: [day],
      });
      for (let asked = 0; asked < 2; asked += 1) {
        const answer = await check(service.client(), uid, vendor);
        expect(answer).toMatchObject({ status: 503, body: { code: 'uidRebate.checkUnavailable' } });
        expect(answer.body).not.toHaveProperty('registered');
      }
      const member = await registerMember(service);
      expect((await register(member, uid, vendor)).body).toMatchObject({ autoVerified: false, requiresApproval: true });
      expect(await reasonsOf(uid)).toMatchObject([{ status: 'pending', reviewReason: 'inReports' }]);

      // What the exchange has taken back says nothing any more.
      await deliverReport(service, vendor, {
        source: 'api',
        rows: [{ uid, day, volume: '1000' }],
        completeDays: [day],
      });
      expect(await check(service.client(), other, vendor)).toMatchObject({ status: 200, body: { registered: false } });
    });

    it.each(['okx', 'bitget', 'deepcoin'] as const)('by an empty list of %s, as well', async (vendor) => {
      const uid = uidsOf(vendor, 'old')[0] ?? '';
      await deliverReport(service, vendor, { source: 'api', rows: [{ uid, day, volume: '1000' }] });
      service.simulator.control.addFault({ vendor, kind: 'lost-rows', count: 1 });
      expect(await check(service.client(), uid, vendor)).toMatchObject({ status: 503 });
      service.clock.advance({ minutes: 2 });
      expect(await check(service.client(), uid, vendor)).toMatchObject({ status: 200, body: { registered: true } });
    });

    it.each(vendors)('and no report of %s holds it, it is a no', async (vendor) => {
      const [uid = ''] = someForeign(1);
      expect(await check(service.client(), uid, vendor)).toMatchObject({ status: 200, body: { registered: false } });
      const member = await registerMember(service);
      expect((await register(member, uid, vendor)).body).toMatchObject({
        autoVerified: false,
        requiresApproval: false,
      });
    });
  });

  describe('while the exchange is slow', () => {
    it('keeps no visitor waiting for what one member asks', async () => {
      const member = await registerMember(service);
      await set(UidRebateSettings.checksPerHour, '1000');
      await set(UidRebateSettings.checksPerHourAndAddress, '1000');
      service.simulator.control.addFault({ vendor: 'okx', kind: 'latency', ms: 1_000, count: 0 });
      const hammering = someForeign(60).map((uid) => register(member, uid, 'OKX'));
      await new Promise((resolve) => setTimeout(resolve, 300));
      const answers = await Promise.all(
        someForeign(3).map((uid, host) =>
          check(service.client(), uid, 'OKX', { 'x-forwarded-for': `203.0.113.${100 + host}` }),
        ),
      );
      const near = await check(service.client(), someForeign(1)[0] ?? '', 'OKX');
      const askedSoFar = service.simulator.control.requests('okx').length;
      service.simulator.control.clearFaults();
      await Promise.all(hammering);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(near.status).toBe(200);
      // One behind the other they would come after the sixty.
      expect(askedSoFar).toBeLessThan(30);
    }, 120_000);
  });
});

describe('counting claims', () => {
  it('of one network refuses all that wait by one reading, and lets nobody else be refused by it', async () => {
    const service = await startTestApp();
    try {
      const limit = service.app.get(UidCheckLimit);
      const visitorOf = (end: number) =>
        service.app.get(Visitors).member(`0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e${end}`, '203.0.113.9');
      const claim = (uid: number, by = visitorOf(10)) => limit.countClaim(by, 'okx', String(uid));
      const codeOf = (claimed: Promise<void>) =>
        claimed.then(
          () => 'counted',
          (error: { code: string }) => error.code,
        );
      /** Keeps everybody from reading what is counted, as soon as those who asked before are through. */
      const shut = async (waiting: number) => {
        const runner = service.dataSource.createQueryRunner();
        await runner.startTransaction();
        const granted = runner.query('LOCK TABLE uid_rebate_checks IN ACCESS EXCLUSIVE MODE');
        await (waiting === 0 ? granted : waitForLock(service, waiting));
        return async () => {
          await granted;
          await runner.commitTransaction();
          await runner.release();
        };
      };
      for (let uid = 4800; uid < 4810; uid += 1) await claim(uid);
      const openFirst = await shut(0);
      const reading = codeOf(claim(4810));
      await waitForLock(service);
      const openSecond = await shut(2);
      // These come after the first has begun to read: one of them reads for all of them.
      const refused = Array.from({ length: 400 }, (_, at) => codeOf(claim(4811 + at)));
      const admitted = [codeOf(claim(4805)), codeOf(claim(4811, visitorOf(11)))];
      await openFirst();
      expect(await reading).toBe('uidRebate.tooManyChecks');
      await waitForLock(service);
      const openThird = await shut(2);
      await openSecond();
      const answers = await Promise.race([Promise.all(refused), sleep(30_000, undefined, { ref: false })]);
      await openThird();
      expect(answers).toEqual(Array.from({ length: 400 }, () => 'uidRebate.tooManyChecks'));
      expect(await Promise.all(admitted)).toEqual(['counted', 'counted']);
    } finally {
      await service.close();
    }
  }, 120_000);

  it('of one network counts no more than its limit, whoever of it comes at once', async () => {
    const service = await startTestApp();
    try {
      const limit = service.app.get(UidCheckLimit);
      const visitors = Array.from({ length: 60 }, (_, at) =>
        service.app.get(Visitors).member(`0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e${10 + at}`, '203.0.113.9'),
      );
      const claims = visitors.flatMap((visitor, at) =>
        [0, 1].map((uid) => limit.countClaim(visitor, 'okx', String(4800 + at * 2 + uid))),
      );
      const answers = await Promise.allSettled(claims);
      const { default: most } = UidRebateSettings.checksPerHourAndAddress;
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(most);
      expect(
        new Set(answers.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []))).size,
      ).toBe(1);
      const [counted]: { many: string }[] = await service.dataSource.query(
        'SELECT count(*) AS many FROM uid_rebate_checks',
      );
      expect(Number(counted?.many)).toBe(most);
    } finally {
      await service.close();
    }
  });

  it('needs one connection at a time, however many networks ask at once', async () => {
    const service = await startTestApp({ env: { DATABASE_POOL_SIZE: '2' } });
    try {
      const limit = service.app.get(UidCheckLimit);
      const visitors = service.app.get(Visitors);
      const counted = await Promise.allSettled(
        Array.from({ length: 12 }, (_, at) =>
          limit.countClaim(
            visitors.member(`0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e${10 + at}`, `203.0.113.${at}`),
            'okx',
            '4821',
          ),
        ),
      );
      expect(counted.filter(({ status }) => status === 'rejected')).toEqual([]);
    } finally {
      await service.close();
    }
  });
});
