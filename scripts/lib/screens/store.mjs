import {
  NOBODY,
  acted,
  ask,
  by,
  changed,
  example,
  fill,
  member,
  opening,
  press,
  refuse,
  stay,
  told,
  whole,
} from './acts.mjs';
import { dayAgo, hoursAgo, minutesAgo } from './times.mjs';
import { booked, claimed, filledUp, held, unboosted, windowOf } from './wallets.mjs';

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

const MY_ITEMS = /\/api\/luff\/my-mining-items/;
const OFFERS = '**/api/luff/mining-items';
const ORDERS = /\/api\/store\/orders/;
const MINING = '**/api/idle-rewards/status';
const UNUSED = { status: 'inactive', isActive: false, activatedAt: null, expiresAt: null };
const BOUGHT = { id: NOBODY, orderNumber: '1009', createdAt: minutesAgo(10) };
const itemSwitch = (page) => page.locator('main').getByRole('switch').last().click();
const withOrder =
  (item, createdAt = BOUGHT.createdAt) =>
  (orders) => [
    {
      ...{ id: NOBODY, entryId: NOBODY, productType: 'mining_item', number: BOUGHT.orderNumber },
      ...{ name: item.name, price: item.price, createdAt },
    },
    ...orders,
  ];

/** None of the items is on. */
async function hasNoneOn(page, change) {
  await changed(page, OFFERS, (offers) => offers.map((item) => ({ ...item, onUntil: null })));
  await changed(page, MINING, unboosted);
  await told(page, MY_ITEMS, (items) => items.map((one) => ({ ...one, ...change(one) })));
}

/** The item that is on was bought once more, ten minutes ago. */
async function hasTwo(page) {
  const [{ item, itemId, itemName, expiresAt }] = await ask(page, '/api/luff/my-mining-items');
  const second = { item, itemId, itemName, ...BOUGHT, ...UNUSED };
  await changed(page, ORDERS, withOrder(item));
  await changed(page, ...booked(-item.price, { type: 'spend', description: item.name, summedAs: /^$/ })[0]);
  await told(page, MY_ITEMS, (items) => [
    { ...second, switchOnObstacle: 'sameItemOn', switchOnFrom: expiresAt },
    ...items,
  ]);
}

/** It was on for its time, and that was over three hours ago. */
const wasOn = ({ item }) => ({
  ...{ status: 'expired', isActive: false, expiresAt: hoursAgo(3) },
  ...{ createdAt: hoursAgo(item.durationHours + 3), activatedAt: hoursAgo(item.durationHours + 3) },
});

const PAYBACK = /^(페이백 신청|Request payback|100 USDT 페이백 신청|Request 100 USDT)$/;
const payback = (name, act, more) => by('alex')(name, '/mypage?tab=luff', act, more);

const PAYBACK_REQUESTED =
  '페이백 100 USDT를 신청했습니다. 관리자가 확인한 뒤 지급합니다. / Your payback of 100 USDT has been requested. An administrator will check it.';

async function askPayback(page) {
  await fill(page, /^(금액|Amount)$/, '100');
  await press(page, PAYBACK);
}

/** The mining card: from its pill in the corner, on narrow screens from the line of the wallet. */
const openCard = (page, { width }) =>
  page
    .getByTitle(width < 1248 ? /^(자동 채굴 열기|Open idle mining)$/ : /^(자동 채굴 펼치기|Idle mining: show all)$/)
    .click();
const mining = (change) => (page) => told(page, MINING, change);
/** The booking of a claim made so many minutes ago. */
function isMined(status, minutes) {
  const { claimable, since, formula } = filledUp(status);
  const at = minutesAgo(minutes);
  const window = windowOf(since, at);
  const boosts = formula.boosts.map(({ name, ratePercent }) => ` · ${name} +${ratePercent}%`).join('');
  return booked(Number(claimable), {
    ...{ type: 'mining', createdAt: at, summedAs: /^(자동 채굴|Idle mining)$/ },
    description: `자동 채굴${window}${boosts} / Idle mining${window}${boosts}`,
  });
}

const UID = '835449167911920071';

const openUidForm = (page) => page.getByText(/^(다른 UID 등록|Register another UID)$/).click();

