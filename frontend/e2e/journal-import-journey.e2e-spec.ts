import { type Locator, type Page } from 'playwright-core';
import { type SignedIn, registerMember } from '../../backend/test/factories/member';
import { runInTransaction } from '../../backend/src/platform/database/index';
import { Settings } from '../../backend/src/platform/settings/index';
import { keyOf } from '../../backend/test/support/exchange-keys';
import { FUTURES_NAME, FUTURES_ROWS, FUTURES_TITLES, csv } from '../../backend/test/support/trade-files';
import { logIn, see, seeToast, tabTo, until } from './support/acts';
import { faultsOf, showIn } from './support/look';
import { type Product, startProduct } from './support/product';
import { sample } from './support/sample';

const words = {
  ko: {
    title: '거래 내역 가져오기',
    back: '매매 일지',
    show: '매매 일지에서 보기',
    day: /^2026\.11\.18, 손익 \+40\.4/,
    drop: /^(CSV 또는 XLSX|다른 파일 올리기)/,
    writing: '가져오는 중',
    bad: /^7행 Price/,
    confirm: (count: number) => `새 거래 ${count}행 가져오기`,
    outcome: '5행 추가, 관련 매매 2건',
    undo: '가져오기 취소',
    undoConfirm: '가져오기 취소하기',
    undone: '취소됨',
    missing: /^다음 열이 필요합니다: 시간, 심볼/,
    exchange: '거래소 이름',
    columns: { 시간: 'c1', 심볼: 'c2', '매수·매도': 'c3', 가격: 'c4', '수량 (코인)': 'c5' },
    apply: '이 열로 다시 읽기',
    connect: '거래소 연결하기',
    key: { apiKey: 'API 키', apiSecret: 'API 시크릿', passphrase: '패스프레이즈', exchange: '거래소' },
    send: '연결하기',
    connected: '연결했습니다. 거래 내역을 가져오고 있습니다.',
    refused: /^주문이나 출금을 할 수 있는 키라서 저장하지 않았습니다\./,
    ready: '연결됨',
    synced: 'Bitget 동기화',
    remove: /^Bitget ••••\S+ 연결 삭제$/,
    removeConfirm: '연결 삭제하기',
    none: '연결된 거래소가 없습니다',
  },
  en: {
    title: 'Import trade history',
    back: 'Trading journal',
    show: 'See the journal',
    day: /^18 Nov 2026, result \+40\.4/,
    drop: /^(Drop a CSV or XLSX|Upload another file)/,
    writing: 'Importing',
    bad: /^Line 7 Price/,
    confirm: (count: number) => `Import ${count} new rows`,
    outcome: '5 rows added, 2 trades of their symbols',
    undo: 'Undo import',
    undoConfirm: 'Undo the import',
    undone: 'Undone',
    missing: /^These columns are needed: Time, Symbol/,
    exchange: 'Name of the exchange',
    columns: { Time: 'c1', Symbol: 'c2', 'Buy or sell': 'c3', Price: 'c4', 'Quantity (coins)': 'c5' },
    apply: 'Read again with these columns',
    connect: 'Connect an exchange',
    key: { apiKey: 'API key', apiSecret: 'API secret', passphrase: 'Passphrase', exchange: 'Exchange' },
    send: 'Connect',
    connected: 'Connected. Your trades are being read.',
    refused: /^This key may trade or withdraw, so it was not saved\./,
    ready: 'Connected',
    synced: 'Sync of Bitget',
    remove: /^Remove Bitget ••••\S+$/,
    removeConfirm: 'Remove connection',
    none: 'No exchange is connected',
  },
} as const;

