import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { Administrators } from '../src/modules/auth/index.js';
import { Member } from '../src/modules/auth/entities/member.entity.js';
import { SystemClock } from '../src/platform/clock/index.js';
import { createAdmin, logIn, registerMember } from './factories/member.js';
import { enableTwoFactor } from './factories/two-factor.js';
import { mailedToken } from './support/mailed-link.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { waitForLock } from './support/wait-for-lock.js';

// The program compiles itself and starts the whole service each time.
jest.setTimeout(60_000);

const backend = join(import.meta.dirname, '..');

interface Outcome {
  readonly code: number | null;
  readonly said: string;
  readonly complained: string;
}

describe('npm run admin:create', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp({ now: new SystemClock().now().toISOString() });
  });

  afterAll(() => service.close());

  /** Runs the program against the database of the running service, as nobody at a terminal. */
  const run = async (...parameters: string[]): Promise<Outcome> => {
    const child = spawn(
      process.execPath,
      [
        '--import',
        join(backend, 'test/support/compiled-imports.mjs'),
        join(backend, 'src/database/admin-create.ts'),
        ...parameters,
      ],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          PATH: process.env.PATH,
          APP_PROFILE: 'test',
          LOG_LEVEL: 'error',
          DATABASE_URL: service.database.databaseUrl,
          UPSTREAMS: 'live',
        },
      },
    );
    const exited = new Promise<number | null>((settle) => child.once('exit', settle));
    const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
    return { code, said, complained: complained.replace(/^\(.*Warning.*\n/gm, '') };
  };

  const memberOf = (email: string): Promise<Member | null> =>
    service.dataSource.manager.findOneBy(Member, { emailKey: email.toLowerCase() });

  const auditOf = async (email: string): Promise<unknown[]> =>
    service.dataSource.query(
      `SELECT e.action, e.actor_id FROM platform_audit_events e JOIN auth_members m ON m.id::text = e.target_id
       WHERE m.email_key = $1 ORDER BY e.id`,
      [email.toLowerCase()],
    );

  it('makes an administrator with a one-time password, which the first login has to replace', async () => {
    const { code, said, complained } = await run('Boss@Example.com', '--name', '김대표', '--language', 'en');
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    const [, password = ''] = /^One-time password: (\S+)$/m.exec(said) ?? [];
    expect(password).toMatch(/^([0-9A-HJKMNP-TV-Z]{6}-){3}[0-9A-HJKMNP-TV-Z]{6}$/);

    const row = await memberOf('boss@example.com');
    expect(row).toMatchObject({ email: 'Boss@Example.com', name: '김대표', isAdmin: true, language: 'en' });
    expect(row?.emailConfirmedAt).not.toBeNull();
    expect(row?.passwordHash).not.toContain(password);
    const validMs = (row?.temporaryPasswordExpiresAt?.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0);
    expect(Math.abs(validMs - 86_400_000)).toBeLessThan(60_000);
    expect(await auditOf('boss@example.com')).toEqual([{ action: 'administrator.created', actor_id: null }]);

    const client = await logIn(service, { email: 'boss@example.com', password });
    expect((await client.get('/api/me')).body).toMatchObject({ restriction: 'password', user: { isAdmin: true } });
    expect((await client.get('/api/admin/users')).body).toMatchObject({ code: 'platform.passwordChangeRequired' });
    // Everything that belongs to a member is there, too.
    const accounts: unknown[] = await service.dataSource.query('SELECT 1 FROM ledger.account WHERE owner_id = $1', [
      row?.id,
    ]);
    expect(accounts.length).toBeGreaterThan(0);

    const again = await run('boss@example.com');
    expect(again).toMatchObject({ code: 0, complained: '' });
    expect(again.said).toContain('is an administrator already. Nothing was changed.');
    expect((await memberOf('boss@example.com'))?.passwordHash).toBe(row?.passwordHash);
  });

  it.each([
    [['not an address'], 'is not an e-mail address'],
    [['somebody@'], 'is not an e-mail address'],
    [['관리자@example.com'], 'is not an e-mail address'],
    [[], 'Usage:'],
    [['a@example.com', 'b@example.com'], 'Usage:'],
    [['a@example.com', '--nmae', 'x'], "Unknown option '--nmae'"],
    [['a@example.com', '--promote', '--demote'], 'One thing at a time'],
    [['a@example.com', '--new-password', '--demote'], 'One thing at a time'],
    [['a@example.com', '--name', 'x'.repeat(51)], '1 to 50 visible characters'],
    [['nobody@example.com', '--promote'], 'Nobody has the address nobody@example.com'],
  ])('refuses %j and says why', async (parameters, reason) => {
    const before = await service.dataSource.manager.count(Member);
    const { code, said, complained } = await run(...parameters);
    expect({ code, said }).toEqual({ code: 1, said: '' });
    expect(complained).toContain(reason);
    expect(complained).not.toContain('    at ');
    expect(await service.dataSource.manager.count(Member)).toBe(before);
  });

  it('makes a member an administrator only when told to, and ends their sessions', async () => {
    const member = await registerMember(service, { email: 'hana.boss@example.com', emailConfirmed: true });
    const asked = await run(member.email);
    expect(asked.code).toBe(1);
    expect(asked.complained).toContain('--promote');
    expect(asked.complained).toMatch(/confirmed since 20\d\d-\d\d-\d\dT/);
    expect((await memberOf(member.email))?.isAdmin).toBe(false);
    expect((await member.client.get('/api/me')).status).toBe(200);

    expect(await run(member.email, '--promote')).toMatchObject({ code: 0, complained: '' });
    expect((await member.client.get('/api/me')).status).toBe(401);
    const client = await logIn(service, member);
    expect((await client.get('/api/me')).body).toMatchObject({ restriction: null, user: { isAdmin: true } });
    expect(await auditOf(member.email)).toEqual([{ action: 'administrator.promoted', actor_id: null }]);
  });

  it('makes nobody an administrator who has registered an address that is not theirs', async () => {
    const squatter = await registerMember(service, { email: 'new.boss@example.com' });
    for (const options of [[], ['--promote']]) {
      const { code, complained } = await run(squatter.email, ...options);
      expect(code).toBe(1);
      expect(complained).toContain('the address is not confirmed');
    }
    await expect(service.app.get(Administrators).promote(squatter.email)).rejects.toMatchObject({
      code: 'auth.emailNotConfirmed',
    });
    expect(await memberOf(squatter.email)).toMatchObject({ isAdmin: false });
    expect((await squatter.client.get('/api/me')).status).toBe(200);

    // What the squatter has set up, as far as an earlier version let them.
    await service.dataSource.query(
      `UPDATE auth_members SET totp_secret = '\\x00', two_factor_enabled_at = now() WHERE id = $1`,
      [squatter.id],
    );
    await service.client().post('/api/forgot-password', { email: squatter.email });
    const token = await mailedToken(service, squatter.email, 'reset-password');
    const { code, said, complained } = await run(squatter.email, '--promote', '--new-password');
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    const [, password = ''] = /^One-time password: (\S+)$/m.exec(said) ?? [];
    expect((await squatter.client.get('/api/me')).status).toBe(401);
    const old = await squatter.client.post('/api/login', { email: squatter.email, password: squatter.password });
    expect(old.status).toBe(401);
    expect((await service.client().get(`/api/reset-password/${token}`)).status).toBe(404);
    const boss = await logIn(service, { email: squatter.email, password });
    expect((await boss.get('/api/me')).body).toMatchObject({ restriction: 'password', user: { isAdmin: true } });
    expect((await memberOf(squatter.email))?.emailConfirmedAt).not.toBeNull();
    expect(await memberOf(squatter.email)).toMatchObject({ twoFactorEnabledAt: null, totpSecret: null });
    expect(await auditOf(squatter.email)).toEqual([{ action: 'administrator.promoted', actor_id: null }]);
  });

  it('gives an administrator who has lost the password another one-time password', async () => {
    const admin = await createAdmin(service);
    const { said, code } = await run(admin.email, '--new-password');
    expect(code).toBe(0);
    expect((await admin.client.get('/api/me')).status).toBe(401);
    const old = await service.client().post('/api/login', { email: admin.email, password: admin.password });
    expect(old.status).toBe(401);
    const [, password = ''] = /^One-time password: (\S+)$/m.exec(said) ?? [];
    const client = await logIn(service, { email: admin.email, password });
    expect((await client.get('/api/me')).body).toMatchObject({ restriction: 'password' });
    const expiry = (await memberOf(admin.email))?.temporaryPasswordExpiresAt ?? new Date(0);
    service.clock.set(expiry);
    expect((await client.get('/api/me')).status).toBe(401);
    expect((await service.client().post('/api/login', { email: admin.email, password })).status).toBe(401);
    service.clock.set(new SystemClock().now());
  });

  it('lets an administrator who has lost the phone set up another', async () => {
    const admin = await createAdmin(service);
    await enableTwoFactor(service, admin);
    expect((await run(admin.email, '--reset-two-factor')).code).toBe(0);
    expect(await memberOf(admin.email)).toMatchObject({ totpSecret: null, twoFactorEnabledAt: null });
    expect((await admin.client.get('/api/me')).status).toBe(401);
    const client = await logIn(service, admin);
    expect((await client.get('/api/user/two-factor')).body).toMatchObject({ enabled: false, recoveryCodesLeft: 0 });
    expect(await auditOf(admin.email)).toEqual([
      { action: 'two-factor.enabled', actor_id: admin.id },
      { action: 'two-factor.reset', actor_id: null },
    ]);
  });

  it('gives an administrator who has lost both another password and a new start with the phone, at once', async () => {
    const admin = await createAdmin(service);
    await enableTwoFactor(service, admin);
    const { said, code } = await run(admin.email, '--reset-two-factor', '--new-password');
    expect(code).toBe(0);
    const [, password = ''] = /^One-time password: (\S+)$/m.exec(said) ?? [];
    expect(await memberOf(admin.email)).toMatchObject({ totpSecret: null, mustChangePassword: true });
    const client = await logIn(service, { email: admin.email, password });
    expect((await client.get('/api/me')).body).toMatchObject({ restriction: 'password' });
    expect((await auditOf(admin.email)).slice(1)).toEqual([
      { action: 'administrator.password-renewed', actor_id: null },
      { action: 'two-factor.reset', actor_id: null },
    ]);
  });

  it('tells how it is used', async () => {
    const { code, said, complained } = await run('--help');
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    expect(said).toMatch(/^Usage: .*--language ko\|en/);
  });

  it('lets a member in whose second factor is out of reach, and locks payouts for a day', async () => {
    const member = await registerMember(service, { emailConfirmed: true });
    await enableTwoFactor(service, member);
    expect(await run(member.email, '--reset-two-factor')).toMatchObject({ code: 0, complained: '' });
    expect((await member.client.get('/api/me')).status).toBe(401);
    const client = await logIn(service, member);
    const { body } = await client.get('/api/user');
    expect(body).toMatchObject({ isAdmin: false, twoFactorEnabled: false });
    const lockedMs = Date.parse(body.payoutsLockedUntil ?? '') - new SystemClock().millis();
    expect(Math.abs(lockedMs - 86_400_000)).toBeLessThan(60_000);
    expect((await service.mailbox.mailsTo(member.email)).map(({ subject }) => subject)).toContain(
      '2단계 인증이 초기화되었습니다',
    );
  });

  it('refuses the rest to plain members', async () => {
    const member = await registerMember(service);
    for (const option of ['--new-password', '--demote']) {
      const { code, complained } = await run(member.email, option);
      expect({ code, complained }).toEqual({
        code: 1,
        complained: `${member.email} is a member, not an administrator.\n`,
      });
    }
    expect((await member.client.get('/api/me')).status).toBe(200);
  });

  it('tells each by mail whom it concerns', async () => {
    const administrators = service.app.get(Administrators);
    const member = await registerMember(service, { emailConfirmed: true });
    await administrators.promote(member.email);
    await administrators.renewPassword(member.email);
    await administrators.resetTwoFactor(member.email);
    await administrators.demote(member.email);
    const subjects = (await service.mailbox.mailsTo(member.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining([
        '관리자 권한이 부여되었습니다',
        '일회용 비밀번호가 발급되었습니다',
        '2단계 인증이 초기화되었습니다',
        '관리자 권한이 해제되었습니다',
      ]),
    );
  });

  it('never takes the last administrator away, also when two take each other away', async () => {
    const administrators = service.app.get(Administrators);
    await service.dataSource.query('UPDATE auth_members SET is_admin = false');
    const [one, two] = [await createAdmin(service), await createAdmin(service)];
    // The first is about to be committed when the second begins.
    const runner = service.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('UPDATE auth_members SET is_admin = false WHERE id = $1', [one.id]);
    const second = Promise.allSettled([administrators.demote(two.email)]);
    await Promise.race([waitForLock(service), second]);
    await runner.commitTransaction();
    await runner.release();
    expect((await second)[0]).toMatchObject({ status: 'rejected', reason: { code: 'auth.lastAdministrator' } });
    expect((await two.client.get('/api/me')).status).toBe(200);
    const { code, complained } = await run(two.email, '--demote');
    expect({ code, complained }).toEqual({
      code: 1,
      complained: 'This is the only administrator. Make another one first.\n',
    });
    expect((await two.client.get('/api/admin/users')).status).toBe(200);
  });
});
