import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createStore } from '@/app/store';
import { unauthorized } from '@/shared/api/base-api';
import { siteApi } from '@/shared/api/generated/site';
import { logIn, logOut, startSession } from '@/shared/session/session.slice';
import { fakeApi } from '@test/fake-api';
import { hana, rememberUser, renderApp } from '@test/render-app';

const KEYS = ['userId', 'userEmail', 'userName', 'isAdmin', 'isLoggedIn'];
const storedKeys = (): (string | null)[] => KEYS.map((key) => localStorage.getItem(key));

let warned: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warned.mockRestore());

describe('the check at start', () => {
  it('does not ask the server without the stored keys', async () => {
    const server = fakeApi();
    const store = createStore();
    expect(store.getState().session.status).toBe('loading');
    await store.dispatch(startSession());
    expect(store.getState().session).toEqual({ status: 'guest', user: null, restriction: null });
    expect(server.calls).toEqual([]);
  });

  it.each(KEYS.filter((key) => key !== 'isAdmin'))('does not ask the server when %s is missing', async (key) => {
    rememberUser();
    localStorage.removeItem(key);
    const server = fakeApi();
    const store = createStore();
    document.documentElement.dataset['session'] = 'member';
    await store.dispatch(startSession());
    expect(store.getState().session.status).toBe('guest');
    expect(server.calls).toEqual([]);
    expect(storedKeys()).toEqual([null, null, null, null, null]);
    expect(document.documentElement.dataset['session']).toBeUndefined();
  });

  it('restores the stored user when the server still knows the session', async () => {
    rememberUser({ ...hana, isAdmin: true });
    // Only the success counts: the user in the answer is not used.
    fakeApi().on('GET /api/me', { body: { user: { ...hana, name: 'someone else' } } });
    const store = createStore();
    await store.dispatch(startSession());
    expect(store.getState().session).toEqual({
      status: 'member',
      user: { ...hana, isAdmin: true },
      restriction: null,
    });
    expect(warned).not.toHaveBeenCalled();
  });

  it.each([401, 403, 500])('clears every key and logs out on %d', async (status) => {
    rememberUser();
    fakeApi().on('GET /api/me', { status, body: { message: 'no' } });
    const store = createStore();
    await store.dispatch(startSession());
    expect(store.getState().session).toEqual({ status: 'guest', user: null, restriction: null, ended: true });
    expect(storedKeys()).toEqual([null, null, null, null, null]);
    expect(warned).toHaveBeenCalledWith('세션이 만료되었습니다. 다시 로그인해 주세요.');
  });

  it('keeps the stored user, with a warning, when the connection is lost', async () => {
    rememberUser();
    fakeApi().on('GET /api/me', 'lost');
    const store = createStore();
    await store.dispatch(startSession());
    expect(store.getState().session).toEqual({ status: 'member', user: hana, restriction: null });
    expect(localStorage.getItem('isLoggedIn')).toBe('true');
    expect(warned).toHaveBeenCalledTimes(1);
  });
});

describe('logging in and out', () => {
  it('stores every key and forgets what was read as somebody else', async () => {
    fakeApi().on('GET /api/site-settings', { body: [{ key: 'a', value: '1' }] });
    const store = createStore();
    await store.dispatch(siteApi.endpoints.listSiteSettings.initiate());
    store.dispatch(logIn(hana));
    expect(storedKeys()).toEqual([hana.id, hana.email, hana.name, 'false', 'true']);
    expect(store.getState().api.queries).toEqual({});
    expect(store.getState().session.status).toBe('member');
  });

  it.each([{ status: 204 }, 'lost' as const])(
    'forgets user, keys and data at log-out, also when the server answers %p',
    async (answer) => {
      const server = fakeApi().on('POST /api/logout', answer).on('GET /api/site-settings', { body: [] });
      const store = createStore();
      store.dispatch(logIn(hana));
      await store.dispatch(siteApi.endpoints.listSiteSettings.initiate());
      await store.dispatch(logOut());
      expect(server.callsTo('POST /api/logout')).toHaveLength(1);
      expect(storedKeys()).toEqual([null, null, null, null, null]);
      expect(store.getState().session).toEqual({ status: 'guest', user: null, restriction: null });
      expect(store.getState().api.queries).toEqual({});
    },
  );

  it('turns a member whose session ended elsewhere into a guest', async () => {
    const server = fakeApi().on('GET /api/me', { status: 401, body: { message: 'no' } });
    const store = createStore();
    store.dispatch(logIn(hana));
    store.dispatch(unauthorized());
    await waitFor(() => expect(store.getState().session.status).toBe('guest'));
    expect(localStorage.getItem('isLoggedIn')).toBeNull();
    expect(server.callsTo('GET /api/me')).toHaveLength(1);
  });

  it.each([{ body: { user: hana, language: 'ko', restriction: null } }, 'lost' as const])(
    'keeps a member whose one call was refused while the server still knows the session: %p',
    async (answer) => {
      const server = fakeApi().on('GET /api/me', answer);
      const store = createStore();
      store.dispatch(logIn(hana));
      store.dispatch(unauthorized());
      await waitFor(() => expect(server.callsTo('GET /api/me')).toHaveLength(1));
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(store.getState().session.status).toBe('member');
      expect(localStorage.getItem('isLoggedIn')).toBe('true');
    },
  );
});

