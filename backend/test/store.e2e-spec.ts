import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { OwnedItems, Purchases } from '../src/modules/store/index.js';
import { baseDataSourceOptions, runInTransaction } from '../src/platform/database/index.js';
import { Ledger, Reconciliation } from '../src/platform/ledger/index.js';
import { createAdmin, registerMember, type SignedIn } from './factories/member.js';
import { actorOf } from './support/actor.js';
import type { Answer } from './support/http-client.js';
import { differences } from './support/luff.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { unzip } from './support/unzip.js';

const SPEED = '01980000-0000-7000-8000-000000000001';
const CAP = '01980000-0000-7000-8000-000000000002';
const PREMIUM = '01980000-0000-7000-8000-000000000003';
const SPEED_PLUS = '01980000-0000-7000-8000-000000000004';
const CAP_PLUS = '01980000-0000-7000-8000-000000000005';
const UNKNOWN = '00000000-0000-7000-8000-000000000000';

describe('the store', () => {
  let service: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    service = await startTestApp();
  });

  beforeEach(async () => {
    // A session of theirs ends with half an hour of silence, and tests let days pass.
    admin = await createAdmin(service);
  });

  afterEach(async () => {
    expect(await differences(service)).toEqual([]);
  });

  afterAll(() => service.close());

  const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });
  const buy = (member: SignedIn, body: Record<string, unknown>, headers: Record<string, string> = keyed()) =>
    member.client.send('POST', '/api/luff/purchase-mining-item', body, headers);
  const buyVoucher = (member: SignedIn, body?: unknown, headers: Record<string, string> = keyed()) =>
    member.client.send('POST', '/api/purchase-chart-analysis-voucher', body, headers);
  /** How often the member's items began and ended to work. */
  const switchesOf = async (member: SignedIn): Promise<number> => {
    const windows = await windowsOf(member);
    const ended = windows.filter(({ until }) => until <= service.clock.now());
    return windows.length + ended.length;
  };
  const toggle = (member: SignedIn, userItemId: string, active?: boolean, headers?: Record<string, string>) =>
    member.client.post(
      '/api/luff/toggle-mining-item',
      { userItemId, ...(active === undefined ? {} : { active }) },
      headers,
    );
  const ownedBy = async (member: SignedIn) => (await member.client.get('/api/luff/my-mining-items')).body;
  const ordersOf = async (member: SignedIn) => (await member.client.get('/api/store/orders')).body;
  const couponsOf = async (member: SignedIn) => (await member.client.get('/api/chart-analysis/coupons')).body;
  const balanceOf = async (member: SignedIn) => (await member.client.get('/api/lance-coins/balance')).body.balance;

  /** A member with the signup bonus of 1,000 L and what an administrator adds to it. */
  const memberWith = async (balance = 1000, language: 'ko' | 'en' = 'ko'): Promise<SignedIn> => {
    const member = await registerMember(service, { language });
    if (balance !== 1000) {
      const adjusted = await admin.client.post(
        `/api/admin/users/${member.id}/adjust-lance-coins`,
        { amount: balance - 1000 },
        keyed(),
      );
      expect(adjusted.status).toBe(200);
    }
    return member;
  };
  const bought = async (member: SignedIn, itemId = SPEED) => {
    const { status, body } = await buy(member, { itemId });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.item;
  };

  /** Everything about a member that a purchase or a switch touches. */
  const drawerOf = async (member: SignedIn): Promise<unknown> => {
    const [drawer]: unknown[] = await service.dataSource.query(
      `SELECT (SELECT to_jsonb(a) FROM ledger.account a WHERE owner_id = $1 AND currency = 'LCOIN') AS account,
              (SELECT count(*) FROM ledger.transfer WHERE owner_id = $1) AS transfers,
              (SELECT count(*) FROM store_orders WHERE user_id = $1) AS orders,
              (SELECT jsonb_agg(to_jsonb(i) ORDER BY id) FROM store_user_mining_items i WHERE user_id = $1) AS items,
              (SELECT jsonb_agg(to_jsonb(c) ORDER BY id) FROM store_chart_coupons c WHERE user_id = $1) AS coupons,
              (SELECT jsonb_agg(to_jsonb(b) ORDER BY id) FROM lcoin_mining_boosts b WHERE user_id = $1) AS boosts,
              (SELECT count(*) FROM platform_idempotency_keys WHERE user_id = $1) AS keys`,
      [member.id],
    );
    return drawer;
  };
  /** How many of each a member has: they must be the same. */
  const countsOf = async (member: SignedIn): Promise<Record<string, number>> => {
    const [row]: Record<string, string>[] = await service.dataSource.query(
      `SELECT (SELECT count(*) FROM ledger.transfer WHERE owner_id = $1 AND kind = 'store_purchase') AS transfers,
              (SELECT count(*) FROM store_orders WHERE user_id = $1) AS orders,
              (SELECT count(*) FROM store_user_mining_items WHERE user_id = $1) AS items,
              (SELECT count(*) FROM store_chart_coupons WHERE user_id = $1) AS coupons`,
      [member.id],
    );
    return Object.fromEntries(Object.entries(row ?? {}).map(([name, count]) => [name, Number(count)]));
  };
  /** How often each answer came: `200`, or the code of the refusal. */
  const tally = (answers: readonly Answer<{ code?: string }>[]): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const { status, body } of answers) {
      const name = status === 200 ? '200' : `${status} ${body.code ?? ''}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  };
  const fifty = <T>(act: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: 50 }, (_, index) => act(index)));
  /** The windows in which a member's items work. */
  const windowsOf = async (member: SignedIn) =>
    service.dataSource.query<{ from: Date; until: Date; source: string }[]>(
      `SELECT starts_at AS "from", ends_at AS until, source_id AS source FROM lcoin_mining_boosts
       WHERE user_id = $1 AND ends_at > starts_at ORDER BY starts_at`,
      [member.id],
    );
  const acts = (action: string): Promise<Record<string, unknown>[]> =>
    service.dataSource.query(
      `SELECT actor_id AS "actorId", target_type AS "targetType", target_id AS "targetId", before, after
       FROM platform_audit_events WHERE action = $1 ORDER BY at, id`,
      [action],
    );

  describe('a catalogue', () => {
    it('shows what is on offer in its order and in the language of the reader', async () => {
      const korean = await memberWith();
      const { status, body } = await korean.client.get('/api/luff/mining-items');
      expect(status).toBe(200);
      expect(body.map(({ name, price }) => [name, price])).toEqual([
        ['스피드 부스터', 200],
        ['누적 부스터', 300],
        ['프리미엄 채굴기', 1500],
        ['스피드 부스터 플러스', 900],
        ['누적 부스터 플러스', 800],
      ]);
      expect(body[0]).toEqual({
        ...{ id: SPEED, name: '스피드 부스터', icon: 'gauge', price: 200, priceL: 200, durationHours: 24 },
        ...{ effectType: 'speed_boost', effectValue: '20', rateMultiplier: '1', capMultiplier: '1' },
        ...{ description: '켜 둔 동안 채굴 속도가 20% 빨라집니다.', onUntil: null },
      });
      const english = await memberWith(1000, 'en');
      const [first] = (await english.client.get('/api/luff/mining-items')).body;
      expect(first).toMatchObject({ name: 'Speed Booster', description: 'Mining is 20% faster while it is on.' });
    });
  });

  describe('a purchase of a mining item', () => {
    it('takes the price, writes an order and gives the item switched off', async () => {
      const member = await memberWith();
      const { status, body } = await buy(member, { itemId: SPEED, price: 200 });
      expect({ status, message: body.message, balance: body.balance }).toEqual({
        status: 200,
        message: '200 L로 스피드 부스터 구매를 마쳤습니다.',
        balance: '800',
      });
      const now = service.clock.now().toISOString();
      expect(body.order).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        number: expect.stringMatching(/^\d{4,}$/) as string,
        ...{ productType: 'mining_item', name: '스피드 부스터', price: 200, createdAt: now },
        entryId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      });
      expect(body.item).toMatchObject({
        ...{ itemId: SPEED, itemName: '스피드 부스터', status: 'inactive', isActive: false },
        ...{ activatedAt: null, expiresAt: null, createdAt: now, orderNumber: body.order.number },
        item: { id: SPEED, price: 200, durationHours: 24, effectType: 'speed_boost', effectValue: '20' },
      });
      expect(await balanceOf(member)).toBe('800');
      expect(await ownedBy(member)).toEqual([body.item]);
      expect((await member.client.get('/api/user-mining-items')).body).toEqual([body.item]);
      expect(await ordersOf(member)).toEqual([body.order]);
      const [entry] = (await member.client.get('/api/lance-coins/history')).body;
      expect(entry).toMatchObject({
        ...{ id: body.order.entryId, type: 'spend', amount: '-200', balanceAfter: '800' },
        reference: { type: 'store_order', id: body.order.id },
      });
    });

    it('speaks English to who reads English', async () => {
      const member = await memberWith(1000, 'en');
      const { body } = await buy(member, { itemId: CAP });
      expect(body.message).toBe('You have bought Cap Booster for 300 L.');
      expect((await ordersOf(member))[0]).toMatchObject({ name: 'Cap Booster' });
      const refusal = await buy(member, { itemId: PREMIUM });
      expect(refusal.body.message).toBe('Not enough points. Required 1,500 L, available 700 L');
    });

    it('is refused without the points, and nothing is done', async () => {
      const member = await memberWith();
      const before = await drawerOf(member);
      const { status, body } = await buy(member, { itemId: PREMIUM });
      expect({ status, code: body.code, message: body.message }).toEqual({
        status: 422,
        code: 'ledger.insufficient',
        message: '잔액이 부족합니다. 필요 1,500 L, 사용 가능 1,000 L',
      });
      expect(await drawerOf(member)).toEqual(before);
    });

    it.each([
      ['an unknown item', { itemId: UNKNOWN }, 404, 'store.itemNotOnOffer'],
      ['no item', {}, 400, 'platform.validationFailed'],
      ['what is no id', { itemId: 'speed' }, 400, 'platform.validationFailed'],
      ['a price that was never shown', { itemId: SPEED, price: 1 }, 409, 'store.priceChanged'],
      ['a price of 0', { itemId: SPEED, price: 0 }, 400, 'platform.validationFailed'],
      ['a price that is null', { itemId: SPEED, price: null }, 400, 'platform.validationFailed'],
      ['an unknown field', { itemId: SPEED, count: 2 }, 400, 'platform.validationFailed'],
    ])('is refused for %s', async (_, body, status, code) => {
      const member = await memberWith();
      const before = await drawerOf(member);
      expect(await buy(member, body)).toMatchObject({ status, body: { code } });
      expect(await drawerOf(member)).toEqual(before);
    });

    it('is refused when the account has been closed meanwhile, and so is a switch', async () => {
      const member = await memberWith();
      const { id: userItemId } = await bought(member);
      const closed = await member.client.post('/api/user/close', { currentPassword: member.password });
      expect(closed.status).toBe(200);
      const before = await drawerOf(member);
      const { app, dataSource } = service;
      const actor = actorOf(member);
      const acts: ((tx: EntityManager) => Promise<unknown>)[] = [
        (tx) => app.get(Purchases).buyItem(tx, actor, { itemId: SPEED }),
        (tx) => app.get(Purchases).buyVoucher(tx, actor, {}),
        (tx) => app.get(OwnedItems).toggle(tx, actor, { userItemId }),
      ];
      for (const act of acts)
        await expect(runInTransaction(dataSource, act)).rejects.toMatchObject({ code: 'auth.accountClosed' });
      expect(await drawerOf(member)).toEqual(before);
    });

    it('of fifty at once with the points for one happens once, each with a key of its own', async () => {
      const member = await memberWith();
      const answers = await fifty(() => buy(member, { itemId: CAP_PLUS, price: 800 }));
      expect(tally(answers)).toEqual({ '200': 1, '422 ledger.insufficient': 49 });
      expect(await countsOf(member)).toEqual({ transfers: 1, orders: 1, items: 1, coupons: 0 });
      expect(await balanceOf(member)).toBe('200');
    });

    it('of fifty at once happens as often as the points suffice', async () => {
      const member = await memberWith();
      const answers = await fifty<Answer>((index) =>
        index % 2 === 0 ? buy(member, { itemId: SPEED }) : buyVoucher(member, { price: 300 }),
      );
      const { transfers, orders, items = 0, coupons = 0 } = await countsOf(member);
      expect(transfers).toBe(orders);
      expect(items + coupons).toBe(orders);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(orders ?? 0);
      expect(await balanceOf(member)).toBe(String(1000 - items * 200 - coupons * 300));
      expect(1000 - items * 200 - coupons * 300).toBeLessThan(200);
    });

    it('of fifty clicks without a key happens once, also with the points for all', async () => {
      const member = await memberWith(100_000);
      const answers = await fifty(() => buy(member, { itemId: SPEED, price: 200 }, {}));
      expect(tally(answers)).toEqual({ '200': 1, '409 store.boughtTwice': 49 });
      expect(await countsOf(member)).toEqual({ transfers: 1, orders: 1, items: 1, coupons: 0 });
    });

    it('of fifty clicks without a key and with the points for one happens once', async () => {
      const member = await memberWith();
      const answers = await fifty(() => buy(member, { itemId: CAP_PLUS }, {}));
      expect(tally(answers)).toEqual({ '200': 1, '409 store.boughtTwice': 49 });
      expect(await balanceOf(member)).toBe('200');
    });

    it('without a key is possible again after ten seconds, and of another product at once', async () => {
      const member = await memberWith(10_000);
      expect((await buy(member, { itemId: SPEED }, {})).status).toBe(200);
      expect((await buy(member, { itemId: CAP }, {})).status).toBe(200);
      expect((await buyVoucher(member, undefined, {})).status).toBe(200);
      service.clock.advance({ seconds: 9 });
      expect(await buy(member, { itemId: SPEED }, {})).toMatchObject({
        status: 409,
        body: { code: 'store.boughtTwice' },
      });
      expect((await buy(member, { itemId: SPEED })).status).toBe(200);
      service.clock.advance({ seconds: 10 });
      expect((await buy(member, { itemId: SPEED }, {})).status).toBe(200);
    });

    it('sent twenty times under one key is one order with one answer', async () => {
      const member = await memberWith(10_000);
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 20 }, () => buy(member, { itemId: SPEED }, keyed(key))));
      expect(tally(answers)).toEqual({ '200': 20 });
      for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
      expect(await countsOf(member)).toEqual({ transfers: 1, orders: 1, items: 1, coupons: 0 });
      expect(await buy(member, { itemId: CAP }, keyed(key))).toMatchObject({ status: 409 });
    });

    it('keeps what was bought as it was, whatever becomes of the offer', async () => {
      const member = await memberWith();
      const { id } = await offer({ nameKo: '옛 이름', price: 100, effectValue: '10' });
      const before = await bought(member, id);
      await change(id, { nameKo: '새 이름', price: 900, effectValue: '90', durationHours: 1, isActive: false });
      expect(await ownedBy(member)).toEqual([before]);
      expect((await toggle(member, before.id, true)).body.item).toMatchObject({
        itemName: '옛 이름',
        item: { effectValue: '10', durationHours: 24 },
      });
      expect(await ordersOf(member)).toMatchObject([{ name: '옛 이름', price: 100 }]);
    });

    it('says the new price when it has changed between look and click', async () => {
      const member = await memberWith();
      const { id } = await offer({ price: 100 });
      await change(id, { price: 150 });
      const { status, body } = await buy(member, { itemId: id, price: 100 });
      expect({ status, code: body.code, message: body.message, params: body.params }).toEqual({
        status: 409,
        code: 'store.priceChanged',
        message: '가격이 150 L로 바뀌었습니다. 바뀐 가격을 확인한 뒤 다시 구매해 주세요.',
        params: { price: 150 },
      });
      expect(await balanceOf(member)).toBe('1000');
      expect((await buy(member, { itemId: id, price: 150 })).status).toBe(200);
      // Who names no price pays the one in force.
      await change(id, { price: 175 });
      expect((await buy(member, { itemId: id })).body).toMatchObject({ balance: '675' });
    });

    it('is refused of what is no longer on offer', async () => {
      const member = await memberWith();
      const { id } = await offer({ isActive: false });
      expect(await buy(member, { itemId: id })).toMatchObject({ status: 404, body: { code: 'store.itemNotOnOffer' } });
      const onOffer = (await member.client.get('/api/luff/mining-items')).body;
      expect(onOffer.map((item) => item.id)).not.toContain(id);
    });

    it('has numbers that grow, and lists that page newest first', async () => {
      const member = await memberWith(10_000);
      for (let index = 0; index < 5; index += 1) await bought(member);
      for (const path of [
        '/api/store/orders?limit=2',
        '/api/luff/my-mining-items?limit=2',
        '/api/user-mining-items?limit=2',
      ] as const) {
        const seen: string[] = [];
        for await (const { body } of member.client.pages(path))
          seen.push(...body.map((one) => ('number' in one ? one.number : one.orderNumber)));
        expect(seen).toEqual((await ordersOf(member)).map(({ number }) => number));
        expect(seen).toEqual([...seen].sort((a, b) => Number(b) - Number(a)));
        expect((await member.client.get(`${path}?cursor=nonsense`)).status).toBe(400);
      }
      const another = await memberWith();
      expect(await ownedBy(another)).toEqual([]);
      expect(await ordersOf(another)).toEqual([]);
    });
  });

  describe('a voucher', () => {
    it('is an order and a coupon', async () => {
      const member = await memberWith();
      const { status, body } = await buyVoucher(member);
      expect({ status, message: body.message, balance: body.balance }).toEqual({
        status: 200,
        message: '300 L로 차트 분석 1회권 구매를 마쳤습니다.',
        balance: '700',
      });
      expect(body.coupon).toEqual({
        id: expect.any(String) as string,
        couponCode: expect.stringMatching(/^LANCE-[2-9A-Y]{4}-[2-9A-Y]{4}$/) as string,
        ...{ isUsed: false, origin: 'voucher', usedAt: null, createdAt: service.clock.now().toISOString() },
      });
      expect(await couponsOf(member)).toEqual([body.coupon]);
      expect(await ordersOf(member)).toEqual([body.order]);
      expect(body.order).toMatchObject({ productType: 'chart_voucher', name: '차트 분석 1회권', price: 300 });
    });

    it('costs what the setting says from its change on', async () => {
      const member = await memberWith();
      await admin.client.patch('/api/admin/settings/store_voucherPrice', { value: '450' });
      expect(await buyVoucher(member, { price: 300 })).toMatchObject({
        status: 409,
        body: { code: 'store.priceChanged', params: { price: 450 } },
      });
      expect((await buyVoucher(member, { price: 450 })).body).toMatchObject({ balance: '550' });
      await admin.client.patch('/api/admin/settings/store_voucherPrice', { value: '300' });
    });

    it('of fifty at once with the points for one is bought once', async () => {
      const member = await memberWith(500);
      expect(tally(await fifty(() => buyVoucher(member)))).toEqual({ '200': 1, '422 ledger.insufficient': 49 });
      expect(await countsOf(member)).toEqual({ transfers: 1, orders: 1, items: 0, coupons: 1 });
      const clicking = await memberWith(10_000);
      expect(tally(await fifty(() => buyVoucher(clicking, undefined, {})))).toEqual({
        '200': 1,
        '409 store.boughtTwice': 49,
      });
    });
  });

  describe('a switch', () => {
    it('starts the clock with the first on and works until it ends', async () => {
      const member = await memberWith();
      const { id } = await bought(member);
      const from = service.clock.now();
      const { status, body } = await toggle(member, id);
      expect({ status, message: body.message }).toEqual({ status: 200, message: '스피드 부스터 아이템을 켰습니다.' });
      const until = new Date(from.getTime() + 24 * 3_600_000);
      expect(body.item).toMatchObject({
        ...{ status: 'active', isActive: true },
        ...{ activatedAt: from.toISOString(), expiresAt: until.toISOString() },
      });
      expect(await windowsOf(member)).toEqual([{ from, until, source: id }]);
      service.clock.advance({ hours: 24 });
      expect(await ownedBy(member)).toMatchObject([{ status: 'expired', isActive: false }]);
      expect(await toggle(member, id)).toMatchObject({ status: 422, body: { code: 'store.itemOver' } });
      expect(await toggle(member, id, false)).toMatchObject({ status: 422, body: { code: 'store.itemOver' } });
    });

    it('off does not stop the clock, and says so', async () => {
      const member = await memberWith();
      const { id } = await bought(member);
      const start = service.clock.now();
      const on = (await toggle(member, id, true)).body.item;
      service.clock.advance({ hours: 1 });
      const off = await toggle(member, id, false);
      expect(off.body).toMatchObject({
        message: '스피드 부스터 아이템을 껐습니다. 사용 시간은 계속 흐릅니다.',
        item: { status: 'inactive', isActive: false, activatedAt: on.activatedAt, expiresAt: on.expiresAt },
      });
      service.clock.advance({ hours: 20 });
      const again = (await toggle(member, id, true)).body.item;
      expect(again).toMatchObject({ status: 'active', activatedAt: on.activatedAt, expiresAt: on.expiresAt });
      const hour = (count: number) => new Date(start.getTime() + count * 3_600_000);
      expect(await windowsOf(member)).toEqual([
        { from: hour(0), until: hour(1), source: id },
        { from: hour(21), until: hour(24), source: id },
      ]);
      service.clock.advance({ hours: 3 });
      expect(await ownedBy(member)).toMatchObject([{ status: 'expired' }]);
    });

    it('after another switches back, and within a second is the same', async () => {
      const member = await memberWith();
      const { id } = await bought(member);
      const first = await toggle(member, id);
      expect(first).toMatchObject({ status: 200, body: { item: { status: 'active' } } });
      service.clock.advance({ seconds: 0.999 });
      expect(await toggle(member, id)).toMatchObject({ status: 200, body: first.body });
      service.clock.advance({ seconds: 0.001 });
      expect(await toggle(member, id)).toMatchObject({ status: 200, body: { item: { status: 'inactive' } } });
      service.clock.advance({ seconds: 1 });
      expect(await toggle(member, id)).toMatchObject({ status: 200, body: { item: { status: 'active' } } });
      expect(await windowsOf(member)).toHaveLength(2);
    });

    it('that changes nothing is refused, and the other word within a second', async () => {
      const member = await memberWith();
      const { id } = await bought(member);
      expect(await toggle(member, id, false)).toMatchObject({ status: 409, body: { code: 'store.alreadyOff' } });
      expect((await toggle(member, id, true)).status).toBe(200);
      expect(await toggle(member, id, true)).toMatchObject({ status: 409, body: { code: 'store.alreadyOn' } });
      expect(await toggle(member, id, false)).toMatchObject({ status: 409, body: { code: 'store.switchedJustNow' } });
      service.clock.advance({ seconds: 1 });
      expect((await toggle(member, id)).body.item).toMatchObject({ status: 'inactive' });
    });

    it('on is possible twenty times an hour', async () => {
      const member = await memberWith();
      const { id } = await bought(member);
      const other = await bought(member, CAP);
      for (let count = 0; count < 20; count += 1)
        for (const active of [true, false]) {
          service.clock.advance({ seconds: 3 });
          expect((await toggle(member, id, active)).status).toBe(200);
        }
      service.clock.advance({ seconds: 3 });
      const { status, body, headers } = await toggle(member, id, true);
      expect({ status, code: body.code }).toEqual({ status: 429, code: 'store.switchedTooOften' });
      expect(headers.get('retry-after')).toBe('3480');
      expect((await toggle(member, other.id, true)).status).toBe(200);
      service.clock.advance({ seconds: 3_480 });
      expect((await toggle(member, id, true)).status).toBe(200);
      const windows = (await windowsOf(member)).filter(({ source }) => source === id);
      expect(windows).toHaveLength(21);
    });

    it('on is possible sixty times an hour for all items together', async () => {
      const member = await memberWith(10_000);
      const ids = [];
      for (const itemId of [SPEED, CAP, SPEED_PLUS, CAP_PLUS]) ids.push((await bought(member, itemId)).id);
      for (const [index, id] of ids.entries())
        for (let count = 0; count < (index === 3 ? 0 : 20); count += 1)
          for (const active of [true, false]) {
            service.clock.advance({ seconds: 3 });
            expect((await toggle(member, id, active)).status).toBe(200);
          }
      const { status, body, headers } = await toggle(member, ids[3] ?? '', true);
      expect({ status, code: body.code, params: body.params }).toEqual({
        ...{ status: 429, code: 'store.switchedTooOften', params: { most: 60 } },
      });
      expect(headers.get('retry-after')).toBe('3243');
      service.clock.advance({ seconds: 3_243 });
      expect((await toggle(member, ids[3] ?? '', true)).status).toBe(200);
    });

    it('on is refused while the same item is on; the copy waits with its whole time', async () => {
      const member = await memberWith(10_000);
      const [first, second] = [await bought(member), await bought(member)];
      expect(second).toMatchObject({ switchOnObstacle: null, switchOnFrom: null });
      const { expiresAt } = (await toggle(member, first.id, true)).body.item;
      const { status, body } = await toggle(member, second.id, true);
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'store.sameItemOn' });
      const over = Math.ceil(Date.parse(expiresAt ?? '') / 60_000) * 60_000;
      const [day = '', time = ''] = new Date(over + 9 * 3_600_000).toISOString().split('T');
      expect(body.message).toBe(
        `같은 아이템을 이미 사용하고 있습니다. ${day} ${time.slice(0, 5)}(한국 시간) 이후에 켜 주세요.`,
      );
      expect(await ownedBy(member)).toMatchObject([
        { id: second.id, status: 'inactive', expiresAt: null, switchOnObstacle: 'sameItemOn', switchOnFrom: expiresAt },
        { id: first.id, status: 'active', switchOnObstacle: null, switchOnFrom: null },
      ]);
      const onOffer = (await member.client.get('/api/luff/mining-items')).body;
      // Other tests of this file offer items of their own.
      const isOn = onOffer.filter(({ onUntil }) => onUntil !== null);
      expect(isOn).toMatchObject([{ id: first.itemId, onUntil: expiresAt }]);
      // What is bought of it meanwhile says so at once.
      expect(await bought(member)).toMatchObject({ switchOnObstacle: 'sameItemOn', switchOnFrom: expiresAt });
      service.clock.advance({ hours: 24 });
      expect((await toggle(member, second.id, true)).body.item.expiresAt).toBe(
        new Date(service.clock.now().getTime() + 24 * 3_600_000).toISOString(),
      );
    });

    it('of two copies at the same moment switches one on, and of fifty too', async () => {
      const member = await memberWith(100_000);
      for (const count of [2, 50]) {
        const copies = [];
        for (let copy = 0; copy < count; copy += 1) copies.push((await bought(member)).id);
        const answers = await Promise.all(copies.map((id) => toggle(member, id, true, keyed())));
        expect(tally(answers)).toEqual({ '200': 1, '409 store.sameItemOn': count - 1 });
        service.clock.advance({ days: 1 });
      }
      expect(await windowsOf(member)).toHaveLength(2);
    });

    it('on is possible for as many items as the setting says', async () => {
      const member = await memberWith(100_000);
      const change = (value: string) => admin.client.patch('/api/admin/settings/store_mostItemsOn', { value });
      expect((await change('2')).status).toBe(200);
      try {
        const ids: string[] = [];
        for (const itemId of [SPEED, CAP, PREMIUM]) ids.push((await bought(member, itemId)).id);
        const answers = await Promise.all(ids.map((id) => toggle(member, id, true)));
        expect(tally(answers)).toEqual({ '200': 2, '409 store.tooManyItemsOn': 1 });
        const refused = answers.find(({ status }) => status === 409)?.body;
        expect(refused?.message).toMatch(
          /^아이템은 동시에 2개까지 켤 수 있습니다\. 하나를 끄거나 [-\d]+ [:\d]+\(한국 시간\)/,
        );
        const [waiting] = (await ownedBy(member)).filter(({ status }) => status === 'inactive');
        expect(waiting).toMatchObject({ switchOnObstacle: 'tooManyItemsOn' });
        await change('3');
        expect((await toggle(member, waiting?.id ?? '', true)).status).toBe(200);
      } finally {
        await change('5');
      }
    });

    it('leaves no time of no length, also when the clock was set back', async () => {
      const member = await memberWith();
      const { id } = await bought(member);
      expect((await toggle(member, id, true)).status).toBe(200);
      service.clock.advance({ seconds: -60 });
      expect((await toggle(member, id, false)).status).toBe(200);
      expect(await windowsOf(member)).toEqual([]);
    });

    it('of what is not the member’s is not found', async () => {
      const member = await memberWith();
      const { id } = await bought(member);
      const stranger = await memberWith();
      const before = await drawerOf(member);
      for (const userItemId of [id, UNKNOWN])
        expect(await toggle(stranger, userItemId, true)).toMatchObject({
          status: 404,
          body: { code: 'store.ownedItemNotFound' },
        });
      expect(await drawerOf(member)).toEqual(before);
      expect((await toggle(member, 'no id')).status).toBe(400);
    });

    it.each([
      ['the other of what it is', undefined, { '200': 50 }],
      ['on', true, { '200': 1, '409 store.alreadyOn': 49 }],
    ])('of fifty at once to %s happens once', async (_, active, answers) => {
      const member = await memberWith();
      const { id } = await bought(member);
      for (const headers of [() => keyed(), () => ({})]) {
        const isFirst = (await windowsOf(member)).length === 0;
        if (!isFirst) service.clock.advance({ seconds: 30 });
        if (!isFirst && active !== undefined) await toggle(member, id, false);
        service.clock.advance({ seconds: 30 });
        const before = await switchesOf(member);
        expect(tally(await fifty(() => toggle(member, id, active, headers())))).toEqual(answers);
        expect((await switchesOf(member)) - before).toBe(1);
      }
      const [first, second] = await windowsOf(member);
      if (second) expect(second.from.getTime()).toBeGreaterThanOrEqual(first?.until.getTime() ?? Infinity);
    });

    it('sent again under its key answers the same and does not switch back', async () => {
      const member = await memberWith();
      const { id } = await bought(member);
      const key = randomUUID();
      const first = await toggle(member, id, undefined, keyed(key));
      service.clock.advance({ minutes: 1 });
      expect((await toggle(member, id, undefined, keyed(key))).body).toEqual(first.body);
      expect(await ownedBy(member)).toMatchObject([{ status: 'active' }]);
    });

    it('works in idle mining: percents add, multipliers multiply, and only while the item is on', async () => {
      const member = await memberWith(10_000);
      const formula = async () => {
        const { status, body } = await member.client.get('/api/idle-rewards/status');
        expect(status).toBe(200);
        const { ratePercent, rateMultiplier, cap } = body.formula;
        return { ratePercent, rateMultiplier, cap };
      };
      const on = async (itemId: string) => {
        const { id } = await bought(member, itemId);
        expect((await toggle(member, id, true)).status).toBe(200);
        return id;
      };
      expect(await formula()).toEqual({ ratePercent: '0', rateMultiplier: '1', cap: '1' });
      const speed = await on(SPEED);
      await on(SPEED_PLUS);
      expect(await formula()).toEqual({ ratePercent: '70', rateMultiplier: '1', cap: '1' });
      await on(CAP);
      await on(PREMIUM);
      expect(await formula()).toEqual({ ratePercent: '70', rateMultiplier: '1.5', cap: '18' });
      service.clock.advance({ seconds: 3 });
      await toggle(member, speed, false);
      expect(await formula()).toEqual({ ratePercent: '50', rateMultiplier: '1.5', cap: '18' });
      // The cap booster ends after a day, the faster speed after three.
      service.clock.advance({ days: 1 });
      expect(await formula()).toEqual({ ratePercent: '50', rateMultiplier: '1.5', cap: '6' });
      service.clock.advance({ days: 2 });
      expect(await formula()).toEqual({ ratePercent: '0', rateMultiplier: '1.5', cap: '6' });
    });
  });

  const newItem = {
    ...{ icon: 'zap', nameKo: '터보', nameEn: 'Turbo', descriptionKo: '빨라집니다.', descriptionEn: 'Faster.' },
    ...{ price: 100, durationHours: 24, effectType: 'speed_boost', effectValue: '20' },
  };

  async function offer(overrides: Record<string, unknown> = {}) {
    const { status, body } = await admin.client.send('POST', '/api/admin/mining-items', {
      ...newItem,
      ...overrides,
    });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body;
  }

  async function change(id: string, body: Record<string, unknown>) {
    return admin.client.patch(`/api/admin/mining-items/${id}`, body);
  }

  describe('an administrator', () => {
    const catalogue = async () => (await admin.client.get('/api/admin/mining-items')).body;

    it('offers an item at the end of the store, and it is written down who did', async () => {
      const last = Math.max(...(await catalogue()).map(({ sort }) => sort));
      const item = await offer();
      expect(item).toEqual({
        ...newItem,
        ...{ id: item.id, rateMultiplier: '1', capMultiplier: '1', isActive: true, sort: last + 10, sold: 0 },
        updatedAt: service.clock.now().toISOString(),
      });
      const member = await memberWith();
      await bought(member, item.id);
      expect((await catalogue()).find(({ id }) => id === item.id)).toEqual({ ...item, sold: 1 });
      expect((await acts('mining-item.created')).at(-1)).toEqual({
        ...{ actorId: admin.id, targetType: 'mining-item', targetId: item.id, before: null, after: item },
      });
      await change(item.id, { isActive: false });
    });

    it('takes numbers as numbers or as texts', async () => {
      const item = await offer({
        effectType: 'premium',
        effectValue: undefined,
        rateMultiplier: 1.5,
        capMultiplier: '6.00',
      });
      expect(item).toMatchObject({
        effectType: 'premium',
        effectValue: '0',
        rateMultiplier: '1.5',
        capMultiplier: '6',
      });
    });

    it('changes single fields, and it is written down what was before', async () => {
      const before = await offer({ isActive: false });
      service.clock.advance({ minutes: 1 });
      const { status, body } = await change(before.id, { price: 250, effectValue: '30', isActive: true, sort: 5 });
      expect(status).toBe(200);
      expect(body).toEqual({
        ...before,
        ...{ price: 250, effectValue: '30', isActive: true, sort: 5, updatedAt: service.clock.now().toISOString() },
      });
      const member = await memberWith();
      const [first] = (await member.client.get('/api/luff/mining-items')).body;
      expect(first).toMatchObject({ id: before.id, price: 250 });
      const { before: was, after } = (await acts('mining-item.changed')).at(-1) ?? {};
      expect({ was, after }).toEqual({ was: before, after: body });
      await change(before.id, { isActive: false });
    });

    it('changes the type of an effect with the numbers of the new one', async () => {
      const { id } = await offer({ isActive: false });
      expect(await change(id, { effectType: 'premium' })).toMatchObject({
        status: 400,
        body: { code: 'store.premiumNeedsMultipliers' },
      });
      expect((await change(id, { effectType: 'premium', rateMultiplier: '2' })).body).toMatchObject({
        ...{ effectType: 'premium', effectValue: '0', rateMultiplier: '2', capMultiplier: '1' },
      });
      expect(await change(id, { effectType: 'cap_boost' })).toMatchObject({
        status: 400,
        body: { code: 'store.capBoostNeedsMultiplier' },
      });
      expect((await change(id, { effectType: 'cap_boost', effectValue: '4' })).body).toMatchObject({
        ...{ effectType: 'cap_boost', effectValue: '4', rateMultiplier: '1', capMultiplier: '1' },
      });
    });

    const speed = 'store.speedBoostNeedsPercent';
    const cap = 'store.capBoostNeedsMultiplier';
    const premium = 'store.premiumNeedsMultipliers';
    const field = 'platform.validationFailed';
    it.each([
      ['a speed boost of nothing', { effectValue: '0' }, speed],
      ['a speed boost above 10,000 percent', { effectValue: '10000.0001' }, speed],
      ['a speed boost with a multiplier', { rateMultiplier: '2' }, speed],
      ['a cap boost below 1', { effectType: 'cap_boost', effectValue: '0.5' }, cap],
      ['a cap boost above 1,000', { effectType: 'cap_boost', effectValue: '1001' }, cap],
      ['a premium item that does nothing', { effectType: 'premium', rateMultiplier: '1' }, premium],
      ['a premium item that slows down', { effectType: 'premium', rateMultiplier: '0.5', capMultiplier: '2' }, premium],
      ['a premium item above 1,000', { effectType: 'premium', capMultiplier: '1000.5' }, premium],
      ['five decimals', { effectValue: '0.00001' }, field],
      ['a negative effect', { effectValue: '-5' }, field],
      ['an exponent', { effectValue: '1e3' }, field],
      ['an unknown type', { effectType: 'magic' }, field],
      ['an unknown icon', { icon: 'skull' }, field],
      ['a price of 0', { price: 0 }, field],
      ['half a coin', { price: 0.5 }, field],
      ['a price above a million', { price: 1_000_001 }, field],
      ['no time', { durationHours: 0 }, field],
      ['more than a year', { durationHours: 8_761 }, field],
      ['an empty name', { nameKo: '  ' }, field],
      ['a name that nobody sees', { nameKo: '\u2800' }, field],
      ['a name that runs backwards', { nameKo: '\u202eabc' }, field],
      ['a name of two lines', { nameEn: 'a\r\nb' }, field],
      ['a description of two lines', { descriptionKo: 'a\nb' }, field],
      ['a long name', { nameEn: 'x'.repeat(61) }, field],
      ['no description', { descriptionKo: '' }, field],
      ['a place beyond all', { sort: 100_001 }, field],
      ['an unknown field', { discount: 1 }, field],
    ])('may not offer %s, nor change an item to it', async (_, wrong, code) => {
      const before = await catalogue();
      const offered = await admin.client.send('POST', '/api/admin/mining-items', { ...newItem, ...wrong });
      expect(offered).toMatchObject({ status: 400, body: { code } });
      const changed = await change(SPEED, wrong);
      expect(changed).toMatchObject({ status: 400, body: { code } });
      expect(await catalogue()).toEqual(before);
    });

    it('may not empty a field', async () => {
      for (const name of [...Object.keys(newItem), 'isActive', 'sort', 'rateMultiplier'])
        expect({ name, status: (await change(SPEED, { [name]: null })).status }).toEqual({ name, status: 400 });
    });

    it('finds no item that is not there', async () => {
      expect(await change(UNKNOWN, { price: 5 })).toMatchObject({ status: 404, body: { code: 'store.itemNotFound' } });
    });

    it('lets no member change the store', async () => {
      const member = await memberWith();
      expect((await member.client.send('POST', '/api/admin/mining-items', newItem)).status).toBe(403);
      expect((await member.client.patch(`/api/admin/mining-items/${SPEED}`, { price: 1 })).status).toBe(403);
    });

    it('two who change different fields at once lose neither', async () => {
      const { id } = await offer({ isActive: false });
      const otherAdmin = await createAdmin(service);
      const changes = [{ price: 321 }, { durationHours: 48 }, { nameKo: '둘' }, { nameEn: 'Two' }];
      const answers = await Promise.all(
        changes.map((body, index) =>
          (index % 2 === 0 ? admin : otherAdmin).client.patch(`/api/admin/mining-items/${id}`, body),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect((await catalogue()).find((item) => item.id === id)).toMatchObject(Object.assign({}, ...changes) as object);
    });
  });

  it('bears everything at once: purchases, switches, a claim, a check-in and coupons of one member', async () => {
    const member = await memberWith(2_000);
    const { id } = await bought(member);
    service.clock.advance({ minutes: 10 });
    const acts: (() => Promise<Answer<unknown>>)[] = [
      () => buy(member, { itemId: SPEED }),
      () => buyVoucher(member),
      () => toggle(member, id),
      () => toggle(member, id, true),
      () => member.client.post('/api/idle-rewards/claim', undefined, keyed()),
      () => member.client.post('/api/attendance/check', undefined, keyed()),
      () => admin.client.post(`/api/admin/users/${member.id}/issue-chart-coupon`, { count: 1 }, keyed()),
      () => admin.client.post(`/api/admin/users/${member.id}/adjust-lance-coins`, { amount: -10 }, keyed()),
    ];
    const answers = await fifty<Answer<unknown>>(
      (index) => acts[index % acts.length]?.() ?? Promise.reject(new Error('no act')),
    );
    expect(answers.map(({ status }) => status).filter((status) => ![200, 409, 422].includes(status))).toEqual([]);
    const { transfers, orders } = await countsOf(member);
    expect(transfers).toBe(orders);
    expect((await windowsOf(member)).length).toBeLessThanOrEqual(1);
    const spent = (await ordersOf(member)).reduce((sum, { price }) => sum + price, 0);
    expect(orders).toBeGreaterThan(1);
    // The claim pays 30 and the check-in 50, once each.
    const grants = 2_000 + 30 + 50;
    const [deducted]: { sum: string }[] = await service.dataSource.query(
      `SELECT -sum(available) AS sum FROM ledger.transfer WHERE owner_id = $1 AND kind = 'admin_deduct'`,
      [member.id],
    );
    expect(Number(await balanceOf(member))).toBe(grants - spent - Number(deducted?.sum));
  });

  it('shows an administrator what a member bought and which coupons the member has', async () => {
    const member = await memberWith(2000);
    const item = await bought(member);
    const other = await bought(member, CAP);
    await toggle(member, item.id, true);
    await buyVoucher(member);
    await admin.client.post(`/api/admin/users/${member.id}/issue-chart-coupon`, { count: 2 }, keyed());
    await bought(await memberWith(2000));
    const seen = await admin.client.get(`/api/admin/users/${member.id}/store`);
    expect(seen.status).toBe(200);
    expect(seen.body).toEqual({
      orders: await ordersOf(member),
      items: await ownedBy(member),
      coupons: await couponsOf(member),
    });
    expect(seen.body).toMatchObject({
      orders: [{ productType: 'chart_voucher' }, { number: other.orderNumber }, { number: item.orderNumber }],
      items: [
        { id: other.id, status: 'inactive' },
        { id: item.id, status: 'active', orderNumber: item.orderNumber },
      ],
      coupons: [{ origin: 'admin' }, { origin: 'admin' }, { origin: 'voucher' }],
    });
    expect(await admin.client.get(`/api/admin/users/${UNKNOWN}/store`)).toMatchObject({
      status: 404,
      body: { code: 'auth.memberNotFound' },
    });
    expect((await member.client.get(`/api/admin/users/${member.id}/store`)).status).toBe(403);
  });

  describe('coupons from an administrator', () => {
    const issue = (by: SignedIn, userId: string, body?: unknown, headers: Record<string, string> = keyed()) =>
      by.client.send('POST', `/api/admin/users/${userId}/issue-chart-coupon`, body, headers);

    it('are given, one without a word, and written down without their codes', async () => {
      const member = await memberWith();
      const { status, body } = await issue(admin, member.id, { count: 3 });
      expect({ status, message: body.message }).toEqual({
        status: 200,
        message: '차트 분석 쿠폰 3장을 발급했습니다.',
      });
      expect((await issue(admin, member.id)).body.coupons).toHaveLength(1);
      const coupons = await couponsOf(member);
      expect(coupons).toHaveLength(4);
      expect(new Set(coupons.map(({ couponCode }) => couponCode)).size).toBe(4);
      for (const coupon of coupons) expect(coupon).toMatchObject({ isUsed: false, origin: 'admin' });
      const written = (await acts('chart-coupon.issued')).filter(({ targetId }) => targetId === member.id);
      expect(written.map(({ actorId, after }) => ({ actorId, after }))).toEqual([
        { actorId: admin.id, after: { count: 3, couponIds: body.coupons.map(({ id }) => id) } },
        { actorId: admin.id, after: { count: 1, couponIds: [expect.any(String)] } },
      ]);
      for (const { couponCode } of coupons) expect(JSON.stringify(written)).not.toContain(couponCode);
    });

    it('stand in the list unused first, then the newest', async () => {
      const member = await memberWith();
      await issue(admin, member.id, { count: 3 });
      const [newest] = await couponsOf(member);
      await service.dataSource.query(`UPDATE store_chart_coupons SET used_for = id, used_at = $2 WHERE id = $1`, [
        newest?.id,
        service.clock.now(),
      ]);
      await issue(await createAdmin(service), member.id, { count: 1 });
      expect((await couponsOf(member)).map(({ isUsed }) => isUsed)).toEqual([false, false, false, true]);
      expect((await couponsOf(member)).at(-1)).toMatchObject({ id: newest?.id, usedAt: expect.any(String) as string });
    });

    it.each([
      ['none', { count: 0 }, 400, 'platform.validationFailed'],
      ['half of one', { count: 1.5 }, 400, 'platform.validationFailed'],
      ['as many as null', { count: null }, 400, 'platform.validationFailed'],
      ['eleven', { count: 11 }, 400, 'store.tooManyCoupons'],
    ])('are refused: %s', async (_, body, status, code) => {
      const member = await memberWith();
      expect(await issue(admin, member.id, body)).toMatchObject({ status, body: { code } });
      expect(await couponsOf(member)).toEqual([]);
    });

    it('may be as many at once as the setting says', async () => {
      const member = await memberWith();
      await admin.client.patch('/api/admin/settings/store_mostCouponsAtOnce', { value: '12' });
      expect((await issue(admin, member.id, { count: 12 })).body.coupons).toHaveLength(12);
      expect((await issue(admin, member.id, { count: 13 })).body.message).toBe(
        '쿠폰은 한 번에 12장까지 발급할 수 있습니다.',
      );
      await admin.client.patch('/api/admin/settings/store_mostCouponsAtOnce', { value: '10' });
    });

    it('are not given to oneself, to nobody, or to who has left', async () => {
      expect(await issue(admin, admin.id)).toMatchObject({ status: 403, body: { code: 'store.ownCoupons' } });
      expect((await issue(admin, UNKNOWN)).status).toBe(404);
      const member = await memberWith();
      await member.client.post('/api/user/close', { currentPassword: member.password });
      expect(await issue(admin, member.id)).toMatchObject({ status: 409, body: { code: 'auth.accountClosed' } });
      expect(await countsOf(member)).toMatchObject({ coupons: 0 });
    });

    it('of fifty clicks of one administrator come once, and of two administrators twice', async () => {
      const member = await memberWith();
      const otherAdmin = await createAdmin(service);
      const answers = await fifty((index) => issue(index % 2 === 0 ? admin : otherAdmin, member.id, { count: 2 }, {}));
      expect(tally(answers)).toEqual({ '200': 2, '409 store.issuedTwice': 48 });
      expect(await couponsOf(member)).toHaveLength(4);
      service.clock.advance({ seconds: 10 });
      expect((await issue(admin, member.id, { count: 2 }, {})).status).toBe(200);
      expect((await issue(admin, member.id, { count: 1 }, {})).status).toBe(200);
    });

    it('sent twenty times under one key come once', async () => {
      const member = await memberWith();
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => issue(admin, member.id, { count: 2 }, keyed(key))),
      );
      for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
      expect(await couponsOf(member)).toHaveLength(2);
    });
  });

  describe('the books', () => {
    /** What the reconciliation would find after somebody with the tables' owner's rights had done this; it is undone. */
    const afterTampering = async (
      member: SignedIn,
      sql: string,
      reach?: 'recent',
    ): Promise<{ found: string[]; isFrozen: boolean }> => {
      const owner = new DataSource(baseDataSourceOptions(service.database.migrationUrl));
      await owner.initialize();
      const runner = owner.createQueryRunner();
      try {
        await runner.startTransaction();
        await runner.query(sql, [member.id]);
        const counts = await service.app.get(Reconciliation).run(runner.manager, service.clock.now(), reach);
        const found = Object.keys(counts).filter((check) => (counts[check] ?? 0) > 0);
        const isFrozen = await service.app.get(Ledger).isFrozen(runner.manager, member.id, 'LCOIN');
        return { found, isFrozen };
      } finally {
        await runner.rollbackTransaction();
        await runner.release();
        await owner.destroy();
      }
    };

    it.each([
      ['another price than was paid', `UPDATE store_orders SET price = price - 1 WHERE user_id = $1`],
      ['no transfer', `UPDATE store_orders SET transfer_id = uuidv7() WHERE user_id = $1 AND price = 200`],
      ['the transfer of another order', `UPDATE store_orders SET id = uuidv7() WHERE user_id = $1 AND price = 300`],
    ])('see an order with %s, and freeze the account', async (_, sql) => {
      const member = await memberWith();
      await bought(member);
      await buyVoucher(member);
      for (const reach of [undefined, 'recent'] as const) {
        const { found, isFrozen } = await afterTampering(member, sql, reach);
        expect(found).toContain('orders-equal-transfers');
        expect(isFrozen).toBe(true);
      }
    });

    it('look every five minutes at the orders of the last hour alone', async () => {
      const member = await memberWith();
      await bought(member);
      const wrong = (hours: number) =>
        `UPDATE store_orders SET id = uuidv7(interval '-${hours} hours'), price = price - 1 WHERE user_id = $1`;
      const findings = ['orders-equal-transfers', 'orders-have-goods'];
      expect((await afterTampering(member, wrong(0.9), 'recent')).found).toEqual(findings);
      expect((await afterTampering(member, wrong(1.1), 'recent')).found).toEqual([]);
      expect((await afterTampering(member, wrong(1.1))).found).toEqual(findings);
    });

    it('see what was paid without an order', async () => {
      const member = await memberWith();
      await bought(member);
      const { found, isFrozen } = await afterTampering(
        member,
        `WITH items AS (DELETE FROM store_user_mining_items WHERE user_id = $1) DELETE FROM store_orders WHERE user_id = $1`,
      );
      expect({ found, isFrozen }).toEqual({ found: ['orders-equal-transfers'], isFrozen: true });
    });

    it.each([
      ['an order that brought nothing', `DELETE FROM store_user_mining_items WHERE user_id = $1`],
      [
        'an order that brought two things',
        `INSERT INTO store_user_mining_items
         SELECT (jsonb_populate_record(i, jsonb_build_object('id', uuidv7()))).* FROM store_user_mining_items i
         WHERE user_id = $1`,
      ],
      ['a coupon without its order', `UPDATE store_chart_coupons SET order_id = uuidv7() WHERE user_id = $1`],
      ['a thing of another kind', `UPDATE store_orders SET product_type = 'chart_voucher' WHERE user_id = $1`],
    ])('see %s, and freeze nobody', async (_, sql) => {
      const member = await memberWith();
      await bought(member);
      await buyVoucher(member);
      expect(await afterTampering(member, sql)).toEqual({ found: ['orders-have-goods'], isFrozen: false });
    });
  });

  it('is in the member’s download', async () => {
    const member = await memberWith();
    const { orderNumber, itemName } = await bought(member);
    const { coupon } = (await buyVoucher(member)).body;
    const response = await fetch(`${service.url}/api/user/data-export`, {
      headers: { cookie: `sid=${member.client.cookie('sid') ?? ''}` },
    });
    const files = unzip(Buffer.from(await response.arrayBuffer()));
    expect(files.get('store-orders.csv')).toContain(orderNumber);
    expect(files.get('mining-items.csv')).toContain(itemName);
    expect(files.get('chart-coupons.csv')).toContain(coupon.couponCode);
  });
});
