import {
  answer,
  example,
  member,
  openReceipt,
  opening,
  press,
  pressing,
  refuse,
  settle,
  stay,
  told,
  visitor,
  whole,
} from './acts.mjs';

/* Crypto insights, and the analysis of charts. */

const insights = (name, act, more) => member(name, '/crypto-insights', act, more);

const NEW_ALERT = /^(알림 만들기|New alert)$/;
const filtered = (name, query) => member(name, `/crypto-insights?${query}`, undefined, whole);
const alert = (changes) => ({ ...example('get', '/api/crypto/alerts').alerts[0], ...changes });
const alerts = (page) =>
  told(page, '**/api/crypto/alerts', (found) => ({
    ...found,
    alerts: [
      alert({}),
      alert({ id: 'x', isMet: true, firings: 2 }),
      alert({ id: 'y', state: 'paused', repeatMinutes: null }),
    ],
  }));

/** A chart as trading sites draw it, as PNG. */
const drawChart = async (page) =>
  Buffer.from(
    await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 960, height: 540 });
      const pen = canvas.getContext('2d');
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, 960, 540);
      const height = (index) => 420 - index * 5 - 40 * Math.sin(index / 3);
      for (let index = 0; index < 60; index += 1) {
        const [from, to] = [height(index - 1), height(index)];
        pen.fillStyle = to < from ? '#26a69a' : '#ef5350';
        pen.fillRect(14 + index * 14, Math.min(from, to) - 6, 1, Math.abs(from - to) + 12);
        pen.fillRect(10 + index * 14, Math.min(from, to), 8, Math.max(1, Math.abs(from - to)));
      }
      return canvas.toDataURL('image/png').split(',')[1];
    }),
    'base64',
  );

async function choose(page, mimeType = 'image/png') {
  const buffer = await drawChart(page);
  await page.locator('main input[type=file]').first().setInputFiles({ name: 'chart', mimeType, buffer });
}

/** An analysis that ends like this; nothing reaches the service. */
const analysed = (name, changes = {}) =>
  member(
    name,
    '/chart-analysis',
    async (page) => {
      const found = { ...example('post', '/api/chart-analysis/analyze'), ...changes };
      const body = await drawChart(page);
      await page.route('**/api/chart-analysis/*/picture', (route) => route.fulfill({ contentType: 'image/png', body }));
      await page.route(`**/api/chart-analysis/${found.id}`, (route) => route.fulfill({ json: found }));
      await answer(page, '**/api/chart-analysis/analyze', found);
      await choose(page);
      await page.locator('main form button[type=submit]').click();
      await page.locator('main [tabindex="-1"] section').first().waitFor();
      await settle(page);
    },
    whole,
  );

const WAITING = { status: 'waiting', report: null, finishedAt: null, direction: null };

export const markets = [
  insights('insights-panels', opening(/^(화면 구성|Panels)$/)),
  insights('insights-alert', opening(NEW_ALERT)),
  insights('insights-alert-refused', async (page) => {
    await press(page, NEW_ALERT);
    await page.getByRole('dialog').locator('button[type=submit]').click();
  }),
  insights('insights-alerts', alerts, whole),
  insights('insights-alert-edit', async (page) => {
    await alerts(page);
    await press(page, /(^알림 수정|알림 수정$| 수정$|^Change: )/);
  }),
  insights(
    'insights-stale',
    (page) =>
      told(page, /\/api\/kimchi-premium(\?|$)/, (found) => ({
        ...found,
        sources: found.sources.map((one) => ({ ...one, stale: true, fetchedAt: '2026-11-21T00:00:00.000Z' })),
      })),
    whole,
  ),
  insights('insights-premium', (page) => openReceipt(page)),
  insights('insights-coin', opening(/(상세 보기| details)$/)),
  insights('insights-sector', opening(/(섹터 보기| sector)$/)),
  insights('insights-sector-coin', opening(/(섹터 보기| sector)$/, /(상세 보기| details)$/)),
  insights('insights-favourites', pressing(/^(관심|Favourites)$/), whole),
  insights('insights-not-found', async (page) => {
    await page.getByRole('searchbox').first().fill('zzzz');
  }),
  filtered('insights-bithumb', 'exchange=bithumb&sort=volume&order=low'),
  filtered('insights-filters', 'gainers=OKX&news=market&window=7d'),
  member('kimchi-receipt', '/crypto-insights', (page) => openReceipt(page, 2)),
  visitor('kimchi-visitor-receipt', '/kimchi-premium', (page) => openReceipt(page, 1)),
  // Chart analysis
  member('chart-chosen', '/chart-analysis', (page) => choose(page), whole),
  member('chart-not-chosen', '/chart-analysis', (page) => page.locator('main form button[type=submit]').click(), whole),
  member('chart-no-picture', '/chart-analysis', (page) => choose(page, 'application/pdf'), whole),
  analysed('chart-result'),
  analysed('chart-neutral', {
    direction: 'neutral',
    entryPrice: null,
    stopLoss: null,
    takeProfit: null,
    riskReward: null,
  }),
  analysed('chart-waiting', { ...WAITING, position: 3 }),
  analysed('chart-working', { ...WAITING, status: 'working', position: null }),
  analysed('chart-failed', {
    ...WAITING,
    status: 'failed',
    failure: '차트로 보이지 않는 이미지입니다. / The picture does not look like a chart.',
  }),
  member(
    'chart-refused',
    '/chart-analysis',
    async (page) => {
      await refuse(
        page,
        '**/api/chart-analysis/analyze',
        422,
        'chartAnalysis.noChart',
        '차트로 보이지 않는 이미지입니다. / The picture does not look like a chart.',
      );
      await choose(page);
      await page.locator('main form button[type=submit]').click();
      await stay(page);
    },
    whole,
  ),
  member(
    'chart-none-left',
    '/chart-analysis',
    async (page) => {
      await told(page, '**/api/chart-analysis/coupons', () => []);
      await told(page, '**/api/chart-analysis/usage', (usage) => ({ ...usage, remainingCount: 0, usedCount: 3 }));
    },
    whole,
  ),
  member(
    'chart-coupon',
    '/chart-analysis',
    (page) => page.locator('main form input[type=checkbox]').first().check(),
    whole,
  ),
];
