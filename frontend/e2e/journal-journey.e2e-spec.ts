import { readFileSync } from 'node:fs';
import { type Locator, type Page } from 'playwright-core';
import { type SignedIn, registerMember } from '../../backend/test/factories/member';
import { logIn, see, seeToast } from './support/acts';
import { NARROW, faultsOf, showIn } from './support/look';
import { type Product, startProduct } from './support/product';

/** A day in a member's journal, from the first balance to the file; the tests are one story and build on each other. */
describe('the trading journal', () => {
  let product: Product;
  let hana: SignedIn;
  let page: Page;

  beforeAll(async () => {
    product = await startProduct();
    hana = await registerMember(product, { name: '김하나', emailConfirmed: true });
    page = await product.visit({ width: 1440 });
  });

  afterAll(() => product.close());

  const day = (name = '2026.11.20 매매 일지'): Locator => page.getByRole('dialog', { name });
  const cell = (label: RegExp): Locator =>
    page.getByRole('table', { name: '달력' }).getByRole('button', { name: label });
  const total = (): Promise<string> => page.locator('dl').filter({ hasText: '총 손익' }).first().innerText();

  it('is where somebody arrives who was sent to log in', async () => {
    await page.goto('/trading-journal');
    await page.waitForURL((url) => url.search === '?next=%2Ftrading-journal');
    await logIn(page, hana, '/trading-journal');
    await see(page, '2026년 11월');
    await see(page, /^매매를 기록하거나 거래소의 거래 내역을 가져오면/);
    expect(await page.getByText('총 손익').count()).toBe(0);
  });

  it('keeps the balances of a day, whose difference shows while one types', async () => {
    await cell(/^2026\.11\.20/).click();
    await day().getByRole('button', { name: '금액 저장' }).click();
    const wrong = day().getByRole('alert').filter({ hasText: '입력 오류' });
    await see(wrong, '시작 금액과 종료 금액을 올바르게 입력해주세요.');
    await day().getByLabel('시작 금액').fill('10000');
    await day().getByLabel('종료 금액').fill('10512.5');
    await see(day(), '+512.50');
    await day().getByRole('button', { name: '금액 저장' }).click();
    await seeToast(page, '저장 완료', '일지가 저장되었습니다.');
    await see(day(), '금액 증감');
  });

  it('takes deposits out of the result', async () => {
    await day().getByRole('tab', { name: '입출금' }).click();
    await see(day(), '입출금 내역이 없습니다');
    await day().getByLabel('금액', { exact: true }).fill('500');
    await day().getByRole('button', { name: '입출금 추가' }).click();
    await seeToast(page, '입출금 내역 추가됨');
    await day().getByRole('tab', { name: '손익' }).click();
    await see(day(), '순입금 +500.00 USDT를 뺀 손익');
    await see(day(), '+12.50');
  });

  it('computes a trade when a field is left, and then tells the day by its trades', async () => {
    await day().getByRole('tab', { name: '매매 기록' }).click();
    await day().getByLabel('코인 심볼').fill('btcusdt');
    await day().getByLabel('진입가').fill('91250');
    await day().getByLabel('종료가').fill('91350');
    await day().getByLabel('수량').fill('0.05');
    await day().getByLabel('레버리지').fill('2');
    await page.keyboard.press('Tab');
    await see(day(), /\+10\.00/);
    await see(day(), '(+0.22%)');
    await day().getByRole('button', { name: '매매 기록 추가' }).click();
    await seeToast(page, '거래 기록 추가됨');
    await see(day(), 'BTC-USDT 롱');
    await day().getByRole('tab', { name: '손익' }).click();
    await see(day(), '설명되지 않는 차이 +2.50 USDT: 금액으로 계산한 손익이 매매의 합과 다릅니다.');
  });

  it('brings back what was deleted by mistake', async () => {
    await day().getByRole('tab', { name: '매매 기록' }).click();
    await day().getByRole('button', { name: 'BTC-USDT 롱 삭제' }).click();
    await seeToast(page, '거래 기록 삭제됨');
    await day().getByRole('button', { name: '되돌리기' }).click();
    await see(day(), '91,250 → 91,350 USDT');
    await see(day(), '2배 (손익에 곱함)');
  });

  it('keeps a note, and shows all of it in the calendar', async () => {
    await day().getByRole('tab', { name: '메모' }).click();
    await day().getByLabel('이 날의 메모').fill('계획한 자리에서만 매매했습니다.');
    await day().getByRole('button', { name: '메모 저장' }).click();
    await seeToast(page, '저장 완료');
    await day().getByRole('button', { name: '닫기' }).click();
    await cell(
      /^2026\.11\.20, 손익 \+10\.00 USDT, 설명되지 않는 차이 \+2\.50 USDT, 순입금 \+500\.00 USDT, 메모 있음$/,
    ).waitFor();
    expect(await total()).toMatch(/\+10\.00\s*USDT[\s\S]*총 수익률 \+2\.00%/);
  });

  it('tells the same in won, in the receipt and in the file', async () => {
    await page.getByRole('button', { name: 'KRW' }).click();
    await see(page, /^1 USDT = /);
    expect(await total()).toMatch(/\+1[34],\d{3}\s*원[\s\S]*10\.00 USDT/);
    await page.getByRole('button', { name: 'USDT', exact: true }).click();
    await page.getByTitle('총 손익 영수증 보기').first().click();
    await see(page.getByRole('dialog'), '2026.11.20');
    await page.keyboard.press('Escape');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: '날짜별 CSV' }).click();
    const file = readFileSync(await (await coming).path(), 'utf8');
    expect(file).toContain('2026-11-20,10000,10512.5,512.5,500,1,10,0,0,2.5,');
  });

  it('is moved through by keyboard, over the end of the month, which the address holds', async () => {
    await cell(/^2026\.11\.20/).focus();
    for (const key of ['Home', 'ArrowLeft']) await page.keyboard.press(key);
    await see(page, '2026년 10월');
    expect(new URL(page.url()).search).toBe('?month=2026-10');
    await page.keyboard.press('Enter');
    await day('2026.10.31 매매 일지').getByRole('button', { name: '닫기' }).click();
    await page.reload();
    await see(page, '2026년 10월');
  });

  it('has the days of Seoul in a browser where it is still the day before', async () => {
    const abroad = await product.visit({ width: NARROW, timeZone: 'America/Los_Angeles' });
    expect(await abroad.evaluate(() => new Date().getDate())).toBe(19);
    await logIn(abroad, hana, '/trading-journal');
    const today = abroad.locator('button[aria-current="date"]');
    await see(today, /^2026\.11\.20/);
    await today.click();
    const dialog = abroad.getByRole('dialog', { name: '2026.11.20 매매 일지' });
    await dialog.getByRole('tab', { name: '메모' }).click();
    await dialog.getByLabel('이 날의 메모').fill('먼 곳에서');
    await dialog.getByRole('button', { name: '메모 저장' }).click();
    await seeToast(abroad, '저장 완료');
    const { body } = await hana.client.get('/api/daily-journal');
    expect(body.map(({ summaryDate, note }) => [summaryDate, note])).toEqual([['2026-11-20', '먼 곳에서']]);
  });

  it('reads well on a phone, in English', async () => {
    const phone = await product.visit({ width: NARROW, language: 'en' });
    await logIn(phone, hana, '/trading-journal');
    await phone.locator('main h1').first().waitFor();
    await showIn(phone, { language: 'en' });
    await see(phone, 'November 2026');
    await phone.getByRole('button', { name: '20 Nov 2026', exact: true }).click();
    const dialog = phone.getByRole('dialog', { name: 'Trading journal, 20 Nov 2026' });
    await see(dialog, 'Unexplained +2.50 USDT: the balances tell another result than the trades.');
    expect(await faultsOf(phone, 'a day on a phone', { widths: [NARROW] })).toEqual([]);
  });
});
