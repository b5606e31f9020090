import { act, screen, waitFor } from '@testing-library/react';
import { type FakeApi, fakeApi } from '@test/fake-api';
import { settings } from '@test/fixtures';
import { hana, rememberUser, renderApp } from '@test/render-app';

const TOKEN = 'dGhlLXRva2VuLW9mLXRoZS1tYWlsZWQtbGluaw';

function visitorServer(): FakeApi {
  return fakeApi()
    .on('GET /api/site-settings', { body: settings })
    .on('GET /api/exchanges', { body: [] })
    .on('GET /api/me', { body: { user: hana, language: 'ko', restriction: null } });
}

/** Text of alerts and toasts. */
const toastOf = async (title: string): Promise<string> =>
  (await screen.findByText(title)).closest('li')?.textContent ?? '';

describe('forgot password', () => {
  const submit = '재설정 링크 받기';

  it('asks for the address, in place, before it asks the server', async () => {
    const server = visitorServer();
    const { user } = await renderApp('/forgot-password');
    await user.click(await screen.findByRole('button', { name: submit }));
    expect(screen.getByRole('alert').textContent).toBe('필수 항목을 모두 입력해주세요.');
    expect(document.activeElement).toBe(screen.getByLabelText('이메일'));
    expect(server.callsTo('POST /api/forgot-password')).toEqual([]);
  });

  it('says where the mail is, hints at the spam folder and leads back to log-in', async () => {
    const server = visitorServer().on('POST /api/forgot-password', { body: { message: 'ok' } });
    const { user, address } = await renderApp('/forgot-password');
    await user.type(await screen.findByLabelText('이메일'), ` ${hana.email} {Enter}`);
    const title = await screen.findByRole('heading', { name: '메일을 확인해 주세요' });
    expect(document.activeElement).toBe(title);
    expect(
      screen.getByText(`${hana.email} 주소로 가입한 계정이 있으면 비밀번호 재설정 링크가 도착합니다.`),
    ).toBeTruthy();
    expect(screen.getByText('메일이 보이지 않으면 스팸함을 확인해 주세요.')).toBeTruthy();
    expect(server.callsTo('POST /api/forgot-password')[0]?.body).toEqual({ email: hana.email });
    await user.click(screen.getByRole('link', { name: '로그인으로 돌아가기' }));
    expect(address()).toBe('/login');
  });

  it('lets one take another address', async () => {
    visitorServer().on('POST /api/forgot-password', { body: { message: 'ok' } });
    const { user } = await renderApp('/forgot-password');
    await user.type(await screen.findByLabelText('이메일'), `${hana.email}{Enter}`);
    await user.click(await screen.findByRole('button', { name: '다른 이메일로 다시 받기' }));
    expect(screen.getByLabelText<HTMLInputElement>('이메일').value).toBe(hana.email);
  });

  it.each([
    ['a lost connection', 'lost' as const, '네트워크 오류가 발생했습니다. 다시 시도해주세요.'],
    [
      'a failure',
      { status: 503, body: { message: '지금은 요청을 처리할 수 없습니다.' } },
      '지금은 요청을 처리할 수 없습니다.',
    ],
  ])('tells %s in a toast and keeps the entry', async (_name, answer, sentence) => {
    visitorServer().on('POST /api/forgot-password', answer);
    const { user } = await renderApp('/forgot-password');
    await user.type(await screen.findByLabelText('이메일'), `${hana.email}{Enter}`);
    expect(await toastOf('비밀번호 재설정 요청에 실패했습니다.')).toContain(sentence);
    expect(screen.getByLabelText<HTMLInputElement>('이메일').value).toBe(hana.email);
  });

  it('shows the limit and the true wait in place, and takes no click meanwhile', async () => {
    visitorServer().on('POST /api/forgot-password', {
      status: 429,
      headers: { 'Retry-After': '90' },
      body: { code: 'auth.tooManyAttempts', message: '시도 횟수가 많아 잠시 제한됩니다.' },
    });
    const { user } = await renderApp('/forgot-password');
    await user.type(await screen.findByLabelText('이메일'), `${hana.email}{Enter}`);
    expect((await screen.findByRole('alert')).textContent).toBe('요청을 잠시 멈췄습니다');
    expect(screen.getByText('시도 횟수가 많아 잠시 제한됩니다.')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^1:(30|29)$/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: submit }).disabled).toBe(true);
  });

  it('refuses what is no address, before it asks the server', async () => {
    const server = visitorServer();
    const { user } = await renderApp('/forgot-password');
    await user.type(await screen.findByLabelText('이메일'), 'hana@{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('올바른 이메일 주소를 입력해 주세요.');
    expect(server.callsTo('POST /api/forgot-password')).toEqual([]);
  });

  it('puts what the server says about the address at the field', async () => {
    visitorServer().on('POST /api/forgot-password', {
      status: 400,
      body: { message: 'x', fields: [{ path: 'email', message: '올바른 이메일 주소를 입력해 주세요.' }] },
    });
    const { user } = await renderApp('/forgot-password');
    await user.type(await screen.findByLabelText('이메일'), `${hana.email}{Enter}`);
    expect((await screen.findByRole('alert')).textContent).toBe('올바른 이메일 주소를 입력해 주세요.');
  });

  it('speaks English under its English address', async () => {
    visitorServer().on('POST /api/forgot-password', 'lost');
    const { user } = await renderApp('/en/forgot-password');
    await user.click(await screen.findByRole('button', { name: 'Send me the link' }));
    expect(screen.getByRole('alert').textContent).toBe('Please fill in all required fields.');
    await user.type(screen.getByLabelText('E-mail'), `${hana.email}{Enter}`);
    expect(await toastOf('The password reset could not be requested.')).toContain('network');
  });
});

