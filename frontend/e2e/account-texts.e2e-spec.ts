import { type Server, createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Locator, type Page } from 'playwright-core';
import { type SignedIn, createAdmin, registerMember } from '../../backend/test/factories/member';
import { see, seeToast, timeOnScreen, toasts, until } from './support/acts';
import { type Product, startProduct } from './support/product';

const KEYS = ['userId', 'userEmail', 'userName', 'isLoggedIn'] as const;
const NETWORK = '네트워크 오류가 발생했습니다. 다시 시도해주세요.';
const UNKNOWN_ID = '0198f6d2-8f5e-7c3a-9f0e-00000000dead';

/** What stands in for an answer of the service: a lost connection, or what only a proxy or a broken server would say. */
type Stand = 'lost' | 'html' | 'text' | 'wordless' | 'nothing';

/** Every sentence about accounts where it belongs: place, act, text. The service is real; only what it never says is made up. */
describe('the texts of accounts', () => {
  let product: Product;
  let silent: Server;
  let member: SignedIn;
  let admin: SignedIn;

  beforeAll(async () => {
    product = await startProduct();
    // Answers with a status and nothing else, not even its words.
    silent = createServer((_request, response) => {
      response.writeHead(502, '').end();
    }).listen(0, '127.0.0.1');
    member = await registerMember(product, { emailConfirmed: true });
    admin = await createAdmin(product);
  });

  afterAll(async () => {
    await new Promise((resolve) => silent.close(resolve));
    await product.close();
  });

  /** One call is answered otherwise, once. */
  const answer = (page: Page, call: string, stand: Stand): Promise<unknown> =>
    page.route(
      `**${call}`,
      (route) => {
        if (stand === 'lost') return route.abort();
        if (stand === 'html') return route.fulfill({ status: 502, contentType: 'text/html', body: '<html>502</html>' });
        if (stand === 'text') return route.fulfill({ status: 503, contentType: 'text/plain', body: '점검 중입니다.' });
        if (stand === 'wordless') return route.fulfill({ status: 500, json: {} });
        return route.continue({ url: `http://127.0.0.1:${(silent.address() as AddressInfo).port}${call}` });
      },
      { times: 1 },
    );
  const visitAs = async (person: SignedIn, width = 1280): Promise<Page> => {
    const page = await product.visit({ width });
    await page.goto('/login');
    await enterPassword(page, person.email, person.password);
    await see(page, '로그인했습니다');
    return page;
  };

  describe('where a visitor comes', () => {
    let page: Page;
    beforeAll(async () => {
      page = await product.visit();
    });

    it.each([
      ['/', '회원가입', '/register'],
      ['/', '로그인', '/login'],
      ['/login', '비밀번호를 잊으셨나요?', '/forgot-password'],
      ['/login', '회원가입', '/register'],
      ['/login', '홈으로', '/'],
      ['/register', '로그인', '/login'],
      ['/register', '홈으로', '/'],
      ['/forgot-password', '로그인으로 돌아가기', '/login'],
      ['/reset-password', '재설정 링크 다시 받기', '/forgot-password'],
      ['/reset-password', '로그인으로 돌아가기', '/login'],
      ['/dashboard', '로그인', '/login?next=%2Fdashboard'],
      ['/lcoin-dashboard', '로그인', '/login?next=%2Flcoin-dashboard'],
      ['/no-such-page', '홈으로 가기', '/'],
    ])('%s has “%s”, which leads to %s', async (place, words, target) => {
      await page.goto(place);
      await page.locator('main').getByRole('link', { name: words, exact: true }).or(header(page, words)).last().click();
      await page.waitForURL((url) => url.pathname + url.search === target);
    });

    it.each([
      ['/mypage', '/login?next=%2Fmypage'],
      ['/mypage?tab=luff', '/login?next=%2Fmypage%3Ftab%3Dluff'],
      ['/my-info', '/login?next=%2Fmy-info'],
      ['/mining-items', '/login?next=%2Fmining-items'],
      ['/lcoin-shop', '/login?next=%2Flcoin-shop'],
      ['/indicator-purchase', '/login?next=%2Findicator-purchase'],
      ['/admin/users', '/'],
    ])('%s leads to %s', async (place, target) => {
      await page.goto(place);
      await page.waitForURL((url) => url.pathname + url.search === target);
    });

    it.each([
      ['/login', ['로그인']],
      ['/register', ['회원가입']],
      ['/forgot-password', ['비밀번호 찾기']],
      [
        '/reset-password',
        ['사용할 수 없는 링크입니다', '재설정 링크가 올바르지 않습니다. 메일의 링크를 다시 열어 주세요.'],
      ],
      ['/reset-password?token=nonsense', ['사용할 수 없는 링크입니다', '토큰이 만료되었거나 유효하지 않습니다.']],
      ['/dashboard', ['로그인이 필요합니다']],
      ['/lcoin-dashboard', ['로그인이 필요합니다']],
      ['/no-such-page', ['404', '페이지를 찾을 수 없습니다']],
      ['/mypage/no/such', ['404', '페이지를 찾을 수 없습니다']],
    ])('%s says %j', async (place, texts) => {
      await page.goto(place);
      for (const text of texts) await see(page.locator('main'), text);
    });

    it('shows neither store nor log-out nor the admin page', async () => {
      await page.goto('/');
      for (const words of ['스토어', '로그아웃', '관리자']) expect(await header(page, words).count()).toBe(0);
    });
  });

  describe('/register', () => {
    let page: Page;
    const submit = (): Promise<void> => page.locator('form').getByRole('button', { name: '회원가입' }).click();
    const fill = async (values: Record<string, string>): Promise<void> => {
      for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
    };
    beforeAll(async () => {
      page = await product.visit();
      await page.goto('/register');
    });

    it.each<[string, () => Promise<unknown>, string]>([
      ['nothing is filled in', async () => undefined, '필수 항목을 모두 입력해주세요.'],
      ['the e-mail is missing', () => fill({ 이름: '박서준' }), '필수 항목을 모두 입력해주세요.'],
      [
        'the passwords differ',
        () => fill({ 이메일: 'seojun@example.com', 비밀번호: 'secret', '비밀번호 확인': 'secret1' }),
        '비밀번호가 일치하지 않습니다.',
      ],
      [
        'the password is short',
        () => fill({ 비밀번호: 'five5', '비밀번호 확인': 'five5' }),
        '비밀번호는 최소 6자 이상이어야 합니다.',
      ],
      [
        'nothing is agreed to',
        () => fill({ 비밀번호: 'six666', '비밀번호 확인': 'six666' }),
        '개인정보 수집 및 이용에 동의해주세요.',
      ],
    ])('when %s', async (_when, act, text) => {
      await act();
      await submit();
      await see(page.locator('form'), text);
    });

    it('asks for a UID once an exchange is chosen', async () => {
      expect(await page.getByLabel(/^UID/).count()).toBe(0);
      await page.getByText('선택 정보 입력').click();
      await page.getByLabel(/^거래소/).selectOption('OKX');
      await page.getByLabel(/^UID/).waitFor();
      await page.getByLabel(/^거래소/).selectOption('');
      expect(await page.getByLabel(/^UID/).count()).toBe(0);
      await page.getByLabel(/개인정보 수집/).check();
    });

    it.each<[Stand, string]>([
      ['lost', NETWORK],
      ['wordless', '회원가입 중 오류가 발생했습니다.'],
      ['html', '회원가입 중 오류가 발생했습니다.'],
      ['nothing', '회원가입 중 오류가 발생했습니다.'],
      ['text', '점검 중입니다.'],
    ])('when the answer is %s', async (stand, text) => {
      await answer(page, '/api/register', stand);
      await submit();
      await seeToast(page, '회원가입 실패', text);
    });

    it('when the address has an account, and when it has none', async () => {
      await fill({ 이메일: member.email });
      await submit();
      await seeToast(page, '회원가입 실패', '이미 가입된 이메일입니다.');
      await fill({ 이메일: 'seojun@example.com' });
      await submit();
      await seeToast(page, '회원가입이 완료되었습니다', /seojun@example.com 주소로 인증 메일을 보냈습니다/);
      expect(await page.evaluate(() => localStorage.getItem('userEmail'))).toBe('seojun@example.com');
    });
  });

  describe('/login', () => {
    let page: Page;
    beforeAll(async () => {
      page = await product.visit();
      await page.goto('/login');
    });

    it.each([
      ['', ''],
      ['hana@example.com', ''],
      ['', 'secret'],
    ])('without both, e-mail %j and password %j', async (email, password) => {
      await enterPassword(page, email, password);
      await see(page.locator('form'), '이메일과 비밀번호를 모두 입력해주세요.');
    });

    it.each<[Stand, string]>([
      ['lost', NETWORK],
      ['wordless', 'HTTP 500 오류'],
      ['html', 'Bad Gateway'],
      ['nothing', '알 수 없는 오류가 발생했습니다'],
      ['text', '점검 중입니다.'],
    ])('when the answer is %s', async (stand, text) => {
      await answer(page, '/api/login', stand);
      await enterPassword(page, member.email, member.password);
      await seeToast(page, '로그인 실패', text);
    });

    it('when the password is wrong, and when it is right', async () => {
      await enterPassword(page, member.email, 'not-my-password');
      await seeToast(page, '로그인 실패', '이메일 또는 비밀번호가 올바르지 않습니다.');
      await enterPassword(page, member.email, member.password);
      await seeToast(page, '로그인했습니다', `${member.name} 님, 반갑습니다.`);
      expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
        userId: member.id,
        userEmail: member.email,
        userName: member.name,
        isAdmin: 'false',
        isLoggedIn: 'true',
      });
    });
  });

  describe('/forgot-password', () => {
    it('says what is missing, what failed, and that the mail is on its way', async () => {
      const page = await product.visit();
      await page.goto('/forgot-password');
      const ask = page.getByRole('button', { name: '재설정 링크 받기' });
      await ask.click();
      await see(page.locator('form'), '필수 항목을 모두 입력해주세요.');
      await page.getByLabel('이메일').fill(member.email);
      await answer(page, '/api/forgot-password', 'lost');
      await ask.click();
      await seeToast(page, '비밀번호 재설정 요청에 실패했습니다.', NETWORK);
      await answer(page, '/api/forgot-password', 'wordless');
      await ask.click();
      await seeToast(page, '비밀번호 재설정 요청에 실패했습니다.', 'HTTP 500 오류');
      await ask.click();
      await see(page, '메일을 확인해 주세요');
      await see(page, '메일이 보이지 않으면 스팸함을 확인해 주세요.');
      await page.getByRole('link', { name: '로그인으로 돌아가기' }).click();
      await page.waitForURL('**/login');
    });
  });

  describe('/reset-password', () => {
    it('says what is wrong and what failed, and leads to log-in two seconds after it is done', async () => {
      const person = await registerMember(product, { emailConfirmed: true });
      await person.client.post('/api/forgot-password', { email: person.email });
      const mails = await product.mailbox.mailsTo(person.email);
      const link = new URL(mails.flatMap(({ links }) => links).find((one) => one.includes('/reset-password')) ?? '');
      const page = await product.visit();
      await answer(page, '/api/reset-password/*', 'lost');
      await page.goto(link.pathname + link.search);
      await see(page, '링크를 확인하지 못했습니다');
      await see(page, new RegExp(NETWORK));
      await page.getByRole('button', { name: '다시 시도' }).click();

      const password = page.getByLabel('새 비밀번호', { exact: true });
      const again = page.getByLabel('새 비밀번호 확인');
      const submit = page.getByRole('button', { name: '비밀번호 재설정' });
      await submit.click();
      await see(page.locator('form'), '모든 필드를 입력해주세요.');
      await password.fill('seven77');
      await again.fill('seven77');
      await submit.click();
      await see(page.locator('form'), '비밀번호는 최소 8자 이상이어야 합니다.');
      await password.fill('eight888');
      await submit.click();
      await see(page.locator('form'), '비밀번호가 일치하지 않습니다.');
      await page.getByRole('button', { name: '비밀번호 보기' }).first().click();
      expect(await password.getAttribute('type')).toBe('text');
      await page.getByRole('button', { name: '비밀번호 숨기기' }).first().click();
      expect(await password.getAttribute('type')).toBe('password');
      await again.fill('eight888');
      await answer(page, '/api/reset-password', 'lost');
      await submit.click();
      await seeToast(page, '비밀번호 재설정에 실패했습니다.', NETWORK);

      const shown = await timeOnScreen(page, '비밀번호를 재설정했습니다', 'main');
      await submit.click();
      await see(page, '비밀번호를 재설정했습니다');
      await page.waitForURL('**/login');
      expect(await shown()).toBeGreaterThan(1_900);
      await page.goto(link.pathname + link.search);
      await see(page, '토큰이 만료되었거나 유효하지 않습니다.');
    });
  });

  describe('what a browser remembers', () => {
    it.each(KEYS)('is nothing without %s: logged out, and the server is not asked', async (key) => {
      const page = await visitAs(member);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.evaluate((name) => localStorage.removeItem(name), key);
      await page.goto('/');
      await header(page, '로그인').waitFor();
      await page.waitForLoadState('networkidle');
      expect(asked).not.toContain('/api/me');
    });

    it('ends, with a word on the console alone, when the server knows the session no more', async () => {
      const page = await visitAs(member);
      const warned = warningsOf(page);
      // An answer that is still under way would set the cookie again.
      await page.goto('about:blank');
      await page.context().clearCookies();
      await page.goto('/');
      await until('a word on the console', () => warned.length > 0);
      await header(page, '로그인').waitFor();
      expect(warned).toEqual(['세션이 만료되었습니다. 다시 로그인해 주세요.']);
      expect(await page.getByText(/세션이 만료/).count()).toBe(0);
      expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), [...KEYS])).toEqual(
        KEYS.map(() => null),
      );
    });

    it('stays, with a word on the console alone, when the server cannot be reached', async () => {
      const page = await visitAs(member);
      const warned = warningsOf(page);
      await page.route('**/api/me', (route) => route.abort());
      await page.goto('/');
      await until('a word on the console', () => warned.length > 0);
      await page.getByRole('button', { name: `${member.name} 님` }).waitFor();
      expect(warned).toEqual(['서버에 연결하지 못해 저장된 로그인 정보를 유지합니다.']);
      expect(await page.getByText(/연결하지 못해/).count()).toBe(0);
    });

    it('is forgotten at log-out', async () => {
      const page = await visitAs(member);
      await page.getByRole('button', { name: `${member.name} 님` }).click();
      await page.getByRole('menuitem', { name: '로그아웃' }).click();
      await header(page, '로그인').waitFor();
      expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), [...KEYS])).toEqual(
        KEYS.map(() => null),
      );
    });

    it('lets no member who is no administrator in to /admin/users', async () => {
      const page = await visitAs(member);
      await page.goto('/admin/users');
      await page.waitForURL((url) => url.pathname === '/');
      expect(await header(page, '관리자').count()).toBe(0);
    });
  });

  describe('/mypage', () => {
    let person: SignedIn;
    let page: Page;
    beforeAll(async () => {
      person = await registerMember(product, { emailConfirmed: true });
      page = await visitAs(person);
    });

    it('says that the account could not be read, and reads it again', async () => {
      await answer(page, '/api/user', 'lost');
      await page.goto('/mypage');
      await see(page, '사용자 정보를 찾을 수 없습니다');
      await see(page, NETWORK);
      const problem = page.getByRole('alert').filter({ hasText: '사용자 정보를 찾을 수 없습니다' });
      await problem.getByRole('button', { name: '다시 시도' }).click();
      for (const text of [person.name, person.email, '가입일', '비밀번호 변경', '저장된 TradingView ID가 없습니다.'])
        await see(page.locator('main'), text);
    });

    it('keeps a TradingView ID, says when it could not, and asks before it is deleted', async () => {
      const card = page.getByRole('group', { name: 'TradingView ID' });
      await card.getByRole('button', { name: 'ID 추가' }).click();
      await card.getByLabel('TradingView ID').fill('hana_charts');
      await answer(page, '/api/user/update', 'lost');
      await card.getByRole('button', { name: 'ID 저장' }).click();
      await seeToast(page, '업데이트 실패', NETWORK);
      await answer(page, '/api/user/update', 'wordless');
      await card.getByRole('button', { name: 'ID 저장' }).click();
      await seeToast(page, '업데이트 실패', 'HTTP 500 오류');
      await card.getByRole('button', { name: 'ID 저장' }).click();
      await seeToast(page, 'TradingView ID를 저장했습니다');
      await card.getByRole('button', { name: '삭제' }).click();
      const question = page.getByRole('dialog', { name: 'TradingView ID를 삭제할까요?' });
      await question.getByRole('button', { name: 'ID 삭제' }).click();
      await seeToast(page, 'TradingView ID를 삭제했습니다');
    });

    it('changes the password, and says what is wrong with it or failed', async () => {
      await page.goto('/mypage?tab=security');
      await page.getByRole('button', { name: '새 비밀번호 정하기' }).click();
      const form = page.getByRole('form', { name: '비밀번호 변경' });
      const submit = form.getByRole('button', { name: '비밀번호 변경' });
      const fill = async (current: string, next: string, again = next): Promise<void> => {
        await form.getByLabel('현재 비밀번호').fill(current);
        await form.getByLabel('새 비밀번호', { exact: true }).fill(next);
        await form.getByLabel('새 비밀번호 확인').fill(again);
      };
      await submit.click();
      await see(form, '모든 필드를 입력해주세요.');
      await fill(person.password, 'five5');
      await submit.click();
      await see(form, '비밀번호는 최소 6자 이상이어야 합니다.');
      await fill(person.password, 'six666', 'six667');
      await form.getByLabel('현재 비밀번호').focus();
      await see(form, '새 비밀번호와 확인 비밀번호가 일치하지 않습니다.');
      expect(await submit.isDisabled()).toBe(true);
      await fill(person.password, 'six666');
      await answer(page, '/api/change-password', 'lost');
      await submit.click();
      await seeToast(page, '비밀번호 변경 실패', NETWORK);
      await fill('not-my-password', 'six666');
      await submit.click();
      await seeToast(page, '비밀번호 변경 실패', '현재 비밀번호가 올바르지 않습니다.');
      await fill(person.password, 'six666');
      await submit.click();
      await seeToast(page, '비밀번호를 변경했습니다', '비밀번호를 변경했습니다. 다른 기기에서는 로그아웃되었습니다.');
    });
  });

  describe('/admin/users', () => {
    let office: Page;
    const question = (): Locator => office.getByRole('dialog', { name: '비밀번호를 초기화할까요?' });
    const confirm = (): Promise<void> => question().getByRole('button', { name: '비밀번호 초기화' }).click();
    beforeAll(async () => {
      office = await visitAs(admin, 1440);
      await office.goto(`/admin/users?q=${encodeURIComponent(member.email)}`);
      await office
        .getByRole('row', { name: member.email })
        .getByRole('button', { name: /회원 작업$/ })
        .click();
      await office.getByRole('menuitem', { name: '비밀번호 초기화' }).click();
      await see(question(), '회원에게 24시간 안에 초기 비밀번호로 로그인해 새 비밀번호로 변경하도록 알려 주세요.');
    });

    it.each<[Stand, string]>([
      ['lost', NETWORK],
      ['wordless', '비밀번호 초기화 중 오류가 발생했습니다.'],
    ])('says that a password was not reset when the answer is %s', async (stand, text) => {
      await answer(office, `/api/admin/users/${member.id}/reset-password`, stand);
      await confirm();
      await seeToast(office, '비밀번호 초기화 실패', text);
    });

    it('says that a member is not found', async () => {
      await office.route(
        `**/api/admin/users/${member.id}/reset-password`,
        (route) => route.continue({ url: `${product.url}/api/admin/users/${UNKNOWN_ID}/reset-password` }),
        { times: 1 },
      );
      await confirm();
      await seeToast(office, '비밀번호 초기화 실패', '사용자 정보를 찾을 수 없습니다');
    });

    it('says for seven seconds that it is done', async () => {
      const shown = await timeOnScreen(office, '비밀번호를 초기화했습니다');
      await confirm();
      await seeToast(office, '비밀번호를 초기화했습니다', /회원에게 알려 주세요/);
      expect(await shown()).toBeGreaterThan(6_900);
    });

    it('logs a member out everywhere', async () => {
      const person = await registerMember(product, { emailConfirmed: true });
      await office.goto(`/admin/users?q=${encodeURIComponent(person.email)}`);
      const row = office.getByRole('row', { name: person.email });
      await row.getByRole('button', { name: /회원 작업$/ }).click();
      await office.getByRole('menuitem', { name: '모든 기기에서 로그아웃' }).click();
      const dialog = office.getByRole('dialog', { name: '모든 기기에서 로그아웃할까요?' });
      await dialog.getByRole('button', { name: '모든 기기에서 로그아웃' }).click();
      await seeToast(office, '기기 1대에서 로그아웃했습니다', person.email);
      expect((await person.client.get('/api/user')).status).toBe(401);
    });
  });

  describe('a toast', () => {
    let page: Page;
    const fail = async (): Promise<void> => {
      await answer(page, '/api/login', 'text');
      await enterPassword(page, member.email, 'any-password');
      await seeToast(page, '로그인 실패', '점검 중입니다.');
    };
    beforeAll(async () => {
      page = await product.visit();
      await page.goto('/login');
    });

    it('stands alone, for five seconds', async () => {
      await answer(page, '/api/login', 'lost');
      await enterPassword(page, member.email, 'any-password');
      await seeToast(page, '로그인 실패', NETWORK);
      const shown = await timeOnScreen(page, '점검 중입니다.');
      await fail();
      expect(await toasts(page).count()).toBe(1);
      expect(await shown()).toBeGreaterThan(4_900);
    });

    it('is where F8 leads', async () => {
      await fail();
      await page.keyboard.press('F8');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('OL');
      await toasts(page).getByRole('button', { name: '알림 닫기' }).click();
      await toasts(page).waitFor({ state: 'hidden' });
    });

    it.each([
      [30, 1],
      [80, 0],
    ])('that is swiped %d px to the right leaves %d', async (distance, left) => {
      await fail();
      const box = await toasts(page).boundingBox();
      const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 12];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 8 });
      await page.mouse.up();
      // What is swiped away goes at once; what is not is where it was, with the mouse upon it.
      if (left === 0) await toasts(page).waitFor({ state: 'hidden' });
      else await until('the toast to be where it was', async () => (await toasts(page).boundingBox())?.x === box?.x);
    });
  });

  it.each<[string, (page: Page) => Promise<unknown>, string[]]>([
    [
      '/en/login',
      (page) => page.locator('form').getByRole('button').last().click(),
      ['Please enter e-mail and password.'],
    ],
    [
      '/en/register',
      (page) => page.locator('form').getByRole('button').last().click(),
      ['Please fill in all required fields.'],
    ],
    [
      '/en/forgot-password',
      (page) => page.getByRole('button', { name: 'Send me the link' }).click(),
      ['Please fill in all required fields.'],
    ],
    ['/en/reset-password?token=nonsense', async () => undefined, ['The link has expired or is not valid.']],
    ['/en/confirm-email', async () => undefined, ['Your e-mail address could not be confirmed']],
    ['/dashboard', async () => undefined, ['Please log in', 'You come back to this screen afterwards.']],
    ['/no-such-page', async () => undefined, ['404', 'Page not found', 'Go Home']],
    [
      '/en/login',
      async (page) => {
        await answer(page, '/api/login', 'wordless');
        await page.getByLabel('E-mail').fill(member.email);
        await page.getByLabel('Password', { exact: true }).fill('any-password');
        await page.keyboard.press('Enter');
      },
      ['Login failed', 'HTTP 500 error'],
    ],
  ])('in English: %s', async (place, act, texts) => {
    const page = await product.visit({ language: 'en' });
    await page.addInitScript(() => localStorage.setItem('language', 'en'));
    await page.goto(place);
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await act(page);
    for (const text of texts) await see(page, text);
  });

  it('left nothing for the browser to complain about', () => {
    expect(product.complaints).toEqual([]);
  });
});

const header = (page: Page, words: string): Locator =>
  page.getByRole('banner').getByRole('link', { name: words, exact: true });

async function enterPassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: '로그인' }).click();
}

function warningsOf(page: Page): string[] {
  const warned: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warned.push(message.text());
  });
  return warned;
}
