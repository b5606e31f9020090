import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Administrators, MemberClosed, Members } from '../src/modules/auth/index.js';
import { LuffRedemptions, RedemptionDecisions } from '../src/modules/luff/index.js';
import { luffMails } from '../src/modules/luff/luff-mails.messages.js';
import { UidMoved } from '../src/modules/uid-rebate/index.js';
import { ReportImports } from '../src/modules/uid-rebate/imports/report-imports.service.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { DomainEvents } from '../src/platform/events/index.js';
import { Ledger } from '../src/platform/ledger/index.js';
import { Mails } from '../src/platform/mail/index.js';
import { createAdmin, logIn, registerMember, registrationBody, type SignedIn } from './factories/member.js';
import { enableTwoFactor, wrongCodeOf } from './factories/two-factor.js';
import { freshUid, reportVolumes, verifiedUid } from './factories/uid.js';
import { actorOf } from './support/actor.js';
import { balanceOf, differences, moneyState, withoutHoldAfterNewUid } from './support/luff.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { waitForLock } from './support/wait-for-lock.js';

const TODAY = '2026-11-20';
const YESTERDAY = '2026-11-19';
const TOMORROW = '2026-11-21';

describe('closing an account', () => {
  let service: TestApp;
  let admin: SignedIn;
  let otherAdmin: SignedIn;

  beforeAll(async () => {
    service = await startTestApp();
    await withoutHoldAfterNewUid(service);
    admin = await createAdmin(service);
    otherAdmin = await createAdmin(service);
  });

  afterEach(async () => {
    expect(await differences(service)).toEqual([]);
  });

  afterAll(() => service.close());

  const close = (member: SignedIn, body: Record<string, unknown> = { currentPassword: member.password }) =>
    member.client.send('POST', '/api/user/close', body);
  /** What was earned today is earned for good a day later, and what was paid of it is covered. */
  const closeTheDayAfter = async (member: SignedIn, days = 1) => {
    service.clock.advance({ days });
    const answer = await close(member);
    await service.mailbox.mailsTo(member.email);
    service.clock.advance({ days: -days });
    return answer;
  };
  /** A member with a verified UID who has earned this much Luff by yesterday's trades. */
  const memberWith = async (luff: number): Promise<SignedIn & { uid: string }> => {
    const member = await registerMember(service, { emailConfirmed: true });
    const uid = await verifiedUid(admin, member);
    if (luff > 0) await reportVolumes(service, { uid, day: TODAY, volume: String(luff * 50_000) });
    return { ...member, uid };
  };
  const requestPayback = (member: SignedIn, usdt = 100) =>
    member.client.post(
      '/api/luff/request-payback',
      { usdtAmount: usdt, luffAmount: usdt * 10 },
      { 'idempotency-key': randomUUID() },
    );
  const decide = (id: string, verb: string, body?: unknown) =>
    otherAdmin.client.post(`/api/admin/luff-redemptions/${id}/${verb}`, body, { 'idempotency-key': randomUUID() });
  const rowOf = async (id: string): Promise<Record<string, unknown>> => {
    const [row]: Record<string, unknown>[] = await service.dataSource.query(
      `SELECT * FROM auth_members WHERE id = $1`,
      [id],
    );
    return row ?? {};
  };
  const balances = (id: string): Promise<Record<string, unknown>[]> =>
    service.dataSource.query(
      `SELECT currency, available, held, frozen_reason FROM ledger.account WHERE owner_id = $1 ORDER BY currency`,
      [id],
    );
  const forfeited = [
    { currency: 'LCOIN', available: '0', held: '0', frozen_reason: 'account closed' },
    { currency: 'LUFF', available: '0', held: '0', frozen_reason: 'account closed' },
  ];

  it('ends the sessions, forfeits the points and says so', async () => {
    const member = await memberWith(100);
    const other = await logIn(service, member);
    const { status, body } = await close(member);
    expect({ status, body }).toEqual({
      status: 200,
      body: { message: '탈퇴가 완료되었습니다. 이용해 주셔서 감사합니다.' },
    });
    for (const browser of [member.client, other]) expect((await browser.get('/api/me')).status).toBe(401);
    expect(await balances(member.id)).toEqual(forfeited);
    const again = await service.client().post('/api/login', { email: member.email, password: member.password });
    expect(again).toMatchObject({ status: 401, body: { code: 'auth.wrongCredentials' } });
    const { closed_at, email, name, auth_epoch } = await rowOf(member.id);
    expect({ closed_at, email, name, auth_epoch }).toEqual({
      closed_at: service.clock.now(),
      email: `closed ${member.id}`,
      name: '',
      auth_epoch: 1,
    });
    const byNewName = await service.client().post('/api/login', { email: String(email), password: member.password });
    expect(byNewName.status).toBe(401);
  });

  it('needs the password, and refuses administrators', async () => {
    const member = await registerMember(service);
    const before = await moneyState(service.dataSource);
    expect(await close(member, { currentPassword: 'something else' })).toMatchObject({
      status: 400,
      body: { code: 'auth.currentPasswordWrong' },
    });
    expect((await close(member, {})).status).toBe(400);
    expect(await close(admin)).toMatchObject({
      status: 409,
      body: {
        code: 'auth.adminCannotClose',
        message: '관리자 계정은 직접 탈퇴할 수 없습니다. 운영팀에 관리자 권한 해제를 요청해 주세요.',
      },
    });
    expect((await rowOf(member.id)).closed_at).toBeNull();
    expect(await moneyState(service.dataSource)).toEqual(before);
  });

  it('needs a code where login does, and a recovery code will do', async () => {
    const [member, other] = [await registerMember(service), await registerMember(service)];
    const app = await enableTwoFactor(service, member);
    const { recoveryCodes } = await enableTwoFactor(service, other);
    const currentPassword = member.password;
    expect(await close(member)).toMatchObject({ status: 400, body: { code: 'auth.codeRequired' } });
    const wrong = await close(member, { currentPassword, code: wrongCodeOf(service, app.secret) });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'auth.wrongCode' } });
    expect((await close(member, { currentPassword, code: app.code() })).status).toBe(200);
    expect((await close(other, { currentPassword, code: recoveryCodes[0] })).status).toBe(200);
    const left: unknown[] = await service.dataSource.query(
      `SELECT 1 FROM auth_recovery_codes WHERE user_id = ANY ($1)
       UNION ALL SELECT 1 FROM auth_members WHERE id = ANY ($1) AND (totp_secret IS NOT NULL OR phone IS NOT NULL)
       UNION ALL SELECT 1 FROM auth_known_browsers WHERE user_id = ANY ($1)
       UNION ALL SELECT 1 FROM auth_mailed_tokens WHERE user_id = ANY ($1)`,
      [[member.id, other.id]],
    );
    expect(left).toEqual([]);
  });

  it('keeps the address no longer than the last mail needs it, also when that cannot be sent', async () => {
    const member = await registerMember(service, { emailConfirmed: true });
    service.mailbox.refuse(member.email, 550);
    expect((await close(member)).status).toBe(200);
    await service.mailbox.mailsTo(member.email);
    const rows: { id: string; status: string; error: string }[] = await service.dataSource.query(
      `SELECT id, status, last_error AS error FROM platform_mails WHERE kind = 'auth.accountClosed' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows[0]?.status).toBe('failed');
    expect(await tracesIn([member.email])).toEqual([]);
    expect(await admin.client.post(`/api/admin/mails/${rows[0]?.id}/retry`)).toMatchObject({
      status: 409,
      body: { code: 'mail.notWaiting' },
    });
  });

  it('leaves an address that nobody can register, sign in to or be mailed a link for', async () => {
    const member = await registerMember(service);
    const email = `closed ${member.id}`;
    for (const before of [true, false]) {
      const registered = await service.client().post('/api/register', { ...registrationBody(), email });
      expect({ before, status: registered.status }).toEqual({ before, status: 400 });
      if (before) expect((await close(member)).status).toBe(200);
    }
    expect((await service.client().post('/api/login', { email, password: member.password })).status).toBe(401);
    expect((await service.client().post('/api/forgot-password', { email })).status).toBe(200);
    const taken = service.mailbox.taken.length;
    await service.mailbox.mailsTo(email);
    expect(service.mailbox.taken).toHaveLength(taken);
  });

  it('waits until what is owed after a correction is earned, and says how much it is', async () => {
    const member = await memberWith(1000);
    const paid = await requestPayback(member);
    await decide(paid.body.redemption.id, 'approve');
    await decide(paid.body.redemption.id, 'payout', { payoutReference: `owed-${member.id}` });
    await reportVolumes(service, { uid: member.uid, day: TODAY, volume: '25000000' });
    expect((await balanceOf(member)).clawback).toBe('500');
    const refused = await close(member);
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 409, code: 'luff.luffOwed' });
    expect(refused.body.message).toContain('회수할 1,000 러프가 남아');
    expect((await balanceOf(member)).clawback).toBe('500');
    await reportVolumes(service, { uid: member.uid, day: TOMORROW, volume: '25000000' });
    expect((await balanceOf(member)).clawback).toBe('0');
    expect((await closeTheDayAfter(member, 2)).status).toBe(200);
  });

  it('a right code is no guess, however often the closing is refused for another reason', async () => {
    const member = await memberWith(3_000);
    const app = await enableTwoFactor(service, member);
    await requestPayback(member);
    for (let tries = 0; tries < 12; tries += 1)
      expect(await close(member, { currentPassword: member.password, code: app.code() })).toMatchObject({
        status: 409,
        body: { code: 'luff.paybackPending' },
      });
    const wrong = { currentPassword: member.password, code: wrongCodeOf(service, app.secret) };
    const guesses = await Promise.all(Array.from({ length: 12 }, () => close(member, wrong)));
    expect(guesses.filter(({ body }) => body.code === 'auth.wrongCode')).toHaveLength(10);
    expect(guesses.filter(({ body }) => body.code?.startsWith('auth.tooManyAttempts'))).toHaveLength(2);
  });

  it('is refused while a payback waits or is unpaid, and says what to do', async () => {
    const member = await memberWith(3_000);
    const { body } = await requestPayback(member);
    const before = await moneyState(service.dataSource);
    expect(await close(member)).toMatchObject({
      status: 409,
      body: {
        code: 'luff.paybackPending',
        message: '처리 중인 페이백 신청이 있습니다. 신청을 취소하거나 처리가 끝난 뒤 탈퇴해 주세요.',
      },
    });
    expect(await moneyState(service.dataSource)).toEqual(before);
    expect((await member.client.get('/api/me')).status).toBe(200);
    expect((await decide(body.redemption.id, 'approve')).status).toBe(200);
    expect(await close(member)).toMatchObject({ status: 409, body: { code: 'luff.paybackUnpaid' } });
    expect((await decide(body.redemption.id, 'payout', { payoutReference: randomUUID() })).status).toBe(200);
    expect(await close(member)).toMatchObject({ status: 409, body: { code: 'luff.luffOwed' } });
    expect((await closeTheDayAfter(member)).status).toBe(200);
    expect(await balances(member.id)).toEqual(forfeited);
  });

  it('is refused while the books of the member are looked into', async () => {
    const member = await registerMember(service);
    const ledger = service.app.get(Ledger);
    const inTransaction = <T>(work: Parameters<typeof runInTransaction<T>>[1]) =>
      runInTransaction(service.dataSource, work);
    await inTransaction((tx) => ledger.freeze(tx, member.id, 'LCOIN', 'spec', service.clock.now()));
    expect(await close(member)).toMatchObject({ status: 422, body: { code: 'ledger.frozen' } });
    await inTransaction((tx) => ledger.unfreeze(tx, member.id, 'LCOIN'));
    expect((await close(member)).status).toBe(200);
  });

  it('frees the UIDs for others, and their bonus is not paid twice', async () => {
    const member = await memberWith(0);
    const next = await registerMember(service);
    expect((await close(member)).status).toBe(200);
    await verifiedUid(admin, next, member.uid);
    const { body } = await next.client.get('/api/lance-coins/balance');
    expect(body.balance).toBe('1000');
  });

  it('ends what the member has asked about UIDs', async () => {
    const [holder, member] = [await memberWith(0), await registerMember(service)];
    const uid = freshUid();
    await member.client.post('/api/user-uid', { exchangeName: 'Binance', uid });
    const opened = await member.client.post('/api/uid-disputes', {
      exchangeName: 'Binance',
      uid: holder.uid,
      statement: '제 UID입니다.',
    });
    expect(opened.status).toBe(200);
    expect((await close(member)).status).toBe(200);
    const waiting = await admin.client.get('/api/admin/uid-verification-requests?status=pending');
    expect(waiting.body.filter(({ userId }) => userId === member.id)).toEqual([]);
    const decided = await admin.client.patch(`/api/admin/uid-disputes/${opened.body.id}`, {
      action: 'approved',
      adminNote: '확인했습니다.',
    });
    expect(decided).toMatchObject({ status: 404, body: { code: 'uidRebate.disputeNotFound' } });
  });

  it('lets the address be registered again, without a second signup bonus', async () => {
    const member = await registerMember(service);
    expect((await close(member)).status).toBe(200);
    const body = { name: '다시 온 회원', email: member.email.toUpperCase(), password: 'another-password' };
    const registered = await service.client().post('/api/register', {
      ...body,
      agreementPersonalInfo: true,
    });
    expect(registered).toMatchObject({ status: 201, body: { bonus: { signup: '0' } } });
    expect(registered.body.user.id).not.toBe(member.id);
    expect(await balances(registered.body.user.id)).toMatchObject([{ available: '0' }, { available: '0' }]);
  });

  it('shows administrators a closed member as such, and keeps the totals true', async () => {
    const member = await memberWith(100);
    const { body: before } = await admin.client.get('/api/admin/summary');
    const find = async () => (await admin.client.get('/api/admin/users')).body.find(({ id }) => id === member.id);
    expect(await find()).toMatchObject({ closedAt: null, emailConfirmed: true, twoFactorEnabled: false });
    expect((await close(member)).status).toBe(200);
    expect(await find()).toMatchObject({
      name: '',
      email: `closed ${member.id}`,
      closedAt: service.clock.now().toISOString(),
      emailConfirmed: false,
      lCoinBalance: '0',
      luffBalance: '0',
    });
    const { body: after } = await admin.client.get('/api/admin/summary');
    expect(after).toMatchObject({
      totalUsers: before.totalUsers - 1,
      totalLCoins: String(BigInt(before.totalLCoins) - 2_000n),
    });
    const adjusted = await admin.client.post(`/api/admin/users/${member.id}/adjust-lance-coins`, { amount: '5' });
    expect(adjusted).toMatchObject({ status: 409, body: { code: 'auth.accountClosed' } });
  });

  it('of fifty clicks at once happens once', async () => {
    const member = await memberWith(10);
    const answers = await Promise.all(Array.from({ length: 50 }, () => close(member)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect(await balances(member.id)).toEqual(forfeited);
  });

  it('beside fifty payback requests loses nothing: either it closes, or they are held', async () => {
    for (let round = 0; round < 3; round += 1) {
      const member = await memberWith(60_000);
      const requests = Array.from({ length: 50 }, () => requestPayback(member));
      const [closed, ...answers] = await Promise.all([close(member), ...requests]);
      const held = answers.filter(({ status }) => status === 201).length;
      expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
      if (closed.status === 200) {
        expect(held).toBe(0);
        expect(await balances(member.id)).toEqual(forfeited);
      } else {
        expect(closed).toMatchObject({ status: 409, body: { code: 'luff.paybackPending' } });
        expect(await balanceOf(member)).toMatchObject({ balance: '60000', held: String(held * 1_000) });
      }
      expect(await differences(service)).toEqual([]);
    }
  });

  it('beside changes of what the member keeps about themselves leaves none of it behind', async () => {
    for (let round = 0; round < 20; round += 1) {
      const member = await registerMember(service);
      const change = (body: unknown) => member.client.send('PATCH', '/api/user/update', body);
      const prefer = (body: unknown) => member.client.send('PATCH', '/api/user/mail-preferences', body);
      const [closed, ...answers] = await Promise.all([
        close(member),
        ...Array.from({ length: 4 }, (_, index) =>
          sleep(index * 8).then(() => change({ tradingviewId: '강나루별빛' })),
        ),
        ...Array.from({ length: 4 }, (_, index) => sleep(index * 8).then(() => prefer({ marketing: true }))),
      ]);
      expect(closed.status).toBe(200);
      expect(answers.filter(({ status }) => ![200, 401, 409].includes(status))).toEqual([]);
      expect(await rowOf(member.id)).toMatchObject({ name: '', tradingview_id: null, agreed_marketing_at: null });
    }
  });

  it('once begun lets nothing of the member be changed by what waits for it', async () => {
    const member = await registerMember(service);
    const begun: Promise<{ status: number; body: unknown }>[] = [];
    service.app.get(DomainEvents).on(MemberClosed, async ({ member: { id } }) => {
      if (id !== member.id || begun.length > 0) return;
      begun.push(
        member.client.patch('/api/user/update', { tradingviewId: '강나루별빛' }),
        member.client.patch('/api/user/mail-preferences', { marketing: true }),
      );
      const promoted = service.app.get(Administrators).promote(member.email);
      begun.push(
        promoted.then(
          () => ({ status: 200, body: {} }),
          (error: unknown) => ({ status: 404, body: error }),
        ),
      );
      await Promise.race([Promise.all(begun), sleep(700)]);
    });
    expect((await close(member)).status).toBe(200);
    expect(await Promise.all(begun)).toMatchObject([
      { status: 409, body: { code: 'auth.accountClosed' } },
      { status: 409, body: { code: 'auth.accountClosed' } },
      { status: 404, body: { code: 'auth.memberNotFound' } },
    ]);
    expect(await rowOf(member.id)).toMatchObject({ tradingview_id: null, agreed_marketing_at: null, is_admin: false });
  });

  it('is kept by the database: nothing that names the member comes back into the row', async () => {
    const member = await registerMember(service);
    await close(member);
    const writes = [
      `name = '김하나'`,
      `phone = '010-1234-5678'`,
      `tradingview_id = 'hana'`,
      `is_admin = true`,
      `email = 'hana@example.com', email_key = 'hana@example.com'`,
      `email_confirmed_at = now()`,
      `agreed_marketing_at = now()`,
      `totp_secret = '\\x00'`,
      `muted_topics = '{payback}'`,
    ];
    for (const write of writes)
      await expect(
        service.dataSource.query(`UPDATE auth_members SET ${write} WHERE id = $1`, [member.id]),
      ).rejects.toMatchObject({ constraint: 'auth_members_closed_check' });
  });

  it('waits for a payback that was begun before it, and is refused for its sake', async () => {
    for (const isApproved of [false, true]) {
      const member = await memberWith(2_000);
      const redemptions = service.app.get(LuffRedemptions);
      const decisions = service.app.get(RedemptionDecisions);
      const { closing } = await runInTransaction(service.dataSource, async (tx) => {
        const request = { usdtAmount: '100', luffAmount: '1000' };
        const { id } = await redemptions.requestPayback(tx, actorOf(member), request);
        const begun = close(member);
        await sleep(400);
        if (isApproved) await decisions.approve(tx, actorOf(admin), id, {});
        return { closing: begun };
      });
      expect(await closing).toMatchObject({
        status: 409,
        body: { code: isApproved ? 'luff.paybackUnpaid' : 'luff.paybackPending' },
      });
    }
  });

  it('lets nothing begin for the member before it is through', async () => {
    const member = await memberWith(2_000);
    const holder = await memberWith(0);
    const begun: Promise<{ status: number; body: unknown }>[] = [];
    service.app.get(DomainEvents).on(MemberClosed, async ({ member: { id } }) => {
      if (id !== member.id || begun.length > 0) return;
      begun.push(
        member.client.post('/api/user-uid', { exchangeName: 'Binance', uid: freshUid() }),
        member.client.post('/api/uid-verification-request', { exchangeName: 'Binance', uid: freshUid() }),
        member.client.post('/api/uid-disputes', { exchangeName: 'Binance', uid: holder.uid, statement: '제 것' }),
        requestPayback(member),
        member.client.post('/api/indicator-purchase', { tradingviewId: 'late' }),
        member.client.post('/api/luff/purchase-indicator', { tradingviewId: 'late' }),
        admin.client.post(`/api/admin/users/${member.id}/adjust-lance-coins`, { amount: '5' }),
      );
      await Promise.race([Promise.all(begun), sleep(700)]);
    });
    expect((await close(member)).status).toBe(200);
    expect(begun).toHaveLength(7);
    for (const answer of await Promise.all(begun))
      expect(answer).toMatchObject({ status: 409, body: { code: 'auth.accountClosed' } });
    expect(await balances(member.id)).toEqual(forfeited);
    const left: unknown[] = await service.dataSource.query(
      `SELECT 1 FROM uid_rebate_uids WHERE user_id = $1 AND status <> 'released'
       UNION ALL SELECT 1 FROM uid_rebate_disputes WHERE user_id = $1`,
      [member.id],
    );
    expect(left).toEqual([]);
  });

  it('waits for a dispute that is being decided for the member, and gives up what it has brought', async () => {
    const [holder, member] = [await memberWith(0), await registerMember(service)];
    const claim = { exchangeName: 'Binance', uid: holder.uid, statement: '제 UID입니다.' };
    const opened = await member.client.post('/api/uid-disputes', claim);
    const closings: ReturnType<typeof close>[] = [];
    service.app.get(DomainEvents).on(UidMoved, async ({ fromId }) => {
      if (fromId !== holder.id || closings.length > 0) return;
      closings.push(close(member));
      await sleep(400);
    });
    const decided = await admin.client.patch(`/api/admin/uid-disputes/${opened.body.id}`, {
      action: 'approved',
      adminNote: '확인했습니다.',
    });
    expect(decided.status).toBe(200);
    expect(await Promise.all(closings)).toMatchObject([{ status: 200 }]);
    const left: unknown[] = await service.dataSource.query(
      `SELECT 1 FROM uid_rebate_uids WHERE user_id = $1 AND status <> 'released'`,
      [member.id],
    );
    expect(left).toEqual([]);
    await verifiedUid(admin, holder, holder.uid);
  });

  it('goes before a dispute that is decided beside it: of a closed account no UID is moved, and nothing is half-done', async () => {
    const [holder, claimant] = [await memberWith(0), await registerMember(service)];
    const { uid } = holder;
    const claim = { exchangeName: 'Binance', uid, statement: '제 UID입니다.' };
    const opened = await claimant.client.post('/api/uid-disputes', claim);
    // Given up, so that the decision does not wait for the closing at the UID.
    const { body: uids } = await holder.client.get(`/api/user/${holder.id}/uids`);
    expect((await holder.client.delete(`/api/user-uid/${uids[0]?.id}`)).status).toBe(200);
    const approve = () =>
      admin.client.patch(`/api/admin/uid-disputes/${opened.body.id}`, { action: 'approved', adminNote: '확인' });
    const decisions: ReturnType<typeof approve>[] = [];
    service.app.get(DomainEvents).on(MemberClosed, async ({ member: { id } }) => {
      if (id !== holder.id || decisions.length > 0) return;
      decisions.push(approve());
      await waitForLock(service);
    });
    expect((await close(holder)).status).toBe(200);
    expect(await Promise.all(decisions)).toMatchObject([{ status: 409, body: { code: 'uidRebate.holderChanged' } }]);
    const holdings: unknown = await service.dataSource.query(
      `SELECT user_id, status, release_reason, moved_to FROM uid_rebate_uids WHERE uid = $1`,
      [uid],
    );
    expect(holdings).toEqual([{ user_id: holder.id, status: 'released', release_reason: 'closed', moved_to: null }]);
    const { body: disputes } = await claimant.client.get('/api/uid-disputes');
    expect(disputes).toMatchObject([{ id: opened.body.id, status: 'pending' }]);
  });

  it('beside reports loses nothing: what is earned before is forfeited, what comes after is nobody’s', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [member, other] = [await memberWith(10), await memberWith(0)];
      const reports = [1, 2, 3, 4, 5].map((volume) =>
        reportVolumes(
          service,
          { uid: member.uid, day: YESTERDAY, volume: '1' },
          { uid: member.uid, day: TODAY, volume: String(volume * 1_000_000) },
          { uid: other.uid, day: TODAY, volume: String(volume * 1_000_000) },
        ),
      );
      const [closed] = await Promise.all([close(member), ...reports]);
      expect(closed.status).toBe(200);
      expect(await balances(member.id)).toEqual(forfeited);
      expect(Number((await balanceOf(other)).balance)).toBeGreaterThan(0);
      expect(await differences(service)).toEqual([]);
    }
  });

  it('leaves nothing in the whole database that names the member', async () => {
    const member = await registerMember(service, {
      name: '강나루별빛',
      email: 'Naru.Kang+secret@example.com',
      phone: '010-8765-4321',
      tradingviewId: 'naru_star_99',
      agreementMarketing: true,
      emailConfirmed: true,
    });
    const traces = ['강나루별빛', 'naru.kang', '87654321', '8765-4321', 'naru_star_99'];
    const uid = await verifiedUid(admin, member);
    // A file with columns that name people.
    const csv = (volume: number) =>
      Buffer.from(
        [
          'UID,Date,Trading Volume,Fee,Commission,Nickname,Contact',
          `${uid},${YESTERDAY},${volume},10,5,강나루별빛,Naru.Kang+secret@example.com`,
        ].join('\n'),
      );
    const imports = service.app.get(ReportImports);
    await reportVolumes(service, { uid, day: TODAY, volume: '200000000' });
    for (const volume of [1_000, 2_000]) {
      const { id } = await imports.upload(actorOf(admin), {
        exchangeName: 'Binance',
        fileName: 'report.csv',
        content: [csv(volume)],
      });
      await imports.commit(actorOf(admin), id ?? '');
    }
    const holder = await memberWith(0);
    const opened = await member.client.post('/api/uid-disputes', {
      exchangeName: 'Binance',
      uid: holder.uid,
      statement: '제 이름은 강나루별빛이고 연락처는 010-8765-4321입니다.',
    });
    await admin.client.patch(`/api/admin/uid-disputes/${opened.body.id}`, {
      action: 'rejected',
      adminNote: '확인되지 않았습니다.',
    });
    const first = await requestPayback(member);
    await decide(first.body.redemption.id, 'approve', { adminNote: '확인했습니다.' });
    await decide(first.body.redemption.id, 'payout', { payoutReference: 'naru payout 1' });
    const second = await requestPayback(member, 101);
    await decide(second.body.redemption.id, 'reject', { adminNote: '다시 신청해 주세요.' });
    const pass = { tradingviewId: 'naru_star_99' };
    const asked = await member.client.post('/api/indicator-purchase', pass);
    const approval = { expiresAt: '2026-12-18', adminNote: '초대를 보냈습니다.' };
    const approved = await otherAdmin.client.post(
      `/api/admin/indicator-purchases/${asked.body.purchase.id}/approve`,
      approval,
    );
    expect(approved.status).toBe(200);
    expect((await member.client.post('/api/luff/purchase-indicator', pass)).status).toBe(200);
    const { body: redemptions } = await member.client.get('/api/luff/redemptions');
    expect((await decide(redemptions[0]?.id ?? '', 'approve', { expiryDate: '2027-01-15' })).status).toBe(200);
    await admin.client.post(
      `/api/admin/users/${member.id}/adjust-lance-coins`,
      { amount: '5', description: '이벤트' },
      { 'idempotency-key': randomUUID() },
    );
    await service.client().post('/api/forgot-password', { email: member.email });
    await service.client().post('/api/login', { email: member.email, password: 'wrong password' });
    await logIn(service, member);
    // Mails that have not been sent yet.
    const words = { usdt: '1', luff: '10', payoutUid: 'Binance 700000001', reason: '강나루별빛 님' };
    await runInTransaction(service.dataSource, async (tx) => {
      const mails = service.app.get(Mails);
      await mails.enqueue(tx, { userId: member.id }, luffMails.paybackRejected(words));
      await mails.enqueue(tx, { address: member.email, language: 'ko' }, luffMails.paybackRejected(words));
    });
    expect(await tracesIn(traces)).not.toEqual([]);

    const earlier = service.mailbox.taken.length;
    expect((await closeTheDayAfter(member)).status).toBe(200);
    // The last mail went to the old address; once it is delivered, that is gone as well.
    const [farewell, ...others] = service.mailbox.taken.slice(earlier).filter(({ to }) => to === member.email);
    expect(others).toEqual([]);
    expect(farewell?.subject).toBe('탈퇴가 완료되었습니다');
    expect(farewell?.text).toContain('회원가입 보너스는 다시 지급되지 않습니다.');
    expect(farewell?.text).not.toContain('이 메일을 무시해 주세요');
    expect(await tracesIn(traces)).toEqual([]);
    expect(await service.app.get(Members).findMemberByEmail(service.dataSource.manager, member.email)).toBeNull();
  });

  describe('and report files that come afterwards', () => {
    const csv = (...rows: [uid: string, day: string, volume: number, nickname: string][]): string =>
      [
        'UID,Date,Trading Volume,Fee,Commission,Nickname',
        ...rows.map(([uid, day, volume, nickname]) => `${uid},${day},${volume},10,5,${nickname}`),
      ].join('\n');
    const upload = async (text: string): Promise<string> => {
      const { body } = await admin.client.post('/api/admin/report-imports', {
        exchange: 'Binance',
        fileName: 'report.csv',
        content: Buffer.from(text).toString('base64'),
      });
      return body.id ?? '';
    };
    const act = (id: string, verb: 'commit' | 'undo') => admin.client.post(`/api/admin/report-imports/${id}/${verb}`);
    const commit = async (text: string): Promise<string> => {
      const id = await upload(text);
      expect((await act(id, 'commit')).status).toBe(200);
      return id;
    };
    /** What rows of these UIDs, and their changes, still say beside the figures: UID, day, nickname. */
    const wordsOf = async (...uids: string[]): Promise<string[]> => {
      const rows: { words: string }[] = await service.dataSource.query(
        `SELECT uid || ' ' || day || ' ' || (raw #>> '{rows,0,Nickname}') AS words FROM uid_rebate_report_rows
          WHERE uid = ANY ($1) AND raw #>> '{rows,0,Nickname}' IS NOT NULL
         UNION SELECT uid || ' ' || day || ' ' || (before #>> '{raw,rows,0,Nickname}') FROM uid_rebate_report_changes
          WHERE uid = ANY ($1) AND before #>> '{raw,rows,0,Nickname}' IS NOT NULL ORDER BY words`,
        [uids],
      );
      return rows.map(({ words }) => words);
    };

    it('bring back no word about the member: new, corrected or undone, of UIDs given up before as well', async () => {
      const [member, next] = [await memberWith(0), await registerMember(service)];
      const givenUp = await verifiedUid(admin, member);
      const rows = (volume: number, nickname: string): string =>
        csv([member.uid, YESTERDAY, volume, nickname], [givenUp, YESTERDAY, volume, nickname]);
      await commit(rows(1_000, 'first'));
      const { body: uids } = await member.client.get(`/api/user/${member.id}/uids`);
      await member.client.delete(`/api/user-uid/${uids.find(({ uid }) => uid === givenUp)?.id}`);
      const second = await commit(rows(2_000, 'second'));
      expect(await wordsOf(member.uid, givenUp)).toHaveLength(4);
      expect((await close(member)).status).toBe(200);
      expect(await wordsOf(member.uid, givenUp)).toEqual([]);

      const third = await commit(rows(3_000, 'third'));
      await commit(csv([member.uid, '2026-11-18', 5, 'new']));
      expect(await wordsOf(member.uid, givenUp)).toEqual([]);
      expect((await act(third, 'undo')).status).toBe(200);
      expect((await act(second, 'undo')).status).toBe(200);
      expect(await wordsOf(member.uid, givenUp)).toEqual([]);
      const figures: unknown[] = await service.dataSource.query(
        `SELECT volume::text FROM uid_rebate_report_rows WHERE uid = ANY ($1) AND day = $2`,
        [[member.uid, givenUp], YESTERDAY],
      );
      expect(figures).toEqual([{ volume: '1000' }, { volume: '1000' }]);

      // From the day of the closing on the UID is somebody else's, and so is what a file says.
      await verifiedUid(admin, next, member.uid);
      service.clock.advance({ days: 1 });
      admin = await createAdmin(service);
      await commit(csv([member.uid, YESTERDAY, 7, 'late'], [member.uid, TODAY, 7, 'next']));
      expect(await wordsOf(member.uid)).toEqual([`${member.uid} ${TODAY} next`]);
    });

    describe('of a UID that was moved', () => {
      /** A UID with days of the former holder that are the next one's by now, on evidence. */
      const moved = async () => {
        const [former, next] = [await memberWith(0), await registerMember(service)];
        const { uid } = former;
        for (const nickname of ['first', 'second']) await commit(csv([uid, YESTERDAY, nickname.length, nickname]));
        const claim = { exchangeName: 'Binance', uid, statement: '제 UID입니다.' };
        const opened = await next.client.post('/api/uid-disputes', claim);
        const decision = { action: 'approved', adminNote: '확인' } as const;
        const decided = await admin.client.patch(`/api/admin/uid-disputes/${opened.body.id}`, decision);
        expect(decided.status).toBe(200);
        return { former, next, uid };
      };
      const words = (uid: string, ...nicknames: string[]) => nicknames.map((one) => `${uid} ${YESTERDAY} ${one}`);

      it.each(['holds it', 'has given it up'])('keep their words while the next member %s', async (how) => {
        const { former, next, uid } = await moved();
        if (how === 'has given it up') {
          const { body: uids } = await next.client.get(`/api/user/${next.id}/uids`);
          expect((await next.client.delete(`/api/user-uid/${uids[0]?.id}`)).status).toBe(200);
        }
        expect((await close(former)).status).toBe(200);
        expect(await wordsOf(uid)).toEqual(words(uid, 'first', 'second'));
        await commit(csv([uid, YESTERDAY, 3, 'third']));
        expect(await wordsOf(uid)).toEqual(words(uid, 'first', 'second', 'third'));

        expect((await close(next)).status).toBe(200);
        expect(await wordsOf(uid)).toEqual([]);
        await commit(csv([uid, YESTERDAY, 4, 'fourth']));
        expect(await wordsOf(uid)).toEqual([]);
      });

      it('lose them with the next member, though the former one is still here', async () => {
        const { former, next, uid } = await moved();
        expect((await close(next)).status).toBe(200);
        expect(await wordsOf(uid)).toEqual([]);
        await commit(csv([uid, YESTERDAY, 3, 'third']));
        expect(await wordsOf(uid)).toEqual([]);
        expect((await former.client.get('/api/me')).status).toBe(200);
      });
    });

    it('or at the same moment: nothing that is written or undone beside a closing escapes it', async () => {
      for (let round = 0; round < 10; round += 1) {
        const member = await memberWith(0);
        await commit(csv([member.uid, '2026-11-18', 1, 'first']));
        const undone = await commit(csv([member.uid, '2026-11-18', 2, 'second']));
        const files = [csv([member.uid, YESTERDAY, 3, 'new']), csv([member.uid, '2026-11-17', 4, 'older'])];
        const ids = await Promise.all(files.map(upload));
        const writes = [...ids.map((id) => act(id, 'commit')), act(undone, 'undo')];
        const [closed, ...answers] = await Promise.all([sleep(round * 3).then(() => close(member)), ...writes]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
        expect(closed.status).toBe(200);
        expect(await wordsOf(member.uid)).toEqual([]);
      }
    });
  });

  it('lets reports of the member’s days come without earning, owing or failing anything', async () => {
    const member = await memberWith(100);
    const stays = await memberWith(0);
    service.clock.advance({ days: 1 });
    expect((await close(member)).status).toBe(200);
    const before = await balances(member.id);
    const next = '2026-11-21';
    for (const volume of ['10000000', '0', '123']) {
      await reportVolumes(service, { uid: member.uid, day: TODAY, volume }, { uid: stays.uid, day: next, volume });
      expect(await differences(service)).toEqual([]);
    }
    expect(await balances(member.id)).toEqual(before);
    expect((await balanceOf(stays)).balance).toBe('0.00246');
  });

  /** Where in the database any of these words stands, in any text or JSON. */
  async function tracesIn(words: readonly string[]): Promise<string[]> {
    const columns: { place: string; name: string }[] = await service.dataSource.query(
      `SELECT format('%I.%I', table_schema, table_name) AS place, quote_ident(column_name) AS name
       FROM information_schema.columns JOIN information_schema.tables t USING (table_schema, table_name)
       WHERE table_schema IN ('public', 'ledger', 'queue') AND t.table_type = 'BASE TABLE'
         AND (data_type IN ('text', 'character varying', 'json', 'jsonb') OR data_type = 'ARRAY')`,
    );
    expect(columns.length).toBeGreaterThan(50);
    const found: string[] = [];
    for (const { place, name } of columns) {
      const rows: { value: string }[] = await service.dataSource.query(
        `SELECT ${name}::text AS value FROM ${place} WHERE ${name}::text ILIKE ANY ($1)`,
        [words.map((word) => `%${word}%`)],
      );
      found.push(...rows.map(({ value }) => `${place}.${name}: ${value}`));
    }
    return found;
  }
});
