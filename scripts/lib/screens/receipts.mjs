import {
  again,
  answer,
  ask,
  by,
  changed,
  example,
  member,
  leave,
  openReceipt,
  press,
  printed,
  settle,
  stay,
  told,
  visitor,
  whole,
} from './acts.mjs';
import { minutesAgo, noonAgo } from './times.mjs';

/* Receipts of figures and of kept facts, and the papers they are printed on. */

const figures = (page) => page.locator('main [data-receipt-trigger]');
const lines = (page) => page.getByRole('dialog').last().locator('li button').filter({ visible: true });

/** The receipt of a figure, by its place on the page: the last one is -1. */
const receipt = (name, state, path, which) => state(name, path, (page) => openReceipt(page, which));

/** Opens the receipt of the previous month, whose figure loads after the daily ones. */
async function openMonth(page) {
  const month = page.locator('main span').filter({ hasText: /^(지난달|Last month)/ });
  await month.locator('[data-receipt-trigger]').first().click();
  await lines(page).first().waitFor();
  await leave(page);
}

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

/** What is printed, on its paper. */
const paper = (name, which) => entry(name, (page) => printed(page, which, () => press(page, /^(인쇄|Print)$/)), whole);

const keepButton = (page) => page.getByRole('dialog').getByRole('button', { name: /^(보관|보관 중|Keep|Kept)$/ });

/** Whether the receipt is kept, as the service would say. */
const kept = (page, isKept) =>
  changed(page, /\/api\/receipts\/lcoin\/[^/]+$/, (receipt) => ({ ...receipt, kept: isKept }));

/** Links of a receipt, the newest first ended. */
const links = [
  { withAmounts: true, sharedAt: noonAgo(2), revokedAt: null },
  { withAmounts: false, sharedAt: noonAgo(1), revokedAt: null },
  { withAmounts: true, sharedAt: noonAgo(4), revokedAt: noonAgo(3) },
].map((link, index) => ({ id: `0198f6d2-8f5e-7c3a-9f0e-00000000000${index}`, ...link }));

/** Some of what the member has a receipt of, as the service would list it when it was kept; the first with several links. */
async function manyKept(page) {
  const months = (await ask(page, '/api/user/rebate-months')).slice(0, 2);
  const [day] = (await ask(page, '/api/user/rebate-rows?limit=1')).map((row) => row.day);
  const entries = await ask(page, '/api/lance-coins/history?limit=20');
  const [luff] = await ask(page, '/api/luff/transactions?limit=1');
  const [order] = await ask(page, '/api/store/orders');
  const [pass] = await ask(page, '/api/indicator-purchases');
  const [first, other] = [entries[1], entries.find(({ type }) => type === 'bonus')];
  const facts = [
    ['rebate-month', months.at(-1)?.month],
    ['rebate-day', day],
    ['lcoin', first?.id],
    ['luff', luff?.id],
    ['order', order?.id],
    ['indicator-pass', pass?.id],
    ['lcoin', other?.id],
  ].filter(([, id]) => id !== undefined);
  const [sample] = example('get', '/api/receipts');
  const kept = [];
  for (const [kind, id] of facts) {
    const { number, title, seal, at, ...receipt } = await ask(page, `/api/receipts/${kind}/${id}`);
    // The amount of the fact; the receipt of an entry goes on to the balance.
    const { sum } = receipt.shared ?? receipt;
    kept.push({
      ...{ ...sample, kind, number, title, seal, factId: id, factAt: at, keptAt: noonAgo(0) },
      ...{ id: `${sample.id.slice(0, -1)}${kept.length}`, shares: kept.length === 0 ? links : [] },
      ...{ amount: sum.value, unit: sum.unit },
    });
  }
  return kept;
}

/** The list of kept receipts tells these, apart from its filter by kind. */
async function listed(page, change = (all) => all) {
  const all = change(await manyKept(page));
  await page.route(LIST, (route) => {
    const kind = new URL(route.request().url()).searchParams.get('kind');
    return route.fulfill({ json: all.filter((one) => kind === null || one.kind === kind) });
  });
  await again(page);
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
  member('receipt-month', '/dashboard', openMonth),
  member('receipt-day', '/dashboard', async (page) => {
    await page.locator('main [data-bar]').nth(-3).click();
    await page.getByRole('dialog').locator('li').first().waitFor();
    await leave(page);
  }),
  member('receipt-behind', '/dashboard', async (page) => {
    await openMonth(page);
    await lines(page).last().click();
    await settle(page);
  }),
  member('receipt-two-deep', '/dashboard', async (page) => {
    await openMonth(page);
    for (let depth = 0; depth < 2; depth += 1) {
      await lines(page).last().click();
      await settle(page);
    }
  }),
  receipt('receipt-lcoin-balance', member, '/lcoin-dashboard', 0),
  receipt('receipt-luff-balance', member, '/mypage?tab=luff', 0),
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
      sharedAt: minutesAgo(0),
    };
    await answer(page, '**/api/receipts/*/*/shares', share, 201);
    await press(page, /^(공유|Share)$/);
    await press(page, /^(공유 링크 만들기|Make a link)$/);
    await page.getByRole('dialog').last().locator('input[readonly]').waitFor();
  }),
  entry('receipt-print', (page) => press(page, /^(인쇄|Print)$/)),
  entry('receipt-picture', (page) => press(page, /^(이미지|Image)$/)),
  paper('receipt-paper-a4', 'a4'),
  paper('receipt-paper-80mm', 'roll'),
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
  keptList('receipts-kept', (page) => listed(page)),
  keptList('receipts-none', (page) => told(page, LIST, () => [])),
  keptList('receipts-links', async (page) => {
    await listed(page);
    await page.locator('main li summary').first().waitFor();
    for (const summary of await page.locator('main li summary').all()) await summary.click();
  }),
  keptList('receipts-search', async (page) => {
    await listed(page, (all) => all.slice(0, 3));
    await unfoldSearch(page);
    await page.getByRole('search').getByRole('combobox').first().selectOption('rebate-day');
    await settle(page);
  }),
  keptList('receipts-not-found', async (page) => {
    await listed(page);
    await unfoldSearch(page);
    await page.unroute(LIST);
    await page.getByRole('searchbox').fill('ZZZZ');
    await settle(page);
  }),
  member('receipts-end-link', '/mypage?tab=receipts', async (page) => {
    await listed(page, (all) => all.map((one) => ({ ...one, shares: links.slice(0, 1) })));
    await press(page, /^(공유 끝내기|Stop sharing)$/);
  }),
];
