/*
 * What a screen looks like once something was done on it: each row opens an address as somebody and does one small act.
 * Names are those of the pictures. Words of buttons are matched in both languages.
 */

/** Presses what has these words, in the topmost dialog if one is open. */
async function press(page, words, role = 'button') {
  const top = (await page.getByRole('dialog').count()) > 0 ? page.getByRole('dialog').last() : page.locator('body');
  await top.getByRole(role, { name: words }).first().click();
}

const figure = (page) => page.locator('main [data-receipt-trigger]');

/** Opens the receipt of a figure of the page and waits until it is whole. */
async function openReceipt(page, which = 0) {
  await figure(page).nth(which).click();
  await page.getByRole('dialog').locator('li').first().waitFor();
  await page.waitForLoadState('networkidle');
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

export const states = [
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
];
