import { NOBODY, answer, by, example, fill, member, opening, press, refuse, stay, told, whole } from './acts.mjs';

/* Points: the store, the wallet, mining, UIDs, and the slips that say what was done. */

/** The button of a shown item, not its price. */
const BUY = /, .*1,500 L/;
const VOUCHER = /^(차트 분석 1회권|Chart analysis voucher), /;

const buyItem = (page) => page.getByRole('button', { name: BUY }).first().click();

const store = (name, act, more) => member(name, '/mining-items', act, more);
const overview = (name, act, more) => member(name, '/mypage', act, more);

/** Somebody with nothing to spend. */
const poor = (name, words) =>
  store(name, async (page) => {
    await told(page, '**/api/lance-coins/balance', (wallet) => ({ ...wallet, balance: '12', available: '12' }));
    await told(page, '**/api/luff/balance', (wallet) => ({ ...wallet, balance: '12', availableLuff: '12' }));
    await press(page, words);
  });

const hasItem = (changes) => (page) =>
  told(page, /\/api\/luff\/my-mining-items/, (items) => items.map((item) => ({ ...item, ...changes })));
const UNUSED = { status: 'inactive', isActive: false, activatedAt: null, expiresAt: null };
const itemSwitch = (page) => page.locator('main').getByRole('switch').last().click();

const PAYBACK = /^(페이백 신청|Request payback|100 USDT 페이백 신청|Request 100 USDT)$/;
const payback = (name, act, more) => by('alex')(name, '/mypage?tab=luff', act, more);

async function askPayback(page) {
  await fill(page, /^(금액|Amount)$/, '100');
  await press(page, PAYBACK);
}

/** The mining card: from its pill in the corner, on narrow screens from the line of the wallet. */
const openCard = (page, { width }) =>
  page
    .getByTitle(width < 1248 ? /^(자동 채굴 열기|Open idle mining)$/ : /^(자동 채굴 펼치기|Idle mining: show all)$/)
    .click();
const mining = (changes) => (page) => told(page, '**/api/idle-rewards/status', (status) => ({ ...status, ...changes }));
const FULL = { cooldownRemaining: 0, canClaimNow: true, claimable: '36', full: true };

async function registerUid(page, uid = '835449167911920071') {
  await page.locator('#register-uid select').selectOption('OKX');
  await page.locator('#register-uid input').fill(uid);
  await page.locator('#register-uid button[type=submit]').click();
}

const HELD =
  '다른 회원이 인증한 UID입니다. 본인의 UID라면 이의를 제기해 주세요. / This UID is verified for another member. If it is yours, open a dispute.';

async function heldUid(page) {
  await refuse(page, '**/api/user-uid', 409, 'uidRebate.uidHeldByAnother', HELD);
  await registerUid(page);
  await page.locator('#register-uid').getByRole('alert').first().scrollIntoViewIfNeeded();
}

const STATES = ['pending', 'registered', 'rejected', 'released', 'verified'];

