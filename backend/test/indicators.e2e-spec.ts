import { randomUUID } from 'node:crypto';
import { PassExpiryJob } from '../src/modules/indicators/pass-expiry.job.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { Ledger } from '../src/platform/ledger/index.js';
import { Settings } from '../src/platform/settings/index.js';
import { createAdmin, logIn, registerMember, type RegistrationBody, type SignedIn } from './factories/member.js';
import { reportVolumes, verifiedUid } from './factories/uid.js';
import { balanceOf, differences, moneyState } from './support/luff.js';
import type { TestMail } from './support/mailbox.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const START = '2026-11-20T03:00:00.000Z';
const TODAY = '2026-11-20';

interface Purchase {
  id: string;
  tradingviewId: string;
  paidAmount: string;
  paidWith: string;
  status: string;
  passStatus: string | null;
  approvedAt: string | null;
  processedAt: string | null;
  expiresAt: string | null;
  adminNote: string | null;
  cancellable: boolean;
  timeline: { step: string; at: string; done: boolean }[];
}
interface AdminPurchase extends Purchase {
  userId: string;
  userName: string;
  userEmail: string;
  runningUntil: string | null;
  proposedExpiresOn: string;
}
interface Answer {
  code?: string;
  message: string;
  params?: Record<string, unknown>;
  fields?: { path: string; message: string }[];
  purchase: AdminPurchase;
}
interface Redemption {
  id: string;
  userId: string;
  redemptionType: string;
  status: string;
  usdtAmount: string | null;
  tradingviewId: string | null;
  expiresAt: string | null;
  adminNote: string | null;
  runningUntil: string | null;
  proposedExpiresOn: string | null;
}
type Currency = 'LCOIN' | 'LUFF';

