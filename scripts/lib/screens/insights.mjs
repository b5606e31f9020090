import {
  NOBODY,
  acted,
  ask,
  changed,
  example,
  member,
  openReceipt,
  opening,
  press,
  pressing,
  refuse,
  settle,
  spoken,
  stay,
  told,
  visitor,
  whole,
  within,
} from './acts.mjs';
import { drawChart } from './charts.mjs';
import { hoursAgo, minutesAgo } from './times.mjs';

/* Crypto insights, and the analysis of charts. */

const insights = (name, act, more) => member(name, '/crypto-insights', act, more);

const NEW_ALERT = /^(알림 만들기|New alert)$/;
/** A view of narrow screens; wide ones show all of them. */
const inView = (view, name, act, more) => member(name, `/crypto-insights?view=${view}`, act, more);
const filtered = (name, query) => member(name, `/crypto-insights?${query}`, undefined, whole);

/** Alerts around what the premium of Bitcoin is: one waits, one has fired twice, one is paused. */
async function alerts(page) {
  const { upbit } = await ask(page, '/api/kimchi-premium');
  const value = upbit.find(({ coin }) => coin === 'BTC').premium;
  const near = (distance) => (Math.round((value + distance) * 2) / 2).toFixed(1);
  const alert = (changes) => ({ ...example('get', '/api/crypto/alerts').alerts[0], value, ...changes });
  const met = alert({ id: 'x', threshold: near(-1), isMet: true, firings: 2, firedAt: minutesAgo(25) });
  const firing = (id, at, above) => ({
    ...{ id, at, alertId: met.id, kind: met.kind, symbol: met.symbol, direction: met.direction, minutes: null },
    ...{ threshold: met.threshold, value: (Number(met.threshold) + above).toFixed(4), basis: 'live', mailed: true },
    ...{ simulated: true, source: 'upbit, binance, dunamu' },
  });
  await told(page, '**/api/crypto/alerts', (found) => ({
    ...found,
    alerts: [
      alert({ threshold: near(3) }),
      met,
      alert({ id: 'y', direction: 'below', threshold: near(-3), state: 'paused', repeatMinutes: null }),
    ],
    firings: [firing('1', minutesAgo(25), 0.0127), firing('2', hoursAgo(7), 0.0312)],
  }));
}

async function choose(page, mimeType = 'image/png') {
  const buffer = await drawChart(page);
  await page.locator('main input[type=file]').first().setInputFiles({ name: 'chart', mimeType, buffer });
}

/** Sentences of an analysis, each `Korean / English`, as lines of one text. */
const inBoth = (lines) => {
  const [korean, english] = [0, 1].map((part) => lines.map((line) => line.split(' / ')[part] ?? '').join('\n'));
  return `${korean} / ${english}`;
};
/* What the service answers to the two drawings: its figures, levels and sentences are those of its own reader. */
const LONG = { from: 430, rise: 4.1, swing: 34 };
const STILL = { from: 420, rise: 3.2, swing: 60 };
const SAID = [
  '롱 관점입니다. 진입 64,760, 손절 63,920, 익절 66,440, 손익비 2.00 기준입니다. 캔들 60개를 읽었고 마지막 가격은 64,761입니다. / This speaks for a long position. Entry 64,760, stop loss 63,920, take profit 66,440: 2.00 to gain for 1 at risk. 60 candles were read; the last price is 64,761.',
  '',
  '근거 / For it',
  '· 읽은 구간에서 6.5% 올랐습니다. 가격 변동 중 상승 추세로 설명되는 비율은 89.3%입니다. / · The price rose by 6.5% over what was read; the rising trend explains 89.3% of its movement.',
  '· 최근 고점과 저점이 모두 높아졌습니다. 저점 62,209 → 63,373 / · The last highs and lows are both higher; the low went from 62,209 to 63,373.',
  '· 가격이 최근 20개 캔들의 평균 63,843 위에 있습니다. / · The price is above 63,843, the average of the last 20 candles.',
  '',
  '반대 근거 / Against it',
  '· RSI(14) 84.6, 과열 구간입니다. / · RSI(14) is overbought at 84.6.',
];
const NEUTRAL = [
  '방향을 말하기에 근거가 부족합니다. 지금은 지켜보는 편이 낫습니다. 캔들 59개를 읽었고 마지막 가격은 64,406입니다. / There is not enough to say which way. It is better to wait and see. 59 candles were read; the last price is 64,406.',
  '',
  '판단을 미루는 이유 / Why to wait',
  '· 뚜렷한 추세가 없습니다. 가격의 움직임이 우연한 등락과 구별되지 않습니다. / · There is no clear trend: the price moved no further than chance would have it.',
];
/** Levels across the drawing; `[what, price, y]`. */
const levels = (...all) =>
  all.map(([of, text, y]) => ({ of, text, y, x: 13, width: 836, height: 0, outsideMarket: false }));
