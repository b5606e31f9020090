import { type Locator, type Page } from 'playwright-core';
import { type SignedIn, createAdmin, registerMember } from '../../backend/test/factories/member';
import { indicatorActs } from '../../backend/test/support/indicators';
import { runInTransaction } from '../../backend/src/platform/database/index';
import { Settings } from '../../backend/src/platform/settings/index';
import { withoutHoldAfterNewUid } from '../../backend/test/support/luff';
import { type Stand, answerOtherwise, logIn, pass, see, seeToast, toasts, until } from './support/acts';
import { type Product, startProduct } from './support/product';
import { sample } from './support/sample';

type Language = 'ko' | 'en';
const LANGUAGES: readonly Language[] = ['ko', 'en'];
type Pair = readonly [ko: string, en: string];
const inLanguage = ([ko, en]: Pair, language: Language): string => (language === 'ko' ? ko : en);

/** What is said without a sentence of the server: the connection was lost, or the answer has no words. */
const network: Pair = [
  '네트워크 오류가 발생했습니다. 다시 시도해주세요.',
  'A network error occurred. Please try again.',
];
const wordless: Pair = ['HTTP 500 오류', 'HTTP 500 error'];
const purchaseError: Pair = ['구매 중 오류가 발생했습니다.', 'Error occurred during purchase.'];
const approveError: Pair = ['지표 구매를 승인하는 중 오류가 발생했습니다.', ''];