describe('the indicator pass', () => {
  let service: TestApp;
  let admin: SignedIn;
  let otherAdmin: SignedIn;

  beforeAll(async () => {
    service = await startTestApp();
    admin = await createAdmin(service);
    otherAdmin = await createAdmin(service, 'en');
  });

  beforeEach(async () => {
    service.clock.set(START);
    // Every test begins at the same moment: nobody has tried anything, and no job has run.
    await service.dataSource.query('DELETE FROM auth_login_attempts');
    await service.dataSource.query('DELETE FROM platform_job_runs');
  });

  afterEach(async () => {
    expect(await differences(service)).toEqual([]);
  });

  afterAll(() => service.close());

  /** Moves the clock; sessions do not last so long, so who goes on signs in again. */
  const moveTo = async (instant: string, ...people: SignedIn[]): Promise<void> => {
    service.clock.set(instant);
    for (const person of [admin, ...people]) Object.assign(person, { client: await logIn(service, person) });
  };
  const key = () => ({ 'idempotency-key': randomUUID() });
  const path = (currency: Currency) =>
    currency === 'LCOIN' ? '/api/indicator-purchase' : '/api/luff/purchase-indicator';
  const request = (
    member: SignedIn,
    currency: Currency = 'LCOIN',
    body: unknown = { tradingviewId: 'hana_trades' },
    headers: Record<string, string> = {},
  ) => member.client.post<Answer>(path(currency), body, headers);
  const grant = (member: SignedIn, amount: number) =>
    admin.client.post(`/api/admin/users/${member.id}/adjust-lance-coins`, { amount: String(amount) }, key());
  /** A member with this much L coin (1,000 of it the signup bonus) and Luff. */
  const memberWith = async (lcoin: number, luff = 0, overrides: Partial<RegistrationBody> = {}): Promise<SignedIn> => {
    const member = await registerMember(service, { emailConfirmed: true, ...overrides });
    const grants = lcoin - 1_000 - (luff > 0 ? 1_000 : 0);
    if (luff > 0) {
      const uid = await verifiedUid(admin, member);
      await reportVolumes(service, { uid, day: TODAY, volume: String(luff * 50_000) });
    }
    if (grants !== 0) expect((await grant(member, grants)).status).toBe(200);
    return member;
  };
  const lcoinOf = (member: SignedIn) =>
    runInTransaction(service.dataSource, (tx) => service.app.get(Ledger).balance(tx, member.id, 'LCOIN'));
  const purchasesOf = async (member: SignedIn) =>
    (await member.client.get<Purchase[]>('/api/indicator-purchases')).body;
  const passOf = async (member: SignedIn) =>
    (await member.client.get<Record<string, unknown>>('/api/indicator-pass')).body;
  const requested = async (member: SignedIn, currency: Currency = 'LCOIN'): Promise<Purchase> => {
    const { status, body } = await request(member, currency);
    expect({ status, code: body.code }).toEqual({ status: 200, code: undefined });
    return body.purchase;
  };
  const redemptionOf = async (member: SignedIn): Promise<Redemption> => {
    const { body } = await admin.client.get<Redemption[]>('/api/admin/luff-redemptions');
    const found = body.find(({ userId }) => userId === member.id);
    if (!found) throw new Error('no redemption');
    return found;
  };
  const listed = async (id: string): Promise<AdminPurchase | undefined> =>
    (await admin.client.get<AdminPurchase[]>('/api/admin/indicator-purchases')).body.find((one) => one.id === id);
  /** A decision where it belongs: the request of one that is paid with L coin, the redemption of one in Luff. */
  const decide = async (
    by: SignedIn,
    member: SignedIn,
    verb: 'approve' | 'reject',
    body: { until?: string; adminNote?: string } = {},
    headers: Record<string, string> = {},
  ) => {
    const [purchase] = await purchasesOf(member);
    const { until, ...rest } = body;
    if (purchase?.paidWith === 'LUFF') {
      const { id } = await redemptionOf(member);
      const sent = { ...rest, ...(until === undefined ? {} : { expiryDate: until }) };
      return by.client.post<Answer & { redemption: Redemption }>(
        `/api/admin/luff-redemptions/${id}/${verb}`,
        sent,
        headers,
      );
    }
    const sent = { ...rest, ...(until === undefined ? {} : { expiresAt: until }) };
    return by.client.post<Answer & { redemption: Redemption }>(
      `/api/admin/indicator-purchases/${purchase?.id}/${verb}`,
      sent,
      headers,
    );
  };
  const approved = async (member: SignedIn, until: string, currency: Currency = 'LCOIN'): Promise<Purchase> => {
    await requested(member, currency);
    const answer = await decide(admin, member, 'approve', { until });
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 200, code: undefined });
    const [purchase] = await purchasesOf(member);
    if (!purchase) throw new Error('no purchase');
    return purchase;
  };
  const kindsOf = async (member: SignedIn, currency: Currency): Promise<string[]> => {
    const rows: { kind: string }[] = await service.dataSource.query(
      `SELECT kind FROM ledger.transfer WHERE owner_id = $1 AND currency = $2 AND kind LIKE 'indicator%'
       ORDER BY account_version`,
      [member.id, currency],
    );
    return rows.map(({ kind }) => kind);
  };
  const set = (name: string, value: string) =>
    runInTransaction(service.dataSource, (tx) => service.app.get(Settings).set(tx, `indicators_${name}`, value, null));

  describe('as a request', () => {
    it('holds L coin and says what happens next', async () => {
      const member = await memberWith(2_000);
      const { status, body } = await request(member, 'LCOIN', { tradingviewId: '  hana_trades ', price: 1500 });
      expect(status).toBe(200);
      expect(body).toEqual({
        message: '구매 요청이 접수되었습니다. 관리자 승인 후 등록됩니다.',
        purchase: {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
          tradingviewId: 'hana_trades',
          paidAmount: '1500',
          paidWith: 'LCOIN',
          passDays: 28,
          status: 'pending',
          passStatus: null,
          createdAt: START,
          purchasedAt: START,
          approvedAt: null,
          processedAt: null,
          expiresAt: null,
          adminNote: null,
          cancellable: true,
          timeline: [{ step: 'requested', at: START, done: true }],
        },
      });
      expect(await lcoinOf(member)).toMatchObject({ available: 500n, held: 1500n });
      expect(await purchasesOf(member)).toEqual([body.purchase]);
      expect(await passOf(member)).toEqual({
        active: false,
        status: null,
        expiresAt: null,
        daysLeft: null,
        hasPending: true,
        priceLcoin: 1500,
        priceLuff: 500,
        passDays: 28,
      });
    });

    it('holds Luff, as a redemption that is no payback', async () => {
      const member = await memberWith(2_000, 600);
      const { status, body } = await request(member, 'LUFF');
      expect(status).toBe(200);
      expect(body.purchase).toMatchObject({ paidAmount: '500', paidWith: 'LUFF', status: 'pending' });
      expect(await balanceOf(member)).toMatchObject({ balance: '600', availableLuff: '100', held: '500' });
      expect(await lcoinOf(member)).toMatchObject({ available: 2_000n, held: 0n });
      expect((await member.client.get<Redemption[]>('/api/luff/redemptions')).body).toMatchObject([
        { redemptionType: 'indicator_purchase', status: 'pending', usdtAmount: null, tradingviewId: 'hana_trades' },
      ]);
      expect(await redemptionOf(member)).toMatchObject({ runningUntil: null, proposedExpiresOn: '2026-12-18' });
      expect(await listed(body.purchase.id)).toBeUndefined();
      const { body: history } =
        await member.client.get<{ id: string; type: string; amount: string }[]>('/api/luff/transactions');
      expect(history[0]).toMatchObject({ type: 'spend', amount: '-500', reference: { type: 'luff_redemption' } });
      const receipt = await member.client.get(`/api/luff/transactions/${history[0]?.id}/receipt`);
      expect(receipt.status).toBe(200);
    });

    it('says so in English', async () => {
      const member = await memberWith(2_000, 0, { language: 'en' });
      expect((await request(member)).body.message).toBe(
        'Purchase request submitted. Will be registered after admin approval.',
      );
    });

    it.each(['LCOIN', 'LUFF'] as const)('needs a TradingView ID (%s)', async (currency) => {
      const korean = await memberWith(2_000, 600);
      const english = await memberWith(2_000, 600, { language: 'en' });
      for (const [member, needed, long] of [
        [korean, 'TradingView ID를 입력해 주세요.', 'TradingView ID는 50자까지 입력할 수 있습니다.'],
        [english, 'TradingView ID required', 'A TradingView ID has at most 50 characters.'],
      ] as const) {
        const before = await moneyState(service.dataSource);
        for (const tradingviewId of [undefined, null, '', '   ', '\u3164', 'a\u200bb', 7, ['x'], {}]) {
          const { status, body } = await request(member, currency, { tradingviewId });
          expect({ tradingviewId, status, message: body.fields?.[0]?.message }).toEqual({
            tradingviewId,
            status: 400,
            message: needed,
          });
        }
        const tooLong = await request(member, currency, { tradingviewId: 'x'.repeat(51) });
        expect(tooLong).toMatchObject({ status: 400, body: { fields: [{ path: 'tradingviewId', message: long }] } });
        expect((await request(member, currency, { tradingviewId: 'x', amount: 1 })).status).toBe(400);
        expect(await moneyState(service.dataSource)).toEqual(before);
        expect((await request(member, currency, { tradingviewId: 'x'.repeat(50) })).status).toBe(200);
      }
    });

    it.each(['LCOIN', 'LUFF'] as const)('is refused without the points, and changes nothing (%s)', async (currency) => {
      const member = await memberWith(1_499 + 1_000, 499);
      if (currency === 'LCOIN') await grant(member, -1_000);
      const before = await moneyState(service.dataSource);
      const { status, body } = await request(member, currency, undefined, key());
      expect({ status, code: body.code, params: body.params }).toMatchObject({
        status: 422,
        code: 'ledger.insufficient',
        params: { required: currency === 'LCOIN' ? '1500' : '500', available: currency === 'LCOIN' ? '1499' : '499' },
      });
      expect(body.message).toContain('잔액이 부족합니다.');
      expect(await moneyState(service.dataSource)).toEqual(before);
      expect(await purchasesOf(member)).toEqual([]);
    });

    it('is refused at another price than the one that was seen', async () => {
      const member = await memberWith(3_000, 600);
      for (const currency of ['LCOIN', 'LUFF'] as const) {
        const { status, body } = await request(member, currency, { tradingviewId: 'hana', price: 400 });
        expect({ status, code: body.code, price: body.params?.price }).toEqual({
          status: 409,
          code: 'indicators.priceChanged',
          price: currency === 'LCOIN' ? 1500 : 500,
        });
      }
      await set('passPriceLcoin', '1800');
      expect((await request(member, 'LCOIN', { tradingviewId: 'hana', price: 1500 })).body.code).toBe(
        'indicators.priceChanged',
      );
      const { body } = await request(member, 'LCOIN', { tradingviewId: 'hana', price: 1800 });
      await set('passPriceLcoin', '1500');
      expect(body.purchase.paidAmount).toBe('1800');
      expect(await lcoinOf(member)).toMatchObject({ held: 1_800n });
    });

    it('is one at a time over both points, until it is decided', async () => {
      const member = await memberWith(4_000, 1_200);
      await requested(member, 'LUFF');
      for (const currency of ['LCOIN', 'LUFF'] as const)
        expect(await request(member, currency, undefined, key())).toMatchObject({
          status: 409,
          body: { code: 'indicators.alreadyPending' },
        });
      await decide(admin, member, 'reject');
      await requested(member, 'LCOIN');
      expect((await request(member, 'LUFF')).body.code).toBe('indicators.alreadyPending');
    });

    it('is made once when it is sent many times with its key, and answers the same', async () => {
      const member = await memberWith(5_000);
      const headers = key();
      const answers = await Promise.all(Array.from({ length: 20 }, () => request(member, 'LCOIN', undefined, headers)));
      for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: answers[0]?.body ?? {} });
      expect(await purchasesOf(member)).toHaveLength(1);
      expect((await request(member, 'LCOIN', { tradingviewId: 'another' }, headers)).body.code).toBe(
        'platform.idempotencyKeyReused',
      );
    });

    it.each(['without keys', 'each with a key of its own'])('of fifty at once, L and Luff, is one: %s', async (how) => {
      const member = await memberWith(3_500, 600);
      const before = await lcoinOf(member);
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          request(
            member,
            index % 2 === 0 ? 'LCOIN' : 'LUFF',
            { tradingviewId: `trader_${index}` },
            how === 'without keys' ? {} : key(),
          ),
        ),
      );
      const won = answers.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      expect(answers.filter(({ status }) => status !== 200 && status !== 409 && status !== 422)).toEqual([]);
      for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe('indicators.alreadyPending');
      const withLcoin = won[0]?.body.purchase.paidWith === 'LCOIN';
      expect(await lcoinOf(member)).toMatchObject({
        available: before.available - (withLcoin ? 1_500n : 0n),
        held: withLcoin ? 1_500n : 0n,
      });
      expect(await balanceOf(member)).toMatchObject({
        availableLuff: withLcoin ? '600' : '100',
        held: withLcoin ? '0' : '500',
      });
      expect(await purchasesOf(member)).toHaveLength(1);
      const [counts]: { redemptions: string; holds: string }[] = await service.dataSource.query(
        `SELECT (SELECT count(*) FROM luff_redemptions WHERE user_id = $1) AS redemptions,
                (SELECT count(*) FROM ledger.transfer WHERE owner_id = $1 AND kind = 'indicator_hold') AS holds`,
        [member.id],
      );
      expect(counts).toEqual({ redemptions: withLcoin ? '0' : '1', holds: '1' });
    });

    it.each([
      ['LCOIN', 'its own address'],
      ['LUFF', 'its own address'],
      ['LUFF', 'the address of the redemption'],
    ] as const)('in %s can be taken back at %s, by its member alone', async (currency, address) => {
      const member = await memberWith(3_500, 600);
      const stranger = await memberWith(2_000);
      const { id } = await requested(member, currency);
      const own =
        address === 'its own address'
          ? `/api/indicator-purchases/${id}`
          : `/api/luff/redemptions/${(await redemptionOf(member)).id}`;
      expect((await stranger.client.delete(own)).status).toBe(404);
      service.clock.advance({ minutes: 3 });
      const { status, body } = await member.client.delete<Answer>(own);
      expect(status).toBe(200);
      expect(body.message).toBe(
        address === 'its own address'
          ? '구매 요청을 취소했습니다. 보류된 포인트가 반환되었습니다.'
          : '구매 요청을 취소했습니다. 500 러프가 반환되었습니다.',
      );
      expect(await purchasesOf(member)).toMatchObject([
        {
          status: 'rejected',
          passStatus: null,
          cancellable: false,
          adminNote: '회원이 신청을 취소했습니다.',
          timeline: [
            { step: 'requested', done: true },
            { step: 'cancelled', at: '2026-11-20T03:03:00.000Z', done: true },
          ],
        },
      ]);
      expect(await lcoinOf(member)).toMatchObject({ available: 3_500n, held: 0n });
      expect(await balanceOf(member)).toMatchObject({ availableLuff: '600', held: '0' });
      expect(await kindsOf(member, currency)).toEqual(['indicator_hold', 'indicator_void']);
      if (currency === 'LUFF') expect(await redemptionOf(member)).toMatchObject({ status: 'rejected' });
      expect((await member.client.delete(own)).status).toBe(409);
      expect((await decide(admin, member, 'approve', { until: '2026-12-18' })).status).toBe(409);
      await requested(member, currency);
    });

    it('is another member’s secret', async () => {
      const member = await memberWith(2_000);
      const { id } = await requested(member);
      const other = await memberWith(2_000);
      expect(await purchasesOf(other)).toEqual([]);
      expect((await other.client.delete(`/api/indicator-purchases/${id}`)).status).toBe(404);
      expect((await other.client.post(`/api/admin/indicator-purchases/${id}/approve`)).status).toBe(403);
      expect((await member.client.delete('/api/indicator-purchases/not-an-id')).status).toBe(400);
    });

    it('lists page by page, newest first', async () => {
      const member = await memberWith(2_000);
      const made: string[] = [];
      for (let index = 0; index < 3; index += 1) {
        const { id } = await requested(member);
        made.unshift(id);
        await member.client.delete(`/api/indicator-purchases/${id}`);
      }
      const first = await member.client.get<Purchase[]>('/api/indicator-purchases?limit=2');
      expect(first.body.map(({ id }) => id)).toEqual(made.slice(0, 2));
      const next = await member.client.get<Purchase[]>(`/api/indicator-purchases?limit=2&cursor=${made[1]}`);
      expect(next.body.map(({ id }) => id)).toEqual(made.slice(2));
      expect((await member.client.get('/api/indicator-purchases?cursor=x')).status).toBe(400);
    });
  });

  describe.each(['LCOIN', 'LUFF'] as const)('as a decision on %s', (currency) => {
    const rich = (overrides: Partial<RegistrationBody> = {}) => memberWith(8_000, 2_000, overrides);
    const spent = async (member: SignedIn): Promise<{ held: string; gone: string }> => {
      const { available, held, luff } = { ...(await lcoinOf(member)), luff: await balanceOf(member) };
      return currency === 'LCOIN'
        ? { held: String(held), gone: String(8_000n - available - held) }
        : { held: luff.held, gone: String(2_000 - Number(luff.balance)) };
    };
    const price = currency === 'LCOIN' ? '1500' : '500';

    it('spends the points, and the pass runs to 23:59:59 in Seoul of the chosen day', async () => {
      const member = await rich();
      await requested(member, currency);
      await moveTo('2026-11-20T05:00:00.000Z');
      const answer = await decide(admin, member, 'approve', { until: '2026-12-18', adminNote: '초대를 보냈습니다.' });
      expect(answer.status).toBe(200);
      expect(answer.body.message).toBe('지표 구매를 승인했습니다.');
      expect(await spent(member)).toEqual({ held: '0', gone: price });
      expect(await kindsOf(member, currency)).toEqual(['indicator_hold', 'indicator_post']);
      const [purchase] = await purchasesOf(member);
      expect(purchase).toMatchObject({
        status: 'approved',
        passStatus: 'active',
        approvedAt: '2026-11-20T05:00:00.000Z',
        processedAt: '2026-11-20T05:00:00.000Z',
        expiresAt: '2026-12-18T14:59:59.000Z',
        adminNote: '초대를 보냈습니다.',
        cancellable: false,
        timeline: [
          { step: 'requested', at: START, done: true },
          { step: 'approved', at: '2026-11-20T05:00:00.000Z', done: true },
          { step: 'active', at: '2026-11-20T05:00:00.000Z', done: true },
          { step: 'expiring', at: '2026-12-10T15:00:00.000Z', done: false },
          { step: 'expired', at: '2026-12-18T14:59:59.000Z', done: false },
        ],
      });
      expect(await passOf(member)).toMatchObject({
        active: true,
        status: 'active',
        expiresAt: '2026-12-18T14:59:59.000Z',
        daysLeft: 28,
        hasPending: false,
      });
      if (currency === 'LUFF')
        expect(answer.body.redemption).toMatchObject({
          status: 'approved',
          expiresAt: '2026-12-18T14:59:59.000Z',
          runningUntil: '2026-12-18T14:59:59.000Z',
        });
      else expect(answer.body.purchase.timeline).toEqual(purchase?.timeline);
      const [audited]: { action: string; actor_id: string }[] = await service.dataSource.query(
        `SELECT action, actor_id FROM platform_audit_events ORDER BY at DESC, id DESC LIMIT 1`,
      );
      expect(audited).toEqual({
        action: currency === 'LCOIN' ? 'indicator-purchase.approved' : 'luff-redemption.approved',
        actor_id: admin.id,
      });
    });

    it.each([
      ['a day', '2026-12-18', '2026-12-18T14:59:59.000Z'],
      ['an instant of the same day in Seoul', '2026-12-18T00:00:00.000Z', '2026-12-18T14:59:59.000Z'],
      ['an instant of the next day in Seoul', '2026-12-18T15:00:00.000Z', '2026-12-19T14:59:59.000Z'],
      ['an instant with a zone', '2026-12-18T00:00:00+09:00', '2026-12-18T14:59:59.000Z'],
      ['today', TODAY, '2026-11-20T14:59:59.000Z'],
      ['five years', '2031-11-20', '2031-11-20T14:59:59.000Z'],
    ])('takes the date as %s', async (_, until, expiresAt) => {
      const member = await rich();
      expect((await approved(member, until, currency)).expiresAt).toBe(expiresAt);
    });

    it('needs a date, not in the past and not too far, and changes nothing otherwise', async () => {
      const member = await rich();
      await requested(member, currency);
      const before = await moneyState(service.dataSource);
      for (const [until, status, code] of [
        [undefined, 400, currency === 'LCOIN' ? 'platform.validationFailed' : 'luff.expiryDateNeeded'],
        ['', 400, currency === 'LCOIN' ? 'platform.validationFailed' : 'luff.expiryDateNeeded'],
        ['soon', 400, 'platform.validationFailed'],
        ['2026-02-30', 400, 'platform.validationFailed'],
        ['2026-11-19', 422, 'indicators.expiryInThePast'],
        ['2026-11-19T14:59:59.000Z', 422, 'indicators.expiryInThePast'],
        ['2031-11-21', 422, 'indicators.expiryTooFar'],
      ] as const) {
        const answer = await decide(admin, member, 'approve', until === undefined ? {} : { until });
        expect({ until, status: answer.status, code: answer.body.code }).toEqual({ until, status, code });
        if (until === undefined || until === '')
          expect(currency === 'LCOIN' ? answer.body.fields?.[0]?.message : answer.body.message).toBe('만료 날짜 필요');
      }
      expect(await moneyState(service.dataSource)).toEqual(before);
      expect(await purchasesOf(member)).toMatchObject([{ status: 'pending' }]);
    });

    it('never shortens a running pass, names it, and proposes to go on from its end', async () => {
      const member = await rich();
      await approved(member, '2026-12-05', currency);
      const { id } = await requested(member, currency);
      const proposal = currency === 'LCOIN' ? await listed(id) : await redemptionOf(member);
      expect(proposal).toMatchObject({ runningUntil: '2026-12-05T14:59:59.000Z', proposedExpiresOn: '2027-01-02' });
      const shorter = await decide(admin, member, 'approve', { until: '2026-12-04' });
      expect(shorter).toMatchObject({ status: 422, body: { code: 'indicators.expiryBeforeRunningEnds' } });
      expect(shorter.body.message).toContain('2026-12-05');
      expect(await spent(member)).toMatchObject({ held: price });
      expect((await decide(admin, member, 'approve', { until: '2027-01-02' })).status).toBe(200);
      expect(await passOf(member)).toMatchObject({ expiresAt: '2027-01-02T14:59:59.000Z', daysLeft: 43 });
    });

    it('proposes from today again when the last pass is over', async () => {
      const member = await rich();
      await approved(member, '2026-11-21', currency);
      await moveTo('2026-11-25T03:00:00.000Z', member);
      expect(await passOf(member)).toMatchObject({ active: false, status: 'expired', daysLeft: null });
      const { id } = await requested(member, currency);
      const proposal = currency === 'LCOIN' ? await listed(id) : await redemptionOf(member);
      expect(proposal).toMatchObject({ runningUntil: null, proposedExpiresOn: '2026-12-23' });
    });

    it.each([
      [{}, 'TradingView ID를 확인할 수 없어 거절되었습니다. 자세한 내용은 고객센터로 문의해 주세요.'],
      [{ adminNote: '  ' }, 'TradingView ID를 확인할 수 없어 거절되었습니다. 자세한 내용은 고객센터로 문의해 주세요.'],
      [{ adminNote: 'ID를 찾을 수 없습니다.' }, 'ID를 찾을 수 없습니다.'],
    ])('gives the points back with the reason (%j)', async (body, reason) => {
      const [hana, john] = [await rich(), await rich({ language: 'en' })];
      for (const member of [hana, john]) {
        await requested(member, currency);
        const answer = await decide(admin, member, 'reject', body);
        expect(answer.status).toBe(200);
        expect(answer.body.message).toMatch(/^지표 구매를 거절했습니다\. .*회원에게 반환되었습니다\.$/);
        expect(await spent(member)).toEqual({ held: '0', gone: '0' });
        expect(await kindsOf(member, currency)).toEqual(['indicator_hold', 'indicator_void']);
      }
      const inEnglish =
        'adminNote' in body && body.adminNote.trim() !== ''
          ? reason
          : 'We could not confirm the TradingView ID. Please contact support for details.';
      expect(await purchasesOf(hana)).toMatchObject([
        { status: 'rejected', adminNote: reason, passStatus: null, timeline: [{}, { step: 'rejected', done: true }] },
      ]);
      expect(await purchasesOf(john)).toMatchObject([{ status: 'rejected', adminNote: inEnglish }]);
      expect(await passOf(hana)).toMatchObject({ active: false, status: null, hasPending: false });
    });

    it('is nobody’s on their own request', async () => {
      const [uid] = [await verifiedUid(otherAdmin, admin)];
      await reportVolumes(service, { uid, day: TODAY, volume: '100000000' });
      await otherAdmin.client.post(`/api/admin/users/${admin.id}/adjust-lance-coins`, { amount: '2000' }, key());
      await requested(admin, currency);
      for (const verb of ['approve', 'reject'] as const)
        expect(await decide(admin, admin, verb, verb === 'approve' ? { until: '2026-12-18' } : {})).toMatchObject({
          status: 403,
        });
      expect((await decide(otherAdmin, admin, 'reject')).status).toBe(200);
    });

    it.each([
      ['approve', 'approve'],
      ['approve', 'reject'],
    ] as const)('is one of two at once: %s and %s', async (one, other) => {
      for (let round = 0; round < 5; round += 1) {
        const member = await rich();
        await requested(member, currency);
        const until = '2026-12-18';
        const answers = await Promise.all([
          decide(admin, member, one, { until }, key()),
          decide(otherAdmin, member, other, other === 'approve' ? { until } : {}, key()),
        ]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        const [purchase] = await purchasesOf(member);
        const isApproved = purchase?.status === 'approved';
        expect(await spent(member)).toEqual({ held: '0', gone: isApproved ? price : '0' });
        expect(await kindsOf(member, currency)).toHaveLength(2);
      }
    });

    it('and a cancellation at the same moment are one', async () => {
      for (let round = 0; round < 5; round += 1) {
        const member = await rich();
        const { id } = await requested(member, currency);
        const answers = await Promise.all([
          decide(admin, member, 'approve', { until: '2026-12-18' }),
          member.client.delete(`/api/indicator-purchases/${id}`),
        ]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        expect(await kindsOf(member, currency)).toHaveLength(2);
      }
    });

    it('tells the member once, in their language', async () => {
      const [hana, john] = [await rich(), await rich({ language: 'en' })];
      for (const member of [hana, john]) {
        await requested(member, currency);
        const same = key();
        await decide(admin, member, 'approve', { until: '2026-12-18', adminNote: '초대 발송' }, same);
        await decide(admin, member, 'approve', { until: '2026-12-18', adminNote: '초대 발송' }, same);
      }
      const [toHana, ...more] = await indicatorMailsTo(hana);
      expect(more).toEqual([]);
      expect(toHana?.subject).toBe('지표 이용권이 승인되었습니다');
      for (const words of ['hana_trades', currency === 'LCOIN' ? '1,500 L' : '500 러프', '초대 발송', '23:59'])
        expect(toHana?.text).toContain(words);
      const [toJohn] = await indicatorMailsTo(john);
      expect(toJohn?.subject).toBe('Your indicator pass is approved');

      const mina = await rich();
      await requested(mina, currency);
      await decide(admin, mina, 'reject');
      const [toMina, ...others] = await indicatorMailsTo(mina);
      expect(others).toEqual([]);
      expect(toMina?.subject).toBe('지표 구매 요청이 거절되었습니다');
      expect(toMina?.text).toContain('사유: TradingView ID를 확인할 수 없어 거절되었습니다.');
      for (const mail of [toHana, toMina]) expect(mail?.text).not.toMatch(/페이백|USDT/);

      const quiet = await rich();
      await quiet.client.patch('/api/user/mail-preferences', { topics: { indicator: false } });
      await requested(quiet, currency);
      await decide(admin, quiet, 'reject');
      expect(await indicatorMailsTo(quiet)).toEqual([]);
    });
  });

  /** What a member was told about passes. */
  const indicatorMailsTo = async (member: SignedIn): Promise<TestMail[]> =>
    (await service.mailbox.mailsTo(member.email)).filter(({ subject }) => /지표|indicator/.test(subject));

  it('shows the member and the administrator the same timeline, and lists requests to administrators', async () => {
    const member = await memberWith(2_000);
    const { id } = await requested(member);
    const same = async () => {
      const [own] = await purchasesOf(member);
      const shown = await listed(id);
      expect(shown).toMatchObject({ ...own, userId: member.id, userName: member.name, userEmail: member.email });
      return own?.timeline.findLast(({ done }) => done)?.step;
    };
    expect(await same()).toBe('requested');
    await decide(admin, member, 'approve', { until: '2026-12-18' });
    expect(await same()).toBe('active');
    await moveTo('2026-12-10T15:00:00.000Z', member);
    expect(await same()).toBe('expiring');
    await moveTo('2026-12-18T14:59:59.000Z', member);
    expect(await same()).toBe('expired');
    const { body } = await admin.client.get<AdminPurchase[]>('/api/admin/indicator-purchases?status=pending');
    expect(body.every(({ status, paidWith }) => status === 'pending' && paidWith === 'LCOIN')).toBe(true);
  });

  describe('as its end comes near', () => {
    /** Noon in Seoul. */
    const noonOf = (day: string) => `${day}T03:00:00.000Z`;
    const lookOn = async (instant: string, batch?: number): Promise<void> => {
      service.clock.set(instant);
      await service.app.get(PassExpiryJob).tellExpiring(batch);
    };
    /** In no order: mails that are due together go out side by side. */
    const noticesTo = async (member: SignedIn): Promise<string[]> =>
      (await indicatorMailsTo(member))
        .map(({ subject }) => subject)
        .filter((subject) => /만료|expires/.test(subject))
        .sort();
    const told = async (member: SignedIn): Promise<number[]> => {
      const rows: { days_before: number }[] = await service.dataSource.query(
        `SELECT days_before FROM indicators_expiry_notices WHERE user_id = $1 ORDER BY sent_at, days_before DESC`,
        [member.id],
      );
      return rows.map((row) => row.days_before);
    };

    it('tells 7, 3 and 1 days before, each once, however often it looks', async () => {
      const [hana, john] = [await memberWith(2_000), await memberWith(2_000, 0, { language: 'en' })];
      for (const member of [hana, john]) await approved(member, '2026-12-18');
      for (let day = 1; day <= 30; day += 1)
        for (const hour of ['03', '15', '23'])
          await lookOn(`2026-12-${String(day).padStart(2, '0')}T${hour}:00:00.000Z`);
      expect(await told(hana)).toEqual([7, 3, 1]);
      expect(await noticesTo(hana)).toEqual([
        '지표 이용권이 1일 뒤 만료됩니다',
        '지표 이용권이 3일 뒤 만료됩니다',
        '지표 이용권이 7일 뒤 만료됩니다',
      ]);
      expect(await noticesTo(john)).toEqual([
        'Your indicator pass expires in 1 day',
        'Your indicator pass expires in 3 days',
        'Your indicator pass expires in 7 days',
      ]);
    });

    it('tells on the day on which the days are left in Seoul, not an hour before', async () => {
      const member = await memberWith(2_000);
      await approved(member, '2026-12-18');
      await lookOn('2026-12-10T14:59:59.000Z');
      expect(await told(member)).toEqual([]);
      await lookOn('2026-12-10T15:00:00.000Z');
      expect(await told(member)).toEqual([7]);
    });

    it('tells only the nearest after an outage, with the days that are left', async () => {
      const member = await memberWith(2_000);
      await approved(member, '2026-12-18');
      await lookOn(noonOf('2026-12-16'));
      await lookOn(noonOf('2026-12-18'));
      await lookOn(noonOf('2026-12-19'));
      expect(await told(member)).toEqual([3, 1]);
      expect(await noticesTo(member)).toEqual(['지표 이용권이 2일 뒤 만료됩니다', '지표 이용권이 오늘 만료됩니다']);
    });

    it('tells nothing that is over, nothing that the approval has just told, and nobody who has left', async () => {
      const [late, short, gone] = [await memberWith(2_000), await memberWith(2_000), await memberWith(2_000)];
      await approved(late, '2026-12-18');
      await approved(gone, '2026-12-19');
      await approved(short, '2026-11-22');
      await lookOn(noonOf('2026-11-20'));
      expect(await told(short)).toEqual([]);
      await lookOn(noonOf('2026-11-21'));
      expect(await told(short)).toEqual([1]);
      service.clock.set(START);
      expect((await gone.client.post('/api/user/close', { currentPassword: gone.password })).status).toBe(200);
      await lookOn(noonOf('2026-12-19'));
      expect(await told(late)).toEqual([]);
      expect(await told(gone)).toEqual([]);
    });

    it('tells nothing of a pass that another one follows, and then of that one', async () => {
      const member = await memberWith(5_000);
      await approved(member, '2026-12-18');
      await lookOn(noonOf('2026-12-11'));
      await moveTo(noonOf('2026-12-12'), member);
      await approved(member, '2027-01-15');
      for (const day of ['13', '15', '16', '17', '18']) await lookOn(noonOf(`2026-12-${day}`));
      expect(await told(member)).toEqual([7]);
      await lookOn(noonOf('2027-01-08'));
      expect(await told(member)).toEqual([7, 7]);
      expect(await noticesTo(member)).toEqual(['지표 이용권이 7일 뒤 만료됩니다', '지표 이용권이 7일 뒤 만료됩니다']);
    });

    it('follows the setting', async () => {
      const member = await memberWith(2_000);
      await approved(member, '2026-12-18');
      await set('expiryNoticeDays', '2,10');
      expect((await purchasesOf(member))[0]?.timeline[3]?.at).toBe('2026-12-07T15:00:00.000Z');
      for (const day of ['08', '11', '15', '16', '17']) await lookOn(noonOf(`2026-12-${day}`));
      service.clock.set(START);
      await set('expiryNoticeDays', '7,3,1');
      await lookOn(noonOf('2026-12-18'));
      expect(await told(member)).toEqual([10, 2, 1]);
    });

    it('goes through many passes in small batches, once for all replicas', async () => {
      const members = await Promise.all(Array.from({ length: 7 }, () => memberWith(2_000)));
      for (const member of members) await approved(member, '2026-12-17');
      service.clock.set(noonOf('2026-12-11'));
      const job = service.app.get(PassExpiryJob);
      await Promise.all([job.tellExpiring(2), job.tellExpiring(2), job.tellExpiring(2)]);
      service.clock.set('2026-12-11T04:00:00.000Z');
      await job.tellExpiring(2);
      for (const member of members) expect(await told(member)).toEqual([7]);
    });

    it('tells no threshold twice and no larger one after a smaller, in any order of days', async () => {
      const members = await Promise.all(Array.from({ length: 6 }, () => memberWith(2_000)));
      for (const [index, member] of members.entries()) await approved(member, `2026-12-${10 + index}`);
      let seed = 20_261_121;
      const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
      const seen = new Map<string, number[]>();
      for (let round = 0; round < 60; round += 1) {
        const day = String(1 + random(20)).padStart(2, '0');
        await lookOn(`2026-12-${day}T${String(random(24)).padStart(2, '0')}:00:00.000Z`, 1 + random(4));
        for (const { id } of members) {
          const rows: { days_before: number }[] = await service.dataSource.query(
            'SELECT days_before FROM indicators_expiry_notices WHERE user_id = $1 ORDER BY days_before DESC',
            [id],
          );
          const before = seen.get(id) ?? [];
          const now = rows.map((row) => row.days_before);
          expect(now.slice(0, before.length)).toEqual(before);
          expect(now.length - before.length).toBeLessThanOrEqual(1);
          seen.set(id, now);
        }
      }
      expect([...seen.values()].some((days) => days.length > 1)).toBe(true);
    });
  });

  describe('of a member who leaves', () => {
    const close = (member: SignedIn) =>
      member.client.post<{ code?: string; message: string }>('/api/user/close', { currentPassword: member.password });

    it.each(['LCOIN', 'LUFF'] as const)('keeps the account open while a request waits (%s)', async (currency) => {
      const member = await memberWith(3_000, currency === 'LUFF' ? 600 : 0);
      // A day later what was earned is earned for good.
      await moveTo('2026-11-21T03:00:00.000Z', member);
      const { id } = await requested(member, currency);
      const refused = await close(member);
      expect(refused).toMatchObject({ status: 409, body: { code: 'indicators.purchasePending' } });
      expect(refused.body.message).toBe(
        '처리를 기다리는 지표 구매 요청이 있습니다. 요청을 취소하거나 처리된 뒤 다시 탈퇴해 주세요.',
      );
      await member.client.delete(`/api/indicator-purchases/${id}`);
      expect((await close(member)).status).toBe(200);
    });

    it.each(['LCOIN', 'LUFF'] as const)(
      'leaves what was paid and until when, without the words (%s)',
      async (currency) => {
        const tradingviewId = `secret_${randomUUID()}`;
        const member = await memberWith(5_000, 1_200);
        await request(member, currency, { tradingviewId });
        await decide(admin, member, 'approve', { until: '2026-12-18', adminNote: 'a note' });
        // A day later what was earned is earned for good.
        await moveTo('2026-11-21T03:00:00.000Z', member);
        expect((await close(member)).status).toBe(200);
        const rows: unknown = await service.dataSource.query(
          `SELECT status, tradingview_id, admin_note, reason, expires_at FROM indicators_purchases WHERE user_id = $1
         UNION ALL
         SELECT status, tradingview_id, admin_note, reason, expires_at FROM luff_redemptions WHERE user_id = $1`,
          [member.id],
        );
        const left = {
          status: 'approved',
          tradingview_id: '',
          admin_note: null,
          reason: null,
          expires_at: new Date('2026-12-18T14:59:59.000Z'),
        };
        expect(rows).toEqual(currency === 'LCOIN' ? [left] : [left, left]);
        expect((await admin.client.get('/api/admin/indicator-purchases')).status).toBe(200);
      },
    );

    it('never holds points beside the closing, whatever is asked at the same moment', async () => {
      for (let round = 0; round < 6; round += 1) {
        const member = await memberWith(3_000);
        const [closed, ...answers] = await Promise.all([
          close(member),
          ...Array.from({ length: 8 }, () => request(member, 'LCOIN', undefined, key())),
        ]);
        expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
        const made = answers.filter(({ status }) => status === 200).length;
        if (closed.status === 200) expect(made).toBe(0);
        else expect(closed).toMatchObject({ status: 409, body: { code: 'indicators.purchasePending' } });
      }
    });
  });

  it('is neither paid out nor decided in the other list', async () => {
    const member = await memberWith(3_000, 600);
    const { id } = await requested(member, 'LUFF');
    const redemption = await redemptionOf(member);
    const before = await moneyState(service.dataSource);
    const post = (address: string, body: unknown) => admin.client.post<Answer>(`/api/admin/${address}`, body);
    expect(await post(`indicator-purchases/${id}/approve`, { expiresAt: '2026-12-18' })).toMatchObject({
      status: 409,
      body: { code: 'indicators.paidWithLuff' },
    });
    expect((await post(`indicator-purchases/${id}/reject`, {})).body.code).toBe('indicators.paidWithLuff');
    const paid = { expiryDate: '2026-12-18', payoutReference: 'x-1' };
    expect(await post(`luff-redemptions/${redemption.id}/approve`, paid)).toMatchObject({
      status: 409,
      body: { code: 'luff.nothingToPayOut' },
    });
    expect(await post(`luff-redemptions/${redemption.id}/payout`, { payoutReference: 'x-2' })).toMatchObject({
      status: 409,
      body: { code: 'luff.nothingToPayOut' },
    });
    expect(await moneyState(service.dataSource)).toEqual(before);
    await decide(admin, member, 'approve', { until: '2026-12-18' });
    expect((await post(`luff-redemptions/${redemption.id}/payout`, { payoutReference: 'x-3' })).body.code).toBe(
      'luff.nothingToPayOut',
    );
  });

  it('stands beside paybacks, each by its own rules', async () => {
    const member = await memberWith(3_000, 2_000);
    const payback = { luffAmount: '1000', usdtAmount: '100' };
    expect((await member.client.post('/api/luff/request-payback', payback, key())).status).toBe(201);
    await requested(member, 'LUFF');
    expect(await balanceOf(member)).toMatchObject({ availableLuff: '500', held: '1500' });
    const { body: summary } = await admin.client.get<{ pending: Record<string, number> }>('/api/admin/summary');
    expect(summary.pending).toMatchObject({ luffRedemptions: expect.any(Number) as number });
    const { body: all } = await member.client.get<Redemption[]>('/api/luff/redemptions');
    expect(all.map(({ redemptionType }) => redemptionType)).toEqual(['indicator_purchase', 'usdt_payback']);
    const decided = await admin.client.post<{ message: string }>(`/api/admin/luff-redemptions/${all[1]?.id}/approve`);
    expect(decided.body.message).toBe('페이백 100 USDT를 승인했습니다.');
    expect((await purchasesOf(member))[0]?.status).toBe('pending');
  });

  it('needs neither a verified UID nor a confirmed e-mail', async () => {
    const member = await memberWith(2_000, 600);
    await service.dataSource.query('UPDATE auth_members SET email_confirmed_at = NULL WHERE id = $1', [member.id]);
    await moveTo('2026-11-21T03:00:00.000Z', member);
    const { body: uids } = await member.client.get<{ id: string }[]>(`/api/user/${member.id}/uids`);
    await member.client.delete(`/api/user-uid/${uids[0]?.id}`);
    expect((await request(member, 'LUFF')).status).toBe(200);
  });
});
