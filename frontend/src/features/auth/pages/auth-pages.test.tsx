import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@test/fake-api';
import { exchange, settings } from '@test/fixtures';
import { hana, rememberUser, renderApp } from '@test/render-app';

const texts = {
  ko: {
    submit: '로그인',
    email: '이메일',
    password: '비밀번호',
    required: '이메일과 비밀번호를 모두 입력해주세요.',
    failed: '로그인 실패',
    path: '/login',
  },
  en: {
    submit: 'Log in',
    email: 'E-mail',
    password: 'Password',
    required: 'Please enter e-mail and password.',
    failed: 'Login failed',
    path: '/en/login',
  },
} as const;

const session = { user: hana, language: 'ko', restriction: null };

function authServer() {
  return fakeApi()
    .on('GET /api/site-settings', { body: settings })
    .on('GET /api/exchanges', { body: [exchange()] })
    .on('GET /api/me', { body: session })
    .on('GET /api/lance-coins/balance', {
      body: { balance: '1000', formatted: '1,000', available: '1000', held: '0' },
    });
}

describe('log-in on the way to a screen', () => {
  it.each([
    ['/login?next=%2Fchart-analysis', '차트 분석 화면은 로그인한 뒤에 볼 수 있습니다. 로그인하면 바로 열립니다.'],
    ['/login?next=%2Ftrading-journal%3Fday%3D2026-11-20', /^매매 일지 화면은/],
    ['/login?next=%2Ffaq', '로그인하면 보던 화면으로 돌아갑니다.'],
    ['/en/login?next=%2Fmypage%23uids', 'My info is open to members. It opens as soon as you are logged in.'],
  ])('%s says why one is here', async (path, words) => {
    authServer();
    await renderApp(path);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each(['/login', '/login?next=https%3A%2F%2Fevil.example'])('%s has no reason to tell', async (path) => {
    authServer();
    await renderApp(path);
    expect((await screen.findByRole('heading', { level: 1 })).nextElementSibling?.textContent).toBe('');
  });
});

describe.each(['ko', 'en'] as const)('log-in (%s)', (language) => {
  const t = texts[language];

  it('asks for both fields in one sentence, in place, before it asks the server', async () => {
    const server = authServer();
    const { user } = await renderApp(t.path);
    await user.click(await screen.findByRole('button', { name: t.submit }));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([t.required]);
    for (const label of [t.email, t.password])
      expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(server.callsTo('POST /api/login')).toEqual([]);
  });

  it('shows the refusal of the server in a toast and above the button, marks the fields until one is changed, and keeps the entry', async () => {
    authServer().on('POST /api/login', {
      status: 401,
      body: { code: 'auth.wrongCredentials', message: '이메일 또는 비밀번호가 올바르지 않습니다.' },
    });
    const { user } = await renderApp(t.path);
    await user.type(await screen.findByLabelText(t.email), hana.email);
    await user.type(screen.getByLabelText(t.password), 'wrong');
    await user.click(screen.getByRole('button', { name: t.submit }));
    expect((await screen.findByText(t.failed)).closest('li')?.textContent).toContain(
      '이메일 또는 비밀번호가 올바르지 않습니다.',
    );
    const form = within(screen.getByLabelText(t.email).closest('form') as HTMLElement);
    expect(form.getByText('이메일 또는 비밀번호가 올바르지 않습니다.')).toBeTruthy();
    for (const label of [t.email, t.password])
      expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>(t.email).value).toBe(hana.email);
    expect(localStorage.getItem('isLoggedIn')).toBeNull();
    await user.type(screen.getByLabelText(t.password), '!');
    for (const label of [t.email, t.password])
      expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBeNull();
    expect(form.queryByText('이메일 또는 비밀번호가 올바르지 않습니다.')).toBeNull();
  });
});

describe('log-in', () => {
  it('stores the user and goes back to where the visitor wanted to go', async () => {
    const server = authServer().on('POST /api/login', { body: session });
    const { user, address } = await renderApp('/login?next=%2Ftrading-journal');
    await user.type(await screen.findByLabelText('이메일'), ` ${hana.email} `);
    await user.type(screen.getByLabelText('비밀번호'), 'correct horse{Enter}');
    await waitFor(() => expect(address()).toBe('/trading-journal'));
    expect(server.callsTo('POST /api/login')[0]?.body).toEqual({ email: hana.email, password: 'correct horse' });
    expect(localStorage.getItem('userName')).toBe(hana.name);
  });

  it('goes on in the language of the account, its greeting as well', async () => {
    authServer().on('POST /api/login', { body: session });
    const { user } = await renderApp('/en/login');
    await user.type(await screen.findByLabelText('E-mail'), hana.email);
    await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    const greeting = await screen.findByText('로그인했습니다');
    expect(greeting.closest('li')?.textContent).toContain(`${hana.name} 님, 반갑습니다.`);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
    'does not follow %s out of the site',
    async (next) => {
      authServer().on('POST /api/login', { body: session });
      const { user, address } = await renderApp(`/login?next=${encodeURIComponent(next)}`);
      await user.type(await screen.findByLabelText('이메일'), hana.email);
      await user.type(screen.getByLabelText('비밀번호'), 'correct horse{Enter}');
      await waitFor(() => expect(address()).toBe('/dashboard'));
    },
  );

  it('shows and hides the password', async () => {
    authServer();
    const { user } = await renderApp('/login');
    const field = await screen.findByLabelText<HTMLInputElement>('비밀번호');
    expect(field.type).toBe('password');
    await user.click(screen.getByRole('button', { name: '비밀번호 보기' }));
    expect(field.type).toBe('text');
  });

  it('is not shown to a member', async () => {
    rememberUser();
    authServer();
    const { address } = await renderApp('/login');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });
});

describe('sign-up', () => {
  async function open(path = '/register') {
    const app = await renderApp(path);
    await screen.findByRole('heading', { name: '회원가입' });
    const fill = async (fields: Record<string, string>): Promise<void> => {
      for (const [label, value] of Object.entries(fields)) await app.user.type(screen.getByLabelText(label), value);
    };
    const submit = (): Promise<void> =>
      app.user.click(screen.getByRole('button', { name: '회원가입하고 1,000 L 받기' }));
    return { ...app, fill, submit };
  }
  const complete = { 이름: '김하나', 이메일: hana.email, 비밀번호: 'secret1', '비밀번호 확인': 'secret1' };

  it.each([
    ['a missing name', { ...complete, 이름: ' ' }, '필수 항목을 모두 입력해주세요.', '이름'],
    ['a missing e-mail', { ...complete, 이메일: ' ' }, '필수 항목을 모두 입력해주세요.', '이메일'],
    [
      'two different passwords',
      { ...complete, '비밀번호 확인': 'secret2' },
      '비밀번호가 일치하지 않습니다.',
      '비밀번호 확인',
    ],
    [
      'a short password',
      { ...complete, 비밀번호: 'five5', '비밀번호 확인': 'five5' },
      '비밀번호는 최소 6자 이상이어야 합니다.',
      '비밀번호',
    ],
  ])('refuses %s in place and puts the focus there', async (_name, fields, message, focused) => {
    const server = authServer();
    const { fill, submit } = await open();
    await fill(fields);
    await submit();
    expect(screen.getByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(focused));
    expect(server.callsTo('POST /api/register')).toEqual([]);
  });

  it('says everything that is wrong at once, each at its field', async () => {
    authServer();
    const { fill, submit } = await open();
    await fill({ 이메일: hana.email, 비밀번호: 'five5', '비밀번호 확인': 'other' });
    await submit();
    for (const sentence of [
      '필수 항목을 모두 입력해주세요.',
      '비밀번호는 최소 6자 이상이어야 합니다.',
      '비밀번호가 일치하지 않습니다.',
      '개인정보 수집 및 이용에 동의해주세요.',
    ])
      expect(screen.getByText(sentence)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('이름'));
  });

  it('says of each field that is left empty what belongs there, and above the button that all are needed', async () => {
    authServer();
    const { user, submit } = await open();
    await screen.findByRole('button', { name: '회원가입하고 1,000 L 받기' });
    await submit();
    const told = (): unknown[] => screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(told()).toEqual([
      '이름을 입력해 주세요.',
      '이메일을 입력해 주세요.',
      '비밀번호를 입력해 주세요.',
      '비밀번호를 한 번 더 입력해 주세요.',
      '개인정보 수집 및 이용에 동의해주세요.',
    ]);
    expect(screen.getByText('필수 항목을 모두 입력해주세요.')).toBeTruthy();
    for (const label of ['이름', '이메일', '비밀번호']) await user.type(screen.getByLabelText(label), 'secret1');
    expect(screen.queryByText('필수 항목을 모두 입력해주세요.')).toBeNull();
  });

  it('says once that the address has an account, goes to its field, and says there what can be done', async () => {
    const sentence = '이미 가입된 이메일입니다.';
    authServer().on('POST /api/register', { status: 409, body: { code: 'auth.emailTaken', message: sentence } });
    const { fill, submit, user } = await open();
    await fill(complete);
    await user.click(screen.getByLabelText(/개인정보 수집/));
    await submit();
    expect((await screen.findByText('회원가입 실패')).closest('li')?.textContent).toContain(sentence);
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    const field = screen.getByLabelText('이메일');
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '') as HTMLElement;
    expect(note.textContent).toBe('로그인하거나 다른 이메일을 입력해 주세요.');
    expect(within(note).getByRole('link', { name: '로그인' }).getAttribute('href')).toBe('/login');
    expect(document.activeElement).toBe(field);
  });

  it('folds what is optional until it is wanted', async () => {
    authServer();
    const { user } = await open();
    const fold = screen.getByText('선택 정보 입력').closest('details');
    expect(fold?.open).toBe(false);
    await screen.findByRole('option', { name: 'Deepcoin', hidden: true });
    await user.selectOptions(screen.getByLabelText(/^거래소/), 'Deepcoin');
    expect(fold?.open).toBe(true);
    const note = screen.getByLabelText(/^UID/).getAttribute('aria-describedby') ?? '';
    await waitFor(() =>
      expect(document.getElementById(note)?.textContent).toContain('UID를 인증하면 1,000 L을 더 받습니다.'),
    );
  });

  it('needs the agreement to personal information and no other', async () => {
    const server = authServer().on('POST /api/register', {
      status: 201,
      body: { message: 'ok', user: hana, bonus: { signup: '1000', uidVerification: '0', note: null }, uid: null },
    });
    const { fill, submit, user } = await open();
    await fill(complete);
    await submit();
    expect(screen.getByText('개인정보 수집 및 이용에 동의해주세요.')).toBeTruthy();
    expect(server.callsTo('POST /api/register')).toEqual([]);
    await user.click(screen.getByLabelText(/개인정보 수집/));
    await submit();
    await waitFor(() => expect(server.callsTo('POST /api/register')).toHaveLength(1));
    expect(server.callsTo('POST /api/register')[0]?.body).toEqual({
      name: '김하나',
      email: hana.email,
      password: 'secret1',
      agreementPersonalInfo: true,
      agreementMarketing: false,
      language: 'ko',
    });
  });

  it('asks for a UID once an exchange is chosen, sends what was given and begins the session', async () => {
    const server = authServer().on('POST /api/register', {
      status: 201,
      body: {
        message: '회원가입이 완료되었습니다.',
        user: hana,
        bonus: { signup: '1000', uidVerification: '0', note: null },
        uid: { autoVerified: true, requiresApproval: false, message: 'UID가 자동으로 인증되었습니다.' },
      },
    });
    const { fill, submit, user, address } = await open('/register?next=%2Fmy-info');
    expect(screen.queryByLabelText(/^UID/)).toBeNull();
    await screen.findByRole('option', { name: 'Deepcoin' });
    await user.selectOptions(screen.getByLabelText(/^거래소/), 'Deepcoin');
    await user.type(screen.getByLabelText(/^UID/), '36100011');
    await fill({ ...complete, 전화번호: '010-1234-5678', 'TradingView ID': 'hana_charts' });
    await user.click(screen.getByLabelText(/개인정보 수집/));
    await user.click(screen.getByLabelText(/소식과 혜택/));
    await submit();
    await waitFor(() => expect(address()).toBe('/my-info'));
    expect(server.callsTo('POST /api/register')[0]?.body).toMatchObject({
      phone: '010-1234-5678',
      tradingviewId: 'hana_charts',
      exchangeName: 'Deepcoin',
      uid: '36100011',
      agreementMarketing: true,
    });
    expect(await screen.findByText('UID가 자동으로 인증되었습니다.')).toBeTruthy();
    expect(screen.getByText('1,000 L을 받았습니다 (가입 1,000).')).toBeTruthy();
    expect(
      screen.getByText(`${hana.email} 주소로 인증 메일을 보냈습니다. 메일의 링크를 열면 인증이 끝납니다.`),
    ).toBeTruthy();
    expect(localStorage.getItem('isLoggedIn')).toBe('true');
  });

  it.each([
    ['ko', { signup: '1000', uidVerification: '1000', note: null }, true, '2,000', '인증됨'],
    ['ko', { signup: '1500', uidVerification: '0', note: null }, false, '1,500', '승인 대기'],
    ['ko', { signup: '0', uidVerification: '500', note: '이 메일은 이미 받았습니다.' }, true, '500', '인증됨'],
    ['ko', { signup: '0', uidVerification: '0', note: null }, true, null, '인증됨'],
    ['en', { signup: '1000', uidVerification: '1000', note: null }, true, '2,000', 'Verified'],
  ] as const)(
    'says in place what was booked, and leads to the rebates: %s %j',
    async (language, bonus, autoVerified, received, state) => {
      authServer().on('POST /api/register', {
        status: 201,
        body: {
          message: 'ok',
          user: hana,
          bonus,
          uid: { autoVerified, requiresApproval: !autoVerified, message: '서버의 문장' },
        },
      });
      const words = {
        ko: {
          path: '/register',
          fields: complete,
          exchange: /^거래소/,
          agree: /개인정보 수집/,
          submit: '회원가입하고 1,000 L 받기',
          done: '회원가입이 완료되었습니다',
          rebates: '내 리베이트 보기',
          booked: '받은 L코인',
          sum: 'L코인 합계',
          again: '인증 메일 다시 받기',
        },
        en: {
          path: '/en/register',
          fields: { Name: 'Hana', 'E-mail': hana.email, Password: 'secret1', 'Confirm password': 'secret1' },
          exchange: /^Exchange/,
          agree: /personal information/,
          submit: 'Sign up and get 1,000 L',
          done: 'Sign-up complete',
          rebates: 'See my rebates',
          booked: 'L coin received',
          sum: 'Total L coin',
          again: 'Send the e-mail again',
        },
      }[language];
      const { user, address } = await renderApp(words.path);
      await screen.findByRole('option', { name: 'Deepcoin' });
      await user.selectOptions(screen.getByLabelText(words.exchange), 'Deepcoin');
      await user.type(screen.getByLabelText(/^UID/), '36100011');
      for (const [label, value] of Object.entries(words.fields)) await user.type(screen.getByLabelText(label), value);
      await user.click(screen.getByLabelText(words.agree));
      await user.click(screen.getByRole('button', { name: words.submit }));
      const title = await screen.findByRole('heading', { name: words.done });
      expect(document.activeElement).toBe(title);
      const main = within(screen.getByRole('main'));
      // Told once, by the receipt.
      expect(main.queryByText(/ L을 받았습니다|You received/)).toBeNull();
      if (received === null) expect(main.queryByText(words.booked)).toBeNull();
      else expect(main.getByText(words.sum).nextElementSibling?.textContent).toContain(received);
      if (bonus.note !== null) expect(main.getByText(bonus.note)).toBeTruthy();
      expect(main.getByText(hana.email)).toBeTruthy();
      expect(await main.findByRole('button', { name: words.again })).toBeTruthy();
      expect(main.getByText(state)).toBeTruthy();
      expect(main.getByText('36100011')).toBeTruthy();
      expect(main.queryByText('서버의 문장') !== null).toBe(bonus.uidVerification === '0');
      expect(main.getByRole('link', { name: words.rebates }).getAttribute('href')).toBe('/mypage');
      expect(address()).toBe(words.path);
    },
  );

  it('leads with a UID that was not registered to where it can be registered or disputed', async () => {
    authServer().on('POST /api/register', {
      status: 201,
      body: {
        message: 'ok',
        user: hana,
        bonus: { signup: '1000', uidVerification: '0', note: null },
        uid: { autoVerified: false, requiresApproval: false, message: '다른 회원이 인증한 UID입니다.' },
      },
    });
    const { fill, submit, user } = await open();
    await fill(complete);
    await screen.findByRole('option', { name: 'Deepcoin' });
    await user.selectOptions(screen.getByLabelText(/^거래소/), 'Deepcoin');
    await user.type(screen.getByLabelText(/^UID/), '36100011');
    await user.click(screen.getByLabelText(/개인정보 수집/));
    await submit();
    expect(await screen.findByText('다른 회원이 인증한 UID입니다.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '내 리베이트 보기' })).toBeNull();
    expect(screen.getByRole('link', { name: '내 UID 보기' }).getAttribute('href')).toBe('/mypage#register-uid');
  });

  it('says why there is no signup bonus', async () => {
    const note = '이 메일함으로 가입한 적이 있어 가입 보너스는 지급되지 않았습니다.';
    const bonus = { signup: '0', uidVerification: '0', note };
    authServer().on('POST /api/register', {
      status: 201,
      body: { message: '회원가입이 완료되었습니다.', user: hana, bonus, uid: null },
    });
    const { fill, submit, user } = await open();
    await fill(complete);
    await user.click(screen.getByLabelText(/개인정보 수집/));
    await submit();
    expect(await screen.findByText(note)).toBeTruthy();
  });

  it('puts the problems of single fields where they belong, beside the toast', async () => {
    authServer().on('POST /api/register', {
      status: 400,
      body: {
        code: 'platform.validationFailed',
        message: '입력한 값을 확인해 주세요.',
        fields: [{ path: 'email', message: '이메일 형식이 올바르지 않습니다.' }],
      },
    });
    const { fill, submit, user } = await open();
    await fill({ ...complete, 이메일: '-typo' });
    await user.click(screen.getByLabelText(/개인정보 수집/));
    await submit();
    expect(await screen.findByText('회원가입 실패')).toBeTruthy();
    expect(screen.getByText('이메일 형식이 올바르지 않습니다.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('이메일'));
  });

  it.each([
    [{ status: 500, body: {} }, '회원가입 중 오류가 발생했습니다.'],
    [{ status: 502, text: '<html>bad gateway</html>', statusText: 'Bad Gateway' }, '회원가입 중 오류가 발생했습니다.'],
    [{ status: 409, body: { message: '이미 가입된 이메일입니다.' } }, '이미 가입된 이메일입니다.'],
    ['lost' as const, '네트워크 오류가 발생했습니다. 다시 시도해주세요.'],
  ])('says what went wrong, also when the answer %j does not', async (answer, said) => {
    authServer().on('POST /api/register', answer);
    const { fill, submit, user } = await open();
    await fill(complete);
    await user.click(screen.getByLabelText(/개인정보 수집/));
    await submit();
    expect(await screen.findByText('회원가입 실패')).toBeTruthy();
    expect(screen.getByText(said)).toBeTruthy();
  });

  it('shows what one gets, from the settings, as a receipt', async () => {
    authServer();
    await open();
    expect(await screen.findByText('가입 혜택')).toBeTruthy();
    expect(screen.getByText('2,000')).toBeTruthy();
    // In short above the form of a phone, what comes at once before what comes later.
    for (const label of ['가입 즉시', 'UID 인증 후']) {
      const line = screen.getAllByText(label).find(({ tagName }) => tagName === 'DT');
      expect(line?.nextElementSibling?.textContent).toContain('+1,000 L');
    }
  });
});
