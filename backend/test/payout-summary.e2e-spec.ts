import { withClient } from '../embedded-postgres/bootstrap.js';
import { LuffRedemptions, RedemptionDecisions } from '../src/modules/luff/index.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { Settings } from '../src/platform/settings/index.js';
import { createAdmin, logIn, registerMember, type SignedIn } from './factories/member.js';
import { reportVolumes, verifiedUid } from './factories/uid.js';
import type { Schemas } from './support/contract-types.js';
import { actorOf } from './support/actor.js';
import { differences, withoutHoldAfterNewUid } from './support/luff.js';
import { startTestApp, type TestApp } from './support/test-app.js';

/** A request as the model remembers it; amounts are hundredths of a USDT. */
interface Remembered {
  readonly id: string;
  readonly member: SignedIn;
  readonly cents: bigint;
  readonly createdAt: number;
  status: 'pending' | 'approved' | 'rejected';
  paidAt: number | null;
}

const HOUR_MS = 3_600_000;

/** What the summary should say, slowly. */
function summaryOf(requests: readonly Remembered[], now: number, medianDays = 90): Schemas['PayoutSummaryDto'] {
  const sum = (some: readonly Remembered[]): bigint => some.reduce((total, { cents }) => total + cents, 0n);
  const paid = requests.filter(({ paidAt }) => paidAt !== null);
  const waiting = requests.filter(({ status, paidAt }) => status !== 'rejected' && paidAt === null);
  const oldest = Math.min(...waiting.map(({ createdAt }) => createdAt));
  const hours = paid
    .filter(({ paidAt }) => (paidAt ?? 0) > now - medianDays * 24 * HOUR_MS)
    .map(({ paidAt, createdAt }) => ((paidAt ?? 0) - createdAt) / HOUR_MS)
    .sort((a, b) => a - b);
  const middle = hours.length / 2;
  const median =
    hours.length % 2 === 1 ? hours[Math.floor(middle)] : ((hours[middle - 1] ?? 0) + (hours[middle] ?? 0)) / 2;
  return {
    paidOutUsdt: String(sum(paid) / 100n),
    paidCount: paid.length,
    waitingUsdt: String((sum(waiting) + 99n) / 100n),
    waitingCount: waiting.length,
    oldestWaitingAt: waiting.length > 0 ? new Date(oldest - (oldest % HOUR_MS)).toISOString() : null,
    medianHoursToPay: hours.length > 0 ? (Math.round((median ?? 0) * 10) / 10).toFixed(1) : null,
    medianDays,
    medianCount: hours.length,
    asOf: new Date(now).toISOString(),
  };
}

