import { jest } from '@jest/globals';
import { Members, Passwords } from '../src/modules/auth/index.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { createAdmin, registerMember, registrationBody, type SignedIn } from './factories/member.js';
import type { Answer, HttpClient } from './support/http-client.js';
import { mailedToken, mailedTokens } from './support/mailed-link.js';
import { startTestApp, type TestApp } from './support/test-app.js';

jest.setTimeout(30_000);

describe('an e-mail address', () => {
  let service: TestApp;
  let network = 0;

  beforeAll(async () => {
    service = await startTestApp({ env: { TRUST_PROXY_HOPS: '1', PUBLIC_URL: 'https://lance.test' } });
  });

  afterAll(() => service.close());

  const confirm = (token: string, client: HttpClient = service.client()): Promise<Answer> => {
    network += 1;
    return client.post('/api/confirm-email', { token }, { 'x-forwarded-for': `198.18.0.${network}` });
  };
  const resend = ({ client }: SignedIn) => client.post('/api/user/resend-confirmation');
  const isConfirmed = async ({ client }: SignedIn) => (await client.get('/api/user')).body.emailConfirmed;
  const invalid = { status: 404, body: { code: 'auth.confirmationInvalid' } };

  it('is confirmed by the link in the mail of the registration, in whatever browser it is opened', async () => {
    const member = await registerMember(service);
    const [mail] = await service.mailbox.mailsTo(member.email);
    expect(mail?.subject).toBe('이메일을 인증해 주세요');
    expect(mail?.links[0]).toMatch(/^https:\/\/lance\.test\/confirm-email\?token=[\w-]{43}$/);
    expect(await isConfirmed(member)).toBe(false);
    const answer = await confirm(await mailedToken(service, member.email, 'confirm-email'));
    expect({ status: answer.status, message: answer.body.message }).toEqual({
      status: 200,
      message: '이메일 인증이 완료되었습니다.',
    });
    expect(await isConfirmed(member)).toBe(true);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('leads members who read English to the English page', async () => {
    const member = await registerMember(service, { language: 'en' });
    const [mail] = await service.mailbox.mailsTo(member.email);
    expect(mail?.links[0]).toMatch(/^https:\/\/lance\.test\/en\/confirm-email\?token=/);
  });

  it('is confirmed once, however often and by however many the link is opened', async () => {
    const member = await registerMember(service);
    const token = await mailedToken(service, member.email, 'confirm-email');
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    service.clock.advance({ days: 1 });
    expect((await confirm(token)).status).toBe(200);
    const audit: unknown[] = await service.dataSource.query(
      `SELECT 1 FROM platform_audit_events WHERE target_id = $1 AND action = 'email.confirmed'`,
      [member.id],
    );
    expect(audit).toHaveLength(1);
  });

  it('is not confirmed by a link that is a week old, but by a new one', async () => {
    const member = await registerMember(service);
    const old = await mailedToken(service, member.email, 'confirm-email');
    service.clock.advance({ days: 6, hours: 23 });
    await member.client.get('/api/me');
    service.clock.advance({ hours: 1 });
    expect(await confirm(old)).toMatchObject(invalid);
    expect(await isConfirmed(member)).toBe(false);
    expect((await resend(member)).body.message).toBe(
      '인증 메일을 보냈습니다. 메일이 보이지 않으면 스팸함을 확인해 주세요.',
    );
    expect((await confirm(await mailedToken(service, member.email, 'confirm-email'))).status).toBe(200);
    expect(await isConfirmed(member)).toBe(true);
  });

  it.each(['x', 'a'.repeat(43), "' OR 1=1 --", '가'.repeat(43)])('is not confirmed by the token %j', async (token) => {
    expect(await confirm(token)).toMatchObject(invalid);
  });

  it('is proved by a token for that address alone', async () => {
    const member = await registerMember(service);
    const token = await mailedToken(service, member.email, 'confirm-email');
    await service.dataSource.query(
      `UPDATE auth_members SET email = 'moved@example.com', email_key = 'moved@example.com' WHERE id = $1`,
      [member.id],
    );
    expect(await confirm(token)).toMatchObject(invalid);
    expect(await isConfirmed(member)).toBe(false);
  });

  it('is not confirmed after the account was closed', async () => {
    const member = await registerMember(service);
    const token = await mailedToken(service, member.email, 'confirm-email');
    await member.client.post('/api/user/close', { currentPassword: member.password });
    expect(await confirm(token)).toMatchObject(invalid);
  });

  it('gets the mail again three times an hour, and not when it is confirmed', async () => {
    const member = await registerMember(service);
    const statuses: number[] = [];
    for (let index = 0; index < 4; index += 1) statuses.push((await resend(member)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const tokens = await mailedTokens(service, member.email, 'confirm-email');
    expect(tokens).toHaveLength(4);
    // Each of them opens.
    expect((await confirm(tokens[1] ?? '')).status).toBe(200);
    expect(await resend(member)).toMatchObject({ status: 409, body: { code: 'auth.emailAlreadyConfirmed' } });
    expect((await confirm(tokens[3] ?? '')).status).toBe(200);
  });

  it('is not mailed to who was created with a confirmed one', async () => {
    const admin = await createAdmin(service);
    const email = 'seeded@example.com';
    const passwordHash = await service.app.get(Passwords).hash('seeded-password');
    await runInTransaction(service.dataSource, (tx) =>
      service.app.get(Members).createMember(tx, {
        email,
        name: '김하나',
        passwordHash,
        language: 'ko',
        at: service.clock.now(),
        emailConfirmedAt: service.clock.now(),
      }),
    );
    for (const address of [admin.email, email])
      expect(await mailedTokens(service, address, 'confirm-email')).toEqual([]);
  });

  it('is mailed nothing when the registration comes to nothing', async () => {
    const body = registrationBody({ exchangeName: 'Nowhere', uid: '10000001' });
    expect((await service.client().post('/api/register', body)).status).toBeGreaterThanOrEqual(400);
    expect(await service.mailbox.mailsTo(body.email)).toEqual([]);
  });

  describe('and name chosen to speak through our mail', () => {
    it.each([
      ['a line break in the name', { name: 'Hana\r\nBcc: victim@example.com' }],
      ['a line break in the address', { email: 'hana@example.com\r\nBcc: victim@example.com' }],
      ['two addresses', { email: 'hana@example.com,victim@example.com' }],
      ['an address with a name', { email: 'Hana <victim@example.com>' }],
    ])('are refused: %s', async (_, change) => {
      const { status } = await service.client().post('/api/register', { ...registrationBody(), ...change });
      expect(status).toBe(400);
    });

    it.each(['https://evil.example/win', 'Bcc: victim@example.com', '<b>1 BTC</b>', '당첨 "축하" evil.example'])(
      'do not bring %j into it',
      async (name) => {
        const member = await registerMember(service, { name });
        const [mail] = await service.mailbox.mailsTo(member.email);
        expect(mail?.to).toBe(member.email);
        expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain(name);
        expect(mail?.links.filter((link) => link.includes('evil'))).toEqual([]);
        expect(await service.mailbox.mailsTo('victim@example.com')).toEqual([]);
      },
    );
  });
});
