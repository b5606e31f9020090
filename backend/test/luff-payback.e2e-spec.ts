import { randomUUID } from 'node:crypto';
import { runInTransaction } from '../src/platform/database/index.js';
import { Reconciliation } from '../src/platform/ledger/index.js';
import { Settings } from '../src/platform/settings/index.js';
import { createAdmin, registerMember, type SignedIn } from './factories/member.js';
import { reportVolumes, verifiedUid } from './factories/uid.js';
import {
  balanceOf,
  differences,
  moneyState,
  redemptionsOf,
  transactionsOf,
  withoutHoldAfterNewUid,
} from './support/luff.js';
import { mailedToken } from './support/mailed-link.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const TODAY = '2026-11-20';

describe('a payback', () => {
  let service: TestApp;
  let admin: SignedIn;
  let otherAdmin: SignedIn;

  beforeAll(async () => {
    service = await startTestApp();
    await withoutHoldAfterNewUid(service);
    admin = await createAdmin(service);
    otherAdmin = await createAdmin(service, 'en');
  });

  afterEach(async () => {
    expect(await differences(service)).toEqual([]);
  });

  afterAll(() => service.close());

  /** A member with a verified UID who has earned this much Luff. */
  const memberWith = async (luff: number, language: 'ko' | 'en' = 'ko'): Promise<SignedIn> => {
    const member = await registerMember(service, { language, emailConfirmed: true });
    const uid = await verifiedUid(admin, member);
    await reportVolumes(service, { uid, day: TODAY, volume: String(luff * 50_000) });
    return member;
  };
  const key = () => ({ 'idempotency-key': randomUUID() });
  const request = (member: SignedIn, usdtAmount: unknown, luffAmount: unknown, headers = key()) =>
    member.client.send('POST', '/api/luff/request-payback', { luffAmount, usdtAmount }, headers);
  const requested = async (member: SignedIn, usdt: number) => {
    const { status, body } = await request(member, usdt, usdt * 10);
    expect(status).toBe(201);
    return body.redemption;
  };
  const decide = (
    by: SignedIn,
    id: string,
    verb: 'approve' | 'reject' | 'payout',
    body?: unknown,
    headers: Record<string, string> = {},
  ) => by.client.send('POST', `/api/admin/luff-redemptions/${id}/${verb}`, body, headers);

  describe('as a request', () => {
    it('holds its Luff and shows what was asked', async () => {
      const member = await memberWith(1500);
      const { status, body } = await request(member, '100', '1000');
      expect(status).toBe(201);
      expect(body).toEqual({
        message: '페이백 100 USDT를 신청했습니다. 관리자가 확인한 뒤 지급합니다.',
        redemption: {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
          redemptionType: 'usdt_payback',
          status: 'pending',
          usdtAmount: '100',
          luffAmount: '1000',
          walletAddress: null,
          userUids: [
            {
              id: expect.any(String) as string,
              exchangeName: 'Binance',
              uid: expect.stringMatching(/^\d+$/) as string,
            },
          ],
          payoutUid: body.redemption.userUids[0],
          tradingviewId: null,
          expiresAt: null,
          createdAt: service.clock.now().toISOString(),
          processedAt: null,
          adminNote: null,
          payoutReference: null,
          paidAt: null,
          timeline: [{ step: 'requested', at: service.clock.now().toISOString() }],
        },
      });
      expect(await balanceOf(member)).toMatchObject({ balance: '1500', availableLuff: '500', held: '1000' });
      expect(await redemptionsOf(member)).toEqual([body.redemption]);
    });

    it.each([
      ['numbers', 100, 1000],
      ['texts', '100', '1000'],
      ['texts with zeros', '100.00', '1000.00000000'],
      ['fractions', '100.12345678', '1001.2345678'],
      ['fractions as numbers', 100.1, 1001],
    ])('takes the amounts as %s', async (_, usdt, luff) => {
      const member = await memberWith(1500);
      expect((await request(member, usdt, luff)).status).toBe(201);
    });

    it.each([
      ['below the minimum', '99.99999999', '999.9999999', 422, 'luff.belowMinimum'],
      ['zero', 0, 0, 422, 'luff.belowMinimum'],
      ['negative', -100, -1000, 422, 'luff.belowMinimum'],
      ['not ten times', '100', '999.99999999', 422, 'luff.amountsDisagree'],
      ['the other way round', 1000, 100, 422, 'luff.amountsDisagree'],
      ['above the balance', 150.1, 1501, 422, 'ledger.insufficient'],
      ['above every balance', '999999999999999', '9999999999999990', 400, 'platform.validationFailed'],
      ['not a number', 'a hundred', '1000', 400, 'platform.validationFailed'],
      ['a sum of floats', 33.4 * 3, 1002, 400, 'platform.validationFailed'],
      ['an exponent', '1e2', '1e3', 400, 'platform.validationFailed'],
      ['grouped', '1,000', '10,000', 400, 'platform.validationFailed'],
      ['empty', '', '', 400, 'platform.validationFailed'],
      ['null', null, null, 400, 'platform.validationFailed'],
      ['missing', undefined, undefined, 400, 'platform.validationFailed'],
      ['a list', [100], [1000], 400, 'platform.validationFailed'],
      ['an object', {}, {}, 400, 'platform.validationFailed'],
      ['a boolean', true, true, 400, 'platform.validationFailed'],
    ])('is refused and changes nothing when the amount is %s', async (_, usdt, luff, status, code) => {
      const member = await memberWith(1500);
      const before = await moneyState(service.dataSource);
      const answer = await request(member, usdt, luff);
      expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
      expect(await moneyState(service.dataSource)).toEqual(before);
    });

    it('is refused with an unknown field', async () => {
      const member = await memberWith(1500);
      const { status } = await member.client.send('POST', '/api/luff/request-payback', {
        luffAmount: 1000,
        usdtAmount: 100,
        walletAddress: '0x0',
      });
      expect(status).toBe(400);
    });

    it('tells below which amount nothing is paid, in the language of the member', async () => {
      const korean = await memberWith(1500);
      expect((await request(korean, 99, 990)).body.message).toBe('최소 페이백 금액은 100 USDT입니다.');
      const english = await memberWith(1500, 'en');
      expect((await request(english, 99, 990)).body.message).toBe('The smallest payback is 100 USDT.');
    });

    it('tells what is required and what is available', async () => {
      const member = await memberWith(1500);
      const { body } = await request(member, 200, 2000);
      expect(body).toMatchObject({ params: { required: '2000', available: '1500', unit: 'Luff' } });
    });

    it('needs a verified UID', async () => {
      const member = await memberWith(1500);
      const { body: uids } = await member.client.get(`/api/user/${member.id}/uids`);
      service.clock.advance({ minutes: 1 });
      await member.client.delete(`/api/user-uid/${uids[0]?.id}`);
      const { status, body } = await request(member, 100, 1000);
      expect({ status, code: body.code }).toEqual({ status: 422, code: 'luff.verifiedUidNeeded' });
    });

    it('needs a confirmed e-mail, unless the setting says otherwise', async () => {
      const member = await registerMember(service);
      const uid = await verifiedUid(admin, member);
      await reportVolumes(service, { uid, day: TODAY, volume: '100000000' });
      const set = (value: string) =>
        runInTransaction(service.dataSource, (tx) =>
          service.app.get(Settings).set(tx, 'luff_paybackNeedsConfirmedEmail', value, null),
        );
      const refused = await request(member, 100, 1000);
      expect({ status: refused.status, code: refused.body.code }).toEqual({
        status: 422,
        code: 'luff.confirmedEmailNeeded',
      });
      const token = await mailedToken(service, member.email, 'confirm-email');
      expect((await member.client.post('/api/confirm-email', { token })).status).toBe(200);
      expect((await request(member, 100, 1000)).status).toBe(201);

      await service.dataSource.query('UPDATE auth_members SET email_confirmed_at = NULL WHERE id = $1', [member.id]);
      expect((await request(member, 100, 1000)).body.code).toBe('luff.confirmedEmailNeeded');
      await set('false');
      expect((await request(member, 100, 1000)).status).toBe(201);
      await set('true');
    });

    it('is made once when it is sent many times with its key, and answers the same', async () => {
      const member = await memberWith(5000);
      const headers = key();
      const answers = await Promise.all(Array.from({ length: 6 }, () => request(member, 100, 1000, headers)));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
      for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
      expect(await balanceOf(member)).toMatchObject({ availableLuff: '4000', held: '1000' });
      const reused = await request(member, 200, 2000, headers);
      expect({ status: reused.status, code: reused.body.code }).toEqual({
        status: 409,
        code: 'platform.idempotencyKeyReused',
      });
    });

    it('is made once when it is sent many times without a key, and a later one is another', async () => {
      const member = await memberWith(5000);
      const send = () => request(member, 100, 1000, {} as ReturnType<typeof key>);
      const answers = await Promise.all(Array.from({ length: 6 }, send));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
      expect(await balanceOf(member)).toMatchObject({ availableLuff: '4000', held: '1000' });
      service.clock.advance({ seconds: 11 });
      expect((await send()).status).toBe(201);
    });

    it('never holds more than there is, whatever is asked at the same moment', async () => {
      const member = await memberWith(2500);
      const answers = await Promise.all(Array.from({ length: 8 }, () => request(member, 100, 1000)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422, 422, 422, 422]);
      expect(await balanceOf(member)).toMatchObject({ availableLuff: '500', held: '2000', balance: '2500' });
    });

    it('can be taken back while nobody has decided it, by its member alone', async () => {
      const member = await memberWith(1500);
      const { id } = await requested(member, 100);
      const stranger = await memberWith(1500);
      expect((await stranger.client.delete(`/api/luff/redemptions/${id}`)).status).toBe(404);
      const cancelled = await member.client.delete(`/api/luff/redemptions/${id}`);
      expect(cancelled.status).toBe(200);
      expect(cancelled.body.message).toBe('페이백 신청을 취소했습니다. 1,000 러프가 반환되었습니다.');
      expect(cancelled.body.redemption).toMatchObject({
        status: 'rejected',
        adminNote: '회원이 신청을 취소했습니다.',
        timeline: [{ step: 'requested' }, { step: 'cancelled' }],
      });
      expect(await balanceOf(member)).toMatchObject({ availableLuff: '1500', held: '0' });
      expect((await member.client.delete(`/api/luff/redemptions/${id}`)).status).toBe(409);
      expect((await decide(admin, id, 'approve')).status).toBe(409);
    });
  });

  describe('as a decision', () => {
    it('lists requests with their members to administrators only', async () => {
      const member = await memberWith(1500);
      const { id } = await requested(member, 100);
      const listed = await admin.client.get('/api/admin/luff-redemptions?status=pending');
      expect(listed.body.find((one) => one.id === id)).toMatchObject({
        userId: member.id,
        userName: member.name,
        userEmail: member.email,
        status: 'pending',
      });
      expect((await member.client.get('/api/admin/luff-redemptions')).status).toBe(403);
      expect((await decide(member, id, 'approve')).status).toBe(403);
    });

    it('shows what the member owes by now, and whether the UIDs are still theirs', async () => {
      const member = await registerMember(service, { emailConfirmed: true });
      const uid = await verifiedUid(admin, member);
      await reportVolumes(service, { uid, day: TODAY, volume: '50000000' });
      const { id } = await requested(member, 100);
      const shown = async () => {
        const { body } = await admin.client.get('/api/admin/luff-redemptions?status=pending');
        return body.find((one) => one.id === id);
      };
      expect(await shown()).toMatchObject({ clawback: '0', userUids: [{ uid, status: 'verified' }] });

      await reportVolumes(service, { uid, day: TODAY, volume: '20000000' });
      const { body: held } = await member.client.get(`/api/user/${member.id}/uids`);
      expect((await member.client.delete(`/api/user-uid/${held[0]?.id}`)).status).toBe(200);
      expect(await shown()).toMatchObject({ userUids: [{ uid, status: 'notVerified' }] });
      const owed = (await balanceOf(member)).clawback;
      expect(Number(owed)).toBeGreaterThanOrEqual(600);
      expect((await shown())?.clawback).toBe(owed);
      expect((await decide(admin, id, 'reject')).body.redemption).toMatchObject({
        clawback: '0',
        userUids: [{ uid, status: 'notVerified' }],
      });
    });

    it('makes the Luff payable, and settled with the payout reference', async () => {
      const member = await memberWith(1500);
      const { id } = await requested(member, 100);
      const approved = await decide(admin, id, 'approve', { adminNote: '이번 주에 지급합니다.' });
      expect(approved.status).toBe(200);
      expect(approved.body.message).toBe('페이백 100 USDT를 승인했습니다.');
      expect(await balanceOf(member)).toMatchObject({ balance: '500', availableLuff: '500', held: '0' });
      expect(await redemptionsOf(member)).toMatchObject([
        { status: 'approved', adminNote: '이번 주에 지급합니다.', payoutReference: null },
      ]);

      service.clock.advance({ minutes: 5 });
      const paid = await decide(admin, id, 'payout', { payoutReference: ' transfer-1 ' });
      expect(paid.status).toBe(200);
      expect(await redemptionsOf(member)).toMatchObject([
        {
          status: 'approved',
          payoutReference: 'transfer-1',
          timeline: [{ step: 'requested' }, { step: 'approved' }, { step: 'paid' }],
        },
      ]);
      const booked: unknown = await service.dataSource.query(
        `SELECT kind, actor_id FROM ledger.transfer WHERE owner_id = $1 AND currency = 'LUFF' ORDER BY account_version`,
        [member.id],
      );
      expect(booked).toEqual([
        { kind: 'accrual', actor_id: null },
        { kind: 'payback_hold', actor_id: null },
        { kind: 'payback_post', actor_id: admin.id },
        { kind: 'payback_settle', actor_id: admin.id },
      ]);
    });

    it('is compared with the ledger every five minutes until it is paid out, however long ago it was taken', async () => {
      const { id } = await requested(await memberWith(1000), 100);
      expect((await decide(admin, id, 'approve')).status).toBe(200);
      const tampered = new Error('another amount would be paid out');
      const counts: Record<string, number> = {};
      const compare = runInTransaction(service.dataSource, async (tx) => {
        await tx.query(
          `UPDATE luff_redemptions SET luff_amount = 2000, usdt_amount = 200, created_at = created_at - interval '2 days',
             processed_at = processed_at - interval '2 days' WHERE id = $1`,
          [id],
        );
        Object.assign(counts, await service.app.get(Reconciliation).run(tx, service.clock.now(), 'recent'));
        throw tampered;
      });
      await expect(compare).rejects.toBe(tampered);
      expect(counts['redemptions-equal-transfers']).toBe(1);
    });

    it('approves and pays in one act', async () => {
      const member = await memberWith(1500);
      const { id } = await requested(member, 100);
      const { status, body } = await decide(admin, id, 'approve', { payoutReference: 'transfer-2' });
      expect(status).toBe(200);
      expect(body.message).toBe('페이백 100 USDT의 지급을 기록했습니다.');
      expect(body.redemption).toMatchObject({ status: 'approved', payoutReference: 'transfer-2' });
      expect((await decide(admin, id, 'payout', { payoutReference: 'transfer-3' })).body.code).toBe('luff.alreadyPaid');
    });

    it.each([
      [
        'without a body',
        undefined,
        '신청 내용을 확인하지 못해 거절되었습니다. 자세한 내용은 고객센터로 문의해 주세요.',
      ],
      [
        'with a blank note',
        { adminNote: '  ' },
        '신청 내용을 확인하지 못해 거절되었습니다. 자세한 내용은 고객센터로 문의해 주세요.',
      ],
      ['with a note', { adminNote: 'UID를 다시 확인해 주세요.' }, 'UID를 다시 확인해 주세요.'],
    ])('gives exactly the Luff back when rejected %s', async (_, body, note) => {
      const member = await memberWith(1234);
      const before = await balanceOf(member);
      const { id } = await requested(member, 123.4);
      const rejected = await decide(admin, id, 'reject', body);
      expect(rejected.status).toBe(200);
      expect(rejected.body.message).toBe('페이백 신청을 거절했습니다. 1,234 러프가 회원에게 반환되었습니다.');
      expect(await balanceOf(member)).toEqual(before);
      expect(await redemptionsOf(member)).toMatchObject([{ status: 'rejected', adminNote: note }]);
      expect((await transactionsOf(member)).map(({ type, amount }) => [type, amount])).toEqual([
        ['earn', '1234'],
        ['spend', '-1234'],
        ['earn', '1234'],
      ]);
    });

    it('gives nothing back to spend when the report behind it was taken back meanwhile', async () => {
      const member = await registerMember(service, { emailConfirmed: true });
      const uid = await verifiedUid(admin, member);
      await reportVolumes(service, { uid, day: TODAY, volume: '50000000' });
      const { id } = await requested(member, 100);
      await reportVolumes(service, { uid, day: TODAY, volume: '0' });
      expect(await balanceOf(member)).toMatchObject({ availableLuff: '0', held: '1000', clawback: '1000' });
      expect((await decide(admin, id, 'reject')).status).toBe(200);
      expect(await balanceOf(member)).toMatchObject({ balance: '0', availableLuff: '0', held: '0', clawback: '0' });
      expect((await request(member, '100', '1000')).body.code).toBe('ledger.insufficient');
    });

    it('tells the standard reason in the language of its reader', async () => {
      const member = await memberWith(1500, 'en');
      const { id } = await requested(member, 100);
      await decide(admin, id, 'reject');
      expect(await redemptionsOf(member)).toMatchObject([
        { adminNote: 'We could not confirm the request. Please contact support for details.' },
      ]);
    });

    it('is taken once: of two administrators at the same moment one wins, whatever they decide', async () => {
      for (let round = 0; round < 20; round += 1) {
        const member = await memberWith(1000);
        const { id } = await requested(member, 100);
        const answers = await Promise.all([
          decide(admin, id, 'approve', undefined, key()),
          decide(otherAdmin, id, round % 2 === 0 ? 'reject' : 'approve'),
        ]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        expect(answers.find(({ status }) => status === 409)?.body.code).toBe('luff.alreadyProcessed');
        const [redemption] = await redemptionsOf(member);
        const { availableLuff, held } = await balanceOf(member);
        expect([redemption?.status, availableLuff, held]).toEqual(
          redemption?.status === 'approved' ? ['approved', '0', '0'] : ['rejected', '1000', '0'],
        );
        const [audit]: { count: string }[] = await service.dataSource.query(
          `SELECT count(*) FROM platform_audit_events WHERE target_id = $1`,
          [id],
        );
        expect(audit?.count).toBe('1');
      }
    });

    it('is not taken by the member who asked, administrator or not', async () => {
      const self = await createAdmin(service);
      const uid = await verifiedUid(admin, self);
      await reportVolumes(service, { uid, day: TODAY, volume: '50000000' });
      const { id } = await requested(self, 100);
      for (const verb of ['approve', 'reject'] as const) {
        const { status, body } = await decide(self, id, verb);
        expect({ status, code: body.code }).toEqual({ status: 403, code: 'luff.ownRequest' });
      }
      expect((await decide(otherAdmin, id, 'approve')).status).toBe(200);
      expect((await decide(self, id, 'payout', { payoutReference: 'mine' })).body.code).toBe('luff.ownRequest');
    });

    it('answers the same again with its key, and is refused without', async () => {
      const member = await memberWith(1500);
      const { id } = await requested(member, 100);
      const headers = key();
      const first = await decide(admin, id, 'approve', {}, headers);
      expect(await decide(admin, id, 'approve', {}, headers)).toMatchObject({ status: 200, body: first.body });
      expect((await decide(admin, id, 'approve')).body.code).toBe('luff.alreadyProcessed');
      expect((await decide(admin, id, 'reject')).body.code).toBe('luff.alreadyProcessed');
    });

    it('refuses a payout that is not due, not named, or named twice, and changes nothing', async () => {
      const [one, other] = [await memberWith(1000), await memberWith(1000)];
      const [first, second] = [await requested(one, 100), await requested(other, 100)];
      expect((await decide(admin, first.id, 'payout', { payoutReference: 'twice' })).body.code).toBe(
        'luff.notApproved',
      );
      await decide(admin, first.id, 'approve', { payoutReference: 'twice' });
      await decide(admin, second.id, 'approve');
      const before = await moneyState(service.dataSource);
      for (const [body, code] of [
        [{ payoutReference: 'twice' }, 'luff.payoutReferenceUsed'],
        [{ payoutReference: ' TWICE ' }, 'luff.payoutReferenceUsed'],
        [{ payoutReference: 't\u200Bwice' }, 'platform.validationFailed'],
        [{ payoutReference: '\uFF34wice' }, 'luff.payoutReferenceUsed'],
        [{ payoutReference: '   ' }, 'platform.validationFailed'],
        [{ payoutReference: '\u200B' }, 'platform.validationFailed'],
        [{}, 'platform.validationFailed'],
        [{ payoutReference: 'x'.repeat(201) }, 'platform.validationFailed'],
      ] as const)
        expect((await decide(admin, second.id, 'payout', body)).body.code).toBe(code);
      expect(await moneyState(service.dataSource)).toEqual(before);
    });

    it('keeps the payout reference as it was typed', async () => {
      const member = await memberWith(1000);
      const { id } = await requested(member, 100);
      const { body } = await decide(admin, id, 'approve', { payoutReference: 'Deepcoin-Transfer-\uFF11' });
      expect(body.redemption.payoutReference).toBe('Deepcoin-Transfer-\uFF11');
    });

    it('gives one reference to one payment only, also at the same moment', async () => {
      for (let round = 0; round < 5; round += 1) {
        const members = [await memberWith(1000), await memberWith(1000)];
        const answers = await Promise.all(
          members.map(async (member) => {
            const { id } = await requested(member, 100);
            return decide(admin, id, 'approve', { payoutReference: `race-${round}` });
          }),
        );
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        expect(answers.find(({ status }) => status === 409)?.body.code).toBe('luff.payoutReferenceUsed');
      }
    });

    it('never ends, whatever date comes with its approval, and takes no day that does not exist', async () => {
      const member = await memberWith(1000);
      const { id } = await requested(member, 100);
      for (const expiryDate of ['2027-02-29', '2026-12-18T25:00:00Z', '2026-12-18T'])
        expect(await decide(admin, id, 'approve', { expiryDate })).toMatchObject({ status: 400 });
      const { body } = await decide(admin, id, 'approve', { expiryDate: '2026-12-18T15:00:00.000Z' });
      expect(body.redemption).toMatchObject({ status: 'approved', expiresAt: null });
    });

    it.each(['approve', 'reject'] as const)('of nothing is not found (%s)', async (verb) => {
      expect((await decide(admin, randomUUID(), verb)).body.code).toBe('luff.redemptionNotFound');
      expect((await decide(admin, 'nothing', verb)).status).toBe(400);
    });

    it('is written down with who did it and what it was before', async () => {
      const member = await memberWith(1000);
      const { id } = await requested(member, 100);
      await decide(admin, id, 'reject', { adminNote: 'note' });
      const rows: unknown = await service.dataSource.query(
        `SELECT actor_id, action, before->>'status' AS before, after->>'status' AS after, after->>'adminNote' AS note
         FROM platform_audit_events WHERE target_type = 'luff_redemption' AND target_id = $1`,
        [id],
      );
      expect(rows).toEqual([
        { actor_id: admin.id, action: 'luff-redemption.rejected', before: 'pending', after: 'rejected', note: 'note' },
      ]);
    });

    it('leads from the receipt of the transaction to the request and its steps', async () => {
      const member = await memberWith(1000);
      const { id } = await requested(member, 100);
      await decide(admin, id, 'approve', { payoutReference: 'receipt' });
      const [hold] = await transactionsOf(member);
      const { body } = await member.client.get(`/api/luff/transactions/${hold?.id}/receipt`);
      expect(body).toMatchObject({
        amount: '-1000',
        reference: { type: 'luff_redemption', id },
        rows: [
          { label: '이전 사용 가능 잔액', value: '1,000' },
          { label: '페이백', value: '100', unit: 'USDT' },
          { label: '1 USDT당 러프', value: '10' },
          { label: '이번 변동', value: '−1,000' },
        ],
        sum: { label: '이후 사용 가능 잔액', value: '0', unit: '러프' },
      });
      expect((await member.client.get('/api/luff/redemptions')).body).toMatchObject([
        { id, timeline: [{ step: 'requested' }, { step: 'approved' }, { step: 'paid' }] },
      ]);
    });
  });

  // Last, since a day goes by.
  describe('after a reset of the password', () => {
    it('waits for 24 hours after the password was reset, and says until when', async () => {
      const [member, english] = [await memberWith(1500), await memberWith(1500, 'en')];
      for (const { id } of [member, english])
        expect((await admin.client.post(`/api/admin/users/${id}/reset-password`)).status).toBe(200);
      const newPassword = 'a-password-of-my-own';
      for (const { client, email } of [member, english]) {
        const currentPassword = 'lance-reset-demo';
        expect((await client.post('/api/login', { email, password: currentPassword })).status).toBe(200);
        expect((await client.post('/api/change-password', { currentPassword, newPassword })).status).toBe(200);
      }
      const until = seoulTime(service.clock.millis() + 86_400_000);
      const refused = await request(member, 100, 1000);
      expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 422, code: 'luff.payoutsLocked' });
      expect(refused.body).toMatchObject({
        message: `비밀번호를 재설정해 안전을 위해 잠시 페이백을 신청할 수 없습니다. ${until}(한국 시간) 이후에 신청해 주세요.`,
      });
      expect((await request(english, 100, 1000)).body).toMatchObject({
        message: `Paybacks are held for your safety, because your password was reset. Please request one after ${until} (Korea time).`,
      });
      expect(await balanceOf(member)).toMatchObject({ availableLuff: '1500', held: '0' });
      service.clock.advance({ hours: 23, minutes: 59 });
      expect((await request(member, 100, 1000)).body.code).toBe('luff.payoutsLocked');
      service.clock.advance({ minutes: 1 });
      expect((await request(member, 100, 1000)).status).toBe(201);
    });
  });
});

/** The next full minute, `YYYY-MM-DD HH:MM` in Seoul. */
function seoulTime(millis: number): string {
  return new Date(Math.ceil(millis / 60_000) * 60_000 + 9 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
}