/** Every sentence about points where it belongs: place, act, text. The service is real; only what it never says is made up. */
describe('the texts of the points', () => {
  let product: Product;
  let admin: SignedIn;
  const acts = indicatorActs(() => ({ service: product, admin }));

  beforeAll(async () => {
    product = await startProduct();
    await withoutHoldAfterNewUid(product);
    admin = await createAdmin(product);
  });

  afterAll(() => product.close());

  const set = (key: string, value: string): Promise<unknown> =>
    runInTransaction(product.dataSource, (tx) => product.app.get(Settings).set(tx, key, value, null));
  const itemNamed = async (name: string): Promise<{ id: string; price: number }> => {
    const { body } = await admin.client.get('/api/admin/mining-items');
    const item = body.find(({ nameEn }) => nameEn === name);
    if (!item) throw new Error(`no ${name} is on offer`);
    return item;
  };
  /** Somebody who can pay for everything and has a Cap Booster that was never on. */
  const rich = async (language: Language): Promise<SignedIn> => {
    const person = await acts.memberWith(20_000, 3_000, { language, tradingviewId: 'hana_charts' });
    const { id: itemId } = await itemNamed('Cap Booster');
    expect((await person.client.post('/api/luff/purchase-mining-item', { itemId })).status).toBe(200);
    return person;
  };
  const visitAs = async (person: SignedIn, language: Language, next: string): Promise<Page> => {
    const page = await product.visit({ language });
    await logIn(page, person, next);
    return page;
  };

  describe('a visitor', () => {
    let person: SignedIn;
    beforeAll(async () => {
      person = await registerMember(product);
    });

    it.each([
      '/my-info?tab=luff',
      '/mining-items',
      '/lcoin-shop',
      '/indicator-purchase',
      '/mypage?tab=transactions',
      '/mypage?tab=luff&view=shop',
    ])('of %s is sent to log in and comes back', async (place) => {
      const page = await product.visit();
      await page.goto(place);
      await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('next') === place);
      await page.getByLabel('이메일').fill(person.email);
      await page.getByLabel('비밀번호', { exact: true }).fill(person.password);
      await page.locator('form').getByRole('button', { name: '로그인' }).click();
      await page.waitForURL((url) => url.pathname + url.search === place);
      await page.locator('main h1').first().waitFor();
      await page.context().close();
    });

    it.each(['/lcoin-dashboard', '/dashboard'])('of %s reads that a login is required', async (place) => {
      const page = await product.visit();
      await page.goto(place);
      await see(page, '로그인이 필요합니다');
      const [home, login] = [
        page.locator('main').getByRole('link', { name: '홈으로 가기' }),
        page.locator('main').getByRole('link', { name: '로그인' }),
      ];
      expect(await home.getAttribute('href')).toBe('/');
      expect(await login.getAttribute('href')).toBe(`/login?next=${encodeURIComponent(place)}`);
      await logIn(page, person, place);
      await page.waitForURL(`**${place}`);
      await page.context().close();
    });

    it.each([
      ['/indicators/no-such-indicator', ['지표를 찾을 수 없습니다'], '지표 목록으로 돌아가기', '/indicators'],
      ['/en/indicators/no-such-indicator', ['Indicator not found'], 'Back to the indicators', '/en/indicators'],
      ['/indicators/whale-hunter/more', ['404', '페이지를 찾을 수 없습니다'], '홈으로 가기', '/'],
      ['/lcoin-shop/1', ['404', '페이지를 찾을 수 없습니다'], '홈으로 가기', '/'],
    ])('of %s reads %j, with “%s” to %s', async (place, texts, back, target) => {
      const page = await product.visit({ language: place.startsWith('/en') ? 'en' : 'ko' });
      await page.goto(place);
      for (const text of texts) await see(page.locator('main'), text);
      await page.locator('main').getByRole('link', { name: back }).click();
      await page.waitForURL((url) => url.pathname === target);
      await page.context().close();
    });

    it.each([
      ['/indicators/whale-hunter', '스토어에서 L코인이나 러프로 구매할 수 있습니다', '스토어에서 러프로 구매하기'],
      ['/indicators/order-block', '스토어에서 L코인이나 러프로 구매할 수 있습니다', '스토어에서 러프로 구매하기'],
      [
        '/en/indicators/liquidation-map',
        'The indicator can be bought with L coins in the store, or with Luff',
        'Buy with Luff in the store',
      ],
    ])('of %s reads where it can be bought', async (place, text, way) => {
      const page = await product.visit({ language: place.startsWith('/en') ? 'en' : 'ko' });
      await page.goto(place);
      await see(page.locator('main'), text);
      await see(page.locator('main'), /1,500/);
      expect(await page.locator('main').getByRole('link', { name: way }).getAttribute('href')).toBe('/mining-items');
      await page.context().close();
    });
  });

  describe.each(sample(LANGUAGES))('what is empty, in %s', (language) => {
    let page: Page;
    beforeAll(async () => {
      await set('lcoin_signupBonus', '0');
      const newcomer = await registerMember(product, { language });
      await set('lcoin_signupBonus', '1000');
      page = await visitAs(newcomer, language, '/my-info');
    });

    it.each<[string, Pair[]]>([
      [
        '/my-info',
        [
          ['구매한 지표가 없습니다', 'No indicator bought yet'],
          ['구매한 채굴 아이템이 없습니다', 'You have no mining item'],
          ['L코인 내역이 아직 없습니다', 'No L coin history yet'],
          ['10분마다 30 L 자동 채굴', '30 L auto-mined every 10 minutes'],
          ['거래대금의 0.002% 적립', 'Earn 0.002% of trading volume'],
        ],
      ],
      [
        '/my-info?tab=luff',
        [['거래로 적립된 러프가 여기에 표시됩니다', 'What your trading earns will be listed here']],
      ],
      [
        '/lcoin-dashboard',
        [
          ['L코인 내역이 아직 없습니다', 'No L coin history yet'],
          ['구매한 지표가 없습니다', 'No indicator bought yet'],
          ['구매한 채굴 아이템이 없습니다', 'You have no mining item'],
        ],
      ],
      [
        '/dashboard',
        [
          ['L코인 내역이 아직 없습니다', 'No L coin history yet'],
          ['사용 중인 채굴 아이템이 없습니다', 'No mining item is on'],
          ['1,500 L 부족', '1,500 L short'],
        ],
      ],
      [
        '/mining-items',
        [
          ['TradingView ID를 먼저 등록해 주세요', 'Register your TradingView ID first'],
          ['사용하지 않은 쿠폰이 없습니다', 'No unused coupon'],
          ['구매한 채굴 아이템이 없습니다', 'You have no mining item'],
          ['주문한 내역이 없습니다', 'No order so far'],
        ],
      ],
      ['/mypage?tab=transactions', [['L코인 내역이 아직 없습니다', 'No L coin history yet']]],
      ['/mypage?tab=transactions&type=spend', [['조건에 맞는 내역이 없습니다', 'No entries in this choice']]],
      [
        '/mypage?tab=indicators',
        [
          ['구매한 지표가 없습니다', 'No indicator bought yet'],
          ['사용하지 않은 쿠폰이 없습니다', 'No unused coupon'],
        ],
      ],
      ['/mypage?tab=luff&view=payback', [['신청한 내역이 없습니다', 'No request so far']]],
      ['/indicator-purchase', [['1,500 L만큼 부족합니다', 'You are 1,500 L short']]],
    ])('%s says so', async (place, texts) => {
      await page.goto(place);
      for (const text of texts) await see(page.locator('main'), inLanguage(text, language));
    });
  });

  describe.each(sample(LANGUAGES, 1))('what fails, in %s', (language) => {
    let page: Page;
    beforeAll(async () => {
      page = await visitAs(await rich(language), language, '/mining-items');
    });

    const cases: {
      title: Pair;
      place: string;
      call: string;
      act: () => Promise<void>;
      fallback?: Pair;
    }[] = [
      {
        title: ['구매 실패', 'Purchase failed'],
        place: '/mining-items',
        call: '/api/luff/purchase-mining-item',
        act: () => press(page, /^(스피드 부스터, 200 L로 구매|Speed Booster, Buy for 200 L)$/),
      },
      {
        title: ['구매 실패', 'Purchase failed'],
        place: '/lcoin-shop',
        call: '/api/purchase-chart-analysis-voucher',
        act: () => press(page, /^(차트 분석 1회권, 300 L로 구매|Chart analysis voucher, Buy for 300 L)$/),
      },
      {
        title: ['지표 구매 실패', 'Indicator purchase failed'],
        place: '/mining-items',
        call: '/api/indicator-purchase',
        act: () => press(page, /^(1,500 L로 구매 요청|Request for 1,500 L)$/),
        fallback: purchaseError,
      },
      {
        title: ['지표 구매 실패', 'Indicator purchase failed'],
        place: '/lcoin-shop',
        call: '/api/luff/purchase-indicator',
        act: () => press(page, /^(500 (?:Luff|러프)로 구매 요청|Request for 500 Luff)$/),
        fallback: purchaseError,
      },
      {
        title: ['지표 구매 실패', 'Indicator purchase failed'],
        place: '/mypage?tab=luff&view=indicator',
        call: '/api/luff/purchase-indicator',
        act: () => press(page, /^(500 러프로 구매 요청|Request for 500 Luff)$/),
        fallback: purchaseError,
      },
      {
        title: ['구매 요청 실패', 'Purchase request failed'],
        place: '/indicator-purchase',
        call: '/api/indicator-purchase',
        act: () => press(page, /^(1,500 L로 구매 요청|Request for 1,500 L)$/),
        fallback: purchaseError,
      },
      {
        title: ['상태 변경 실패', 'Switching failed'],
        place: '/my-info',
        call: '/api/luff/toggle-mining-item',
        act: async () => {
          await page.getByRole('switch', { name: /^(누적 부스터|Cap Booster)$/ }).click();
          await confirm(page);
        },
      },
      {
        title: ['출석 체크 실패', 'Check-in failed'],
        place: '/my-info',
        call: '/api/attendance/check',
        act: () => page.getByRole('button', { name: /^(출석 체크하기|Check in)$/ }).click(),
      },
      {
        title: ['페이백 신청 실패', 'Payback request failed'],
        place: '/mypage?tab=luff',
        call: '/api/luff/request-payback',
        act: async () => {
          const form = page.getByRole('form', { name: /^(페이백 신청|Request a payback)$/ });
          await form.getByLabel(/^(금액|Amount)$/).fill('100');
          await form.locator('button[type=submit]').click();
          await confirm(page);
        },
      },
      {
        title: ['내려받기 실패', 'Download failed'],
        place: '/mypage?tab=transactions',
        call: '/api/lance-coins/history.csv',
        act: () => page.getByRole('button', { name: /^(CSV 받기|Download CSV)$/ }).click(),
      },
    ];

    it.each(cases)('$title.0 ($place $call)', async ({ title, place, call, act, fallback = wordless }) => {
      await page.goto(place);
      const said: [Stand, Pair][] = [
        ['lost', network],
        ['wordless', fallback],
        ['text', ['점검 중입니다.', '점검 중입니다.']],
      ];
      for (const [stand, text] of said) {
        await answerOtherwise(page, call, stand);
        await act();
        await seeToast(page, inLanguage(title, language), inLanguage(text, language));
        expect(await toasts(page).count()).toBe(1);
      }
    });

    it('asks for a TradingView ID', async () => {
      await page.goto('/indicator-purchase');
      await page.getByLabel('TradingView ID').fill('   ');
      await page.locator('main form button[type=submit]').click();
      await see(page, inLanguage(['TradingView ID를 입력해 주세요.', 'TradingView ID required'], language));
      expect(await page.getByRole('dialog').count()).toBe(0);
    });

    it('says what has worked', async () => {
      const saw = (title: Pair, text: Pair): Promise<void> =>
        seeToast(page, inLanguage(title, language), inLanguage(text, language));
      await page.goto('/my-info');
      await page.getByRole('button', { name: /^(출석 체크하기|Check in)$/ }).click();
      await saw(['출석 체크', 'Daily check-in'], ['+50 L', '+50 L']);
      await see(page, /^(오늘 12:00 출석 완료|Done today at 12:00)$/);
      const item = page.getByRole('switch', { name: /^(누적 부스터|Cap Booster)$/ });
      await item.click();
      await see(
        page.getByRole('dialog'),
        /켜는 순간부터 24시간 동안 사용할 수 있으며 멈출 수 없습니다\.|From then on you can use it for 24 hours; the time cannot be stopped\./,
      );
      await confirm(page);
      await saw(['누적 부스터 아이템을 켰습니다.', 'Cap Booster is on.'], ['', '']);
      await pass(product, { seconds: 4 }, page);
      await item.click();
      await see(page.getByRole('dialog'), /꺼도 시간은 계속 흐르고 .*에 만료됩니다|Its time runs on and ends on/);
      await confirm(page);
      await saw(
        ['누적 부스터 아이템을 껐습니다. 사용 시간은 계속 흐릅니다.', 'Cap Booster is off. Its time runs on.'],
        ['', ''],
      );

      await page.goto('/mining-items');
      await press(page, /^(스피드 부스터, 200 L로 구매|Speed Booster, Buy for 200 L)$/);
      await saw(['구매했습니다', 'Bought'], ['스피드 부스터', 'Speed Booster']);
      await press(page, /^(차트 분석 1회권, 300 L로 구매|Chart analysis voucher, Buy for 300 L)$/);
      await saw(['구매했습니다', 'Bought'], ['차트 분석 1회권', 'Chart analysis voucher']);
      await page.goto('/indicator-purchase');
      await press(page, /^(1,500 L로 구매 요청|Request for 1,500 L)$/);
      await saw(
        ['지표 구매 요청', 'Indicator purchase requested'],
        [
          '구매 요청이 접수되었습니다. 관리자 승인 후 등록됩니다.',
          'Purchase request submitted. Will be registered after admin approval.',
        ],
      );
      await page.getByRole('button', { name: /^(요청 취소|Withdraw request)$/ }).click();
      await see(page.getByRole('dialog'), /(1,500 L 전액을 바로 돌려드립니다|You get all 1,500 L back at once)/);
      await confirm(page);
      await saw(
        ['요청을 취소했습니다', 'Request cancelled'],
        [
          '구매 요청을 취소했습니다. 포인트를 돌려드렸습니다.',
          'The purchase request has been cancelled. Your points have been returned.',
        ],
      );
    });
  });

  describe('what the server refuses is the text of the toast', () => {
    let person: SignedIn;
    let page: Page;
    beforeAll(async () => {
      person = await rich('ko');
      page = await visitAs(person, 'ko', '/mining-items');
    });

    it('when the price has changed meanwhile, of an item, of the voucher and of the pass', async () => {
      const { id } = await itemNamed('Speed Booster');
      await page.goto('/mining-items');
      await page.getByRole('button', { name: '스피드 부스터, 200 L로 구매' }).click();
      expect((await admin.client.patch(`/api/admin/mining-items/${id}`, { price: 250 })).status).toBe(200);
      await confirm(page);
      await seeToast(page, '구매 실패', '가격이 250 L로 바뀌었습니다. 바뀐 가격을 확인한 뒤 다시 구매해 주세요.');
      await page.getByRole('button', { name: '스피드 부스터, 250 L로 구매' }).waitFor();
      expect((await admin.client.patch(`/api/admin/mining-items/${id}`, { price: 200 })).status).toBe(200);

      await page.getByRole('button', { name: '차트 분석 1회권, 300 L로 구매' }).click();
      await set('store_voucherPrice', '310');
      await confirm(page);
      await seeToast(page, '구매 실패', '가격이 310 L로 바뀌었습니다. 바뀐 가격을 확인한 뒤 다시 구매해 주세요.');
      await set('store_voucherPrice', '300');

      await page.goto('/indicator-purchase');
      await page.getByRole('button', { name: '1,500 L로 구매 요청' }).click();
      await set('indicators_passPriceLcoin', '1600');
      await confirm(page);
      await seeToast(page, '구매 요청 실패', /지표 이용권 가격이 바뀌었습니다\. 현재 가격은 1,?600 L입니다/);
      await set('indicators_passPriceLcoin', '1500');
    });

    it('when a request waits already', async () => {
      await page.goto('/indicator-purchase');
      await page.getByRole('button', { name: '1,500 L로 구매 요청' }).click();
      const { id } = await acts.requested(person);
      await confirm(page);
      const waits = '처리 중인 지표 구매 요청이 있습니다. 처리된 뒤 다시 요청해 주세요.';
      await seeToast(page, '구매 요청 실패', waits);
      await see(page, '승인을 기다리는 요청이 있습니다');
      expect((await person.client.delete(`/api/indicator-purchases/${id}`)).status).toBe(200);
    });

    it('when the points were spent elsewhere', async () => {
      const { body } = await person.client.get('/api/lance-coins/balance');
      await page.goto('/mining-items');
      await page.getByRole('button', { name: '스피드 부스터, 200 L로 구매' }).click();
      await acts.grant(person, 150 - Number(body.available));
      await confirm(page);
      await seeToast(page, '구매 실패', '잔액이 부족합니다. 필요 200 L, 사용 가능 150 L');
      // What is known now to be too little asks nobody.
      await page.getByRole('button', { name: '스피드 부스터, 200 L · 50 L 부족' }).click();
      await see(page.getByRole('dialog'), '50 L이 부족합니다');
      await see(page.getByRole('dialog'), '200 L이 필요하고, 지금 사용할 수 있는 금액은 150 L입니다.');
      await page.keyboard.press('Escape');
    });

    it('when an item was switched elsewhere, or is over', async () => {
      const { body } = await person.client.get('/api/luff/my-mining-items');
      const userItemId = body[0]?.id ?? '';
      await page.goto('/mining-items');
      await page.getByRole('switch', { name: '누적 부스터' }).click();
      expect((await person.client.post('/api/luff/toggle-mining-item', { userItemId, active: true })).status).toBe(200);
      await confirm(page);
      await seeToast(page, '상태 변경 실패', '이미 켜져 있는 아이템입니다.');
      await page.getByRole('switch', { name: '누적 부스터', checked: true }).click();
      await confirm(page);
      await seeToast(page, '상태 변경 실패', '방금 상태를 바꾼 아이템입니다. 잠시 후 다시 시도해 주세요.');
    });

    it('when today is checked already', async () => {
      await page.goto('/my-info');
      await page.getByRole('button', { name: '출석 체크하기' }).waitFor();
      expect((await person.client.post('/api/attendance/check')).status).toBe(200);
      await page.getByRole('button', { name: '출석 체크하기' }).click();
      await seeToast(page, '출석 체크 실패', '오늘은 이미 출석 체크를 했습니다. 내일 다시 할 수 있습니다.');
      await see(page, /^오늘 12:00 출석 완료$/);
    });
  });

  describe('/admin/users', () => {
    let office: Page;
    let person: SignedIn;
    beforeAll(async () => {
      person = await rich('ko');
      await acts.requested(person);
      office = await visitAs(admin, 'ko', '/admin/users');
    });

    it('asks for the expiry date of a pass, and says what went wrong and what is done', async () => {
      await office.getByRole('tab', { name: /요청 관리/ }).click();
      await office.getByRole('tab', { name: /지표 이용권/ }).click();
      await office.getByRole('row', { name: person.name }).getByRole('button', { name: '승인' }).click();
      const question = office.getByRole('dialog');
      const day = question.getByLabel('만료 날짜');
      await day.hover();
      await question.locator('.ant-picker-clear').click();
      await question.getByRole('button', { name: '이용권 승인' }).click();
      await see(question, '만료 날짜 필요');

      await day.click();
      await office.keyboard.type('20261224');
      await day.press('Enter');
      expect(await day.inputValue()).toBe('2026.12.24');
      await see(question, '한국 시간 23:59:59에 만료됩니다.');
      const call = '/api/admin/indicator-purchases/*/approve';
      for (const [stand, text] of [
        ['lost', network],
        ['wordless', approveError],
      ] as const) {
        await answerOtherwise(office, call, stand);
        await question.getByRole('button', { name: '이용권 승인' }).click();
        await seeToast(office, '요청 처리 실패', inLanguage(text, 'ko'));
      }
      await question.getByRole('button', { name: '이용권 승인' }).click();
      await seeToast(office, '지표 구매를 승인했습니다.');
      const [purchase] = await acts.purchasesOf(person);
      expect(purchase?.expiresAt).toMatch(/^2026-12-24T14:59:59/);
    });

    it('gives coupons, and says when it could not', async () => {
      await office.goto(`/admin/users?q=${encodeURIComponent(person.email)}`);
      await office
        .getByRole('row', { name: person.email })
        .getByRole('button', { name: /회원 작업$/ })
        .click();
      await office.getByRole('menuitem', { name: '차트 쿠폰 발급' }).click();
      await answerOtherwise(office, `/api/admin/users/${person.id}/issue-chart-coupon`, 'wordless');
      await confirm(office);
      await seeToast(office, '쿠폰 발급 실패', '쿠폰을 발급하는 중 오류가 발생했습니다.');
      await confirm(office);
      await seeToast(office, '차트 분석 쿠폰 1장을 발급했습니다.');
    });
  });

  // Last, since time has to pass for it: whoever is on a screen then claims by themselves.
  describe.each(sample(LANGUAGES))('idle mining, in %s', (language) => {
    const failed: Pair = ['자동 보상 실패', 'Automatic reward failed'];
    const CLAIM = '/api/idle-rewards/claim';
    let person: SignedIn;
    let page: Page;
    const claim = (): Locator => page.getByRole('button', { name: /^(30 L 받기|받기|Claim 30 L|Claim)$/ });
    beforeAll(async () => {
      person = await registerMember(product, { language });
      page = await visitAs(person, language, '/my-info');
      await page.getByTitle(/^(자동 채굴 펼치기|Idle mining: show all)$/).click();
    });
    /** Ten minutes with the member at the screen. */
    const mined = async (): Promise<void> => {
      for (const minutes of [4, 4, 2]) {
        await page.mouse.move(300 + minutes, 300);
        await page.waitForTimeout(1_200);
        await pass(product, { minutes }, page);
      }
    };

    it('says that a claim failed, each time the button is pressed', async () => {
      await answerOtherwise(page, CLAIM, 'lost');
      await mined();
      await seeToast(page, inLanguage(failed, language), inLanguage(network, language));
      await answerOtherwise(page, CLAIM, 'wordless');
      await claim().click();
      await seeToast(page, inLanguage(failed, language), inLanguage(wordless, language));
      await set('lcoin_idleReward', '0');
      await set('lcoin_idleReward', '30');
    });

    it('says what was claimed', async () => {
      await claim().click();
      await seeToast(page, inLanguage(['자동 채굴', 'Idle mining'], language), /\+30\sL/);
      await toasts(page).getByRole('button').last().click();
      await toasts(page).waitFor({ state: 'hidden' });
    });

    it('says nothing when a claim comes too early', async () => {
      await page.reload();
      const card = page.getByRole('complementary', { name: /^(자동 채굴|Idle mining)$/ });
      await see(card, '10:00');
      let refused: { status: number; code: string; message: string } | undefined;
      page.on('response', (answer) => {
        if (!answer.url().endsWith(CLAIM)) return;
        void answer.json().then((body: { code: string; message: string }) => {
          refused = { ...body, status: answer.status() };
        });
      });
      // The screen believes that it is time; the service's clock has stood still.
      for (const minutes of [4, 8, 10]) {
        await page.mouse.move(300 + minutes, 320);
        await page.waitForTimeout(1_200);
        await page.context().clock.setFixedTime(new Date(product.clock.now().getTime() + minutes * 60_000));
      }
      await until('the refusal of the claim', () => refused !== undefined);
      expect(refused).toMatchObject({
        status: 422,
        code: 'lcoin.notYetClaimable',
        message: inLanguage(['아직 수령할 수 없습니다', 'Not yet claimable'], language),
      });
      await page.waitForTimeout(1_000);
      expect(await toasts(page).count()).toBe(0);
      await page.context().close();
    });
  });

  it('left nothing for the browser to complain about', () => {
    expect(product.complaints).toEqual([]);
  });
});

/** The button that acts in the question that is open. */
async function confirm(page: Page): Promise<void> {
  await page.getByRole('dialog').locator('button[type=submit]').click();
}

/** Presses a button and says yes. */
async function press(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
  await confirm(page);
}
