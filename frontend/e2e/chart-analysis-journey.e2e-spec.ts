import { type Page } from 'playwright-core';
import { type SignedIn, registerMember } from '../../backend/test/factories/member';
import { drawChart, drawNothing } from '../../backend/test/support/chart-pictures';
import { logIn, see, seeToast } from './support/acts';
import { NARROW, faultsOf, showIn } from './support/look';
import { type Product, startProduct } from './support/product';

/** A member's first analysis, one that fails, and the same seen in English on a phone; the tests are one story. */
describe('AI chart analysis', () => {
  let product: Product;
  let hana: SignedIn;
  let page: Page;

  beforeAll(async () => {
    product = await startProduct();
    hana = await registerMember(product, { name: '김하나', emailConfirmed: true });
    page = await product.visit({ width: 1440 });
  });

  afterAll(() => product.close());

  const upload = (buffer: Buffer) =>
    page.getByLabel('차트 이미지').setInputFiles({ name: 'chart.png', mimeType: 'image/png', buffer });

  it('asks for a login, then for a picture', async () => {
    await page.goto('/chart-analysis');
    await page.waitForURL((url) => url.search === '?next=%2Fchart-analysis');
    await logIn(page, hana, '/chart-analysis');
    await see(page, '3회 중 3회 남음');
    await page.getByRole('button', { name: '무료 1회로 분석' }).click();
    await see(page, '차트 이미지를 먼저 업로드해주세요.');
  });

  it('costs nothing when there is no chart in the picture', async () => {
    await upload(await drawNothing());
    await page.getByRole('button', { name: '무료 1회로 분석' }).click();
    await seeToast(page, '분석 실패');
    await see(page, '3회 중 3회 남음');
  });

  it('reads the chart and draws over it, with a receipt for the ratio', async () => {
    await upload(await drawChart());
    await page.getByLabel('심볼').fill('BTCUSDT');
    await page.getByRole('button', { name: '무료 1회로 분석' }).click();
    await seeToast(page, '분석 완료', 'AI 차트 분석이 완료되었습니다.');
    await see(page, '3회 중 2회 남음');
    await see(page, /^근거 \d+개, 반대 근거 \d+개$/);
    expect(
      await page.getByAltText('읽은 내용을 표시한 차트').evaluate((one: HTMLImageElement) => one.naturalWidth),
    ).toBe(960);
    await page.getByTitle('손익비 영수증 보기').click();
    await see(page.getByRole('dialog'), '손절까지 거리');
    await page.keyboard.press('Escape');
    expect(await faultsOf(page, 'a result')).toEqual([]);
  });

  it('reads well on a phone, in English', async () => {
    const phone = await product.visit({ width: NARROW, language: 'en' });
    await logIn(phone, hana, '/chart-analysis');
    await phone.locator('main h1').first().waitFor();
    await showIn(phone, { language: 'en' });
    await see(phone, '2 of 3 left');
    await phone
      .getByRole('button', { name: /^Show the analysis of/ })
      .first()
      .click();
    await see(phone, 'For it');
    expect(await faultsOf(phone, 'a result on a phone', { widths: [NARROW] })).toEqual([]);
  });
});
