import { type Browser, type BrowserContext, type Page } from 'playwright-core';
import { type TestApp, startTestApp } from '../../../backend/test/support/test-app';
import { launchBrowser } from './browser';
import { watchCalls } from './look';

/** The real service on a database of its own with the built site, and a browser before it. */
export interface Product extends TestApp {
  /** A person with an empty browser. */
  visit(options?: { language?: 'ko' | 'en'; width?: number; timeZone?: string }): Promise<Page>;
  /** What a page logs as an error, what the policy blocks and files that are not there; refusals of the API are none. */
  readonly complaints: string[];
}

/** How long anything may take; a busy machine is no fault. */
const PATIENCE_MS = 60_000;

export async function startProduct(options: { env?: Record<string, string>; now?: string } = {}): Promise<Product> {
  const service = await startTestApp(options);
  let browser: Browser;
  try {
    browser = await launchBrowser();
  } catch (error) {
    await service.close();
    throw error;
  }
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  return {
    ...service,
    complaints,
    async visit({ language = 'ko', width = 1280, timeZone = 'Asia/Seoul' } = {}) {
      const context = await browser.newContext({
        baseURL: service.url,
        locale: language === 'ko' ? 'ko-KR' : 'en-US',
        timezoneId: timeZone,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE_MS);
      // The browser lives in the time of the service, so that ages and "today" agree.
      await context.clock.setFixedTime(service.clock.now());
      const page = await context.newPage();
      waitsUntilReady(page);
      watchCalls(page);
      const complain = (what: string): void => void complaints.push(`${page.url()}: ${what}`);
      page.on('pageerror', (error) => complain(error.message));
      page.on('console', (message) => {
        const isOfTheNetwork = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' ? isOfTheNetwork : !/Content Security Policy/i.test(message.text())) return;
        complain(`${message.text()} (${message.location().url})`);
      });
      page.on('response', (answer) => {
        const isFile = !['document', 'fetch', 'xhr'].includes(answer.request().resourceType());
        if (isFile && answer.status() >= 400) complain(`${answer.status()} for ${answer.url()}`);
      });
      return page;
    },
    close: async () => {
      for (const context of contexts) await context.close();
      await browser.close();
      await service.close();
    },
  };
}

/** A page of ours is there when it can be used, not when it can be read: nobody clicks as early as a test. */
function waitsUntilReady(page: Page): void {
  const ready = (): Promise<unknown> =>
    page.waitForFunction(
      () => document.getElementById('root') === null || document.documentElement.dataset['ready'] !== undefined,
    );
  const { goto, reload } = page;
  page.goto = async (...address) => {
    const answer = await goto.apply(page, address);
    await ready();
    return answer;
  };
  page.reload = async (...options) => {
    const answer = await reload.apply(page, options);
    await ready();
    return answer;
  };
}
