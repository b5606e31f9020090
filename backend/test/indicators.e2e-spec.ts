import { createAdmin, type RegistrationBody, type SignedIn } from './factories/member.js';
import { reportVolumes, verifiedUid } from './factories/uid.js';
import { beginAnew, indicatorActs, START, TODAY } from './support/indicators.js';
import { balanceOf, differences, moneyState, withoutHoldAfterNewUid } from './support/luff.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('the indicator pass', () => {
  let service: TestApp;
  let admin: SignedIn;
  let otherAdmin: SignedIn;

  beforeAll(async () => {
    service = await startTestApp();
    await withoutHoldAfterNewUid(service);
    admin = await createAdmin(service);
    otherAdmin = await createAdmin(service, 'en');
  });

  beforeEach(() => beginAnew(service));

  afterEach(async () => {
    expect(await differences(service)).toEqual([]);
  });

  afterAll(() => service.close());

  const {
    moveTo,
    key,
    request,
    grant,
    memberWith,
    lcoinOf,
    purchasesOf,
    passOf,
    requested,
    redemptionOf,
    listed,
    decide,
    approved,
    kindsOf,
    set,
    indicatorMailsTo,
  } = indicatorActs(() => ({ service, admin }));

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
      expect((await member.client.get('/api/luff/redemptions')).body).toMatchObject([
        { redemptionType: 'indicator_purchase', status: 'pending', usdtAmount: null, tradingviewId: 'hana_trades' },
      ]);
      expect(await redemptionOf(member)).toMatchObject({ runningUntil: null, proposedExpiresOn: '2026-12-18' });
      expect(await listed(body.purchase.id)).toBeUndefined();
      const { body: history } = await member.client.get('/api/luff/transactions');
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
        for (const tradingviewId of [undefined, null, '', '   ', '\u3164', '\u2800', 'a\u200bb', 7, ['x'], {}]) {
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
      for (const price of [null, 0, 1.5, '1500'])
        expect(await request(member, 'LCOIN', { tradingviewId: 'hana', price })).toMatchObject({ status: 400 });
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
      const { status, body } = await member.client.delete(own);
      expect(status).toBe(200);
      expect(body.message).toBe(
        address === 'its own address'
          ? '구매 요청을 취소했습니다. 포인트를 돌려드렸습니다.'
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
      const first = await member.client.get('/api/indicator-purchases?limit=2');
      expect(first.body.map(({ id }) => id)).toEqual(made.slice(0, 2));
      const next = await member.client.get(`/api/indicator-purchases?limit=2&cursor=${made[1]}`);
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
      if ('redemption' in answer.body)
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
        ['2026-12-18T123456', 400, 'platform.validationFailed'],
        ['2026-12-18T12.500', 400, 'platform.validationFailed'],
        ['2026-12-18T24:00', 400, 'platform.validationFailed'],
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
      [{}, '요청 내용을 확인하지 못해 거절되었습니다. 자세한 내용은 고객센터로 문의해 주세요.'],
      [{ adminNote: '  ' }, '요청 내용을 확인하지 못해 거절되었습니다. 자세한 내용은 고객센터로 문의해 주세요.'],
      [{ adminNote: 'ID를 찾을 수 없습니다.' }, 'ID를 찾을 수 없습니다.'],
    ])('gives the points back with the reason (%j)', async (body, reason) => {
      const [hana, john] = [await rich(), await rich({ language: 'en' })];
      for (const member of [hana, john]) {
        await requested(member, currency);
        const answer = await decide(admin, member, 'reject', body);
        expect(answer.status).toBe(200);
        expect(answer.body.message).toMatch(
          /^지표 구매를 거절했습니다\. 회원에게 (1,500 L|500 러프) 전액을 반환했습니다\.$/,
        );
        expect(await spent(member)).toEqual({ held: '0', gone: '0' });
        expect(await kindsOf(member, currency)).toEqual(['indicator_hold', 'indicator_void']);
      }
      const inEnglish =
        'adminNote' in body && body.adminNote.trim() !== ''
          ? reason
          : 'The request could not be confirmed. Please contact support for details.';
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
      expect(toMina?.text).toContain('사유: 요청 내용을 확인하지 못해 거절되었습니다.');
      for (const mail of [toHana, toMina]) expect(mail?.text).not.toMatch(/페이백|USDT/);

      const quiet = await rich();
      await quiet.client.patch('/api/user/mail-preferences', { topics: { indicator: false } });
      await requested(quiet, currency);
      await decide(admin, quiet, 'reject');
      expect(await indicatorMailsTo(quiet)).toEqual([]);
    });
  });

  it('is spent when it is approved: until then it is held, and what came back was neither earned nor spent', async () => {
    const member = await memberWith(5_000);
    const sums = async () => {
      const { body } = await member.client.get('/api/lance-coins/summary');
      const { available, held } = await lcoinOf(member);
      expect(BigInt(body.earned) - BigInt(body.spent)).toBe(available + held);
      return { earned: body.earned, spent: body.spent, held: body.held };
    };
    const before = { earned: '5000', spent: '0', held: '0' };
    expect(await sums()).toEqual(before);
    const { id } = await requested(member);
    expect(await sums()).toEqual({ ...before, held: '1500' });
    await member.client.delete(`/api/indicator-purchases/${id}`);
    expect(await sums()).toEqual(before);
    await requested(member);
    await decide(admin, member, 'reject');
    expect(await sums()).toEqual(before);
    await approved(member, '2026-12-18');
    expect(await sums()).toEqual({ ...before, spent: '1500' });
    await requested(member);
    expect(await sums()).toEqual({ ...before, spent: '1500', held: '1500' });
  });

  it.each(['LCOIN', 'LUFF'] as const)(
    'shows the member and the administrator the same timeline (%s)',
    async (currency) => {
      const member = await memberWith(2_000, 600);
      const { id } = await requested(member, currency);
      const same = async () => {
        const [own] = await purchasesOf(member);
        if (currency === 'LUFF') {
          const { passTimeline, passStatus } = await redemptionOf(member);
          expect({ passTimeline, passStatus }).toEqual({ passTimeline: own?.timeline, passStatus: own?.passStatus });
        } else {
          const { name: userName, email: userEmail } = member;
          expect(await listed(id)).toMatchObject({ ...own, userId: member.id, userName, userEmail });
        }
        return [own?.timeline.findLast(({ done }) => done)?.step, own?.passStatus];
      };
      expect(await same()).toEqual(['requested', null]);
      await decide(admin, member, 'approve', { until: '2026-12-18' });
      expect(await same()).toEqual(['active', 'active']);
      await moveTo('2026-12-10T15:00:00.000Z', member);
      expect(await same()).toEqual(['expiring', 'expiring']);
      await moveTo('2026-12-18T14:59:59.000Z', member);
      expect(await same()).toEqual(['expired', 'expired']);
    },
  );

  it('is listed to administrators by its state, apart from those that are paid with Luff', async () => {
    await requested(await memberWith(2_000));
    await requested(await memberWith(2_000, 600), 'LUFF');
    const { body } = await admin.client.get('/api/admin/indicator-purchases?status=pending');
    expect(body.length).toBeGreaterThan(0);
    expect(body.every(({ status, paidWith }) => status === 'pending' && paidWith === 'LCOIN')).toBe(true);
  });

  it('is neither paid out nor decided in the other list', async () => {
    const member = await memberWith(3_000, 600);
    const { id } = await requested(member, 'LUFF');
    const redemption = await redemptionOf(member);
    const before = await moneyState(service.dataSource);
    const post = (address: string, body: unknown) => admin.client.post(`/api/admin/${address}`, body);
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
    const { body: summary } = await admin.client.get('/api/admin/summary');
    expect(summary.pending).toMatchObject({ luffRedemptions: expect.any(Number) as number });
    const { body: all } = await member.client.get('/api/luff/redemptions');
    expect(all.map(({ redemptionType }) => redemptionType)).toEqual(['indicator_purchase', 'usdt_payback']);
    const { body: listedOnes } = await admin.client.get('/api/admin/luff-redemptions');
    const toPay = listedOnes.find(({ id }) => id === all[1]?.id);
    expect(toPay).toMatchObject({ redemptionType: 'usdt_payback', passStatus: null, passTimeline: null });
    const decided = await admin.client.post(`/api/admin/luff-redemptions/${all[1]?.id}/approve`);
    expect(decided.body.message).toBe('페이백 100 USDT를 승인했습니다.');
    expect((await purchasesOf(member))[0]?.status).toBe('pending');
  });

  it.each(['LCOIN', 'LUFF'] as const)('whose books differ is found, and its account frozen (%s)', async (currency) => {
    const member = await memberWith(3_000, 600);
    const { id } = await requested(member, currency);
    const found = ['indicator-purchases-equal-transfers'];
    const change = (sql: string) => service.dataSource.query(`UPDATE indicators_purchases ${sql} WHERE id = $1`, [id]);
    for (const [wrong, right] of [
      ['SET paid_amount = paid_amount + 1', 'SET paid_amount = paid_amount - 1'],
      [
        'SET hold_id = uuidv7()',
        `SET hold_id = (SELECT id FROM ledger.transfer WHERE ref_id IN ($1::text,
         (SELECT redemption_id::text FROM indicators_purchases WHERE id = $1)) AND kind = 'indicator_hold')`,
      ],
      [`SET status = 'rejected', processed_at = created_at`, `SET status = 'pending', processed_at = NULL`],
    ]) {
      await change(wrong ?? '');
      expect(await differences(service)).toEqual(found);
      await change(right ?? '');
      expect(await differences(service)).toEqual([]);
    }
    expect((await member.client.delete(`/api/indicator-purchases/${id}`)).body).toMatchObject({
      code: 'ledger.frozen',
    });
    if (currency === 'LUFF') {
      await service.dataSource.query(`UPDATE luff_redemptions SET luff_amount = luff_amount + 1 WHERE user_id = $1`, [
        member.id,
      ]);
      expect(await differences(service)).toEqual(['redemptions-equal-transfers']);
      await service.dataSource.query(`UPDATE luff_redemptions SET luff_amount = luff_amount - 1 WHERE user_id = $1`, [
        member.id,
      ]);
    }
  });

  it('needs neither a verified UID nor a confirmed e-mail', async () => {
    const member = await memberWith(2_000, 600);
    await service.dataSource.query('UPDATE auth_members SET email_confirmed_at = NULL WHERE id = $1', [member.id]);
    await moveTo('2026-11-21T03:00:00.000Z', member);
    const { body: uids } = await member.client.get(`/api/user/${member.id}/uids`);
    await member.client.delete(`/api/user-uid/${uids[0]?.id}`);
    expect((await request(member, 'LUFF')).status).toBe(200);
  });
});