export const points = [
  // Store
  store('dialog-buy', buyItem),
  store('dialog-buy-voucher', opening(VOUCHER)),
  store('dialog-pass-lcoin', opening(/^(1,500 L로 구매 요청|Request for 1,500 L)$/)),
  poor('dialog-short-lcoin', BUY),
  poor('dialog-short-luff', /^(500 러프로 구매 요청|Request for 500 Luff)$/),
  member('dialog-pass-renew', '/indicator-purchase', opening(/^(1,500 L로 구매 요청|Request for 1,500 L)$/)),
  store('dialog-item-off', itemSwitch),
  store('dialog-item-on', async (page) => {
    await hasItem(UNUSED)(page);
    await itemSwitch(page);
  }),
  store(
    'items-locked',
    hasItem({ ...UNUSED, switchOnObstacle: 'sameItemOn', switchOnFrom: '2026-12-01T03:00:00Z' }),
    whole,
  ),
  store(
    'items-expired',
    async (page) => {
      await hasItem({ status: 'expired', isActive: false, expiresAt: '2026-11-20T03:00:00Z' })(page);
      await page.locator('main details summary').last().click();
    },
    whole,
  ),
  store(
    'store-empty',
    async (page) => {
      await told(page, '**/api/luff/mining-items', () => []);
      await told(page, /\/api\/luff\/my-mining-items/, () => []);
      await told(page, /\/api\/store\/orders/, () => []);
    },
    whole,
  ),
  store('slip-purchase', async (page) => {
    const bought = { message: '스피드 부스터, 1,500 L', order: { id: NOBODY } };
    await answer(page, '**/api/luff/purchase-mining-item', bought);
    await buyItem(page);
    await press(page, /1,500 L/);
    await stay(page);
  }),
  store('toast-problem', async (page) => {
    await page.route('**/api/luff/purchase-mining-item', (route) => route.abort());
    await buyItem(page);
    await press(page, /1,500 L/);
    await stay(page);
  }),
  // Wallet
  payback('payback-filled', (page) => fill(page, /^(금액|Amount)$/, '100'), whole),
  payback(
    'payback-refused',
    async (page) => {
      await fill(page, /^(금액|Amount)$/, '99');
      await press(page, PAYBACK);
    },
    whole,
  ),
  payback('dialog-payback', askPayback),
  payback('slip-payback', async (page) => {
    await answer(page, '**/api/luff/request-payback', example('post', '/api/luff/request-payback'), 201);
    await askPayback(page);
    await press(page, PAYBACK);
    await stay(page);
  }),
  payback('dialog-payback-cancel', opening(/^(신청 취소|Withdraw request)$/)),
  member('dialog-pass-cancel', '/mypage?tab=indicators', async (page) => {
    await told(page, /\/api\/indicator-purchases/, ([latest]) => [
      { ...latest, status: 'pending', passStatus: null, expiresAt: null, cancellable: true },
    ]);
    await opening(/^(요청 취소|Withdraw request)$/)(page);
  }),
  ...['store', 'indicator', 'history'].map((view) =>
    member(`wallet-${view}`, `/mypage?tab=luff&view=${view}`, undefined, whole),
  ),
  member(
    'wallet-held',
    '/mypage?tab=luff',
    (page) =>
      told(page, '**/api/luff/balance', (wallet) => ({
        ...wallet,
        payoutHold: { reason: 'newUid', until: '2027-01-01T03:00:00.000Z' },
      })),
    whole,
  ),
  member(
    'pass-course',
    '/mypage?tab=indicators',
    async (page) => {
      for (const summary of await page.locator('main details summary').all()) await summary.click();
    },
    whole,
  ),
  // Statements
  ...['lcoin', 'luff', 'all'].map((tab) => member(`my-info-${tab}`, `/my-info?tab=${tab}`, undefined, whole)),
  member(
    'statement-own-period',
    '/mypage?tab=transactions',
    async (page) => {
      await page.locator('main select').last().selectOption({ index: 4 });
    },
    whole,
  ),
  member(
    'statement-nothing',
    '/mypage?tab=transactions',
    async (page) => {
      await told(page, /\/api\/lance-coins\/history\?/, () => []);
      await page.locator('main select').first().selectOption({ index: 1 });
    },
    whole,
  ),
  // Slips and mining
  member('slip-attendance', '/my-info', async (page) => {
    await told(page, '**/api/attendance/status', (today) => ({
      ...today,
      hasCheckedToday: false,
      paid: null,
      entryId: null,
    }));
    await answer(page, '**/api/attendance/check', example('post', '/api/attendance/check'));
    await press(page, /^(출석 체크하기|Check in)$/);
    await stay(page);
  }),
  member('slip-mining', '/my-info', async (page) => {
    await answer(page, '**/api/idle-rewards/claim', example('post', '/api/idle-rewards/claim'));
    await mining(FULL)(page);
    await page.mouse.move(200, 300);
    await stay(page);
  }),
  member('mining-card', '/lcoin-dashboard', openCard),
  member('mining-full', '/lcoin-dashboard', async (page, where) => {
    await refuse(page, '**/api/idle-rewards/claim', 409, 'lcoin.notYetClaimable', '');
    await mining(FULL)(page);
    await openCard(page, where);
  }),
  member('mining-failed', '/my-info', async (page) => {
    await page.route('**/api/idle-rewards/claim', (route) => route.abort());
    await mining(FULL)(page);
    await stay(page);
  }),
  member('mining-off', '/my-info', mining({ enabled: false, canClaimNow: false })),
  // UIDs
  overview('uid-form-refused', (page) => page.locator('#register-uid button[type=submit]').click(), whole),
  overview('uid-form-held', heldUid),
  overview('dialog-dispute', async (page) => {
    await heldUid(page);
    await press(page, /^(제 UID입니다|This UID is mine)$/);
  }),
  overview('toast-uid-registered', async (page) => {
    await answer(page, '**/api/user-uid', example('post', '/api/user-uid'), 201);
    await registerUid(page);
    await stay(page);
  }),
  overview('dialog-uid-delete', opening(/^(OKX \d+ 삭제|Delete OKX \d+)$/)),
  by('minji')('dialog-uid-delete-waiting', '/mypage', opening(/^(OKX \d+ 삭제|Delete OKX \d+)$/)),
  overview(
    'uid-states',
    (page) =>
      told(page, '**/api/user/*/uids', (uids) =>
        STATES.map((state, index) => ({
          ...uids[index % uids.length],
          id: `${NOBODY.slice(0, -1)}${index}`,
          state,
          verifiedOn: state === 'verified' ? '2026-11-20' : null,
        })),
      ),
    whole,
  ),
];
