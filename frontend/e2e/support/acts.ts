import { type Locator, type Page } from 'playwright-core';
import { type Product } from './product';

const PATIENCE = { timeout: 10_000 };

/** Waits until the words are in sight. */
export async function see(place: Page | Locator, text: string | RegExp): Promise<void> {
  await place.getByText(text).filter({ visible: true }).first().waitFor(PATIENCE);
}

/** The toasts on screen. */
export const toasts = (page: Page): Locator => page.locator('li[data-state=open]');

/** Waits for a toast with this title and text. */
export async function seeToast(page: Page, title: string, description: string | RegExp = ''): Promise<void> {
  await toasts(page).filter({ hasText: title }).filter({ hasText: description }).waitFor(PATIENCE);
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

/** Tabs on until the focus is on something with this name. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    const words = await page.evaluate(() => {
      const here = document.activeElement;
      return here?.getAttribute('aria-label') ?? here?.textContent ?? '';
    });
    if (typeof name === 'string' ? words === name : name.test(words)) return;
  }
  throw new Error(`the Tab key does not lead to ${String(name)}`);
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
