import { createAdmin, type SignedIn } from './factories/member.js';
import { beginAnew, indicatorActs } from './support/indicators.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('one TradingView ID of several accounts', () => {
  let service: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    service = await startTestApp();
    admin = await createAdmin(service);
  });
  beforeEach(() => beginAnew(service));
  afterAll(() => service.close());

  const { memberWith, request, decide, purchasesOf } = indicatorActs(() => ({ service, admin }));

  const ask = async (tradingviewId: string, currency: 'LCOIN' | 'LUFF' = 'LCOIN'): Promise<SignedIn> => {
    const member = currency === 'LCOIN' ? await memberWith(2_000) : await memberWith(2_000, 600);
    const { status, body } = await request(member, currency, { tradingviewId });
    expect({ status, code: body.code }).toEqual({ status: 200, code: undefined });
    return member;
  };
  const shownOf = async (
    member: SignedIn,
    list: 'indicator-purchases' | 'luff-redemptions' = 'indicator-purchases',
  ) => {
    const { body } = await admin.client.get(`/api/admin/${list}`);
    const { otherAccountsCount, otherAccounts } = body.find(({ userId }) => userId === member.id) ?? {};
    return { otherAccountsCount, otherAccounts };
  };
  const accountOf = ({ id, name, email }: SignedIn, passesUntil: string | null, hasPending = false) => ({
    ...{ userId: id, userName: name, userEmail: email, hasPending, passesUntil },
  });

  it('stands beside each request, whatever its letters, in both points', async () => {
    const first = await ask('same_charts');
    expect(await shownOf(first)).toEqual({ otherAccountsCount: 0, otherAccounts: [] });
    expect((await decide(admin, first, 'approve', { until: '2026-12-18' })).status).toBe(200);
    const second = await ask(' Same_Charts ', 'LUFF');
    const third = await ask('SAME_CHARTS');
    await ask('same_charts2');
    const pass = accountOf(first, '2026-12-18T14:59:59.000Z');
    expect(await shownOf(third)).toEqual({
      ...{ otherAccountsCount: 2, otherAccounts: [accountOf(second, null, true), pass] },
    });
    expect(await shownOf(second, 'luff-redemptions')).toEqual({
      ...{ otherAccountsCount: 2, otherAccounts: [accountOf(third, null, true), pass] },
    });
    expect((await shownOf(first)).otherAccountsCount).toBe(2);
    const [purchase] = await purchasesOf(third);
    expect(purchase).not.toHaveProperty('otherAccounts');
  });

  it('is no news when the others were refused or have left, or when it is the same member again', async () => {
    const refused = await ask('other_charts');
    expect((await decide(admin, refused, 'reject')).status).toBe(200);
    const left = await ask('other_charts');
    expect((await decide(admin, left, 'approve', { until: '2026-12-18' })).status).toBe(200);
    expect((await left.client.post('/api/user/close', { currentPassword: left.password })).status).toBe(200);
    const member = await ask('other_charts');
    expect((await decide(admin, member, 'approve', { until: '2026-12-18' })).status).toBe(200);
    expect(await shownOf(member)).toEqual({ otherAccountsCount: 0, otherAccounts: [] });
  });

  it('names the ten latest of many', async () => {
    const members: SignedIn[] = [];
    for (let index = 0; index < 12; index += 1) members.push(await ask('crowd_charts'));
    const [first] = members;
    const { otherAccountsCount, otherAccounts } = await shownOf(first as SignedIn);
    expect(otherAccountsCount).toBe(11);
    expect(otherAccounts?.map(({ userId }) => userId)).toEqual(
      members
        .slice(2)
        .reverse()
        .map(({ id }) => id),
    );
  });
});
