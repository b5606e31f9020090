import { type Page } from 'playwright-core';
import { uidsOf } from '../../backend/simulator/index';
import { ReportSync } from '../../backend/src/modules/uid-rebate/index';
import { createAdmin } from '../../backend/test/factories/member';
import { logIn, see, toasts } from './support/acts';
import { type Product, startProduct } from './support/product';

/** Two stories from the first question to the money, by clicking alone; only the clock is moved from outside. */
describe('the rebate', () => {
  let product: Product;
  let admin: { email: string; password: string };

  beforeAll(async () => {
    product = await startProduct();
    admin = await createAdmin(product);
  });

  afterAll(() => product.close());

  /** The day ends, the exchange publishes its report, the sync reads it. */
  const nextReport = async (): Promise<void> => {
    product.clock.advance({ days: 1, hours: 2 });
    expect((await product.app.get(ReportSync).syncDue()).failed).toBe(0);
  };

  /** A payback needs a confirmed address: the link in the mail that the registration sent. */
  const confirmAddress = async (page: Page, address: string): Promise<void> => {
    const [welcome] = await product.mailbox.mailsTo(address);
    const link = welcome?.links.find((found) => found.includes('/confirm-email?')) ?? 'about:blank';
    const { pathname, search } = new URL(link);
    await page.goto(pathname + search);
    await see(page, '이메일을 인증했습니다');
  };

  /** An admin at the requests for payback, with the dialog open for the one of `name`. */
  const decide = async (name: string, action: '승인' | '거절'): Promise<Page> => {
    const page = await product.visit({ width: 1440 });
    await logIn(page, admin);
    await see(page, '로그인했습니다');
    await page.getByRole('link', { name: '관리자' }).click();
    await page.getByRole('tab', { name: /요청 관리/ }).click();
    await page.getByRole('tab', { name: /러프 교환/ }).click();
    await page.getByRole('row', { name }).getByRole('button', { name: action }).click();
    return page;
  };

  it('is checked, registered, reported, asked for, approved and paid', async () => {
    const [uid = ''] = uidsOf('okx', 'rich');
    const member = await product.visit();
    await checkUid(member, 'OKX', uid);
    await register(member, { name: '김하나', email: 'hana@example.com', exchange: 'OKX', uid });
    await see(member, /^2,000/);
    await confirmAddress(member, 'hana@example.com');

    await nextReport();
    await member.context().clock.setFixedTime(product.clock.now());
    await member.goto('/mypage');
    await see(member, uid);
    await see(member, '인증됨');
    const rebate = await openReceipt(member, /리베이트 영수증 보기$/);
    expect(rebate).toContain('OKX 제휴 API');
    expect(rebate).toContain('시뮬레이션');

    await member.getByRole('tab', { name: '러프 지갑' }).click();
    await member.getByRole('tab', { name: '내역', exact: true }).click();
    const accrual = await openReceipt(member, /거래 적립.* 영수증 보기$|OKX.* 영수증 보기$/);
    expect(accrual).toContain(uid);
    expect(accrual).toContain('0.00002');

    await member.getByRole('tab', { name: '페이백', exact: true }).click();
    await askForPayback(member, '100');
    await see(member, '1,000 러프');

    const office = await decide('김하나', '승인');
    const approval = office.getByRole('dialog');
    await approval.getByLabel(/이체 확인/).fill('OKX-TRANSFER-1');
    await approval.getByRole('button', { name: '100 USDT 승인' }).click();
    await approval.waitFor({ state: 'hidden' });

    await member.reload();
    await see(member, '지급 완료');
    await see(member, '이체 확인 번호 OKX-TRANSFER-1');
    await member.context().close();
  });

  it('is refused with a reason, and the Luff is back', async () => {
    await nextReport();
    const member = await product.visit();
    await logIn(member, { email: 'hana@example.com', password: 'member-password' });
    await see(member, '로그인했습니다');
    await member.goto('/mypage?tab=luff');
    const before = await heroFigure(member);
    await askForPayback(member, '100');

    const office = await decide('김하나', '거절');
    const refusal = office.getByRole('dialog');
    await refusal.getByLabel(/사유/).fill('거래소 계정 이름을 확인할 수 없습니다.');
    await refusal.getByRole('button', { name: '거절하고 1,000 러프 반환' }).click();
    await refusal.waitFor({ state: 'hidden' });

    await member.reload();
    await see(member, /거래소 계정 이름을 확인할 수 없습니다/);
    await see(member, /1,000\s러프가 반환되었습니다/);
    expect(await heroFigure(member)).toBe(before);
    const [held]: { held: string }[] = await product.dataSource.query(
      `SELECT sum(held)::text AS held FROM ledger.account WHERE currency = 'LUFF'`,
    );
    expect(held).toEqual({ held: '0' });
  });

  it('left nothing for the browser to complain about', () => {
    expect(product.complaints).toEqual([]);
  });
});

/** Opens the first figure of that name and answers what its receipt says; Escape puts it away. */
async function openReceipt(page: Page, title: RegExp): Promise<string> {
  const figure = page.getByTitle(title).first();
  await figure.scrollIntoViewIfNeeded();
  // What a slip lies on would be scrolled from below it.
  for (const toast of await toasts(page).all())
    await toast
      .getByRole('button', { name: /닫기/ })
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  await toasts(page).first().waitFor({ state: 'hidden' });
  const place = await figure.boundingBox();
  await figure.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('출처').waitFor();
  const text = await sheet.innerText();
  // The page stays where it is, below the pointer.
  await page.waitForTimeout(250);
  expect(await figure.boundingBox()).toEqual(place);
  // What the idle card claims may tell of itself meanwhile, and a toast takes the Escape that comes after it.
  for (let presses = 0; presses < 2 && (await sheet.isVisible()); presses += 1) {
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden', timeout: 2_000 }).catch(() => undefined);
  }
  await sheet.waitFor({ state: 'hidden' });
  return text;
}

async function heroFigure(page: Page): Promise<string> {
  return page.getByTitle(/러프 잔액 영수증 보기$/).innerText();
}

async function checkUid(page: Page, exchange: string, uid: string): Promise<void> {
  await page.goto('/');
  const section = page.locator('#uid-check');
  await section.getByRole('radio', { name: new RegExp(exchange) }).check();
  await section.getByLabel('UID', { exact: true }).fill(uid);
  await section.getByRole('button', { name: '리베이트 확인하기' }).click();
  await see(page, '리베이트를 받는 UID입니다');
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
  // What was checked has come along.
  expect(await page.getByLabel(/^거래소/).inputValue()).toBe(person.exchange);
  expect(await page.getByLabel(/^UID/).inputValue()).toBe(person.uid);
  await page.getByLabel(/개인정보 수집/).check();
  await page.getByRole('button', { name: '회원가입' }).click();
  await see(page, '회원가입이 완료되었습니다');
  await see(page, /인증/);
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
