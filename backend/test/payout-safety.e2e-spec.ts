import { randomUUID } from 'node:crypto';
import { uidsOf } from '../simulator/index.js';
import { ReportRowsChanged } from '../src/modules/uid-rebate/index.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { DomainEvents } from '../src/platform/events/index.js';
import { mailCatalogue } from '../src/platform/mail/index.js';
import { Settings } from '../src/platform/settings/index.js';
import { createAdmin, logIn, registerMember, type SignedIn } from './factories/member.js';
import { freshUid, reportVolumes, verifiedUid } from './factories/uid.js';
import { balanceOf, differences, moneyState, redemptionsOf, transactionsOf } from './support/luff.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { waitForLock } from './support/wait-for-lock.js';

const ENOUGH = '50000000';

describe('before a payback is paid', () => {
  let service: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    service = await startTestApp();
    admin = await createAdmin(service);
  });
  afterEach(async () => {
    expect(await differences(service)).toEqual([]);
  });
  afterAll(() => service.close());

  const today = () => service.clock.now().toISOString().slice(0, 10);
  const key = () => ({ 'idempotency-key': randomUUID() });
  const ask = (member: Pick<SignedIn, 'client'>, more: object = {}) =>
    member.client.post('/api/luff/request-payback', { luffAmount: 1000, usdtAmount: 100, ...more }, key());
  const decide = (id: string, verb: string, body: object = {}, headers = key()) =>
    admin.client.post(`/api/admin/luff-redemptions/${id}/${verb}`, body, headers);
  const uidsOfMember = async (member: SignedIn) => (await member.client.get(`/api/user/${member.id}/uids`)).body;
  const giveUp = async (member: SignedIn, uid: string) => {
    const own = (await uidsOfMember(member)).find((one) => one.uid === uid);
    expect((await member.client.delete(`/api/user-uid/${own?.id}`)).status).toBe(200);
  };
  const setHold = (hours: number) =>
    runInTransaction(service.dataSource, (tx) =>
      service.app.get(Settings).set(tx, 'luff_payoutHoldHoursAfterNewUid', String(hours), null),
    );
  const listed = async (id: string) =>
    (await admin.client.get('/api/admin/luff-redemptions')).body.find((one) => one.id === id);

  describe('a decision looks again', () => {
    beforeAll(() => setHold(0));
    afterAll(() => setHold(24));

    const requested = async (language: 'ko' | 'en' = 'ko') => {
      const member = await registerMember(service, { emailConfirmed: true, language });
      const uid = await verifiedUid(admin, member);
      await reportVolumes(service, { uid, day: today(), volume: ENOUGH });
      const { status, body } = await ask(member);
      expect(status).toBe(201);
      return { member, uid, id: body.redemption.id };
    };

    it('at what is owed: of a report that was corrected to 0 nothing is paid unseen', async () => {
      const { member, uid, id } = await requested();
      await reportVolumes(service, { uid, day: today(), volume: '0' });
      const before = await moneyState(service.dataSource);
      const refused = await decide(id, 'approve');
      expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 422, code: 'luff.memberOwesLuff' });
      expect(refused.body.message).toContain('회수할 1,000 러프가 남아 있습니다. (신청 1,000 러프)');
      const english = await admin.client.post(
        `/api/admin/luff-redemptions/${id}/approve`,
        {},
        {
          'accept-language': 'en',
        },
      );
      expect(english.status).toBe(422);
      expect(await moneyState(service.dataSource)).toEqual(before);
      expect((await listed(id))?.findings).toEqual([
        { code: 'owes 1000', message: '회수할 1,000 러프가 남아 있습니다. (신청 1,000 러프)' },
      ]);

      // What was not seen cannot be confirmed: nothing, other amounts, more than there is.
      for (const confirmedFindings of [
        [],
        ['owes 999'],
        ['owes 1000', 'owes 999'],
        ['owes 1000', 'uid-gone Binance 1'],
      ])
        expect((await decide(id, 'approve', { confirmedFindings })).status).toBe(422);
      for (const confirmedFindings of ['owes 1000', [1], [{}], Array.from({ length: 9 }, () => 'owes 1000')])
        expect((await decide(id, 'approve', { confirmedFindings })).status).toBe(400);
      expect(await moneyState(service.dataSource)).toEqual(before);

      expect((await decide(id, 'approve', { confirmedFindings: ['owes 1000'] })).status).toBe(200);
      expect(await balanceOf(member)).toMatchObject({ held: '0', clawback: '1000' });
      const [audit]: { after: { confirmedFindings: string[] } }[] = await service.dataSource.query(
        `SELECT after FROM platform_audit_events WHERE action = 'luff-redemption.approved' AND target_id = $1`,
        [id],
      );
      expect(audit?.after.confirmedFindings).toEqual(['owes 1000']);
    });

    it('at the UID: one that was given up meanwhile is not paid unseen', async () => {
      const { member, uid, id } = await requested('en');
      service.clock.advance({ days: 1 });
      admin = await createAdmin(service);
      const again = { ...member, client: await logIn(service, member) };
      await giveUp(again, uid);
      const { status, body } = await decide(id, 'approve', { payoutReference: 'unseen' });
      expect({ status, code: body.code }).toEqual({ status: 422, code: 'luff.payoutUidGone' });
      expect(body.message).toContain(`지급할 UID(Binance ${uid})`);
      expect((await listed(id))?.findings.map(({ code }) => code)).toEqual([`uid-gone Binance ${uid}`]);
      // Verified again for the same member it can be paid to.
      await verifiedUid(admin, again, uid);
      expect((await listed(id))?.findings).toEqual([]);
      expect((await decide(id, 'approve', { confirmedFindings: [`uid-gone Binance ${uid}`] })).body.code).toBe(
        'luff.findingsChanged',
      );
      expect((await decide(id, 'approve')).status).toBe(200);
    });

    it('and a renamed exchange is no other UID', async () => {
      const { id } = await requested();
      const rename = (name: string) => admin.client.patch('/api/admin/exchanges/binance', { name });
      expect((await rename('Binance Global')).status).toBe(200);
      const seen = await listed(id);
      expect((await rename('Binance')).status).toBe(200);
      expect(seen).toMatchObject({ findings: [], userUids: [{ status: 'verified' }] });
    });

    it('when the payment is recorded later, too, and says both where both are so', async () => {
      const { member, uid, id } = await requested();
      expect((await decide(id, 'approve')).status).toBe(200);
      await giveUp(member, uid);
      // The day of the release is nobody's: its Luff, which is paid out, is owed.
      const body = { payoutReference: `later-${id}` };
      const refused = await decide(id, 'payout', body);
      expect(refused).toMatchObject({ status: 422, body: { code: 'luff.owesAndUidGone' } });
      expect(refused.body.message).toMatch(/1,000 러프.*Binance/);
      const confirmedFindings = (await listed(id))?.findings.map(({ code }) => code);
      expect(confirmedFindings).toEqual(['owes 1000', `uid-gone Binance ${uid}`]);
      expect((await decide(id, 'payout', { ...body, confirmedFindings })).status).toBe(200);
      expect((await listed(id))?.findings).toEqual([]);
    });

    it('sees a correction that is committed at the same moment, or is taken before it', async () => {
      for (let round = 0; round < 8; round += 1) {
        const { member, uid, id } = await requested();
        const [, approved] = await Promise.all([
          reportVolumes(service, { uid, day: today(), volume: '0' }),
          decide(id, 'approve'),
        ]);
        const { held, clawback } = await balanceOf(member);
        expect([approved.status, held, clawback]).toEqual(
          approved.status === 200 ? [200, '0', '1000'] : [422, '1000', '1000'],
        );
      }
    });

    it('when the payment is recorded, too: it waits for a correction under way and sees what that leaves owed', async () => {
      const { uid, id } = await requested();
      expect((await decide(id, 'approve')).status).toBe(200);
      const payout = (more: object = {}) => decide(id, 'payout', { payoutReference: `beside-${id}`, ...more });
      const payouts: ReturnType<typeof payout>[] = [];
      service.app.get(DomainEvents).on(ReportRowsChanged, async ({ changes }) => {
        if (payouts.length > 0 || !changes.some((change) => change.uid === uid)) return;
        payouts.push(payout());
        await waitForLock(service);
      });
      await reportVolumes(service, { uid, day: today(), volume: '0' });
      expect(await Promise.all(payouts)).toMatchObject([{ status: 422, body: { code: 'luff.memberOwesLuff' } }]);
      const seen = await listed(id);
      expect(seen).toMatchObject({ status: 'approved', payoutReference: null, findings: [{ code: 'owes 1000' }] });
      expect((await payout({ confirmedFindings: ['owes 1000'] })).status).toBe(200);
    });

    it('and its answer stays the first one, whatever has become of the request', async () => {
      const { member, uid, id } = await requested();
      const headers = key();
      const first = await decide(id, 'approve', {}, headers);
      expect(first.status).toBe(200);
      await decide(id, 'payout', { payoutReference: `paid-${id}` });
      await giveUp(member, uid);
      await member.client.send('PATCH', '/api/user/update', { name: '다른 이름' });
      expect(await decide(id, 'approve', {}, headers)).toMatchObject({ status: 200, body: first.body });
      expect((await decide(id, 'approve', {}, headers)).body).toEqual(first.body);
    });

    it('pays to the UID that the member has chosen, and says so everywhere', async () => {
      const member = await registerMember(service, { emailConfirmed: true });
      const [little, much] = [await verifiedUid(admin, member), await verifiedUid(admin, member)];
      await reportVolumes(
        service,
        { uid: little, day: today(), volume: ENOUGH },
        { uid: much, day: today(), volume: '100000000' },
        // Longer ago than the choice looks back.
        { uid: little, day: '2026-10-01', volume: '900000000' },
      );
      const uids = new Map((await uidsOfMember(member)).map(({ id, uid }) => [uid, id]));
      expect((await balanceOf(member)) as unknown).toMatchObject({ payoutUidId: uids.get(much), payoutHold: null });
      expect((await ask(member)).body.redemption.payoutUid).toMatchObject({ uid: much });
      const { body } = await ask(member, { uidId: uids.get(little) });
      const payoutUid = { id: uids.get(little), exchangeName: 'Binance', uid: little };
      expect(body.redemption).toMatchObject({ payoutUid, userUids: [{ uid: much }, { uid: little }] });
      const { id } = body.redemption;
      expect((await redemptionsOf(member)).find((one) => one.id === id)).toMatchObject({ payoutUid });
      expect(await listed(id)).toMatchObject({ payoutUid });
      const [hold] = await transactionsOf(member);
      expect((await member.client.get(`/api/luff/transactions/${hold?.id}/receipt`)).body).toMatchObject({
        rows: [
          { label: '이전 사용 가능 잔액' },
          { label: '페이백', value: '100', unit: 'USDT' },
          { label: '1 USDT당 러프', value: '10', operator: '×', note: `지급 대상 Binance ${little}` },
          { label: '이번 변동', value: '−1,000' },
        ],
        paidInUsdt: true,
      });
      // The other one being gone does not matter, this one does.
      await giveUp(member, much);
      expect((await listed(id))?.findings.map(({ code }) => code)).not.toContain(`uid-gone Binance ${much}`);
      await decide(id, 'reject');
      const mails = await service.mailbox.mailsTo(member.email);
      for (const subject of ['페이백 100 USDT가 신청되었습니다', '페이백 100 USDT 신청이 거절되었습니다'])
        expect(
          mails
            .filter((mail) => mail.subject === subject)
            .map(({ text }) => text)
            .join(),
        ).toContain(`Binance ${little}`);
    });

    it('takes the oldest of equal UIDs, and refuses one that is not verified or not theirs', async () => {
      const member = await registerMember(service, { emailConfirmed: true });
      const first = await verifiedUid(admin, member);
      service.clock.advance({ minutes: 1 });
      const second = await verifiedUid(admin, member);
      for (const uid of [first, second]) await reportVolumes(service, { uid, day: today(), volume: ENOUGH });
      expect((await ask(member)).body.redemption.payoutUid).toMatchObject({ uid: first });
      const plain = freshUid();
      await member.client.post('/api/user-uid', { exchangeName: 'Binance', uid: plain });
      const other = await registerMember(service, { emailConfirmed: true });
      await verifiedUid(admin, other);
      const pending = (await uidsOfMember(member)).find(({ uid }) => uid === plain);
      const [foreign] = await uidsOfMember(other);
      const before = await moneyState(service.dataSource);
      for (const uidId of [pending?.id, foreign?.id, randomUUID()])
        expect((await ask(member, { uidId })).body.code).toBe('luff.payoutUidNotVerified');
      for (const uidId of ['', 'first', 1, {}]) expect((await ask(member, { uidId })).status).toBe(400);
      expect(await moneyState(service.dataSource)).toEqual(before);
    });
  });

  describe('a new UID is waited for', () => {
    /** Somebody who has earned a payback long ago, and a session in other hands. */
    const victim = async (language: 'ko' | 'en' = 'ko') => {
      const member = await registerMember(service, { emailConfirmed: true, language });
      const uid = await verifiedUid(admin, member);
      await reportVolumes(service, { uid, day: today(), volume: ENOUGH });
      await service.dataSource.query(
        `UPDATE uid_rebate_uids SET created_at = created_at - interval '3 days', verified_at = verified_at - interval '3 days'
         WHERE user_id = $1`,
        [member.id],
      );
      return { member, uid };
    };

    it('a stolen session that adds a UID gets nothing out within a day, and its owner has two mails', async () => {
      const { member, uid } = await victim('en');
      const thief = await logIn(service, member);
      const [stolen = ''] = uidsOf('okx', 'spare');
      const added = await thief.post('/api/user-uid', {
        exchangeName: 'OKX',
        uid: stolen,
      });
      expect(added.body.autoVerified).toBe(true);
      const addedAt = service.clock.now();
      service.clock.advance({ seconds: 40 });
      const until = seoulMinute(addedAt.getTime() + 86_400_000);
      const refused = await ask({ client: thief }, { uidId: added.body.id });
      expect(refused).toMatchObject({ status: 422, body: { code: 'luff.payoutsHeldAfterNewUid' } });
      // To the owner's own UID neither: a stolen session could have changed anything by now.
      expect((await ask(member)).body.message).toBe(
        `Paybacks are held for your safety, because a UID was added. Please request one after ${until} (Korea time).`,
      );
      expect((await balanceOf(member)) as unknown).toMatchObject({
        availableLuff: '1000',
        payoutHold: { reason: 'newUid', until: new Date(addedAt.getTime() + 86_400_000).toISOString() },
      });
      // The owner reads the mail, and nothing is lost: the UID is removed, and the own one can be paid to.
      const [warning] = (await service.mailbox.mailsTo(member.email)).filter(
        ({ subject }) => subject === 'OKX UID added to your account',
      );
      expect(warning?.text).toContain(stolen);
      expect(warning?.text).toContain('change your password at once');
      expect((await member.client.delete(`/api/user-uid/${added.body.id}`)).status).toBe(200);
      const asked = await ask(member);
      expect(asked.status).toBe(201);
      expect(asked.body.redemption.payoutUid).toMatchObject({ uid });
      const [told] = (await service.mailbox.mailsTo(member.email)).filter(({ subject }) =>
        /payback of 100 USDT was requested/.test(subject),
      );
      expect(told?.text).toContain(`Binance ${uid}`);
      expect(told?.text).toContain('cancel the request');
    });

    it('from its registration or, if later, its verification on, as many hours as the setting says', async () => {
      const { member } = await victim();
      const uid = freshUid();
      await member.client.post('/api/user-uid', { exchangeName: 'Binance', uid });
      expect((await ask(member)).body.code).toBe('luff.payoutsHeldAfterNewUid');
      await setHold(2);
      service.clock.advance({ minutes: 119 });
      admin = await createAdmin(service);
      const client = await logIn(service, member);
      expect((await ask({ client })).body.code).toBe('luff.payoutsHeldAfterNewUid');
      const { body: requests } = await admin.client.get('/api/admin/uid-verification-requests?status=pending');
      const request = requests.find((one) => one.uid === uid);
      await admin.client.patch(`/api/admin/uid-verification-requests/${request?.id}`, { action: 'approved' });
      service.clock.advance({ minutes: 119 });
      expect((await ask({ client: await logIn(service, member) })).body.code).toBe('luff.payoutsHeldAfterNewUid');
      service.clock.advance({ minutes: 1 });
      expect((await ask({ client: await logIn(service, member) })).status).toBe(201);
      await setHold(24);
    });

    it('and its mail cannot be switched off', () => {
      for (const kind of ['uidRebate.uidAdded', 'luff.paybackRequested'])
        expect(mailCatalogue().get(kind)?.topic).toBe('security');
    });
  });
});

/** The next full minute, `YYYY-MM-DD HH:MM` in Seoul. */
function seoulMinute(millis: number): string {
  return new Date(Math.ceil(millis / 60_000) * 60_000 + 9 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
}
