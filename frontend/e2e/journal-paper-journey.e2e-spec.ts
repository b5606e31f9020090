import { readFileSync } from 'node:fs';
import { type Page } from 'playwright-core';
import { type SignedIn, registerMember } from '../../backend/test/factories/member';
import { drawChart } from '../../backend/test/support/chart-pictures';
import { answerOtherwise, logIn, see, seeToast } from './support/acts';
import { NARROW, comesToRest, faultsOf, showIn } from './support/look';
import { type Product, startProduct } from './support/product';

const PRINT = '/trading-journal?view=print&month=2026-11';
/** What is left of A4 between the margins, at 96 pixels an inch. */
const PAPER = 703;

const TRADES = [
  { symbol: 'BTC-USDT', type: 'long', entryPrice: '100', exitPrice: '110', quantity: '1', tradeDate: '2026-11-20' },
  { symbol: 'ETH-USDT', type: 'short', entryPrice: '50', exitPrice: '52', quantity: '2', tradeDate: '2026-11-18' },
] as const;

/** What a member keeps of the journal: pictures, the year in won, the month on paper. */
describe('what is kept of a journal', () => {
  let product: Product;
  let hana: SignedIn;
  let page: Page;
  let won: string;

  beforeAll(async () => {
    product = await startProduct();
    hana = await registerMember(product, { emailConfirmed: true });
    for (const trade of TRADES) expect((await hana.client.post('/api/mypage/trades', trade)).status).toBe(201);
    const balances = { date: '2026-11-10', startBalance: '100', endBalance: '103', note: '쉬는 날' };
    expect((await hana.client.post('/api/daily-journal', balances)).status).toBe(200);
    const { body: days } = await hana.client.get('/api/journal/days?from=2026-11-01&to=2026-11-30');
    // 10 − 4 + 3 USDT, all written down at the same moment.
    won = `+${Math.round(9 * Number(days[0]?.krwRate)).toLocaleString('en')}`;
    page = await product.visit({ width: NARROW });
    await logIn(page, hana, '/trading-journal?month=2026-11');
  });

  afterAll(() => product.close());

  it('has pictures at its days, which are sent again after a lost connection', async () => {
    await page.getByRole('button', { name: '2026.11.10', exact: true }).click();
    const day = page.getByRole('dialog', { name: '2026.11.10 매매 일지' });
    await day.getByRole('tab', { name: '메모' }).click();
    const file = { name: 'chart.png', mimeType: 'image/png', buffer: await drawChart() };
    const field = day.getByLabel(/^이미지를 선택하거나/);
    await answerOtherwise(page, '/api/journal/pictures', 'lost');
    await field.setInputFiles(file);
    await see(day, '네트워크 오류가 발생했습니다. 다시 시도해주세요.');
    await field.setInputFiles({ ...file, name: 'notes.txt', mimeType: 'text/plain' });
    await see(day, '이미지 파일만 올릴 수 있습니다.');
    await field.setInputFiles(file);
    await seeToast(page, '이미지를 추가했습니다');
    const faults = await faultsOf(page, 'a day with a picture', { widths: [NARROW] });
    await day.getByRole('button', { name: '이미지 1 크게 보기' }).click();
    const viewer = page.getByRole('dialog', { name: '이미지 1' });
    await viewer.getByRole('img', { name: '이미지 1' }).waitFor();
    faults.push(...(await faultsOf(page, 'a picture', { widths: [NARROW] })));
    expect(faults).toEqual([]);
  });

  it.each(['ko', 'en'] as const)('is a year in won, with its method and its file (%s)', async (language) => {
    await page.goto('/trading-journal?view=year&year=2026');
    await showIn(page, { language, dark: language === 'en' });
    const table = page.getByRole('table', { name: language === 'ko' ? '월별' : 'By month' });
    const figure = table.getByRole('button').filter({ hasText: won }).first();
    await figure.click();
    const receipt = page.getByRole('dialog');
    await see(receipt, language === 'ko' ? '2026.11.18' : '18 Nov 2026');
    await see(receipt, /12:00/);
    await page.keyboard.press('Escape');
    await receipt.waitFor({ state: 'detached' });
    await page.getByText(language === 'ko' ? '계산 방법' : 'How it is computed', { exact: true }).click();
    await see(
      page,
      language === 'ko' ? /^금액만 기록한 날의 손익은/ : /^Of days with balances alone, the result is end/,
    );
    expect(await faultsOf(page, 'the year')).toEqual([]);
    const coming = page.waitForEvent('download');
    const year = page.getByRole('tabpanel');
    await year.getByRole('button', { name: language === 'ko' ? 'CSV 받기' : 'CSV', exact: true }).click();
    const content = readFileSync(await (await coming).path(), 'utf8');
    expect(content).toContain(
      language === 'ko' ? '금액만 기록한 날,2026-11,0,' : 'Days with balances alone,2026-11,0,',
    );
  });

  it.each(['ko', 'en'] as const)('is a month on paper (%s)', async (language) => {
    await page.goto(PRINT);
    await showIn(page, { language, dark: true });
    const days = page.getByRole('table', { name: language === 'ko' ? '날짜별 기록 (USDT)' : 'Days (USDT)' });
    await see(days, '쉬는 날');
    const sum = await days.getByRole('row').last().innerText();
    expect(sum).toContain('+9.00');
    expect(sum).toContain(won);
    await see(page, language === 'ko' ? '2026.11.20 12:00 기준 (한국 시간)' : /^As of 20 Nov 2026 12:00/);
    expect(await faultsOf(page, 'the month')).toEqual([]);

    await page.setViewportSize({ width: PAPER, height: 1_000 });
    await page.emulateMedia({ media: 'print' });
    try {
      await comesToRest(page);
      const seen = await page.evaluate(() => {
        const shown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
        return {
          pressed: [...document.querySelectorAll('main button, main a, header:not(main header), footer, nav')]
            .filter((element) => shown(element) && !element.matches('[data-receipt-trigger]'))
            .map(({ tagName, textContent }) => `${tagName}: ${textContent}`),
          wide: [...document.querySelectorAll('main table')]
            .filter((element) => element.getBoundingClientRect().right > innerWidth)
            .map((element) => element.getAttribute('aria-label')),
          ink: getComputedStyle(document.querySelector('h1') ?? document.body).color,
        };
      });
      expect(seen).toMatchObject({ pressed: [], wide: [] });
      // Dark ink, in the dark theme, too.
      expect(
        seen.ink
          .match(/\d+/g)
          ?.slice(0, 3)
          .every((part) => Number(part) < 80),
      ).toBe(true);
    } finally {
      await page.emulateMedia({ media: null });
      await page.setViewportSize({ width: NARROW, height: 900 });
    }
  });

  it('is not printed while a part of it is missing', async () => {
    await showIn(page, { language: 'ko' });
    await comesToRest(page);
    await answerOtherwise(page, '/api/journal/rebates?**', 'wordless');
    await page.goto(PRINT);
    const again = page.getByRole('button', { name: '다시 시도' });
    await again.waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await again.click();
    await see(page.getByRole('table', { name: '날짜별 기록 (USDT)' }), '쉬는 날');
    expect(product.complaints).toEqual([]);
  });
});
