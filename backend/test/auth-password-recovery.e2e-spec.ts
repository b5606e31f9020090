import { jest } from '@jest/globals';
import { AuthCleanupJob } from '../src/modules/auth/auth-cleanup.job.js';
import { Passwords } from '../src/modules/auth/index.js';
import { logIn, registerMember, type SignedIn } from './factories/member.js';
import { enableTwoFactor } from './factories/two-factor.js';
import type { Answer, HttpClient } from './support/http-client.js';
import { mailedToken, mailedTokens } from './support/mailed-link.js';
import { startTestApp, type TestApp } from './support/test-app.js';

// Dozens of passwords are hashed in a test, two at a time.
jest.setTimeout(60_000);

const NEW_PASSWORD = 'a-password-of-my-own';

describe('a forgotten password', () => {
  let service: TestApp;
  let network = 0;

  beforeAll(async () => {
    service = await startTestApp({ env: { TRUST_PROXY_HOPS: '1', PUBLIC_URL: 'https://lance.test' } });
  });

  afterEach(() => jest.restoreAllMocks());

  afterAll(() => service.close());

  const elsewhere = (): { 'x-forwarded-for': string } => {
    network += 1;
    return { 'x-forwarded-for': `198.18.0.${network}` };
  };
  const forget = (email: string, headers = {}, client: HttpClient = service.client()) =>
    client.post('/api/forgot-password', { email }, { ...elsewhere(), ...headers });
  const reset = (token: string, newPassword = NEW_PASSWORD, client: HttpClient = service.client()) =>
    client.post('/api/reset-password', { token, newPassword }, elsewhere());
  const check = (token: string) =>
    service.client().get(`/api/reset-password/${encodeURIComponent(token)}`, elsewhere());
  const signIn = ({ email }: SignedIn, password: string, client: HttpClient = service.client()) =>
    client.post('/api/login', { email, password }, elsewhere());
  const tokenFor = async ({ email }: { email: string }): Promise<string> => {
    expect((await forget(email)).status).toBe(200);
    return mailedToken(service, email, 'reset-password');
  };
  const refused = ({ status, body }: Answer) => ({ status, code: body.code, message: body.message });
  const invalid = {
    status: 404,
    code: 'auth.tokenInvalid',
    message: '토큰이 만료되었거나 유효하지 않습니다.',
  };
  const isAlive = async (client: HttpClient): Promise<boolean> => (await client.get('/api/me')).status === 200;
  const outbox = (): Promise<Record<string, unknown>[]> =>
    service.dataSource.query(`SELECT * FROM platform_mails WHERE kind = 'auth.passwordReset' ORDER BY id`);

  it('is set anew by the mailed link, which leads where we are, whatever the request says', async () => {
    const member = await registerMember(service);
    const answer = await forget(` ${member.email.toUpperCase()} `, { 'x-forwarded-host': 'evil.example' });
    expect({ status: answer.status, message: answer.body.message }).toEqual({
      status: 200,
      message: '가입된 이메일이라면 비밀번호 재설정 링크를 보냈습니다. 메일이 보이지 않으면 스팸함을 확인해 주세요.',
    });
    const mails = await service.mailbox.mailsTo(member.email);
    const link = mails.flatMap(({ links }) => links).find((one) => one.includes('/reset-password'));
    expect(link).toMatch(/^https:\/\/lance\.test\/reset-password\?token=[\w-]{43}$/);
    const token = await mailedToken(service, member.email, 'reset-password');

    expect((await check(token)).body).toEqual({ valid: true });
    expect((await check(token)).body).toEqual({ valid: true });
    const done = await reset(token);
    expect({ status: done.status, message: done.body.message }).toEqual({
      status: 200,
      message: '비밀번호를 재설정했습니다. 새 비밀번호로 로그인해 주세요.',
    });
    expect((await signIn(member, member.password)).status).toBe(401);
    expect((await signIn(member, NEW_PASSWORD)).status).toBe(200);
  });

  it('leads members who read English to the English page', async () => {
    const member = await registerMember(service, { language: 'en' });
    await forget(member.email);
    const mails = await service.mailbox.mailsTo(member.email);
    const mail = mails.find(({ subject }) => subject === 'Set a new password');
    expect(mail?.links.some((one) => one.startsWith('https://lance.test/en/reset-password?token='))).toBe(true);
  });

  it('begins no session, ends all there are, and tells the owner', async () => {
    const member = await registerMember(service);
    const elsewhereSignedIn = await logIn(service, member);
    const client = service.client();
    const answer = await reset(await tokenFor(member), NEW_PASSWORD, client);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().some((cookie) => cookie.startsWith('sid='))).toBe(false);
    for (const browser of [client, member.client, elsewhereSignedIn]) expect(await isAlive(browser)).toBe(false);
    const mails = await service.mailbox.mailsTo(member.email);
    const mail = mails.find(({ subject }) => subject === '비밀번호가 변경되었습니다');
    expect(mail?.text).toContain('24시간 동안은 페이백을 신청할 수 없습니다');
    const [audit]: unknown[] = await service.dataSource.query(
      `SELECT actor_id, action, ip FROM platform_audit_events WHERE target_id = $1`,
      [member.id],
    );
    expect(audit).toMatchObject({ actor_id: member.id, action: 'password.reset-by-mail' });
  });

  it('confirms the address, locks payouts for a day, and makes this browser the only known one', async () => {
    const member = await registerMember(service);
    const client = service.client();
    await reset(await tokenFor(member), NEW_PASSWORD, client);
    expect((await signIn(member, NEW_PASSWORD, client)).status).toBe(200);
    const until = new Date(service.clock.millis() + 86_400_000).toISOString();
    expect((await client.get('/api/user')).body).toMatchObject({ emailConfirmed: true, payoutsLockedUntil: until });
    const newSignIns = async () =>
      (await service.mailbox.mailsTo(member.email)).filter(({ subject }) => subject.startsWith('새 브라우저')).length;
    expect(await newSignIns()).toBe(0);
    expect((await signIn(member, NEW_PASSWORD, member.client)).status).toBe(200);
    expect(await newSignIns()).toBe(1);
  });

  it('is set once by one link: used, it opens nothing more', async () => {
    const member = await registerMember(service);
    const token = await tokenFor(member);
    expect((await reset(token)).status).toBe(200);
    expect(refused(await reset(token, 'a-thief-of-a-used-link'))).toEqual(invalid);
    expect(refused(await check(token))).toEqual(invalid);
    expect((await signIn(member, NEW_PASSWORD)).status).toBe(200);
  });

  it('is set by exactly one of fifty who come at the same moment', async () => {
    const member = await registerMember(service);
    const token = await tokenFor(member);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => reset(token, `password-${index}`)));
    const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    // One link takes ten passwords an hour; who comes when they are spent is refused even earlier.
    const others = answers.filter(({ status, body }) => status !== 200 && body.code !== 'auth.tooManyAttempts');
    for (const answer of others) expect(refused(answer)).toEqual(invalid);
    expect(others.length).toBeGreaterThanOrEqual(9);
    expect((await signIn(member, `password-${winners[0]}`)).status).toBe(200);
  });

  it('may have several links beside each other, all of which end with the use of one', async () => {
    const member = await registerMember(service);
    for (let index = 0; index < 3; index += 1) await forget(member.email);
    const [own = '', ...others] = await mailedTokens(service, member.email, 'reset-password');
    expect(others).toHaveLength(2);
    expect((await reset(own)).status).toBe(200);
    for (const token of others) expect(refused(await reset(token, 'a-stolen-link'))).toEqual(invalid);
  });

  it('has no link any more when the password was changed meanwhile', async () => {
    const member = await registerMember(service);
    const token = await tokenFor(member);
    const body = { currentPassword: member.password, newPassword: NEW_PASSWORD };
    expect((await member.client.post('/api/change-password', body)).status).toBe(200);
    expect(refused(await reset(token, 'a-stolen-link'))).toEqual(invalid);
    expect(await isAlive(member.client)).toBe(true);
  });

  it('has a link for an hour, kept no longer', async () => {
    const [member, late] = [await registerMember(service), await registerMember(service)];
    const [token, lateToken] = [await tokenFor(member), await tokenFor(late)];
    service.clock.advance({ minutes: 59, seconds: 59 });
    expect((await check(lateToken)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
    service.clock.advance({ seconds: 1 });
    expect(refused(await check(lateToken))).toEqual(invalid);
    expect(refused(await reset(lateToken))).toEqual(invalid);
    await service.app.get(AuthCleanupJob).cleanUp();
    const left: unknown[] = await service.dataSource.query(
      `SELECT 1 FROM auth_mailed_tokens WHERE purpose = 'password-reset'`,
    );
    expect(left).toEqual([]);
  });

  it.each([
    'x',
    '',
    ' ',
    'a'.repeat(42),
    'a'.repeat(44),
    '../../etc/passwd',
    "' OR '1'='1",
    '가'.repeat(43),
    '=+/!'.repeat(11),
  ])('is not set by the token %j', async (token) => {
    if (token.trim() !== '') {
      expect(refused(await check(token))).toEqual(invalid);
      expect(refused(await reset(token))).toEqual(invalid);
    } else expect((await reset(token)).status).toBeGreaterThanOrEqual(400);
  });

  it('is not set by the token of a confirmation mail, nor the other way round', async () => {
    const member = await registerMember(service);
    const confirmation = await mailedToken(service, member.email, 'confirm-email');
    expect(confirmation).not.toBe('');
    expect(refused(await reset(confirmation))).toEqual(invalid);
    const answer = await service.client().post('/api/confirm-email', { token: await tokenFor(member) });
    expect(answer.body.code).toBe('auth.confirmationInvalid');
  });

  it('costs no hash when the token is wrong', async () => {
    const hashing = jest.spyOn(service.app.get(Passwords), 'hash');
    await reset('a'.repeat(43));
    expect(hashing).not.toHaveBeenCalled();
  });

  it.each([
    [{ newPassword: NEW_PASSWORD }, '링크가 올바르지 않습니다.'],
    [{ token: 'a'.repeat(43) }, '모든 필드를 입력해주세요.'],
    [{ token: 'a'.repeat(43), newPassword: '1234567' }, '비밀번호는 최소 8자 이상이어야 합니다.'],
    [{ token: 'a'.repeat(43), newPassword: 'x'.repeat(129) }, '비밀번호는 최대 128자까지 사용할 수 있습니다.'],
  ])('needs a token and 8 to 128 characters: %j', async (body, message) => {
    const answer = await service.client().send('POST', '/api/reset-password', body, elsewhere());
    expect({ status: answer.status, message: answer.body.message }).toEqual({ status: 400, message });
  });

  it('leaves two-factor login on', async () => {
    const member = await registerMember(service);
    const { code } = await enableTwoFactor(service, member);
    await reset(await tokenFor(member));
    expect((await signIn(member, NEW_PASSWORD)).body.code).toBe('auth.secondFactorRequired');
    const answer = await service
      .client()
      .post('/api/login', { email: member.email, password: NEW_PASSWORD, code: code() }, elsewhere());
    expect(answer.status).toBe(200);
  });

  it('is kept out of the outbox and the database: only the hash of the token is there', async () => {
    const member = await registerMember(service);
    const token = await tokenFor(member);
    expect(JSON.stringify(await outbox())).not.toContain(token);
    const tokens = await service.dataSource.query('SELECT id::text, email_key FROM auth_mailed_tokens');
    expect(JSON.stringify(tokens)).not.toContain(token);
    expect(JSON.stringify(tokens)).not.toContain(Buffer.from(token).toString('hex'));
  });

  describe('of nobody', () => {
    it('is asked for with the same work: one row of the outbox, dropped at delivery', async () => {
      const member = await registerMember(service);
      const before = (await outbox()).length;
      const answers = [await forget(member.email), await forget('nobody@example.com')];
      expect({ ...answers[0]?.body, requestId: '' }).toEqual({ ...answers[1]?.body, requestId: '' });
      expect(await outbox()).toHaveLength(before + 2);
      expect(await service.mailbox.mailsTo('nobody@example.com')).toEqual([]);
      const [known, unknown] = (await outbox()).slice(-2);
      expect([known?.status, unknown?.status]).toEqual(['sent', 'dropped']);
    });

    it('is not sent to a closed account', async () => {
      const member = await registerMember(service);
      expect((await member.client.post('/api/user/close', { currentPassword: member.password })).status).toBe(200);
      await forget(member.email);
      expect(await mailedTokens(service, member.email, 'reset-password')).toEqual([]);
    });

    it('goes to no address that only looks like a member’s', async () => {
      const member = await registerMember(service, { email: 'mike@example.com' });
      await forget('mi\u212ae@example.com');
      await forget('MIKE@EXAMPLE.COM');
      await service.mailbox.mailsTo(member.email);
      const recipients = service.mailbox.taken
        .filter(({ subject }) => subject === '비밀번호 재설정')
        .map(({ to }) => to);
      expect(recipients).not.toContain('mi\u212ae@example.com');
      expect(recipients.filter((to) => to.toLowerCase().includes('mike'))).toEqual([member.email, member.email]);
    });
  });

  it('is mailed three times an hour to one address, whoever asks from wherever; nobody is told', async () => {
    const member = await registerMember(service);
    const before = (await outbox()).length;
    for (const email of [member.email, 'nobody.else@example.com']) {
      const answers: Answer[] = [];
      for (let index = 0; index < 5; index += 1) answers.push(await forget(email));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    }
    expect(await outbox()).toHaveLength(before + 6);
    expect(await mailedTokens(service, member.email, 'reset-password')).toHaveLength(3);
    service.clock.advance({ hours: 1 });
    await forget(member.email);
    expect(await mailedTokens(service, member.email, 'reset-password')).toHaveLength(4);
  });

  it('comes again at once when those that were mailed have ended, nine times an hour in all', async () => {
    const member = await registerMember(service);
    const forgetThrice = async () => {
      for (let again = 0; again < 4; again += 1) await forget(member.email);
      return (await mailedTokens(service, member.email, 'reset-password')).length;
    };
    expect(await forgetThrice()).toBe(3);
    await member.client.delete('/api/user/sessions');
    expect(await forgetThrice()).toBe(6);
    const token = await mailedToken(service, member.email, 'reset-password');
    expect((await service.client().get(`/api/reset-password/${token}`)).status).toBe(200);
    for (let again = 0; again < 3; again += 1) {
      await member.client.delete('/api/user/sessions');
      expect(await forgetThrice()).toBe(9);
    }
  });

  it('is asked for 100 times an hour from one network, and always in a browser that the account knows', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const member = await registerMember(service);
    const answers = await Promise.all(
      Array.from({ length: 102 }, (_, index) => forget(`flood-${index}@example.com`, from)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('3600');
    expect((await member.client.post('/api/forgot-password', { email: member.email }, from)).status).toBe(200);
    expect(await mailedTokens(service, member.email, 'reset-password')).toHaveLength(1);
    expect((await member.client.post('/api/forgot-password', { email: 'other@example.com' }, from)).status).toBe(429);
  });

  it('is guessed 100 times an hour from one network, where the right one opens nevertheless', async () => {
    const from = { 'x-forwarded-for': '203.0.113.10' };
    const member = await registerMember(service);
    await forget(member.email);
    const token = await mailedToken(service, member.email, 'reset-password');
    const client = service.client();
    const statuses = await Promise.all(
      Array.from({ length: 104 }, async () => (await client.get('/api/reset-password/guess', from)).status),
    );
    expect(statuses.filter((status) => status === 404)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    const reset = (tried: string) =>
      client.post('/api/reset-password', { token: tried, newPassword: NEW_PASSWORD }, from);
    expect((await reset('guess')).status).toBe(429);
    expect((await client.get(`/api/reset-password/${token}`, from)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
  });

  it('that another site makes its visitors look up counts for nothing', async () => {
    const from = { 'x-forwarded-for': '203.0.113.11' };
    const image = { ...from, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
    await Promise.all(Array.from({ length: 104 }, () => service.client().get('/api/reset-password/x', image)));
    expect((await service.client().get('/api/reset-password/x', from)).status).toBe(404);
  });
});
