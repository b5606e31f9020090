import { jest } from '@jest/globals';
import { createStore } from '@/app/store';
import { readApiError, toApiError } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';
import { memberApi } from '@/shared/api/generated/member';
import { itemsOf } from '@/shared/api/pages';
import { speak } from '@/shared/i18n';
import { fakeApi } from '@test/fake-api';

const probe = baseApi.injectEndpoints({
  endpoints: (build) => ({
    probeRead: build.query<unknown, void>({ query: () => '/api/probe' }),
    probeReadOrNothing: build.query<unknown, void>({ query: () => '/api/probe', extraOptions: { on401: 'empty' } }),
    probeBuy: build.mutation<unknown, { itemId: string }>({
      query: (body) => ({ url: '/api/probe', method: 'POST', body }),
    }),
    probeProof: build.mutation<unknown, Record<string, string>>({
      query: (body) => ({ url: '/api/probe', method: 'POST', body }),
    }),
    probeEnd: build.mutation<unknown, void>({ query: () => ({ url: '/api/probe', method: 'POST' }) }),
  }),
});

afterEach(() => speak('ko'));

describe('a call', () => {
  it('carries the cookie and the language of the moment', async () => {
    const server = fakeApi().on('GET /api/probe', { body: {} });
    const store = createStore();
    await store.dispatch(probe.endpoints.probeRead.initiate());
    speak('en');
    await store.dispatch(probe.endpoints.probeRead.initiate(undefined, { forceRefetch: true }));
    expect(server.calls.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['ko', 'en']);
  });

  it('says JSON only when there is a body', async () => {
    const server = fakeApi().on('GET /api/probe', { body: {} }).on('POST /api/probe', { status: 204 });
    const store = createStore();
    await store.dispatch(probe.endpoints.probeRead.initiate());
    await store.dispatch(probe.endpoints.probeEnd.initiate());
    await store.dispatch(probe.endpoints.probeBuy.initiate({ itemId: 'a' }));
    expect(server.calls.map(({ headers }) => headers.get('Content-Type'))).toEqual([null, null, 'application/json']);
  });

  it('is made once: no retries', async () => {
    const server = fakeApi().on('GET /api/probe', { status: 503, body: { message: 'down' } });
    await createStore().dispatch(probe.endpoints.probeRead.initiate());
    expect(server.calls).toHaveLength(1);
  });

  it('answers nothing on 401 where that is wanted, and is an error elsewhere', async () => {
    fakeApi().on('GET /api/probe', { status: 401, body: { message: '로그인이 필요합니다.' } });
    const store = createStore();
    expect(await store.dispatch(probe.endpoints.probeReadOrNothing.initiate())).toMatchObject({
      data: null,
      isSuccess: true,
    });
    expect(await store.dispatch(probe.endpoints.probeRead.initiate())).toMatchObject({
      isError: true,
      error: { status: 401, message: '로그인이 필요합니다.' },
    });
  });
});

