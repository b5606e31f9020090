import { again, member, visitor, whole } from './acts.mjs';

/* What is not there yet, or cannot be read. */

/** What pages are filled with, apart from who looks at them. */
const DATA = /^https?:\/\/[^/]+\/api\/(?!me$|user$)/;

const PAGES = {
  dashboard: '/dashboard',
  lcoin: '/lcoin-dashboard',
  'my-info': '/my-info',
  mypage: '/mypage',
  wallet: '/mypage?tab=luff',
  security: '/mypage?tab=security',
  receipts: '/mypage?tab=receipts',
  store: '/mining-items',
  indicators: '/indicator-purchase',
  journal: '/trading-journal',
  statistics: '/trading-journal?view=statistics',
  insights: '/crypto-insights',
  'chart-analysis': '/chart-analysis',
};
/** They arrive with what they show, unless one comes from another page. */
const PUBLIC_PAGES = { home: '', faq: '/faq', 'chart-score': '/chart-score', kimchi: '/kimchi-premium' };

const failing = (pages) =>
  Object.entries(pages).flatMap(([name, path]) => [
    member(
      `unread-${name}`,
      path,
      async (page) => {
        await page.route(DATA, (route) => route.abort());
        await again(page);
      },
      whole,
    ),
    member(`loading-${name}`, path, async (page) => {
      await page.route(DATA, () => new Promise(() => {}));
      await page.reload({ waitUntil: 'domcontentloaded' });
      await page.locator('main h1').first().waitFor();
    }),
  ]);

const come = (name, path, route) =>
  visitor(name, '/terms', async (page, { language }) => {
    await page.route(DATA, route);
    const address = `${language === 'en' ? '/en' : ''}${path}` || '/';
    await page.locator(`a[href="${address}"]`).first().dispatchEvent('click');
    await page.waitForURL(`**${address}`);
    await page.waitForTimeout(1_500);
  });

/** The scripts of another page do not come. */
async function crash(page) {
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.locator('a[href$="/faq"]').first().dispatchEvent('click');
  await page.getByRole('alert').first().waitFor();
}

export const failures = [
  ...failing(PAGES),
  ...Object.entries(PUBLIC_PAGES).flatMap(([name, path]) => [
    come(`unread-${name}`, path, (route) => route.abort()),
    come(`loading-${name}`, path, () => new Promise(() => {})),
  ]),
  visitor('404-en', '/en/no-such-page', undefined, whole),
  member('404-member', '/no-such-page', undefined, whole),
  visitor('crash', '/', crash),
  member('offline', '/dashboard', async (page) => {
    const connection = await page.context().newCDPSession(page);
    const none = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await connection.send('Network.enable');
    await connection.send('Network.emulateNetworkConditions', none);
    const link = page.getByRole('link', { name: /^(L코인 내역 모두 보기|All L coin entries)$/ }).first();
    await link.dispatchEvent('click');
    await page.waitForTimeout(1_500);
  }),
];
