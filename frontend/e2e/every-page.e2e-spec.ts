import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { type Locator, type Page } from 'playwright-core';
import { type SignedIn, createAdmin, registerMember } from '../../backend/test/factories/member';
import { type Authenticator, enableTwoFactor } from '../../backend/test/factories/two-factor';
import { type Product, startProduct } from './support/product';

type Person = 'visitor' | 'newcomer' | 'member' | 'restricted' | 'obliged' | 'admin';

/**
 * Who looks at which address. Tabs are found on the page and need no row; an address under `/en` is looked at by visitors
 * wherever it exists. An address of the site that stands here nowhere fails.
 */
const pages: Record<string, Partial<Record<Person, readonly string[]>>> = {
  '/': { visitor: ['/'] },
  '/login': { visitor: ['/login'] },
  '/register': { visitor: ['/register'] },
  '/forgot-password': { visitor: ['/forgot-password'] },
  '/reset-password': { visitor: ['/reset-password', '/reset-password?token=nonsense'] },
  '/confirm-email': { visitor: ['/confirm-email', '/confirm-email?token=nonsense'] },
  '/terms': { visitor: ['/terms'], restricted: ['/terms'] },
  '/privacy': { visitor: ['/privacy'] },
  '/faq': { visitor: ['/faq'] },
  '/l-token': { visitor: ['/l-token'] },
  '/indicators': { visitor: ['/indicators'] },
  '/indicators/whale-hunter': { visitor: ['/indicators/whale-hunter'] },
  '/indicators/order-block': { visitor: ['/indicators/order-block'] },
  '/indicators/liquidation-map': { visitor: ['/indicators/liquidation-map', '/indicators/no-such-indicator'] },
  '/crypto-insights': { visitor: ['/crypto-insights'], member: ['/crypto-insights'] },
  '/chart-analysis': { visitor: ['/chart-analysis'] },
  '/trading-journal': { visitor: ['/trading-journal'] },
  '/dashboard': { visitor: ['/dashboard'], member: ['/dashboard'] },
  '/lcoin-dashboard': { visitor: ['/lcoin-dashboard'], member: ['/lcoin-dashboard'] },
  '/my-info': { newcomer: ['/my-info'], member: ['/my-info'] },
  '/mypage': { newcomer: ['/mypage'], member: ['/mypage'] },
  '/mining-items': { newcomer: ['/mining-items'], member: ['/mining-items'] },
  '/lcoin-shop': { member: ['/lcoin-shop'] },
  '/indicator-purchase': { newcomer: ['/indicator-purchase'], member: ['/indicator-purchase'] },
  '/change-password': { restricted: ['/change-password'] },
  '/two-factor-setup': { obliged: ['/two-factor-setup'] },
  '/admin/users': { admin: ['/admin/users'] },
  '/no-such-page': { visitor: ['/no-such-page'] },
};

const { paths } = JSON.parse(readFileSync(new URL('../dist/routes.json', import.meta.url), 'utf8')) as {
  paths: string[];
};
const inEnglish = (path: string): string => `/en${path}`.replace(/\/(?=$|\?)/, '');

/** What somebody looks at, in one language of the two where the address says which. */
function addressesOf(person: Person, language: 'ko' | 'en'): string[] {
  return Object.entries(pages).flatMap(([pattern, { [person]: addresses = [] }]) => {
    const hasBoth = paths.includes(inEnglish(pattern));
    return language === 'en' && hasBoth ? addresses.map(inEnglish) : addresses;
  });
}

const DEFAULT_PASSWORD = 'default-of-the-office';

/** Something in every list of the points: an item that is on and one that is off, a coupon, a request that waits. */
async function stockUp(admin: SignedIn, { id, client }: SignedIn): Promise<void> {
  const post = async <T>(by: SignedIn['client'], path: string, body: object): Promise<T> => {
    const answer = await by.post<T>(path, body, { 'idempotency-key': randomUUID() });
    expect({ path, status: answer.status }).toEqual({ path, status: 200 });
    return answer.body;
  };
  await post(admin.client, `/api/admin/users/${id}/adjust-lance-coins`, { amount: '5000' });
  const { body: items } = await client.get<{ id: string }[]>('/api/luff/mining-items');
  for (const { id: itemId } of items.slice(0, 2)) await post(client, '/api/luff/purchase-mining-item', { itemId });
  const { body: owned } = await client.get<{ id: string }[]>('/api/luff/my-mining-items');
  await post(client, '/api/luff/toggle-mining-item', { userItemId: owned[0]?.id, active: true });
  await post(client, '/api/purchase-chart-analysis-voucher', {});
  await post(client, '/api/indicator-purchase', { tradingviewId: 'hana_charts' });
}

