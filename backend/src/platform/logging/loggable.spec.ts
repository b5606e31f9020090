import { QueryFailedError } from 'typeorm';
import { loggable, loggablePath } from './loggable.js';

describe('a log line', () => {
  it('has no secret, at whatever depth and under whatever spelling of its name', () => {
    const secrets = {
      password: 'x1',
      newPassword: 'x2',
      body: { currentPassword: 'x3', deep: [{ passphrase: 'x4', apiKey: 'x5', 'X-API-KEY': 'x6' }] },
      headers: { Cookie: 'x7', 'set-cookie': ['x8'], Authorization: 'x9' },
      resetToken: 'x10',
      totpSecret: Buffer.from('x11'),
      recoveryCodes: ['x12'],
      sid: 'x13',
      otpauthUrl: 'x14',
    };
    expect(JSON.stringify(loggable(secrets))).not.toMatch(/x\d/);
  });

  it('keeps codes, numbers and ids', () => {
    const fields = { code: 'auth.wrongCredentials', params: { minutes: 3n }, member: 'm', at: new Date(0), none: null };
    expect(loggable(fields)).toEqual({ ...fields, params: { minutes: '3' } });
  });

  it('tells of a failed query what failed, not with which values', () => {
    const driver = Object.assign(
      new Error('duplicate key value violates unique constraint "auth_members_email_once"'),
      {
        code: '23505',
        constraint: 'auth_members_email_once',
        detail: 'Key (email_key)=(hana@example.com) already exists.',
      },
    );
    const failed = new QueryFailedError('INSERT INTO auth_members VALUES ($1)', ['hana@example.com'], driver);
    const line = JSON.stringify(loggable({ err: new Error('outer', { cause: failed }) }));
    expect(line).toContain('auth_members_email_once');
    expect(line).toContain('23505');
    expect(line).not.toContain('hana@example.com');
  });

  it('ends where an object contains itself', () => {
    const loop: Record<string, unknown> = { name: 'loop' };
    loop['self'] = loop;
    expect(JSON.stringify(loggable(loop))).toContain('[removed]');
  });

  it.each([
    ['/api/reset-password/short', '/api/reset-password/[removed]'],
    [`/api/reset-password/${'a'.repeat(43)}`, '/api/reset-password/[removed]'],
    [`/api/nothing/${'a'.repeat(43)}/x`, '/api/nothing/[removed]/x'],
    ['/api/shared-receipts/Zr3lJ0yQx1sV7nB2cD4eFg', '/api/shared-receipts/[removed]'],
    ['/en/r/Zr3lJ0yQx1sV7nB2cD4eFg', '/en/r/[removed]'],
    ['/api/login?token=abc', '/api/login'],
    [
      '/api/user/sessions/0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55',
      '/api/user/sessions/0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55',
    ],
    ['/api/admin/settings/uidRebate_uidChecksPerHour', '/api/admin/settings/uidRebate_uidChecksPerHour'],
  ])('names the path %s as %s', (path, logged) => {
    expect(loggablePath(path)).toBe(logged);
  });
});
