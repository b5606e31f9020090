import { screen, waitFor, within } from '@testing-library/react';
import { type FakeApi, fakeApi } from '@test/fake-api';
import { settings } from '@test/fixtures';
import { member, memberServer } from '@test/member-fixtures';
import { hana, rememberUser, renderApp } from '@test/render-app';

const session = (restriction: 'password' | 'two-factor' | null = null) => ({ user: hana, language: 'ko', restriction });
const refusal = (status: number, code: string, message: string, headers: Record<string, string> = {}) => ({
  status,
  headers,
  body: { code, message },
});
const codeNeeded = refusal(401, 'auth.secondFactorRequired', '인증 앱의 코드를 입력해 주세요.');
const wrongCode = refusal(401, 'auth.wrongSecondFactor', '인증 코드가 올바르지 않거나 이미 사용되었습니다.');

function loginServer(): FakeApi {
  return fakeApi()
    .on('GET /api/site-settings', { body: settings })
    .on('GET /api/exchanges', { body: [] })
    .on('GET /api/me', { body: session() })
    .on('GET /api/lance-coins/balance', { body: { balance: '0', formatted: '0', available: '0', held: '0' } });
}

async function enterPassword(path = '/login') {
  const app = await renderApp(path);
  await app.user.type(await screen.findByLabelText('이메일'), hana.email);
  await app.user.type(screen.getByLabelText('비밀번호'), 'correct horse{Enter}');
  return app;
}

describe('log-in with a second factor', () => {
  it('asks for the code after the right password, with the focus in it', async () => {
    const server = loginServer().on('POST /api/login', codeNeeded);
    await enterPassword();
    expect(await screen.findByRole('heading', { name: '2단계 인증' })).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>('인증 코드');
    expect(document.activeElement).toBe(field);
    expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric']);
    // The first answer was no failure, so no error is shown.
    expect(screen.queryByText('로그인 실패')).toBeNull();
    expect(server.callsTo('POST /api/login')[0]?.body).toEqual({ email: hana.email, password: 'correct horse' });
  });

  it('sends address and password again with the code, and goes on', async () => {
    const server = loginServer().on('POST /api/login', codeNeeded);
    const { user, address } = await enterPassword('/login?next=%2Ftrading-journal');
    await screen.findByLabelText('인증 코드');
    server.on('POST /api/login', { body: session() });
    await user.type(screen.getByLabelText('인증 코드'), '123 456{Enter}');
    await waitFor(() => expect(address()).toBe('/trading-journal'));
    const [, second] = server.callsTo('POST /api/login');
    expect(second?.body).toEqual({ email: hana.email, password: 'correct horse', code: '123456' });
  });

  it('says in place that a code is wrong, and lets one type another', async () => {
    const server = loginServer().on('POST /api/login', codeNeeded);
    const { user } = await enterPassword();
    server.on('POST /api/login', wrongCode);
    await user.type(await screen.findByLabelText('인증 코드'), '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('인증 코드가 올바르지 않거나 이미 사용되었습니다.');
    expect(screen.queryByText('로그인 실패')).toBeNull();
    await user.type(screen.getByLabelText('인증 코드'), '1');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not send an empty code', async () => {
    const server = loginServer().on('POST /api/login', codeNeeded);
    const { user } = await enterPassword();
    await user.click(await screen.findByRole('button', { name: '확인하고 로그인' }));
    expect(screen.getByRole('alert').textContent).toBe('인증 앱의 코드를 입력해 주세요.');
    expect(server.callsTo('POST /api/login')).toHaveLength(1);
  });

  it('takes a recovery code as well', async () => {
    const server = loginServer().on('POST /api/login', codeNeeded);
    const { user } = await enterPassword();
    await user.click(await screen.findByRole('button', { name: '휴대폰이 없나요? 복구 코드로 로그인' }));
    const field = screen.getByLabelText<HTMLInputElement>('복구 코드');
    expect(document.activeElement).toBe(field);
    await user.click(screen.getByRole('button', { name: '확인하고 로그인' }));
    expect(screen.getByRole('alert').textContent).toBe('복구 코드를 입력해 주세요.');
    await user.type(field, '7K3M9Q-AAAAAA-BBBBBB-CCCCCC{Enter}');
    const code = (): unknown => server.callsTo('POST /api/login').at(-1)?.body;
    await waitFor(() => expect(code()).toMatchObject({ code: '7K3M9Q-AAAAAA-BBBBBB-CCCCCC' }));
    await user.click(screen.getByRole('button', { name: '인증 앱의 코드로 로그인' }));
    expect(screen.getByLabelText('인증 코드')).toBeTruthy();
  });

  it('goes back to another account and forgets the password', async () => {
    loginServer().on('POST /api/login', codeNeeded);
    const { user } = await enterPassword();
    await user.click(await screen.findByRole('button', { name: '다른 계정으로 로그인' }));
    expect(screen.getByLabelText<HTMLInputElement>('비밀번호').value).toBe('');
    expect(document.activeElement).toBe(screen.getByLabelText('이메일'));
  });

  it('starts over when the password is no longer right', async () => {
    const server = loginServer().on('POST /api/login', codeNeeded);
    const { user } = await enterPassword();
    server.on('POST /api/login', refusal(401, 'auth.wrongCredentials', '이메일 또는 비밀번호가 올바르지 않습니다.'));
    await user.type(await screen.findByLabelText('인증 코드'), '123456{Enter}');
    expect(await screen.findByText('로그인 실패')).toBeTruthy();
    const form = within(screen.getByLabelText('비밀번호').closest('form') as HTMLElement);
    expect(form.getByText('이메일 또는 비밀번호가 올바르지 않습니다.')).toBeTruthy();
    expect(screen.getByLabelText('비밀번호').getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps in the form of the code why it could not be sent, until another is typed', async () => {
    const server = loginServer().on('POST /api/login', codeNeeded);
    const { user } = await enterPassword();
    server.on('POST /api/login', refusal(503, 'platform.unavailable', '잠시 후 다시.'));
    await user.type(await screen.findByLabelText('인증 코드'), '123456{Enter}');
    const form = within(screen.getByLabelText('인증 코드').closest('form') as HTMLElement);
    expect(await form.findByText('잠시 후 다시.')).toBeTruthy();
    expect((await screen.findByText('로그인 실패')).closest('li')?.textContent).toContain('잠시 후 다시.');
    await user.type(screen.getByLabelText('인증 코드'), '1');
    expect(form.queryByText('잠시 후 다시.')).toBeNull();
  });

  it('speaks English under its English address', async () => {
    loginServer().on('POST /api/login', codeNeeded);
    const { user } = await renderApp('/en/login');
    await user.type(await screen.findByLabelText('E-mail'), hana.email);
    await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    expect(await screen.findByLabelText('Code')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'No phone at hand? Use a recovery code' }));
    expect(screen.getByLabelText('Recovery code')).toBeTruthy();
  });
});

