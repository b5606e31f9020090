import { type Locator, type Page } from 'playwright-core';
import { uidsOf } from '../../backend/simulator/index';
import { WAYS, type Way, comesToRest, faultsOf, showIn, openTab } from './support/look';
import { toasts } from './support/acts';
import { type People, type Person, PEOPLE_ENV, gatherPeople } from './support/people';
import { pressEverything, refuseWrites } from './support/press';
import { type Product, startProduct } from './support/product';
import { sample } from './support/sample';

const MEMBERS_PLACES = [
  '/my-info',
  '/mypage',
  '/mining-items',
  '/indicator-purchase',
  '/dashboard',
  '/lcoin-dashboard',
  '/trading-journal',
  '/trading-journal?view=import',
];

/** Where everything is pressed that can be. Tabs are found. */
const WALKS: { as: Person; places: readonly string[] }[] = [
  {
    as: 'visitor',
    places: ['/', '/login', '/register', '/forgot-password', '/faq', '/indicators', '/l-token'],
  },
  { as: 'newcomer', places: ['/mypage', '/my-info', '/mining-items'] },
  { as: 'member', places: MEMBERS_PLACES },
  { as: 'obliged', places: ['/two-factor-setup'] },
  { as: 'restricted', places: ['/change-password'] },
];

/** What pages become when they are used: questions, refusals, receipts, menus, answers. */
describe('every state', () => {
  let product: Product;
  let people: People;

  beforeAll(async () => {
    product = await startProduct({ env: PEOPLE_ENV });
    people = await gatherPeople(product);
  });

  afterAll(() => product.close());

  const open = async (as: Person, way: Way): Promise<Page> => {
    product.complaints.length = 0;
    const page = await people.open(as);
    await page.goto('/terms');
    await showIn(page, way);
    await comesToRest(page);
    return page;
  };
  const expectNone = (faults: readonly string[]): void =>
    expect({ faults, complaints: product.complaints }).toEqual({ faults: [], complaints: [] });

  /** The page and all its tabs, and those within a tab. */
  const pressInTabs = async (page: Page, place: string, receipts: Set<string>, depth = 0): Promise<string[]> => {
    const lists: Locator = page.locator('main').getByRole('tablist', { includeHidden: true });
    if ((await lists.count()) <= depth) return pressEverything(page, place, receipts);
    const faults: string[] = [];
    for (
      let index = 0;
      index < (await lists.nth(depth).getByRole('tab', { includeHidden: true }).count());
      index += 1
    ) {
      const tab = lists.nth(depth).getByRole('tab', { includeHidden: true }).nth(index);
      await openTab(page, tab);
      await comesToRest(page);
      faults.push(...(await pressInTabs(page, `${place} › ${await tab.innerText()}`, receipts, depth + 1)));
    }
    return faults;
  };

  it.each(WALKS.flatMap((walk, index) => sample(WAYS, index).map((way) => ({ ...walk, way }))))(
    'is sound, whatever is pressed by: $as (dark: $way.dark, $way.language)',
    async ({ as, way, places }) => {
      const page = await open(as, way);
      await refuseWrites(page);
      const faults: string[] = [];
      const receipts = new Set<string>();
      for (const place of places) {
        await page.goto(place);
        await comesToRest(page);
        faults.push(...(await pressInTabs(page, `${as} at ${place}`, receipts)));
      }
      expectNone(faults);
    },
    1_200_000,
  );

  describe.each(sample(WAYS))('dark: $dark, $language', (way) => {
    it('is sound when nothing can be read, and when something was done', async () => {
      const page = await open('member', way);
      const faults: string[] = [];
      await page.goto('/my-info');
      await page.getByRole('button', { name: /^(출석 체크하기|Check in)$/ }).click();
      // It stays as long as the mouse is upon it.
      await toasts(page).hover();
      faults.push(...(await faultsOf(page, 'a toast', { within: 'li[data-state=open]' })));
      await page.route(/\/api\/(?!me$|user$)/, (route) => route.abort());
      for (const place of MEMBERS_PLACES) {
        await page.goto(place);
        faults.push(...(await faultsOf(page, `${place}, unread`)));
      }
      // So that whoever comes in the other language can check in again.
      product.clock.advance({ days: 1 });

      const set = await open('obliged', way);
      await set.goto('/two-factor-setup');
      await set.getByRole('button', { name: /^(2단계 인증 설정|Set up two-factor login)$/ }).click();
      await set.locator('main input[type=password]').fill(people.passwordOf('obliged'));
      await set.keyboard.press('Enter');
      await set.locator('main [role=img]').waitFor();
      faults.push(...(await faultsOf(set, 'the code for the app')));
      expectNone(faults);
    });

    it('is sound while somebody calculates, asks the chatbot and checks a UID', async () => {
      const page = await open('visitor', way);
      await page.goto(way.language === 'en' ? '/en' : '/');
      const faults: string[] = [];
      const look = async (what: string, within?: string): Promise<void> => {
        faults.push(...(await faultsOf(page, what, within === undefined ? {} : { within })));
      };
      const dialog = page.getByRole('dialog');

      await page.getByRole('button', { name: /^(메뉴|Menu)$/ }).click();
      await dialog.waitFor();
      await look('the menu', '[role=dialog]');
      await page.keyboard.press('Escape');

      const check = page.locator('#uid-check');
      await check.locator('button[type=submit]').click();
      await check.locator('[aria-invalid=true]').first().waitFor();
      await look('a UID that is missing');
      const [uid = ''] = uidsOf('okx', 'rich');
      for (const [name, number] of [
        ['OKX', uid],
        ['OKX', '1234567890'],
        ['Binance', '1234567890'],
      ] as const) {
        await check.getByRole('radio', { name: new RegExp(name) }).check();
        await check.getByLabel('UID', { exact: true }).fill(number);
        const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/uid/check'));
        await check.locator('button[type=submit]').click();
        await answered;
        await look(`the answer for ${name} ${number}`);
      }

      await check.getByRole('button', { name: /^(계산기 열기|Open the calculator)$/ }).click();
      await dialog.waitFor();
      await look('the calculator, as it opens', '[role=dialog]');
      await dialog.getByRole('textbox').first().fill('');
      await dialog.locator('button[type=submit]').click();
      await look('the calculator, refusing', '[role=dialog]');
      await dialog.getByRole('textbox').first().fill('12345.67');
      await dialog.getByRole('textbox').nth(1).fill('12');
      await look('the calculator, filled', '[role=dialog]');
      for (const index of [1, 2]) {
        await dialog.getByRole('tab').nth(index).click();
        await look(`the calculator, view ${index + 1}`, '[role=dialog]');
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });

      await page
        .getByRole('banner')
        .getByRole('link', { name: /^(챗봇|Chatbot)$/ })
        .click();
      await dialog.waitFor();
      await look('the chatbot', '[role=dialog]');
      await dialog.getByRole('list').getByRole('button').first().click();
      await look('an answer of the chatbot', '[role=dialog]');
      for (const question of ['리베이트 UID', 'kyc rebate', 'qwertz asdfgh']) {
        await dialog.getByRole('textbox').fill(question);
        await page.keyboard.press('Enter');
        await look(`the chatbot, asked ${question}`, '[role=dialog]');
      }
      expectNone(faults);
    }, 300_000);
  });
});
