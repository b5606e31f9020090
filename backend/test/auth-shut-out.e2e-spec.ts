import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { Administrators } from '../src/modules/auth/index.js';
import { createAdmin, logIn, registerMember, type SignedIn } from './factories/member.js';
import { enableTwoFactor } from './factories/two-factor.js';
import { mailedToken } from './support/mailed-link.js';
import { startTestApp, type TestApp } from './support/test-app.js';

// Many passwords are hashed in a test, two at a time.
jest.setTimeout(60_000);

const NEW_PASSWORD = 'a-password-of-my-own';

describe('what could let somebody in ends', () => {
  let service: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    service = await startTestApp();
  });

  beforeEach(async () => {
    admin = await createAdmin(service);
  });

  afterAll(() => service.close());

  const knownBrowsers = async ({ id }: SignedIn): Promise<number> => {
    const rows: unknown[] = await service.dataSource.query('SELECT 1 FROM auth_known_browsers WHERE user_id = $1', [
      id,
    ]);
    return rows.length;
  };
  const epochOf = async ({ id }: SignedIn): Promise<number> => {
    const [row]: { auth_epoch: number }[] = await service.dataSource.query(
      'SELECT auth_epoch FROM auth_members WHERE id = $1',
      [id],
    );
    return row?.auth_epoch ?? 0;
  };
  const resetLinkOf = async ({ email }: SignedIn): Promise<string> => {
    await service.client().post('/api/forgot-password', { email });
    return mailedToken(service, email, 'reset-password');
  };
  const opens = async (token: string): Promise<boolean> =>
    (await service.client().get(`/api/reset-password/${token}`)).status === 200;
  const administrators = () => service.app.get(Administrators);

  type Way = [name: string, left: { session: boolean; browsers: number }, act: (member: SignedIn) => Promise<unknown>];

  /** What is left after each: whether the asking session goes on, and how many browsers are still known. */
  const ways: Way[] = [
    [
      'a changed password',
      { session: true, browsers: 1 },
      ({ client, password }) =>
        client.post('/api/change-password', { currentPassword: password, newPassword: NEW_PASSWORD }),
    ],
    [
      'the end of all other sessions',
      { session: true, browsers: 1 },
      ({ client }) => client.delete('/api/user/sessions'),
    ],
    ['two-factor login', { session: true, browsers: 1 }, (member) => enableTwoFactor(service, member)],
    [
      'a reset by mail, in another browser',
      { session: false, browsers: 1 },
      async (member) =>
        service.client().post('/api/reset-password', { token: await resetLinkOf(member), newPassword: NEW_PASSWORD }),
    ],
    [
      'a reset by an administrator',
      { session: false, browsers: 0 },
      ({ id }) => admin.client.post(`/api/admin/users/${id}/reset-password`),
    ],
    [
      'an administrator who ends the sessions',
      { session: false, browsers: 0 },
      ({ id }) => admin.client.post(`/api/admin/users/${id}/end-sessions`),
    ],
    [
      'a closed account',
      { session: false, browsers: 0 },
      ({ client, password }) => client.post('/api/user/close', { currentPassword: password }),
    ],
    ['a promotion', { session: false, browsers: 0 }, ({ email }) => administrators().promote(email)],
    ['a one-time password', { session: false, browsers: 0 }, ({ email }) => administrators().renewPassword(email)],
    [
      'a second factor taken away',
      { session: false, browsers: 0 },
      ({ email }) => administrators().resetTwoFactor(email),
    ],
  ];

  const goesThrough = async (member: SignedIn, [, left, act]: Way): Promise<void> => {
    const other = await logIn(service, member);
    const link = await resetLinkOf(member);
    expect({ browsers: await knownBrowsers(member), opens: await opens(link) }).toEqual({ browsers: 2, opens: true });
    const epoch = await epochOf(member);
    await act(member);
    expect((await other.get('/api/me')).status).toBe(401);
    expect((await member.client.get('/api/me')).status).toBe(left.session ? 200 : 401);
    expect({ browsers: await knownBrowsers(member), opens: await opens(link) }).toEqual({
      browsers: left.browsers,
      opens: false,
    });
    // A login that has begun before comes to nothing.
    expect(await epochOf(member)).toBe(epoch + 1);
  };

  it.each(ways)('by %s', async (...way) => {
    await goesThrough(await registerMember(service, { emailConfirmed: true }), way);
  });

  it('by the end of an administrator’s role', async () => {
    await goesThrough(await createAdmin(service), [
      'a demotion',
      { session: false, browsers: 0 },
      ({ email }) => administrators().demote(email),
    ]);
  });

  it('leaves the asking browser known, and makes a thief’s one a stranger who is told by mail', async () => {
    const member = await registerMember(service, { emailConfirmed: true });
    const thief = await logIn(service, member);
    expect((await member.client.delete('/api/user/sessions')).body).toEqual({ ended: 1 });
    const newSignIns = async () =>
      (await service.mailbox.mailsTo(member.email)).filter(({ subject }) => subject.startsWith('새 브라우저')).length;
    const before = await newSignIns();
    const signIn = { email: member.email, password: member.password };
    expect((await member.client.post('/api/login', signIn)).status).toBe(200);
    expect(await newSignIns()).toBe(before);
    expect((await thief.post('/api/login', signIn)).status).toBe(200);
    expect(await newSignIns()).toBe(before + 1);
  });

  it('without a deadlock, whatever comes at the same moment', async () => {
    const deadlocks = async (): Promise<number> => {
      const [row]: { deadlocks: string }[] = await service.dataSource.query(
        'SELECT pg_stat_force_next_flush(), deadlocks FROM pg_stat_database WHERE datname = current_database()',
      );
      return Number(row?.deadlocks);
    };
    const before = await deadlocks();
    for (let round = 0; round < 6; round += 1) {
      const member = await registerMember(service);
      const others = await Promise.all(Array.from({ length: 3 }, () => logIn(service, member)));
      const token = await resetLinkOf(member);
      await Promise.all([
        admin.client.post(`/api/admin/users/${member.id}/reset-password`),
        service.client().post('/api/reset-password', { token, newPassword: NEW_PASSWORD }),
        administrators().resetTwoFactor(member.email),
        ...others.map((client) => client.delete('/api/user/sessions')),
        member.client.post('/api/change-password', { currentPassword: member.password, newPassword: 'other-password' }),
      ]);
    }
    expect(await deadlocks()).toBe(before);
  });

  describe('when an administrator ends the sessions of a member', () => {
    const endSessions = (id: string, { client }: SignedIn = admin) =>
      client.post(`/api/admin/users/${id}/end-sessions`);

    it('the password stays, and who did it is written down', async () => {
      const member = await registerMember(service);
      await logIn(service, member);
      expect(await endSessions(member.id)).toMatchObject({ status: 200, body: { ended: 2 } });
      expect((await logIn(service, member)).cookie('sid')).toBeDefined();
      const rows: unknown[] = await service.dataSource.query(
        'SELECT actor_id, action, ip FROM platform_audit_events WHERE target_id = $1',
        [member.id],
      );
      expect(rows).toEqual([{ actor_id: admin.id, action: 'sessions.ended-by-admin', ip: '127.0.0.1' }]);
      expect(await endSessions(member.id)).toMatchObject({ status: 200, body: { ended: 1 } });
      expect(await endSessions(member.id)).toMatchObject({ status: 200, body: { ended: 0 } });
    });

    it('another administrator’s can be ended as well, those of nobody cannot', async () => {
      const [other, closed] = [await createAdmin(service), await registerMember(service)];
      await closed.client.post('/api/user/close', { currentPassword: closed.password });
      expect(await endSessions(other.id)).toMatchObject({ status: 200, body: { ended: 1 } });
      expect(await endSessions(closed.id)).toMatchObject({ status: 409, body: { code: 'auth.accountClosed' } });
      expect(await endSessions(randomUUID())).toMatchObject({ status: 404, body: { code: 'auth.memberNotFound' } });
    });
  });
});