describe('the header', () => {
  it('shows a visitor log-in and sign-up, and neither store nor log-out nor admin', async () => {
    fakeApi().on('GET /api/site-settings', { body: [] }).on('GET /api/exchanges', { body: [] });
    await renderApp('/login');
    const menu = await screen.findByRole('navigation', { name: '주 메뉴' });
    expect([...menu.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      '홈',
      '크립토 인사이트',
      '차트 분석',
      '수익 내역',
      '매매 일지',
      '내 정보',
    ]);
    expect(screen.getAllByRole('link', { name: '회원가입' })[0]?.getAttribute('href')).toBe('/register');
  });

  it('has a menu that leads a visitor to what is open first, and says what needs a login', async () => {
    fakeApi().on('GET /api/site-settings', { body: [] }).on('GET /api/exchanges', { body: [] });
    const { user } = await renderApp('/login');
    await user.click(await screen.findByRole('button', { name: '메뉴' }));
    const menu = within(await screen.findByRole('dialog')).getByRole('navigation');
    expect([...menu.children].map(({ textContent }) => textContent)).toEqual([
      ...[
        '홈',
        'UID 확인',
        '리베이트 계산기',
        '김치 프리미엄',
        '커스텀 지표',
        '자주 묻는 질문',
        '로그인하면 볼 수 있는 화면',
      ],
      ...['크립토 인사이트', '차트 분석', '수익 내역', '매매 일지', '내 정보'],
    ]);
  });

  it('greets a member, shows the balance and adds the store; admins also see the admin page', async () => {
    rememberUser({ ...hana, isAdmin: true });
    fakeApi()
      .on('GET /api/me', { body: {} })
      .on('GET /api/site-settings', { body: [] })
      .on('GET /api/lance-coins/balance', {
        body: { balance: '12450', formatted: '12,450', available: '12450', held: '0' },
      });
    await renderApp('/chart-analysis');
    const menu = await screen.findByRole('navigation', { name: '주 메뉴' });
    expect(menu.textContent).toContain('스토어');
    expect(menu.textContent).toContain('관리자');
    expect((await screen.findByRole('link', { name: 'L코인 잔액 12,450 L' })).textContent).toBe('12,450 L');
    expect(await screen.findByRole('button', { name: '김하나 님' })).toBeTruthy();
  });

  it('shows no balance when it could not be read, least of all a zero', async () => {
    rememberUser();
    const server = fakeApi()
      .on('GET /api/me', { body: {} })
      .on('GET /api/lance-coins/balance', { status: 503, body: { message: 'down' } });
    await renderApp('/chart-analysis');
    await waitFor(() => expect(server.callsTo('GET /api/lance-coins/balance')).toHaveLength(1));
    expect(screen.queryByText('0')).toBeNull();
  });

  it('switches the theme on the root and keeps it', async () => {
    fakeApi();
    const { user } = await renderApp('/login');
    expect(document.documentElement.classList.contains('dark')).toBe(false);
    await user.click(await screen.findByRole('button', { name: '어두운 화면' }));
    expect(document.documentElement.classList.contains('dark')).toBe(true);
    expect(localStorage.getItem('theme')).toBe('dark');
    await user.click(screen.getByRole('button', { name: '밝은 화면' }));
    expect(document.documentElement.className).not.toContain('dark');
  });

  it('moves a public page to its English address, and on to the login that a member page needs', async () => {
    fakeApi();
    const { user, address } = await renderApp('/login');
    await user.click(await screen.findByRole('button', { name: 'EN English' }));
    expect(address()).toBe('/en/login');
    expect(document.documentElement.lang).toBe('en');
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Chart analysis' }));
    await waitFor(() => expect(address()).toBe('/en/login?next=%2Fchart-analysis'));
  });

  it('leaves a member page where it is', async () => {
    fakeApi();
    const { user, address } = await renderApp('/lcoin-dashboard');
    await user.click(await screen.findByRole('button', { name: 'EN English' }));
    expect(address()).toBe('/lcoin-dashboard');
    await user.click(screen.getByRole('button', { name: 'KO 한국어' }));
    expect(address()).toBe('/lcoin-dashboard');
    expect(document.documentElement.lang).toBe('ko');
  });
});

it('keeps the language of a member in the account, for mails', async () => {
  rememberUser();
  const server = fakeApi().on('GET /api/me', { body: {} }).on('PATCH /api/user/update', { body: {} });
  const { user } = await renderApp('/chart-analysis');
  await user.click(await screen.findByRole('button', { name: 'EN English' }));
  await waitFor(() => expect(server.callsTo('PATCH /api/user/update')[0]?.body).toEqual({ language: 'en' }));
  expect(localStorage.getItem('language')).toBe('en');
});

it('says plainly that a page does not exist and leads home', async () => {
  fakeApi();
  const { user, address } = await renderApp('/no/such/page');
  expect(await screen.findByRole('heading', { name: /페이지를 찾을 수 없습니다/ })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: '홈으로 가기' }));
  expect(address()).toBe('/');
});
