import { createHmac } from 'node:crypto';
import { jest } from '@jest/globals';
import { AuthCleanupJob } from '../src/modules/auth/auth-cleanup.job.js';
import { Member } from '../src/modules/auth/entities/member.entity.js';
import { TwoFactor } from '../src/modules/auth/two-factor/two-factor.service.js';
import { readConfig } from '../src/platform/config/index.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { logger } from '../src/platform/logging/index.js';
import { DecryptionFailed, Encryption } from '../src/platform/encryption/index.js';
import { createAdmin, logIn, registerMember, type SignedIn } from './factories/member.js';
import { codeOf, enableTwoFactor, wrongCodeOf } from './factories/two-factor.js';
import type { Answer, HttpClient } from './support/http-client.js';
import { mailedToken } from './support/mailed-link.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { waitForLock } from './support/wait-for-lock.js';

// Many passwords are hashed in a test, two at a time.
jest.setTimeout(30_000);

const codes = (answers: readonly Answer[]): unknown[] => answers.map(({ status, body }) => body.code ?? status);

const encryptionUnder = (secrets: string): Encryption =>
  new Encryption(readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1/none', SESSION_SECRET: secrets }));

const contextOf = (owner: string) => ({ purpose: 'totp-secret', owner });

describe('two-factor login', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp();
  });

  afterAll(() => service.close());

  const memberRow = (id: string): Promise<Member> => service.dataSource.manager.findOneByOrFail(Member, { id });

  /** Comes with a code as login does: in a transaction, with the member as read before. */
  const useCode = async (id: string, code: string): Promise<boolean> => {
    const member = await memberRow(id);
    return runInTransaction(service.dataSource, (tx) => service.app.get(TwoFactor).useCode(tx, member, code));
  };

  const signIn = (member: SignedIn, code?: string, client: HttpClient = service.client()): Promise<Answer> =>
    client.post('/api/login', {
      email: member.email,
      password: member.password,
      ...(code === undefined ? {} : { code }),
    });

  const auditOf = async (id: string): Promise<string[]> => {
    const rows: { action: string }[] = await service.dataSource.query(
      `SELECT action FROM platform_audit_events WHERE target_id = $1 AND action LIKE 'two-factor.%' ORDER BY id`,
      [id],
    );
    return rows.map(({ action }) => action);
  };

  describe('setting it up', () => {
    it('needs the password, then a code of the app', async () => {
      const hana = await registerMember(service, { email: 'hana.setup@example.com', emailConfirmed: true });
      const { client } = hana;
      const state = async () => (await client.get('/api/user/two-factor')).body;
      expect(await state()).toEqual({ enabled: false, enabledAt: null, recoveryCodesLeft: 0, required: false });

      const wrong = await client.post('/api/user/two-factor/setup', { currentPassword: 'not my password' });
      expect(codes([wrong])).toEqual(['auth.currentPasswordWrong']);
      const early = await client.post('/api/user/two-factor/enable', { code: '123456' });
      expect(codes([early])).toEqual(['auth.twoFactorNotSetUp']);

      const setup = await client.post('/api/user/two-factor/setup', {
        currentPassword: hana.password,
      });
      expect(setup.status).toBe(200);
      expect(setup.body.secret).toMatch(/^[A-Z2-7]{32}$/);
      expect(setup.body.otpauthUrl).toContain(`secret=${setup.body.secret}`);
      // Until a code comes, nothing has changed: login asks for none.
      expect(await state()).toMatchObject({ enabled: false, recoveryCodesLeft: 0 });
      expect((await signIn(hana)).status).toBe(200);

      const { secret } = setup.body;
      const refused = await client.post('/api/user/two-factor/enable', { code: wrongCodeOf(service, secret) });
      expect(codes([refused])).toEqual(['auth.wrongCode']);
      expect(await state()).toMatchObject({ enabled: false });

      const enabled = await client.post('/api/user/two-factor/enable', {
        code: codeOf(service, secret),
      });
      expect(enabled.status).toBe(200);
      expect(new Set(enabled.body.recoveryCodes).size).toBe(10);
      expect(await state()).toEqual({
        enabled: true,
        enabledAt: service.clock.now().toISOString(),
        recoveryCodesLeft: 10,
        required: false,
      });
      expect((await client.get('/api/user')).body).toMatchObject({ twoFactorEnabled: true });
      expect(await auditOf(hana.id)).toEqual(['two-factor.enabled']);
      const subjects = (await service.mailbox.mailsTo(hana.email)).map(({ subject }) => subject);
      expect(subjects).toContain('2단계 인증이 켜졌습니다');

      const again = await client.post('/api/user/two-factor/setup', { currentPassword: hana.password });
      const enabledAgain = await client.post('/api/user/two-factor/enable', { code: codeOf(service, secret, 1) });
      expect(codes([again, enabledAgain])).toEqual(['auth.twoFactorAlreadyOn', 'auth.twoFactorAlreadyOn']);
    });

    it('needs a confirmed address, so that nobody shuts out the owner of one that they have only registered', async () => {
      const email = 'victim@example.com';
      const stranger = await registerMember(service, { email });
      const setUp = (client: HttpClient, currentPassword: string) =>
        client.post('/api/user/two-factor/setup', {
          currentPassword,
        });
      expect(await setUp(stranger.client, stranger.password)).toMatchObject({
        status: 409,
        body: { code: 'auth.emailNotConfirmed', message: '이메일 인증을 먼저 완료해 주세요.' },
      });
      const enable = await stranger.client.post('/api/user/two-factor/enable', { code: '123456' });
      expect(codes([enable])).toEqual(['auth.twoFactorNotSetUp']);
      // The owner of the address takes the account over by mail, and has it to themselves.
      const owner = service.client();
      await owner.post('/api/forgot-password', { email });
      const token = await mailedToken(service, email, 'reset-password');
      const password = 'the password of the owner';
      expect((await owner.post('/api/reset-password', { token, newPassword: password })).status).toBe(200);
      expect((await owner.post('/api/login', { email, password })).status).toBe(200);
      expect((await stranger.client.get('/api/me')).status).toBe(401);
      expect((await setUp(owner, password)).status).toBe(200);
    });

    it('says that the password is wrong when it was replaced meanwhile', async () => {
      const member = await registerMember(service, { emailConfirmed: true });
      const runner = service.dataSource.createQueryRunner();
      await runner.startTransaction();
      await runner.query('UPDATE auth_members SET auth_epoch = auth_epoch + 1 WHERE id = $1', [member.id]);
      const setUp = member.client.post('/api/user/two-factor/setup', { currentPassword: member.password });
      await waitForLock(service);
      await runner.commitTransaction();
      await runner.release();
      expect(codes([await setUp])).toEqual(['auth.currentPasswordWrong']);
    });

    it('the latest secret counts, not one that was shown before', async () => {
      const member = await registerMember(service, { emailConfirmed: true });
      const setUp = async () =>
        (
          await member.client.post('/api/user/two-factor/setup', {
            currentPassword: member.password,
          })
        ).body.secret;
      const [first, second] = [await setUp(), await setUp()];
      expect(first).not.toBe(second);
      const old = await member.client.post('/api/user/two-factor/enable', { code: codeOf(service, first) });
      expect(codes([old])).toEqual(['auth.wrongCode']);
      const fresh = await member.client.post('/api/user/two-factor/enable', { code: codeOf(service, second) });
      expect(fresh.status).toBe(200);
    });

    it('the password and the codes cannot be guessed in a session that was left open', async () => {
      const member = await registerMember(service, { emailConfirmed: true });
      const guess = (password: string) =>
        member.client.post('/api/user/two-factor/setup', { currentPassword: password });
      const guesses = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(`guess ${index}`)));
      expect(codes(guesses).sort()).toEqual([
        ...Array<string>(10).fill('auth.currentPasswordWrong'),
        ...Array<string>(2).fill('auth.tooManyAttempts'),
      ]);
      expect(codes([await guess(member.password)])).toEqual(['auth.tooManyAttempts']);
      service.clock.advance({ minutes: 16 });
      const { status, body } = await guess(member.password);
      expect(status).toBe(200);

      const tryCode = (code: string) => member.client.post('/api/user/two-factor/enable', { code });
      const wrong = wrongCodeOf(service, String(body.secret));
      const tries = await Promise.all(Array.from({ length: 12 }, () => tryCode(wrong)));
      expect(codes(tries).filter((code) => code === 'auth.wrongCode')).toHaveLength(10);
      expect(codes([await tryCode(codeOf(service, String(body.secret)))])).toEqual(['auth.tooManyAttempts']);
    });

    it('ends all other sessions; this one goes on under a new id', async () => {
      const member = await registerMember(service, { emailConfirmed: true });
      const elsewhere = await logIn(service, member);
      const before = member.client.cookie('sid');
      await enableTwoFactor(service, member);
      expect(member.client.cookie('sid')).not.toBe(before);
      expect((await member.client.get('/api/me')).status).toBe(200);
      expect((await elsewhere.get('/api/me')).status).toBe(401);
      const stale = await service.client().get('/api/me', { cookie: `sid=${before ?? ''}` });
      expect(stale.status).toBe(401);
      expect((await member.client.get('/api/user/sessions')).body).toHaveLength(1);
    });

    it('many at once switch it on once', async () => {
      const member = await registerMember(service, { emailConfirmed: true });
      const { body } = await member.client.post('/api/user/two-factor/setup', { currentPassword: member.password });
      const code = codeOf(service, String(body.secret));
      const cookie = `sid=${member.client.cookie('sid') ?? ''}`;
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => service.client().post('/api/user/two-factor/enable', { code }, { cookie })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await auditOf(member.id)).toEqual(['two-factor.enabled']);
    });

    it('a session that was ended a moment ago changes nothing and comes back by nothing', async () => {
      const member = await registerMember(service, { emailConfirmed: true });
      const { body } = await member.client.post('/api/user/two-factor/setup', { currentPassword: member.password });
      // The owner ends the thief's session while the thief's request is on its way to the member's row.
      const owner = await logIn(service, member);
      const runner = service.dataSource.createQueryRunner();
      await runner.startTransaction();
      await runner.query('SELECT 1 FROM auth_members WHERE id = $1 FOR UPDATE', [member.id]);
      const enabling = member.client.post('/api/user/two-factor/enable', {
        code: codeOf(service, String(body.secret)),
      });
      await waitForLock(service);
      const sessions = await owner.get('/api/user/sessions');
      const stolen = sessions.body.find(({ current }) => !current)?.id ?? '';
      expect((await owner.delete(`/api/user/sessions/${stolen}`)).status).toBe(204);
      await runner.commitTransaction();
      await runner.release();
      expect(codes([await enabling])).toEqual(['platform.loginRequired']);
      expect((await memberRow(member.id)).twoFactorEnabledAt).toBeNull();
      expect((await owner.get('/api/user/sessions')).body).toHaveLength(1);
    });
  });

  describe('login', () => {
    it('asks for a code after the right password, and only then', async () => {
      const member = await registerMember(service);
      const app = await enableTwoFactor(service, member);
      const client = service.client();
      const without = await signIn(member, undefined, client);
      expect(codes([without])).toEqual(['auth.secondFactorRequired']);
      expect((await client.get('/api/me')).status).toBe(401);
      const stranger = await service
        .client()
        .post('/api/login', { email: member.email, password: 'wrong', code: app.code() });
      expect(codes([stranger])).toEqual(['auth.wrongCredentials']);
      expect(codes([await signIn(member, wrongCodeOf(service, app.secret), client)])).toEqual([
        'auth.wrongSecondFactor',
      ]);
      expect((await signIn(member, app.code(), client)).status).toBe(200);
      expect((await client.get('/api/me')).status).toBe(200);
    });

    it('a code opens once, also when twenty browsers come with it at once', async () => {
      const member = await registerMember(service);
      const app = await enableTwoFactor(service, member);
      const answers = await Promise.all(Array.from({ length: 20 }, () => useCode(member.id, app.code())));
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await useCode(member.id, app.code())).toBe(false);
      // Nor does an earlier one that was not used: whoever read it over a shoulder comes too late.
      expect(await useCode(member.id, app.code(-1))).toBe(false);
      service.clock.advance({ seconds: 30 });
      expect(await useCode(member.id, app.code())).toBe(true);
    });

    it('the code that switched it on does not log in', async () => {
      const member = await registerMember(service);
      const app = await enableTwoFactor(service, member);
      expect(await useCode(member.id, app.code(-1))).toBe(false);
    });

    it('bears a phone whose clock is half a minute off, not a whole one', async () => {
      const member = await registerMember(service);
      const app = await enableTwoFactor(service, member);
      service.clock.advance({ minutes: 5 });
      expect(await useCode(member.id, app.code(-2))).toBe(false);
      expect(await useCode(member.id, app.code(2))).toBe(false);
      expect(await useCode(member.id, app.code(-1))).toBe(true);
      expect(await useCode(member.id, app.code(1))).toBe(true);
      // The one ahead has been used: the ones before it are over.
      expect(await useCode(member.id, app.code(0))).toBe(false);
    });

    it("another member's code does not open", async () => {
      const [one, two] = [await registerMember(service), await registerMember(service)];
      await enableTwoFactor(service, one);
      const foreign = await enableTwoFactor(service, two);
      expect(await useCode(one.id, foreign.code())).toBe(false);
      expect(await useCode(one.id, foreign.recoveryCodes[0] ?? '')).toBe(false);
    });
  });

  describe('recovery codes', () => {
    it('open once each, also when twenty browsers come with one at once', async () => {
      const member = await registerMember(service);
      const app = await enableTwoFactor(service, member);
      const [first = '', second = ''] = app.recoveryCodes;
      const answers = await Promise.all(Array.from({ length: 20 }, () => useCode(member.id, first)));
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await useCode(member.id, first)).toBe(false);
      expect((await member.client.get('/api/user/two-factor')).body).toMatchObject({ recoveryCodesLeft: 9 });
      expect(await useCode(member.id, second.toLowerCase().replace(/-/g, ' '))).toBe(true);
      expect((await member.client.get('/api/user/two-factor')).body).toMatchObject({ recoveryCodesLeft: 8 });
    });

    it('log in, and the member is told', async () => {
      const member = await registerMember(service, { language: 'en' });
      const app = await enableTwoFactor(service, member);
      const [code = ''] = app.recoveryCodes;
      expect((await signIn(member, code.toLowerCase().replace(/-/g, ' '))).status).toBe(200);
      expect(codes([await signIn(member, code)])).toEqual(['auth.wrongSecondFactor']);
      const told = (await service.mailbox.mailsTo(member.email)).filter(({ subject }) => subject.includes('recovery'));
      expect(told).toHaveLength(1);
    });

    it('are made anew by the password, and the old ones end', async () => {
      const member = await registerMember(service);
      const app = await enableTwoFactor(service, member);
      const renew = (currentPassword: string) =>
        member.client.post('/api/user/two-factor/recovery-codes', { currentPassword });
      expect((await renew('wrong password')).status).toBe(400);
      const { status, body } = await renew(member.password);
      expect(status).toBe(200);
      expect(body.recoveryCodes).toHaveLength(10);
      expect(await useCode(member.id, app.recoveryCodes[0] ?? '')).toBe(false);
      expect(await useCode(member.id, body.recoveryCodes[9] ?? '')).toBe(true);
      expect(await auditOf(member.id)).toEqual(['two-factor.enabled', 'two-factor.recovery-codes-renewed']);
    });

    it('are not given to who proved a password that was replaced a moment ago', async () => {
      const member = await registerMember(service);
      const app = await enableTwoFactor(service, member);
      const runner = service.dataSource.createQueryRunner();
      await runner.startTransaction();
      await runner.query('UPDATE auth_members SET auth_epoch = auth_epoch + 1 WHERE id = $1', [member.id]);
      const renewing = member.client.post('/api/user/two-factor/recovery-codes', { currentPassword: member.password });
      await waitForLock(service);
      await runner.commitTransaction();
      await runner.release();
      expect(codes([await renewing])).toEqual(['auth.currentPasswordWrong']);
      expect(await useCode(member.id, app.recoveryCodes[0] ?? '')).toBe(true);
    });

    it('are for members with two-factor login', async () => {
      const member = await registerMember(service);
      const answer = await member.client.post('/api/user/two-factor/recovery-codes', {
        currentPassword: member.password,
      });
      expect(codes([answer])).toEqual(['auth.twoFactorNotSetUp']);
    });
  });

  describe('switching it off', () => {
    it('needs the password and a code, ends other sessions and leaves nothing behind', async () => {
      const member = await registerMember(service);
      const app = await enableTwoFactor(service, member);
      const elsewhere = service.client();
      expect((await signIn(member, app.code(), elsewhere)).status).toBe(200);
      service.clock.advance({ seconds: 30 });
      const disable = (body: object) => member.client.send('POST', '/api/user/two-factor/disable', body);
      const right = { currentPassword: member.password, code: app.code() };
      expect(codes([await disable({ ...right, currentPassword: 'wrong' })])).toEqual(['auth.currentPasswordWrong']);
      expect(codes([await disable({ ...right, code: wrongCodeOf(service, app.secret) })])).toEqual(['auth.wrongCode']);
      expect((await memberRow(member.id)).twoFactorEnabledAt).not.toBeNull();

      const before = member.client.cookie('sid');
      const off = await disable(right);
      expect(off.body).toEqual({ message: '2단계 인증을 해제했습니다.' });
      expect(member.client.cookie('sid')).not.toBe(before);
      expect((await member.client.get('/api/me')).status).toBe(200);
      expect((await elsewhere.get('/api/me')).status).toBe(401);
      expect(await memberRow(member.id)).toMatchObject({
        totpSecret: null,
        totpLastStep: null,
        twoFactorEnabledAt: null,
      });
      expect((await member.client.get('/api/user/two-factor')).body).toMatchObject({
        enabled: false,
        recoveryCodesLeft: 0,
      });
      expect((await signIn(member)).status).toBe(200);
      expect(await auditOf(member.id)).toEqual(['two-factor.enabled', 'two-factor.disabled']);
      const subjects = (await service.mailbox.mailsTo(member.email)).map(({ subject }) => subject);
      expect(subjects).toContain('2단계 인증이 해제되었습니다');
      expect(codes([await disable(right)])).toEqual(['auth.twoFactorNotSetUp']);
    });

    it('works by a recovery code for who has lost the phone', async () => {
      const member = await registerMember(service);
      const { recoveryCodes } = await enableTwoFactor(service, member);
      const body = { currentPassword: member.password, code: recoveryCodes[3] ?? '' };
      expect((await member.client.post('/api/user/two-factor/disable', body)).status).toBe(200);
    });
  });

  describe('at rest', () => {
    it('a copy of the database shows neither a secret nor a recovery code', async () => {
      const member = await registerMember(service);
      const { secret, recoveryCodes } = await enableTwoFactor(service, member);
      const dump = await everything(service);
      expect(dump).toContain(member.email);
      const raw = base32Bytes(secret).toString('hex');
      for (const text of [secret, secret.toLowerCase(), raw, Buffer.from(secret).toString('hex')])
        expect(dump.includes(text)).toBe(false);
      for (const code of recoveryCodes)
        for (const text of [code, code.replace(/-/g, ''), Buffer.from(code.replace(/-/g, '')).toString('hex')])
          expect(dump.includes(text)).toBe(false);
    });

    it("somebody's encrypted secret in another member's row opens nothing", async () => {
      const [owner, thief] = [await registerMember(service), await registerMember(service)];
      const mine = await enableTwoFactor(service, thief);
      await enableTwoFactor(service, owner);
      // Who can write to the database puts the secret they know into the row of the member they are after.
      await service.dataSource.query(
        `UPDATE auth_members SET totp_secret = (SELECT totp_secret FROM auth_members WHERE id = $2), totp_last_step = NULL
         WHERE id = $1`,
        [owner.id, thief.id],
      );
      expect(await useCode(owner.id, mine.code())).toBe(false);
      expect(await useCode(thief.id, mine.code())).toBe(true);
    });

    it('does not open once its session secret is gone: the app is of no use, a recovery code is', async () => {
      const member = await registerMember(service);
      const app = await enableTwoFactor(service, member);
      await service.dataSource.query('UPDATE auth_members SET totp_secret = $2 WHERE id = $1', [
        member.id,
        encryptionUnder('a session secret that nobody has kept').encrypt(app.secret, contextOf(member.id)),
      ]);
      const errors = jest.spyOn(logger, 'error').mockImplementation(() => undefined);
      expect(await useCode(member.id, app.code())).toBe(false);
      expect(errors).toHaveBeenCalledTimes(1);
      errors.mockRestore();
      expect(await useCode(member.id, app.recoveryCodes[0] ?? '')).toBe(true);
    });
  });
});

