/*
 * What a screen looks like once something was done on it: each row opens an address as somebody and does one small act.
 * Names are those of the pictures. Words of buttons are matched in both languages.
 */

/** Presses what has these words, in the topmost dialog if one is open. */
async function press(page, words, role = 'button') {
  const top = (await page.getByRole('dialog').count()) > 0 ? page.getByRole('dialog').last() : page.locator('body');
  await top.getByRole(role, { name: words }).first().click();
}

/** What pages are filled with, apart from who looks at them. */
const DATA = /^https?:\/\/[^/]+\/api\/(?!me$|user$)/;

/** The button of a shown item, not its price. */
const BUY = /, .*1,500 L/;

const NOBODY = '00000000-0000-7000-8000-000000000000';

/** A write is answered here, so that nothing is bought. */
const answer = (page, path, body) => page.route(path, (route) => route.fulfill({ status: 200, json: body }));

/** Waits until the network is idle, at most 8 seconds: a page with an open stream never is. */
export const settle = (page) => page.waitForLoadState('networkidle', { timeout: 8_000 }).catch(() => undefined);

const figure = (page) => page.locator('main [data-receipt-trigger]');

/** Opens the receipt of a figure of the page and waits until it is whole. */
async function openReceipt(page, which = 0) {
  await figure(page).nth(which).click();
  await page.getByRole('dialog').locator('li').first().waitFor();
  await settle(page);
}

/** Opens the receipt of an L coin entry, which can be kept and shared. */
async function openEntry(page) {
  await page.locator('main li [data-receipt-trigger]').first().click();
  await page.getByRole('dialog').getByRole('group').waitFor();
}

