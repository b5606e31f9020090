import { randomUUID } from 'node:crypto';
import { type Page } from 'playwright-core';
import { type SignedIn, createAdmin, registerMember } from '../../../backend/test/factories/member';
import { type Authenticator, enableTwoFactor } from '../../../backend/test/factories/two-factor';
import { freshUid, reportVolumes, verifiedUid } from '../../../backend/test/factories/uid';
import { withoutHoldAfterNewUid } from '../../../backend/test/support/luff';
import { type Language, NARROW, showIn } from './look';
import { type Product } from './product';

/** Who looks at the product: restricted is who logs in with a password of the office, obliged who has to set up a second factor. */
export type Person = 'visitor' | 'newcomer' | 'member' | 'restricted' | 'obliged' | 'admin';

const DEFAULT_PASSWORD = 'default-of-the-office';

/** What the product has to be started with. */
export const PEOPLE_ENV = { ADMIN_RESET_DEFAULT_PASSWORD: DEFAULT_PASSWORD, ADMIN_TWO_FACTOR: 'required' };

export interface People {
  /** A browser of that person, on a phone, logged in. */
  open(as: Person, language?: Language): Promise<Page>;
  passwordOf(who: Exclude<Person, 'visitor'>): string;
}

/** One of each, and something in every list: rows to decide on, items that are on and off, a coupon, entries in both points. */
export async function gatherPeople(product: Product): Promise<People> {
  const admin = await createAdmin(product);
  const app: Authenticator = await enableTwoFactor(product, admin);
  const obliged = await createAdmin(product);
  const newcomer = await registerMember(product);
  const member = await registerMember(product, { emailConfirmed: true, tradingviewId: 'hana_charts' });
  await stockUp(product, admin, member);
  const { id, email } = await registerMember(product, { emailConfirmed: true });
  const reset = await admin.client.post(`/api/admin/users/${id}/reset-password`);
  expect(reset.status).toBe(200);
  const people = { admin, obliged, member, newcomer, restricted: { email, password: DEFAULT_PASSWORD } };

  return {
    passwordOf: (who) => people[who].password,
    async open(as, language = 'ko') {
      const page = await product.visit({ width: NARROW, language });
      if (as === 'visitor') return page;
      // The card of idle mining is looked at whole by members, as a bar by newcomers.
      if (as === 'member') await page.addInitScript(() => localStorage.setItem('idleCard', 'open'));
      await page.goto('/login');
      await page.getByLabel('이메일').fill(people[as].email);
      await page.getByLabel('비밀번호', { exact: true }).fill(people[as].password);
      await page.locator('form').getByRole('button', { name: '로그인' }).click();
      if (as === 'admin') {
        product.clock.advance({ minutes: 1 });
        await page.getByLabel('인증 코드').fill(app.code());
        await page.getByRole('button', { name: '확인하고 로그인' }).click();
      }
      await page.waitForURL((url) => url.pathname !== '/login');
      // An account speaks the language in which it was used last.
      await page.locator('main h1').first().waitFor();
      await showIn(page, { language });
      return page;
    },
  };
}

async function stockUp(product: Product, admin: SignedIn, member: SignedIn): Promise<void> {
  const post = async ({ client }: SignedIn, path: string, body: object): Promise<void> => {
    const answer = await client.post(path, body, { 'idempotency-key': randomUUID() });
    expect({ path, body: answer.body, isDone: answer.status < 300 }).toMatchObject({ path, isDone: true });
  };
  await post(admin, `/api/admin/users/${member.id}/adjust-lance-coins`, { amount: '5000' });
  const { body: items } = await member.client.get('/api/luff/mining-items');
  for (const { id: itemId } of items.slice(0, 2)) await post(member, '/api/luff/purchase-mining-item', { itemId });
  const { body: owned } = await member.client.get('/api/luff/my-mining-items');
  await post(member, '/api/luff/toggle-mining-item', { userItemId: owned[0]?.id, active: true });
  await post(member, '/api/purchase-chart-analysis-voucher', {});
  await post(member, '/api/indicator-purchase', { tradingviewId: 'hana_charts' });

  const [tradeDate, terms] = [
    '2026-11-20',
    { symbol: 'BTC-USDT', type: 'long', entryPrice: 91_250.5, exitPrice: 92_100 },
  ];
  await post(member, '/api/mypage/trades', { ...terms, quantity: '0.25', leverage: 10, tradeDate, note: '돌파' });
  await post(member, '/api/mypage/cashflows', { type: 'deposit', amount: '10000', transactionDate: '2026-11-03' });
  await post(member, '/api/daily-journal', {
    date: tradeDate,
    startBalance: '10000',
    endBalance: '12100',
    note: '복기',
  });

  await withoutHoldAfterNewUid(product);
  const uid = await verifiedUid(admin, member);
  await reportVolumes(product, { uid, day: '2026-11-20', volume: '150000000' });
  await post(member, '/api/luff/request-payback', { usdtAmount: 100, luffAmount: 1_000 });
  const claimant = await registerMember(product, { emailConfirmed: true });
  await post(claimant, '/api/user-uid', { exchangeName: 'Binance', uid: freshUid() });
  await post(claimant, '/api/uid-disputes', { exchangeName: 'Binance', uid, statement: '제 UID입니다.' });
}
