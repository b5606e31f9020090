import { jest } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { AuthCleanupJob } from '../src/modules/auth/auth-cleanup.job.js';
import { Passwords } from '../src/modules/auth/index.js';
import { logger } from '../src/platform/logging/index.js';
import { createAdmin, registerMember, registrationBody, type SignedIn } from './factories/member.js';
import { enableTwoFactor, wrongCodeOf } from './factories/two-factor.js';
import type { Answer, HttpClient } from './support/http-client.js';
import { mailedToken } from './support/mailed-link.js';
import { shareAbove } from './support/statistics.js';
import { startTestApp, type TestApp } from './support/test-app.js';

// Hundreds of passwords are hashed in a test, two at a time.
jest.setTimeout(120_000);

const DEFAULT_PASSWORD = 'lance-reset-demo';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

describe('guessing', () => {
  let service: TestApp;
  let network = 0;

  beforeAll(async () => {
    service = await startTestApp({ env: { TRUST_PROXY_HOPS: '1' } });
  });

  afterEach(() => {
    jest.restoreAllMocks();
    service.clock.advance({ days: 1 });
  });

  afterAll(() => service.close());

  /** An address that nobody has called from yet. */
  const elsewhere = (): string => {
    network += 1;
    return `198.18.${Math.floor(network / 250)}.${(network % 250) + 1}`;
  };
  const attempt = (
    body: { email: string; password: string; code?: string },
    from = elsewhere(),
    client: HttpClient = service.client(),
  ): Promise<Answer> => client.post('/api/login', body, { 'x-forwarded-for': from });
  const wrong = ({ email }: { email: string }) => ({ email, password: 'a wrong guess' });
  const rightOf = ({ email, password }: SignedIn) => ({ email, password });
  const retryAfter = (answer: Answer<unknown>) => Number(answer.headers.get('retry-after'));
  const repeat = (times: number, work: () => Promise<Answer>): Promise<Answer[]> =>
    Promise.all(Array.from({ length: times }, work));
  const statuses = (answers: readonly Answer<unknown>[], status: number): number =>
    answers.filter((answer) => answer.status === status).length;
  /** Strangers all over the world spend all attempts on one account. */
  const besiege = async (target: { email: string }): Promise<void> => {
    for (let round = 0; round < 2; round += 1)
      expect(statuses(await repeat(50, () => attempt(wrong(target))), 401)).toBe(50);
    expect(statuses(await repeat(3, () => attempt(wrong(target))), 429)).toBe(3);
  };

  it('in parallel is counted before it is looked at: five are answered, the rest wait', async () => {
    const member = await registerMember(service);
    const matches = jest.spyOn(service.app.get(Passwords), 'matches');
    const answers = await repeat(30, () => attempt(wrong(member), '198.51.100.1'));
    expect({ answered: statuses(answers, 401), refused: statuses(answers, 429) }).toEqual({ answered: 5, refused: 25 });
    expect(matches).toHaveBeenCalledTimes(5);

    const refused = await attempt(rightOf(member), '198.51.100.1');
    expect({ status: refused.status, body: { ...refused.body, requestId: '' } }).toEqual({
      status: 429,
      body: {
        code: 'auth.tooManyAttemptsNow',
        message: '시도 횟수가 많아 잠시 제한됩니다. 5초 후 다시 시도해 주세요.',
        params: { seconds: 5 },
        requestId: '',
      },
    });
    expect(retryAfter(refused)).toBe(5);
    expect(matches).toHaveBeenCalledTimes(5);
  });

  it('waits twice as long after each further guess, up to 15 minutes, and exactly as long as is told', async () => {
    const member = await registerMember(service);
    await repeat(5, () => attempt(wrong(member), '198.51.100.2'));
    const waits: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const refused = await attempt(wrong(member), '198.51.100.2');
      // Asking in vain makes nothing longer.
      expect(retryAfter(await attempt(rightOf(member), '198.51.100.2'))).toBe(retryAfter(refused));
      waits.push(retryAfter(refused));
      service.clock.advance({ seconds: retryAfter(refused) - 1 });
      expect((await attempt(wrong(member), '198.51.100.2')).status).toBe(429);
      service.clock.advance({ seconds: 1 });
      expect((await attempt(wrong(member), '198.51.100.2')).status).toBe(401);
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
    const long = await attempt(wrong(member), '198.51.100.2');
    expect(long.body).toMatchObject({
      code: 'auth.tooManyAttempts',
      message: '시도 횟수가 많아 잠시 제한됩니다. 15분 후 다시 시도해 주세요.',
    });
    service.clock.advance({ minutes: 15 });
    expect((await attempt(rightOf(member), '198.51.100.2')).status).toBe(200);
  });

  it('from one network does not delay a stranger elsewhere', async () => {
    const member = await registerMember(service);
    await repeat(80, () => attempt(wrong(member), '198.51.100.3'));
    expect((await attempt(rightOf(member), '198.51.100.200')).status).toBe(200);
  });

  it('from everywhere delays strangers, but neither the owner in a known browser nor one who resets', async () => {
    const member = await registerMember(service);
    await besiege(member);
    expect((await attempt(rightOf(member), '198.51.100.201')).status).toBe(429);

    expect((await attempt(rightOf(member), '198.51.100.202', member.client)).status).toBe(200);

    const fresh = service.client();
    await fresh.post('/api/forgot-password', { email: member.email });
    const token = await mailedToken(service, member.email, 'reset-password');
    const newPassword = 'chosen in the mail';
    expect((await fresh.post('/api/reset-password', { token, newPassword })).status).toBe(200);
    const stillBesieged = await attempt({ email: member.email, password: newPassword }, '198.51.100.203');
    expect(stillBesieged.status).toBe(429);
    const byReset = await attempt({ email: member.email, password: newPassword }, '198.51.100.203', fresh);
    expect(byReset.status).toBe(200);
  });

  it('in a browser that the account knows is slowed for that browser alone', async () => {
    const member = await registerMember(service);
    const answers = await repeat(30, () => attempt(wrong(member), elsewhere(), member.client));
    expect(statuses(answers, 401)).toBe(10);
    expect((await attempt(rightOf(member))).status).toBe(200);
    expect((await attempt(rightOf(member), elsewhere(), member.client)).status).toBe(429);
  });

  it('is not made easier by a browser that is known to another account only, or by an invented mark', async () => {
    const [attacker, victim] = [await registerMember(service), await registerMember(service)];
    const answers = await repeat(10, () => attempt(wrong(victim), '198.51.100.4', attacker.client));
    expect(statuses(answers, 401)).toBe(5);
    for (const mark of ['x'.repeat(43), '', "' OR 1=1 --", 'x'.repeat(5_000)]) {
      const headers = { cookie: `bid=${mark}`, 'x-forwarded-for': '198.51.100.4' };
      expect((await service.client().post('/api/login', wrong(victim), headers)).status).toBe(429);
    }
  });

  it('is limited for one network over all accounts, and begins anew after a quarter of an hour', async () => {
    let answered = 0;
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 42 }, (_, index) =>
          attempt({ email: `unknown-${round}-${index}@example.com`, password: 'guess' }, '198.51.100.5'),
        ),
      );
      answered += statuses(answers, 401);
    }
    expect(answered).toBe(200);
    service.clock.advance({ minutes: 15 });
    expect((await attempt(wrong({ email: 'unknown@example.com' }), '198.51.100.5')).status).toBe(401);
  });

  it('counts a /64 network of IPv6 as one', async () => {
    const target = wrong({ email: 'v6@example.com' });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => attempt(target, `2001:db8:0:1::${index + 1}`)),
    );
    expect(statuses(answers, 401)).toBe(5);
    expect((await attempt(target, '2001:db8:0:2::1')).status).toBe(401);
  });

  it('is not what logins are that succeed', async () => {
    const member = await registerMember(service);
    for (let index = 0; index < 15; index += 1)
      expect((await attempt(rightOf(member), '198.51.100.6')).status).toBe(200);
  });

  it('leaves no address in clear among the counters, and no counter for ever', async () => {
    await attempt(wrong({ email: 'nobody@example.com' }));
    const subjects: { subject: string }[] = await service.dataSource.query('SELECT subject FROM auth_login_attempts');
    expect(subjects.length).toBeGreaterThan(0);
    for (const { subject } of subjects) expect(subject).toMatch(/^[0-9a-f]{64}$/);
    service.clock.advance({ days: 1 });
    await service.app.get(AuthCleanupJob).cleanUp();
    expect(await service.dataSource.query('SELECT subject FROM auth_login_attempts')).toEqual([]);
  });

  it('with the default password over many accounts is stopped for one network, in secret, and rings', async () => {
    const alarm = jest.spyOn(logger, 'error').mockReturnValue(undefined);
    const from = elsewhere();
    const spray = (index: number, network = from) =>
      attempt({ email: `sprayed-${index}@example.com`, password: DEFAULT_PASSWORD }, network);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => spray(index)));
    expect(statuses(answers, 401)).toBe(40);
    const [first] = answers;
    const other = await attempt({ email: 'sprayed-1@example.com', password: 'another password' }, from);
    for (const { body, headers } of answers) {
      expect({ ...body, requestId: '' }).toEqual({ ...first?.body, requestId: '' });
      expect(headers.get('retry-after')).toBeNull();
    }
    expect({ status: other.status, ...other.body, requestId: '' }).toEqual({
      status: 401,
      ...first?.body,
      requestId: '',
    });

    // Not even the right one is told from there; everybody else who was reset gets in.
    const member = await registerMember(service, { password: DEFAULT_PASSWORD });
    expect((await attempt(rightOf(member), from)).status).toBe(401);
    expect((await attempt(rightOf(member), elsewhere())).status).toBe(200);
    expect((await attempt(rightOf(member), from, member.client)).status).toBe(200);
    service.clock.advance({ minutes: 10 });
    expect((await attempt(rightOf(member), from)).status).toBe(200);

    expect(alarm.mock.calls).toEqual([[{ security: 'default-password-spraying' }, expect.any(String)]]);
  });

  it('is no way to use the service up: right logins to one account count, too, over all its browsers', async () => {
    const member = await registerMember(service);
    const other = await registerMember(service);
    const lanes = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const client = service.client();
        expect((await attempt(rightOf(member), elsewhere(), client)).status).toBe(200);
        return client;
      }),
    );
    const answers: Answer[] = [];
    for (let round = 0; round < 19; round += 1)
      for (const client of lanes)
        answers.push(...(await repeat(4, () => attempt(rightOf(member), '198.51.100.7', client))));
    expect({ answered: statuses(answers, 200), refused: statuses(answers, 429) }).toEqual({
      answered: 296,
      refused: 8,
    });
    expect(retryAfter(await attempt(rightOf(member), elsewhere(), member.client))).toBe(600);
    expect((await attempt(rightOf(other), elsewhere())).status).toBe(200);
    service.clock.advance({ minutes: 10 });
    expect((await attempt(rightOf(member), elsewhere(), member.client)).status).toBe(200);
  });

  it('of six digits ends after five, for strangers; the owner’s browser has five of its own', async () => {
    const member = await registerMember(service);
    const { secret, code } = await enableTwoFactor(service, member);
    const missing = await attempt(rightOf(member));
    expect({ status: missing.status, code: missing.body.code }).toEqual({
      status: 401,
      code: 'auth.secondFactorRequired',
    });
    const guess = () => attempt({ ...rightOf(member), code: wrongCodeOf(service, secret) });
    const answers = await repeat(20, guess);
    expect(answers.filter(({ body }) => body.code === 'auth.wrongSecondFactor')).toHaveLength(5);
    expect(statuses(answers, 429)).toBe(15);
    expect((await attempt({ ...rightOf(member), code: code() })).status).toBe(429);
    expect((await attempt({ ...rightOf(member), code: code() }, elsewhere(), member.client)).status).toBe(200);
    service.clock.advance({ seconds: 30 });
    expect((await attempt({ ...rightOf(member), code: code() })).status).toBe(200);
  });

  it('learns nothing of a second factor without the password', async () => {
    const member = await registerMember(service);
    const { code } = await enableTwoFactor(service, member);
    for (const body of [
      { ...wrong(member), code: code() },
      { ...wrong({ email: 'nobody@example.com' }), code: code() },
    ])
      expect((await attempt(body)).body.code).toBe('auth.wrongCredentials');
    // The code was not used up by it.
    expect((await attempt({ ...rightOf(member), code: code() })).status).toBe(200);
  });
});

