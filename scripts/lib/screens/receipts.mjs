import { createHash } from 'node:crypto';
import {
  answer,
  by,
  changed,
  example,
  member,
  openReceipt,
  press,
  settle,
  stay,
  told,
  visitor,
  whole,
} from './acts.mjs';

/* Receipts of figures and of kept facts, and the papers they are printed on. */

const figures = (page) => page.locator('main [data-receipt-trigger]');
const lines = (page) => page.getByRole('dialog').last().locator('li button').filter({ visible: true });

/** The receipt of a figure, by its place on the page: the last one is -1. */
const receipt = (name, state, path, which) => state(name, path, (page) => openReceipt(page, which));

/** The receipt of a figure in the last list of the page, which is read after the rest. */
const inList = (name, path) =>
  member(name, path, async (page) => {
    await page.locator('main li [data-receipt-trigger]').last().click();
    await page.getByRole('dialog').locator('li').first().waitFor();
    await settle(page);
  });

/** Opens the receipt of an L coin entry, which can be kept and shared. */
async function openEntry(page) {
  await page.locator('main li [data-receipt-trigger]').first().click();
  await page.getByRole('dialog').getByRole('group').waitFor();
}

const entry = (name, act = () => undefined, more) =>
  member(
    name,
    '/mypage?tab=transactions',
    async (page) => {
      await openEntry(page);
      await act(page);
    },
    more,
  );

/** What is printed, without the page around it. */
const paper = (name, words) =>
  entry(
    name,
    async (page) => {
      await page.evaluate(() => {
        globalThis.print = () => undefined;
      });
      await press(page, /^(인쇄|Print)$/);
      await page.getByRole('menuitem', { name: words }).click();
      await page.emulateMedia({ media: 'print' });
    },
    whole,
  );

const keepButton = (page) => page.getByRole('dialog').getByRole('button', { name: /^(보관|보관 중|Keep|Kept)$/ });

/** Whether the receipt is kept, as the service would say. */
const kept = (page, isKept) =>
  changed(page, /\/api\/receipts\/lcoin\/[^/]+$/, (receipt) => ({ ...receipt, kept: isKept }));

const links = [
  { withAmounts: true, sharedAt: '2026-11-20T03:00:00.000Z', revokedAt: null },
  { withAmounts: false, sharedAt: '2026-11-21T03:00:00.000Z', revokedAt: null },
  { withAmounts: true, sharedAt: '2026-11-18T03:00:00.000Z', revokedAt: '2026-11-19T03:00:00.000Z' },
].map((link, index) => ({ id: `0198f6d2-8f5e-7c3a-9f0e-00000000000${index}`, ...link }));

/** Of each kind one: kind, number, title, amount, unit, day. */
const KEPT = [
  [
    'rebate-month',
    'M-4M2X-8QHT',
    '2026년 10월 리베이트 / Rebate of October 2026',
    '1654.74812604',
    'USDT',
    '2026-10-31',
  ],
  ['rebate-day', 'R-V444-9TXP', '2026.11.19 리베이트 / Rebate of 2026-11-19', '62.39351008', 'USDT', '2026-11-19'],
  [
    'rebate-row',
    'D-9C7E-1NKS',
    '2026.11.18 Bitget 선물 / Bitget futures, 2026-11-18',
    '18.20114',
    'USDT',
    '2026-11-18',
  ],
  ['lcoin', 'L-6WPD-22FA', '출석 체크 11월 17일 / Attendance on Nov 17', '50', 'L', '2026-11-17'],
  ['luff', 'F-0GZB-5RM3', '11월 16일 거래 적립 / Accrual of Nov 16', '5.872', '러프 / Luff', '2026-11-16'],
  ['order', 'S-J5TQ-7XV0', '주문 1002 / Order 1002', '200', 'L', '2026-11-15'],
  ['payback', 'P-M2J6-7KFR', '페이백 120 USDT / Payback of 120 USDT', '120', 'USDT', '2026-11-14'],
  ['indicator-pass', 'I-3HNY-D8CK', '지표 이용권 / Indicator pass', '1500', 'L', '2026-11-05'],
  ['lcoin', 'L-A8RE-40TZ', 'UID 인증 보너스 / Bonus for a verified UID', '1000', 'L', '2026-10-30'],
];

/** Kept receipts as the service would list them, the first with several links. */
function manyKept() {
  const [one] = example('get', '/api/receipts');
  return KEPT.map(([kind, number, title, amount, unit, day], index) => ({
    ...one,
    ...{ kind, number, title, amount, unit },
    id: `${one.id.slice(0, -1)}${index}`,
    factAt: `${day}T03:00:00.000Z`,
    seal: createHash('sha256').update(number).digest('hex'),
    shares: index === 0 ? links : [],
  }));
}
const LIST = /\/api\/receipts(\?|$)/;

const keptList = (name, act, more = whole) => member(name, '/mypage?tab=receipts', act, more);

/** Unfolds the search, which is folded when there are few. */
async function unfoldSearch(page) {
  const search = page.locator('main details:has([role=search])');
  if ((await search.getAttribute('open')) === null) await search.locator('summary').click();
}