describe('the key of an intent', () => {
  const keysOf = (server: ReturnType<typeof fakeApi>): (string | null)[] =>
    server.calls.map(({ headers }) => headers.get('Idempotency-Key'));

  it('is not sent with a read', async () => {
    const server = fakeApi().on('GET /api/probe', { body: {} });
    await createStore().dispatch(probe.endpoints.probeRead.initiate());
    expect(keysOf(server)).toEqual([null]);
  });

  it('is the same for a second click while the first is under way, and for another body another', async () => {
    const server = fakeApi().on('POST /api/probe', { body: {} });
    const store = createStore();
    await Promise.all([
      store.dispatch(probe.endpoints.probeBuy.initiate({ itemId: 'a' })),
      store.dispatch(probe.endpoints.probeBuy.initiate({ itemId: 'a' })),
      store.dispatch(probe.endpoints.probeBuy.initiate({ itemId: 'b' })),
    ]);
    const [first, second, other] = keysOf(server);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  it.each(['lost', { status: 502, text: '<html>bad gateway</html>' }] as const)(
    'is kept when nobody knows whether the act happened: %p',
    async (answer) => {
      const server = fakeApi().on('POST /api/probe', answer);
      const store = createStore();
      await store.dispatch(probe.endpoints.probeBuy.initiate({ itemId: 'c' }));
      server.on('POST /api/probe', { body: {} });
      await store.dispatch(probe.endpoints.probeBuy.initiate({ itemId: 'c' }));
      const [first, second] = keysOf(server);
      expect(second).toBe(first);
    },
  );

  it('is forgotten after ten minutes: who asks again then means another act', async () => {
    const server = fakeApi().on('POST /api/probe', 'lost');
    const store = createStore();
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now');
    for (const minutes of [0, 9, 11]) {
      clock.mockReturnValue(start + minutes * 60_000);
      await store.dispatch(probe.endpoints.probeBuy.initiate({ itemId: 'e' }));
    }
    clock.mockRestore();
    const [first, soon, late] = keysOf(server);
    expect(soon).toBe(first);
    expect(late).not.toBe(first);
  });

  it.each(['password', 'currentPassword', 'newPassword', 'code', 'token', 'apiKey', 'apiSecret', 'passphrase'])(
    'is not made from a call with a %s, of which nothing may stay in memory',
    async (field) => {
      const server = fakeApi().on('POST /api/probe', 'lost');
      await createStore().dispatch(probe.endpoints.probeProof.initiate({ email: 'hana@lance.example', [field]: 's' }));
      expect(keysOf(server)).toEqual([null]);
    },
  );

  it.each([200, 422])('is new for the next act after a definite answer (%d)', async (status) => {
    const server = fakeApi().on('POST /api/probe', { status, body: { message: 'x' } });
    const store = createStore();
    await store.dispatch(probe.endpoints.probeBuy.initiate({ itemId: 'd' }));
    await store.dispatch(probe.endpoints.probeBuy.initiate({ itemId: 'd' }));
    const [first, second] = keysOf(server);
    expect(second).not.toBe(first);
  });
});

describe('what a refusal says', () => {
  it('is the message of the body, with everything beside it', () => {
    const body = {
      code: 'uidRebate.tooManyChecks',
      message: '한 시간에 10개까지 확인할 수 있습니다.',
      alreadyChecked: true,
      params: { limit: 10 },
      fields: [{ path: 'uid', message: 'UID를 입력해주세요.' }],
      requestId: 'r-1',
    };
    expect(readApiError({ status: 429, statusText: '', text: JSON.stringify(body) })).toEqual({
      status: 429,
      ...body,
      body,
    });
  });

  it('has alreadyChecked only when the body says so', () => {
    expect(readApiError({ status: 429, statusText: '', text: '{"message":"x"}' }).alreadyChecked).toBe(false);
  });

  it.each([
    ['Bad Gateway from the proxy', 'Bad Gateway', 'Bad Gateway from the proxy'],
    ['', 'Bad Gateway', 'Bad Gateway'],
    ['<html><body>502</body></html>', 'Bad Gateway', 'Bad Gateway'],
    ['', '', '알 수 없는 오류가 발생했습니다'],
  ])('is the text or the status text when the body is no JSON: %j, %j', (text, statusText, message) => {
    expect(readApiError({ status: 502, statusText, text }).message).toBe(message);
  });

  it.each(['{}', 'null', '[]', '{"message":""}', '{"message":7}'])(
    'is the status when the body has no message: %s',
    (text) => {
      expect(readApiError({ status: 418, statusText: 'teapot', text }).message).toBe('HTTP 418 오류');
    },
  );

  it('is a sentence of its own when no answer came', async () => {
    fakeApi().on('GET /api/probe', 'lost');
    const { error } = await createStore().dispatch(probe.endpoints.probeRead.initiate());
    expect(toApiError(error)).toEqual({
      status: 'network',
      message: '네트워크 오류가 발생했습니다. 다시 시도해주세요.',
      alreadyChecked: false,
    });
  });
});

describe('a list', () => {
  it('is read page after page by the cursors of the answers, with the filter of the first', async () => {
    const server = fakeApi().on('GET /api/store/orders', ({ search }) =>
      search.includes('cursor')
        ? { body: [{ id: 'a' }] }
        : { body: [{ id: 'b' }], headers: { Link: '</api/store/orders?limit=1&cursor=b%2F1>; rel="next"' } },
    );
    const store = createStore();
    const { listStoreOrders } = memberApi.endpoints;
    await store.dispatch(listStoreOrders.initiate({ limit: 1 }));
    const { data, hasNextPage } = await store.dispatch(
      listStoreOrders.initiate({ limit: 1 }, { direction: 'forward' }),
    );
    expect(itemsOf(data)).toEqual([{ id: 'b' }, { id: 'a' }]);
    expect(hasNextPage).toBe(false);
    expect(server.calls.map(({ search }) => Object.fromEntries(new URLSearchParams(search)))).toEqual([
      { limit: '1' },
      { limit: '1', cursor: 'b/1' },
    ]);
  });
});
