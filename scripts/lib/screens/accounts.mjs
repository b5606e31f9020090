import {
  answer,
  ask,
  by,
  changed,
  example,
  fill,
  member,
  opening,
  press,
  pressing,
  refuse,
  settle,
  spoken,
  stay,
  told,
  visitor,
  whole,
} from './acts.mjs';
import { hoursAgo } from './times.mjs';

/* The way in, and the security of an account. */

const WRONG = '이메일 또는 비밀번호가 올바르지 않습니다. / The e-mail address or the password is not correct.';
const ASKS_CODE = '인증 앱의 코드를 입력해 주세요. / Please enter the code of your authenticator app.';
const WRONG_CODE = '인증 코드가 올바르지 않거나 이미 사용되었습니다. / The code is not correct or was already used.';
const WAIT =
  '시도 횟수가 많아 잠시 제한됩니다. 42초 후 다시 시도해 주세요. / Too many attempts. Please try again in 42 s.';
const TAKEN = '이미 가입된 이메일입니다. / This e-mail address is already registered.';
const submit = (page) => page.locator('main form button[type=submit]').first().click();

async function logIn(page) {
  await fill(page, /^(이메일|E-mail)$/, 'doyun@example.com');
  await fill(page, /^(비밀번호|Password)$/, 'member-password');
  await submit(page);
}

async function askCode(page) {
  await refuse(page, '**/api/login', 401, 'auth.secondFactorRequired', ASKS_CODE);
  await logIn(page);
  await page.locator('[autocomplete=one-time-code]').waitFor();
}

const login = (name, act, more = whole) => visitor(name, '/login', act, more);
const register = (name, act, more = whole) => visitor(name, '/register', act, more);
const security = (name, act, more) => member(name, '/mypage?tab=security', act, more);

const NAME = '이도윤 / Doyun Lee';
const UID_VERIFIED =
  'UID가 인증되어 1,000 L이 지급되었습니다. / The UID is verified and 1,000 L have been paid to you.';

async function fillRegister(page) {
  await fill(page, /^(이름|Name)$/, await spoken(page, NAME));
  await fill(page, /^(이메일|E-mail)$/, 'doyun@example.com');
  await fill(page, /^(비밀번호|Password)$/, 'member-password');
  await fill(page, /^(비밀번호 확인|Confirm password)$/, 'member-password');
  await page.locator('main form input[type=checkbox]').first().check();
}

async function openOptional(page) {
  await page.locator('main details summary').click();
  await page.locator('main details select').selectOption('OKX');
  await page.locator('main details input[inputmode=numeric]').fill('835449167911920071');
}

/** A page that a mailed link opens; what it asks the service first is answered here. */
const mailed = (name, path, reads, act = settle, more = whole) =>
  visitor(
    name,
    path,
    async (page) => {
      for (const [address, body, status = 200] of reads)
        await page.route(address, async (route) => route.fulfill({ status, json: await spoken(page, body) }));
      await page.goto(page.url().split('?')[0] + '?token=Zr3lJ0yQx1sV7nB2cD4eFg');
      await settle(page);
      await act(page);
    },
    more,
  );
const RESET = ['**/api/reset-password/*', { valid: true }];
const DEAD = '토큰이 만료되었거나 유효하지 않습니다. / The link has expired or is not valid.';
const UNCONFIRMED =
  '이메일 인증 링크가 만료되었거나 유효하지 않습니다. 내 정보에서 인증 메일을 다시 받아 주세요. / The confirmation link has expired or is not valid. Ask for a new mail on My Info.';
const CONFIRMED = '이메일 인증이 완료되었습니다. / Your e-mail address is confirmed.';
const SENT =
  '가입된 이메일이라면 비밀번호 재설정 링크를 보냈습니다. 메일이 보이지 않으면 스팸함을 확인해 주세요. / If this address has an account, a link to set a new password is on its way. Please look in the spam folder, too.';
const IS_SET =
  '비밀번호를 재설정했습니다. 새 비밀번호로 로그인해 주세요. / Your password is set. Please log in with it.';