/** An address for the member's last L coin entry, and how to end it. */
async function shareEntry(page, withAmounts) {
  return page.evaluate(async (amounts) => {
    const call = async (path, method = 'GET', body = undefined) => {
      const answer = await fetch(path, {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return answer.status === 204 ? undefined : answer.json();
    };
    const [entry] = await call('/api/lance-coins/history?limit=1');
    return call(`/api/receipts/lcoin/${entry.id}/shares`, 'POST', { withAmounts: amounts });
  }, withAmounts);
}

const endShare = (page, id) =>
  page.evaluate((share) => fetch(`/api/receipts/shares/${share}`, { method: 'DELETE' }), id);

/** The shared receipt as everybody sees it; `as` changes what the service says of it. */
async function openShared(page, { language, withAmounts = true, as = {}, jws = false, revoked = false }) {
  const { id, path } = await shareEntry(page, withAmounts);
  if (revoked) await endShare(page, id);
  let signature = '';
  await page.route('**/api/shared-receipts/*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    signature = answer.signature ?? '';
    return route.fulfill({
      response,
      json: response.ok() ? { ...answer, receipt: { ...answer.receipt, ...as } } : answer,
    });
  });
  const address = language === 'en' ? `/en${path}` : path;
  await page.goto(address, { waitUntil: 'networkidle' });
  if (jws) {
    await page.goto(`${address}#${signature}`);
    await page.reload({ waitUntil: 'networkidle' });
  }
  if (!revoked) await endShare(page, id);
}

const shared = (name, options) => ({
  name: `shared-${name}`,
  role: 'member',
  path: '/mypage?tab=receipts',
  whole: true,
  act: (page, { language }) => openShared(page, { language, ...options }),
});

/** Tabs and views that a query parameter of the page selects. */
const within = (role, path, key, values) =>
  values.map((value) => ({
    name: `${path.split('/').at(-1)}-${value}`,
    role,
    path: `${path}?${key}=${value}`,
    whole: true,
    act: settle,
  }));

export const states = [
  // Parts of pages
  ...within('member', '/trading-journal', 'view', ['statistics', 'search', 'year', 'print']),
  ...within('member', '/mypage', 'tab', ['transactions', 'indicators', 'luff', 'trading-journal', 'security']),
  ...within('admin', '/admin/users', 'tab', [
    ...['requests', 'reports', 'exchanges', 'items', 'faq', 'settings', 'system'],
  ]),
  {
    name: 'insights-panels',
    role: 'member',
    path: '/crypto-insights',
    act: (page) => press(page, /^(화면 구성|Panels)$/),
  },
  {
    name: 'insights-alert',
    role: 'member',
    path: '/crypto-insights',
    act: (page) => press(page, /^(알림 만들기|New alert)$/),
  },
  {
    name: 'insights-premium',
    role: 'member',
    path: '/crypto-insights',
    act: (page) => openReceipt(page),
  },
  // Receipts
  { name: 'receipt', role: 'member', path: '/dashboard', act: (page) => openReceipt(page) },
  {
    name: 'receipt-month',
    role: 'member',
    path: '/dashboard',
    act: (page) => openReceipt(page, 1),
  },
  {
    name: 'receipt-day',
    role: 'member',
    path: '/dashboard',
    act: async (page) => {
      await page.locator('main [data-bar]').nth(-3).click();
      await page.getByRole('dialog').locator('li').first().waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'receipt-behind',
    role: 'member',
    path: '/dashboard',
    act: async (page) => {
      await openReceipt(page, 1);
      await page.getByRole('dialog').locator('li button').last().click();
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'receipt-entry', role: 'member', path: '/mypage?tab=transactions', act: openEntry },
  {
    name: 'receipt-share',
    role: 'member',
    path: '/mypage?tab=transactions',
    act: async (page) => {
      await openEntry(page);
      await press(page, /^(공유|Share)$/);
    },
  },
  {
    name: 'receipt-shared',
    role: 'member',
    path: '/mypage?tab=transactions',
    act: async (page) => {
      await openEntry(page);
      await press(page, /^(공유|Share)$/);
      const made = page.waitForResponse((answer) => answer.url().endsWith('/shares'));
      await press(page, /^(공유 링크 만들기|Make a link)$/);
      const { id } = await (await made).json();
      await page.getByRole('dialog').last().locator('input[readonly]').waitFor();
      await endShare(page, id);
    },
  },
  {
    name: 'receipt-print',
    role: 'member',
    path: '/mypage?tab=transactions',
    act: async (page) => {
      await openEntry(page);
      await press(page, /^(인쇄|Print)$/);
    },
  },
  {
    name: 'receipt-picture',
    role: 'member',
    path: '/mypage?tab=transactions',
    act: async (page) => {
      await openEntry(page);
      await press(page, /^(이미지|Image)$/);
    },
  },
  {
    name: 'receipt-remove',
    role: 'member',
    path: '/mypage?tab=transactions',
    act: async (page) => {
      await openEntry(page);
      const keep = page
        .getByRole('dialog')
        .getByRole('button', { name: /^(보관|보관 중|Keep|Kept)$/, disabled: false });
      if ((await keep.getAttribute('aria-pressed')) === 'false') await keep.click();
      await press(page, /^(보관 중|Kept)$/);
    },
  },
  { name: 'receipts-kept', role: 'member', path: '/mypage?tab=receipts', whole: true },
  {
    name: 'receipts-end-link',
    role: 'member',
    path: '/mypage?tab=receipts',
    act: async (page) => {
      const { id } = await shareEntry(page, true);
      await page.reload({ waitUntil: 'networkidle' });
      await press(page, /^(공유 끝내기|Stop sharing)$/);
      await endShare(page, id);
    },
  },
  {
    name: 'receipts-not-found',
    role: 'member',
    path: '/mypage?tab=receipts',
    act: async (page) => {
      await page.getByRole('searchbox').fill('ZZZZ');
      await page.waitForLoadState('networkidle');
    },
  },
  shared('still', {}),
  shared('hidden', { withAmounts: false }),
  shared('signed', { jws: true }),
  shared('corrected', { as: { state: 'corrected', correctedAt: '2026-11-22T05:10:00.000Z' } }),
  shared('revoked', { revoked: true }),

  // What is told
  {
    name: 'slip-purchase',
    role: 'member',
    path: '/mining-items',
    act: async (page) => {
      await answer(page, '**/api/luff/purchase-mining-item', {
        message: '스피드 부스터, 500 L',
        order: { id: NOBODY },
      });
      await page.getByRole('button', { name: BUY }).first().click();
      await press(page, /1,500 L/);
      await page.locator('li[data-state=open]').hover();
    },
  },
  {
    name: 'toast-problem',
    role: 'member',
    path: '/mining-items',
    act: async (page) => {
      await page.route('**/api/luff/purchase-mining-item', (route) => route.abort());
      await page.getByRole('button', { name: BUY }).first().click();
      await press(page, /1,500 L/);
      await page.locator('li[data-state=open]').hover();
    },
  },
  // Questions and forms
  {
    name: 'dialog-buy',
    role: 'member',
    path: '/mining-items',
    act: (page) => page.getByRole('button', { name: BUY }).first().click(),
  },
  { name: 'payback', role: 'member', path: '/mypage?tab=luff', whole: true, act: () => undefined },
  {
    name: 'dialog-journal-day',
    role: 'member',
    path: '/trading-journal',
    act: (page) => page.getByRole('table').getByRole('button').nth(9).click(),
  },
  {
    name: 'register-refused',
    role: 'visitor',
    path: '/register',
    whole: true,
    act: (page) => page.locator('form button[type=submit]').click(),
  },
  {
    name: 'login-refused',
    role: 'visitor',
    path: '/login',
    whole: true,
    act: (page) => page.locator('main form button[type=submit]').click(),
  },
  {
    name: 'uid-refused',
    role: 'visitor',
    path: '/',
    act: async (page) => {
      await page.locator('#uid-check button[type=submit]').click();
      await page.locator('#uid-check').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'uid-answer',
    role: 'visitor',
    path: '/',
    act: async (page) => {
      const check = page.locator('#uid-check');
      await check.getByRole('radio', { name: /Deepcoin/ }).check({ force: true });
      await check.getByLabel('UID', { exact: true }).fill('36100011');
      await check.locator('button[type=submit]').click();
      await check.locator('[aria-busy=false]').waitFor();
    },
  },
  {
    name: 'calculator',
    role: 'visitor',
    path: '/',
    act: (page) => press(page, /^(계산기 열기|Open the calculator)$/),
  },
  {
    name: 'chatbot',
    role: 'visitor',
    path: '/',
    act: (page) => page.evaluate(`location.hash = 'chatbot'`),
  },
  // Menus
  {
    name: 'menu-visitor',
    role: 'visitor',
    path: '/',
    act: (page, { width }) => (width < 1080 ? press(page, /^(메뉴|Menu)$/) : undefined),
  },
  {
    name: 'menu-member',
    role: 'member',
    path: '/dashboard',
    act: (page, { width }) =>
      width < 768 ? press(page, /^(더보기|More)$/) : page.locator('header [aria-haspopup=menu]').click(),
  },
  // What is not there
  {
    name: 'unread-dashboard',
    role: 'member',
    path: '/dashboard',
    whole: true,
    act: async (page) => {
      await page.route(DATA, (route) => route.abort());
      await page.reload();
    },
  },
  {
    name: 'loading-dashboard',
    role: 'member',
    path: '/dashboard',
    act: async (page) => {
      await page.route(DATA, () => new Promise(() => {}));
      await page.reload({ waitUntil: 'domcontentloaded' });
      await page.locator('main h1').waitFor();
    },
  },
  {
    name: 'admin-decision',
    role: 'admin',
    path: '/admin/users?tab=requests',
    act: (page) =>
      page
        .getByRole('button', { name: /^(승인|Approve)/ })
        .last()
        .click(),
  },
];
