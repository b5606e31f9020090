import { createHash } from 'node:crypto';
import { jest } from '@jest/globals';
import type pg from 'pg';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { Administrators, MemberRegistered, Members, RegistrationHooks } from '../src/modules/auth/index.js';
import { AuthCleanupJob } from '../src/modules/auth/auth-cleanup.job.js';
import { PlatformErrors } from '../src/platform/errors/index.js';
import { DomainEvents } from '../src/platform/events/index.js';
import { createAdmin, logIn, registerMember, registrationBody, type SignedIn } from './factories/member.js';
import type { HttpClient } from './support/http-client.js';
import { productionEnvironment } from './support/production-environment.js';
import { startTestApp, type TestApp } from './support/test-app.js';

// Dozens of passwords are hashed in a test, two at a time.
jest.setTimeout(30_000);

const countOf = async (service: TestApp, table: string, where = 'true', values: unknown[] = []): Promise<number> => {
  const rows: { count: string }[] = await service.dataSource.query(
    `SELECT count(*) AS count FROM ${table} WHERE ${where}`,
    values,
  );
  return Number(rows[0]?.count);
};

/** The cookie header of a browser, to be sent by somebody else. */
const stolenCookie = (client: HttpClient, name = 'sid'): { cookie: string } => ({
  cookie: `${name}=${client.cookie(name) ?? ''}`,
});

/** The session's id as the server knows it: without signature. */
const sessionIdOf = (client: HttpClient): string =>
  /^s:([^.]+)\./.exec(decodeURIComponent(client.cookie('sid') ?? ''))?.[1] ?? '';