const NEW = [/^(새 비밀번호|New password)$/, /^(새 비밀번호 확인|Confirm new password)$/];
const START_APP = /^(2단계 인증 설정|Set up two-factor login)$/;

async function setUpApp(page) {
  await answer(page, '**/api/user/two-factor/setup', example('post', '/api/user/two-factor/setup'));
  await press(page, START_APP);
  const panel = page.getByRole('region', { name: /^(2단계 인증|Two-factor login)$/ });
  await panel.locator('input[type=password]').fill('member-password');
  await panel.locator('button[type=submit]').click();
  await panel.getByRole('img').first().waitFor();
  return panel;
}

/** Logged in on two more devices. */
const withDevices = (name, words) =>
  security(name, async (page) => {
    await told(page, '**/api/user/sessions', (own) => [
      ...own,
      ...['Windows', 'Android'].map((os) => ({
        ...example('get', '/api/user/sessions')[0],
        ...{ id: os, os, browser: 'Chrome', device: os === 'Android' ? 'mobile' : 'desktop' },
        ...{ createdAt: hoursAgo(50), expiresAt: hoursAgo(50 - 7 * 24) },
        lastSeenAt: os === 'Android' ? hoursAgo(3) : hoursAgo(26),
      })),
    ]);
    await opening(words)(page);
  });

const withApp = (name, words) =>
  security(name, async (page) => {
    await changed(page, '**/api/user', (user) => ({ ...user, twoFactorEnabled: true }));
    await told(page, '**/api/user/two-factor', () => example('get', '/api/user/two-factor'));
    await press(page, words);
  });