describe('the public count of payouts', () => {
  let service: TestApp;
  let admin: SignedIn;
  let redemptions: LuffRedemptions;
  let decisions: RedemptionDecisions;
  const members: SignedIn[] = [];
  const remembered: Remembered[] = [];
  let leaver: SignedIn;
  let references = 0;

  const newMember = async (): Promise<SignedIn> => {
    const member = await registerMember(service, { emailConfirmed: true });
    const uid = await verifiedUid(admin, member);
    await reportVolumes(service, { uid, day: '2026-11-20', volume: '10000000000' });
    return member;
  };

  beforeAll(async () => {
    service = await startTestApp();
    await withoutHoldAfterNewUid(service);
    admin = await createAdmin(service);
    redemptions = service.app.get(LuffRedemptions, { strict: false });
    decisions = service.app.get(RedemptionDecisions, { strict: false });
    for (let index = 0; index < 3; index += 1) members.push(await newMember());
    leaver = await newMember();
  });

  afterAll(async () => {
    expect(await differences(service)).toEqual([]);
    await service.close();
  });

  /** As a visitor reads it once what is kept has grown old. */
  const read = async () => {
    service.clock.advance({ seconds: 5 });
    const { status, body } = await service.client().get('/api/luff/payout-summary');
    expect(status).toBe(200);
    return body;
  };
  const expected = (medianDays?: number): Schemas['PayoutSummaryDto'] =>
    summaryOf(remembered, service.clock.millis(), medianDays);

  const request = async (member: SignedIn, cents: bigint): Promise<Remembered> => {
    const inUsdt = (amount: bigint): string => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
    const { id } = await runInTransaction(service.dataSource, (tx) =>
      redemptions.requestPayback(tx, actorOf(member), {
        usdtAmount: inUsdt(cents),
        luffAmount: inUsdt(cents * 10n),
      }),
    );
    const one: Remembered = {
      ...{ id, member, cents, createdAt: service.clock.millis(), status: 'pending', paidAt: null },
    };
    remembered.push(one);
    return one;
  };
  const reference = (): string => `transfer-${(references += 1)}`;
  const approve = async (one: Remembered, paid: boolean): Promise<void> => {
    await runInTransaction(service.dataSource, (tx) =>
      decisions.approve(tx, actorOf(admin), one.id, paid ? { payoutReference: reference() } : {}),
    );
    Object.assign(one, { status: 'approved', paidAt: paid ? service.clock.millis() : null });
  };
  const pay = async (one: Remembered): Promise<void> => {
    await runInTransaction(service.dataSource, (tx) =>
      decisions.recordPayout(tx, actorOf(admin), one.id, { payoutReference: reference() }),
    );
    one.paidAt = service.clock.millis();
  };
  const reject = async (one: Remembered): Promise<void> => {
    await runInTransaction(service.dataSource, (tx) => decisions.reject(tx, actorOf(admin), one.id));
    one.status = 'rejected';
  };
  const cancel = async (one: Remembered): Promise<void> => {
    await runInTransaction(service.dataSource, (tx) => decisions.cancel(tx, one.member.id, one.id));
    one.status = 'rejected';
  };

  it('says that nothing was paid and nothing waits before anybody has asked', async () => {
    expect(await read()).toEqual({
      paidOutUsdt: '0',
      paidCount: 0,
      waitingUsdt: '0',
      waitingCount: 0,
      oldestWaitingAt: null,
      medianHoursToPay: null,
      medianDays: 90,
      medianCount: 0,
      asOf: service.clock.now().toISOString(),
    });
  });

  it('follows a request from the question to the payment', async () => {
    const [member] = members;
    if (!member) throw new Error('there is a member');
    const one = await request(member, 12_345n);
    expect(await read()).toMatchObject({ waitingUsdt: '124', waitingCount: 1, paidCount: 0 });
    await approve(one, false);
    service.clock.advance({ hours: 36 });
    expect(await read()).toMatchObject({ waitingUsdt: '124', waitingCount: 1, paidOutUsdt: '0' });
    await pay(one);
    expect(await read()).toMatchObject({
      ...{ waitingUsdt: '0', waitingCount: 0, oldestWaitingAt: null },
      ...{ paidOutUsdt: '123', paidCount: 1, medianHoursToPay: '36.0', medianCount: 1 },
    });
  });

  it('says the hour of the oldest request, and no more of it', async () => {
    const [member] = members;
    if (!member) throw new Error('there is a member');
    service.clock.set('2026-11-22T07:59:59.000Z');
    const one = await request(member, 10_000n);
    expect((await read()).oldestWaitingAt).toBe('2026-11-22T07:00:00.000Z');
    await reject(one);
    expect((await read()).oldestWaitingAt).toBeNull();
  });

  it('does not count what is redeemed for an indicator', async () => {
    const [, member] = members;
    const before = await read();
    const { status } = await (member ?? admin).client.post('/api/luff/purchase-indicator', { tradingviewId: 'charts' });
    expect(status).toBe(200);
    expect(await read()).toEqual({ ...before, asOf: service.clock.now().toISOString() });
  });

  it('equals what a slow count says, whatever happens in which order', async () => {
    // Always the same numbers, so that a failure comes again.
    let state = 20_261_120;
    const dice = (sides: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * sides);
    };
    for (let step = 0; step < 120; step += 1) {
      service.clock.advance({ minutes: 1 + dice(600), seconds: dice(60) });
      const pending = remembered.filter(({ status }) => status === 'pending');
      const unpaid = remembered.filter(({ status, paidAt }) => status === 'approved' && paidAt === null);
      const one = pending[dice(pending.length)];
      const owed = unpaid[dice(unpaid.length)];
      const act = dice(7);
      if (act === 0 && one) await approve(one, false);
      else if (act === 1 && one) await approve(one, true);
      else if (act === 2 && one) await reject(one);
      else if (act === 3 && one) await cancel(one);
      else if (act === 4 && owed) await pay(owed);
      else await request(members[dice(members.length)] ?? admin, BigInt(10_000 + dice(30_000)));
      expect(await read()).toEqual(expected());
    }
    expect(remembered.filter(({ paidAt }) => paidAt !== null).length).toBeGreaterThan(10);
  });

  it('looks back as many days as the setting says, and keeps all payments in the sum', async () => {
    const set = (value: string) =>
      runInTransaction(service.dataSource, (tx) =>
        service.app.get(Settings).set(tx, 'luff_payoutMedianDays', value, null),
      );
    const all = await read();
    await set('5');
    expect(await read()).toEqual(expected(5));
    expect((await read()).medianCount).toBeLessThan(all.medianCount);
    service.clock.advance({ days: 6 });
    expect(await read()).toMatchObject({
      ...{ medianHoursToPay: null, medianCount: 0, medianDays: 5 },
      ...{ paidOutUsdt: all.paidOutUsdt, paidCount: all.paidCount },
    });
    await set('90');
  });

  it('keeps what was paid to somebody who has left', async () => {
    await approve(await request(leaver, 20_000n), true);
    const before = await read();
    const left = await (await logIn(service, leaver)).post('/api/user/close', { currentPassword: leaver.password });
    expect(left.status).toBe(200);
    expect(await read()).toEqual({ ...before, asOf: service.clock.now().toISOString() });
  });

  it('names nobody and nothing that could be followed to somebody', async () => {
    expect(Object.keys(await read()).sort()).toEqual([
      ...['asOf', 'medianCount', 'medianDays', 'medianHoursToPay', 'oldestWaitingAt'],
      ...['paidCount', 'paidOutUsdt', 'waitingCount', 'waitingUsdt'],
    ]);
  });

  it('is counted once in five seconds, however many ask', async () => {
    const { asOf } = await read();
    const [member] = members;
    await request(member ?? admin, 10_000n);
    service.clock.advance({ seconds: 4 });
    const client = service.client();
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.get('/api/luff/payout-summary')));
    expect(new Set(answers.map(({ body }) => body.asOf))).toEqual(new Set([asOf]));
    service.clock.advance({ seconds: 1 });
    expect((await client.get('/api/luff/payout-summary')).body).toEqual(expected());
  });

  it('keeps no failure: it is counted again when next somebody asks', async () => {
    const rename = (from: string, to: string) =>
      withClient(service.database.adminUrl, (owner) => owner.query(`ALTER TABLE ${from} RENAME TO ${to}`));
    service.clock.advance({ seconds: 5 });
    await rename('luff_redemptions', 'luff_redemptions_away');
    const client = service.client();
    expect((await client.get('/api/luff/payout-summary')).status).toBe(500);
    await rename('luff_redemptions_away', 'luff_redemptions');
    expect((await client.get('/api/luff/payout-summary')).body).toEqual(expected());
  });
});
