import { type Page } from 'playwright-core';
import { type SignedIn, createAdmin, registerMember } from '../../backend/test/factories/member';
import { codeOf, enableTwoFactor, wrongCodeOf } from '../../backend/test/factories/two-factor';
import { see, until } from './support/acts';
import { type Product, startProduct } from './support/product';

const DEFAULT_PASSWORD = 'default-of-the-office';
const hana = { name: '김하나', email: 'hana@example.com', password: 'first-password' };

/** How members come in, lose the way in and find it again: by clicking, and by the links in real mails. */
describe('accounts', () => {
  let product: Product;

  beforeAll(async () => {
    product = await startProduct({
      env: { ADMIN_RESET_DEFAULT_PASSWORD: DEFAULT_PASSWORD, ADMIN_TWO_FACTOR: 'required' },
    });
  });

  afterAll(() => product.close());

  /** The way into the site that the newest mail to an address opens, for a path. */
  const mailedLink = async (address: string, path: string): Promise<string> => {
    const mails = await product.mailbox.mailsTo(address);
    const links = mails.flatMap(({ links: found }) => found).filter((link) => new URL(link).pathname === path);
    const { pathname, search } = new URL(links.at(-1) ?? 'about:blank');
    expect(pathname).toBe(path);
    return pathname + search;
  };
  const moveClock = async (page: Page, by: { minutes?: number; days?: number }): Promise<void> => {
    product.clock.advance(by);
    await page.context().clock.setFixedTime(product.clock.now());
  };

  it('registers with what is asked, and confirms the address by the mailed link', async () => {
    const page = await product.visit();
    await page.goto('/register');
    const submit = page.locator('form').getByRole('button', { name: '회원가입' });
    await submit.click();
    await see(page, '필수 항목을 모두 입력해주세요.');
    await page.getByLabel('이름').fill(hana.name);
    await page.getByLabel('이메일').fill(hana.email);
    await page.getByLabel('비밀번호', { exact: true }).fill('five5');
    await page.getByLabel('비밀번호 확인').fill('five6');
    await submit.click();
    await see(page, '비밀번호가 일치하지 않습니다.');
    await page.getByLabel('비밀번호 확인').fill('five5');
    await submit.click();
    await see(page, '비밀번호는 최소 6자 이상이어야 합니다.');
    await page.getByLabel('비밀번호', { exact: true }).fill(hana.password);
    await page.getByLabel('비밀번호 확인').fill(hana.password);
    await submit.click();
    await see(page, '개인정보 수집 및 이용에 동의해주세요.');
    await page.getByLabel(/개인정보 수집/).check();
    await submit.click();
    await see(page, '회원가입이 완료되었습니다');
    await see(page, `${hana.email} 주소로 인증 메일을 보냈습니다. 메일의 링크를 열면 인증이 끝납니다.`);

    await page.goto('/mypage?tab=luff');
    await see(page, '인증해야 페이백을 신청할 수 있습니다.');
    expect(await page.getByRole('form', { name: '페이백 신청' }).count()).toBe(0);
    await page.goto('/mypage');
    await page.getByRole('button', { name: '인증 메일 다시 받기' }).click();
    await see(page, '인증 메일을 보냈습니다. 메일이 보이지 않으면 스팸함을 확인해 주세요.');
    await see(page, /후 다시 받을 수 있습니다/);
    expect(await page.getByRole('button', { name: '인증 메일 다시 받기' }).isDisabled()).toBe(true);

    const link = await mailedLink(hana.email, '/confirm-email');
    await page.goto(link);
    await page.getByRole('heading', { name: '이메일을 인증했습니다' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('link', { name: '내 정보로 가기' }).click();
    await page.getByRole('heading', { name: '내 정보' }).waitFor();
    await see(page, '계정 정보');
    expect(await page.getByText('이메일 인증이 필요합니다').count()).toBe(0);

    // Opened once more, also in a browser without a session: it stays confirmed.
    const elsewhere = await product.visit();
    await elsewhere.goto(link);
    await elsewhere.getByRole('heading', { name: '이메일을 인증했습니다' }).waitFor();
    await elsewhere.getByRole('link', { name: '로그인하기' }).waitFor();
    await elsewhere.goto('/confirm-email?token=nonsense');
    await elsewhere.getByRole('heading', { name: '이메일을 인증하지 못했습니다' }).waitFor();
    await see(elsewhere, /이메일 인증 링크가 만료되었거나 유효하지 않습니다/);
    await elsewhere.goto('/confirm-email');
    await see(elsewhere, '인증 링크가 올바르지 않습니다. 메일의 링크를 다시 열어 주세요.');
  });

  it('refuses a second account for the address, and a log-in without or with the wrong words', async () => {
    const page = await product.visit();
    await page.goto('/register');
    await page.getByLabel('이름').fill('다른 하나');
    await page.getByLabel('이메일').fill('HANA@example.com');
    await page.getByLabel('비밀번호', { exact: true }).fill(hana.password);
    await page.getByLabel('비밀번호 확인').fill(hana.password);
    await page.getByLabel(/개인정보 수집/).check();
    await page.locator('form').getByRole('button', { name: '회원가입' }).click();
    await see(page, '회원가입 실패');
    await see(page, '이미 가입된 이메일입니다.');

    await page.goto('/login');
    await page.locator('form').getByRole('button', { name: '로그인' }).click();
    await see(page, '이메일과 비밀번호를 모두 입력해주세요.');
    await enterPassword(page, { email: hana.email, password: 'not-my-password' });
    await see(page, '로그인 실패');
    await see(page, '이메일 또는 비밀번호가 올바르지 않습니다.');
  });

  it('resets a forgotten password by the mailed link', async () => {
    const page = await product.visit();
    await page.goto('/login');
    await page.getByRole('link', { name: '비밀번호를 잊으셨나요?' }).click();
    await page.getByRole('heading', { name: '비밀번호 찾기' }).waitFor();
    const ask = page.getByRole('button', { name: '재설정 링크 받기' });
    await ask.click();
    await see(page, '필수 항목을 모두 입력해주세요.');
    await page.getByLabel('이메일').fill('hana@');
    await ask.click();
    await see(page, '올바른 이메일 주소를 입력해 주세요.');
    // Whether there is an account does not show.
    for (const email of ['nobody@example.com', hana.email]) {
      await page.getByLabel('이메일').fill(email);
      await ask.click();
      await page.getByRole('heading', { name: '메일을 확인해 주세요' }).waitFor();
      await see(page, '메일이 보이지 않으면 스팸함을 확인해 주세요.');
      if (email !== hana.email) await page.getByRole('button', { name: '다른 이메일로 다시 받기' }).click();
    }
    await page.getByRole('link', { name: '로그인으로 돌아가기' }).click();
    await page.waitForURL('**/login');
    expect(await product.mailbox.mailsTo('nobody@example.com')).toEqual([]);

    const link = await mailedLink(hana.email, '/reset-password');
    await page.goto(link);
    const password = page.getByLabel('새 비밀번호', { exact: true });
    await password.waitFor();
    expect(new URL(page.url()).search).toBe('');
    const submit = page.getByRole('button', { name: '비밀번호 재설정' });
    await submit.click();
    await see(page, '모든 필드를 입력해주세요.');
    await password.fill('seven77');
    await page.getByLabel('새 비밀번호 확인').fill('seven77');
    await submit.click();
    await see(page, '비밀번호는 최소 8자 이상이어야 합니다.');
    await password.fill('second-password');
    await submit.click();
    await see(page, '비밀번호가 일치하지 않습니다.');
    await page.getByRole('button', { name: '비밀번호 보기' }).first().click();
    expect(await password.getAttribute('type')).toBe('text');
    await page.getByLabel('새 비밀번호 확인').fill('second-password');
    await submit.click();
    await page.getByRole('heading', { name: '비밀번호를 재설정했습니다' }).waitFor();
    await page.waitForURL('**/login');

    await enterPassword(page, hana);
    await see(page, '이메일 또는 비밀번호가 올바르지 않습니다.');
    await logIn(page, { ...hana, password: 'second-password' });
    await page.goto('/mypage?tab=luff');
    await see(page, '지금은 페이백을 신청할 수 없습니다');
    await see(page, /24시간 동안은 신청할 수 없습니다\. 이 제한은 .*에 풀립니다\./);

    // The link has done its work.
    await page.goto(link);
    await page.getByRole('heading', { name: '사용할 수 없는 링크입니다' }).waitFor();
    await see(page, '토큰이 만료되었거나 유효하지 않습니다.');
    await page.getByRole('link', { name: '재설정 링크 다시 받기' }).click();
    await page.waitForURL('**/forgot-password');
    await page.goto('/reset-password');
    await see(page, '재설정 링크가 올바르지 않습니다. 메일의 링크를 다시 열어 주세요.');
    await page.getByRole('link', { name: '로그인으로 돌아가기' }).waitFor();
  });

  it('says that a link is too old', async () => {
    const page = await product.visit();
    await page.goto('/forgot-password');
    await page.getByLabel('이메일').fill(hana.email);
    await page.getByRole('button', { name: '재설정 링크 받기' }).click();
    await page.getByRole('heading', { name: '메일을 확인해 주세요' }).waitFor();
    const link = await mailedLink(hana.email, '/reset-password');
    await page.goto(link);
    await page.getByLabel('새 비밀번호', { exact: true }).fill('third-password');
    await page.getByLabel('새 비밀번호 확인').fill('third-password');
    await moveClock(page, { minutes: 61 });
    await page.getByRole('button', { name: '비밀번호 재설정' }).click();
    await see(page, '비밀번호 재설정에 실패했습니다.');
    await page.getByRole('heading', { name: '사용할 수 없는 링크입니다' }).waitFor();
  });

  it('has an administrator set up two-factor login first, who then resets a password', async () => {
    const admin = await createAdmin(product);
    const office = await product.visit({ width: 1440 });
    await office.goto('/login?next=%2Fadmin%2Fusers');
    await enterPassword(office, admin, false);
    await office.getByRole('heading', { name: '2단계 인증을 설정해 주세요' }).waitFor();
    await office.goto('/admin/users');
    await office.getByRole('heading', { name: '2단계 인증을 설정해 주세요' }).waitFor();
    await office.getByRole('button', { name: '2단계 인증 설정' }).click();
    await office.getByLabel('현재 비밀번호').fill(admin.password);
    await office.getByRole('button', { name: '계속' }).click();
    await office.getByRole('img', { name: '인증 앱에 등록할 QR 코드' }).waitFor();
    const secret = (await office.locator('main code').first().innerText()).replaceAll(' ', '');
    await office.getByLabel('6자리 코드').fill(codeOf(product, secret));
    await office.getByRole('button', { name: '2단계 인증 켜기' }).click();
    await office.getByText('복구 코드를 저장했습니다.').click();
    await office.getByRole('button', { name: '완료' }).click();
    await office.waitForURL('**/admin/users');

    await office.goto('/admin/users?q=hana');
    await office
      .getByRole('row', { name: hana.email })
      .getByRole('button', { name: /회원 작업$/ })
      .click();
    await office.getByRole('menuitem', { name: '비밀번호 초기화' }).click();
    await office.getByRole('dialog').getByRole('button', { name: '비밀번호 초기화' }).click();
    await see(office, '비밀번호를 초기화했습니다');
    const mails = await product.mailbox.mailsTo(hana.email);
    expect(mails.at(-1)?.subject).toContain('초기화');
    expect(mails.at(-1)?.text).not.toContain(DEFAULT_PASSWORD);
  });

  it('lets an administrator move to a new phone, and nowhere else until that is done', async () => {
    const admin = await createAdmin(product);
    const app = await enableTwoFactor(product, admin);
    const office = await product.visit();
    await enterPassword(office, admin);
    await moveClock(office, { minutes: 1 });
    await office.getByLabel('인증 코드').fill(app.code());
    await office.getByRole('button', { name: '확인하고 로그인' }).click();
    await see(office, '로그인했습니다');
    await office.goto('/mypage?tab=security');
    await see(office, /새 휴대폰으로 옮길 때 해제하고 바로 다시 설정해 주세요/);
    await office.getByRole('button', { name: '해제', exact: true }).click();
    const dialog = office.getByRole('dialog', { name: '2단계 인증을 해제할까요?' });
    await dialog.getByLabel('현재 비밀번호').fill(admin.password);
    await moveClock(office, { minutes: 1 });
    await dialog.getByLabel('인증 앱 코드 또는 복구 코드').fill(app.code());
    await dialog.getByRole('button', { name: '2단계 인증 해제' }).click();
    const title = office.getByRole('heading', { name: '2단계 인증을 설정해 주세요' });
    await title.waitFor();
    await office.goto('/admin/users');
    await title.waitFor();
  });

  it('lets the member in only to choose a new password, and then to where they wanted to go', async () => {
    const page = await product.visit();
    await page.goto('/mypage?tab=luff');
    await page.waitForURL(/\/login\?next=/);
    await enterPassword(page, { ...hana, password: DEFAULT_PASSWORD }, false);
    const title = page.getByRole('heading', { name: '새 비밀번호를 정해 주세요' });
    await title.waitFor();
    await see(page, /발급 후 24시간 동안만 사용할 수 있습니다/);
    for (const path of ['/mypage', '/mining-items', '/admin/users']) {
      await page.goto(path);
      await title.waitFor();
    }
    await page.goto('/change-password?next=%2Fmypage%3Ftab%3Dluff');
    const current = page.getByLabel('임시 비밀번호');
    const fresh = page.getByLabel('새 비밀번호', { exact: true });
    const again = page.getByLabel('새 비밀번호 확인');
    const save = page.getByRole('button', { name: '새 비밀번호 저장' });
    await save.click();
    await see(page, '모든 필드를 입력해주세요.');
    await current.fill(DEFAULT_PASSWORD);
    await fresh.fill('fourth-password');
    await again.fill('fourth-passwort');
    await current.focus();
    await see(page, '새 비밀번호와 확인 비밀번호가 일치하지 않습니다.');
    expect(await save.isDisabled()).toBe(true);
    await fresh.fill(DEFAULT_PASSWORD);
    await again.fill(DEFAULT_PASSWORD);
    await save.click();
    await see(page, '비밀번호 변경 실패');
    await fresh.fill('fourth-password');
    await again.fill('fourth-password');
    await current.fill('not-the-default');
    await save.click();
    await see(page, '현재 비밀번호가 올바르지 않습니다.');
    await current.fill(DEFAULT_PASSWORD);
    await save.click();
    await page.waitForURL('**/mypage?tab=luff');
    await page.getByRole('tab', { name: '러프 지갑', selected: true }).waitFor();

    const other = await product.visit();
    await enterPassword(other, { ...hana, password: DEFAULT_PASSWORD });
    await see(other, '로그인 실패');
    await logIn(other, { ...hana, password: 'fourth-password' });
  });

  it('slows guesses down in place with the true wait, while the owner gets in', async () => {
    const person = await registerMember(product, { emailConfirmed: true });
    const owner = await product.visit();
    await logIn(owner, person);
    await owner.getByRole('button', { name: `${person.name} 님` }).click();
    await owner.getByRole('menuitem', { name: '로그아웃' }).click();
    await owner.getByRole('link', { name: '로그인' }).first().waitFor();

    const stranger = await product.visit();
    await stranger.goto('/login');
    const pause = stranger.getByText('로그인을 잠시 멈췄습니다');
    for (let guesses = 0; guesses < 30 && (await pause.count()) === 0; guesses += 1) {
      const answered = stranger.waitForResponse('**/api/login');
      await enterPassword(stranger, { ...person, password: `guess-${guesses}` }, false);
      await answered;
      const form = stranger.locator('form').getByRole('button', { name: '로그인' });
      await until('what the answer says', async () => (await pause.count()) > 0 || (await form.isEnabled()));
    }
    await pause.waitFor();
    await see(stranger, '시도 횟수가 많아 잠시 제한됩니다.');
    expect(await stranger.getByRole('timer').innerText()).toMatch(/^0:0[1-5]$/);
    expect(await stranger.locator('form').getByRole('button', { name: '로그인' }).isDisabled()).toBe(true);
    await logIn(owner, person);
  });

  describe('in English', () => {
    let person: SignedIn;

    it('sets a new password by the mailed link', async () => {
      person = await registerMember(product, { language: 'en', emailConfirmed: true });
      const page = await product.visit({ language: 'en' });
      await page.goto('/en/login');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      // The log-in form has a field of the same name until the page is here.
      await page.getByRole('button', { name: 'Send me the link' }).waitFor();
      await page.getByLabel('E-mail').fill(person.email);
      await page.getByRole('button', { name: 'Send me the link' }).click();
      await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
      await see(page, 'If you do not see it, look in the spam folder.');
      await page.goto(await mailedLink(person.email, '/en/reset-password'));
      await page.getByLabel('New password', { exact: true }).fill('english-password');
      await page.getByLabel('Confirm new password').fill('english-passwort');
      await page.getByRole('button', { name: 'Set password' }).click();
      await see(page, 'The passwords do not match.');
      await page.getByLabel('Confirm new password').fill('english-password');
      await page.getByRole('button', { name: 'Set password' }).click();
      await page.getByRole('heading', { name: 'Your password is set' }).waitFor();
      await page.getByRole('link', { name: 'Log in', exact: true }).last().click();
      await page.waitForURL('**/en/login');
      await page.goto('/en/reset-password?token=nonsense');
      await see(page, 'The link has expired or is not valid.');
    });

    it('asks for the code of the app', async () => {
      const member = await registerMember(product, { language: 'en', emailConfirmed: true });
      const { secret } = await enableTwoFactor(product, member);
      const page = await product.visit({ language: 'en' });
      await page.goto('/en/login?next=%2Fmypage');
      await page.getByLabel('E-mail').fill(member.email);
      await page.getByLabel('Password', { exact: true }).fill(member.password);
      await page.keyboard.press('Enter');
      const code = page.getByLabel('Code', { exact: true });
      await code.waitFor();
      expect(await code.evaluate((field) => field === document.activeElement)).toBe(true);
      await code.fill(wrongCodeOf(product, secret));
      await page.keyboard.press('Enter');
      await see(page, 'The code is not correct or was already used.');
      await moveClock(page, { minutes: 1 });
      await code.fill(codeOf(product, secret));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/mypage');
    });
  });

  it('left nothing for the browser to complain about', () => {
    expect(product.complaints).toEqual([]);
  });
});

/** Fills the form of log-in and sends it, after going there unless the page is there already. */
async function enterPassword(page: Page, person: { email: string; password: string }, goThere = true): Promise<void> {
  if (goThere) await page.goto('/login');
  await page.getByLabel('이메일').fill(person.email);
  await page.getByLabel('비밀번호', { exact: true }).fill(person.password);
  await page.locator('form').getByRole('button', { name: '로그인' }).click();
}

async function logIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await enterPassword(page, person);
  await see(page, '로그인했습니다');
}
