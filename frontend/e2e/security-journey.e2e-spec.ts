import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { type Page } from 'playwright-core';
import { type SignedIn, createAdmin, registerMember } from '../../backend/test/factories/member';
import { codeOf } from '../../backend/test/factories/two-factor';
import { see, until } from './support/acts';
import { type Product, startProduct } from './support/product';

const NEW_PASSWORD = 'a-much-better-password';

/** How members keep an account their own, by clicking; only the clock is moved from outside. */
describe('the security tab', () => {
  let product: Product;

  beforeAll(async () => {
    product = await startProduct();
  });

  afterAll(() => product.close());

  /** A browser of the member, on the security tab. */
  const openTab = async (person: { email: string; password: string }, language?: 'en'): Promise<Page> => {
    const page = await product.visit(language ? { language } : {});
    await logIn(page, person);
    await page.goto('/mypage?tab=security');
    await part(page, '비밀번호 변경').getByRole('button', { name: '새 비밀번호 정하기' }).waitFor();
    return page;
  };
  const join = (name: string): Promise<SignedIn> =>
    registerMember(product, { name, email: `${name}@example.com`, emailConfirmed: true });
  /** Each code counts once, so the next one is of a later moment, for the service and for the browser. */
  const nextCode = async (page: Page, secret: string): Promise<string> => {
    product.clock.advance({ minutes: 1 });
    await page.context().clock.setFixedTime(product.clock.now());
    return codeOf(product, secret);
  };

  it('changes the password, which ends the session of the other browser', async () => {
    const person = await join('password');
    const own = await openTab(person);
    const other = await openTab(person);
    await own.getByRole('button', { name: '새 비밀번호 정하기' }).click();
    const form = own.getByRole('form', { name: '비밀번호 변경' });
    await form.getByRole('button', { name: '비밀번호 변경' }).click();
    await see(own, '모든 필드를 입력해주세요.');
    await form.getByLabel('현재 비밀번호').fill('not-my-password');
    await form.getByLabel('새 비밀번호', { exact: true }).fill(NEW_PASSWORD);
    await form.getByLabel('새 비밀번호 확인').fill(`${NEW_PASSWORD}!`);
    await form.getByLabel('현재 비밀번호').focus();
    await see(own, '새 비밀번호와 확인 비밀번호가 일치하지 않습니다.');
    expect(await form.getByRole('button', { name: '비밀번호 변경' }).isDisabled()).toBe(true);
    await form.getByLabel('새 비밀번호 확인').fill(NEW_PASSWORD);
    await form.getByRole('button', { name: '비밀번호 변경' }).click();
    await see(own, '비밀번호 변경 실패');
    await see(own, '현재 비밀번호가 올바르지 않습니다.');
    await form.getByLabel('현재 비밀번호').fill(person.password);
    await form.getByRole('button', { name: '비밀번호 변경' }).click();
    await see(own, '비밀번호를 변경했습니다');
    await see(own, '로그인된 다른 기기가 없습니다.');

    await other.reload();
    await other.waitForURL(/\/login/);
    await logIn(other, { ...person, password: NEW_PASSWORD });
    await own.reload();
    await part(own, '로그인된 기기').getByRole('button', { name: '다른 기기 모두 로그아웃' }).waitFor();
  });

  it('lists the devices and ends them, one and all', async () => {
    const person = await join('devices');
    const own = await openTab(person);
    const other = await openTab(person);
    await own.reload();
    const devices = part(own, '로그인된 기기');
    // Two browsers and the one that registered.
    await until('three devices', async () => (await devices.getByRole('listitem').count()) === 3);
    expect(await devices.getByRole('listitem').first().innerText()).toContain('이 기기');
    expect(await devices.getByRole('listitem').first().innerText()).toContain('IP 127.0.0.1');
    // The newest after this one is the other browser.
    await devices.getByRole('listitem').filter({ hasText: 'Chrome' }).nth(1).getByRole('button').click();
    await confirm(own, 'Chrome에서 로그아웃할까요?', '로그아웃');
    await see(own, '기기에서 로그아웃했습니다');
    await other.reload();
    await other.waitForURL(/\/login/);

    await devices.getByRole('button', { name: '다른 기기 모두 로그아웃' }).click();
    await confirm(own, '다른 기기에서 모두 로그아웃할까요?', '다른 기기 모두 로그아웃');
    await see(own, '기기 1대에서 로그아웃했습니다');
    await see(own, '로그인된 다른 기기가 없습니다.');
    expect((await person.client.get('/api/user')).status).toBe(401);

    await devices.getByRole('listitem').first().getByRole('button').click();
    await confirm(own, '지금 사용 중인 기기에서 로그아웃할까요?', '로그아웃');
    await own.waitForURL((url) => url.pathname === '/');
    await own.goto('/mypage');
    await own.waitForURL(/\/login/);
  });

  it('asks for a second factor once it is on: a code, a recovery code, and off again', async () => {
    const person = await join('factor');
    const page = await openTab(person);
    const panel = part(page, '2단계 인증');
    await panel.getByRole('button', { name: '2단계 인증 설정' }).click();
    await panel.getByLabel('현재 비밀번호').fill(person.password);
    await panel.getByRole('button', { name: '계속' }).click();
    await panel.getByRole('img', { name: '인증 앱에 등록할 QR 코드' }).waitFor();
    const secret = (await panel.locator('code').innerText()).replaceAll(' ', '');
    await panel.getByLabel('6자리 코드').fill(await nextCode(page, secret));
    await panel.getByRole('button', { name: '2단계 인증 켜기' }).click();
    const listed = panel.getByRole('list', { name: '복구 코드' }).getByRole('listitem');
    await listed.first().waitFor();
    const codes = await listed.allInnerTexts();
    expect(codes).toHaveLength(10);
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: '텍스트 파일로 저장' }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(codes.join('\r\n'));
    expect(await panel.getByRole('button', { name: '완료' }).isDisabled()).toBe(true);
    await panel.getByText('복구 코드를 저장했습니다.').click();
    await panel.getByRole('button', { name: '완료' }).click();
    await panel.getByText('10개 중 10개').waitFor();

    const byCode = await product.visit();
    await enterPassword(byCode, person);
    await byCode.getByLabel('인증 코드').fill(await nextCode(byCode, secret));
    await byCode.getByRole('button', { name: '확인하고 로그인' }).click();
    await see(byCode, '로그인했습니다');

    const byRecovery = await product.visit();
    await enterPassword(byRecovery, person);
    await byRecovery.getByRole('button', { name: /복구 코드로 로그인/ }).click();
    await byRecovery.getByLabel('복구 코드').fill((codes[0] ?? '').toLowerCase());
    await byRecovery.getByRole('button', { name: '확인하고 로그인' }).click();
    await see(byRecovery, '로그인했습니다');
    await byRecovery.goto('/mypage?tab=security');
    const there = part(byRecovery, '2단계 인증');
    await there.getByText('10개 중 9개').waitFor();

    await there.getByRole('button', { name: '해제' }).click();
    const dialog = byRecovery.getByRole('dialog', { name: '2단계 인증을 해제할까요?' });
    await dialog.getByLabel('현재 비밀번호').fill(person.password);
    await dialog.getByLabel('인증 앱 코드 또는 복구 코드').fill(codes[0] ?? '');
    await dialog.getByRole('button', { name: '2단계 인증 해제' }).click();
    await see(byRecovery, '인증 코드가 올바르지 않거나 이미 사용되었습니다.');
    await dialog.getByLabel('인증 앱 코드 또는 복구 코드').fill(await nextCode(byRecovery, secret));
    await dialog.getByRole('button', { name: '2단계 인증 해제' }).click();
    await there.getByText('꺼짐').waitFor();
    const plain = await product.visit();
    await logIn(plain, person);
  });

  it('keeps which mails are wanted', async () => {
    const page = await openTab(await join('mails'));
    const payback = part(page, '메일 알림').getByRole('switch', { name: '페이백' });
    await expectState(payback.getAttribute('aria-checked'), 'true');
    const saved = page.waitForResponse('**/api/user/mail-preferences');
    await payback.click();
    expect((await saved).status()).toBe(200);
    await page.reload();
    await payback.waitFor();
    await expectState(payback.getAttribute('aria-checked'), 'false');
    const security = part(page, '메일 알림').getByRole('switch', { name: '보안' });
    await expectState(security.getAttribute('aria-disabled'), 'true');
  });

  it('hands over all data as a ZIP file', async () => {
    const person = await join('data');
    const page = await openTab(person);
    const download = page.waitForEvent('download');
    await part(page, '내 데이터').getByRole('button', { name: '내 데이터 받기' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^lance-data-\d{4}-\d{2}-\d{2}\.zip$/);
    const files = unzip(readFileSync(await file.path()));
    expect([...files.keys()]).toContain('data.json');
    expect([...files.keys()].filter((name) => name.endsWith('.csv')).length).toBeGreaterThan(0);
    expect(files.get('data.json')).toContain(person.email);
    await see(page, '내 데이터를 받았습니다');
  });

  it('adds, edits and deletes the TradingView ID, the last after a question', async () => {
    const page = await openTab(await join('tradingview'));
    await page.goto('/mypage');
    const card = page.getByRole('group', { name: 'TradingView ID' });
    await card.getByText('저장된 TradingView ID가 없습니다.').waitFor();
    await card.getByRole('button', { name: 'ID 추가' }).click();
    await card.getByRole('button', { name: 'ID 저장' }).click();
    await see(page, 'TradingView ID를 입력해 주세요.');
    await card.getByLabel('TradingView ID').fill('hana_charts');
    await card.getByRole('button', { name: 'ID 저장' }).click();
    await see(page, 'TradingView ID를 저장했습니다');
    await card.getByRole('button', { name: '수정' }).click();
    await card.getByLabel('TradingView ID').fill('hana_desk');
    await card.getByRole('button', { name: 'ID 저장' }).click();
    await card.getByText('hana_desk').waitFor();
    await card.getByRole('button', { name: '삭제' }).click();
    await confirm(page, 'TradingView ID를 삭제할까요?', 'ID 삭제');
    await see(page, 'TradingView ID를 삭제했습니다');
    await card.getByText('저장된 TradingView ID가 없습니다.').waitFor();
  });

  it('closes the account, after which nobody can log in to it', async () => {
    const person = await join('closing');
    const page = await openTab(person);
    await part(page, '회원 탈퇴').getByRole('button', { name: '회원 탈퇴' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lance를 탈퇴할까요?' });
    await dialog.getByText(/^1,000/).waitFor();
    await dialog.getByLabel('현재 비밀번호').fill(person.password);
    await dialog.getByRole('button', { name: '회원 탈퇴' }).click();
    await see(page, '탈퇴가 완료되었습니다');
    await page.waitForURL((url) => url.pathname === '/');
    await enterPassword(page, person);
    await see(page, '이메일 또는 비밀번호가 올바르지 않습니다.');
  });

  it('lets an administrator reset a password, and sees that the member was told', async () => {
    const person = await join('forgetful');
    const office = await product.visit({ width: 1440 });
    await logIn(office, await createAdmin(product));
    await office.goto('/admin/users?q=forgetful');
    await office
      .getByRole('row', { name: person.email })
      .getByRole('button', { name: /회원 작업$/ })
      .click();
    await office.getByRole('menuitem', { name: '비밀번호 초기화' }).click();
    const dialog = office.getByRole('dialog', { name: '비밀번호를 초기화할까요?' });
    await dialog.getByText(/새 비밀번호로 변경하도록 알려 주세요/).waitFor();
    await dialog.getByRole('button', { name: '비밀번호 초기화' }).click();
    await see(office, '비밀번호를 초기화했습니다');
    expect((await person.client.get('/api/user')).status).toBe(401);
    await office.goto('/admin/users?tab=system');
    await office.getByRole('group', { name: '메일' }).getByText('관리자 비밀번호 초기화 안내').waitFor();
  });

  it('speaks English, too', async () => {
    const person = await registerMember(product, { email: 'english@example.com', language: 'en' });
    const page = await product.visit({ language: 'en' });
    await page.goto('/en/login');
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.locator('form').getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL((url) => !url.pathname.includes('login'));
    await page.goto('/mypage?tab=security');
    await page.getByRole('button', { name: 'Choose a new password' }).click();
    const form = page.getByRole('form', { name: 'Change password' });
    await form.getByRole('button', { name: 'Change password' }).click();
    await see(page, 'Please fill in all fields.');
    await page.getByRole('button', { name: 'Close account' }).click();
    await see(page, 'It takes effect at once and cannot be undone.');
  });

  it('left nothing for the browser to complain about', () => {
    expect(product.complaints).toEqual([]);
  });
});

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function enterPassword(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('이메일').fill(person.email);
  await page.getByLabel('비밀번호', { exact: true }).fill(person.password);
  await page.locator('form').getByRole('button', { name: '로그인' }).click();
}

async function logIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await enterPassword(page, person);
  await see(page, '로그인했습니다');
}

async function confirm(page: Page, title: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function expectState(value: Promise<string | null>, expected: string): Promise<void> {
  expect(await value).toBe(expected);
}

const CENTRAL_ENTRY = 0x02014b50;
const DEFLATED = 8;

/** The files of a ZIP by its directory, as text. */
function unzip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  for (let at = zip.indexOf('PK\u0001\u0002'); zip.readUInt32LE(at) === CENTRAL_ENTRY;) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const start = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const content = zip.subarray(from, from + size);
    files.set(name, (method === DEFLATED ? inflateRawSync(content) : content).toString('utf8'));
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (noteLength ?? 0);
  }
  return files;
}
