import { answer, example, member, opening, press, pressing, settle, stay, told, whole, within } from './acts.mjs';

/* The trading journal: its views, the dialog of a day, files and exchanges. */

const journal = (name, act, more) => member(name, '/trading-journal', act, more);

/** A day on which there were trades. */
const WITH_TRADES = /(손익 [+−]|result [+−]).*(메모 있음|with a note)/;
const EMPTY = /(기록 없음|nothing written)/;

async function openDay(page, words) {
  await page.getByRole('table').first().getByRole('button', { name: words }).last().click();
  await page.getByRole('dialog').getByRole('tab').first().waitFor();
  await settle(page);
}

const day = (name, words, tab, act = () => undefined) =>
  journal(name, async (page) => {
    await openDay(page, words);
    await page.getByRole('dialog').getByRole('tab').nth(tab).click();
    await act(page);
  });

const [PROFIT, CASH, TRADES, MEMO] = [0, 1, 2, 3];
const inDialog = (page) =>
  page.getByRole('dialog').last().getByRole('tabpanel').or(page.getByRole('dialog').last()).first();
const shown = (page, selector) => inDialog(page).locator(selector).filter({ visible: true });
const refusing = async (page) => shown(page, 'form button[type=submit]').first().click();

const IMPORT = '**/api/journal/imports/*';

/** A file that was sent and is in this state; nothing of it reaches the service. */
const importing = (name, changes = {}, preview = {}) =>
  journal(
    name,
    async (page) => {
      const sample = example('get', '/api/journal/imports/{id}');
      const found = { ...sample, ...changes, preview: sample.preview && { ...sample.preview, ...preview } };
      await page.route(IMPORT, (route) => route.fulfill({ json: found }));
      await told(page, /\/api\/journal\/imports(\?|$)/, (list) => [{ ...found, preview: undefined }, ...list]);
      await page.locator('main input[type=file]').first().scrollIntoViewIfNeeded();
    },
    whole,
  );

const CONNECT = /^(거래소 연결하기|Connect an exchange)$/;
const connections = (changes) => (page) =>
  told(page, '**/api/journal/connections', () =>
    example('get', '/api/journal/connections').map((one) => ({ ...one, ...changes })),
  );

export const journals = [
  ...within(member, '/trading-journal', 'view', ['statistics', 'search', 'year', 'print']),
  member('trading-journal-found', '/trading-journal?view=search&words=BTC', undefined, whole),
  member('trading-journal-not-found', '/trading-journal?view=search&words=zzzz', undefined, whole),
  member('trading-journal-last-month', '/trading-journal?month=2026-10', undefined, whole),
  journal('journal-hidden', pressing(/^(금액 숨기기|Hide amounts)$/), whole),
  journal('journal-won', pressing(/^KRW$/), whole),
  journal('journal-import-help', (page) => page.locator('main details summary').first().click(), whole),
  day('day-profit', WITH_TRADES, PROFIT),
  day('day-cash', WITH_TRADES, CASH),
  day('day-cash-added', EMPTY, CASH, async (page) => {
    const added = example('post', '/api/mypage/cashflows');
    await answer(page, '**/api/mypage/cashflows', added, 201);
    await shown(page, 'form input[inputmode=decimal]').first().fill('1500');
    await shown(page, 'form button[type=submit]').first().click();
    await stay(page);
  }),
  day('day-cash-refused', EMPTY, CASH, refusing),
  day('day-trades', WITH_TRADES, TRADES),
  day('day-memo', WITH_TRADES, MEMO),
  day('day-empty', EMPTY, PROFIT),
  day('day-profit-refused', EMPTY, PROFIT, refusing),
  day('day-trade-refused', EMPTY, TRADES, refusing),
  day('day-trade-edit', WITH_TRADES, TRADES, pressing(/(수정|^Edit )/)),
  day('day-trade-review', WITH_TRADES, TRADES, pressing(/(복기|[Rr]eview)/)),
  day('day-trade-deleted', WITH_TRADES, TRADES, async (page) => {
    await page.route('**/api/mypage/trades/*', (route) => route.fulfill({ json: { message: '' } }));
    await press(page, /(삭제|^Delete )/);
    await settle(page);
  }),
  day('day-template', EMPTY, MEMO, pressing(/^(매매 전 계획|Plan .*|.* plan)$/i)),
  importing('import-preview'),
  importing(
    'import-columns',
    {},
    { missing: ['at', 'symbol'], counts: { bad: 0, duplicate: 0, new: 0, skipped: 0 }, rows: [] },
  ),
  importing('import-reading', { status: 'reading', progress: 40 }),
  importing('import-writing', { status: 'importing', progress: 70 }),
  importing('import-failed', {
    status: 'failed',
    preview: null,
    failure: '파일을 읽을 수 없습니다. / It cannot be read.',
  }),
  importing('import-done', example('get', '/api/journal/imports')[0]),
  journal('import-undo', async (page) => {
    const list = example('get', '/api/journal/imports');
    await told(page, /\/api\/journal\/imports(\?|$)/, () => list);
    await press(page, /^(가져오기 취소|Undo import)$/);
  }),
  journal('dialog-connect', opening(CONNECT)),
  journal('dialog-connect-refused', async (page) => {
    await press(page, CONNECT);
    await page.getByRole('dialog').locator('button[type=submit]').click();
  }),
  journal('connections', connections({}), whole),
  journal(
    'connections-failed',
    connections({ status: 'failed', failure: '키가 거절되었습니다. / The key was refused.' }),
    whole,
  ),
  journal('connection-remove', async (page) => {
    await connections({})(page);
    await press(page, /(연결 삭제$|^Remove )/);
  }),
  journal(
    'positions',
    (page) => told(page, '**/api/journal/positions', () => example('get', '/api/journal/positions')),
    whole,
  ),
  member('receipt-equity', '/trading-journal?view=statistics', async (page) => {
    await page.locator('main [data-bar]').nth(-2).click();
    await page.getByRole('dialog').waitFor();
    await settle(page);
  }),
  member('receipt-year-day', '/trading-journal?view=statistics', async (page) => {
    await page.locator('main [data-step]').last().click();
    await page.getByRole('dialog').waitFor();
    await settle(page);
  }),
  journal('journal-picture', async (page) => {
    const [sample] = example('get', '/api/journal/pictures');
    const png = await page.screenshot();
    await page.route(/\/api\/journal\/pictures\/[^/?]+(\/thumbnail)?$/, (route) =>
      route.fulfill({ contentType: 'image/png', body: png }),
    );
    await told(page, /\/api\/journal\/pictures(\?|$)/, () => [{ ...sample, tradeId: null }]);
    await openDay(page, WITH_TRADES);
    await page.getByRole('dialog').getByRole('tab').nth(MEMO).click();
    await page
      .getByRole('dialog')
      .getByRole('button')
      .filter({ has: page.locator('img') })
      .filter({ visible: true })
      .first()
      .click();
    await page.waitForTimeout(500);
  }),
];