export const accounts = [
  login('login-refused', submit),
  login(
    'login-wrong',
    async (page) => {
      await refuse(page, '**/api/login', 401, 'auth.wrongCredentials', WRONG);
      await logIn(page);
      await stay(page);
    },
    {},
  ),
  login('login-too-many', async (page) => {
    const body = { statusCode: 429, code: 'auth.tooManyAttemptsNow', message: WAIT };
    await answer(page, '**/api/login', body, 429, { 'retry-after': '42' });
    await logIn(page);
    await page.getByRole('timer').waitFor();
  }),
  login('login-code', askCode),
  login('login-code-wrong', async (page) => {
    await askCode(page);
    await refuse(page, '**/api/login', 401, 'auth.wrongSecondFactor', WRONG_CODE);
    await page.locator('[autocomplete=one-time-code]').fill('123456');
    await submit(page);
    await page.locator('[aria-invalid=true]').waitFor();
  }),
  login('login-recovery', async (page) => {
    await askCode(page);
    await press(page, /(복구 코드로 로그인|Use a recovery code)$/);
  }),
  visitor('login-needed', '/chart-analysis', undefined, whole),
  register('register-refused', submit),
  register('register-optional', openOptional),
  register(
    'register-taken',
    async (page) => {
      await refuse(page, '**/api/register', 409, 'auth.emailTaken', TAKEN);
      await fillRegister(page);
      await submit(page);
      await stay(page);
    },
    {},
  ),
  register('register-done', async (page, { language }) => {
    const { user, uid, ...registered } = example('post', '/api/register');
    const message = '회원가입이 완료되었습니다. / Your account is ready.';
    const body = { ...registered, message, user: { ...user, name: NAME }, uid: { ...uid, message: UID_VERIFIED } };
    await answer(page, '**/api/register', body, 201);
    const me = await spoken(page, { ...example('get', '/api/me'), user: { ...user, name: NAME }, language });
    await page.route('**/api/me', (route) => route.fulfill({ json: me }));
    await page.route('**/api/lance-coins/balance', (route) =>
      route.fulfill({ json: { balance: '2000', formatted: '2,000', available: '2000', held: '0' } }),
    );
    await fillRegister(page);
    await openOptional(page);
    await submit(page);
    await page.locator('main form').waitFor({ state: 'detached' });
    await page.locator('main h1').waitFor();
  }),
  visitor(
    'forgot-sent',
    '/forgot-password',
    async (page) => {
      await answer(page, '**/api/forgot-password', { message: SENT });
      await fill(page, /^(이메일|E-mail)$/, 'doyun@example.com');
      await submit(page);
      await page.locator('main form').waitFor({ state: 'detached' });
    },
    whole,
  ),
  visitor('forgot-refused', '/forgot-password', submit, whole),
  mailed('reset-open', '/reset-password', [RESET]),
  mailed('reset-refused', '/reset-password', [RESET], async (page) => {
    await fill(page, NEW[0], 'seven77');
    await submit(page);
  }),
  mailed('reset-invalid', '/reset-password', [[RESET[0], { code: 'auth.tokenInvalid', message: DEAD }, 404]]),
  mailed('reset-done', '/reset-password', [RESET], async (page) => {
    await answer(page, '**/api/reset-password', { message: IS_SET });
    for (const label of NEW) await fill(page, label, 'member-password');
    await submit(page);
    await page.locator('main form').waitFor({ state: 'detached' });
  }),
  mailed('confirm-done', '/confirm-email', [['**/api/confirm-email', { message: CONFIRMED }]]),
  mailed('confirm-invalid', '/confirm-email', [
    ['**/api/confirm-email', { code: 'auth.confirmationInvalid', message: UNCONFIRMED }, 404],
  ]),
  mailed('unsubscribe-open', '/unsubscribe', [['**/api/mail-subscriptions/*', { topic: 'payback', enabled: true }]]),
  mailed(
    'unsubscribe-done',
    '/unsubscribe',
    [
      ['**/api/mail-subscriptions/*', { topic: 'payback', enabled: true }],
      ['**/api/mail-subscriptions/*/end', { topic: 'payback', enabled: false }],
    ],
    async (page) => {
      await page.locator('main button').last().click();
      await settle(page);
    },
  ),
  // Security
  security(
    'password-refused',
    pressing(/^(새 비밀번호 정하기|Choose a new password)$/, /^(비밀번호 변경|Change password)$/),
    whole,
  ),
  security('two-factor-password', pressing(START_APP), whole),
  security('two-factor-app', setUpApp, whole),
  security(
    'two-factor-codes',
    async (page) => {
      await answer(page, '**/api/user/two-factor/enable', example('post', '/api/user/two-factor/enable'));
      const panel = await setUpApp(page);
      await changed(page, '**/api/user/two-factor', () => example('get', '/api/user/two-factor'));
      await panel.locator('[autocomplete=one-time-code]').fill('123456');
      await panel.locator('button[type=submit]').click();
      await panel.locator('input[type=checkbox]').waitFor();
    },
    whole,
  ),
  withApp('two-factor-off', /^(해제|Switch off)$/),
  withApp('two-factor-new-codes', /^(복구 코드 새로 만들기|New recovery codes)$/),
  withDevices('sessions-end', /^(Windows.*로그아웃|Log out .*Windows)$/),
  withDevices('sessions-end-others', /^(다른 기기 모두 로그아웃|Log out all others)$/),
  security(
    'data-loading',
    async (page) => {
      await page.route('**/api/user/data-export', () => new Promise(() => {}));
      await press(page, /^(내 데이터 받기|Download my data)$/);
    },
    whole,
  ),
  security(
    'data-failed',
    async (page) => {
      await page.route('**/api/user/data-export', (route) => route.abort());
      await press(page, /^(내 데이터 받기|Download my data)$/);
    },
    whole,
  ),
  security('close-account', opening(/^(회원 탈퇴|Close account)$/)),
  by('alex')('close-account-blocked', '/mypage?tab=security', opening(/^(회원 탈퇴|Close account)$/)),
  // TradingView ID
  member('tradingview-edit', '/mypage', pressing(/^(수정|Edit)$/)),
  member('tradingview-delete', '/mypage', async (page) => {
    const card = page.getByRole('group', { name: 'TradingView ID' });
    await card.getByRole('button', { name: /^(삭제|Delete)$/ }).click();
  }),
  member('toast-saved', '/mypage', async (page) => {
    await answer(page, '**/api/user/update', await ask(page, '/api/user'));
    await press(page, /^(수정|Edit)$/);
    await press(page, /^(ID 저장|Save ID)$/);
    await stay(page);
  }),
];
