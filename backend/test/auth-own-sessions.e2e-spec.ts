import { jest } from '@jest/globals';
import { runInTransaction } from '../src/platform/database/index.js';
import { createAdmin, logIn, registerMember, type SignedIn } from './factories/member.js';
import type { HttpClient } from './support/http-client.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { waitForLock } from './support/wait-for-lock.js';

// Many passwords are hashed in a test, two at a time.
jest.setTimeout(30_000);

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

describe("a member's own sessions", () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp({ env: { TRUST_PROXY_HOPS: '1' } });
  });

  afterAll(() => service.close());

  const list = async (client: HttpClient) => (await client.get('/api/user/sessions')).body;

  const currentId = async (client: HttpClient): Promise<string> =>
    (await list(client)).find(({ current }) => current)?.id ?? '';

  const signInFrom = async (member: SignedIn, ip: string, userAgent: string): Promise<HttpClient> => {
    const client = service.client();
    const headers = { 'x-forwarded-for': ip, 'user-agent': userAgent };
    const answer = await client.post('/api/login', { email: member.email, password: member.password }, headers);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return client;
  };

  it('are listed with where and when they began, the latest use first', async () => {
    const member = await registerMember(service);
    service.clock.advance({ hours: 1 });
    const phone = await signInFrom(
      member,
      '203.0.113.7',
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36',
    );
    const began = service.clock.now();
    service.clock.advance({ hours: 2 });
    const sessions = await list(phone);
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toEqual({
      id: sessions[0]?.id,
      current: true,
      createdAt: began.toISOString(),
      lastSeenAt: service.clock.now().toISOString(),
      expiresAt: new Date(service.clock.millis() + 7 * 86_400_000).toISOString(),
      ip: '203.0.113.7',
      browser: 'Chrome',
      os: 'Android',
      device: 'mobile',
    });
    expect(sessions[1]).toMatchObject({ current: false, browser: null, os: null, device: 'other' });
    expect((await list(member.client)).filter(({ current }) => current).map(({ id }) => id)).toEqual([sessions[1]?.id]);
  });

  it('are named by an id that opens nothing', async () => {
    const member = await registerMember(service);
    const [{ id = '' } = {}] = await list(member.client);
    for (const cookie of [`sid=${id}`, `sid=${encodeURIComponent(`s:${id}.x`)}`])
      expect((await service.client().get('/api/me', { cookie })).status).toBe(401);
    const body = JSON.stringify(await list(member.client));
    const sid = /^s:([^.]+)\./.exec(decodeURIComponent(member.client.cookie('sid') ?? ''))?.[1] ?? '';
    const [row]: { id: Buffer }[] = await service.dataSource.query('SELECT id FROM auth_sessions WHERE user_id = $1', [
      member.id,
    ]);
    expect(sid.length).toBeGreaterThan(40);
    expect(body).not.toContain(sid);
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      expect(body).not.toContain(row?.id.toString(encoding) ?? '');
  });

  it('one can be ended, at once', async () => {
    const member = await registerMember(service);
    const elsewhere = await logIn(service, member);
    const id = await currentId(elsewhere);
    expect((await member.client.delete(`/api/user/sessions/${id}`)).status).toBe(204);
    expect((await elsewhere.get('/api/me')).status).toBe(401);
    expect((await member.client.get('/api/me')).status).toBe(200);
    expect((await member.client.delete(`/api/user/sessions/${id}`)).status).toBe(404);
  });

  it('the asking one is ended by logging out', async () => {
    const member = await registerMember(service);
    const elsewhere = await logIn(service, member);
    const stolen = { cookie: `sid=${member.client.cookie('sid') ?? ''}` };
    const id = await currentId(member.client);
    expect((await member.client.delete(`/api/user/sessions/${id}`)).status).toBe(204);
    expect(member.client.cookie('sid')).toBeUndefined();
    expect((await service.client().get('/api/me', stolen)).status).toBe(401);
    expect((await elsewhere.get('/api/me')).status).toBe(200);
  });

  it('a session of somebody else is as unknown as none', async () => {
    const [owner, stranger] = [await registerMember(service), await registerMember(service)];
    const id = await currentId(owner.client);
    const foreign = await stranger.client.delete(`/api/user/sessions/${id}`);
    const unknown = await stranger.client.delete(`/api/user/sessions/${UNKNOWN_ID}`);
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect((await owner.client.get('/api/me')).status).toBe(200);
    expect((await stranger.client.delete('/api/user/sessions/not-an-id')).status).toBe(400);
    expect(JSON.stringify(await list(stranger.client))).not.toContain(id);
  });

  it('all others can be ended, and nobody else is touched', async () => {
    const [member, bystander] = [await registerMember(service), await registerMember(service)];
    const others = [await logIn(service, member), await logIn(service, member)];
    expect((await member.client.delete('/api/user/sessions')).body).toEqual({ ended: 2 });
    for (const other of others) expect((await other.get('/api/me')).status).toBe(401);
    expect((await member.client.get('/api/me')).status).toBe(200);
    expect((await bystander.client.get('/api/me')).status).toBe(200);
    expect((await member.client.delete('/api/user/sessions')).body).toEqual({ ended: 0 });
  });

  it('are over after 7 days without a request, and are not listed any more', async () => {
    const member = await registerMember(service);
    const elsewhere = await logIn(service, member);
    service.clock.advance({ days: 6, hours: 23 });
    expect((await member.client.get('/api/me')).status).toBe(200);
    expect(await list(member.client)).toHaveLength(2);
    service.clock.advance({ hours: 1 });
    expect((await elsewhere.get('/api/me')).status).toBe(401);
    expect(await list(member.client)).toHaveLength(1);
  });

  it('are over 30 days after the login, however busy; the list says so beforehand', async () => {
    const member = await registerMember(service);
    const end = new Date(service.clock.millis() + 30 * 86_400_000);
    for (let day = 0; day < 29; day += 5) {
      service.clock.advance({ days: 5 });
      if (service.clock.now() >= end) break;
      expect((await member.client.get('/api/me')).status).toBe(200);
    }
    service.clock.set(new Date(end.getTime() - 60_000));
    expect((await list(member.client))[0]?.expiresAt).toBe(end.toISOString());
    service.clock.set(end);
    expect((await member.client.get('/api/me')).status).toBe(401);
  });

  it('of an administrator are over after 30 minutes without a request and 8 hours in all', async () => {
    const admin = await createAdmin(service);
    const began = service.clock.millis();
    const idle = await logIn(service, admin);
    for (let minutes = 0; minutes < 450; minutes += 25) {
      service.clock.advance({ minutes: 25 });
      expect((await admin.client.get('/api/me')).status).toBe(200);
    }
    expect((await idle.get('/api/me')).status).toBe(401);
    expect(await list(admin.client)).toHaveLength(1);
    service.clock.set(new Date(began + 8 * 3_600_000));
    expect((await admin.client.get('/api/me')).status).toBe(401);
  });

  it('of a member who becomes an administrator are as short as an administrator’s, in the list, too', async () => {
    const member = await registerMember(service);
    const idle = await logIn(service, member);
    service.clock.advance({ minutes: 20 });
    await member.client.get('/api/me');
    await service.dataSource.query('UPDATE auth_members SET is_admin = true WHERE id = $1', [member.id]);
    service.clock.advance({ minutes: 15 });
    const [session, ...more] = await list(member.client);
    expect(more).toEqual([]);
    expect(session?.expiresAt).toBe(new Date(service.clock.millis() + 30 * 60_000).toISOString());
    expect((await idle.get('/api/me')).status).toBe(401);
  });

  it('a login takes no id that the browser brought', async () => {
    const member = await registerMember(service);
    const victim = service.client();
    const planted = member.client.cookie('sid') ?? '';
    // The attacker's own session is planted in the victim's browser, and a made-up one in another's.
    for (const cookie of [planted, encodeURIComponent('s:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.x')]) {
      const other = await registerMember(service);
      const login = { email: other.email, password: other.password };
      const answer = await victim.post('/api/login', login, { cookie: `sid=${cookie}` });
      expect(answer.status).toBe(200);
      expect(victim.cookie('sid')).toBeDefined();
      expect(victim.cookie('sid')).not.toBe(cookie);
      // What was planted belongs to nobody afterwards.
      expect((await service.client().get('/api/me', { cookie: `sid=${cookie}` })).status).toBe(401);
    }
  });

  it('a login that began before everything was ended begins nothing', async () => {
    const member = await registerMember(service);
    const runner = service.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('UPDATE auth_members SET auth_epoch = auth_epoch + 1 WHERE id = $1', [member.id]);
    const late = service.client();
    const login = late.post('/api/login', { email: member.email, password: member.password });
    await waitForLock(service);
    await runner.query('DELETE FROM auth_sessions WHERE user_id = $1', [member.id]);
    await runner.commitTransaction();
    await runner.release();
    expect((await login).status).toBe(401);
    expect((await late.get('/api/me')).status).toBe(401);
    const rows: unknown[] = await runInTransaction(service.dataSource, (tx) =>
      tx.query('SELECT 1 FROM auth_sessions WHERE user_id = $1', [member.id]),
    );
    expect(rows).toEqual([]);
  });

  it('are fifty at most, and so are the browsers that are known: what was unused for longest goes', async () => {
    const member = await registerMember(service);
    const heap = (table: string, columns: string, values: string) =>
      service.dataSource.query(
        `INSERT INTO ${table} (user_id, ${columns}) SELECT $1::uuid, ${values} FROM generate_series(1, 120) n`,
        [member.id, service.clock.now()],
      );
    await heap(
      'auth_sessions',
      'id, created_at, last_seen_at, idle_expires_at, absolute_expires_at, ip, user_agent',
      `sha256(convert_to($1::uuid::text || n, 'UTF8')), $2::timestamptz, $2::timestamptz - n * interval '1 minute', $2::timestamptz + interval '6 days', $2::timestamptz + interval '6 days', '', ''`,
    );
    await heap(
      'auth_known_browsers',
      'browser, first_seen_at, last_seen_at',
      `sha256(convert_to(n::text, 'UTF8')), $2::timestamptz, $2::timestamptz - n * interval '1 minute'`,
    );
    expect(await list(member.client)).toHaveLength(50);
    service.clock.advance({ seconds: 1 });
    const clients = await Promise.all(
      Array.from({ length: 8 }, (_, index) => signInFrom(member, `198.51.100.${index}`, '')),
    );
    const last = await logIn(service, member);
    for (const table of ['auth_sessions', 'auth_known_browsers']) {
      const rows: { count: number; oldest: number }[] = await service.dataSource.query(
        `SELECT count(*)::int AS count, round(extract(epoch FROM $2::timestamptz - min(last_seen_at)) / 60)::int AS oldest
           FROM ${table} WHERE user_id = $1`,
        [member.id, service.clock.now()],
      );
      // Ten that are in use, and the forty latest of those that are not.
      expect({ table, ...rows[0] }).toEqual({ table, count: 50, oldest: 40 });
    }
    for (const client of [member.client, ...clients, last]) expect((await client.get('/api/me')).status).toBe(200);
    expect(await list(last)).toHaveLength(50);
  });
});
