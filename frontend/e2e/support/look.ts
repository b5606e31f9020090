import { setTimeout as sleep } from 'node:timers/promises';
import AxeBuilder from '@axe-core/playwright';
import { type Locator, type Page, type Request } from 'playwright-core';

export type Language = 'ko' | 'en';
/** How a page is shown. */
export interface Way {
  readonly dark: boolean;
  readonly language: Language;
}
/** Neighbours differ in both. */
export const WAYS: readonly Way[] = [
  { dark: true, language: 'ko' },
  { dark: false, language: 'en' },
  { dark: true, language: 'en' },
  { dark: false, language: 'ko' },
];

/** A narrow phone, a tablet, a desk. */
export const WIDTHS = [360, 768, 1440] as const;
export const NARROW = WIDTHS[0];
const HEIGHT = 900;

/** Slowness is no failure. */
const PATIENCE_MS = 60_000;

/** What each page is still waiting for. */
const pending = new WeakMap<Page, Set<Request>>();

/** To be called with a page before it goes anywhere. */
export function watchCalls(page: Page): void {
  const open = new Set<Request>();
  pending.set(page, open);
  page.on('request', (request) => {
    // A stream has no end.
    if (request.resourceType() !== 'eventsource') open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  // What a page asked for goes with it.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) for (const request of open) if (request.isNavigationRequest()) open.delete(request);
  });
}

/** Runs in the page: what is still going to change by itself. */
async function unrest(): Promise<string | undefined> {
  const frame = (): Promise<unknown> => new Promise((next) => requestAnimationFrame(next));
  await frame();
  await frame();
  if (document.documentElement.dataset['ready'] === undefined && document.getElementById('root') !== null)
    return 'the scripts';
  const isMoving = document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity);
  if (isMoving) return 'an animation';
  if (document.fonts.status !== 'loaded') return 'a font';
  const waiting = document.querySelector('[aria-busy=true], [role=status][aria-label], .ant-spin-spinning');
  return waiting === null ? undefined : `what stands in for an answer: ${waiting.outerHTML.slice(0, 120)}`;
}

/** Waits until the page has all it asked for, and shows it. */
export async function comesToRest(page: Page): Promise<void> {
  const open = pending.get(page) ?? new Set<Request>();
  const since = performance.now();
  for (let restful = 0; restful < 2;) {
    const found =
      open.size > 0 ? `answers: ${[...open].map((request) => request.url()).join(', ')}` : await page.evaluate(unrest);
    restful = found === undefined ? restful + 1 : 0;
    if (performance.now() - since > PATIENCE_MS) throw new Error(`${page.url()} is still waiting for ${String(found)}`);
    await sleep(20);
  }
}

/** Opens a tab; on phones parts of My info have a way back in place of the row of tabs, which stands on wider screens. */
export async function openTab(page: Page, tab: Locator): Promise<void> {
  const before = page.viewportSize();
  if (!(await tab.isVisible())) await page.setViewportSize({ width: WIDTHS[2], height: HEIGHT });
  await tab.click();
  if (before) await page.setViewportSize(before);
}

/** Runs in the page: words that are cut off by their box or by the edge of the screen, and cannot be scrolled to. */
function cutWords(within: string): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  return [...document.querySelectorAll<HTMLElement>(`:is(${within}) *`)]
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

/** What does not fit the screen, at each width; the narrow one is left at the end. */
async function misfits(page: Page, widths: readonly number[], within: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) {
      await page.setViewportSize({ width, height: HEIGHT });
      await comesToRest(page);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) found.push(`${width} px: the page is ${overflow} px too wide`);
    found.push(...(await page.evaluate(cutWords, within)).map((words) => `${width} px: cut ${words}`));
  }
  if (page.viewportSize()?.width !== NARROW) await page.setViewportSize({ width: NARROW, height: HEIGHT });
  return found;
}

async function barriers(page: Page, within: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // The page itself, with its title and language, is more than its body.
    .include(within === 'body' ? 'html' : within)
    // One page without frames: nothing has to be gathered elsewhere, which takes longer than the look itself.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary ?? ''})`).join(', ')}`,
  );
}

/**
 * What keeps somebody from using the page: barriers for those who see or move otherwise, at the narrow width, and words that do
 * not fit at any of the widths. `within` limits both to a part of the page.
 */
export async function faultsOf(
  page: Page,
  place: string,
  { widths = WIDTHS, within = 'body' }: { widths?: readonly number[]; within?: string } = {},
): Promise<string[]> {
  await comesToRest(page);
  const { dark, language } = await wayOf(page);
  const found = [...(await barriers(page, within)), ...(await misfits(page, widths, within))];
  return found.map((fault) => `${place} (${dark ? 'dark' : 'light'}, ${language}): ${fault}`);
}

/** How the page is shown at the moment. */
export function wayOf(page: Page): Promise<Way & { pathname: string }> {
  return page.evaluate(() => ({
    dark: document.documentElement.classList.contains('dark'),
    language: document.documentElement.lang as Language,
    pathname: location.pathname,
  }));
}

/** Presses the switch in the page's header, also where the screen is too narrow to show it. */
const turn = (page: Page, button: string): Promise<void> => page.locator(`header ${button}`).dispatchEvent('click');

/** By the switches of the page, as somebody does who is there already. */
export async function showIn(page: Page, { dark, language }: Partial<Way>): Promise<void> {
  const before = await wayOf(page);
  if (dark !== undefined && dark !== before.dark) {
    await turn(page, 'button:has(.only-dark)');
    await page.waitForFunction((wanted) => document.documentElement.classList.contains('dark') === wanted, dark);
  }
  if (language !== undefined && language !== before.language) {
    await turn(page, 'button[lang]');
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
  }
}