export const receipts = [
  receipt('receipt', member, '/dashboard', 0),
  receipt('receipt-month', member, '/dashboard', 1),
  member('receipt-day', '/dashboard', async (page) => {
    await page.locator('main [data-bar]').nth(-3).click();
    await page.getByRole('dialog').locator('li').first().waitFor();
    await settle(page);
  }),
  member('receipt-behind', '/dashboard', async (page) => {
    await openReceipt(page, 1);
    await lines(page).last().click();
    await settle(page);
  }),
  member('receipt-two-deep', '/dashboard', async (page) => {
    await openReceipt(page, 1);
    for (let depth = 0; depth < 2; depth += 1) {
      await lines(page).last().click();
      await settle(page);
    }
  }),
  receipt('receipt-lcoin-balance', member, '/my-info', 0),
  receipt('receipt-luff-balance', member, '/my-info', 2),
  inList('receipt-order', '/mining-items'),
  receipt('receipt-payback', by('seoyeon'), '/mypage?tab=luff', -1),
  receipt('receipt-payback-waits', by('alex'), '/mypage?tab=luff', -1),
  inList('receipt-pass', '/indicator-purchase'),
  receipt('receipt-journal', member, '/trading-journal', 0),
  member('receipt-uid', '/mypage', async (page) => {
    await figures(page)
      .filter({ hasText: /인증|Verified/ })
      .first()
      .click();
    await page.getByRole('dialog').locator('li').first().waitFor();
    await settle(page);
  }),
  receipt('receipt-visitor-rate', visitor, '/', 0),
  receipt('receipt-visitor-exchanges', visitor, '/', 1),
  receipt('receipt-payout-record', visitor, '/', 4),
  receipt('receipt-exchange-fee', visitor, '/', -1),
  member('receipt-loading', '/mypage?tab=transactions', async (page) => {
    await page.route('**/api/**/receipt', () => new Promise(() => {}));
    await page.locator('main li [data-receipt-trigger]').first().click();
    await page.getByRole('dialog').waitFor();
  }),
  member('receipt-failed', '/mypage?tab=transactions', async (page) => {
    await page.route('**/api/**/receipt', (route) => route.abort());
    await page.locator('main li [data-receipt-trigger]').first().click();
    await page.getByRole('dialog').waitFor();
    await settle(page);
  }),
  // What can be done with one
  entry('receipt-entry'),
  entry('receipt-share', (page) => press(page, /^(공유|Share)$/)),
  entry('receipt-shared', async (page) => {
    const share = {
      id: links[0].id,
      path: '/r/Zr3lJ0yQx1sV7nB2cD4eFg',
      withAmounts: true,
      sharedAt: links[0].sharedAt,
    };
    await answer(page, '**/api/receipts/*/*/shares', share, 201);
    await press(page, /^(공유|Share)$/);
    await press(page, /^(공유 링크 만들기|Make a link)$/);
    await page.getByRole('dialog').last().locator('input[readonly]').waitFor();
  }),
  entry('receipt-print', (page) => press(page, /^(인쇄|Print)$/)),
  entry('receipt-picture', (page) => press(page, /^(이미지|Image)$/)),
  paper('receipt-paper-a4', /A4/),
  paper('receipt-paper-80mm', /80 mm/),
  member('toast-kept', '/mypage?tab=transactions', async (page) => {
    await kept(page, false);
    await openEntry(page);
    await page.route('**/api/receipts/*/*/kept', (route) => route.fulfill({ status: 204 }));
    await keepButton(page).click();
    await stay(page);
  }),
  member('receipt-remove', '/mypage?tab=transactions', async (page) => {
    await kept(page, true);
    await openEntry(page);
    await press(page, /^(보관 중|Kept)$/);
  }),
  entry('toast-copied', async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, /^(복사|Copy)$/);
    await stay(page);
  }),
  // Those that are kept
  keptList('receipts-kept', (page) => told(page, LIST, manyKept)),
  keptList('receipts-none', (page) => told(page, LIST, () => [])),
  keptList('receipts-links', async (page) => {
    await told(page, LIST, manyKept);
    for (const summary of await page.locator('main li summary').all()) await summary.click();
  }),
  keptList('receipts-search', async (page) => {
    await told(page, LIST, () => manyKept().slice(0, 3));
    await unfoldSearch(page);
    await page.getByRole('search').getByRole('combobox').first().selectOption('rebate-day');
    await settle(page);
  }),
  keptList('receipts-not-found', async (page) => {
    await told(page, LIST, manyKept);
    await unfoldSearch(page);
    await page.unroute(LIST);
    await page.getByRole('searchbox').fill('ZZZZ');
    await settle(page);
  }),
  member('receipts-end-link', '/mypage?tab=receipts', async (page) => {
    await told(page, LIST, () => manyKept().map((one) => ({ ...one, shares: links.slice(0, 1) })));
    await press(page, /^(공유 끝내기|Stop sharing)$/);
  }),
];
