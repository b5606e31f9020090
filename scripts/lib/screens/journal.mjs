import {
  NOBODY,
  acted,
  ask,
  changed,
  example,
  member,
  opening,
  press,
  pressing,
  settle,
  spoken,
  stay,
  told,
  whole,
  within,
} from './acts.mjs';
import { drawChart } from './charts.mjs';
import { minutesAgo } from './times.mjs';

/* The trading journal: its views, the dialog of a day, files and exchanges. */

const journal = (name, act, more) => member(name, '/trading-journal', act, more);
const imports = (name, act, more) => member(name, '/trading-journal?view=import', act, more);

/** A day on which there were trades. */
const WITH_TRADES = /(손익 [+−]|result [+−]).*(메모 있음|with a note)/;
const EMPTY = /(기록 없음|nothing written)/;

/** Opens a matching day of the shown month, or of the previous one if the shown month has none. */
async function openDay(page, words) {
  const days = page.getByRole('table').first().getByRole('button', { name: words });
  // The month that is shown is known only once the newest day is, and its days come after that.
  await page.locator('main table[aria-busy="false"]').first().waitFor();
  if ((await days.count()) === 0) await press(page, /^(이전 달|Previous month)$/);
  await days.last().click();
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

const DAYS = /\/api\/journal\/days/;
const PERFORMANCE = '**/api/mypage/performance';
/** A day of which nothing is written. */
const BLANK = {
  ...{ cashFlow: '0', startBalance: null, endBalance: null, profitLoss: null, result: null, unexplained: null },
  ...{ fees: '0', funding: '0', hasNote: false, tradeCount: 0 },
};
const sumOf = (...amounts) => String(Number(amounts.reduce((sum, one) => sum + Number(one), 0).toFixed(8)));

/** Adds a deposit to its day and to the totals of the journal. */
const deposited = [
  [/\/api\/mypage\/cashflows\?/, (list, sent) => [{ id: NOBODY, description: null, ...sent.postDataJSON() }, ...list]],
  [
    DAYS,
    (days, sent) => {
      const { transactionDate: day, amount } = sent.postDataJSON();
      const old = days.find((one) => one.day === day) ?? { ...BLANK, day, krwRate: days[0]?.krwRate ?? '1400' };
      const others = days.filter((one) => one !== old);
      return [...others, { ...old, cashFlow: sumOf(old.cashFlow, amount) }].sort((a, b) => (a.day < b.day ? 1 : -1));
    },
  ],
  [
    PERFORMANCE,
    (found, sent) => {
      const { amount } = sent.postDataJSON();
      const netCapital = sumOf(found.netCapital, amount);
      const share = (profit) => sumOf((Number(profit) / Number(netCapital)) * 100);
      return {
        ...{ ...found, netCapital, totalDeposits: sumOf(found.totalDeposits, amount) },
        ...{ totalReturn: share(found.totalProfit), weeklyReturn: share(found.weeklyProfit) },
        monthlyReturn: share(found.monthlyProfit),
      };
    },
  ],
];

/** Removes a trade from its day; without other trades the balances give the day's result. */
function removed(trades) {
  const goneOf = (sent) => trades.find(({ id }) => sent.url().endsWith(id));
  return [
    [/\/api\/mypage\/trades\?/, (list, sent) => list.filter((one) => one.id !== goneOf(sent)?.id)],
    [
      DAYS,
      (days, sent) => {
        const { tradeDate, profitLoss } = goneOf(sent);
        return days.map((day) => {
          if (day.day !== tradeDate) return day;
          const left = day.tradeCount - 1;
          const result =
            left > 0 ? sumOf(day.result, -profitLoss) : day.profitLoss && sumOf(day.profitLoss, -day.cashFlow);
          return { ...day, tradeCount: left, result, unexplained: left > 0 ? day.unexplained : null };
        });
      },
    ],
    [PERFORMANCE, (found) => ({ ...found, tradeCount: found.tradeCount - 1 })],
  ];
}

const IMPORT = '**/api/journal/imports/*';
const UNREADABLE = '시간을 읽을 수 없습니다. / This is no time that can be read.';

/** A file that was sent and is in this state; nothing of it reaches the service. */
const importing = (name, changes = {}, preview = {}) =>
  imports(
    name,
    async (page) => {
      const sample = example('get', '/api/journal/imports/{id}');
      const value = `${sample.preview.lastAt.slice(2, 10)} 23:30:00`;
      const problems = sample.preview.problems.map((one) => ({ ...one, message: UNREADABLE, value }));
      const found = await spoken(page, {
        ...sample,
        createdAt: minutesAgo(1),
        preview: { ...sample.preview, problems, ...preview },
        ...changes,
      });
      await page.route(IMPORT, (route) => route.fulfill({ json: found }));
      await told(page, /\/api\/journal\/imports(\?|$)/, (list) => [{ ...found, preview: undefined }, ...list]);
    },
    whole,
  );

/** Sends a file whose columns say nothing; it stays in this window, which shows its first row. */
async function sendUnknownFile(page) {
  const sample = example('get', '/api/journal/imports/{id}');
  const file = { fileName: 'trades.csv', exchange: '', createdAt: minutesAgo(0) };
  const found = { ...sample, ...file, preview: { ...sample.preview, ...COLUMNS } };
  let isSent = false;
  await page.route(IMPORT, (route) => {
    isSent = true;
    return route.fulfill({ json: found });
  });
  await changed(page, /\/api\/journal\/imports(\?|$)/, (list) =>
    isSent ? [{ ...found, preview: undefined }, ...list] : list,
  );
  const rows = [COLUMNS.headers, ['2026-11-28 23:30:00', 'ETH-USDT', 'buy', '2450', '0.4', '0.392']];
  const buffer = Buffer.from(rows.map((cells) => cells.join(',')).join('\n'));
  await page.locator('main input[type=file]').setInputFiles({ name: file.fileName, mimeType: 'text/csv', buffer });
  await settle(page);
}

/** Confirms what the preview of a file shows, which is written at once. */
async function writeFile(page) {
  const sample = await spoken(page, example('get', '/api/journal/imports/{id}'));
  const { outcome } = example('get', '/api/journal/imports')[0];
  let found = { ...sample, createdAt: minutesAgo(1) };
  await page.route(IMPORT, (route) => route.fulfill({ json: found }));
  await page.route('**/api/journal/imports/*/confirm', (route) => {
    found = { ...found, status: 'done', progress: 100, outcome };
    return route.fulfill({ status: 202, json: found });
  });
  await told(page, /\/api\/journal\/imports(\?|$)/, (list) => [{ ...found, preview: undefined }, ...list]);
  await press(page, /^(새 거래 .* 가져오기|Import .* new rows?)$/);
  await settle(page);
}

const CONNECT = /^(거래소 연결하기|Connect an exchange)$/;
/** The state of a file before it was read. */
const UNREAD = { status: 'reading', exchange: null, preview: null };
/** Titles of which two say nothing. */
const COLUMNS = {
  ...{ format: null, exchange: '', zone: 'Asia/Seoul', zoneFrom: 'proposed', missing: ['time', 'symbol'] },
  ...{ headers: ['Executed', 'Item', 'Side', 'Price', 'Quantity', 'Fee'], unread: ['Executed', 'Item'] },
  mapping: {
    ...{ exchange: '', market: 'spot' },
    columns: { side: 'Side', price: 'Price', quantity: 'Quantity', fee: 'Fee' },
  },
  counts: { bad: 0, duplicate: 0, new: 0, skipped: 0 },
  ...{ firstAt: null, lastAt: null, rows: [], problems: [] },
};
const KEY_REFUSED =
  '거래소가 API 키를 받아들이지 않았습니다. 키, 시크릿, 패스프레이즈와 IP 제한을 확인한 뒤 다시 연결해 주세요. / The exchange did not accept the API key. Check key, secret, passphrase and IP restrictions, and connect again.';
const connections = (changes) => (page) =>
  told(page, '**/api/journal/connections', () =>
    example('get', '/api/journal/connections').map((one) => ({ ...one, ...changes })),
  );

export const journals = [
  ...within(member, '/trading-journal', 'view', ['import', 'statistics', 'search', 'year', 'print']),
  member('trading-journal-found', '/trading-journal?view=search&words=BTC', undefined, whole),
  member('trading-journal-not-found', '/trading-journal?view=search&words=zzzz', undefined, whole),
  member('trading-journal-last-month', '/trading-journal?month=2026-10', undefined, whole),
  journal('journal-hidden', pressing(/^(금액 숨기기|Hide amounts)$/), whole),
  journal('journal-won', pressing(/^KRW$/), whole),
  imports('journal-import-help', (page) => page.locator('main details summary').first().click(), whole),
  day('day-profit', WITH_TRADES, PROFIT),
  day('day-cash', WITH_TRADES, CASH),
  journal('day-cash-added', async (page) => {
    await acted(page, '**/api/mypage/cashflows', example('post', '/api/mypage/cashflows'), deposited, 201);
    await openDay(page, EMPTY);
    await page.getByRole('dialog').getByRole('tab').nth(CASH).click();
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
  journal('day-trade-deleted', async (page) => {
    const trades = await ask(page, '/api/mypage/trades?limit=100');
    await acted(page, '**/api/mypage/trades/*', { message: '' }, removed(trades));
    await openDay(page, WITH_TRADES);
    await page.getByRole('dialog').getByRole('tab').nth(TRADES).click();
    await press(page, /(삭제|^Delete )/);
    await settle(page);
  }),
  day('day-template', EMPTY, MEMO, pressing(/^(매매 전 계획|Plan .*|.* plan)$/i)),
  importing('import-preview'),
  imports('import-columns', sendUnknownFile, whole),
  importing('import-reading', { ...UNREAD, progress: 40 }),
  importing('import-writing', { status: 'writing', progress: 70 }),
  importing('import-failed', {
    ...{ ...UNREAD, status: 'failed' },
    failure:
      '파일을 읽지 못했습니다. 다시 저장한 뒤 올려 주세요. / The file could not be read. Save it again and retry.',
  }),
  imports('import-done', writeFile, whole),
  imports('import-undo', async (page) => {
    const list = example('get', '/api/journal/imports');
    await told(page, /\/api\/journal\/imports(\?|$)/, () => list);
    await press(page, /^(가져오기 취소|Undo import)$/);
  }),
  imports('dialog-connect', opening(CONNECT)),
  imports('dialog-connect-refused', async (page) => {
    await press(page, CONNECT);
    await page.getByRole('dialog').locator('button[type=submit]').click();
  }),
  imports('connections', connections({}), whole),
  imports('connections-failed', connections({ status: 'failed', failure: KEY_REFUSED }), whole),
  imports('connection-remove', async (page) => {
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
    const trades = await ask(page, '/api/mypage/trades?limit=100');
    await page.route(/\/api\/journal\/pictures\/[^/?]+(\/thumbnail)?$/, async (route) => {
      const { symbol, entryPrice } = trades.find(({ id }) => route.request().url().includes(id));
      const prices = [1.01, 1, 0.99, 0.98].map((part) =>
        (entryPrice * part).toLocaleString('en-US', { maximumFractionDigits: entryPrice > 1000 ? 0 : 2 }),
      );
      await route.fulfill({ contentType: 'image/png', body: await drawChart(page, { name: symbol, prices }) });
    });
    const [sample] = example('get', '/api/journal/pictures');
    await told(page, /\/api\/journal\/pictures(\?|$)/, () =>
      trades.map(({ id, tradeDate: date }) => ({
        ...{ ...sample, id, tradeId: id, date },
        ...{ altText: '진입할 때의 1시간봉 / 1 h chart at the entry', createdAt: minutesAgo(30) },
      })),
    );
    await openDay(page, WITH_TRADES);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab').nth(TRADES).click();
    await dialog
      .getByRole('button')
      .filter({ has: page.locator('img'), visible: true })
      .first()
      .click();
    await page.waitForTimeout(500);
  }),
];
