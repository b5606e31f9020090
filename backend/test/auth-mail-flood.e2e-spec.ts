import { authMails } from '../src/modules/auth/auth-mails.messages.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { MailDelivery, Mails } from '../src/platform/mail/index.js';
import { logIn, registerMember } from './factories/member.js';
import { enableTwoFactor } from './factories/two-factor.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const NOW = new Date('2026-11-20T03:00:00.000Z');

describe('mails that members bring about', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp();
  });

  afterAll(() => service.close());

  const subjectsTo = async (address: string) =>
    (await service.mailbox.mailsTo(address)).map(({ subject }) => subject).sort();

  it('to an address that nobody has confirmed are its confirmation and its reset, whatever happens there', async () => {
    const squatter = await registerMember(service);
    await logIn(service, squatter);
    await squatter.client.post('/api/change-password', {
      currentPassword: squatter.password,
      newPassword: 'another-password',
    });
    await service.client().post('/api/forgot-password', { email: squatter.email });
    expect(await subjectsTo(squatter.email)).toEqual(['비밀번호 재설정', '이메일을 인증해 주세요']);
  });

  it('do not greet by a name that a stranger has chosen', async () => {
    const squatter = await registerMember(service, { name: 'evil。com 접속' });
    const [mail] = await service.mailbox.mailsTo(squatter.email);
    expect(mail?.subject).toBe('이메일을 인증해 주세요');
    expect(`${mail?.text} ${mail?.html}`).not.toContain('evil');
    expect(mail?.headers.find(({ name }) => name === 'To')?.value).toBe(squatter.email);
    const member = await registerMember(service, { name: '김하나', emailConfirmed: true });
    await logIn(service, member);
    const told = (await service.mailbox.mailsTo(member.email)).at(-1);
    expect(told?.text).toContain('김하나');
  });

  it('say nothing after a closing to an address that nobody has confirmed, and greet it five times an hour', async () => {
    const email = 'somebody-else@example.com';
    for (let again = 0; again < 7; again += 1) {
      const { client, password } = await registerMember(service, { email });
      await service.mailbox.mailsTo(email);
      expect((await client.post('/api/user/close', { currentPassword: password })).status).toBe(200);
    }
    expect(await subjectsTo(email)).toEqual(Array<string>(5).fill('이메일을 인증해 주세요'));
  });

  it('of one kind come five times an hour, and again in the next', async () => {
    const member = await registerMember(service, { emailConfirmed: true });
    const signIns = async () =>
      (await subjectsTo(member.email)).filter((subject) => subject.startsWith('새 브라우저')).length;
    for (let again = 0; again < 7; again += 1) await logIn(service, member);
    expect(await signIns()).toBe(5);
    service.clock.advance({ minutes: 61 });
    await logIn(service, member);
    expect(await signIns()).toBe(6);
  });

  it('of another kind are not held back by it', async () => {
    const member = await registerMember(service, { emailConfirmed: true });
    for (let again = 0; again < 6; again += 1) await logIn(service, member);
    await enableTwoFactor(service, member);
    for (let again = 0; again < 7; again += 1)
      await member.client.post('/api/user/two-factor/recovery-codes', { currentPassword: member.password });
    const subjects = await subjectsTo(member.email);
    const count = (words: string) => subjects.filter((subject) => subject === words).length;
    expect([count('2단계 인증이 켜졌습니다'), count('복구 코드를 새로 만들었습니다')]).toEqual([1, 5]);
  });

  it('do not keep a reset waiting', async () => {
    const member = await registerMember(service, { emailConfirmed: true });
    await service.mailbox.mailsTo(member.email);
    const before = service.mailbox.taken.length;
    // At one moment, so that no round of the delivery comes between them.
    await runInTransaction(service.dataSource, async (tx) => {
      const mails = service.app.get(Mails);
      for (let count = 0; count < 20; count += 1)
        await mails.enqueue(tx, { userId: member.id }, authMails.passwordResetByAdmin({ at: NOW, until: NOW }));
      await mails.enqueue(tx, { address: member.email, language: 'ko' }, authMails.passwordReset());
    });
    await service.app.get(MailDelivery).deliverDue();
    const order = service.mailbox.taken.slice(before).map(({ subject }) => subject);
    expect(order).toHaveLength(21);
    // Four go side by side, and it may be overtaken by those beside it; the last in the order of asking would be at least 17th.
    expect(order.indexOf('비밀번호 재설정')).toBeLessThan(12);
  });
});
