import { jest } from '@jest/globals';
import { logIn, registerMember, type SignedIn } from './factories/member.js';
import type { HttpClient } from './support/http-client.js';
import { startTestApp, type TestApp } from './support/test-app.js';

// Dozens of passwords are hashed in a test, two at a time.
jest.setTimeout(60_000);

const NEW_PASSWORD = 'a-password-of-my-own';

describe('changing the password', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp();
  });

  afterAll(() => service.close());

  const change = ({ client, password }: SignedIn, body: object = {}) =>
    client.send('POST', '/api/change-password', { currentPassword: password, newPassword: NEW_PASSWORD, ...body });
  const isAlive = async (client: HttpClient): Promise<boolean> => (await client.get('/api/me')).status === 200;
  const signIn = ({ email }: SignedIn, password: string) => service.client().post('/api/login', { email, password });

  it('ends all other sessions; this one goes on under a new id', async () => {
    const member = await registerMember(service);
    const other = await logIn(service, member);
    const stolen = { cookie: `sid=${member.client.cookie('sid') ?? ''}` };
    const answer = await change(member);
    expect({ status: answer.status, message: answer.body.message }).toEqual({
      status: 200,
      message: '비밀번호를 변경했습니다. 다른 기기에서는 로그아웃되었습니다.',
    });
    expect(await isAlive(member.client)).toBe(true);
    expect(await isAlive(other)).toBe(false);
    expect((await service.client().get('/api/me', stolen)).status).toBe(401);
    expect((await signIn(member, member.password)).status).toBe(401);
    expect((await signIn(member, NEW_PASSWORD)).status).toBe(200);
  });

  it('is told by mail and written down', async () => {
    const member = await registerMember(service, { emailConfirmed: true, language: 'en' });
    await change(member);
    const mail = (await service.mailbox.mailsTo(member.email)).find(
      ({ subject }) => subject === 'Your password was changed',
    );
    expect(mail?.text).not.toContain('payback');
    const rows: unknown[] = await service.dataSource.query(
      'SELECT actor_id, action, ip FROM platform_audit_events WHERE target_id = $1',
      [member.id],
    );
    expect(rows).toEqual([{ actor_id: member.id, action: 'password.changed', ip: '127.0.0.1' }]);
    expect((await member.client.get('/api/user')).body).toMatchObject({ payoutsLockedUntil: null });
  });

  it.each<[string, object, string]>([
    ['a wrong current one', { currentPassword: 'not my password' }, '현재 비밀번호가 올바르지 않습니다.'],
    ['the same again', { newPassword: 'member-password' }, '현재 비밀번호와 다른 비밀번호를 정해 주세요.'],
    ['one of 5 characters', { newPassword: '12345' }, '비밀번호는 최소 6자 이상이어야 합니다.'],
    ['one of 129 characters', { newPassword: 'x'.repeat(129) }, '비밀번호는 최대 128자까지 사용할 수 있습니다.'],
    ['none', { newPassword: '' }, '모든 필드를 입력해주세요.'],
    ['no current one', { currentPassword: undefined }, '모든 필드를 입력해주세요.'],
  ])('is refused with %s, and nothing changes', async (_, body, message) => {
    const member = await registerMember(service);
    const sid = member.client.cookie('sid');
    const answer = await change(member, body);
    expect({ status: answer.status, message: answer.body.message }).toEqual({ status: 400, message });
    expect(member.client.cookie('sid')).toBe(sid);
    expect(await isAlive(member.client)).toBe(true);
    expect((await signIn(member, member.password)).status).toBe(200);
  });

  it('knows the same password in other bytes', async () => {
    const member = await registerMember(service, { password: '비밀번호를 정해요' });
    const answer = await change(member, { newPassword: '비밀번호를 정해요'.normalize('NFD') });
    expect(answer.body.code).toBe('auth.passwordUnchanged');
  });

  it('cannot be guessed at from a session that was left open', async () => {
    const member = await registerMember(service);
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => change(member, { currentPassword: `guess-${index}` })),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    expect((await change(member)).status).toBe(429);
    service.clock.advance({ minutes: 15 });
    expect((await change(member)).status).toBe(200);
  });

  it('happens once when two try at the same moment, in one session or in two', async () => {
    for (const isSame of [true, false]) {
      const member = await registerMember(service);
      const other = isSame ? member.client : await logIn(service, member);
      const answers = await Promise.all([
        change(member, { newPassword: 'first-password' }),
        change({ ...member, client: other }, { newPassword: 'second-password' }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const winner = answers[0]?.status === 200 ? 'first-password' : 'second-password';
      expect((await signIn(member, winner)).status).toBe(200);
      expect((await signIn(member, member.password)).status).toBe(401);
    }
  });

  it('needs a session', async () => {
    const member = await registerMember(service);
    expect((await change({ ...member, client: service.client() })).status).toBe(401);
  });
});