async function registerUid(page) {
  await openUidForm(page);
  await page.locator('#register-uid select').selectOption('OKX');
  await page.locator('#register-uid input').fill(UID);
  await page.locator('#register-uid button[type=submit]').click();
}

const UID_VERIFIED =
  'UID가 인증되어 1,000 L이 지급되었습니다. / The UID is verified and 1,000 L have been paid to you.';
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
  poor('dialog-short-lcoin', /, .*( L 부족|L short)$/),
  poor('dialog-short-luff', /^[\d.,]+ (러프 부족|Luff short)$/),
  member('dialog-pass-renew', '/indicator-purchase', opening(/^(1,500 L로 구매 요청|Request for 1,500 L)$/)),
  store('dialog-item-off', itemSwitch),
  store('dialog-item-on', async (page) => {
    await hasNoneOn(page, () => UNUSED);
    await itemSwitch(page);
  }),
  store('items-locked', hasTwo, whole),
  store(
    'items-expired',
    async (page) => {
      await changed(page, ORDERS, (orders) =>
        orders.map((one) => (one.productType === 'mining_item' ? { ...one, createdAt: hoursAgo(27) } : one)),
      );
      await hasNoneOn(page, wasOn);
      await page.locator('main details summary').last().click();
    },
    whole,
  ),
  store(
    'store-empty',
    async (page) => {
      for (const address of [OFFERS, MY_ITEMS, ORDERS, '**/api/chart-analysis/coupons'])
        await changed(page, address, () => []);
      await told(page, MINING, unboosted);
    },
    whole,
  ),
  store('slip-purchase', async (page) => {
    const item = (await ask(page, '/api/luff/mining-items')).find(({ price }) => price === 1500);
    const bought = {
      ...BOUGHT,
      ...UNUSED,
      ...{
        item,
        itemId: item.id,
        itemName: item.name,
        createdAt: minutesAgo(0),
        switchOnObstacle: null,
        switchOnFrom: null,
      },
    };
    await acted(page, '**/api/luff/purchase-mining-item', { message: '', order: { id: NOBODY } }, [
      [MY_ITEMS, (items) => [bought, ...items]],
      [ORDERS, withOrder(item, minutesAgo(0))],
      ...booked(-item.price, { type: 'spend', description: item.name, summedAs: /^$/ }),
    ]);
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
    const [last] = await ask(page, '/api/luff/redemptions');
    const at = minutesAgo(0);
    const redemption = {
      ...last,
      ...{ id: NOBODY, status: 'pending', usdtAmount: '100', luffAmount: '1000', createdAt: at, processedAt: null },
      ...{ paidAt: null, payoutReference: null, adminNote: null, timeline: [{ step: 'requested', at }] },
    };
    await acted(
      page,
      '**/api/luff/request-payback',
      { message: PAYBACK_REQUESTED, redemption },
      [
        ['**/api/luff/balance', held(1000)],
        [/\/api\/luff\/redemptions/, (list) => [redemption, ...list]],
        ['**/api/luff/summary', (sums) => ({ ...sums, held: String(Number(sums.held) + 1000) })],
      ],
      201,
    );
    await askPayback(page);
    await press(page, PAYBACK);
    await stay(page);
  }),
  payback('dialog-payback-cancel', opening(/^(신청 취소|Withdraw request)$/)),
  member('dialog-pass-cancel', '/mypage?tab=indicators', async (page) => {
    const at = hoursAgo(2);
    await changed(page, '**/api/lance-coins/balance', (wallet) => ({
      ...wallet,
      ...{ available: String(Number(wallet.available) - 1500), held: '1500' },
    }));
    await changed(page, '**/api/indicator-pass', (pass) => ({ ...pass, hasPending: true }));
    await told(page, /\/api\/indicator-purchases/, ([latest, ...others]) => [
      {
        ...{ ...latest, id: NOBODY, status: 'pending', passStatus: null, expiresAt: null, cancellable: true },
        ...{ createdAt: at, purchasedAt: at, processedAt: null, approvedAt: null },
        timeline: [{ step: 'requested', at, done: true }],
      },
      latest,
      ...others,
    ]);
    await opening(/^(요청 취소|Withdraw request)$/)(page);
  }),
  ...Object.entries({ store: 'shop', indicator: 'indicator', history: 'history' }).map(([name, view]) =>
    member(`wallet-${name}`, `/mypage?tab=luff&view=${view}`, undefined, whole),
  ),
  member(
    'wallet-held',
    '/mypage?tab=luff',
    (page) =>
      told(page, '**/api/luff/balance', (wallet) => ({
        ...wallet,
        payoutHold: { reason: 'newPassword', until: hoursAgo(-20) },
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
    const { reward } = await ask(page, '/api/attendance/status');
    const [korean, english] = ['ko-KR', 'en-GB'].map((language) =>
      new Date().toLocaleDateString(language, { day: 'numeric', month: 'short', timeZone: 'Asia/Seoul' }),
    );
    const entry = {
      type: 'earn',
      description: `출석 체크 ${korean} / Daily check-in, ${english}`,
      summedAs: /^(출석 체크|Daily check-ins)$/,
    };
    await acted(
      page,
      '**/api/attendance/check',
      { ...example('post', '/api/attendance/check'), reward, entryId: NOBODY },
      [
        [
          '**/api/attendance/status',
          (today) => ({ ...today, hasCheckedToday: true, paid: reward, entryId: NOBODY, checkedAt: minutesAgo(0) }),
          (today) => ({ ...today, hasCheckedToday: false, paid: null, entryId: null, checkedAt: null }),
        ],
        ...booked(Number(reward), entry),
      ],
    );
    await press(page, /^(출석 체크하기|Check in)$/);
    await stay(page);
  }),
  member('slip-mining', '/my-info', async (page) => {
    const status = await ask(page, '/api/idle-rewards/status');
    const { claimable: reward } = filledUp(status);
    const paid = { ...example('post', '/api/idle-rewards/claim'), reward, entryId: NOBODY };
    await acted(page, '**/api/idle-rewards/claim', paid, [[MINING, claimed(0), filledUp], ...isMined(status, 0)]);
    await page.mouse.move(200, 300);
    await stay(page);
  }),
  member('mining-card', '/lcoin-dashboard', async (page, where) => {
    const status = await ask(page, '/api/idle-rewards/status');
    for (const [address, after] of isMined(status, 4)) await changed(page, address, after);
    await mining(claimed(4))(page);
    await openCard(page, where);
  }),
  // A full card is claimed at once while a member is active.
  member('mining-full', '/lcoin-dashboard', async (page, where) => {
    await mining((status) => ({ ...filledUp(status), inactiveAfterSeconds: 1 }))(page);
    await openCard(page, where);
    await page.waitForTimeout(2_500);
  }),
  member('mining-failed', '/my-info', async (page) => {
    await page.route('**/api/idle-rewards/claim', (route) => route.abort());
    await mining(filledUp)(page);
    await stay(page);
  }),
  member(
    'mining-off',
    '/my-info',
    mining((status) => ({ ...claimed(0)(status), enabled: false })),
  ),
  // UIDs
  overview(
    'uid-form-refused',
    async (page) => {
      await openUidForm(page);
      await page.locator('#register-uid button[type=submit]').click();
    },
    whole,
  ),
  overview('uid-form-held', heldUid),
  overview('dialog-dispute', async (page) => {
    await heldUid(page);
    await press(page, /^(제 UID입니다|This UID is mine)$/);
  }),
  overview('toast-uid-registered', async (page) => {
    const registered = { ...example('post', '/api/user-uid'), message: UID_VERIFIED };
    const { id } = registered;
    const own = { id, uid: UID, exchange: 'okx', exchangeName: 'OKX', status: 'success', state: 'verified' };
    await acted(
      page,
      '**/api/user-uid',
      registered,
      [
        ['**/api/user/*/uids', (uids) => [{ ...own, verifiedOn: dayAgo(0), createdAt: minutesAgo(0) }, ...uids]],
        ...booked(Number(registered.bonus), {
          ...{ type: 'bonus', description: 'UID 인증 보너스 / UID verification bonus' },
          summedAs: /^(UID 인증 보너스|UID verification bonuses)$/,
        }),
      ],
      201,
    );
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
          status: { verified: 'success', rejected: 'error', released: 'error' }[state] ?? 'pending',
          createdAt: hoursAgo(24 * (index + 3)),
          verifiedOn: state === 'verified' ? dayAgo(index + 3) : null,
        })),
      ),
    whole,
  ),
];