describe('reset password', () => {
  const checkRoute = `GET /api/reset-password/${TOKEN}`;
  const submit = '비밀번호 재설정';

  function resetServer(): FakeApi {
    return visitorServer()
      .on(checkRoute, { body: { valid: true } })
      .on('POST /api/reset-password', { body: { message: '비밀번호를 재설정했습니다.' } });
  }
  async function open() {
    const app = await renderApp(`/reset-password?token=${TOKEN}`);
    await screen.findByLabelText('새 비밀번호');
    const fill = async (password: string, confirm: string): Promise<void> => {
      if (password !== '') await app.user.type(screen.getByLabelText('새 비밀번호'), password);
      if (confirm !== '') await app.user.type(screen.getByLabelText('새 비밀번호 확인'), confirm);
      await app.user.click(screen.getByRole('button', { name: submit }));
    };
    return { ...app, fill };
  }

  it('checks the token first and takes it out of the address', async () => {
    let answer: (reply: { body: unknown }) => void = () => undefined;
    const server = resetServer().on(checkRoute, () => new Promise((resolve) => (answer = resolve)));
    const { address } = await renderApp(`/reset-password?token=${TOKEN}`);
    expect(await screen.findByRole('status', { name: '링크를 확인하는 중입니다' })).toBeTruthy();
    expect(screen.queryByLabelText('새 비밀번호')).toBeNull();
    await waitFor(() => expect(address()).toBe('/reset-password'));
    await waitFor(() => expect(server.callsTo(checkRoute)).toHaveLength(1));
    answer({ body: { valid: true } });
    expect(await screen.findByLabelText('새 비밀번호')).toBeTruthy();
  });

  it.each([
    ['nothing', '', '', '모든 필드를 입력해주세요.', '새 비밀번호'],
    ['a password alone', 'long enough', '', '모든 필드를 입력해주세요.', '새 비밀번호 확인'],
    ['a confirmation alone', '', 'long enough', '모든 필드를 입력해주세요.', '새 비밀번호'],
    ['a password of seven', 'seven77', 'seven77', '비밀번호는 최소 8자 이상이어야 합니다.', '새 비밀번호'],
    ['two that differ', 'long enough', 'long enouGH', '비밀번호가 일치하지 않습니다.', '새 비밀번호 확인'],
  ])('refuses %s in place and puts the focus there', async (_name, password, confirm, message, focused) => {
    const server = resetServer();
    const { fill } = await open();
    await fill(password, confirm);
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(document.activeElement).toBe(screen.getByLabelText(focused));
    expect(server.callsTo('POST /api/reset-password')).toEqual([]);
  });

  it('shows and hides what is typed', async () => {
    resetServer();
    const { user } = await open();
    const field = screen.getByLabelText<HTMLInputElement>('새 비밀번호');
    const [toggle] = screen.getAllByRole('button', { name: '비밀번호 보기' });
    if (!toggle) throw new Error('no toggle');
    expect(field.type).toBe('password');
    await user.click(toggle);
    expect(field.type).toBe('text');
    await user.click(screen.getByRole('button', { name: '비밀번호 숨기기' }));
    expect(field.type).toBe('password');
  });

  it('sets the password, says so, and goes to log-in after two seconds', async () => {
    rememberUser();
    const balance = { balance: '0', formatted: '0', available: '0', held: '0' };
    const server = resetServer().on('GET /api/lance-coins/balance', { body: balance });
    const { fill, address } = await open();
    await fill('new password', 'new password');
    const title = await screen.findByRole('heading', { name: '비밀번호를 재설정했습니다' });
    expect(document.activeElement).toBe(title);
    expect(screen.getByRole('status').textContent).toContain('2초 후 로그인 화면으로 이동합니다.');
    expect(screen.getByRole('link', { name: '로그인하기' }).getAttribute('href')).toBe('/login');
    expect(server.callsTo('POST /api/reset-password')[0]?.body).toEqual({ token: TOKEN, newPassword: 'new password' });
    // The token is used up: it is not validated again, and this browser's session ended like all others.
    expect(server.callsTo(checkRoute)).toHaveLength(1);
    expect(localStorage.getItem('isLoggedIn')).toBeNull();
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    expect(address()).toBe('/reset-password');
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('says that a dead link is dead and leads to a new one and to log-in', async () => {
    resetServer().on(checkRoute, {
      status: 404,
      body: { code: 'auth.tokenInvalid', message: '토큰이 만료되었거나 유효하지 않습니다.' },
    });
    await renderApp(`/reset-password?token=${TOKEN}`);
    expect(await screen.findByRole('heading', { name: '사용할 수 없는 링크입니다' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('토큰이 만료되었거나 유효하지 않습니다.');
    expect(screen.getByRole('link', { name: '재설정 링크 다시 받기' }).getAttribute('href')).toBe('/forgot-password');
    expect(screen.getByRole('link', { name: '로그인으로 돌아가기' }).getAttribute('href')).toBe('/login');
  });

  it.each(['', '?token=', '?token=%20'])('says that the link is not whole without a token (%p)', async (search) => {
    const server = resetServer();
    await renderApp(`/reset-password${search}`);
    expect((await screen.findByRole('alert')).textContent).toBe(
      '재설정 링크가 올바르지 않습니다. 메일의 링크를 다시 열어 주세요.',
    );
    expect(server.calls.filter(({ path }) => path.startsWith('/api/reset-password'))).toEqual([]);
  });

  it('keeps a link that could not be checked, and checks it again', async () => {
    const server = resetServer().on(checkRoute, 'lost');
    const { user } = await renderApp(`/reset-password?token=${TOKEN}`);
    expect((await screen.findByRole('alert')).textContent).toContain('링크를 확인하지 못했습니다');
    server.on(checkRoute, { body: { valid: true } });
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByLabelText('새 비밀번호')).toBeTruthy();
  });

  it('tells a failure in a toast and keeps what was typed', async () => {
    resetServer().on('POST /api/reset-password', 'lost');
    const { fill } = await open();
    await fill('new password', 'new password');
    expect(await toastOf('비밀번호 재설정에 실패했습니다.')).toContain('네트워크 오류가 발생했습니다.');
    expect(screen.getByLabelText<HTMLInputElement>('새 비밀번호').value).toBe('new password');
  });

  it('shows the dead link when the token dies while one types', async () => {
    const server = resetServer();
    const { fill } = await open();
    const dead = {
      status: 404,
      body: { code: 'auth.tokenInvalid', message: '토큰이 만료되었거나 유효하지 않습니다.' },
    };
    server.on('POST /api/reset-password', dead).on(checkRoute, dead);
    await fill('new password', 'new password');
    expect(await screen.findByRole('heading', { name: '사용할 수 없는 링크입니다' })).toBeTruthy();
    expect(await screen.findByText('비밀번호 재설정에 실패했습니다.')).toBeTruthy();
  });

  it('keeps the token over a change of language, and nowhere but in memory', async () => {
    const server = resetServer();
    const { user, address } = await open();
    const old = screen.getByLabelText('새 비밀번호');
    await user.click(screen.getByRole('button', { name: 'EN English' }));
    await waitFor(() => expect(address()).toBe('/en/reset-password'));
    // The old page is briefly in English before the new one replaces it.
    await waitFor(() => expect(old.isConnected).toBe(false));
    await user.type(await screen.findByLabelText('New password'), 'new password');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(screen.getByRole('alert').textContent).toBe('Please fill in all fields.');
    await user.type(screen.getByLabelText('Confirm new password'), 'new password{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your password is set' })).toBeTruthy();
    expect(server.callsTo('POST /api/reset-password')[0]?.body).toEqual({ token: TOKEN, newPassword: 'new password' });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(TOKEN);
  });

  it('forgets the token with the page', async () => {
    resetServer();
    const { unmount } = await open();
    unmount();
    await renderApp('/reset-password');
    expect((await screen.findByRole('alert')).textContent).toContain('재설정 링크가 올바르지 않습니다.');
  });
});

describe('confirm e-mail', () => {
  const route = 'POST /api/confirm-email';
  const done = { body: { message: '이메일 인증이 완료되었습니다.' } };

  it('confirms by itself, once, and leads a visitor to log-in', async () => {
    const server = visitorServer().on(route, done);
    const { address } = await renderApp(`/confirm-email?token=${TOKEN}`, { strict: true });
    expect(await screen.findByRole('heading', { name: '이메일을 인증했습니다' })).toBeTruthy();
    expect(address()).toBe('/confirm-email');
    expect(server.callsTo(route).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
    expect(screen.getByRole('link', { name: '로그인하기' }).getAttribute('href')).toBe('/login?next=%2Fmypage');
  });

  it('leads a member to My Info', async () => {
    rememberUser();
    visitorServer().on(route, done);
    await renderApp(`/confirm-email?token=${TOKEN}`);
    expect((await screen.findByRole('link', { name: '내 정보로 가기' })).getAttribute('href')).toBe('/mypage');
  });

  it.each([
    ['visitor', '로그인하고 인증 메일 다시 받기', '/login?next=%2Fmypage'],
    ['member', '내 정보에서 인증 메일 다시 받기', '/mypage'],
  ])('tells a %s what to do about a dead link', async (who, link, href) => {
    if (who === 'member') rememberUser();
    const message = '이메일 인증 링크가 만료되었거나 유효하지 않습니다. 내 정보에서 인증 메일을 다시 받아 주세요.';
    visitorServer().on(route, { status: 404, body: { code: 'auth.confirmationInvalid', message } });
    await renderApp(`/confirm-email?token=${TOKEN}`);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByRole('heading', { name: '이메일을 인증하지 못했습니다' })).toBeTruthy();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(href);
  });

  it('says that the link is not whole without a token', async () => {
    const server = visitorServer();
    await renderApp('/confirm-email');
    expect((await screen.findByRole('alert')).textContent).toBe(
      '인증 링크가 올바르지 않습니다. 메일의 링크를 다시 열어 주세요.',
    );
    expect(server.callsTo(route)).toEqual([]);
  });

  it('tries the same link again after a lost connection', async () => {
    const server = visitorServer().on(route, 'lost');
    const { user } = await renderApp(`/en/confirm-email?token=${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'Your e-mail address could not be confirmed' })).toBeTruthy();
    server.on(route, done);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeTruthy();
    expect(server.callsTo(route)).toHaveLength(2);
  });
});
