import { parseArgs } from 'node:util';
import { launchBrowser } from '../../frontend/e2e/support/browser.ts';
import { openProduct } from './open-product.mjs';
import { Explained, main, say } from './say.mjs';

/*
 * npm run bench -- screen: the table of all premiums in Chromium on a processor slowed down four times, while it streams: frames,
 * shifts of the layout, and how soon the page answers to somebody who sorts, searches and scrolls.
 *
 *   --url http://127.0.0.1:3000   a product that runs already; without it one is started on a port and in a folder of its own
 *   --seconds 30                  how long it is watched
 *   --slow 4                      how many times slower the processor is
 */
const { values: wanted } = parseArgs({
  options: {
    url: { type: 'string' },
    seconds: { type: 'string', default: '30' },
    slow: { type: 'string', default: '4' },
  },
});

const FRAME_MS = 50;
const aims = { 'longest frame ms': 50, 'frames over 50 ms': 0, 'layout shift': 0, 'longest answer ms': 200 };

await main(async () => {
  const product = await openProduct(wanted.url);
  const browser = await launchBrowser();
  try {
    const page = await openTable(browser, product.url);
    const idle = await watch(page, () => page.waitForTimeout(Number(wanted.seconds) * 500));
    const used = await watch(page, () => use(page, Number(wanted.seconds) * 500));
    print({ 'nobody touches it': idle, 'sorted, searched, scrolled': used });
  } finally {
    await browser.close();
    await product.stop();
  }
});

async function openTable(browser, url) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 }, locale: 'ko-KR' });
  const page = await context.newPage();
  const answer = await page.request.post('/api/login', {
    data: { email: 'hana@lance.example', password: process.env.DEMO_MEMBER_PASSWORD ?? 'lance-member-demo' },
    headers: { origin: url },
  });
  if (!answer.ok()) throw new Explained(`The member of the demo cannot be signed in: ${answer.status()}`);
  const { user } = await answer.json();
  await page.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { userId: user.id, userEmail: user.email, userName: user.name, isAdmin: 'false', isLoggedIn: 'true' },
  );
  await page.goto('/crypto-insights');
  const table = page.getByRole('table', { name: '코인별 김치 프리미엄' });
  // What is used is in sight from the start: bringing it there would be the browser's script's work, not a person's.
  await sortsOf(page).first().scrollIntoViewIfNeeded();
  await page.locator('[role=row][aria-rowindex="2"]').waitFor();
  await page.waitForTimeout(5_000);
  const count = await table.getAttribute('aria-rowcount');
  say(`  ${Number(count) - 1} coins, ${wanted.slow} times slower`);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: Number(wanted.slow) });
  return page;
}

function sortsOf(page) {
  return page.getByRole('group', { name: '정렬 기준' }).getByRole('button');
}

/** What the browser notes while `act` goes on. */
async function watch(page, act) {
  await page.evaluate(() => {
    const notes = { frames: [], shifts: [], answers: [], updates: 0 };
    const observers = [
      ['long-animation-frame', (entry) => notes.frames.push(entry.duration)],
      ['layout-shift', (entry) => notes.shifts.push(entry.hadRecentInput ? 0 : entry.value)],
      ['event', (entry) => entry.interactionId > 0 && notes.answers.push(entry.duration)],
    ].map(([type, note]) => {
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
      observer.observe({ type, ...(type === 'event' ? { durationThreshold: 16 } : {}) });
      return observer;
    });
    const rows = document.querySelector('[role=table][data-sort]');
    const changes = new MutationObserver(() => (notes.updates += 1));
    if (rows) changes.observe(rows, { subtree: true, childList: true, characterData: true });
    globalThis.endWatch = () => {
      for (const observer of [...observers, changes]) observer.disconnect();
      return notes;
    };
  });
  const began = performance.now();
  await act();
  const notes = await page.evaluate(() => globalThis.endWatch());
  const most = (values) => Math.round(Math.max(0, ...values));
  return {
    'updates a second': (notes.updates / ((performance.now() - began) / 1_000)).toFixed(1),
    // The browser only notes frames from 50 ms on.
    'longest frame ms': most(notes.frames),
    'frames over 50 ms': notes.frames.filter((duration) => duration > FRAME_MS).length,
    'layout shift': notes.shifts.reduce((sum, value) => sum + value, 0).toFixed(4),
    'longest answer ms': most(notes.answers),
    interactions: notes.answers.length,
  };
}

/** What somebody does who looks for a coin, until the time is over. */
async function use(page, milliseconds) {
  const sorts = sortsOf(page);
  const search = page.getByRole('searchbox').first();
  for (const end = performance.now() + milliseconds; performance.now() < end;) {
    for (const sort of await sorts.all()) {
      await sort.click();
      await page.waitForTimeout(400);
    }
    await search.click();
    await page.keyboard.type('ㅂㅌ', { delay: 150 });
    await page.waitForTimeout(400);
    await search.fill('');
    await page.locator('[role=region]:has(> [role=table])').hover();
    for (let turn = 0; turn < 5; turn += 1) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(200);
    }
    await page.mouse.wheel(0, -4_000);
  }
}

function print(columns) {
  const names = Object.keys(columns);
  say(['', ...names, 'aim'].join('  |  '));
  for (const figure of Object.keys(Object.values(columns)[0]))
    say([figure, ...names.map((name) => columns[name][figure]), aims[figure] ?? ''].join('  |  '));
}
