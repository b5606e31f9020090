import { setTimeout as sleep } from 'node:timers/promises';
import { type Locator, type Page } from 'playwright-core';
import { type Product } from './product';

/** Waits until the words are in sight. */
export async function see(place: Page | Locator, text: string | RegExp): Promise<void> {
  await place.getByText(text).filter({ visible: true }).first().waitFor();
}

const TOAST = 'li[data-state=open]';

/** The toasts on screen. */
export const toasts = (page: Page): Locator => page.locator(TOAST);

/** Waits for a toast with this title and text. */
export async function seeToast(page: Page, title: string, description: string | RegExp = ''): Promise<void> {
  await toasts(page).filter({ hasText: title }).filter({ hasText: description }).waitFor();
}

const PATIENCE_MS = 60_000;

/** Waits until something holds that no element shows by itself, and says what was missing. */
export async function until(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  const since = performance.now();
  while (!(await holds())) {
    if (performance.now() - since > PATIENCE_MS) throw new Error(`in vain waited for: ${what}`);
    await sleep(50);
  }
}

/** Logs in by the form, in either language, and ends where the form was asked for. */
export async function logIn(page: Page, person: { email: string; password: string }, next = ''): Promise<void> {
  await page.goto(`/login${next === '' ? '' : `?next=${encodeURIComponent(next)}`}`);
  await page.getByLabel(/^(이메일|E-mail)$/).fill(person.email);
  await page.getByLabel(/^(비밀번호|Password)$/).fill(person.password);
  await page
    .locator('form')
    .getByRole('button', { name: /^(로그인|Log in)$/ })
    .click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}

/** Time passes for the service, and for everybody who looks. */
export async function pass(
  product: Product,
  time: Parameters<Product['clock']['advance']>[0],
  ...pages: Page[]
): Promise<void> {
  product.clock.advance(time);
  for (const page of pages) await page.context().clock.setFixedTime(product.clock.now());
}

/** What the focus is on, as it is called: by its label, its title or its words. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const here = document.activeElement;
    const label = here?.getAttribute('aria-label');
    const field =
      here instanceof HTMLInputElement || here instanceof HTMLTextAreaElement ? here.labels?.[0] : undefined;
    return (label ?? here?.getAttribute('title') ?? (field ?? here)?.textContent ?? '').trim();
  });
}

/** Waits until the focus is on something with this name: after a dialog has closed it returns a moment later. */
export const seeFocus = (page: Page, name: string): Promise<void> =>
  until(`the focus on ${name}`, async () => (await focused(page)) === name);

/** Closes the only dialog by the Escape key, which it hears a moment after it is shown. */
export const escape = (page: Page): Promise<void> =>
  until('the end of the dialog', async () => {
    await page.keyboard.press('Escape');
    await sleep(500);
    return (await page.getByRole('dialog').count()) === 0;
  });

/** Tabs on until the focus is on something with this name. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    const words = await focused(page);
    if (typeof name === 'string' ? words === name : name.test(words)) return;
    passed.push(words.slice(0, 30));
  }
  throw new Error(`the Tab key does not lead to ${String(name)}, but to: ${passed.slice(0, 60).join(' | ')}`);
}

/** What stands in for an answer of the service: a lost connection, or what only a proxy or a broken server would say. */
export type Stand = 'lost' | 'html' | 'text' | 'wordless';

/** The next call to this path is answered otherwise, once. */
export function answerOtherwise(page: Page, call: string, stand: Stand): Promise<unknown> {
  return page.route(
    `**${call}`,
    (route) => {
      if (stand === 'lost') return route.abort();
      if (stand === 'html') return route.fulfill({ status: 502, contentType: 'text/html', body: '<html>502</html>' });
      if (stand === 'text') return route.fulfill({ status: 503, contentType: 'text/plain', body: '점검 중입니다.' });
      return route.fulfill({ status: 500, json: {} });
    },
    { times: 1 },
  );
}

/**
 * Begins to watch for something on the page, a toast unless told, with these words in it. The answer waits until it has come and
 * gone, and tells for how many milliseconds it was there. The page measures by itself: who looks from outside may be late for both.
 */
export async function timeOnScreen(page: Page, words: string, selector = TOAST): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(
    ([wanted, text]) => {
      // Events tell real time, also where a test has stopped the clock.
      const now = (): number => new Event('now').timeStamp;
      let since: number | undefined;
      const stay = new Promise<number>((resolve) => {
        const look = (): void => {
          const isThere = [...document.querySelectorAll(wanted)].some((place) => place.textContent?.includes(text));
          if (isThere) since ??= now();
          else if (since !== undefined) resolve(now() - since);
        };
        const changes = { subtree: true, childList: true, attributes: true, characterData: true };
        new MutationObserver(look).observe(document, changes);
        look();
      });
      return { stay };
    },
    [selector, words] as const,
  );
  return () => watch.evaluate(({ stay }) => stay);
}