describe('who has an account', () => {
  let service: TestApp;
  let network = 0;

  beforeAll(async () => {
    service = await startTestApp({ env: { TRUST_PROXY_HOPS: '1' } });
  });

  afterAll(() => service.close());

  /** Sends both in turns, so that whatever else runs here slows both alike; answers the times in milliseconds. */
  const measure = async (
    send: (email: string, headers: Record<string, string>) => Promise<Answer>,
    known: string,
    samples: number,
  ): Promise<{ known: number[]; unknown: number[] }> => {
    const times = { known: [] as number[], unknown: [] as number[] };
    const bodies = new Set<string>();
    for (let round = 0; round < samples; round += 1) {
      // All counters begin anew.
      if (round % 3 === 0) service.clock.advance({ days: 1 });
      network += 1;
      const from = { 'x-forwarded-for': `198.18.${Math.floor(network / 250)}.${(network % 250) + 1}` };
      const turns = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const who of turns) {
        const started = performance.now();
        const { status, body } = await send(who === 'known' ? known : 'nobody.at.all@example.com', from);
        times[who].push(performance.now() - started);
        bodies.add(JSON.stringify({ status, ...body, requestId: '' }));
      }
    }
    expect(bodies.size).toBe(1);
    return times;
  };

  it('is told neither by the answer nor by the time of a login', async () => {
    const { email } = await registerMember(service);
    const client = service.client();
    const times = await measure(
      (address, headers) => client.post('/api/login', { email: address, password: 'a wrong guess' }, headers),
      email,
      200,
    );
    // Without the work it is 1; by chance alone within 0.09 (three standard errors).
    expect(Math.abs(shareAbove(times.known, times.unknown) - 0.5)).toBeLessThan(0.15);
  });

  it('is told neither by the answer nor by the time of a forgotten password', async () => {
    const { email } = await registerMember(service);
    const client = service.client();
    const times = await measure(
      (address, headers) => client.post('/api/forgot-password', { email: address }, headers),
      email,
      500,
    );
    // What differed would be one small transaction; by chance alone within 0.055.
    expect(Math.abs(shareAbove(times.known, times.unknown) - 0.5)).toBeLessThan(0.1);
  });
});

