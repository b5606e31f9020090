import { registerMember, type SignedIn } from './factories/member.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { csv, FUTURES_NAME, FUTURES_ROWS, FUTURES_TITLES, importHistory } from './support/trade-files.js';

const DAY = '2026-11-19';
const review = { tags: ['돌파', 'News'], setup: '전고점 돌파', mistake: '손절이 늦음', mood: 2, rating: 4 };
const none = { tags: [], setup: null, mistake: null, mood: null, rating: null };

describe('what a member writes about a trade', () => {
  let service: TestApp;
  let hana: SignedIn;

  beforeAll(async () => {
    service = await startTestApp({ now: '2026-11-20T03:00:00.000Z' });
  });

  beforeEach(async () => {
    hana = await registerMember(service);
  });

  afterAll(() => service.close());

  const add = async (rest: object = {}) => {
    const terms = { symbol: 'BTC-USDT', type: 'long', entryPrice: '100', exitPrice: '110', quantity: '1' } as const;
    const { status, body } = await hana.client.post('/api/mypage/trades', { ...terms, tradeDate: DAY, ...rest });
    expect(status).toBe(201);
    return body;
  };
  const change = (id: string, body: object) => hana.client.send('PATCH', `/api/mypage/trades/${id}`, body);
  const list = async (search = '') => {
    const query = search === '' ? '' : `?${new URLSearchParams({ search }).toString()}`;
    return (await hana.client.get(`/api/mypage/trades${query as ''}`)).body;
  };

  it('is kept with it, changed in parts and removed', async () => {
    expect(await add()).toMatchObject(none);
    const { id } = await add({ ...review, tags: [' 돌파 ', 'News', 'news'] });
    expect(await list()).toContainEqual(expect.objectContaining({ id, ...review }));
    expect((await change(id, { mood: 5 })).body).toMatchObject({ ...review, mood: 5 });
    const cleared = { tags: [], setup: '', mistake: null, mood: null, rating: null };
    expect((await change(id, cleared)).body).toMatchObject({ ...none, profitLoss: '10' });
  });

  it.each([
    [{ mood: 6 }, 'mood'],
    [{ rating: 0 }, 'rating'],
    [{ rating: 2.5 }, 'rating'],
    [{ setup: 'x'.repeat(61) }, 'setup'],
    [{ tags: Array.from({ length: 11 }, (_, index) => `t${index}`) }, 'tags'],
    [{ tags: ['x'.repeat(31)] }, 'tags'],
    [{ tags: [''] }, 'tags'],
  ])('is refused as %j', async (wrong, path) => {
    const { id } = await add(review);
    const { status, body } = await change(id, wrong);
    expect({ status, body }).toMatchObject({ status: 400, body: { fields: [{ path }] } });
    expect(await list()).toEqual([expect.objectContaining(review)]);
  });

  it('may be written about an imported trade and outlives another import of its rows', async () => {
    await importHistory(hana, csv(FUTURES_TITLES, ...FUTURES_ROWS.slice(2)), FUTURES_NAME);
    const [trade] = await list();
    if (!trade) throw new Error('nothing was imported');
    expect((await change(trade.id, { ...review, note: '메모' })).body).toMatchObject({ ...review, isImported: true });
    expect((await change(trade.id, { ...review, leverage: '3' })).status).toBe(422);
    await importHistory(hana, csv(FUTURES_TITLES, ...FUTURES_ROWS), FUTURES_NAME);
    expect(await list('돌파')).toEqual([expect.objectContaining({ ...review, id: trade.id, note: '메모' })]);
  });

  it('has a stop, by which the result is compared with what was risked', async () => {
    expect(await add()).toMatchObject({ stopPrice: null, rMultiple: null });
    const { id } = await add({ stopPrice: '96', leverage: '10' });
    const read = async () => (await list()).find((trade) => trade.id === id);
    // 10 × 10 over 4 × 10: the leverage is part of both.
    expect(await read()).toMatchObject({ stopPrice: '96', rMultiple: '2.5' });
    await add({ type: 'short', stopPrice: '103' });
    const multiples = async () => (await hana.client.get('/api/mypage/performance/statistics')).body.rMultiple;
    // Far apart, and two: −0.41666667 ± 12.706204736 × 4.12478956 ÷ √2.
    const interval = { from: '-37.47643046', to: '36.64309713' };
    expect(await multiples()).toEqual({ tradeCount: 2, sum: '-0.83333333', average: '-0.41666667', ...interval });
    expect((await change(id, { stopPrice: '' })).body).toMatchObject({ stopPrice: null, rMultiple: null });
    const alone = { sum: '-3.33333333', average: '-3.33333333', from: null, to: null };
    expect(await multiples()).toEqual({ tradeCount: 1, ...alone });
  });

  it.each([
    [{ stopPrice: '100' }, '손절가는 롱이면 진입가보다 낮게, 숏이면 진입가보다 높게 입력해 주세요.'],
    [{ stopPrice: '100.01' }, '손절가는 롱이면 진입가보다 낮게, 숏이면 진입가보다 높게 입력해 주세요.'],
    [{ entryPrice: '95.9' }, '손절가는 롱이면 진입가보다 낮게, 숏이면 진입가보다 높게 입력해 주세요.'],
    [{ type: 'short' }, '손절가는 롱이면 진입가보다 낮게, 숏이면 진입가보다 높게 입력해 주세요.'],
    [{ stopPrice: '0' }, '손절가는 0보다 크고 1조보다 작은 숫자로, 소수점 아래 18자리까지 입력해 주세요.'],
    [{ stopPrice: 'x' }, '손절가는 0보다 크고 1조보다 작은 숫자로, 소수점 아래 18자리까지 입력해 주세요.'],
  ])('refuses a stop that ends no loss: %j', async (wrong, message) => {
    const { id } = await add({ stopPrice: '96' });
    const { status, body } = await change(id, wrong);
    expect({ status, body }).toMatchObject({ status: 400, body: { fields: [{ path: 'stopPrice', message }] } });
    expect(await list()).toEqual([expect.objectContaining({ stopPrice: '96', entryPrice: '100', type: 'long' })]);
  });

  it('may have a stop of an imported trade', async () => {
    await importHistory(hana, csv(FUTURES_TITLES, ...FUTURES_ROWS), FUTURES_NAME);
    const [trade] = await list();
    if (!trade) throw new Error('nothing was imported');
    const [behind, beyond] = trade.type === 'long' ? [0.9, 1.1] : [1.1, 0.9];
    const stopAt = (share: number) => ({ stopPrice: (Number(trade.entryPrice) * share).toFixed(2) });
    expect((await change(trade.id, stopAt(beyond))).status).toBe(400);
    const { rMultiple } = (await change(trade.id, stopAt(behind))).body;
    const risk = Math.abs(Number(trade.entryPrice) - Number(stopAt(behind).stopPrice)) * Number(trade.quantity);
    expect(Number(rMultiple)).toBeCloseTo(Number(trade.profitLoss) / risk, 7);
  });

  it('is found by its words, in whatever case, and by nothing else', async () => {
    await add(review);
    await add({ symbol: 'ETH-USDT', note: '100% 확신', exchange: 'OKX' });
    const found = async (search: string) => (await list(search)).map(({ symbol }) => symbol);
    for (const search of ['news', '전고점', '손절', 'btc', '돌파', 'BTCUSDT', '손절이  btc', 'NEWS 돌파'])
      expect(await found(search)).toEqual(['BTC-USDT']);
    for (const search of ['확신', 'okx', '0%', 'ETH-']) expect(await found(search)).toEqual(['ETH-USDT']);
    for (const search of ['확신 btc', '뉴스 돌파']) expect(await found(search)).toEqual([]);
    for (const search of ['%확', '_', 'x']) expect(await found(search)).toEqual(search === 'x' ? ['ETH-USDT'] : []);
    const other = await registerMember(service);
    expect((await other.client.get('/api/mypage/trades?search=news' as '/api/mypage/trades')).body).toEqual([]);
  });

  it('is found on pages of one order, with what all of them add up to', async () => {
    const results = { '110': '10', '95': '-5', '100': '0', '102.5': '2.5' };
    for (const exitPrice of Object.keys(results)) await add({ ...review, exitPrice });
    await add({ symbol: 'ETH-USDT', tradeDate: '2026-11-18', note: '돌파' });
    await add({ symbol: 'ETH-USDT' });
    const { body: all } = await hana.client.get('/api/mypage/trades');
    const pages: string[] = [];
    const path = '/api/mypage/trades?search=돌파&limit=2' as '/api/mypage/trades';
    for await (const { body } of hana.client.pages(path)) pages.push(...body.map(({ id }) => id));
    expect(pages).toHaveLength(5);
    expect(pages).toEqual(all.map(({ id }) => id).filter((id) => pages.includes(id)));
    const sum = async (query: string) =>
      (await hana.client.get(`/api/mypage/trades/sum?${query}` as '/api/mypage/trades/sum')).body;
    const found = { tradeCount: 5, wins: 3, losses: 1, won: '22.5', lost: '5', result: '17.5' };
    expect(await sum('search=돌파')).toEqual(found);
    expect(await sum('search=돌파&to=2026-11-18')).toMatchObject({ tradeCount: 1, lost: '0', result: '10' });
    expect(await sum('search=zzzz')).toEqual({ tradeCount: 0, wins: 0, losses: 0, won: '0', lost: '0', result: '0' });
  });

  it('groups the statistics; a trade counts for each of its tags', async () => {
    await add(review);
    await add({ tags: ['News'], exitPrice: '95' });
    await add();
    const { groups } = (await hana.client.get('/api/mypage/performance/statistics')).body;
    const of = (by: string) => groups.filter((group) => group.by === by).map((group) => [group.key, group.result]);
    expect(of('tag')).toEqual([['News', '5'], ['돌파', '10']]); // prettier-ignore
    expect(of('setup')).toEqual([['전고점 돌파', '10'], [null, '5']]); // prettier-ignore
    expect(of('mistake')).toEqual([['손절이 늦음', '10'], [null, '5']]); // prettier-ignore
  });

  it('stands in the file of the trades', async () => {
    await add(review);
    const { body } = await hana.client.get('/api/mypage/trades.csv');
    expect(body).toContain('"돌파, News",전고점 돌파,손절이 늦음,2,4');
  });
});
