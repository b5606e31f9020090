import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './generated/contract.js';
import { startTestApp, type TestApp } from './support/test-app.js';

/** What a script of somebody else has: the typed client of another generator, and a cookie that it keeps. */
function thirdParty(baseUrl: string): Client<paths> {
  const client = createClient<paths>({ baseUrl, headers: { 'accept-language': 'en' } });
  let cookie = '';
  client.use({
    onRequest: ({ request }) => {
      if (cookie !== '') request.headers.set('cookie', cookie);
    },
    onResponse: ({ response }) => {
      const session = response.headers.getSetCookie().find((line) => line.startsWith('sid='));
      if (session) cookie = session.split(';')[0] ?? '';
    },
  });
  return client;
}

describe('a client that another generator made from the contract', () => {
  let service: TestApp;
  let client: Client<paths>;

  beforeAll(async () => {
    service = await startTestApp();
    client = thirdParty(service.url);
  });

  afterAll(() => service.close());

  it('goes from the registration over a UID to something bought', async () => {
    const email = 'script@example.com';
    const registered = await client.POST('/api/register', {
      body: { name: 'Script', email, password: 'correct horse', agreementPersonalInfo: true, language: 'en' },
    });
    expect(registered.data?.user).toMatchObject({ email, isAdmin: false });
    const signup = Number(registered.data?.bonus.signup);

    const uid = { exchange: 'Deepcoin', uid: '36100014' };
    const checked = await client.POST('/api/uid/check', { body: uid });
    expect(checked.data).toMatchObject({ registered: true, nextStep: { kind: 'register' } });

    const held = await client.POST('/api/user-uid', { body: { exchangeName: uid.exchange, uid: uid.uid } });
    expect(held.data?.autoVerified).toBe(true);
    const uids = await client.GET('/api/user/{id}/uids', { params: { path: { id: registered.data?.user.id ?? '' } } });
    expect(uids.data).toMatchObject([{ uid: uid.uid, state: 'verified' }]);

    const balance = await client.GET('/api/lance-coins/balance');
    expect(Number(balance.data?.balance)).toBeGreaterThan(signup);
    const history = await client.GET('/api/lance-coins/history', { params: { query: { limit: 1 } } });
    expect(history.data).toHaveLength(1);
    const next = /<([^>]+)>; rel="next"/.exec(history.response.headers.get('link') ?? '')?.[1];
    expect(next).toContain('cursor=');

    const offered = await client.GET('/api/luff/mining-items');
    const [item] = [...(offered.data ?? [])].sort((a, b) => a.price - b.price);
    if (!item) throw new Error('nothing is on offer');
    const params = { header: { 'idempotency-key': 'script-purchase-1' } };
    const body = { itemId: item.id, price: item.price };
    const bought = await client.POST('/api/luff/purchase-mining-item', { body, params });
    const again = await client.POST('/api/luff/purchase-mining-item', { body, params });
    expect(again.data?.item.id).toBe(bought.data?.item.id);
    const left = await client.GET('/api/lance-coins/balance');
    expect(Number(left.data?.balance)).toBe(Number(balance.data?.balance) - item.price);
    const orders = await client.GET('/api/store/orders');
    expect(orders.data).toMatchObject([{ price: item.price }]);
  });

  it('reads refusals with their types', async () => {
    const { error, response } = await client.POST('/api/luff/request-payback', {
      body: { usdtAmount: '100', luffAmount: '1000' },
    });
    expect(response.status).toBe(422);
    expect(error?.code).toBe('luff.confirmedEmailNeeded');
    await client.POST('/api/logout');
    const out = await client.GET('/api/me');
    expect(out.error).toMatchObject({ code: 'platform.loginRequired', message: 'Please log in.' });
  });
});