describe('a login', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp();
  });

  afterAll(() => service.close());

  const logInWith = (
    client: HttpClient,
    { email, password }: { email: string; password: string },
    headers?: Record<string, string>,
  ) => client.post('/api/login', { email, password }, headers);
  const signInMails = async (email: string) =>
    (await service.mailbox.mailsTo(email)).filter(({ subject }) => /브라우저에서 로그인|new browser/.test(subject));

  it('from a new browser is told by mail, with time, device and address; the browser is known from then on', async () => {
    const member = await registerMember(service, { emailConfirmed: true });
    expect(await signInMails(member.email)).toEqual([]);
    const phone = service.client();
    expect((await logInWith(phone, member, { 'user-agent': CHROME })).status).toBe(200);
    const [mail] = await signInMails(member.email);
    expect(mail?.text).toContain('2026년 11월 20일 12:00');
    expect(mail?.text).toContain('Chrome, Windows');
    expect(mail?.text).toContain('127.0.0.1');
    await phone.post('/api/logout');
    expect((await logInWith(phone, member)).status).toBe(200);
    expect((await logInWith(member.client, member)).status).toBe(200);
    expect(await signInMails(member.email)).toHaveLength(1);
    expect((await logInWith(service.client(), member, { 'user-agent': '' })).status).toBe(200);
    expect((await signInMails(member.email)).at(-1)?.text).toContain('알 수 없는 브라우저');
  });

  it('marks the browser by a cookie that opens nothing and that only its hash is kept of', async () => {
    const { client, id } = await registerMember(service);
    const mark = client.cookie('bid') ?? '';
    expect(mark).toMatch(/^[\w-]{43}$/);
    expect((await service.client().get('/api/me', { cookie: `bid=${mark}` })).status).toBe(401);
    const rows: { browser: Buffer }[] = await service.dataSource.query(
      'SELECT browser FROM auth_known_browsers WHERE user_id = $1',
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.browser.toString('base64url')).not.toBe(mark);
    await client.post('/api/logout');
    expect(client.cookie('bid')).toBe(mark);
  });

  it('forgets browsers that were not seen for 400 days', async () => {
    const { id } = await registerMember(service);
    const count = async (): Promise<number> =>
      (await service.dataSource.query<unknown[]>('SELECT 1 FROM auth_known_browsers WHERE user_id = $1', [id])).length;
    service.clock.advance({ days: 399 });
    await service.app.get(AuthCleanupJob).cleanUp();
    expect(await count()).toBe(1);
    service.clock.advance({ days: 2 });
    await service.app.get(AuthCleanupJob).cleanUp();
    expect(await count()).toBe(0);
  });

  it('makes the hash anew when it was made under weaker parameters', async () => {
    const member = await registerMember(service);
    const weak = await hash(member.password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await service.dataSource.query('UPDATE auth_members SET password_hash = $2 WHERE id = $1', [member.id, weak]);
    const kept = async (): Promise<string> => {
      const rows: { password_hash: string }[] = await service.dataSource.query(
        'SELECT password_hash FROM auth_members WHERE id = $1',
        [member.id],
      );
      return rows[0]?.password_hash ?? '';
    };
    expect((await logInWith(service.client(), { ...member, password: 'wrong-password' })).status).toBe(401);
    expect(await kept()).toBe(weak);
    expect((await logInWith(service.client(), member)).status).toBe(200);
    expect(await kept()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logInWith(service.client(), member)).status).toBe(200);
  });

  it.each([
    ['composed Hangul', '비밀번호를 정해요'],
    ['accents', 'crème brûlée à la carte'],
    ['emoji', '🙂🔐👨‍👩‍👧‍👦🇰🇷🦊🐙'],
    ['128 characters of Hangul', '가나다라마바사아'.repeat(16)],
  ])('takes a password of %s however the keyboard composed it', async (_, password) => {
    const member = await registerMember(service, { password: password.normalize('NFC') });
    expect((await logInWith(service.client(), { ...member, password: password.normalize('NFD') })).status).toBe(200);
    const other = `${[...password].slice(0, -1).join('')}x`;
    expect((await logInWith(service.client(), { ...member, password: other })).status).toBe(401);
  });

  it('refuses a huge password before any work, wherever one is sent', async () => {
    const { client } = await registerMember(service);
    const matches = jest.spyOn(service.app.get(Passwords), 'matches');
    const hashing = jest.spyOn(service.app.get(Passwords), 'hash');
    for (const size of [129, 90_000, 1_000_000]) {
      const password = 'x'.repeat(size);
      expect((await logInWith(service.client(), { email: 'nobody@example.com', password })).status).toBe(400);
      const registration = await service.client().post('/api/register', registrationBody({ password }));
      expect(registration.status).toBe(400);
      const bodies: [string, object][] = [
        ['/api/reset-password', { token: 'x'.repeat(43), newPassword: password }],
        ['/api/change-password', { currentPassword: password, newPassword: 'another-password' }],
        ['/api/change-password', { currentPassword: 'member-password', newPassword: password }],
        ['/api/user/close', { currentPassword: password }],
        ['/api/user/two-factor/setup', { currentPassword: password }],
        ['/api/user/two-factor/recovery-codes', { currentPassword: password }],
        ['/api/user/two-factor/disable', { currentPassword: password, code: '123456' }],
      ];
      for (const [path, body] of bodies)
        expect({ path, ...(await client.post(path, body)) }).toMatchObject({ path, status: 400 });
    }
    expect(matches).not.toHaveBeenCalled();
    expect(hashing).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it('that races a change of the password leaves no session', async () => {
    for (let round = 0; round < 5; round += 1) {
      const member = await registerMember(service);
      const newPassword = `new-password-${round}`;
      const [changed, ...logins] = await Promise.all([
        member.client.post('/api/change-password', { currentPassword: member.password, newPassword }),
        ...Array.from({ length: 4 }, async () => {
          const client = service.client();
          await logInWith(client, member);
          return client;
        }),
      ]);
      expect(changed.status).toBe(200);
      for (const client of logins) expect((await client.get('/api/me')).status).toBe(401);
      expect((await member.client.get('/api/me')).status).toBe(200);
    }
  });

  it('of an administrator is told, too', async () => {
    const admin = await createAdmin(service);
    expect(await signInMails(admin.email)).toHaveLength(1);
  });
});
