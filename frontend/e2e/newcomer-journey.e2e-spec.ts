import { type Page } from 'playwright-core';
import { uidsOf } from '../../backend/simulator/index';
import { registerMember } from '../../backend/test/factories/member';
import { see } from './support/acts';
import { NARROW, faultsOf, showIn } from './support/look';
import { type Product, startProduct } from './support/product';
import { sample } from './support/sample';

const words = {
  ko: {
    home: '/',
    address: 'phone-ko@example.com',
    check: '리베이트 확인하기',
    isOurs: '리베이트를 받는 UID입니다',
    signUp: '회원가입하고 등록하기',
    register: '회원가입',
    logIn: '로그인',
    logInToRegister: '로그인하고 등록하기',
    fields: { 이름: '김하나', 비밀번호: 'member-password', '비밀번호 확인': 'member-password' },
    email: '이메일',
    password: '비밀번호',
    exchange: /^거래소/,
    agree: /개인정보 수집/,
    done: '회원가입이 완료되었습니다',
    received: '받은 L코인',
    rebates: '내 리베이트 보기',
    toUids: '내 UID 보기',
    dispute: '제 UID입니다',
    verified: '인증됨',
    form: 'UID 등록',
    submit: 'UID 등록',
    another: '다른 UID 등록',
    who: '누가',
  },
  en: {
    home: '/en',
    address: 'phone-en@example.com',
    check: 'Check the rebate',
    isOurs: 'This UID receives rebates',
    signUp: 'Sign up and register it',
    register: 'Sign up',
    logIn: 'Log in',
    logInToRegister: 'Log in and register it',
    fields: { Name: 'Hana Kim', Password: 'member-password', 'Confirm password': 'member-password' },
    email: 'E-mail',
    password: 'Password',
    exchange: /^Exchange/,
    agree: /personal information/,
    done: 'Sign-up complete',
    received: 'L coin received',
    rebates: 'See my rebates',
    toUids: 'See my UIDs',
    dispute: 'This UID is mine',
    verified: 'Verified',
    form: 'Register a UID',
    submit: 'Register UID',
    another: 'Register another UID',
    who: 'Who pays',
  },
} as const;