describe('registration', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp();
  });

  afterAll(() => service.close());

  it('makes a member, pays the bonus, begins the session', async () => {
    const client = service.client();
    const body = registrationBody({ email: 'Hana.Kim@Example.com', name: '김하나', agreementMarketing: true });
    const answer = await client.post('/api/register', body);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      message: '회원가입이 완료되었습니다.',
      user: { id: answer.body.user.id, email: 'Hana.Kim@Example.com', name: '김하나', isAdmin: false },
      bonus: { signup: '1000', uidVerification: '0', note: null },
      uid: null,
    });
    expect((await client.get('/api/me')).body).toEqual({
      user: answer.body.user,
      language: 'ko',
      restriction: null,
    });
    expect((await client.get('/api/user')).body).toEqual({
      id: answer.body.user.id,
      email: 'Hana.Kim@Example.com',
      name: '김하나',
      isAdmin: false,
      tradingviewId: null,
      createdAt: service.clock.now().toISOString(),
      language: 'ko',
      emailConfirmed: false,
      twoFactorEnabled: false,
      payoutsLockedUntil: null,
    });
  });

  it('keeps what was given, trimmed and composed, and the agreements with their time', async () => {
    const body = registrationBody({
      name: '  한글 이름 '.normalize('NFD'),
      email: '  padded@example.com ',
      phone: ' 010-1234-5678 ',
      tradingviewId: ' hana_charts ',
      agreementMarketing: true,
      language: 'en',
    });
    const { status } = await service.client().post('/api/register', body);
    expect(status).toBe(201);
    const [row]: Record<string, unknown>[] = await service.dataSource.query(
      `SELECT name, phone, tradingview_id, language, agreed_personal_info_at, agreed_marketing_at, is_admin, password_hash
       FROM auth_members WHERE email = 'padded@example.com'`,
    );
    expect(row).toMatchObject({
      name: '한글 이름'.normalize('NFC'),
      phone: '010-1234-5678',
      tradingview_id: 'hana_charts',
      language: 'en',
      agreed_personal_info_at: service.clock.now(),
      agreed_marketing_at: service.clock.now(),
      is_admin: false,
    });
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('takes blank optional fields for not given', async () => {
    const body = { ...registrationBody(), phone: '', tradingviewId: '  ', exchangeName: '', uid: null };
    const answer = await service.client().send('POST', '/api/register', body);
    expect({ status: answer.status, uid: answer.body.uid }).toEqual({ status: 201, uid: null });
  });

  it('takes the language of the browser when none is given', async () => {
    const client = service.client('en');
    const answer = await client.post('/api/register', registrationBody());
    expect(answer.body.message).toBe('Your account is ready.');
    expect((await client.get('/api/me')).body).toMatchObject({ language: 'en' });
  });

  const required = ['필수 항목을 모두 입력해주세요.', 'Please fill in all required fields.'] as const;
  const short = ['비밀번호는 최소 6자 이상이어야 합니다.', 'The password needs at least 6 characters.'] as const;
  const agree = [
    '개인정보 수집 및 이용에 동의해주세요.',
    'Please agree to the collection and use of personal information.',
  ] as const;
  const email = ['올바른 이메일 주소를 입력해 주세요.', 'Please enter a valid e-mail address.'] as const;
  const visibleName = [
    '이름은 50자까지, 보이는 글자로 입력해 주세요.',
    'Use at most 50 visible characters for the name.',
  ] as const;
  const phone = [
    '전화번호를 숫자로 입력해 주세요. 예: 010-1234-5678',
    'Please enter a phone number, e.g. +82 10-1234-5678.',
  ] as const;
  const tradingview = [
    'TradingView ID는 1자에서 50자까지, 보이는 글자로 입력해 주세요.',
    'Use 1 to 50 visible characters for the TradingView ID.',
  ] as const;
  const exchange = ['거래소를 선택해 주세요.', 'Please choose an exchange.'] as const;
  const uid = ['UID는 숫자 4~20자리로 입력해 주세요.', 'A UID has 4 to 20 digits.'] as const;
  const check = ['입력한 내용을 확인해 주세요.', 'Please check what you entered.'] as const;

  it.each<[string, string, Record<string, unknown>, readonly [string, string]]>([
    ['no name', 'name', { name: undefined }, required],
    ['an empty name', 'name', { name: '' }, required],
    ['a blank name', 'name', { name: '   ' }, required],
    ['a name that is null', 'name', { name: null }, required],
    ['a name that is a number', 'name', { name: 7 }, check],
    ['a name that is a list', 'name', { name: ['a', 'b'] }, check],
    ['a name of 51 characters', 'name', { name: '가'.repeat(51) }, visibleName],
    ['a name with a control character', 'name', { name: 'a\u0007b' }, visibleName],
    ['a name with a line break', 'name', { name: 'a\nb' }, visibleName],
    ['a name that turns its direction', 'name', { name: 'a\u202eb' }, visibleName],
    ['a name of zero width', 'name', { name: '\u200b\u200b' }, visibleName],
    ['a name of Hangul fillers', 'name', { name: '\u3164\u3164' }, visibleName],
    ['no e-mail', 'email', { email: undefined }, required],
    ['an empty e-mail', 'email', { email: ' ' }, required],
    ['an e-mail that is an object', 'email', { email: { $ne: '' } }, check],
    ['an e-mail without @', 'email', { email: 'hana.example.com' }, email],
    ['an e-mail without a domain', 'email', { email: 'hana@' }, email],
    ['an e-mail with a blank inside', 'email', { email: 'ha na@example.com' }, email],
    ['an e-mail with a line break', 'email', { email: 'hana@example.com\nbcc: x@y.z' }, email],
    ['an e-mail in Hangul', 'email', { email: '하나@example.com' }, email],
    [
      'an e-mail of 300 characters',
      'email',
      { email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(180)}.com` },
      email,
    ],
    ['no password', 'password', { password: undefined }, required],
    ['an empty password', 'password', { password: '' }, required],
    ['a password of 5 characters', 'password', { password: '12345' }, short],
    ['a password that is a number', 'password', { password: 12345678 }, check],
    [
      'a password of 129 characters',
      'password',
      { password: 'p'.repeat(129) },
      ['비밀번호는 최대 128자까지 사용할 수 있습니다.', 'The password may have at most 128 characters.'],
    ],
    ['no agreement', 'agreementPersonalInfo', { agreementPersonalInfo: undefined }, agree],
    ['a refused agreement', 'agreementPersonalInfo', { agreementPersonalInfo: false }, agree],
    ['an agreement in words', 'agreementPersonalInfo', { agreementPersonalInfo: 'true' }, agree],
    ['a marketing agreement in words', 'agreementMarketing', { agreementMarketing: 'yes' }, check],
    ['a phone number of letters', 'phone', { phone: 'call me' }, phone],
    ['a phone number that is too short', 'phone', { phone: '12-34' }, phone],
    ['a phone number that is too long', 'phone', { phone: '1'.repeat(16) }, phone],
    ['a phone number that is a number', 'phone', { phone: 1012345678 }, check],
    ['a long TradingView ID', 'tradingviewId', { tradingviewId: 'x'.repeat(51) }, tradingview],
    ['a TradingView ID with a control character', 'tradingviewId', { tradingviewId: 'x\u0007y' }, tradingview],
    ['a UID without its exchange', 'exchangeName', { uid: '10000001' }, exchange],
    ['a UID with letters', 'uid', { exchangeName: 'Deepcoin', uid: '12ab5678' }, uid],
    ['a UID of 3 digits', 'uid', { exchangeName: 'Deepcoin', uid: '123' }, uid],
    ['a UID of 21 digits', 'uid', { exchangeName: 'Deepcoin', uid: '1'.repeat(21) }, uid],
    ['a UID that is a number', 'uid', { exchangeName: 'Deepcoin', uid: 10000001 }, check],
    ['a language we do not speak', 'language', { language: 'fr' }, check],
    ['a field that does not exist', 'isAdmin', { isAdmin: true }, check],
    ['another field that does not exist', 'passwordConfirm', { passwordConfirm: 'member-password' }, check],
  ])('refuses %s in both languages and changes nothing', async (_, path, change, [ko, en]) => {
    const members = await countOf(service, 'auth_members');
    const body = { ...registrationBody(), ...change };
    for (const [language, message] of [
      ['ko', ko],
      ['en', en],
    ] as const) {
      const answer = await service.client(language).post('/api/register', body);
      expect({ status: answer.status, code: answer.body.code, message: answer.body.message }).toEqual({
        status: 400,
        code: 'platform.validationFailed',
        message,
      });
      expect(answer.body.fields?.map((field) => field.path)).toEqual([path]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await countOf(service, 'auth_members')).toBe(members);
  });

  it('tells what is missing before it finds fault with the password, and the password before the agreement', async () => {
    const post = async (body: unknown): Promise<string> =>
      (await service.client().send('POST', '/api/register', body)).body.message;
    expect(await post({})).toBe(required[0]);
    expect(await post({ name: '김하나', password: '123' })).toBe(required[0]);
    expect(await post({ name: '김하나', email: 'a@example.com', password: '123' })).toBe(short[0]);
    expect(await post({ name: '김하나', email: 'a@example.com', password: '123456' })).toBe(agree[0]);
  });

  it('accepts the shortest and the longest password', async () => {
    for (const password of ['비밀번호육자', 'p'.repeat(128)]) {
      const { status } = await service.client().post('/api/register', registrationBody({ password }));
      expect(status).toBe(201);
    }
  });

  it.each<[string, unknown, Record<string, string>, string]>([
    ['a list', '[]', {}, 'platform.validationFailed'],
    ['half a body', '{"email":', {}, 'platform.malformedBody'],
    ['a bare word', '"hello"', {}, 'platform.malformedBody'],
    ['plain text', JSON.stringify(registrationBody()), { 'content-type': 'text/plain' }, 'platform.jsonOnly'],
    [
      'a form',
      'email=form%40example.com&password=member-password&name=x&agreementPersonalInfo=true',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'platform.jsonOnly',
    ],
    ['a huge body', { ...registrationBody(), name: 'x'.repeat(200_000) }, {}, 'platform.bodyTooLarge'],
    ['a foreign page', registrationBody(), { origin: 'https://evil.example' }, 'platform.foreignOrigin'],
    ['a foreign fetch', registrationBody(), { 'sec-fetch-site': 'cross-site' }, 'platform.foreignOrigin'],
    [
      'a foreign fetch that names our origin',
      registrationBody(),
      { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:0' },
      'platform.foreignOrigin',
    ],
  ])('refuses %s and changes nothing', async (_, body, headers, code) => {
    const members = await countOf(service, 'auth_members');
    const answer = await service.client().send('POST', '/api/register', body, headers);
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: code === 'platform.foreignOrigin' ? 403 : 400,
      code,
    });
    expect(await countOf(service, 'auth_members')).toBe(members);
  });

  it('accepts our own page', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', origin: service.url };
    expect((await service.client().post('/api/register', registrationBody(), headers)).status).toBe(201);
  });

  it('refuses an address that is taken, in other letters too', async () => {
    const first = await registerMember(service, { email: 'Taken@Example.com' });
    for (const address of ['Taken@Example.com', 'taken@example.com', ' TAKEN@EXAMPLE.COM ']) {
      for (const [language, message] of [
        ['ko', '이미 가입된 이메일입니다.'],
        ['en', 'This e-mail address is already registered.'],
      ] as const) {
        const body = registrationBody({ email: address });
        const answer = await service.client(language).post('/api/register', body);
        expect(answer.status).toBe(409);
        expect(answer.body).toMatchObject({ code: 'auth.emailTaken', message });
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    }
    expect(await countOf(service, 'auth_members', 'email_key = $1', ['taken@example.com'])).toBe(1);
    expect((await first.client.get('/api/me')).status).toBe(200);
  });

  it('undoes the member when something that belongs to a registration fails', async () => {
    service.app.get(DomainEvents).on(MemberRegistered, ({ member }) => {
      if (member.email === 'doomed@example.com') throw new Error('the listener fails');
      return Promise.resolve();
    });
    const log = service.client();
    const answer = await log.post('/api/register', registrationBody({ email: 'doomed@example.com' }));
    expect(answer.status).toBe(500);
    expect(answer.body.message).not.toContain('listener');
    expect(await countOf(service, 'auth_members', 'email_key = $1', ['doomed@example.com'])).toBe(0);
    expect(await countOf(service, 'ledger.account', 'owner_id NOT IN (SELECT id FROM auth_members)')).toBe(0);
  });

  describe('with a UID', () => {
    it('answers what became of the UID, looked at after the member is written', async () => {
      let seen: unknown;
      service.app.get(RegistrationHooks).afterCommit(async (member, claim) => {
        if (member.email !== 'with-uid@example.com') return null;
        seen = { claim, written: await countOf(service, 'auth_members', 'id = $1', [member.id]) };
        return { autoVerified: true, requiresApproval: false, bonus: '1000', message: '자동 인증' };
      });
      const body = registrationBody({ email: 'with-uid@example.com', exchangeName: 'Deepcoin', uid: ' 10000001 ' });
      const answer = await service.client().post('/api/register', body);
      expect(answer.body).toMatchObject({
        bonus: { signup: '1000', uidVerification: '1000' },
        uid: { autoVerified: true, requiresApproval: false, message: '자동 인증' },
      });
      expect(seen).toEqual({ claim: { exchangeName: 'Deepcoin', uid: '10000001' }, written: 1 });
    });

    it.each([
      [
        'with a refusal',
        () => PlatformErrors.busy(),
        '회원가입은 완료되었지만 UID는 등록되지 않았습니다. 요청이 많아 지금 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.',
      ],
      [
        'by a fault of ours',
        () => new Error('secret detail'),
        '회원가입은 완료되었지만 UID를 확인하지 못했습니다. 내 정보에서 UID를 다시 등록해 주세요.',
      ],
    ])('is finished although looking at the UID fails %s', async (name, failure, message) => {
      const email = `uid-fails-${name.length}@example.com`;
      service.app.get(RegistrationHooks).afterCommit((member) => {
        if (member.email === email) throw failure();
        return Promise.resolve(null);
      });
      const body = registrationBody({ email, exchangeName: 'Deepcoin', uid: '10000001' });
      const answer = await service.client().post('/api/register', body);
      expect(answer.status).toBe(201);
      expect(answer.body.uid).toEqual({ autoVerified: false, requiresApproval: false, message });
    });

    it('is refused before anything is written when the claim itself is wrong', async () => {
      service.app.get(RegistrationHooks).beforeCommit(({ exchangeName }) => {
        if (exchangeName === 'Nowhere') throw PlatformErrors.notFound();
        return Promise.resolve();
      });
      const members = await countOf(service, 'auth_members');
      const body = registrationBody({ exchangeName: 'Nowhere', uid: '10000001' });
      const answer = await service.client().post('/api/register', body);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(await countOf(service, 'auth_members')).toBe(members);
    });
  });
});

describe('registrations at the same moment', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp();
  });

  afterAll(() => service.close());

  it('make one member and pay one bonus, however often the address is sent', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const email = index % 2 ? 'Same@Example.com' : 'same@example.com';
        return service.client().post('/api/register', registrationBody({ email }));
      }),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(49).fill(409)]);
    expect(await countOf(service, 'auth_members')).toBe(1);
    expect(await countOf(service, 'auth_sessions')).toBe(1);
    expect(await countOf(service, 'ledger.transfer', `kind = 'signup_bonus'`)).toBe(1);
    const accounts: { available: string }[] = await service.dataSource.query(
      `SELECT available FROM ledger.account WHERE currency = 'LCOIN'`,
    );
    expect(accounts).toEqual([{ available: '1000' }]);
  });

  it('are limited by network, refused ones included, and possible again after an hour', async () => {
    const register = () => service.client().post('/api/register', registrationBody({ email: 'same@example.com' }));
    const answers = await Promise.all(Array.from({ length: 60 }, register));
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(50);
    const limited = answers.find(({ status }) => status === 429);
    expect(limited?.body.code).toBe('auth.tooManyAttempts');
    expect(limited?.headers.get('retry-after')).toBe('3600');
    service.clock.advance({ hours: 1 });
    expect((await register()).status).toBe(409);
  });
});

describe('login', () => {
  let service: TestApp;
  let member: SignedIn;

  beforeAll(async () => {
    service = await startTestApp({ env: { TRUST_PROXY_HOPS: '1' } });
    member = await registerMember(service, { email: 'Member@Example.com', password: '비밀번호 6자' });
  });

  afterAll(() => service.close());

  const attempt = (body: unknown, from = '203.0.113.1', language: 'ko' | 'en' = 'ko') =>
    service.client(language).send('POST', '/api/login', body, { 'x-forwarded-for': from });

  it('answers who has signed in, whatever the letters of the address', async () => {
    for (const email of ['Member@Example.com', 'member@example.com', ' MEMBER@EXAMPLE.COM ']) {
      const answer = await attempt({ email, password: member.password });
      expect({ status: answer.status, body: answer.body }).toEqual({
        status: 200,
        body: {
          user: { id: member.id, email: 'Member@Example.com', name: member.name, isAdmin: false },
          language: 'ko',
          restriction: null,
        },
      });
    }
  });

  it('takes a password for the same however the keyboard composed it', async () => {
    const { status } = await attempt({ email: member.email, password: member.password.normalize('NFD') });
    expect(status).toBe(200);
  });

  it('writes down when it was', async () => {
    service.clock.advance({ minutes: 5 });
    await attempt({ email: member.email, password: member.password });
    const view = await service.app.get(Members).getMember(service.dataSource.manager, member.id);
    expect(view.lastLoginAt).toEqual(service.clock.now());
  });

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['no e-mail', { password: 'x' }],
    ['no password', { email: 'member@example.com' }],
    ['empty fields', { email: '', password: '' }],
    ['null', { email: null, password: null }],
  ])('asks for both fields when given %s', async (_, body) => {
    expect((await attempt(body)).body.message).toBe('이메일과 비밀번호를 모두 입력해주세요.');
    const english = await attempt(body, undefined, 'en');
    expect({ status: english.status, message: english.body.message }).toEqual({
      status: 400,
      message: 'Please enter your e-mail address and your password.',
    });
  });

  it.each<[string, unknown]>([
    ['an e-mail that is a list', { email: ['member@example.com'], password: 'x' }],
    ['a password that is an object', { email: 'member@example.com', password: { $gt: '' } }],
    ['a password of 129 characters', { email: 'member@example.com', password: 'x'.repeat(129) }],
    ['an unknown field', { email: 'member@example.com', password: 'x', remember: true }],
  ])('refuses %s', async (_, body) => {
    const answer = await attempt(body);
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: 400,
      code: 'platform.validationFailed',
    });
  });

  it('answers an unknown address, a strange one and a wrong password alike', async () => {
    const answers = [
      await attempt({ email: member.email, password: 'wrong-password' }, '203.0.113.2'),
      await attempt({ email: 'nobody@example.com', password: member.password }, '203.0.113.2'),
      await attempt({ email: 'no\u0007body@example.com', password: member.password }, '203.0.113.2'),
      await attempt({ email: "' OR 1=1 --", password: member.password }, '203.0.113.2'),
    ];
    for (const { status, body, headers } of answers) {
      expect(status).toBe(401);
      expect({ ...body, requestId: '' }).toEqual({
        code: 'auth.wrongCredentials',
        message: '이메일 또는 비밀번호가 올바르지 않습니다.',
        requestId: '',
      });
      expect(headers.getSetCookie()).toEqual([]);
    }
  });
});

describe('a session', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp();
  });

  afterAll(() => service.close());

  const isAlive = async (client: HttpClient): Promise<boolean> => (await client.get('/api/me')).status === 200;

  it('is a cookie that scripts cannot read and other sites do not send', async () => {
    const answer = await service.client().post('/api/register', registrationBody());
    const cookies = answer.headers.getSetCookie();
    // Beside the session's, the mark by which the browser is known.
    expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual(['bid', 'sid']);
    for (const cookie of cookies) {
      const [value = '', ...attributes] = cookie.split('; ');
      expect(value).toMatch(/^(sid=s%3A[\w-]{43}\.|bid=[\w-]{43}$)/);
      expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax']));
      expect(attributes.join()).not.toContain('Domain');
      expect(attributes.join()).not.toContain('Secure');
    }
  });

  it('is set once: later answers carry no cookie', async () => {
    const { client } = await registerMember(service);
    expect((await client.get('/api/me')).headers.getSetCookie()).toEqual([]);
    service.clock.advance({ minutes: 2 });
    expect((await client.get('/api/me')).headers.getSetCookie()).toEqual([]);
  });

  it('is not begun for visitors, and a cookie that we did not sign is nothing', async () => {
    const sessions = await countOf(service, 'auth_sessions');
    const client = service.client();
    for (const cookie of ['', 'sid=attacker', 'sid=s%3Aattacker.signature', 'sid=', 'sid=s%3A']) {
      const answer = await client.get('/api/me', { cookie });
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ code: 'platform.loginRequired' });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await countOf(service, 'auth_sessions')).toBe(sessions);
  });

  it('is kept under the hash of its id only', async () => {
    const { client, id } = await registerMember(service);
    const sid = sessionIdOf(client);
    expect(sid).toHaveLength(43);
    const rows: { id: Buffer; user_agent: string; ip: string }[] = await service.dataSource.query(
      'SELECT id, user_agent, ip FROM auth_sessions WHERE user_id = $1',
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.id).toEqual(createHash('sha256').update(sid).digest());
    expect(rows[0]?.ip).toBe('127.0.0.1');
  });

  it('gets a new id at login, and the one before is over', async () => {
    const member = await registerMember(service);
    const before = stolenCookie(member.client);
    await member.client.post('/api/login', { email: member.email, password: member.password });
    expect(stolenCookie(member.client)).not.toEqual(before);
    expect(await isAlive(member.client)).toBe(true);
    expect((await service.client().get('/api/me', before)).status).toBe(401);
  });

  it('does not carry over to the next member of the same browser', async () => {
    const first = await registerMember(service);
    const before = stolenCookie(first.client);
    const answer = await first.client.post('/api/register', registrationBody());
    expect((await first.client.get('/api/me')).body.user.id).toBe(answer.body.user.id);
    expect((await service.client().get('/api/me', before)).status).toBe(401);
  });

  it('survives a login that fails', async () => {
    const member = await registerMember(service);
    const answer = await member.client.post('/api/login', { email: member.email, password: 'wrong-password' });
    expect(answer.status).toBe(401);
    expect(await isAlive(member.client)).toBe(true);
  });

  it('is over on the server after logout, and only this one', async () => {
    const member = await registerMember(service);
    const elsewhere = await logIn(service, member);
    const copied = stolenCookie(member.client);
    const answer = await member.client.post('/api/logout');
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^sid=;.*Expires=Thu, 01 Jan 1970/);
    expect(member.client.cookie('sid')).toBeUndefined();
    expect((await service.client().get('/api/me', copied)).status).toBe(401);
    expect(await isAlive(elsewhere)).toBe(true);
  });

  it('needs no session to log out', async () => {
    expect((await service.client().post('/api/logout')).status).toBe(204);
  });

  it('does not come back to life by a request that was under way at logout', async () => {
    const member = await registerMember(service);
    const cookie = stolenCookie(member.client);
    for (let round = 0; round < 5; round += 1) {
      const client = await logIn(service, member);
      const own = stolenCookie(client);
      service.clock.advance({ minutes: 2 });
      await Promise.all([
        ...Array.from({ length: 5 }, () => service.client().get('/api/me', own)),
        client.post('/api/logout'),
        ...Array.from({ length: 5 }, () => service.client().get('/api/me', own)),
      ]);
      expect((await service.client().get('/api/me', own)).status).toBe(401);
    }
    expect((await service.client().get('/api/me', cookie)).status).toBe(200);
  });

  it('of a member ends after 7 days without a request', async () => {
    const { client } = await registerMember(service);
    service.clock.advance({ days: 6, hours: 23 });
    expect(await isAlive(client)).toBe(true);
    service.clock.advance({ days: 7 });
    expect(await isAlive(client)).toBe(false);
  });

  it('of a member ends after 30 days in all', async () => {
    const { client } = await registerMember(service);
    for (let day = 0; day < 29; day += 1) {
      service.clock.advance({ days: 1 });
      expect(await isAlive(client)).toBe(true);
    }
    service.clock.advance({ hours: 23, minutes: 59 });
    expect(await isAlive(client)).toBe(true);
    service.clock.advance({ minutes: 1 });
    expect(await isAlive(client)).toBe(false);
  });

  it('of an administrator ends after 30 minutes without a request and 8 hours in all', async () => {
    const idle = await createAdmin(service);
    service.clock.advance({ minutes: 29 });
    expect(await isAlive(idle.client)).toBe(true);
    service.clock.advance({ minutes: 30 });
    expect(await isAlive(idle.client)).toBe(false);

    const busy = await createAdmin(service);
    for (let quarter = 0; quarter < 31; quarter += 1) {
      service.clock.advance({ minutes: 15 });
      expect(await isAlive(busy.client)).toBe(true);
    }
    service.clock.advance({ minutes: 15 });
    expect(await isAlive(busy.client)).toBe(false);
  });

  it('of a member who becomes an administrator is as short as an administrator’s from then on', async () => {
    const { client, id } = await registerMember(service);
    service.clock.advance({ hours: 9 });
    expect(await isAlive(client)).toBe(true);
    await service.dataSource.query('UPDATE auth_members SET is_admin = true WHERE id = $1', [id]);
    expect(await isAlive(client)).toBe(false);
  });

  it('knows its member as they are now', async () => {
    const { client, id } = await registerMember(service);
    await service.dataSource.query(`UPDATE auth_members SET name = '새 이름', language = 'en' WHERE id = $1`, [id]);
    expect((await client.get('/api/me')).body).toMatchObject({ user: { name: '새 이름' }, language: 'en' });
  });

  it('costs one query a request, none for a visitor, and is written down once a minute', async () => {
    const { client, id } = await registerMember(service);
    // Each statement outside a transaction takes a connection of the pool.
    const query = jest.spyOn((service.dataSource.driver as PostgresDriver).master as pg.Pool, 'connect');
    await client.get('/api/me');
    expect(query).toHaveBeenCalledTimes(1);
    await service.client().get('/api/me');
    expect(query).toHaveBeenCalledTimes(1);
    service.clock.advance({ seconds: 59 });
    await client.get('/api/me');
    expect(query).toHaveBeenCalledTimes(2);
    service.clock.advance({ seconds: 1 });
    await client.get('/api/me');
    await client.get('/api/me');
    expect(query).toHaveBeenCalledTimes(5);
    query.mockRestore();
    const [row]: { last_seen_at: Date }[] = await service.dataSource.query(
      'SELECT last_seen_at FROM auth_sessions WHERE user_id = $1',
      [id],
    );
    expect(row?.last_seen_at).toEqual(service.clock.now());
  });

  it('that is over is forgotten by the hourly job, and no other', async () => {
    const gone = await registerMember(service);
    service.clock.advance({ days: 8 });
    const { client } = await registerMember(service);
    await service.app.get(AuthCleanupJob).cleanUp();
    expect(await countOf(service, 'auth_sessions', 'user_id = $1', [gone.id])).toBe(0);
    expect(await countOf(service, 'auth_login_attempts', 'window_ends_at <= $1', [service.clock.now()])).toBe(0);
    expect(await isAlive(client)).toBe(true);
  });
});

describe('a session in production', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp({ env: productionEnvironment });
  });

  afterAll(() => service.close());

  it('is a cookie bound to the host, sent over TLS only', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const client = service.client();
    const answer = await client.post('/api/register', registrationBody(), headers);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual(['__Host-bid', '__Host-sid']);
    for (const cookie of cookies) {
      expect(cookie.split('; ')).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']));
      expect(cookie).not.toContain('Domain');
    }
    expect((await client.get('/api/me', headers)).status).toBe(200);
    const logout = await client.post('/api/logout', undefined, headers);
    expect(logout.headers.getSetCookie()[0]).toMatch(/^__Host-sid=;.*Secure/);
  });

  it('is not given out over a connection without TLS', async () => {
    const answer = await service.client().post('/api/register', registrationBody());
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('a member’s account', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp();
  });

  afterAll(() => service.close());

  it('takes, changes and deletes a TradingView ID', async () => {
    const { client } = await registerMember(service);
    const set = await client.patch('/api/user/update', { tradingviewId: '  hana_charts ' });
    expect({ status: set.status, id: set.body.tradingviewId }).toEqual({ status: 200, id: 'hana_charts' });
    expect((await client.patch('/api/user/update', {})).body.tradingviewId).toBe('hana_charts');
    expect((await client.patch('/api/user/update', { tradingviewId: null })).body.tradingviewId).toBeNull();
    expect((await client.get('/api/user')).body.tradingviewId).toBeNull();
  });

  it('keeps the language, which then decides the messages whatever the browser asks for', async () => {
    const { client } = await registerMember(service);
    expect((await client.patch('/api/user/update', { language: 'en' })).body.language).toBe('en');
    const { body } = await client.send('PATCH', '/api/user/update', { language: 'fr' }, { 'accept-language': 'ko' });
    expect(body.message).toBe('Please check what you entered.');
  });

  it.each<[string, unknown]>([
    ['a blank TradingView ID', { tradingviewId: '  ' }],
    ['a long TradingView ID', { tradingviewId: 'x'.repeat(51) }],
    ['a TradingView ID that is a number', { tradingviewId: 5 }],
    ['a language of null', { language: null }],
    ['an e-mail', { email: 'other@example.com' }],
    ['a role', { isAdmin: true }],
    ['another member’s id', { id: '0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55', tradingviewId: 'x' }],
  ])('refuses %s and changes nothing', async (_, body) => {
    const { client } = await registerMember(service);
    const before = (await client.get('/api/user')).body;
    const answer = await client.send('PATCH', '/api/user/update', body);
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: 400,
      code: 'platform.validationFailed',
    });
    expect((await client.get('/api/user')).body).toEqual(before);
  });

  it('of an administrator says so', async () => {
    const { client, id, email, name } = await createAdmin(service);
    expect((await client.get('/api/me')).body).toEqual({
      user: { id, email, name, isAdmin: true },
      language: 'ko',
      restriction: null,
    });
    expect((await client.get('/api/user')).body).toMatchObject({ isAdmin: true, emailConfirmed: true });
  });
});

describe('the list of members', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp();
    for (const [name, email] of [
      ['김하나', 'one@example.com'],
      ['이두리', 'two_under@example.com'],
      ['박세찬', 'three%percent@example.com'],
    ] as const) {
      await registerMember(service, { name, email });
      service.clock.advance({ seconds: 1 });
    }
  });

  afterAll(() => service.close());

  const find = (query: { search?: string; cursor?: string; limit?: number }) =>
    service.app.get(Members).findMembers(service.dataSource.manager, { limit: 100, ...query });
  const names = async (search: string) => (await find({ search })).items.map(({ name }) => name);

  it('is newest first and pages without losing or repeating anybody', async () => {
    const first = await find({ limit: 2 });
    expect(first.items.map(({ name }) => name)).toEqual(['박세찬', '이두리']);
    const second = await find({ limit: 2, cursor: first.nextCursor ?? '' });
    expect(second.items.map(({ name }) => name)).toEqual(['김하나']);
    expect(second.nextCursor).toBeNull();
  });

  it('is searched by parts of the address and the name, whatever the letters', async () => {
    expect(await names('TWO_')).toEqual(['이두리']);
    expect(await names('하나'.normalize('NFD'))).toEqual(['김하나']);
    expect(await names('_')).toEqual(['이두리']);
    expect(await names('%')).toEqual(['박세찬']);
    expect(await names('\\')).toEqual([]);
  });

  it('refuses a cursor that it did not give', async () => {
    for (const cursor of ['x', '2026-99-99T00:00:00.000Z_0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55'])
      await expect(find({ cursor })).rejects.toMatchObject({ code: 'platform.cursorInvalid' });
  });

  it('never shows what opens an account', async () => {
    const { items } = await find({});
    expect(JSON.stringify(items)).not.toMatch(/argon2|passwordHash|totp/i);
  });

  it('does not let two administrators have one address', async () => {
    const creating = service.app
      .get(Administrators)
      .create({ email: 'ONE@example.com', name: '관리자', language: 'ko' });
    await expect(creating).rejects.toMatchObject({ code: 'auth.emailTaken' });
  });
});