/** Trades that come as files and from an exchange, and go again; the tests are one story. */
describe.each(sample(['ko', 'en'] as const))('imported trades (%s)', (language) => {
  const t = words[language];
  let product: Product;
  let hana: SignedIn;
  let page: Page;

  beforeAll(async () => {
    product = await startProduct();
    // A short history: the exchanges of the simulator are asked as often as real ones.
    await runInTransaction(product.dataSource, (tx) =>
      product.app.get(Settings).set(tx, 'journal_syncDays', '3', null),
    );
    hana = await registerMember(product, { name: '김하나', emailConfirmed: true });
    page = await product.visit({ width: 1440, language });
    await logIn(page, hana, '/trading-journal');
    await page.locator('main h1').first().waitFor();
    await showIn(page, { language });
    await link(t.title).click();
  });

  afterAll(() => product.close());

  const link = (name: string): Locator => page.getByRole('link', { name, exact: true });
  const day = (): Locator => page.getByRole('button', { name: t.day });
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const upload = (name: string, ...lines: readonly string[]): Promise<void> =>
    page.getByLabel(t.drop).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv(...lines)) });

  it('are previewed with what could not be read, and written when that is confirmed', async () => {
    const bad = '900001,26-11-17 10:00:00,BTCUSDT,BUY,about 90000,0.4,1,0,0,true,false,5100000001,1';
    await upload(FUTURES_NAME, FUTURES_TITLES, ...FUTURES_ROWS, bad);
    await button(t.confirm(5)).waitFor();
    await see(page, t.bad);
    expect(await faultsOf(page, 'a preview', { within: 'main' })).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    // Nothing can be written for a moment, so that the progress is seen.
    const other = product.dataSource.createQueryRunner();
    await other.startTransaction();
    await other.query('LOCK TABLE journal_fills IN SHARE MODE');
    await button(t.confirm(5)).press('Enter');
    await page.getByRole('status').filter({ hasText: t.writing }).waitFor();
    await other.rollbackTransaction();
    await other.release();
    await see(page, t.outcome);
    await link(t.show).click();
    await day().waitFor();
  });

  it('are gone from the calendar when the file is undone, by keys alone', async () => {
    await link(t.title).click();
    await button(t.undo).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
    await tabTo(page, t.undoConfirm);
    await page.keyboard.press('Enter');
    await see(page, t.undone);
    await page.locator('main').getByRole('link', { name: t.back, exact: true }).click();
    await page.locator('[data-day]').first().waitFor();
    await until('a day without a result', async () => (await day().count()) === 0);
  });

  it('of an unknown file are read by the columns that one chooses, which the next file has by itself', async () => {
    await link(t.title).click();
    const titles = 'c1,c2,c3,c4,c5';
    const rows = (on: string) => [`${on} 10:00:00,BTC-USDT,BUY,100,2`, `${on} 12:00:00,BTC-USDT,SELL,110,2`];
    await upload('first.csv', titles, ...rows('2026-11-16'));
    await see(page, t.missing);
    await page.getByLabel(t.exchange).fill('Nook');
    for (const [field, title] of Object.entries(t.columns))
      await page.getByLabel(field, { exact: true }).selectOption(title);
    await button(t.apply).click();
    await button(t.confirm(2)).click();
    await button(t.undo).waitFor();
    await upload('second.csv', titles, ...rows('2026-11-17'));
    await button(t.confirm(2)).waitFor();
    expect(await page.getByText(t.missing).count()).toBe(0);
    expect(await page.getByLabel(t.exchange).inputValue()).toBe('Nook');
    expect(await faultsOf(page, 'chosen columns', { within: 'main' })).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await button(t.confirm(2)).click();
    await until('two files', async () => (await button(t.undo).count()) === 2);
  });

  const typeKey = async (rights: 'reader' | 'trader'): Promise<void> => {
    const { apiKey, apiSecret, passphrase = '' } = keyOf('Bitget', rights);
    const dialog = page.getByRole('dialog');
    for (const [field, value] of [
      [t.key.apiKey, apiKey],
      [t.key.apiSecret, apiSecret],
      [t.key.passphrase, passphrase],
    ] as const)
      await dialog.getByLabel(field, { exact: true }).fill(value);
    await dialog.getByRole('button', { name: t.send, exact: true }).click();
  };
  const disconnect = async (): Promise<void> => {
    await page.getByRole('button', { name: t.remove }).click();
    await button(t.removeConfirm).click();
    await see(page, t.none);
  };

  it('are not read by a key that may trade, as the form says', async () => {
    await button(t.connect).click();
    await page.getByRole('dialog').getByLabel(t.key.exchange, { exact: true }).selectOption('Bitget');
    await typeKey('trader');
    await page.getByRole('dialog').getByText(t.refused).waitFor();
    expect(await faultsOf(page, 'a refused key', { within: '[role=dialog]' })).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await see(page, t.none);
  });

  it('come by a key that may only read, and stay when it is removed', async () => {
    await typeKey('reader');
    await seeToast(page, t.connected);
    await see(page, t.synced);
    await see(page, t.ready);
    await disconnect();
    await see(page, t.synced);
  });
});