/** From the question to the verified UID on a narrow phone: what was typed once is never asked for again. */
describe.each(sample(['ko', 'en'] as const))('a newcomer with a phone (%s)', (language) => {
  const t = words[language];
  const [ofNewcomer = '', ofMember = ''] = uidsOf('okx', language === 'ko' ? 'rich' : 'spare');
  let product: Product;
  /** Where the UID must not be read: every address that was asked for, and where each asker came from. */
  const told: string[] = [];

  beforeAll(async () => {
    product = await startProduct();
  });

  afterAll(() => product.close());

  const visit = async (): Promise<Page> => {
    const page = await product.visit({ language, width: NARROW });
    page.on('request', (request) => told.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
    return page;
  };
  const checkUid = async (page: Page, uid: string): Promise<void> => {
    await page.goto(t.home);
    await showIn(page, { dark: language === 'ko' });
    const section = page.locator('#uid-check');
    await section.getByRole('radio', { name: /OKX/ }).check();
    await section.getByLabel('UID', { exact: true }).fill(uid);
    await section.getByRole('button', { name: t.check }).click();
    await see(page, t.isOurs);
  };
  /** What a form holds of the UID that was checked. */
  const carried = async (page: Page): Promise<{ exchange: string; uid: string }> => {
    const form = page.locator('main form');
    await form.getByLabel(/^UID/).waitFor();
    return {
      exchange: await form.getByLabel(t.exchange).inputValue(),
      uid: await form.getByLabel(/^UID/).inputValue(),
    };
  };

  it('is registered with a verified UID in three screens, and types nothing twice', async () => {
    const page = await visit();
    const faults: string[] = [];

    await checkUid(page, ofNewcomer);
    faults.push(...(await faultsOf(page, 'check', { widths: [NARROW] })));
    const way = page.locator('#uid-check dl').filter({ hasText: t.who }).locator('dd');
    expect(new Set(await way.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left))).size).toBe(
      1,
    );

    await page.locator('#uid-check').getByRole('link', { name: t.signUp }).click();
    await page.waitForURL(/register$/);
    expect(await carried(page)).toEqual({ exchange: 'OKX', uid: ofNewcomer });
    await page.reload();
    expect(await carried(page)).toEqual({ exchange: 'OKX', uid: ofNewcomer });
    for (const [label, value] of Object.entries(t.fields)) await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByLabel(t.email, { exact: true }).fill(t.address);
    await page.getByLabel(t.agree).check();
    faults.push(...(await faultsOf(page, 'register', { widths: [NARROW] })));
    await page.locator('main form').getByRole('button', { name: t.register }).click();

    await see(page, t.done);
    const main = page.getByRole('main');
    await see(main, t.received);
    await see(main, '2,000');
    await see(main, ofNewcomer);
    await see(main, t.verified);
    faults.push(...(await faultsOf(page, 'done', { widths: [NARROW] })));
    const booked: { amount: string }[] = await product.dataSource.query(
      `SELECT available::text AS amount FROM ledger.account JOIN auth_members m ON m.id = owner_id
       WHERE currency = 'LCOIN' AND m.email = $1`,
      [t.address],
    );
    expect(booked).toEqual([{ amount: '2000' }]);

    await main.getByRole('link', { name: t.rebates }).click();
    await page.waitForURL('/mypage');
    await see(page.getByRole('main'), ofNewcomer);
    await see(page.getByRole('main'), t.verified);
    const uid = page.getByRole('listitem').getByText(ofNewcomer, { exact: true });
    expect(await uid.evaluate((number) => number.getClientRects().length)).toBe(1);
    expect(faults).toEqual([]);
  });

  it('finds the UID in the form after the log-in too, and after a reload', async () => {
    const member = await registerMember(product, { language });
    const page = await visit();
    await checkUid(page, ofMember);
    await page.locator('#uid-check').getByRole('link', { name: t.logInToRegister }).click();
    await page.getByLabel(t.email, { exact: true }).fill(member.email);
    await page.getByLabel(t.password, { exact: true }).fill(member.password);
    await page.locator('main form').getByRole('button', { name: t.logIn }).click();
    await page.waitForURL('/mypage#register-uid');
    const form = page.getByRole('form', { name: t.form });
    const held = async (): Promise<string[]> => {
      await form.locator('option', { hasText: 'OKX' }).waitFor({ state: 'attached' });
      return [await form.getByLabel(t.exchange).inputValue(), await form.getByLabel(/^UID/).inputValue()];
    };
    expect(await held()).toEqual(['OKX', ofMember]);
    await form.getByRole('button', { name: t.submit }).waitFor();
    expect(await form.getByRole('button', { name: t.submit }).evaluate(isInSight)).toBe(true);
    await page.reload();
    expect(await held()).toEqual(['OKX', ofMember]);
    await form.getByRole('button', { name: t.submit }).click();
    await see(page.getByRole('list'), t.verified);
    await page.reload();
    await page.getByText(t.another).click();
    expect((await held())[1]).toBe('');
  });

  it('whose UID another member holds finds it again where it can be disputed', async () => {
    const page = await visit();
    await checkUid(page, ofMember);
    await page.locator('#uid-check').getByRole('link', { name: t.signUp }).click();
    await carried(page);
    for (const [label, value] of Object.entries(t.fields)) await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByLabel(t.email, { exact: true }).fill(`late-${t.address}`);
    await page.getByLabel(t.agree).check();
    await page.locator('main form').getByRole('button', { name: t.register }).click();
    await page.getByRole('link', { name: t.toUids }).click();
    const form = page.getByRole('form', { name: t.form });
    await form.locator('option', { hasText: 'OKX' }).waitFor({ state: 'attached' });
    expect([await form.getByLabel(t.exchange).inputValue(), await form.getByLabel(/^UID/).inputValue()]).toEqual([
      'OKX',
      ofMember,
    ]);
    await form.getByRole('button', { name: t.submit }).click();
    await form.getByRole('button', { name: t.dispute }).waitFor();
  });

  it('told the UID to no address, and left nothing to complain about', () => {
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((line) => line.includes(ofNewcomer) || line.includes(ofMember))).toEqual([]);
    expect(product.complaints).toEqual([]);
  });
});

/** Runs in the page. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
