import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { upToNow } from './times.mjs';

/*
 * What states have in common. Words of buttons are matched in both languages.
 * A state: `person` opens `path`, `act` brings it about, and the picture is of the window, or of the `whole` page.
 */

/** `by('member')('name', '/path', act)` is a state of that person: visitor, member, admin, or somebody of the demo. */
export const by =
  (person) =>
  (name, path, act = settle, { whole = false } = {}) => ({ name, person, path, act, whole });
export const visitor = by('visitor');
export const member = by('member');
export const admin = by('admin');

/** As large as the page. */
export const whole = { whole: true };

/** Tabs and views that a query parameter of the page selects. */
export const within = (state, path, key, values) =>
  values.map((value) => state(`${path.split('/').at(-1)}-${value}`, `${path}?${key}=${value}`, settle, whole));

/** Waits until the network is idle, at most 8 seconds: a page with an open stream never is. */
export const settle = (page) => page.waitForLoadState('networkidle', { timeout: 8_000 }).catch(() => undefined);

/** The topmost dialog if one is open, else the page. */
const top = async (page) =>
  (await page.getByRole('dialog').count()) > 0 ? page.getByRole('dialog').last() : page.locator('body');

/** Presses the first that has these words, in what is on top. */
export async function press(page, words, role = 'button') {
  const button = (await top(page)).getByRole(role, { name: words }).first();
  await button.click();
}

/** Presses one thing after the other. */
export const pressing =
  (...all) =>
  async (page) => {
    for (const words of all) {
      await press(page, words);
      await settle(page);
    }
  };

/** Presses what opens a dialog, and what opens another one over it. */
export const opening =
  (...all) =>
  async (page) => {
    for (const [index, words] of all.entries()) {
      await press(page, words);
      await page.locator('[role=dialog]').nth(index).waitFor();
      await settle(page);
    }
  };

export const fill = async (page, label, value) => (await top(page)).getByLabel(label).first().fill(value);

const contract = JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8'));

/** The answer that the API's description gives as an example, as if it came now. */
export function example(method, path) {
  const { responses } = contract.paths[path][method];
  const answers = Object.entries(responses).find(([status]) => status.startsWith('2'))[1];
  const { example: one, examples = {} } = answers.content['application/json'];
  return upToNow(one ?? Object.values(examples)[0].value);
}

/** What the service says, `Korean / English`, in the language of the page. */
export async function spoken(page, body) {
  const language = await page.evaluate(() => document.documentElement.lang);
  const read = (_, value) => {
    const [, korean, english] = (typeof value === 'string' && /^(.*[가-힣].*) \/ (.*)$/s.exec(value)) || [];
    return korean === undefined ? value : language === 'en' ? english : korean;
  };
  return JSON.parse(JSON.stringify(body), read);
}

/** A write is answered here, so that nothing is changed; reads of the same address go on. */
export const answer = (page, path, body, status = 200, headers = {}) =>
  page.route(path, async (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status, headers, json: await spoken(page, body) }),
  );

/** A write is refused, with these words of the service, `Korean / English`. */
export const refuse = (page, path, status, code, message, more = {}) =>
  answer(page, path, { code, message, ...more }, status);

/**
 * A write is answered here, and reads tell what it has brought about: `reads` are `[address, after, before]`, what the service's
 * answer is changed to afterwards (`after` is also given the request of the write) and, if need be, before.
 */
export async function acted(page, path, body, reads, status = 200) {
  let sent;
  for (const [address, after, before = (found) => found] of reads)
    await changed(page, address, (found) => (sent ? after(found, sent) : before(found)));
  const json = await spoken(page, body);
  await page.route(path, (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    sent = route.request();
    return route.fulfill({ status, json });
  });
  // Ignores requests that the previous page had sent.
  page.once('framenavigated', () => {
    sent = undefined;
  });
  await again(page);
}

/** Returns the service's answer at an address for the user of the page. */
export const ask = (page, path) => page.evaluate(async (address) => (await fetch(address)).json(), path);

/** What is read at an address is changed from now on. */
export const changed = (page, path, change) =>
  page.route(path, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    // A page that is left, or closed, waits for nothing.
    const found = await readAnswer(route).catch(() => undefined);
    if (found === undefined) return route.abort().catch(() => undefined);
    const body = await spoken(page, change(found)).catch(() => change(found));
    return route.fulfill({ status: 200, json: body }).catch(() => undefined);
  });

/** The same, and the page is opened again. */
export async function told(page, path, change) {
  await changed(page, path, change);
  await again(page);
}

/** What the service answers; throws what is no success. */
async function readAnswer(route) {
  const response = await route.fetch();
  if (!response.ok()) throw new Error(`${response.status()}`);
  return response.json();
}

export async function again(page) {
  await page.reload();
  await page.locator('html[data-ready] main').locator('h1, [role=alert]').first().waitFor();
  await settle(page);
}

/** A toast stays as long as the mouse is upon it. */
export const stay = (page) => page.locator('li[data-state=open]').first().hover();

/** An id that nobody has. */
export const NOBODY = '00000000-0000-7000-8000-000000000000';

/** Opens the receipt of a figure of the page and waits until it is whole. */
export async function openReceipt(page, which = 0) {
  await page.locator('main [data-receipt-trigger]').nth(which).click();
  await page.getByRole('dialog').locator('li').first().waitFor();
  await leave(page);
  await page.getByRole('dialog').getByRole('status').first().waitFor({ state: 'detached' });
}

/** Moves the pointer away, so that no row is drawn hovered, and waits. */
export async function leave(page) {
  await page.mouse.move(0, 0);
  await settle(page);
}

/** Prints a receipt and shows it as it lies on its paper, whose size and margins the styles say; `open` leads to the command. */
export async function printed(page, paper, open = () => undefined) {
  await page.evaluate(() => {
    globalThis.print = () => undefined;
  });
  await open();
  await page
    .getByText(paper === 'a4' ? /A4/ : /80 mm/)
    .first()
    .click();
  await page.emulateMedia({ media: 'print' });
  const { width, height } = await page.evaluate((name) => {
    const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const pages = rules.filter((rule) => rule instanceof CSSPageRule && rule.selectorText === name);
    const given = (property) => pages.map(({ style }) => style.getPropertyValue(property)).findLast(Boolean);
    document.body.style.padding = given('margin');
    const [wide, tall] = given('size').split(' ');
    const mm = (length) => Math.round((Number.parseFloat(length) * 96) / 25.4);
    return wide === 'a4' ? { width: mm('210'), height: mm('297') } : { width: mm(wide), height: mm(tall) };
  }, paper);
  await page.setViewportSize({ width, height });
}