describe('an exchange of the session secret', () => {
  const old = 'the session secret of last year and before';
  const fresh = 'the session secret of this year and later';
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp({ env: { SESSION_SECRET: `${fresh},${old}` } });
  });

  afterAll(() => service.close());

  it('logs nobody out', async () => {
    const member = await registerMember(service);
    const [, id = '', signature] =
      /^s:([^.]+)\.(.+)$/.exec(decodeURIComponent(member.client.cookie('sid') ?? '')) ?? [];
    const signedBy = (secret: string) => createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '');
    expect(signature).toBe(signedBy(fresh));
    const asks = (value: string) => service.client().get('/api/me', { cookie: `sid=${encodeURIComponent(value)}` });
    expect((await asks(`s:${id}.${signedBy(old)}`)).status).toBe(200);
    expect((await asks(`s:${id}.${signedBy('a secret of somebody else, quite long')}`)).status).toBe(401);
  });

  it('leaves authenticator apps at work; within the hour their secrets need the old one no more', async () => {
    const member = await registerMember(service);
    const app = await enableTwoFactor(service, member);
    const encrypted = async () =>
      (await service.dataSource.manager.findOneByOrFail(Member, { id: member.id })).totpSecret ?? Buffer.alloc(0);
    await service.dataSource.query('UPDATE auth_members SET totp_secret = $2 WHERE id = $1', [
      member.id,
      encryptionUnder(old).encrypt(app.secret, contextOf(member.id)),
    ]);
    const row = await service.dataSource.manager.findOneByOrFail(Member, { id: member.id });
    const twoFactor = service.app.get(TwoFactor);
    expect(await runInTransaction(service.dataSource, (tx) => twoFactor.useCode(tx, row, app.code()))).toBe(true);
    expect(() => encryptionUnder(fresh).decrypt(row.totpSecret ?? Buffer.alloc(0), contextOf(member.id))).toThrow(
      DecryptionFailed,
    );
    await service.app.get(AuthCleanupJob).cleanUp();
    expect(encryptionUnder(fresh).decrypt(await encrypted(), contextOf(member.id))).toBe(app.secret);
  });
});