const ANALYSED = example('post', '/api/chart-analysis/analyze');
const RESULT = {
  ...ANALYSED,
  ...{ entryPrice: '64760', stopLoss: '63920', takeProfit: '66440', riskReward: '2.00' },
  analysis: inBoth(SAID),
  report: {
    ...ANALYSED.report,
    ...{ engine: 'embedded', version: 4, model: null, candleCount: 60, lastPrice: '64761', rsi: '84.6', atr: '266' },
    remarks: [],
    market: { ...ANALYSED.report.market, low: '60512.4', high: '64980.1', lastCandleAt: hoursAgo(1) },
    marks: [
      ...levels(['support', '64,000', 215], ['support', '63,373', 257], ['support', '62,851', 292]),
      ...levels(['entry', '64,760', 164], ['stop', '63,920', 220], ['takeProfit', '66,440', 52]),
    ],
  },
};
/** Of a market that traded far below the picture. */
const ELSEWHERE = {
  ...RESULT.report,
  market: ANALYSED.report.market,
  marks: RESULT.report.marks.map((mark) => ({ ...mark, outsideMarket: true })),
  remarks: [
    'BTCUSDT의 최근 1시간 캔들 1,000개에서 같은 구간을 찾지 못했습니다. 심볼과 시간봉을 확인해 주세요. / The last 1,000 1-hour candles of BTCUSDT show nothing like it. Check symbol and timeframe.',
    '시장 범위 밖의 가격이 있습니다: 지지, 진입, 손절, 익절. 시장에서는 34,986.06에서 55,629.88 사이에 거래되었습니다. / Outside the market: support, entry, stop loss, take profit. It traded between 34,986.06 and 55,629.88.',
  ],
};

const LIST = /\/api\/chart-analysis(\?|$)/;
const USAGE = '**/api/chart-analysis/usage';
const inList = (analysis) => ({ ...analysis, report: undefined });
const used = ({ usedCount, remainingCount }, count) => ({
  usedCount: usedCount + count,
  remainingCount: remainingCount - count,
});

/** An analysis that ends like this; nothing reaches the service. */
const analysed = (name, changes = {}, way = LONG) =>
  member(
    name,
    '/chart-analysis',
    async (page) => {
      const now = minutesAgo(0);
      const ended = { ...RESULT, ...changes, createdAt: now };
      const found = await spoken(page, { ...ended, finishedAt: ended.report || ended.failure ? now : null });
      const body = await drawChart(page, { way });
      await page.route('**/api/chart-analysis/*/picture', (route) => route.fulfill({ contentType: 'image/png', body }));
      await page.route(`**/api/chart-analysis/${found.id}`, (route) => route.fulfill({ json: found }));
      await acted(page, '**/api/chart-analysis/analyze', found, [
        [LIST, (list) => [inList(found), ...list]],
        // The service counts what it has accepted until it fails.
        [USAGE, (usage) => used(usage, found.status === 'failed' ? 0 : 1)],
      ]);
      await choose(page);
      await page.locator('main form button[type=submit]').click();
      await page.locator('main [tabindex="-1"] section').first().waitFor();
      await settle(page);
    },
    whole,
  );

const LEVELS = { entryPrice: null, stopLoss: null, takeProfit: null, riskReward: null };
const WAITING = {
  ...LEVELS,
  ...{ status: 'waiting', report: null, analysis: null, direction: null },
};
const TOO_MANY =
  '분석 요청이 많아 지금 접수하지 못했습니다. 이용 횟수는 차감되지 않았습니다. 잠시 후 다시 시도해 주세요. / Too many analyses are waiting. Nothing was used up. Try again in a moment.';
