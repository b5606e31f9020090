import { type Browser, type BrowserContext, type Page } from 'playwright-core';
import { type TestApp, startTestApp } from '../../../backend/test/support/test-app';
import { launchBrowser } from './browser';

/** The real service on a database of its own with the built site, and a browser before it. */
export interface Product extends TestApp {
  /** A person with an empty browser. What the page logs as an error, or the policy blocks, ends up in `complaints`. */
  visit(options?: { language?: 'ko' | 'en'; width?: number }): Promise<Page>;
  readonly complaints: string[];
}

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
    async visit({ language = 'ko', width = 1280 } = {}) {
      const context = await browser.newContext({
        baseURL: service.url,
        locale: language === 'ko' ? 'ko-KR' : 'en-US',
        timezoneId: 'Asia/Seoul',
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      contexts.push(context);
      // The browser lives in the time of the service, so that ages and "today" agree.
      await context.clock.setFixedTime(service.clock.now());
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (!/Content Security Policy/i.test(message.text())) return;
        complaints.push(`${page.url()}: ${message.text()} (${message.location().url})`);
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