/** Runs in the page: words that are cut off by their box or by the edge of the screen, and cannot be scrolled to. */
function cutWords(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== ''))
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => {
      const { width, right, left, height } = element.getBoundingClientRect();
      // What only screen readers hear.
      if (width <= 1 || height <= 1 || right <= 0) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      const isCut =
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 2);
      return isCut || ((right > window.innerWidth + 1 || left < -1) && !scrolls(element.parentElement));
    })
    .map((element) => `${element.tagName.toLowerCase()}: ${element.textContent?.trim().slice(0, 60) ?? ''}`);
}

/** What every page owes everybody: it fits a phone, breaks no rule of the policy, and can be used without a mouse or eyes. */
describe('every page', () => {
  let product: Product;
  let people: Record<Exclude<Person, 'visitor'>, Pick<SignedIn, 'email' | 'password'>>;
  let app: Authenticator;

  beforeAll(async () => {
    product = await startProduct({
      env: { ADMIN_RESET_DEFAULT_PASSWORD: DEFAULT_PASSWORD, ADMIN_TWO_FACTOR: 'required' },
    });
    const admin = await createAdmin(product);
    app = await enableTwoFactor(product, admin);
    const obliged = await createAdmin(product);
    const newcomer = await registerMember(product);
    const member = await registerMember(product, { emailConfirmed: true, tradingviewId: 'hana_charts' });
    await stockUp(admin, member);
    const { id, email } = await registerMember(product, { emailConfirmed: true });
    const reset = await admin.client.post(`/api/admin/users/${id}/reset-password`);
    expect(reset.status).toBe(200);
    people = { admin, obliged, member, newcomer, restricted: { email, password: DEFAULT_PASSWORD } };
  });

  afterAll(() => product.close());

  it('has somebody who looks at it', () => {
    const seen = ['ko', 'en'].flatMap((language) =>
      Object.keys(pages).map((pattern) => (language === 'en' ? inEnglish(pattern) : pattern)),
    );
    expect(paths.filter((pattern) => !seen.includes(pattern))).toEqual([]);
  });

  const open = async (as: Person, theme: 'light' | 'dark', language: 'ko' | 'en'): Promise<Page> => {
    const page = await product.visit({ width: 360, language });
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    // The card of idle mining is looked at whole by members, as a bar by newcomers.
    if (as === 'member') await page.addInitScript(() => localStorage.setItem('idleCard', 'open'));
    if (as === 'visitor') return page;
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
    await page.addInitScript((value) => localStorage.setItem('language', value), language);
    return page;
  };

  const look = async (page: Page, place: string): Promise<void> => {
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const cut = await page.evaluate(cutWords);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    expect({ place, overflow, cut, found, complaints: product.complaints }).toEqual({
      place,
      overflow: 0,
      cut: [],
      found: [],
      complaints: [],
    });
  };

  /** All tabs of the page, and those within a tab. */
  const lookAtTabs = async (page: Page, place: string, lists: Locator, depth = 0): Promise<void> => {
    if ((await lists.count()) <= depth) return;
    const tabs = lists.nth(depth).getByRole('tab');
    for (let index = 0; index < (await tabs.count()); index += 1) {
      const name = `${place} › ${await tabs.nth(index).innerText()}`;
      await tabs.nth(index).click();
      await look(page, name);
      await lookAtTabs(page, name, lists, depth + 1);
    }
  };

  const inside = ['newcomer', 'member', 'restricted', 'obliged', 'admin'] as const;
  // What everybody sees is looked at in every way; inside, colours by theme and lengths by language each once in full.
  it.each([
    { as: 'visitor' as const, theme: 'light' as const, language: 'ko' as const },
    { as: 'visitor' as const, theme: 'dark' as const, language: 'ko' as const },
    { as: 'visitor' as const, theme: 'light' as const, language: 'en' as const },
    { as: 'visitor' as const, theme: 'dark' as const, language: 'en' as const },
    ...inside.map((as) => ({ as, theme: 'light' as const, language: 'ko' as const })),
    ...inside.map((as) => ({ as, theme: 'dark' as const, language: 'en' as const })),
  ])(
    'works at 360 px for: $as, $theme theme, $language',
    async ({ as, theme, language }) => {
      product.complaints.length = 0;
      const page = await open(as, theme, language);
      for (const address of addressesOf(as, language)) {
        await page.goto(address);
        await look(page, address);
        expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname);
        expect(await page.locator('html').getAttribute('lang')).toBe(language);
        await lookAtTabs(page, address, page.locator('main').getByRole('tablist'));
      }
    },
    240_000,
  );

  it('lets the description of the interface be read, and nothing is blocked there', async () => {
    product.complaints.length = 0;
    const page = await product.visit();
    await page.goto('/api/docs');
    await page
      .getByRole('heading', { name: /^Lance/ })
      .first()
      .waitFor();
    await page.getByText('/api/login').first().waitFor();
    expect(product.complaints).toEqual([]);
  });
});
