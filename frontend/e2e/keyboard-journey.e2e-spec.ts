import { type Page } from 'playwright-core';
import { uidsOf } from '../../backend/simulator/index';
import { type SignedIn, createAdmin } from '../../backend/test/factories/member';
import { indicatorActs } from '../../backend/test/support/indicators';
import { withoutHoldAfterNewUid } from '../../backend/test/support/luff';
import { focused, seeFocus, logIn, see, seeToast, tabTo, until } from './support/acts';
import { type Product, startProduct } from './support/product';

/** The main ways through the product without a mouse; what is opened gives the focus back to where it was opened from. */
describe('the keyboard alone', () => {
  let product: Product;
  let admin: SignedIn;
  const acts = indicatorActs(() => ({ service: product, admin }));
  const person = { name: '김하나', email: 'keys@example.com', password: 'member-password' };

  beforeAll(async () => {
    product = await startProduct();
    await withoutHoldAfterNewUid(product);
    admin = await createAdmin(product);
  });

  afterAll(() => product.close());

  /** Tabs to a field and writes into it. */
  const write = async (page: Page, field: string | RegExp, text: string): Promise<void> => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  };
  const press = async (page: Page, button: string | RegExp, key = 'Enter'): Promise<void> => {
    await tabTo(page, button);
    await page.keyboard.press(key);
  };

  /** Among the requests, which begin with the kind that has some. */
  const chooseKind = async (office: Page, kind: string): Promise<void> => {
    await office.getByRole('tab', { name: '요청 관리', selected: true }).waitFor();
    await tabTo(office, /^(UID 인증|지표 이용권|러프 교환|UID 이의 제기)/);
    // One step at a time: the focus follows a moment after the key, and the last tab is followed by the first.
    await until(`the focus on the tab ${kind}`, async () => {
      if ((await focused(office)).startsWith(kind)) return true;
      await office.keyboard.press('ArrowRight');
      return false;
    });
    await office.getByRole('tab', { name: kind, selected: true }).waitFor();
  };

  it('registers, logs out and logs in', async () => {
    const page = await product.visit();
    await page.goto('/register');
    await write(page, /^이름/, person.name);
    await write(page, /^이메일/, person.email);
    await write(page, /^비밀번호/, person.password);
    await write(page, /^비밀번호 확인/, person.password);
    await press(page, /^개인정보 수집/, 'Space');
    await page.keyboard.press('Enter');
    await see(page, '회원가입이 완료되었습니다');

    await press(page, `${person.name} 님`);
    // End leads to the last entry of any menu, as soon as the menu has the focus.
    await until('the focus on the last entry of the menu', async () => {
      await page.keyboard.press('End');
      return (await focused(page)) === '로그아웃';
    });
    await page.keyboard.press('Enter');
    await page.getByRole('banner').getByRole('link', { name: '로그인' }).waitFor();

    await page.goto('/login');
    await write(page, '이메일', person.email);
    await write(page, '비밀번호', person.password);
    await page.keyboard.press('Enter');
    await see(page, '로그인했습니다');
  });

  it('checks a UID, calculates, and asks the chatbot', async () => {
    const page = await product.visit();
    await page.goto('/');
    const [uid = ''] = uidsOf('okx', 'rich');
    // The first Tab of a page leads past its header.
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('본문으로 이동');
    await page.keyboard.press('Enter');
    await tabTo(page, /리베이트율/);
    const okx = page.locator('#uid-check').getByRole('radio', { name: /OKX/ });
    for (let step = 0; step < 20 && !(await okx.isChecked()); step += 1) await page.keyboard.press('ArrowRight');
    expect(await okx.isChecked()).toBe(true);
    await write(page, 'UID', uid);
    await page.keyboard.press('Enter');
    await see(page, '리베이트를 받는 UID입니다');

    await press(page, '계산기 열기');
    const calculator = page.getByRole('dialog', { name: '리베이트 계산기' });
    await calculator.waitFor();
    await write(page, '시드', '1000');
    await write(page, '하루 거래 횟수', '10');
    await press(page, '리베이트 계산하기');
    await see(calculator, '한 달 리베이트');
    await tabTo(page, '내 리베이트');
    await page.keyboard.press('ArrowRight');
    await calculator.getByRole('tab', { name: '거래소 비교', selected: true }).waitFor();
    await page.keyboard.press('Escape');
    await calculator.waitFor({ state: 'hidden' });
    await seeFocus(page, '계산기 열기');

    await press(page, '챗봇');
    const chatbot = page.getByRole('dialog', { name: '챗봇' });
    await chatbot.getByRole('list').first().waitFor();
    await page.keyboard.type('리베이트율은 얼마인가요');
    await page.keyboard.press('Enter');
    await chatbot.getByText('리베이트율은 얼마인가요', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await chatbot.waitFor({ state: 'hidden' });
    await seeFocus(page, '챗봇');
  });

  it('checks in, opens a receipt, asks for a payback and for a pass, which an administrator approves and refuses', async () => {
    const member = await acts.memberWith(5_000, 3_000, { tradingviewId: 'hana_charts' });
    const page = await product.visit();
    await logIn(page, member, '/my-info');
    await page.getByRole('button', { name: '출석 체크하기' }).waitFor();
    await press(page, '출석 체크하기');
    await seeToast(page, '출석 체크', '+50 L');

    await page.goto('/mypage?tab=luff');
    const form = page.getByRole('form', { name: '페이백 신청' });
    await form.waitFor();
    await press(page, /러프 잔액 영수증 보기$/);
    const receipt = page.getByRole('dialog');
    await receipt.getByText('출처').waitFor();
    await page.keyboard.press('Escape');
    await receipt.waitFor({ state: 'hidden' });
    await write(page, '금액', '100');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: '페이백을 신청할까요?' });
    await question.waitFor();
    await press(page, '100 USDT 페이백 신청');
    await see(page, '페이백을 신청했습니다');
    await page.goto('/indicator-purchase');
    await page.getByRole('button', { name: '1,500 L로 구매 요청' }).waitFor();
    await press(page, '1,500 L로 구매 요청');
    await page.getByRole('dialog').waitFor();
    await press(page, '1,500 L로 구매 요청');
    await see(page, '승인을 기다리는 요청이 있습니다');

    const office = await product.visit({ width: 1440 });
    await office.goto('/login');
    await write(office, '이메일', admin.email);
    await write(office, '비밀번호', admin.password);
    await office.keyboard.press('Enter');
    await office.waitForURL((url) => url.pathname !== '/login');
    await office.goto('/admin/users');
    await tabTo(office, '회원 관리');
    await office.keyboard.press('ArrowRight');
    await chooseKind(office, '지표 이용권');
    const row = office.getByRole('row', { name: member.name });
    await row.getByRole('button', { name: '거절' }).waitFor();
    // Past the filter, which has the same words.
    await tabTo(office, '전체');
    await press(office, '거절');
    const refusal = office.getByRole('dialog', { name: '지표 이용권을 거절할까요?' });
    await refusal.waitFor();
    await write(office, /^거절 사유/, 'TradingView ID를 찾을 수 없습니다.');
    await press(office, '거절하고 1,500 L 반환');
    await refusal.waitFor({ state: 'hidden' });

    await chooseKind(office, '러프 교환');
    await row.getByRole('button', { name: '승인' }).waitFor();
    await tabTo(office, '전체');
    await press(office, '승인');
    const approval = office.getByRole('dialog', { name: '페이백을 승인할까요?' });
    await approval.waitFor();
    await write(office, /^이체 확인 번호/, 'OKX-TRANSFER-1');
    await press(office, '100 USDT 승인');
    await approval.waitFor({ state: 'hidden' });

    await page.goto('/mypage?tab=luff&view=payback');
    await see(page, '이체 확인 번호 OKX-TRANSFER-1');
    await page.goto('/mypage?tab=indicators');
    await see(page, '사유: TradingView ID를 찾을 수 없습니다.');
  });

  it('left nothing for the browser to complain about', () => {
    expect(product.complaints).toEqual([]);
  });
});
