import { randomUUID } from 'node:crypto';
import { uidsOf } from '../simulator/index.js';
import { createAdmin, registerMember, type RegistrationBody, type SignedIn } from './factories/member.js';
import { freshUid, reportVolumes, verifiedUid } from './factories/uid.js';
import type { Schemas } from './support/contract-types.js';
import { withoutHoldAfterNewUid } from './support/luff.js';
import type { TestMail } from './support/mailbox.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const TODAY = '2026-11-20';

describe('mails of decisions', () => {
  let service: TestApp;
  let admin: SignedIn;
  let otherAdmin: SignedIn;

  beforeAll(async () => {
    service = await startTestApp();
    await withoutHoldAfterNewUid(service);
    admin = await createAdmin(service);
    otherAdmin = await createAdmin(service, 'en');
  });

  afterAll(() => service.close());

  const newMember = (overrides: Partial<RegistrationBody> = {}) =>
    registerMember(service, { emailConfirmed: true, ...overrides });
  /** What a member was told about decisions; greetings, warnings and what they asked for are not looked at. */
  const toldTo = async (member: SignedIn): Promise<TestMail[]> =>
    (await service.mailbox.mailsTo(member.email)).filter(
      ({ html, subject }) =>
        /mypage\?tab=luff|mypage"|UID|페이백|payback/.test(html ?? '') &&
        !/계정에 등록|added to your account|USDT가 신청|was requested|접수되었습니다|was received/.test(subject),
    );
  /** In no order: mails that are due together go out side by side. */
  const subjectsTo = async (member: SignedIn) => (await toldTo(member)).map(({ subject }) => subject).sort();
  const key = () => ({ 'idempotency-key': randomUUID() });

  describe('about a UID', () => {
    const requestOf = async (member: SignedIn) => {
      const uid = freshUid();
      await member.client.post('/api/user-uid', { exchangeName: 'Binance', uid });
      const { body } = await admin.client.get('/api/admin/uid-verification-requests?status=pending');
      const request = body.find((one) => one.uid === uid);
      if (!request) throw new Error('no request is pending');
      return request;
    };
    const decide = (
      by: SignedIn,
      id: string,
      body: Schemas['DecideRequestDto'],
      headers: Record<string, string> = {},
    ) => by.client.patch(`/api/admin/uid-verification-requests/${id}`, body, headers);

    it('tell that it is verified, with the bonus and the administrator’s words', async () => {
      const member = await newMember();
      const { id, uid } = await requestOf(member);
      await decide(admin, id, { action: 'approved', adminNote: 'KYC 화면으로 확인했습니다.' });
      const [mail, ...others] = await toldTo(member);
      expect(others).toEqual([]);
      expect(mail?.subject).toBe('Binance UID가 인증되었습니다');
      for (const words of [uid, 'UID 인증 보너스 1,000 L이 지급되었습니다.', 'KYC 화면으로 확인했습니다.'])
        expect(mail?.text).toContain(words);
      expect(mail?.links.some((link) => new URL(link).pathname === '/mypage')).toBe(true);
    });

    it('tell who pays the rebate and who the payback, when and where, as administrators have written it by then', async () => {
      const change = { rebateWhenKo: '매주 월요일', rebateWhenEn: 'on Mondays', rebateWhereEn: 'Assets > Rebates' };
      expect((await admin.client.patch('/api/admin/exchanges/binance', change)).status).toBe(200);
      const [hana, john] = [await newMember(), await newMember({ language: 'en' })];
      for (const member of [hana, john]) await decide(admin, (await requestOf(member)).id, { action: 'approved' });
      const [korean = '', english = ''] = [(await toldTo(hana))[0]?.text, (await toldTo(john))[0]?.text];
      for (const words of ['Binance에서 내 거래소 계정으로 지급, 매주 월요일', '거래소 앱의 자산 내역(리베이트)'])
        expect(korean).toContain(words);
      expect(korean).toContain('신청하면 Lance에서 인증된 UID로 지급');
      for (const words of ['Credited by Binance to your own account there, on Mondays', 'Assets > Rebates'])
        expect(english).toContain(words);
      expect(english).toContain('Paid by Lance to a verified UID when you request it');
    });

    it('tell why it is not, in the member’s language where nobody wrote a reason', async () => {
      const [hana, john] = [await newMember(), await newMember({ language: 'en' })];
      await decide(admin, (await requestOf(hana)).id, { action: 'rejected' });
      await decide(admin, (await requestOf(john)).id, { action: 'rejected' });
      expect(await toldTo(hana)).toMatchObject([{ subject: 'Binance UID 인증 요청이 거절되었습니다' }]);
      expect((await toldTo(hana))[0]?.text).toContain('사유: Lance 링크로 가입한 본인의 UID로 확인되지 않았습니다.');
      expect(await toldTo(john)).toMatchObject([{ subject: 'Your Binance UID was not verified' }]);
      expect((await toldTo(john))[0]?.text).toContain(
        'Reason: We could not confirm that this UID is yours and under our link.',
      );
    });

    it('come once, whoever decides at the same moment and however often it is sent again', async () => {
      const member = await newMember();
      const { id } = await requestOf(member);
      const same = key();
      const answers = await Promise.all([
        ...Array.from({ length: 5 }, () => decide(admin, id, { action: 'approved' }, same)),
        ...Array.from({ length: 5 }, () => decide(otherAdmin, id, { action: 'rejected' }, key())),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses).toContain(200);
      expect(await toldTo(member)).toHaveLength(1);
      await decide(admin, id, { action: 'approved' }, same);
      expect(await toldTo(member)).toHaveLength(1);
    });

    it('tell that an administrator has cancelled it, but not what the member did or saw', async () => {
      const member = await newMember();
      const [own = ''] = uidsOf('okx', 'spare');
      const { body } = await member.client.post('/api/user-uid', {
        exchangeName: 'OKX',
        uid: own,
      });
      expect(body.autoVerified).toBe(true);
      await member.client.delete(`/api/user-uid/${body.id}`);
      expect(await toldTo(member)).toEqual([]);
      const uid = await verifiedUid(admin, member);
      const { body: uids } = await member.client.get(`/api/user/${member.id}/uids`);
      await admin.client.delete(`/api/admin/users/${member.id}/uid/${uids.find((one) => one.uid === uid)?.id}`);
      expect(await subjectsTo(member)).toEqual(['Binance UID 등록이 취소되었습니다', 'Binance UID가 인증되었습니다']);
    });

    it('tell both sides of a dispute', async () => {
      const [holder, claimant] = [await newMember({ language: 'en' }), await newMember()];
      const uid = await verifiedUid(admin, holder);
      const dispute = async () =>
        (
          await claimant.client.post('/api/uid-disputes', {
            exchangeName: 'Binance',
            uid,
            statement: '제 것입니다.',
          })
        ).body.id;
      const judge = (id: string, action: 'approved' | 'rejected', adminNote: string) =>
        admin.client.patch(`/api/admin/uid-disputes/${id}`, { action, adminNote });
      await judge(await dispute(), 'rejected', '자료가 부족합니다.');
      await judge(await dispute(), 'approved', 'KYC가 일치합니다.');
      const told = new Map((await toldTo(claimant)).map(({ subject, text }) => [subject, text]));
      expect(told.size).toBe(2);
      expect(told.get('Binance UID 이의 제기가 거절되었습니다')).toContain('사유: 자료가 부족합니다.');
      expect(told.get('Binance UID 이의 제기가 받아들여졌습니다')).toContain('KYC가 일치합니다.');
      expect(await subjectsTo(holder)).toEqual([
        'Your Binance UID is verified',
        'Your Binance UID was moved to another member',
      ]);
      const words = (await toldTo(holder)).map(({ text }) => text).join();
      for (const others of [claimant.name, claimant.email, 'KYC가 일치합니다.']) expect(words).not.toContain(others);
    });
  });

  describe('about a payback', () => {
    const requested = async (member: SignedIn, usdtAmount: string, luffAmount: string): Promise<string> => {
      const uid = await verifiedUid(admin, member);
      await reportVolumes(service, { uid, day: TODAY, volume: '200000000' });
      const { body } = await member.client.post('/api/luff/request-payback', { usdtAmount, luffAmount }, key());
      await service.mailbox.mailsTo(member.email);
      return body.redemption.id;
    };
    const decide = (by: SignedIn, id: string, verb: string, body?: unknown, headers: Record<string, string> = key()) =>
      by.client.post(`/api/admin/luff-redemptions/${id}/${verb}`, body, headers);
    const paybackMails = async (member: SignedIn) =>
      (await toldTo(member)).filter(({ subject }) => /페이백|payback/.test(subject));

    it('tell that it is approved and that it is paid, to the last digit', async () => {
      const member = await newMember();
      const id = await requested(member, '100.12345678', '1001.2345678');
      await decide(admin, id, 'approve', { adminNote: '곧 지급합니다.' });
      await paybackMails(member);
      await decide(otherAdmin, id, 'payout', { payoutReference: '<b>binance-2026-17</b>' });
      const [approved, paid, ...others] = await paybackMails(member);
      expect(others).toEqual([]);
      expect(approved?.subject).toBe('페이백 100.12345678 USDT가 승인되었습니다');
      for (const words of ['100.12345678 USDT', '1,001.2345678 러프', '곧 지급합니다.'])
        expect(approved?.text).toContain(words);
      expect(paid?.subject).toBe('페이백 100.12345678 USDT를 지급했습니다');
      expect(paid?.text).toContain('<b>binance-2026-17</b>');
      expect(paid?.html).not.toContain('<b>binance');
      expect(paid?.links.some((link) => link.endsWith('/mypage?tab=luff'))).toBe(true);
    });

    it('tell once what is approved and paid at once', async () => {
      const member = await newMember({ language: 'en' });
      const id = await requested(member, '100', '1000');
      await decide(admin, id, 'approve', { payoutReference: randomUUID() });
      expect((await paybackMails(member)).map(({ subject }) => subject)).toEqual(['Your payback of 100 USDT is paid']);
    });

    it('tell why it is rejected, and nothing when the member takes it back', async () => {
      const [hana, john, mina] = [await newMember(), await newMember({ language: 'en' }), await newMember()];
      await decide(admin, await requested(hana, '100', '1000'), 'reject', { adminNote: 'UID를 확인해 주세요.' });
      await decide(admin, await requested(john, '100', '1000'), 'reject');
      await mina.client.delete(`/api/luff/redemptions/${await requested(mina, '100', '1000')}`);
      const [toHana] = await paybackMails(hana);
      expect(toHana?.subject).toBe('페이백 100 USDT 신청이 거절되었습니다');
      expect(toHana?.text).toContain('사유: UID를 확인해 주세요.');
      const [toJohn] = await paybackMails(john);
      expect(toJohn?.text).toContain('Reason: We could not confirm the request.');
      expect(await paybackMails(mina)).toEqual([]);
    });

    it('come once, whoever decides at the same moment and however often it is sent again', async () => {
      const member = await newMember();
      const id = await requested(member, '100', '1000');
      const same = key();
      await Promise.all([
        ...Array.from({ length: 5 }, () => decide(admin, id, 'reject', undefined, same)),
        ...Array.from({ length: 5 }, () => decide(otherAdmin, id, 'reject')),
      ]);
      await decide(admin, id, 'reject', undefined, same);
      expect(await paybackMails(member)).toHaveLength(1);
    });

    it('are not sent to who does not want them', async () => {
      const member = await newMember();
      const id = await requested(member, '100', '1000');
      await member.client.patch('/api/user/mail-preferences', { topics: { payback: false } });
      await decide(admin, id, 'reject');
      expect(await paybackMails(member)).toEqual([]);
      expect(await subjectsTo(member)).toEqual(['Binance UID가 인증되었습니다']);
      const [{ status } = { status: '' }]: { status: string }[] = await service.dataSource.query(
        `SELECT status FROM platform_mails WHERE user_id = $1 AND kind = 'luff.paybackRejected'`,
        [member.id],
      );
      expect(status).toBe('muted');
    });
  });
});