const AXIS_UNREADABLE =
  '캔들은 찾았지만 가격 축의 숫자를 읽지 못했습니다. 가격 축에 숫자가 3개 이상 또렷하게 보이도록 캡처해 주세요. 이용 횟수는 차감되지 않았습니다. / Candles were found, but not the prices of the axis. Take the screenshot so that at least three prices of the axis are clear. Nothing was used up.';

export const markets = [
  ...within(member, '/crypto-insights', 'view', ['own', 'market', 'futures', 'reading']),
  insights('insights-panels', opening(/^(화면 구성|Panels)$/)),
  inView('own', 'insights-alert', opening(NEW_ALERT)),
  inView('own', 'insights-alert-refused', async (page) => {
    await press(page, NEW_ALERT);
    await page.getByRole('dialog').locator('button[type=submit]').click();
  }),
  inView('own', 'insights-alerts', alerts, whole),
  inView('own', 'insights-alert-edit', async (page) => {
    await alerts(page);
    await press(page, /(^알림 수정|알림 수정$| 수정$|^Change: )/);
  }),
  insights(
    'insights-stale',
    async (page) => {
      // Else its first update takes the place of what is told.
      await page.route('**/api/crypto/live*', (route) => route.abort());
      await told(page, /\/api\/kimchi-premium(\?|$)/, (found) => ({
        ...found,
        sources: found.sources.map((one) => ({ ...one, stale: true, fetchedAt: minutesAgo(47) })),
      }));
    },
    whole,
  ),
  insights('insights-premium', (page) => openReceipt(page)),
  insights('insights-coin', opening(/(상세 보기| details)$/)),
  inView('market', 'insights-sector', opening(/(섹터 보기| sector)$/)),
  inView('market', 'insights-sector-coin', opening(/(섹터 보기| sector)$/, /(상세 보기| details)$/)),
  insights('insights-favourites', pressing(/^(관심|Favourites)$/), whole),
  insights('insights-not-found', async (page) => {
    await page.getByRole('searchbox').first().fill('zzzz');
  }),
  filtered('insights-bithumb', 'exchange=bithumb&sort=volume&order=low'),
  filtered('insights-filters', 'view=market&gainers=OKX&news=market&window=7d'),
  member('kimchi-receipt', '/crypto-insights', (page) => openReceipt(page, 2)),
  visitor('kimchi-visitor-receipt', '/kimchi-premium', (page) => openReceipt(page, 1)),
  // Chart analysis
  member('chart-chosen', '/chart-analysis', (page) => choose(page), whole),
  member('chart-not-chosen', '/chart-analysis', (page) => page.locator('main form button[type=submit]').click(), whole),
  member('chart-no-picture', '/chart-analysis', (page) => choose(page, 'application/pdf'), whole),
  analysed('chart-result'),
  analysed('chart-outside', { report: ELSEWHERE }),
  analysed(
    'chart-neutral',
    {
      ...LEVELS,
      direction: 'neutral',
      analysis: inBoth(NEUTRAL),
      report: {
        ...RESULT.report,
        ...{ legibility: 95, candleCount: 59, lastPrice: '64406', rsi: '73.1', atr: '354' },
        marks: levels(['support', '63,942', 219], ['support', '63,045', 279], ['support', '62,461', 318]),
      },
    },
    STILL,
  ),
  analysed('chart-waiting', { ...WAITING, position: 3 }),
  analysed('chart-working', { ...WAITING, status: 'working', position: null }),
  analysed('chart-failed', {
    ...WAITING,
    status: 'failed',
    failure: AXIS_UNREADABLE,
  }),
  member(
    'chart-refused',
    '/chart-analysis',
    async (page) => {
      await refuse(page, '**/api/chart-analysis/analyze', 503, 'chartAnalysis.tooManyWaiting', TOO_MANY);
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
      await changed(page, '**/api/chart-analysis/coupons', () => []);
      await changed(page, LIST, () =>
        [2, 5, 27].map((hours, index) => ({
          ...{ ...inList(RESULT), id: `${NOBODY.slice(0, -1)}${index}`, hasPicture: true },
          ...{ createdAt: hoursAgo(hours), finishedAt: hoursAgo(hours) },
        })),
      );
      await page.route('**/api/chart-analysis/*/picture', async (route) =>
        route.fulfill({ contentType: 'image/png', body: await drawChart(page) }),
      );
      await told(page, USAGE, (usage) => used(usage, usage.remainingCount));
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
