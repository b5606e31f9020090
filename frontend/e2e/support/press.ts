import { type Page, type Route } from 'playwright-core';
import { NARROW, WIDTHS, comesToRest, faultsOf } from './look';
import { sample } from './sample';

/** What lies over a page when it is open. */
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], .ant-picker-dropdown, .ant-select-dropdown';
/** Toasts go by themselves, and lie over what is pressed next. */
const TOAST_CLOSER = 'li[data-state=open] > button:last-child';
/** A receipt is the same one wherever it is opened from. */
const RECEIPT = /영수증( 보기)?$|^Show how this was made|[Rr]eceipt$/;
/** They are all made alike. */
const ENOUGH_RECEIPTS = 4;
/** A list to choose from may be long. */
const ENOUGH_IN_A_LAYER = 10;
/** Leaves what is open, or the session; both languages. */
const LEAVES = /^(닫기|.* 닫기|취소|Close|Close .*|Cancel|Cancel editing|로그아웃|Log out)$/;
/** A dialog may open another one, and that is all. */
const DEEPEST = 2;

/** Nothing that is pressed changes anything: every write is refused as by a service that is being maintained, every file is lost. */
export async function refuseWrites(page: Page): Promise<void> {
  const refuse = (route: Route): Promise<void> =>
    route.fulfill({
      status: 503,
      json: { statusCode: 503, code: 'maintenance', message: '점검 중입니다. 잠시 뒤 다시 시도해 주세요.' },
    });
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    (route) => {
      const isFile = /\.csv$|\/export$|\/data$/.test(new URL(route.request().url()).pathname);
      return route.request().method() === 'GET' && !isFile ? route.fallback() : refuse(route);
    },
  );
}

/** Runs in the page: what can be pressed in a part of it and not in what lies over that, the first of each name without its figures. */
function pressable([scope, layers]: [string, string]): { name: string; button: HTMLElement }[] {
  const found = new Map<string, HTMLElement>();
  for (const place of document.querySelectorAll(scope))
    for (const button of place.querySelectorAll<HTMLElement>(
      'button, [role=switch], summary, .ant-picker input, [role=combobox]',
    )) {
      const layer = button.closest(layers);
      const isOver = layer !== null && !layer.matches(scope);
      if (
        isOver ||
        !button.checkVisibility() ||
        button.matches(':disabled, [aria-disabled=true], [role=tab], [role=option]')
      )
        continue;
      const words = button.getAttribute('aria-label') ?? (button.textContent || button.id);
      const name = words.replace(/[\d.,]+/g, '#').trim();
      if (name !== '' && !found.has(name)) found.set(name, button);
    }
  return [...found].map(([name, button]) => ({ name, button }));
}

const countLayers = (page: Page): Promise<number> =>
  page.evaluate(
    (layers) => [...document.querySelectorAll(layers)].filter((layer) => layer.checkVisibility()).length,
    LAYERS,
  );

/** What was opened is put away, down to what was there before. */
async function putAway(page: Page, ground: number): Promise<void> {
  for (let presses = 0; presses < 6 && (await countLayers(page)) > ground; presses += 1) {
    await page.keyboard.press('Escape');
    await comesToRest(page);
  }
  await page.evaluate((closer) => document.querySelector<HTMLElement>(closer)?.click(), TOAST_CLOSER);
}

/** A selector for the dialog on top, if there is another one than `scope`: a menu may have opened over that. */
async function dialogOnTop(page: Page, scope: string, depth: number): Promise<string | undefined> {
  const isOther = await page.evaluate(
    ([below, mark]) => {
      const dialogs = [...document.querySelectorAll('[role=dialog]')].filter((dialog) => dialog.checkVisibility());
      const top = dialogs.at(-1);
      if (top === undefined || top.matches(below)) return false;
      top.setAttribute('data-depth', mark);
      return true;
    },
    [scope, String(depth)] as [string, string],
  );
  return isOther ? `[data-depth="${depth}"]` : undefined;
}

/**
 * Presses everything in a part of the page, one after the other, and looks at what comes of it: dialogs and menus, what they hold in
 * turn, receipts, forms that refuse, rows that unfold. Answers what is wrong with any of it.
 */
export async function pressEverything(
  page: Page,
  place: string,
  receipts: Set<string>,
  scope = 'main',
  depth = 0,
): Promise<string[]> {
  const faults: string[] = [];
  const begin = page.url();
  const ground = await countLayers(page);
  const list = () => page.evaluateHandle(pressable, [scope, LAYERS] as [string, string]);
  const all = await (await list()).evaluate((found) => found.map(({ name }) => name));
  const names = all.filter((name) => !LEAVES.test(name));
  for (const [index, name] of (depth === 0 ? names : names.slice(0, ENOUGH_IN_A_LAYER)).entries()) {
    const what = `${place} › ${name}`;
    if (RECEIPT.test(name)) {
      if (receipts.has(name) || [...receipts].filter((one) => one.startsWith(place)).length >= ENOUGH_RECEIPTS)
        continue;
      receipts.add(name).add(what);
    }
    const handle = await (
      await list()
    ).evaluateHandle((found, wanted) => found.find(({ name: one }) => one === wanted)?.button, name);
    const button = handle.asElement();
    if (button === null) continue;
    await button.click().catch((cause: unknown) => {
      throw new Error(`cannot be pressed: ${what}`, { cause });
    });
    await comesToRest(page);
    const isOpen = (await countLayers(page)) > ground;
    if (isOpen) {
      faults.push(...(await faultsOf(page, what, { widths: sample(WIDTHS, index), within: LAYERS })));
      const dialog = depth < DEEPEST ? await dialogOnTop(page, scope, depth) : undefined;
      if (dialog !== undefined) faults.push(...(await pressEverything(page, what, receipts, dialog, depth + 1)));
    } else if ((await page.locator(scope).count()) > 0) {
      const look = () => faultsOf(page, what, { widths: [NARROW], within: scope });
      let found = await look();
      if (found.length > 0) {
        // What the header or the help button happens to cover can be scrolled out from under them.
        await page.evaluate(() => scrollTo(0, 0));
        found = await look();
      }
      faults.push(...found);
    }
    await putAway(page, ground);
    if (page.url() !== begin) {
      await page.goto(begin);
      await comesToRest(page);
    }
    if ((await page.locator(scope).count()) === 0) break;
  }
  return faults;
}
