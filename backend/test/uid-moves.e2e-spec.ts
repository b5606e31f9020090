import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { LuffAccruals, RedemptionDecisions } from '../src/modules/luff/index.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { Ledger } from '../src/platform/ledger/index.js';
import { createAdmin, registerMember, type SignedIn } from './factories/member.js';
import { freshUid, reportVolumes, verifiedUid } from './factories/uid.js';
import { actorOf } from './support/actor.js';
import { balanceOf, differences, moneyState, transactionsOf, withoutHoldAfterNewUid } from './support/luff.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const TODAY = '2026-11-20';
const TOMORROW = '2026-11-21';
/** USDT of volume that earn one Luff. */
const PER_LUFF = 50_000;

describe('a UID that an administrator moves', () => {
  let service: TestApp;
  let admin: SignedIn;
  let payer: SignedIn;

  beforeAll(async () => {
    service = await startTestApp();
    await withoutHoldAfterNewUid(service);
    admin = await createAdmin(service);
    payer = await createAdmin(service, 'en');
  });
  afterEach(async () => {
    expect(await differences(service)).toEqual([]);
  });
  afterAll(() => service.close());

  const key = () => ({ 'idempotency-key': randomUUID() });
  const member = (language: 'ko' | 'en' = 'ko') => registerMember(service, { emailConfirmed: true, language });
  const earn = (uid: string, day: string, luff: number) =>
    reportVolumes(service, { uid, day, volume: String(luff * PER_LUFF) });
  const open = async (claimant: SignedIn, uid: string) => {
    const { status, body } = await claimant.client.post('/api/uid-disputes', {
      exchangeName: 'Binance',
      uid,
      statement: '제 계정입니다.',
    });
    expect(status).toBe(200);
    return body;
  };
  const approve = (id: string, by = admin, headers: Record<string, string> = key()) =>
    by.client.patch(
      `/api/admin/uid-disputes/${id}`,
      { action: 'approved', adminNote: '코드가 보이는 녹화로 확인' },
      headers,
    );
  const move = async (uid: string, claimant: SignedIn): Promise<void> => {
    const { id } = await open(claimant, uid);
    expect(await approve(id)).toMatchObject({ status: 200 });
  };
  const requested = async (by: SignedIn, usdt: number): Promise<string> => {
    const { status, body } = await by.client.post(
      '/api/luff/request-payback',
      { usdtAmount: usdt, luffAmount: usdt * 10 },
      key(),
    );
    expect(status).toBe(201);
    return body.redemption.id;
  };
  const decide = (id: string, verb: string, body: object = {}) =>
    payer.client.post(`/api/admin/luff-redemptions/${id}/${verb}`, body, key());
  const paid = async (by: SignedIn, usdt: number): Promise<void> => {
    const id = await requested(by, usdt);
    expect((await decide(id, 'approve', { payoutReference: id })).status).toBe(200);
  };
  const giveUp = async (holder: SignedIn, uid: string): Promise<void> => {
    const { body } = await holder.client.get(`/api/user/${holder.id}/uids`);
    const own = body.find((one) => one.uid === uid);
    expect((await holder.client.delete(`/api/user-uid/${own?.id}`)).status).toBe(200);
  };
  /** Spendable and owed Luff. */
  const luffOf = async (of: SignedIn) => {
    const { availableLuff, held, clawback } = await balanceOf(of);
    return { availableLuff, held, clawback };
  };
  const accrualsOf = (uid: string, of: SignedIn) =>
    service.dataSource.query(
      `SELECT report_on::text AS day, revision, trim_scale(target)::text AS target, cause, trim_scale(paid_out)::text AS "paidOut"
       FROM luff_accruals WHERE uid = $1 AND user_id = $2 ORDER BY report_on, revision`,
      [uid, of.id],
    );
  const postAgain = (uid: string) =>
    runInTransaction(service.dataSource, (tx) =>
      service.app.get(LuffAccruals).post(
        tx,
        [TODAY, TOMORROW].map((day) => ({ exchangeId: 'binance', uid, day })),
      ),
    );
  /** A holder with two earning days: 1,000 and 500 Luff. */
  const holderOf = async (language: 'ko' | 'en' = 'ko') => {
    const holder = await member(language);
    const uid = await verifiedUid(admin, holder);
    await earn(uid, TODAY, 1000);
    await earn(uid, TOMORROW, 500);
    return { holder, uid };
  };

  it('issues a code that the claimant reads and mails and the administrator sees beside the claim', async () => {
    const { uid } = await holderOf();
    const claimant = await member();
    const opened = await open(claimant, uid);
    expect(opened.proofCode).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
    expect(opened.message).toContain(opened.proofCode);
    const { body: own } = await claimant.client.get('/api/uid-disputes');
    expect(own).toMatchObject([{ id: opened.id, proofCode: opened.proofCode }]);
    const { body: all } = await admin.client.get('/api/admin/uid-disputes?status=pending');
    expect(all.find(({ id }) => id === opened.id)).toMatchObject({ proofCode: opened.proofCode });
    const [mail] = (await service.mailbox.mailsTo(claimant.email)).filter(({ subject }) => /이의 제기/.test(subject));
    expect(mail?.text).toContain(`확인 코드는 ${opened.proofCode}입니다.`);
    await admin.client.patch(`/api/admin/uid-disputes/${opened.id}`, { action: 'rejected', adminNote: '근거 부족' });
    expect((await open(claimant, uid)).proofCode).not.toBe(opened.proofCode);
  });

  it('takes all its days with it: from the one what was spent becomes owed, to the other what was not paid out', async () => {
    const { holder, uid } = await holderOf('en');
    await paid(holder, 100);
    const claimant = await member();
    await move(uid, claimant);

    expect(await luffOf(holder)).toEqual({ availableLuff: '0', held: '0', clawback: '1000' });
    expect(await luffOf(claimant)).toEqual({ availableLuff: '500', held: '0', clawback: '0' });
    expect(await accrualsOf(uid, holder)).toEqual([
      { day: TODAY, revision: 1, target: '1000', cause: 'report', paidOut: '0' },
      { day: TODAY, revision: 2, target: '0', cause: 'movedAway', paidOut: '1000' },
      { day: TOMORROW, revision: 1, target: '500', cause: 'report', paidOut: '0' },
      { day: TOMORROW, revision: 2, target: '0', cause: 'movedAway', paidOut: '0' },
    ]);
    expect(await accrualsOf(uid, claimant)).toEqual([
      { day: TOMORROW, revision: 1, target: '500', cause: 'movedHere', paidOut: '0' },
    ]);
    expect(await postAgain(uid)).toEqual({ posted: 0, refused: 0 });
    await runInTransaction(service.dataSource, async (tx) => {
      for (const { id } of [holder, claimant])
        expect(await service.app.get(LuffAccruals).catchUp(tx, id)).toEqual({ posted: 0, refused: 0 });
    });

    // Each reads in their language why.
    const [taken] = await transactionsOf(holder);
    expect(taken).toMatchObject({ type: 'spend', description: expect.stringContaining('(UID moved)') as string });
    expect((await holder.client.get(`/api/luff/transactions/${taken?.id}/receipt`)).body).toMatchObject({
      rows: [
        { label: 'Volume' },
        { label: 'Luff per USDT' },
        { label: 'Luff for this day', value: '0', note: 'The UID was moved to another member' },
        { label: 'Posted before', operator: '−' },
        { label: 'Still owed', value: '−500' },
      ],
      note: 'An administrator moved the UID to the member who proved it is theirs; the Luff of this day was taken back.',
    });
    const [credited] = await transactionsOf(claimant);
    expect(credited).toMatchObject({
      type: 'earn',
      description: `Binance ${uid.slice(0, 2)}••••${uid.slice(-2)} · 11월 21일 거래 적립 (UID 이전)`,
    });
    // The rebates of the days are the claimant's, too.
    const rowsOf = async (of: SignedIn) => (await of.client.get(`/api/user/rebate-rows?day=${TODAY}`)).body;
    expect(await rowsOf(holder)).toEqual([]);
    expect(await rowsOf(claimant)).toMatchObject([{ uid }]);
    // No bonus a second time.
    const { body } = await claimant.client.get('/api/lance-coins/balance');
    expect(body.balance).toBe('1000');
    const subjects = (await service.mailbox.mailsTo(holder.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your Binance UID was moved to another member');
  });

  it('is followed by later corrections of its days, which never pay what was paid out', async () => {
    const { holder, uid } = await holderOf();
    await paid(holder, 100);
    const claimant = await member();
    await move(uid, claimant);
    for (const [luff, expected] of [
      [1200, '700'],
      [1000, '500'],
      [300, '500'],
      [0, '500'],
      [1100, '600'],
    ] as const) {
      await earn(uid, TODAY, luff);
      expect(await luffOf(claimant)).toEqual({ availableLuff: expected, held: '0', clawback: '0' });
      expect(await postAgain(uid)).toEqual({ posted: 0, refused: 0 });
      expect(await differences(service)).toEqual([]);
    }
    expect(await luffOf(holder)).toEqual({ availableLuff: '0', held: '0', clawback: '1000' });
    const [last] = await transactionsOf(claimant);
    expect((await claimant.client.get(`/api/luff/transactions/${last?.id}/receipt`)).body).toMatchObject({
      rows: [
        { label: '거래대금', value: (1100 * PER_LUFF).toLocaleString('en') },
        { label: '1 USDT당 적립' },
        { label: '이전 회원에게 이미 지급', value: '1,000', operator: '−' },
        { label: '이날의 러프', value: '100' },
        { label: '이미 적립' },
      ],
      note: null,
    });
  });

  it('leaves a payback that waits unpaid: nothing of it is kept from the claimant, and nobody approves it unseen', async () => {
    const { holder, uid } = await holderOf();
    const id = await requested(holder, 120);
    const claimant = await member();
    await move(uid, claimant);
    expect(await luffOf(holder)).toEqual({ availableLuff: '0', held: '1200', clawback: '1200' });
    expect(await luffOf(claimant)).toEqual({ availableLuff: '1500', held: '0', clawback: '0' });
    expect(await decide(id, 'approve')).toMatchObject({ status: 422, body: { code: 'luff.owesAndUidGone' } });
    expect((await decide(id, 'reject')).status).toBe(200);
    expect(await luffOf(holder)).toEqual({ availableLuff: '0', held: '0', clawback: '0' });
  });

  it('counts what went out in USDT alone, and first against what else the holder has earned', async () => {
    const holder = await member();
    const [own, disputed] = [await verifiedUid(admin, holder), await verifiedUid(admin, holder)];
    await earn(own, TODAY, 800);
    await earn(disputed, TODAY, 1000);
    await paid(holder, 100);
    const pass = await holder.client.post('/api/luff/purchase-indicator', { tradingviewId: 'holder' }, key());
    expect(pass.status).toBe(200);
    const claimant = await member();
    await move(disputed, claimant);
    // 1,000 paid out, 800 of it earned by the UID that stays; the 500 held for a pass are not paid out.
    expect(await luffOf(claimant)).toEqual({ availableLuff: '800', held: '0', clawback: '0' });
    expect(await luffOf(holder)).toEqual({ availableLuff: '0', held: '500', clawback: '700' });

    // The second UID goes, too: what was paid is counted once.
    const other = await member();
    await move(own, other);
    expect(await luffOf(other)).toEqual({ availableLuff: '0', held: '0', clawback: '0' });
    expect(await luffOf(holder)).toEqual({ availableLuff: '0', held: '500', clawback: '1500' });
  });

  it('comes back as it was when it is moved back', async () => {
    const { holder, uid } = await holderOf();
    await paid(holder, 100);
    const claimant = await member();
    await move(uid, claimant);
    await move(uid, holder);
    expect(await luffOf(holder)).toEqual({ availableLuff: '500', held: '0', clawback: '0' });
    expect(await luffOf(claimant)).toEqual({ availableLuff: '0', held: '0', clawback: '0' });
    await move(uid, claimant);
    expect(await luffOf(holder)).toEqual({ availableLuff: '0', held: '0', clawback: '1000' });
    expect(await luffOf(claimant)).toEqual({ availableLuff: '500', held: '0', clawback: '0' });
  });

  it('is moved with its days though the holder has given it up meanwhile, or the claimant has it by now', async () => {
    const { holder, uid } = await holderOf();
    const claimant = await member();
    const { id } = await open(claimant, uid);
    await giveUp(holder, uid);
    expect((await approve(id)).status).toBe(200);
    expect(await luffOf(claimant)).toMatchObject({ availableLuff: '1500' });
    expect(await luffOf(holder)).toEqual({ availableLuff: '0', held: '0', clawback: '0' });

    const second = await holderOf();
    const late = await open(claimant, second.uid);
    await giveUp(second.holder, second.uid);
    await verifiedUid(admin, claimant, second.uid);
    expect((await approve(late.id)).status).toBe(200);
    expect(await luffOf(claimant)).toMatchObject({ availableLuff: '3000' });
  });

  it('is not moved while something cannot be taken back, and nothing is half-done', async () => {
    const { holder, uid } = await holderOf();
    const claimant = await member();
    const { id } = await open(claimant, uid);
    const ledger = service.app.get(Ledger);
    const inTransaction = <T>(work: Parameters<typeof runInTransaction<T>>[1]) =>
      runInTransaction(service.dataSource, work);
    await inTransaction((tx) => ledger.freeze(tx, holder.id, 'LUFF', 'spec', service.clock.now()));
    const before = await moneyState(service.dataSource);
    expect(await approve(id)).toMatchObject({ status: 422, body: { code: 'ledger.frozen' } });
    expect(await moneyState(service.dataSource)).toEqual(before);
    const { body } = await holder.client.get(`/api/user/${holder.id}/uids`);
    expect(body).toMatchObject([{ uid, status: 'success' }]);
    await inTransaction((tx) => ledger.unfreeze(tx, holder.id, 'LUFF'));
    expect((await approve(id)).status).toBe(200);
  });

  it('is decided once of eight at the same moment, and a repetition answers what the first did', async () => {
    const { holder, uid } = await holderOf();
    await paid(holder, 100);
    const claimant = await member();
    const { id } = await open(claimant, uid);
    const headers = key();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => approve(id, index % 2 ? admin : payer, key())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(await luffOf(claimant)).toMatchObject({ availableLuff: '500' });
    expect(await accrualsOf(uid, claimant)).toHaveLength(1);

    await move(uid, holder);
    const again = await open(claimant, uid);
    const same = await Promise.all(Array.from({ length: 6 }, () => approve(again.id, admin, headers)));
    expect(same.map(({ status, body }) => [status, body.message])).toEqual(
      Array.from({ length: 6 }, () => [200, '이의를 제기한 회원에게 UID를 옮겼습니다.']),
    );
    expect(await accrualsOf(uid, claimant)).toHaveLength(3);
  });

  it('waits for an approval that is under way, and counts it as paid out', async () => {
    const { holder, uid } = await holderOf();
    const redemptionId = await requested(holder, 100);
    const claimant = await member();
    const { id } = await open(claimant, uid);
    const { moving } = await runInTransaction(service.dataSource, async (tx) => {
      await service.app.get(RedemptionDecisions).approve(tx, actorOf(payer), redemptionId, {});
      const begun = approve(id);
      await sleep(700);
      return { moving: begun };
    });
    expect((await moving).status).toBe(200);
    expect(await luffOf(claimant)).toEqual({ availableLuff: '500', held: '0', clawback: '0' });
    expect(await luffOf(holder)).toEqual({ availableLuff: '0', held: '0', clawback: '1000' });
  });

  it('and a payback approved at the same moment never pay the same volume twice', async () => {
    for (let round = 0; round < 8; round += 1) {
      const holder = await member();
      const uid = await verifiedUid(admin, holder);
      await earn(uid, TODAY, 1000);
      const redemption = await requested(holder, 100);
      const claimant = await member();
      const { id } = await open(claimant, uid);
      const [approved, moved] = await Promise.all([decide(redemption, 'approve'), approve(id)]);
      expect(moved.status).toBe(200);
      const { availableLuff } = await balanceOf(claimant);
      expect([approved.status, availableLuff]).toEqual(approved.status === 200 ? [200, '0'] : [422, '1000']);
      expect(await differences(service)).toEqual([]);
    }
  });

  it('whatever is reported, moved, asked and paid: no day is posted beyond its volume, and no volume is paid twice', async () => {
    const act = fc.oneof(
      fc.record({ act: fc.constant('report' as const), uid: fc.nat(1), day: fc.nat(1), luff: fc.nat(9) }),
      fc.record({ act: fc.constant('move' as const), uid: fc.nat(1), to: fc.nat(2) }),
      fc.record({ act: fc.constant('pay' as const), by: fc.nat(2), hundreds: fc.nat(9) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 16 }), async (acts) => {
        const members = [await member(), await member(), await member()];
        const uids = [freshUid(), freshUid()];
        const holders = [0, 1];
        const reported = new Map<string, bigint>();
        for (const index of [0, 1]) await verifiedUid(admin, members[index]!, uids[index]);
        let fallen = 0n;
        for (const step of acts) {
          if (step.act === 'report') {
            const [uid, day] = [uids[step.uid]!, [TODAY, TOMORROW][step.day]!];
            const before = reported.get(`${uid} ${day}`) ?? 0n;
            const now = BigInt(step.luff) * 400n;
            if (now < before) fallen += before - now;
            reported.set(`${uid} ${day}`, now);
            await earn(uid, day, Number(now));
          } else if (step.act === 'move') {
            if (holders[step.uid] === step.to) continue;
            await move(uids[step.uid]!, members[step.to]!);
            holders[step.uid] = step.to;
          } else {
            const by = members[step.by]!;
            const { availableLuff } = await balanceOf(by);
            const usdt = Math.min(100 * (1 + step.hundreds), Math.floor(Number(availableLuff) / 10));
            if (usdt >= 100 && holders.includes(step.by)) await paid(by, usdt);
          }
        }
        const rows: { uid: string; day: string; posted: string }[] = await service.dataSource.query(
          `SELECT uid, report_on::text AS day, sum(target)::numeric(28,0)::text AS posted FROM (
             SELECT DISTINCT ON (user_id, uid, report_on) uid, report_on, target FROM luff_accruals
             WHERE uid = ANY ($1) ORDER BY user_id, uid, report_on, revision DESC) latest GROUP BY uid, report_on`,
          [uids],
        );
        for (const { uid, day, posted } of rows)
          expect(BigInt(posted)).toBeLessThanOrEqual(reported.get(`${uid} ${day}`) ?? 0n);
        // What was paid and what can still be paid is at most what was traded and, by corrections, was thought to be.
        const [sums]: { out: string; open: string }[] = await service.dataSource.query(
          `SELECT (SELECT coalesce(sum(luff_amount), 0)::numeric(28,0)::text FROM luff_redemptions
                   WHERE user_id = ANY ($1) AND status = 'approved') AS out,
                  (SELECT coalesce(sum(greatest(available + held - clawback, 0)) / 1e8, 0)::numeric(28,0)::text
                   FROM ledger.account WHERE owner_id = ANY ($1) AND currency = 'LUFF') AS open`,
          [members.map(({ id }) => id)],
        );
        const traded = [...reported.values()].reduce((sum, luff) => sum + luff, 0n);
        expect(BigInt(sums?.out ?? 0) + BigInt(sums?.open ?? 0)).toBeLessThanOrEqual(traded + fallen);
        for (const uid of uids) expect(await postAgain(uid)).toEqual({ posted: 0, refused: 0 });
        expect(await differences(service)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });
});
