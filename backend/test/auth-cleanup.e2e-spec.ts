import { jest } from '@jest/globals';
import { withClient } from '../embedded-postgres/bootstrap.js';
import { AuthCleanupJob } from '../src/modules/auth/auth-cleanup.job.js';
import { logger } from '../src/platform/logging/index.js';
import { readConfig } from '../src/platform/config/index.js';
import { Encryption } from '../src/platform/encryption/index.js';
import { registerMember } from './factories/member.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const fresh = 'the session secret of this year and later';
const old = 'the session secret of last year and before';
const MANY = 4_500;

describe('the hourly cleaning up', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp({ env: { SESSION_SECRET: `${fresh},${old}`, LOG_LEVEL: 'silent' } });
  });

  afterAll(() => service.close());

  const cleanUp = (): Promise<void> => service.app.get(AuthCleanupJob).cleanUp();
  const countOf = async (table: string, where = 'true'): Promise<number> => {
    const [row]: { count: number }[] = await service.dataSource.query(
      `SELECT count(*)::int AS count FROM ${table} WHERE ${where}`,
    );
    return row?.count ?? 0;
  };
  /** What is over an hour ago, as often as it is told. */
  const pileUp = async (userId: string): Promise<void> => {
    const over = new Date(service.clock.millis() - 3_600_000);
    const longOver = new Date(service.clock.millis() - 401 * 86_400_000);
    await service.dataSource.query(
      `INSERT INTO auth_sessions (id, user_id, created_at, last_seen_at, idle_expires_at, absolute_expires_at, ip, user_agent)
       SELECT sha256(n::text::bytea), $1, $2, $2, $2, $2, '', '' FROM generate_series(1, $3::int) n`,
      [userId, over, MANY],
    );
    await service.dataSource.query(
      `INSERT INTO auth_login_attempts (subject, attempts, window_ends_at) SELECT 's' || n, 1, $1 FROM generate_series(1, $2::int) n`,
      [over, MANY],
    );
    await service.dataSource.query(
      `INSERT INTO auth_mailed_tokens (id, user_id, purpose, email_key, created_at, expires_at)
       SELECT sha256(n::text::bytea), $1, 'password-reset', 'a@b.example', $2, $2 FROM generate_series(1, $3::int) n`,
      [userId, over, MANY],
    );
    await service.dataSource.query(
      `INSERT INTO auth_known_browsers (user_id, browser, first_seen_at, last_seen_at)
       SELECT $1, sha256(n::text::bytea), $2, $2 FROM generate_series(1, $3::int) n`,
      [userId, longOver, MANY],
    );
  };

  it('takes away all that is over, some at a time, and nothing else', async () => {
    const member = await registerMember(service);
    const tables = ['auth_sessions', 'auth_login_attempts', 'auth_mailed_tokens', 'auth_known_browsers'];
    const before = await Promise.all(tables.map((table) => countOf(table)));
    await pileUp(member.id);
    await cleanUp();
    expect(await Promise.all(tables.map((table) => countOf(table)))).toEqual(before);
    expect((await member.client.get('/api/me')).status).toBe(200);
    const runs: { slot: string; counts: Record<string, number> }[] = await service.dataSource.query(
      `SELECT slot, counts FROM platform_job_runs WHERE job = 'auth-cleanup' AND slot LIKE '% sessions %' ORDER BY slot`,
    );
    expect(runs.map(({ counts }) => counts.sessions)).toEqual([2_000, 2_000, 500]);
  });

  it('of one kind that fails holds up no other', async () => {
    const member = await registerMember(service);
    service.clock.advance({ hours: 1 });
    await pileUp(member.id);
    await withClient(service.database.adminUrl, (admin) => admin.query('ALTER TABLE auth_sessions RENAME TO away'));
    await cleanUp();
    await withClient(service.database.adminUrl, (admin) => admin.query('ALTER TABLE away RENAME TO auth_sessions'));
    expect(await countOf('platform_job_failures', `job = 'auth-cleanup'`)).toBe(1);
    expect(await countOf('auth_mailed_tokens', `email_key = 'a@b.example'`)).toBe(0);
    expect(await countOf('auth_sessions', `ip = ''`)).toBe(MANY);
    service.clock.advance({ hours: 1 });
    await cleanUp();
    expect(await countOf('auth_sessions', `ip = ''`)).toBe(0);
  });

  it('re-encrypts secrets behind any number of secrets that cannot be decrypted', async () => {
    const errors = jest.spyOn(logger, 'error').mockReturnValue(undefined);
    const insert = (secret: Buffer, count: number) =>
      service.dataSource.query(
        `INSERT INTO auth_members (email, email_key, name, password_hash, language, agreed_personal_info_at, created_at, totp_secret)
         SELECT 'm' || id, 'm' || id, '', '', 'ko', now(), now(), $1
           FROM (SELECT uuidv7()::text AS id FROM generate_series(1, $2::int)) new`,
        [secret, count],
      );
    await insert(Buffer.alloc(60, 7), MANY);
    const { id } = await registerMember(service);
    const encryptionUnder = (secret: string): Encryption =>
      new Encryption(readConfig({ APP_PROFILE: 'test', DATABASE_URL: 'postgres://x/x', SESSION_SECRET: secret }));
    const whose = { purpose: 'totp-secret', owner: id };
    await service.dataSource.query('UPDATE auth_members SET totp_secret = $2 WHERE id = $1', [
      id,
      encryptionUnder(old).encrypt('the app', whose),
    ]);
    service.clock.advance({ hours: 1 });
    // Whoever writes something that belongs to a member, as each login does, is not waited for and does not wait.
    await service.dataSource.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM auth_members WHERE id = $1 FOR KEY SHARE', [id]);
      await cleanUp();
    });
    const [row]: { totp_secret: Buffer }[] = await service.dataSource.query(
      'SELECT totp_secret FROM auth_members WHERE id = $1',
      [id],
    );
    expect(encryptionUnder(fresh).decrypt(row?.totp_secret ?? Buffer.alloc(0), whose)).toBe('the app');
    expect(errors).toHaveBeenCalledTimes(MANY);
    errors.mockRestore();
  });

  it('relies on sessions that are over when they are idle for too long', async () => {
    const member = await registerMember(service);
    await expect(
      service.dataSource.query(
        `UPDATE auth_sessions SET idle_expires_at = absolute_expires_at + interval '1 second' WHERE user_id = $1`,
        [member.id],
      ),
    ).rejects.toThrow('auth_sessions_idle_within_absolute');
  });
});
