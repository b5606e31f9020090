import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { createAdmin, logIn, registerMember, type SignedIn } from './factories/member.js';
import { enableTwoFactor } from './factories/two-factor.js';
import type { Answer, HttpClient } from './support/http-client.js';
import { mailedToken } from './support/mailed-link.js';
import { startTestApp, type TestApp } from './support/test-app.js';

// Dozens of passwords are hashed in a test, two at a time.
jest.setTimeout(60_000);

const DEFAULT_PASSWORD = 'the-default-of-this-test';
const NEW_PASSWORD = 'a-password-of-my-own';

describe('a reset by an administrator', () => {
  let service: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    service = await startTestApp({ env: { ADMIN_RESET_DEFAULT_PASSWORD: DEFAULT_PASSWORD } });
  });

  beforeEach(async () => {
    // The sessions of administrators are short, and each may reset 20 passwords an hour.
    admin = await createAdmin(service);
  });

  afterAll(() => service.close());

  const reset = (id: string, { client }: { client: HttpClient } = admin): Promise<Answer> =>
    client.post(`/api/admin/users/${id}/reset-password`);
  const signIn = (email: string, password: string, client = service.client(), code?: string) =>
    client.post('/api/login', { email, password, code });
  const change = (client: HttpClient, newPassword: string) =>
    client.post('/api/change-password', { currentPassword: DEFAULT_PASSWORD, newPassword });

  it('sets the default password for a day, ends the sessions, and the next login has to choose another', async () => {
    const member = await registerMember(service);
    const other = await logIn(service, member);
    const answer = await reset(member.id);
    expect({ status: answer.status, message: answer.body.message }).toEqual({
      status: 200,
      message:
        '비밀번호를 초기 비밀번호로 바꾸고 모든 기기에서 로그아웃했습니다. 24시간 안에 로그인해 새 비밀번호를 정하도록 회원에게 알려 주세요.',
    });
    expect(JSON.stringify(answer.body)).not.toContain(DEFAULT_PASSWORD);
    for (const client of [member.client, other]) expect((await client.get('/api/me')).status).toBe(401);
    expect((await signIn(member.email, member.password)).body.code).toBe('auth.wrongCredentials');

    const client = service.client();
    const login = await signIn(member.email, DEFAULT_PASSWORD, client);
    expect({ status: login.status, restriction: login.body.restriction }).toEqual({
      status: 200,
      restriction: 'password',
    });
    expect((await client.get('/api/me')).body).toMatchObject({ restriction: 'password' });
    for (const path of ['/api/user', '/api/lance-coins/balance', '/api/luff/balance', '/api/user/sessions'])
      expect(await client.get(path)).toMatchObject({ status: 403, body: { code: 'platform.passwordChangeRequired' } });
    for (const path of ['/api/user/close', '/api/user/two-factor/setup', '/api/luff/request-payback'])
      expect(await client.post(path, {})).toMatchObject({
        status: 403,
        body: { code: 'platform.passwordChangeRequired' },
      });

    expect((await change(client, NEW_PASSWORD)).status).toBe(200);
    expect((await client.get('/api/me')).body).toMatchObject({ restriction: null });
    expect((await client.get('/api/user')).status).toBe(200);
    expect((await signIn(member.email, NEW_PASSWORD)).status).toBe(200);
    service.clock.advance({ days: 2 });
    expect((await signIn(member.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('cannot be answered by keeping the default password', async () => {
    const member = await registerMember(service);
    await reset(member.id);
    const client = service.client();
    await signIn(member.email, DEFAULT_PASSWORD, client);
    expect((await change(client, DEFAULT_PASSWORD)).body.code).toBe('auth.passwordUnchanged');
    await client.post('/api/forgot-password', { email: member.email });
    const token = await mailedToken(service, member.email, 'reset-password');
    const byMail = await client.post('/api/reset-password', { token, newPassword: DEFAULT_PASSWORD });
    expect(byMail).toMatchObject({ status: 400, body: { code: 'auth.passwordUnchanged' } });
    // The refusal has not used the link up.
    expect((await client.post('/api/reset-password', { token, newPassword: NEW_PASSWORD })).status).toBe(200);
    const login = await signIn(member.email, NEW_PASSWORD, client);
    expect({ status: login.status, restriction: login.body.restriction }).toEqual({ status: 200, restriction: null });
  });

  it('opens no session after a day, and ends the one it has opened', async () => {
    const member = await registerMember(service);
    await reset(member.id);
    const early = service.client();
    expect((await signIn(member.email, DEFAULT_PASSWORD, early)).status).toBe(200);
    service.clock.advance({ hours: 23, minutes: 59 });
    expect((await early.get('/api/me')).status).toBe(200);
    service.clock.advance({ minutes: 1 });
    expect((await early.get('/api/me')).status).toBe(401);
    expect(await signIn(member.email, DEFAULT_PASSWORD)).toMatchObject({
      status: 401,
      body: {
        code: 'auth.temporaryPasswordExpired',
        message: '임시 비밀번호의 유효 시간이 지났습니다. 비밀번호 찾기로 새 비밀번호를 정해 주세요.',
      },
    });
    expect((await signIn(member.email, 'another password')).body.code).toBe('auth.wrongCredentials');
    expect((await signIn(member.email, member.password)).body.code).toBe('auth.wrongCredentials');
  });

  it('kills the links that were mailed before', async () => {
    const member = await registerMember(service);
    await service.client().post('/api/forgot-password', { email: member.email });
    const token = await mailedToken(service, member.email, 'reset-password');
    await reset(member.id);
    const answer = await service.client().post('/api/reset-password', { token, newPassword: NEW_PASSWORD });
    expect(answer).toMatchObject({ status: 404, body: { code: 'auth.tokenInvalid' } });
  });

  it('is told to the member without the password, and written down with who did it', async () => {
    const member = await registerMember(service);
    await reset(member.id);
    const mails = await service.mailbox.mailsTo(member.email);
    const mail = mails.find(({ subject }) => subject === '관리자가 비밀번호를 초기화했습니다');
    expect(mail?.text).toContain('2026년 11월');
    expect(JSON.stringify(mail)).not.toContain(DEFAULT_PASSWORD);
    const rows: Record<string, unknown>[] = await service.dataSource.query(
      'SELECT actor_id, action, ip, request_id FROM platform_audit_events WHERE target_id = $1',
      [member.id],
    );
    expect(rows).toEqual([
      {
        actor_id: admin.id,
        action: 'password.reset-by-admin',
        ip: '127.0.0.1',
        request_id: expect.any(String) as string,
      },
    ]);
  });

  it('leaves two-factor login on', async () => {
    const member = await registerMember(service);
    const { code } = await enableTwoFactor(service, member);
    await reset(member.id);
    expect((await signIn(member.email, DEFAULT_PASSWORD)).body.code).toBe('auth.secondFactorRequired');
    expect((await signIn(member.email, DEFAULT_PASSWORD, service.client(), code())).status).toBe(200);
  });

  it('is refused for administrators, closed accounts, nobody, and to members', async () => {
    const [other, member, closed] = [
      await createAdmin(service),
      await registerMember(service),
      await registerMember(service),
    ];
    await closed.client.post('/api/user/close', { currentPassword: closed.password });
    const refusals = [await reset(other.id), await reset(admin.id), await reset(closed.id), await reset(randomUUID())];
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'auth.adminPasswordNotReset'],
      [409, 'auth.adminPasswordNotReset'],
      [409, 'auth.accountClosed'],
      [404, 'auth.memberNotFound'],
    ]);
    expect((await reset(closed.id, member)).status).toBe(403);
    expect((await other.client.get('/api/me')).status).toBe(200);
  });

  it('is made 20 times an hour by one administrator', async () => {
    const member = await registerMember(service);
    const answers = await Promise.all(Array.from({ length: 23 }, () => reset(member.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ body }) => body.code === 'auth.tooManyAttempts')).toHaveLength(3);
    expect((await reset(member.id, await createAdmin(service))).status).toBe(200);
  });

  it('that races a login leaves no session of the old password', async () => {
    const member = await registerMember(service);
    const [answer, ...clients] = await Promise.all([
      reset(member.id),
      ...Array.from({ length: 4 }, async () => {
        const client = service.client();
        await signIn(member.email, member.password, client);
        return client;
      }),
    ]);
    expect(answer.status).toBe(200);
    for (const client of clients) expect((await client.get('/api/me')).status).toBe(401);
  });
});
