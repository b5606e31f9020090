import { readFileSync } from 'node:fs';
import { type Locator, type Page } from 'playwright-core';
import { NARROW, WAYS, faultsOf, showIn, wayOf, openTab } from './support/look';
import { type People, type Person, PEOPLE_ENV, gatherPeople } from './support/people';
import { type Product, startProduct } from './support/product';
import { sample } from './support/sample';

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
  '/unsubscribe': { visitor: ['/unsubscribe', '/unsubscribe?token=nonsense'] },
  '/confirm-email': { visitor: ['/confirm-email', '/confirm-email?token=nonsense'] },
  '/terms': { visitor: ['/terms'], restricted: ['/terms'] },
  '/privacy': { visitor: ['/privacy'] },
  '/faq': { visitor: ['/faq'] },
  '/kimchi-premium': { visitor: ['/kimchi-premium'], member: ['/kimchi-premium'] },
  '/chart-score': { visitor: ['/chart-score'], member: ['/chart-score'] },
  '/l-token': { visitor: ['/l-token'] },
  '/indicators': { visitor: ['/indicators'] },
  '/indicators/whale-hunter': { visitor: ['/indicators/whale-hunter'] },
  '/indicators/order-block': { visitor: ['/indicators/order-block'] },
  '/indicators/liquidation-map': { visitor: ['/indicators/liquidation-map', '/indicators/no-such-indicator'] },
  '/crypto-insights': { newcomer: ['/crypto-insights'], member: ['/crypto-insights'] },
  '/chart-analysis': { newcomer: ['/chart-analysis'], member: ['/chart-analysis'] },
  '/trading-journal': {
    newcomer: ['/trading-journal'],
    member: ['', '?view=statistics', '?view=year', '?view=import', '?view=print'].map(
      (view) => `/trading-journal${view}`,
    ),
  },
  '/dashboard': { visitor: ['/dashboard'], member: ['/dashboard'] },
  '/lcoin-dashboard': { visitor: ['/lcoin-dashboard'], member: ['/lcoin-dashboard'] },
  '/my-info': { newcomer: ['/my-info'], member: ['/my-info'] },
  '/mypage': { newcomer: ['/mypage'], member: ['/mypage', '/mypage?tab=receipts'] },
  '/r/:token': { visitor: ['/r/AAAAAAAAAAAAAAAAAAAAAA'] },
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

/** What somebody looks at: addresses of their own where there is one for each language, else one for both. */
function addressesOf(person: Person): string[] {
  return Object.entries(pages).flatMap(([pattern, { [person]: addresses = [] }]) =>
    paths.includes(inEnglish(pattern)) ? [...addresses, ...addresses.map(inEnglish)] : addresses,
  );
}

/** What every page owes everybody: it fits a phone, breaks no rule of the policy, and can be used without a mouse or eyes. */
describe('every page', () => {
  let product: Product;
  let people: People;

  beforeAll(async () => {
    product = await startProduct({ env: PEOPLE_ENV });
    people = await gatherPeople(product);
  });

  afterAll(() => product.close());

  it('has somebody who looks at it', () => {
    const seen = ['ko', 'en'].flatMap((language) =>
      Object.keys(pages).map((pattern) => (language === 'en' ? inEnglish(pattern) : pattern)),
    );
    expect(paths.filter((pattern) => !seen.includes(pattern))).toEqual([]);
  });

  let looks = 0;
  /** In one way of the page's own, another one each day; in its one language where the other has an address of its own. */
  const look = async (page: Page, place: string): Promise<string[]> => {
    const { pathname, language } = await wayOf(page);
    const isOfOneLanguage = paths.includes(inEnglish(pathname)) || pathname.startsWith('/en');
    const faults: string[] = [];
    looks += 1;
    for (const way of sample(
      WAYS.filter((one) => !isOfOneLanguage || one.language === language),
      looks,
    )) {
      await showIn(page, way);
      await page.locator('main h1').first().waitFor();
      faults.push(...(await faultsOf(page, place)));
    }
    return faults;
  };

  /** All tabs of the page, and those within a tab. */
  const lookAtTabs = async (page: Page, place: string, lists: Locator, depth = 0): Promise<string[]> => {
    const faults: string[] = [];
    if ((await lists.count()) <= depth) return faults;
    const tabs = lists.nth(depth).getByRole('tab', { includeHidden: true });
    for (let index = 0; index < (await tabs.count()); index += 1) {
      const tab = tabs.nth(index);
      const name = `${place} › ${await tab.innerText()}`;
      if ((await tab.getAttribute('aria-selected')) !== 'true') {
        await openTab(page, tab);
        faults.push(...(await look(page, name)));
      }
      faults.push(...(await lookAtTabs(page, name, lists, depth + 1)));
    }
    return faults;
  };

  /** One person, one browser: each address is loaded in the theme and the language in which the last one was left. */
  const walk = async (as: Person, page: Page, addresses: readonly string[]): Promise<string[]> => {
    const faults: string[] = [];
    looks = 0;
    for (const address of addresses) {
      await page.goto(address);
      const { pathname, language } = await wayOf(page);
      expect(pathname).toBe(new URL(address, page.url()).pathname);
      if (address.startsWith('/en')) expect({ address, language }).toEqual({ address, language: 'en' });
      const place = `${as} at ${address}`;
      faults.push(...(await look(page, place)));
      faults.push(
        ...(await lookAtTabs(page, place, page.locator('main').getByRole('tablist', { includeHidden: true }))),
      );
    }
    return faults;
  };

  it.each(['visitor', 'newcomer', 'member', 'restricted', 'obliged', 'admin'] as const)(
    'is sound in its theme and language of the day, on a phone, a tablet and a desk, for: %s',
    async (as) => {
      product.complaints.length = 0;
      const faults = await walk(as, await people.open(as), addressesOf(as));
      expect({ faults, complaints: product.complaints }).toEqual({ faults: [], complaints: [] });
    },
    900_000,
  );

  it('shows the tab of its address on a phone, though counts make the row longer once they are known', async () => {
    const page = await people.open('admin');
    await page.goto('/admin/users?tab=requests&kind=disputes');
    await page.getByRole('tab', { name: /^UID 이의 제기/ }).waitFor();
    expect(await faultsOf(page, 'disputes', { widths: [NARROW] })).toEqual([]);
    const cutOff = await page.locator('[role=tab][aria-selected=true]').evaluateAll((tabs) =>
      tabs.map((tab) => {
        const [own, row] = [tab.getBoundingClientRect(), tab.parentElement?.getBoundingClientRect()];
        return row === undefined ? Infinity : Math.max(row.left - own.left, own.right - row.right, 0);
      }),
    );
    expect(cutOff).toHaveLength(2);
    expect(Math.max(...cutOff)).toBeLessThan(1);
  }, 120_000);

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