describe('administrators where two-factor login is obligatory', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp({ env: { ADMIN_TWO_FACTOR: 'required' } });
  });

  afterAll(() => service.close());

  const logInBy = ({ email, password }: SignedIn, code: string) =>
    service.client().post('/api/login', { email, password, code });

  it('may do nothing else until they have it, then everything at once', async () => {
    const admin = await createAdmin(service);
    expect((await admin.client.get('/api/me')).body).toMatchObject({ restriction: 'two-factor' });
    expect((await admin.client.get('/api/user/two-factor')).body).toMatchObject({ enabled: false, required: true });
    const closed = ['/api/admin/users', '/api/user/sessions', '/api/user/mail-preferences'];
    for (const path of closed) expect(codes([await admin.client.get(path)])).toEqual(['platform.twoFactorRequired']);

    const before = admin.client.cookie('sid');
    await enableTwoFactor(service, admin);
    expect(admin.client.cookie('sid')).not.toBe(before);
    expect((await admin.client.get('/api/me')).body).toMatchObject({ restriction: null });
    expect((await admin.client.get('/api/admin/users')).status).toBe(200);
    expect((await service.client().get('/api/admin/users', { cookie: `sid=${before ?? ''}` })).status).toBe(401);
  });

  it('move to a new phone by switching it off, and may do nothing but set it up until they have', async () => {
    const admin = await createAdmin(service);
    const old = await enableTwoFactor(service, admin);
    const off = await admin.client.post('/api/user/two-factor/disable', {
      currentPassword: admin.password,
      code: old.code(),
    });
    expect(off.status).toBe(200);
    expect((await admin.client.get('/api/me')).body).toMatchObject({ restriction: 'two-factor' });
    expect(codes([await admin.client.get('/api/admin/users')])).toEqual(['platform.twoFactorRequired']);
    const fresh = await enableTwoFactor(service, admin);
    expect(fresh.secret).not.toBe(old.secret);
    expect((await admin.client.get('/api/admin/users')).status).toBe(200);
    expect(codes([await logInBy(admin, old.code())])).toEqual(['auth.wrongSecondFactor']);
    expect((await logInBy(admin, fresh.code())).status).toBe(200);
  });

  it('whose address is not confirmed can ask for the mail', async () => {
    const admin = await createAdmin(service);
    await service.dataSource.query('UPDATE auth_members SET email_confirmed_at = NULL WHERE id = $1', [admin.id]);
    const setUp = await admin.client.post('/api/user/two-factor/setup', { currentPassword: admin.password });
    expect(codes([setUp])).toEqual(['auth.emailNotConfirmed']);
    expect((await admin.client.post('/api/user/resend-confirmation')).status).toBe(200);
    const token = await mailedToken(service, admin.email, 'confirm-email');
    expect((await service.client().post('/api/confirm-email', { token })).status).toBe(200);
    await enableTwoFactor(service, admin);
    expect((await admin.client.get('/api/admin/users')).status).toBe(200);
  });

  it('concerns no plain member', async () => {
    const member = await registerMember(service);
    expect((await member.client.get('/api/me')).body).toMatchObject({ restriction: null });
    expect((await member.client.get('/api/user/two-factor')).body).toMatchObject({ required: false });
  });
});

/** Every row of every table as text, as a copy of the database would show them. */
async function everything(service: TestApp): Promise<string> {
  const tables: { name: string }[] = await service.dataSource.query(
    `SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const rows: { row: string }[] = await service.dataSource.query(`SELECT t::text AS row FROM ${name} t`);
    parts.push(...rows.map(({ row }) => row));
  }
  return parts.join('\n');
}

function base32Bytes(text: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
