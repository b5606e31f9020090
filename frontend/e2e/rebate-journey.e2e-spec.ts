import { type Page } from 'playwright-core';
import { uidsOf } from '../../backend/simulator/index';
import { ReportSync } from '../../backend/src/modules/uid-rebate/index';
import { type Product, startProduct } from './support/product';

/** Two stories from the first question to the money, by clicking alone; only the clock is moved from outside. */
describe('the rebate', () => {
  let product: Product;

  beforeAll(async () => {
    product = await startProduct();
  });

  afterAll(() => product.close());

  it('is checked, registered, reported, asked for, approved and paid', async () => {
    const [uid = ''] = uidsOf('okx', 'rich');
    const member = await product.visit();
    await checkUid(member, 'OKX', uid);
    await register(member, { name: '김하나', email: 'hana@example.com', exchange: 'OKX', uid });

    // The day closes, the exchange publishes it, the sync reads it.
    product.clock.advance({ days: 1, hours: 3 });
    const round = await product.app.get(ReportSync).syncDue();
    expect(round.failed).toBe(0);
    await member.context().clock.setFixedTime(product.clock.now());

    await member.goto('/mypage');
    await see(member, uid);
    await see(member, '인증됨');
    await member.getByRole('tab', { name: '러프 지갑' }).click();
    await askForPayback(member, '100');
  });
});

async function see(page: Page, text: string | RegExp): Promise<void> {
  await page.getByText(text).filter({ visible: true }).first().waitFor();
}

async function checkUid(page: Page, exchange: string, uid: string): Promise<void> {
  await page.goto('/');
  const section = page.locator('#uid-check');
  await section.getByLabel('거래소').selectOption(exchange);
  await section.getByLabel('UID', { exact: true }).fill(uid);
  await section.getByRole('button', { name: '페이백 확인하기' }).click();
  await see(page, '페이백을 받는 UID입니다');
}

async function askForPayback(page: Page, usdt: string): Promise<void> {
  const form = page.getByRole('form', { name: '페이백 신청' });
  await form.getByLabel('금액').fill('99.99');
  await form.getByRole('button', { name: '페이백 신청' }).click();
  await see(page, '최소 페이백 금액은 100 USDT입니다.');
  await form.getByLabel('금액').fill(usdt);
  await form.getByRole('button', { name: `${usdt} USDT 페이백 신청` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `${usdt} USDT 페이백 신청` })
    .click();
  await see(page, '페이백을 신청했습니다');
}

async function register(
  page: Page,
  person: { name: string; email: string; exchange: string; uid: string },
): Promise<void> {
  await page.locator('#uid-check').getByRole('link', { name: '회원가입하고 등록하기' }).click();
  await page.getByLabel('이름').fill(person.name);
  await page.getByLabel('이메일').fill(person.email);
  await page.getByLabel('비밀번호', { exact: true }).fill('member-password');
  await page.getByLabel('비밀번호 확인').fill('member-password');
  await page.getByLabel(/^거래소/).selectOption(person.exchange);
  await page.getByLabel(/^UID/).fill(person.uid);
  await page.getByLabel(/개인정보 수집/).check();
  await page.getByRole('button', { name: '회원가입' }).click();
  await see(page, '회원가입이 완료되었습니다');
}
