import { randomUUID } from 'node:crypto';
import { IdleMining, MiningBoosts } from '../src/modules/lcoin/index.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { Ledger, Reconciliation } from '../src/platform/ledger/index.js';
import { Settings } from '../src/platform/settings/index.js';
import { createAdmin, registerMember, type SignedIn } from './factories/member.js';
import { actorOf } from './support/actor.js';
import { differences } from './support/luff.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const CROWD = 50;

describe('idle mining', () => {
  let service: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    service = await startTestApp({ env: { DATABASE_POOL_SIZE: '20' } });
    admin = await createAdmin(service);
  });

  beforeEach(async () => {
    service.clock.advance({ hours: 1 });
    for (const [key, value] of Object.entries({ idleReward: '30', idleIntervalSeconds: '600', idleBaseCap: '1' }))
      await change(`lcoin_${key}`, value);
    service.clock.advance({ minutes: 1 });
  });

  afterAll(() => service.close());

  const change = (key: string, value: string) =>
    runInTransaction(service.dataSource, (tx) => service.app.get(Settings).set(tx, key, value, actorOf(admin)));
  const statusOf = async ({ client }: SignedIn) => (await client.get('/api/idle-rewards/status')).body;
  const claim = ({ client }: SignedIn, key?: string) =>
    client.post('/api/idle-rewards/claim', undefined, key === undefined ? {} : { 'idempotency-key': key });
  const balanceOf = async ({ client }: SignedIn) => (await client.get('/api/lance-coins/balance')).body.balance;
  const receiptOf = async ({ client }: SignedIn, id: string) =>
    (await client.get(`/api/lance-coins/history/${id}/receipt`)).body;
  const plain = { ratePercent: '0', rateMultiplier: '1', capMultiplier: '1' };

  /** Switches an item on, as the store does; answers its id. */
  const boost = async (
    member: SignedIn,
    effect: Partial<typeof plain>,
    { hours = 24, sourceId = randomUUID(), name = { ko: '스피드 부스터', en: 'Speed Booster' } } = {},
  ) => {
    const from = service.clock.now();
    const until = new Date(from.getTime() + hours * 3_600_000);
    await runInTransaction(service.dataSource, (tx) =>
      service.app
        .get(MiningBoosts)
        .begin(tx, { userId: member.id, sourceId, name, effect: { ...plain, ...effect }, from, until }),
    );
    return sourceId;
  };
  const switchOff = (member: SignedIn, sourceId: string) =>
    runInTransaction(service.dataSource, (tx) =>
      service.app.get(MiningBoosts).end(tx, { userId: member.id, sourceId, at: service.clock.now() }),
    );

  it('begins with the registration and tells the numbers of its formula', async () => {
    const member = await registerMember(service);
    const registered = service.clock.now().toISOString();
    service.clock.advance({ minutes: 3, seconds: 8 });
    expect(await statusOf(member)).toEqual({
      canClaimNow: false,
      cooldownRemaining: 412,
      enabled: true,
      filled: '0.313333',
      full: false,
      claimable: '0',
      accrued: '9.4',
      since: registered,
      lastClaimAt: null,
      inactiveAfterSeconds: 300,
      formula: {
        reward: '30',
        intervalSeconds: 600,
        ratePercent: '0',
        rateMultiplier: '1',
        perInterval: '30',
        baseCap: 1,
        capMultiplier: '1',
        cap: '1',
        boosts: [],
      },
      asOf: service.clock.now().toISOString(),
    });
  });

  it.each([
    ['ko', '아직 수령할 수 없습니다'],
    ['en', 'Not yet claimable'],
  ] as const)('refuses a claim that comes too early (%s)', async (language, message) => {
    const member = await registerMember(service, { language });
    service.clock.advance({ minutes: 9, seconds: 59 });
    const { status, body, headers } = await claim(member);
    expect({ status, ...body }).toMatchObject({ status: 422, code: 'lcoin.notYetClaimable', message });
    expect(headers.get('retry-after')).toBe('1');
    expect(await balanceOf(member)).toBe('1000');
  });

  it('pays one interval after the registration, and again one interval after each claim', async () => {
    const member = await registerMember(service);
    service.clock.advance({ minutes: 10 });
    expect(await statusOf(member)).toMatchObject({
      canClaimNow: true,
      cooldownRemaining: 0,
      claimable: '30',
      full: true,
    });
    const { status, body } = await claim(member);
    expect({ status, ...body }).toMatchObject({ status: 200, reward: '30', nextClaimIn: 600, balance: '1030' });
    expect(body.message).toBe('자동 채굴 30 L을 받았습니다.');
    expect((await claim(member)).body.code).toBe('lcoin.notYetClaimable');
    expect(await statusOf(member)).toMatchObject({
      canClaimNow: false,
      cooldownRemaining: 600,
      lastClaimAt: service.clock.now().toISOString(),
      since: service.clock.now().toISOString(),
    });
    service.clock.advance({ minutes: 10 });
    expect((await claim(member)).body).toMatchObject({ reward: '30', balance: '1060' });
  });

  it('pays a member who was away no more than the cap', async () => {
    const member = await registerMember(service);
    service.clock.advance({ days: 6 });
    expect((await claim(member)).body).toMatchObject({ reward: '30' });
  });

  it('tells the history what the claim was, and the receipt how its amount came about', async () => {
    await change('lcoin_idleBaseCap', '100');
    service.clock.set('2026-12-02T18:00:00Z');
    const member = await registerMember(service);
    service.clock.set('2026-12-02T18:10:00Z');
    const speed = await boost(member, { ratePercent: '20' });
    service.clock.set('2026-12-02T20:40:00Z');
    await switchOff(member, speed);
    service.clock.set('2026-12-02T22:40:07Z');
    const { body } = await claim(member);
    const receipt = await receiptOf(member, body.entryId);
    expect(receipt).toMatchObject({
      description: '자동 채굴 03:00–07:40 · 스피드 부스터 +20%',
      amount: '930',
      note: '1 L 미만인 0.35 L은 지급하지 않습니다.',
    });
    expect(receipt.rows.map(({ label, value, unit, note }) => ({ label, value, unit, note }))).toEqual([
      { label: '이전 사용 가능 잔액', value: '1,000', unit: 'L', note: null },
      { label: '2026.12.03 03:00–03:10', value: '30', unit: 'L', note: '1주기 × 30 L · 10분마다 30 L' },
      {
        label: '2026.12.03 03:10–05:40',
        value: '540',
        unit: 'L',
        note: '15주기 × 36 L · 10분마다 30 L · 스피드 부스터 +20%',
      },
      { label: '2026.12.03 05:40–07:40', value: '360.35', unit: 'L', note: '12.011666주기 × 30 L · 10분마다 30 L' },
      { label: '채굴한 수량', value: '930.35', unit: 'L', note: null },
    ]);
    expect(receipt.sum).toEqual({ label: '이후 사용 가능 잔액', value: '1,930', unit: 'L' });
    await member.client.patch('/api/user/update', { language: 'en' });
    const english = await receiptOf(member, body.entryId);
    expect(english.description).toBe('Idle mining 03:00–07:40 · Speed Booster +20%');
    expect(english.rows[2]).toMatchObject({
      label: '3 Dec 2026 03:10–05:40',
      note: '15 intervals × 36 L · 30 L every 10 min · Speed Booster +20%',
    });
    expect(english.note).toBe('Fractions of an L are not paid: 0.35 L.');
  });

  it('names both days when a window goes over midnight in Seoul', async () => {
    service.clock.set('2026-12-05T14:55:00Z');
    const member = await registerMember(service);
    service.clock.set('2026-12-05T15:05:00Z');
    const { body } = await claim(member);
    expect((await receiptOf(member, body.entryId)).description).toBe('자동 채굴 2026.12.05 23:55–12.06 00:05');
  });

  it('counts items that are switched on for their own part of the window: percents add, multipliers multiply', async () => {
    const member = await registerMember(service);
    await boost(member, { ratePercent: '20' }, { hours: 1 });
    await boost(member, { ratePercent: '50' }, { hours: 2 });
    await boost(member, { capMultiplier: '3' });
    await boost(member, { rateMultiplier: '1.5', capMultiplier: '6' });
    expect(await statusOf(member)).toMatchObject({
      formula: {
        ratePercent: '70',
        rateMultiplier: '1.5',
        perInterval: '76.5',
        capMultiplier: '18',
        cap: '18',
        boosts: [{ ratePercent: '20' }, { ratePercent: '50' }, { capMultiplier: '3' }, { rateMultiplier: '1.5' }].map(
          (effect) => expect.objectContaining(effect) as unknown,
        ),
      },
    });
    service.clock.advance({ hours: 3 });
    // An hour each of 30 × 1.7 × 1.5, 30 × 1.5 × 1.5 and 30 × 1.5, six intervals an hour; the cap of 18 is just reached.
    expect(await statusOf(member)).toMatchObject({ claimable: '1134', filled: '18', full: true });
    service.clock.advance({ hours: 3 });
    expect((await claim(member)).body).toMatchObject({ reward: '1134' });
  });

  it('cuts the window at every change of a setting, and changes nothing backwards', async () => {
    await change('lcoin_idleBaseCap', '100');
    const member = await registerMember(service);
    service.clock.advance({ minutes: 10 });
    await change('lcoin_idleReward', '60');
    expect(await statusOf(member)).toMatchObject({ claimable: '30' });
    service.clock.advance({ minutes: 10 });
    await change('lcoin_idleIntervalSeconds', '3600');
    service.clock.advance({ hours: 1 });
    await change('lcoin_idleReward', '0');
    expect(await statusOf(member)).toMatchObject({ enabled: false, claimable: '150', canClaimNow: true });
    service.clock.advance({ hours: 5 });
    // What has filled stays, though nothing fills any more.
    expect((await claim(member)).body).toMatchObject({ reward: '150', nextClaimIn: 3600 });
    service.clock.advance({ minutes: 5 });
    expect(await statusOf(member)).toMatchObject({ enabled: false, cooldownRemaining: 3600 });
    const { status, body } = await claim(member);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'lcoin.idleMiningOff' });
  });

  it('takes back nothing that has filled when the cap is lowered or an item ends', async () => {
    const member = await registerMember(service);
    const cap = await boost(member, { capMultiplier: '6' });
    service.clock.advance({ minutes: 35 });
    await switchOff(member, cap);
    service.clock.advance({ hours: 5 });
    expect(await statusOf(member)).toMatchObject({ filled: '3.5', full: true, claimable: '105' });
  });

  it('counts no moment of an item twice, however often it is switched', async () => {
    await change('lcoin_idleBaseCap', '100');
    const member = await registerMember(service);
    const sourceId = await boost(member, { ratePercent: '100' }, { hours: 1 });
    await boost(member, { ratePercent: '100' }, { hours: 1, sourceId });
    service.clock.advance({ minutes: 10 });
    await switchOff(member, sourceId);
    const back = new Date(service.clock.now().getTime() - 5 * 60_000);
    service.clock.set(back);
    await boost(member, { ratePercent: '100' }, { hours: 1, sourceId });
    service.clock.advance({ minutes: 15 });
    expect(await statusOf(member)).toMatchObject({ accrued: '120', formula: { ratePercent: '100' } });
  });

  it('takes a clock that jumped back for no time, and pays what is paid only once', async () => {
    const member = await registerMember(service);
    service.clock.advance({ minutes: 10 });
    const paidAt = service.clock.now();
    expect((await claim(member)).body.reward).toBe('30');
    service.clock.set(new Date(paidAt.getTime() - 3_600_000));
    expect(await statusOf(member)).toMatchObject({ canClaimNow: false, cooldownRemaining: 600, filled: '0' });
    expect((await claim(member)).body.code).toBe('lcoin.notYetClaimable');
    service.clock.set(new Date(paidAt.getTime() + 599_000));
    expect((await claim(member)).body.code).toBe('lcoin.notYetClaimable');
    service.clock.set(new Date(paidAt.getTime() + 600_000));
    expect((await claim(member)).body.reward).toBe('30');
  });

  it.each([
    ['without a key', () => undefined],
    ['each with a key of its own', () => randomUUID()],
  ])('pays one of fifty claims at the same moment (%s)', async (_, keyOf) => {
    const member = await registerMember(service);
    service.clock.advance({ minutes: 10 });
    const answers = await Promise.all(Array.from({ length: CROWD }, () => claim(member, keyOf())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['422 lcoin.notYetClaimable']),
    );
    expect(await balanceOf(member)).toBe('1030');
    const [rows]: { claims: string; transfers: string }[] = await service.dataSource.query(
      `SELECT (SELECT count(*) FROM lcoin_idle_claims WHERE user_id = $1) AS claims,
              (SELECT count(*) FROM ledger.transfer WHERE owner_id = $1 AND kind = 'idle_mining') AS transfers`,
      [member.id],
    );
    expect(rows).toEqual({ claims: '1', transfers: '1' });
    expect(await differences(service)).toEqual([]);
  });

  it('answers the same key the same, twenty times', async () => {
    const member = await registerMember(service);
    service.clock.advance({ minutes: 10 });
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(member, key)));
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body });
    expect(await balanceOf(member)).toBe('1030');
  });

  it('pays the window that the caller saw, and no other', async () => {
    const member = await registerMember(service);
    const claimSeen = (since: string, key = randomUUID()) =>
      member.client.post('/api/idle-rewards/claim', { since }, { 'idempotency-key': key });
    service.clock.advance({ minutes: 10 });
    const { since } = await statusOf(member);
    const lost = randomUUID();
    expect((await claimSeen(since, lost)).body.reward).toBe('30');
    service.clock.advance({ minutes: 10 });
    const { status, body } = await claimSeen(since);
    expect({ status, ...body }).toMatchObject({ status: 409, code: 'lcoin.windowClaimed' });
    expect((await claimSeen(since, lost)).body).toMatchObject({ reward: '30', balance: '1030' });
    const next = await statusOf(member);
    // The key of the answer that was lost belongs to the window before.
    expect((await claimSeen(next.since, lost)).body.code).toBe('platform.idempotencyKeyReused');
    expect((await claimSeen(next.since)).body).toMatchObject({ reward: '30', balance: '1060' });
    for (const odd of ['2026-11-21', 'yesterday', '2026-11-21T24:00:00Z', '2026-02-30T10:00:00Z'])
      expect((await claimSeen(odd)).status).toBe(400);
  });

  it('lets administrators mine too, and nobody who has left', async () => {
    const other = await createAdmin(service);
    service.clock.advance({ minutes: 10 });
    expect((await claim(other)).body).toMatchObject({ reward: '30', balance: '30' });
    const member = await registerMember(service, { emailConfirmed: true });
    const sourceId = await boost(member, { ratePercent: '20' });
    service.clock.advance({ minutes: 10 });
    const closing = await member.client.post('/api/user/close', { currentPassword: member.password });
    expect(closing.status).toBe(200);
    const late = runInTransaction(service.dataSource, (tx) =>
      service.app.get(IdleMining).claim(tx, actorOf(member), {}),
    );
    await expect(late).rejects.toMatchObject({ code: 'auth.accountClosed' });
    const ends: { ends_at: Date }[] = await service.dataSource.query(
      'SELECT ends_at FROM lcoin_mining_boosts WHERE source_id = $1',
      [sourceId],
    );
    expect(ends).toEqual([{ ends_at: service.clock.now() }]);
  });

  it('is refused to a visitor', async () => {
    expect((await service.client().get('/api/idle-rewards/status')).status).toBe(401);
    expect((await service.client().post('/api/idle-rewards/claim')).status).toBe(401);
  });

  it('does nothing by halves when an account is frozen', async () => {
    const member = await registerMember(service);
    service.clock.advance({ minutes: 10 });
    const ledger = service.app.get(Ledger);
    const at = service.clock.now();
    await runInTransaction(service.dataSource, (tx) => ledger.freeze(tx, member.id, 'LCOIN', 'test', at));
    expect((await claim(member)).body.code).toBe('ledger.frozen');
    expect(await statusOf(member)).toMatchObject({ canClaimNow: true, lastClaimAt: null });
    await runInTransaction(service.dataSource, (tx) => ledger.unfreeze(tx, member.id, 'LCOIN'));
    expect((await claim(member)).body.reward).toBe('30');
  });

  // Last: what it finds stays open.
  it('is looked after: a claim without its transfer, or of another amount, is found', async () => {
    const member = await registerMember(service);
    service.clock.advance({ minutes: 10 });
    await claim(member);
    expect(await differences(service)).toEqual([]);
    const recentDifferences = async () => {
      const counts = await runInTransaction(service.dataSource, (tx) =>
        service.app.get(Reconciliation).run(tx, service.clock.now(), 'recent'),
      );
      return Object.keys(counts).filter((check) => counts[check] !== 0);
    };
    expect(await recentDifferences()).toEqual([]);
    await service.dataSource.query('UPDATE lcoin_idle_claims SET amount = 31 WHERE user_id = $1', [member.id]);
    expect(await recentDifferences()).toEqual(['idle-claims-equal-transfers']);
    await service.dataSource.query(`UPDATE lcoin_idle_claims SET id = uuidv7(interval '-2 hours') WHERE user_id = $1`, [
      member.id,
    ]);
    expect(await recentDifferences()).toEqual([]);
    expect(await differences(service)).toEqual(['idle-claims-equal-transfers']);
    await service.dataSource.query('DELETE FROM lcoin_idle_claims WHERE user_id = $1', [member.id]);
    expect(await differences(service)).toEqual(['idle-claims-equal-transfers']);
  });
});