describe('too many attempts', () => {
  const sentence = '시도 횟수가 많아 잠시 제한됩니다. 2분 후 다시 시도해 주세요.';
  const paused = refusal(429, 'auth.tooManyAttempts', sentence, { 'Retry-After': '120' });

  it('shows the true wait in place, counts down, and names the way that needs no waiting', async () => {
    loginServer().on('POST /api/login', paused);
    await enterPassword();
    expect((await screen.findByRole('alert')).textContent).toBe('로그인을 잠시 멈췄습니다');
    // One time only: the sentence of the server names one that stands still.
    expect(screen.getByText('시도 횟수가 많아 잠시 제한됩니다.')).toBeTruthy();
    expect(screen.queryByText(/2분 후/)).toBeNull();
    expect(screen.queryByText('로그인 실패')).toBeNull();
    const first = screen.getByRole('timer').textContent;
    expect(first).toMatch(/^(2:00|1:5\d)$/);
    await waitFor(() => expect(screen.getByRole('timer').textContent).not.toBe(first));
    const form = screen.getByRole('button', { name: '비밀번호 보기' }).closest('form') as HTMLElement;
    expect(within(form).getByRole<HTMLButtonElement>('button', { name: '로그인' }).disabled).toBe(true);
    expect(screen.getByRole('link', { name: '비밀번호 재설정' }).getAttribute('href')).toBe('/forgot-password');
  });

  it('opens again when the time is over', async () => {
    loginServer().on('POST /api/login', { ...paused, headers: { 'Retry-After': '1' } });
    await enterPassword();
    expect(await screen.findByText('이제 다시 시도할 수 있습니다.')).toBeTruthy();
    expect(screen.queryByText('시도 횟수가 많아 잠시 제한됩니다.')).toBeNull();
    const form = screen.getByRole('button', { name: '비밀번호 보기' }).closest('form') as HTMLElement;
    expect(within(form).getByRole<HTMLButtonElement>('button', { name: '로그인' }).disabled).toBe(false);
  });

  it('holds for the account alone: another address may go on', async () => {
    loginServer().on('POST /api/login', paused);
    const { user } = await enterPassword();
    await screen.findByRole('timer');
    await user.type(screen.getByLabelText('이메일'), 'x');
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

it('says that a temporary password has run out', async () => {
  const message = '임시 비밀번호의 유효 시간이 지났습니다. 비밀번호 찾기로 새 비밀번호를 정해 주세요.';
  loginServer().on('POST /api/login', refusal(401, 'auth.temporaryPasswordExpired', message));
  await enterPassword();
  expect((await screen.findByText('로그인 실패')).closest('li')?.textContent).toContain(message);
});

describe('a session after an administrator’s reset', () => {
  const title = '새 비밀번호를 정해 주세요';
  const done = { body: { message: '비밀번호를 변경했습니다. 다른 기기에서는 로그아웃되었습니다.' } };

  function restrictedServer(restriction: 'password' | 'two-factor' = 'password'): FakeApi {
    return fakeApi()
      .on('GET /api/site-settings', { body: settings })
      .on('GET /api/exchanges', { body: [] })
      .on('GET /api/me', { body: session(restriction) });
  }
  /** Calls that a restricted session is refused. */
  const refusable = (server: FakeApi): string[] =>
    server.calls
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => !/site-settings|exchanges|api\/me$|logout|login|change-password|two-factor/.test(call));

  it('shows the one screen after log-in, and then what the member wanted', async () => {
    const server = restrictedServer().on('POST /api/login', { body: session('password') });
    server.on('POST /api/change-password', () => {
      server.on('GET /api/me', { body: session() });
      return done;
    });
    const { user, address } = await enterPassword('/login?next=%2Ftrading-journal');
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(address()).toBe('/change-password?next=%2Ftrading-journal');
    expect(screen.getByText(/발급 후 24시간 동안만 사용할 수 있습니다/)).toBeTruthy();
    await user.type(screen.getByLabelText('임시 비밀번호'), 'default-password');
    await user.type(screen.getByLabelText('새 비밀번호'), 'my own one');
    await user.type(screen.getByLabelText('새 비밀번호 확인'), 'my own two');
    expect(screen.getByText('새 비밀번호와 확인 비밀번호가 일치하지 않습니다.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '새 비밀번호 저장' }).disabled).toBe(true);
    await user.clear(screen.getByLabelText('새 비밀번호 확인'));
    await user.type(screen.getByLabelText('새 비밀번호 확인'), 'my own one');
    expect(refusable(server)).toEqual([]);
    await user.click(screen.getByRole('button', { name: '새 비밀번호 저장' }));
    await waitFor(() => expect(address()).toBe('/trading-journal'));
    expect(await screen.findByText('비밀번호를 변경했습니다')).toBeTruthy();
    expect(server.callsTo('POST /api/change-password')[0]?.body).toEqual({
      currentPassword: 'default-password',
      newPassword: 'my own one',
    });
  });

  it.each(['/mypage?tab=luff', '/my-info', '/mining-items', '/admin/users'])(
    'stands before %s also when the browser comes back, and calls nothing that is refused',
    async (path) => {
      rememberUser({ ...hana, isAdmin: true });
      const server = restrictedServer();
      const { address } = await renderApp(path);
      expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
      expect(address()).toBe(`/change-password?next=${encodeURIComponent(path)}`);
      expect(refusable(server)).toEqual([]);
    },
  );

  it('leaves public pages open, with a menu that offers the way out alone', async () => {
    rememberUser();
    const server = restrictedServer();
    const { user } = await renderApp('/terms');
    await user.click(await screen.findByRole('button', { name: '김하나 님' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['로그아웃']);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'EN English' }));
    expect(screen.getByRole('navigation', { name: 'Main' }).textContent).not.toContain('Store');
    expect(refusable(server)).toEqual([]);
  });

  it('tells that the old password is not right, and that a new one has to be new', async () => {
    rememberUser();
    const server = restrictedServer().on(
      'POST /api/change-password',
      refusal(400, 'auth.currentPasswordWrong', '현재 비밀번호가 올바르지 않습니다.'),
    );
    const { user } = await renderApp('/mypage');
    const fill = async (): Promise<void> => {
      await user.type(await screen.findByLabelText('임시 비밀번호'), 'x');
      await user.type(screen.getByLabelText('새 비밀번호'), 'secret1');
      await user.type(screen.getByLabelText('새 비밀번호 확인'), 'secret1{Enter}');
    };
    await fill();
    expect(await screen.findByText('비밀번호 변경 실패')).toBeTruthy();
    expect(screen.getAllByText('현재 비밀번호가 올바르지 않습니다.').length).toBeGreaterThan(0);
    server.on(
      'POST /api/change-password',
      refusal(400, 'auth.passwordUnchanged', '현재 비밀번호와 다른 비밀번호를 정해 주세요.'),
    );
    await user.click(screen.getByRole('button', { name: '새 비밀번호 저장' }));
    expect((await screen.findAllByText('현재 비밀번호와 다른 비밀번호를 정해 주세요.')).length).toBeGreaterThan(0);
  });

  it('can be left by logging out', async () => {
    rememberUser();
    restrictedServer().on('POST /api/logout', { status: 204 });
    const { user, address } = await renderApp('/mypage');
    await user.click(await screen.findByRole('button', { name: '로그아웃' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(localStorage.getItem('isLoggedIn')).toBeNull();
  });

  it('keeps nothing about it in the browser', async () => {
    rememberUser();
    restrictedServer();
    await renderApp('/mypage');
    await screen.findByRole('heading', { name: title });
    expect(Object.keys({ ...localStorage }).sort()).toEqual(
      ['isAdmin', 'isLoggedIn', 'language', 'userEmail', 'userId', 'userName'].filter(
        (key) => localStorage.getItem(key) !== null,
      ),
    );
    expect(JSON.stringify({ ...localStorage })).not.toContain('password');
  });

  it.each([
    ['platform.passwordChangeRequired', title],
    ['platform.twoFactorRequired', '2단계 인증을 설정해 주세요'],
  ])('is noticed in the middle of the work by %s', async (code, heading) => {
    rememberUser();
    memberServer()
      .on('GET /api/user/two-factor', {
        body: { enabled: false, enabledAt: null, recoveryCodesLeft: 0, required: true },
      })
      .on('GET /api/luff/balance', refusal(403, code, '먼저 할 일이 있습니다.'));
    const { user, address } = await renderApp('/mypage');
    await user.click(await screen.findByRole('tab', { name: '러프 지갑' }));
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(address()).toContain('next=%2Fmypage%3Ftab%3Dluff');
  });

  it('asks an administrator for two-factor login first, and goes on once it is on', async () => {
    rememberUser({ ...hana, isAdmin: true });
    let enabled = false;
    const server = restrictedServer('two-factor')
      .on('GET /api/user/two-factor', () => ({
        body: { enabled, enabledAt: null, recoveryCodesLeft: enabled ? 10 : 0, required: true },
      }))
      .on('POST /api/user/two-factor/setup', {
        body: {
          secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
          otpauthUrl: 'otpauth://totp/Lance:x?secret=JBSWY3DPEHPK3PXP',
        },
      })
      .on('POST /api/user/two-factor/enable', () => {
        enabled = true;
        server.on('GET /api/me', { body: session() });
        return { body: { recoveryCodes: Array.from({ length: 10 }, (_, index) => `CODE-${index}`) } };
      });
    const { user, address } = await renderApp('/trading-journal');
    expect(await screen.findByRole('heading', { name: '2단계 인증을 설정해 주세요' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: '2단계 인증 설정' }));
    await user.type(await screen.findByLabelText('현재 비밀번호'), 'secret1{Enter}');
    await user.type(await screen.findByLabelText('6자리 코드'), '123456{Enter}');
    await user.click(await screen.findByRole('checkbox', { name: '복구 코드를 저장했습니다.' }));
    expect(refusable(server)).toEqual([]);
    await user.click(screen.getByRole('button', { name: '완료' }));
    await waitFor(() => expect(address()).toBe('/trading-journal'));
  });

  it('is over for a member who has nothing to do first', async () => {
    rememberUser();
    memberServer().on('GET /api/user', { body: member() });
    const { address } = await renderApp('/change-password?next=https%3A%2F%2Fevil.example');
    await waitFor(() => expect(address()).toBe('/mypage?tab=security'));
  });
});
