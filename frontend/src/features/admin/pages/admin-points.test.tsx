import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  adminIndicatorPurchase,
  adminMiningItem,
  adminRedemption,
  adminServer,
  adminSetting,
  adminSummary,
} from '@test/admin-fixtures';
import { chooseAction, dialog, openOffice, rowButton } from '@test/back-office';
import { lcoinReceipt } from '@test/lcoin-fixtures';
import { luffReceipt, receiptRow } from '@test/member-fixtures';
import { hana } from '@test/render-app';
import { coupon, order, ownItem } from '@test/store-fixtures';

const NOW = '2026-11-21T03:00:00.000Z';
const AT = '2026-11-20T04:05:00.000Z';
const MENU = '김하나 회원 작업';
const INDICATORS = '/admin/users?tab=requests&kind=indicators';
const LUFF = '/admin/users?tab=requests&kind=luff';

describe('a request for the indicator pass', () => {
  beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW)));
  afterEach(() => jest.restoreAllMocks());

  const request = adminIndicatorPurchase({
    runningUntil: '2026-12-10T14:59:59.000Z',
    proposedExpiresOn: '2027-01-07',
  });
  const approve = `POST /api/admin/indicator-purchases/${request.id}/approve`;
  const reject = `POST /api/admin/indicator-purchases/${request.id}/reject`;

  it('is counted on its tab, which opens first while nothing stands before it', async () => {
    adminServer().on('GET /api/admin/summary', {
      body: adminSummary({
        pendingCount: 3,
        pending: { uidVerifications: 0, uidDisputes: 0, luffRedemptions: 0, indicatorPurchases: 3 },
      }),
    });
    await openOffice('/admin/users?tab=requests');
    const tab = await screen.findByRole('tab', { name: /지표 이용권/ });
    await waitFor(() => expect(tab.getAttribute('aria-selected')).toBe('true'));
    expect(within(tab).getByLabelText('대기 3건')).toBeTruthy();
    expect(await screen.findByText('1,500 L')).toBeTruthy();
  });

  it('is approved with the proposed day, and says until when the running pass lasts', async () => {
    const server = adminServer()
      .on('GET /api/admin/indicator-purchases', { body: [request] })
      .on(approve, { body: { message: '지표 구매를 승인했습니다.', purchase: request } });
    const { user } = await openOffice(INDICATORS);
    await screen.findByText('1,500 L');
    await user.click(rowButton('승인'));
    const box = await dialog('지표 이용권을 승인할까요?');
    expect(box.getByText(/TradingView에서 hana_charts 계정에 권한을 주세요/)).toBeTruthy();
    expect(box.getByText(/이용 중인 이용권이 2026\.12\.10까지이며/)).toBeTruthy();
    expect(box.getByText(/이용권 기간은 28일입니다/)).toBeTruthy();
    expect(box.getByLabelText<HTMLInputElement>('만료 날짜').value).toBe('2027.01.07');
    await user.type(box.getByLabelText(/회원에게 전할 메모/), '초대를 수락해 주세요');
    server.on('GET /api/admin/indicator-purchases', { body: [] });
    await user.click(box.getByRole('button', { name: '이용권 승인' }));
    expect(await screen.findByText('지표 구매를 승인했습니다.')).toBeTruthy();
    expect(await screen.findByText('대기 중인 요청이 없습니다')).toBeTruthy();
    expect(server.callsTo(approve)[0]?.body).toEqual({ expiresAt: '2027-01-07', adminNote: '초대를 수락해 주세요' });
    expect(server.callsTo('GET /api/admin/summary').length).toBeGreaterThan(1);
  });

  it('says which other accounts asked for the same TradingView ID, and what they have', async () => {
    const account = { userId: hana.id, hasPending: false, passesUntil: null };
    const otherAccounts = [
      { ...account, userName: '이두리', userEmail: 'duri@example.com', passesUntil: '2026-12-18T14:59:59.000Z' },
      { ...account, userName: '박세나', userEmail: 'sena@example.com', hasPending: true },
    ];
    const shared = { ...request, otherAccountsCount: 3, otherAccounts };
    adminServer().on('GET /api/admin/indicator-purchases', { body: [shared] });
    const { user } = await openOffice(INDICATORS);
    expect(await screen.findByText('같은 TradingView ID를 쓰는 다른 계정 3개')).toBeTruthy();
    await user.click(rowButton('승인'));
    const box = await dialog('지표 이용권을 승인할까요?');
    expect(box.getByRole('note').textContent).toBe(
      '같은 TradingView ID를 쓰는 다른 계정 3개. 이두리 (duri@example.com): 이용권 2026.12.18까지; 박세나 (sena@example.com): 승인 대기; 외 1개',
    );
  });

  it('cannot end before today nor before the running pass', async () => {
    const server = adminServer()
      .on('GET /api/admin/indicator-purchases', { body: [request] })
      .on(approve, { body: { message: '지표 구매를 승인했습니다.', purchase: request } });
    const { user } = await openOffice(INDICATORS);
    await screen.findByText('1,500 L');
    await user.click(rowButton('승인'));
    const box = await dialog('지표 이용권을 승인할까요?');
    const day = box.getByLabelText<HTMLInputElement>('만료 날짜');
    await user.click(day);
    fireEvent.change(day, { target: { value: '2026.12.15' } });
    const cell = (title: string): HTMLElement => {
      const found = document.querySelector<HTMLElement>(`td[title="${title}"]`);
      if (!found) throw new Error(`the calendar shows no ${title}`);
      return found;
    };
    await waitFor(() => cell('2026-12-09'));
    expect(cell('2026-12-09').className).toContain('disabled');
    expect(cell('2026-12-10').className).not.toContain('disabled');
    await user.click(cell('2026-12-10'));
    await waitFor(() => expect(day.value).toBe('2026.12.10'));
    await user.click(box.getByRole('button', { name: '이용권 승인' }));
    await waitFor(() => expect(server.callsTo(approve)[0]?.body).toEqual({ expiresAt: '2026-12-10' }));
  });

  it('cannot end in the past where no pass is running', async () => {
    adminServer();
    const { user } = await openOffice(INDICATORS);
    await screen.findByText('1,500 L');
    await user.click(rowButton('승인'));
    const box = await dialog('지표 이용권을 승인할까요?');
    expect(box.getByText(/이용 중인 이용권이 없습니다/)).toBeTruthy();
    const day = box.getByLabelText<HTMLInputElement>('만료 날짜');
    await user.click(day);
    fireEvent.change(day, { target: { value: '2026.11.22' } });
    await waitFor(() => expect(document.querySelector('td[title="2026-11-20"]')).not.toBeNull());
    expect(document.querySelector('td[title="2026-11-20"]')?.className).toContain('disabled');
    expect(document.querySelector('td[title="2026-11-21"]')?.className).not.toContain('disabled');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: '지표 이용권을 승인할까요?' })).toBeTruthy();
  });

  it('is not approved without a day', async () => {
    const server = adminServer().on('GET /api/admin/indicator-purchases', {
      body: [adminIndicatorPurchase({ proposedExpiresOn: '' })],
    });
    const { user } = await openOffice(INDICATORS);
    await screen.findByText('1,500 L');
    await user.click(rowButton('승인'));
    const box = await dialog('지표 이용권을 승인할까요?');
    await user.click(box.getByRole('button', { name: '이용권 승인' }));
    expect(await box.findByText('만료 날짜 필요')).toBeTruthy();
    expect(server.callsTo(approve)).toEqual([]);
  });

  it('keeps what was written when the server refuses the day, and says why at the day', async () => {
    adminServer().on(approve, {
      status: 422,
      body: { code: 'indicators.endsTooEarly', message: '이용 중인 이용권이 2026.12.31까지입니다.' },
    });
    const { user } = await openOffice(INDICATORS);
    await screen.findByText('1,500 L');
    await user.click(rowButton('승인'));
    const box = await dialog('지표 이용권을 승인할까요?');
    await user.type(box.getByLabelText(/회원에게 전할 메모/), '메모');
    await user.click(box.getByRole('button', { name: '이용권 승인' }));
    expect((await box.findByRole('alert')).textContent).toBe('이용 중인 이용권이 2026.12.31까지입니다.');
    expect(await screen.findByText('요청 처리 실패')).toBeTruthy();
    expect(box.getByLabelText<HTMLTextAreaElement>(/회원에게 전할 메모/).value).toBe('메모');
  });

  it.each([
    [
      'in its own words',
      { status: 403, body: { message: '본인의 요청은 다른 관리자가 처리해야 합니다.' } },
      '본인의 요청은 다른 관리자가 처리해야 합니다.',
    ],
    ['in ours', { status: 500, body: {} }, '지표 구매를 거절하는 중 오류가 발생했습니다.'],
  ])('says why a refusal failed, %s', async (_, answer, words) => {
    const server = adminServer().on(reject, answer);
    const { user } = await openOffice(INDICATORS);
    await screen.findByText('1,500 L');
    await user.click(rowButton('거절'));
    const box = await dialog('지표 이용권을 거절할까요?');
    expect(box.getByText('신청한 1,500 L 전액이 김하나 님에게 바로 반환됩니다.')).toBeTruthy();
    await user.type(box.getByLabelText(/거절 사유/), 'ID를 찾을 수 없습니다');
    await user.click(box.getByRole('button', { name: '거절하고 1,500 L 반환' }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(server.callsTo(reject)[0]?.body).toEqual({ adminNote: 'ID를 찾을 수 없습니다' });
  });

  const running = {
    status: 'approved',
    passStatus: 'active',
    processedAt: AT,
    expiresAt: '2026-12-18T14:59:59.000Z',
  } as const;
  const course = [
    { step: 'requested' as const, at: AT, done: true },
    { step: 'approved' as const, at: AT, done: true },
    { step: 'active' as const, at: AT, done: true },
    { step: 'expiring' as const, at: '2026-12-11T14:59:59.000Z', done: false },
    { step: 'expired' as const, at: '2026-12-18T14:59:59.000Z', done: false },
  ];

  it('shows its course and copies the TradingView ID', async () => {
    adminServer().on('GET /api/admin/indicator-purchases', {
      body: [adminIndicatorPurchase({ ...running, approvedAt: AT, timeline: course })],
    });
    const { user } = await openOffice(`${INDICATORS}&state=all`);
    await user.click(await screen.findByRole('button', { name: '김하나 님의 요청 진행 상황 보기' }));
    expect((await screen.findAllByRole('listitem')).length).toBeGreaterThanOrEqual(5);
    expect(screen.getByText('2026.12.18까지')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'hana_charts 복사' }));
    expect(await navigator.clipboard.readText()).toBe('hana_charts');
    expect(await screen.findByText('복사했습니다')).toBeTruthy();
  });

  it('shows its course when it is paid with Luff as well; a payback beside it has none', async () => {
    const pass = adminRedemption({
      ...running,
      redemptionType: 'indicator_purchase',
      usdtAmount: null,
      luffAmount: '500',
      userUids: [],
      tradingviewId: 'hana_charts',
      passTimeline: course,
    });
    adminServer().on('GET /api/admin/luff-redemptions', { body: [pass, adminRedemption({ id: 'r2' })] });
    const { user } = await openOffice(`${LUFF}&state=all`);
    const table = within(await screen.findByRole('group', { name: '러프 교환' }));
    expect(table.getByText('이용 중')).toBeTruthy();
    expect(table.getByText('2026.12.18까지')).toBeTruthy();
    const arrows = table.getAllByRole('button', { name: '김하나 님의 요청 진행 상황 보기' });
    expect(arrows).toHaveLength(1);
    await user.click(arrows[0] as HTMLElement);
    const steps = within(await table.findByRole('list'));
    expect(steps.getAllByRole('listitem')).toHaveLength(5);
    expect(steps.getByText('500 러프 사용')).toBeTruthy();
    await user.click(table.getByRole('button', { name: '김하나 님의 요청 진행 상황 닫기', expanded: true }));
    expect(arrows[0]?.getAttribute('aria-expanded')).toBe('false');
  });

  it('that is paid with Luff pays out nothing, and needs a day as well', async () => {
    const pass = adminRedemption({
      redemptionType: 'indicator_purchase',
      usdtAmount: null,
      luffAmount: '500',
      userUids: [],
      tradingviewId: 'hana_charts',
      proposedExpiresOn: '2026-12-19',
    });
    const server = adminServer()
      .on('GET /api/admin/luff-redemptions', { body: [pass, adminRedemption({ id: 'r2', status: 'approved' })] })
      .on(`POST /api/admin/luff-redemptions/${pass.id}/approve`, {
        body: { message: '지표 이용권을 승인했습니다.', redemption: pass },
      });
    const { user } = await openOffice(LUFF);
    const table = within(await screen.findByRole('group', { name: '러프 교환' }));
    expect(table.getByText('— 지급 없음')).toBeTruthy();
    expect(table.getByText('페이백')).toBeTruthy();
    expect(table.queryByText(/^0/)).toBeNull();
    await user.click(table.getByRole('button', { name: '승인' }));
    const box = await dialog('지표 이용권을 승인할까요?');
    expect(box.getByText('500 러프')).toBeTruthy();
    expect(box.queryByLabelText(/이체 확인/)).toBeNull();
    await user.click(box.getByRole('button', { name: '이용권 승인' }));
    expect(await screen.findByText('지표 이용권을 승인했습니다.')).toBeTruthy();
    expect(server.callsTo(`POST /api/admin/luff-redemptions/${pass.id}/approve`)[0]?.body).toEqual({
      expiryDate: '2026-12-19',
    });
  });
});

it('says what goes back to the member before a payback is refused', async () => {
  adminServer().on('GET /api/admin/luff-redemptions', {
    body: [adminRedemption({ luffAmount: '1000', usdtAmount: '100' })],
  });
  const { user } = await openOffice(LUFF);
  const table = within(await screen.findByRole('group', { name: '러프 교환' }));
  await user.click(table.getByRole('button', { name: '거절' }));
  const box = await dialog('페이백을 거절할까요?');
  expect(box.getByText('1,000 러프')).toBeTruthy();
  expect(
    box.getByText('100 USDT를 지급하지 않고, 신청한 1,000 러프 전액을 김하나 님에게 바로 반환합니다.'),
  ).toBeTruthy();
});

it('lists paybacks with the digits that the member sees; the receipt has all, and passes alone open a timeline', async () => {
  adminServer().on('GET /api/admin/luff-redemptions', {
    body: [adminRedemption({ status: 'rejected', luffAmount: '1192.6534472', usdtAmount: '119.26534472' })],
  });
  const { user } = await openOffice(`${LUFF}&state=all`);
  const table = within(await screen.findByRole('group', { name: '러프 교환' }));
  expect(table.getByText('1,192.65 러프')).toBeTruthy();
  expect(table.queryByRole('button', { name: /진행 상황/ })).toBeNull();
  await user.click(table.getByRole('button', { name: /^119\.26\D/ }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('119.26534472')).toBeTruthy();
  expect(sheet.getByText('1,192.6534472')).toBeTruthy();
});

describe('chart coupons', () => {
  const route = `POST /api/admin/users/${hana.id}/issue-chart-coupon`;

  it('are issued one at a time unless told, at most as many as the setting lets', async () => {
    const server = adminServer()
      .on('GET /api/site-settings', { body: [{ key: 'store_mostCouponsAtOnce', value: '5' }] })
      .on(route, { status: 500, body: {} });
    const { user } = await openOffice('/admin/users');
    await chooseAction(user, MENU, '차트 쿠폰 발급');
    const box = await dialog('차트 쿠폰 발급');
    expect(box.getByText(hana.email)).toBeTruthy();
    const count = box.getByLabelText<HTMLInputElement>('수량');
    expect(count.value).toBe('1');
    await user.clear(count);
    await user.type(count, '6');
    await user.click(box.getByRole('button', { name: '쿠폰 발급' }));
    expect(await box.findByText('1에서 5 사이의 정수를 입력해 주세요.')).toBeTruthy();
    expect(server.callsTo(route)).toEqual([]);
    await user.clear(count);
    await user.type(count, '5');
    await user.click(box.getByRole('button', { name: '쿠폰 5장 발급' }));
    expect(await screen.findByText('쿠폰 발급 실패')).toBeTruthy();
    expect(screen.getAllByText('쿠폰을 발급하는 중 오류가 발생했습니다.').length).toBeGreaterThan(0);
    server.on(route, { body: { message: '차트 분석 쿠폰 5장을 발급했습니다.', coupons: [] } });
    await user.click(box.getByRole('button', { name: '쿠폰 5장 발급' }));
    expect(await screen.findByText('차트 분석 쿠폰 5장을 발급했습니다.')).toBeTruthy();
    expect(server.callsTo(route).at(-1)?.body).toEqual({ count: 5 });
  });
});

describe('the statement of a member', () => {
  const entry = {
    id: 'e1',
    type: 'mining' as const,
    description: '자동 채굴 03:10–07:40',
    amount: '36',
    balanceAfter: '1036',
    reference: { type: 'idle_claim', id: 'c1' },
    createdAt: AT,
  };

  it('is read by type and period, and says when nothing fits', async () => {
    const path = `/api/admin/users/${hana.id}/lance-coins`;
    const server = adminServer().on(`GET ${path}`, ({ search }) => ({ body: search === '?limit=20' ? [entry] : [] }));
    const { user, address } = await openOffice('/admin/users');
    await chooseAction(user, MENU, 'L코인 내역');
    const list = within(await screen.findByRole('list', { name: 'L코인 내역' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^2026\.11\.20자동 채굴.*03:10–07:40\+36 L.*사용 가능 1,036 L$/),
    ]);
    await user.selectOptions(screen.getByLabelText('유형'), '보너스');
    expect(await screen.findByText('조건에 맞는 내역이 없습니다')).toBeTruthy();
    expect(server.callsTo(`GET ${path}`).at(-1)?.search).toBe('?type=bonus&limit=20');
    expect(address()).toContain('type=bonus');
    await user.click(screen.getByRole('button', { name: '모든 내역 보기' }));
    expect(await screen.findByRole('list', { name: 'L코인 내역' })).toBeTruthy();
  });

  it.each([
    ['L코인 내역', 'lance-coins', 'lcoin'],
    ['러프 내역', 'luff-transactions', 'luff'],
  ])('is a file with the same choice (%s)', async (history, path, file) => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download);
    };
    const name = `lance-${file}-2026-11-21-${hana.id}.csv`;
    const address = `GET /api/admin/users/${hana.id}/${path}`;
    const server = adminServer()
      .on(address, { body: [entry] })
      .on(`${address}.csv`, { text: 'a,b', headers: { 'Content-Disposition': `attachment; filename="${name}"` } });
    const { user } = await openOffice('/admin/users');
    await chooseAction(user, MENU, history);
    await user.selectOptions(await screen.findByLabelText('유형'), '적립');
    await user.click(screen.getByRole('button', { name: 'CSV 받기' }));
    expect(await screen.findByText('내역을 내려받았습니다')).toBeTruthy();
    expect(saved).toEqual([name]);
    expect(server.callsTo(`${address}.csv`)[0]?.search).toBe('?type=earn');
  });

  it('opens the receipt of an entry as the member sees it', async () => {
    const path = `/api/admin/users/${hana.id}/lance-coins`;
    adminServer()
      .on(`GET ${path}`, { body: [entry] })
      .on(`GET ${path}/e1/receipt`, {
        body: lcoinReceipt({
          ...entry,
          rows: [
            receiptRow({ label: '이전 사용 가능 잔액', value: '1,000', unit: 'L' }),
            receiptRow({ label: '03:10–07:40', value: '36', unit: 'L', note: '스피드 부스터 +20%' }),
          ],
          sum: { label: '이후 사용 가능 잔액', value: '1,036', unit: 'L' },
          note: 'L의 소수는 지급하지 않습니다.',
        }),
      });
    const { user } = await openOffice('/admin/users');
    await chooseAction(user, MENU, 'L코인 내역');
    await user.click(await screen.findByRole('button', { name: /\+36/ }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByText('스피드 부스터 +20%')).toBeTruthy();
    expect(sheet.getAllByText('이후 사용 가능 잔액')).toHaveLength(1);
    expect(sheet.getByText('L의 소수는 지급하지 않습니다.')).toBeTruthy();
    expect(sheet.getByText('관련 기록 idle_claim c1')).toBeTruthy();
  });

  it('opens what a day of Luff was computed from', async () => {
    const receipt = luffReceipt();
    const path = `/api/admin/users/${hana.id}/luff-transactions`;
    adminServer()
      .on(`GET ${path}`, { body: [receipt] })
      .on(`GET ${path}/${receipt.id}/receipt`, { body: receipt });
    const { user } = await openOffice('/admin/users');
    await chooseAction(user, MENU, '러프 내역');
    await user.click(await screen.findByRole('button', { name: /^\+2\.46\D/ }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByText('0.00002')).toBeTruthy();
  });
});

describe('what a member bought', () => {
  const STORE = `GET /api/admin/users/${hana.id}/store`;

  it('is read with the orders, the state of the items and the coupons', async () => {
    adminServer().on(STORE, {
      body: {
        orders: [order()],
        items: [
          ownItem({
            status: 'active',
            activatedAt: '2026-11-21T03:00:00.000Z',
            expiresAt: '2026-11-22T03:00:00.000Z',
          }),
        ],
        coupons: [coupon({ origin: 'admin' }), coupon({ id: 'c2', couponCode: 'LANCE-3M4N-6PQR', isUsed: true })],
      },
    });
    const { user } = await openOffice('/admin/users');
    await chooseAction(user, MENU, '구매');
    const cellsOf = (label: string): string[][] =>
      within(screen.getByRole('group', { name: label }))
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .queryAllByRole('cell')
            .map(({ textContent }) => textContent),
        )
        .filter((cells) => cells.length > 0);
    await screen.findByRole('group', { name: '주문' });
    expect(cellsOf('주문')).toEqual([['1042', '2026.11.21 11:00', '스피드 부스터', '200 L']]);
    expect(cellsOf('채굴 아이템')).toEqual([
      ['1042', '스피드 부스터', '사용 중', '2026.11.21 12:00', '2026.11.22 12:00'],
    ]);
    expect(cellsOf('차트 쿠폰').map((cells) => cells.slice(0, 3))).toEqual([
      ['LANCE-7K2M-9QXD', '미사용', '관리자 지급'],
      ['LANCE-3M4N-6PQR', '사용함', '1회권 구매'],
    ]);
  });

  it('may be nothing', async () => {
    adminServer().on(STORE, { body: { orders: [], items: [], coupons: [] } });
    const { user } = await openOffice('/admin/users');
    await chooseAction(user, MENU, '구매');
    expect(await screen.findByText('구매한 상품과 쿠폰이 없습니다')).toBeTruthy();
  });
});

describe('the mining items', () => {
  const speed = adminMiningItem();
  const cap = adminMiningItem({
    id: 'i2',
    nameKo: '캡 부스터',
    nameEn: 'Cap Booster',
    effectType: 'cap_boost',
    effectValue: '3',
    price: 300,
    sort: 20,
    sold: 0,
  });
  const patch = `PATCH /api/admin/mining-items/${speed.id}`;

  it('says in numbers what an item does, how many were sold and which the store shows', async () => {
    adminServer()
      .on('GET /api/site-settings', { body: [{ key: 'store_shownItems', value: '1' }] })
      .on('GET /api/admin/mining-items', { body: [speed, cap] });
    await openOffice('/admin/users?tab=items');
    const table = within(await screen.findByRole('group', { name: '채굴 아이템' }));
    expect(table.getByText('속도 +20%')).toBeTruthy();
    expect(table.getByText('한도 ×3')).toBeTruthy();
    expect(table.getByText('12')).toBeTruthy();
    expect(await table.findByText('숨김, 처음 1개만 표시')).toBeTruthy();
    expect(table.getAllByText('스토어 표시')).toHaveLength(1);
    expect(screen.getByText(/새 구매에만 적용되고/)).toBeTruthy();
  });

  it('sends only what was changed of an item', async () => {
    const server = adminServer().on(patch, { body: speed });
    const { user } = await openOffice('/admin/users?tab=items');
    await user.click(await screen.findByRole('button', { name: '스피드 부스터 수정' }));
    const box = await dialog('스피드 부스터 수정');
    expect(box.getByText(/이미 판매한 12개는 구매할 때 그대로입니다/)).toBeTruthy();
    expect(box.getByRole<HTMLButtonElement>('button', { name: '지금부터 적용' }).disabled).toBe(true);
    await user.clear(box.getByLabelText('가격'));
    await user.type(box.getByLabelText('가격'), '0');
    await user.click(box.getByRole('button', { name: '지금부터 적용' }));
    expect(box.getByText('1에서 1,000,000 사이의 정수를 입력해 주세요.')).toBeTruthy();
    await user.clear(box.getByLabelText('가격'));
    await user.type(box.getByLabelText('가격'), '250');
    await user.click(box.getByRole('button', { name: '지금부터 적용' }));
    await waitFor(() => expect(server.callsTo(patch)[0]?.body).toEqual({ price: 250 }));
  });

  it('asks for the numbers that the effect has', async () => {
    const server = adminServer().on('POST /api/admin/mining-items', { status: 201, body: cap });
    const { user } = await openOffice('/admin/users?tab=items');
    await user.click(await screen.findByRole('button', { name: '아이템 추가' }));
    const box = await dialog('채굴 아이템 추가');
    expect(box.getByLabelText('속도에 더하는 비율')).toBeTruthy();
    expect(box.queryByLabelText('한도')).toBeNull();
    await user.selectOptions(box.getByLabelText('효과'), '프리미엄');
    expect(box.queryByLabelText('속도에 더하는 비율')).toBeNull();
    for (const [label, text] of [
      ['이름 (한국어)', '프리미엄 마이너'],
      ['이름 (영어)', 'Premium Miner'],
      ['설명 (한국어)', '속도와 한도가 커집니다.'],
      ['설명 (영어)', 'More rate, more cap.'],
      ['가격', '1500'],
    ] as const)
      fireEvent.change(box.getByLabelText(label), { target: { value: text } });
    fireEvent.change(box.getByLabelText('속도'), { target: { value: '0.5' } });
    fireEvent.change(box.getByLabelText('한도'), { target: { value: '6' } });
    await user.click(box.getByRole('button', { name: '아이템 추가' }));
    expect(box.getByText('1에서 1,000 사이의 숫자를 소수 4자리까지 입력해 주세요.')).toBeTruthy();
    fireEvent.change(box.getByLabelText('속도'), { target: { value: '1.5' } });
    await user.click(box.getByRole('button', { name: '아이템 추가' }));
    expect(await screen.findByText('채굴 아이템을 추가했습니다')).toBeTruthy();
    expect(server.callsTo('POST /api/admin/mining-items')[0]?.body).toEqual({
      nameKo: '프리미엄 마이너',
      nameEn: 'Premium Miner',
      descriptionKo: '속도와 한도가 커집니다.',
      descriptionEn: 'More rate, more cap.',
      icon: 'package',
      price: 1500,
      durationHours: 24,
      effectType: 'premium',
      rateMultiplier: '1.5',
      capMultiplier: '6',
      isActive: true,
      sort: 20,
    });
  });

  it('takes an item off offer only after naming what follows, and moves it in the list', async () => {
    const server = adminServer()
      .on('GET /api/admin/mining-items', { body: [speed, cap] })
      .on(patch, { body: speed })
      .on('PATCH /api/admin/mining-items/i2', { body: cap });
    const { user } = await openOffice('/admin/users?tab=items');
    const up = await screen.findByRole('button', { name: '스피드 부스터 위로' });
    const down = screen.getAllByRole('button', { name: / 아래로$/ });
    expect([up, ...down].map((arrow) => arrow.getAttribute('aria-disabled'))).toEqual(['true', null, 'true']);
    await user.click(up);
    expect(server.callsTo(patch)).toEqual([]);
    await user.click(screen.getByRole('button', { name: '스피드 부스터 아래로' }));
    await waitFor(() => expect(server.callsTo(patch)[0]?.body).toEqual({ sort: 20 }));
    expect(server.callsTo('PATCH /api/admin/mining-items/i2')[0]?.body).toEqual({ sort: 10 });
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('switch', { name: '스피드 부스터 판매' }).disabled).toBe(false),
    );
    await user.click(screen.getByRole('switch', { name: '스피드 부스터 판매' }));
    const box = await dialog('스피드 부스터 판매를 중지할까요?');
    expect(box.getByText(/이미 판매한 12개는 그대로 사용할 수 있습니다/)).toBeTruthy();
    await user.click(box.getByRole('button', { name: '판매 중지' }));
    await waitFor(() => expect(server.callsTo(patch).at(-1)?.body).toEqual({ isActive: false }));
  });
});

describe('the settings of the points', () => {
  const setting = (key: string, value: string): ReturnType<typeof adminSetting> =>
    adminSetting({ key, label: key, kind: 'integer', value, defaultValue: value, min: '0', max: '1000000' });

  it('say what they come to today, and that a reward of 0 is off', async () => {
    adminServer().on('GET /api/admin/settings', {
      body: [
        setting('lcoin_attendanceReward', '0'),
        setting('lcoin_idleReward', '30'),
        setting('lcoin_idleIntervalSeconds', '600'),
        setting('lcoin_idleBaseCap', '1'),
        setting('store_voucherPrice', '300'),
        setting('store_freeChartAnalyses', '3'),
        setting('indicators_passDays', '28'),
        setting('indicators_passPriceLcoin', '1500'),
        setting('indicators_passPriceLuff', '500'),
        adminSetting({ key: 'indicators_expiryNoticeDays', label: '알림', kind: 'integerList', value: '7,3,1' }),
        adminSetting({ key: 'uidRebate_makerFeeRate', label: '메이커 수수료율', value: '0.0002' }),
      ],
    });
    const { user } = await openOffice('/admin/users?tab=settings');
    expect(await screen.findByText('출석 체크 꺼짐 · 10분마다 자동 채굴 30 L, 최대 1주기')).toBeTruthy();
    expect(screen.getByText('10분')).toBeTruthy();
    expect(screen.queryByText('28일')).toBeNull();
    await user.click(screen.getByRole('tab', { name: '스토어' }));
    expect(screen.getByText('차트 분석 1회권 300 L · 무료 차트 분석 회원당 3회')).toBeTruthy();
    expect(screen.getByText('28일 1,500 L 또는 500 러프 · 만료 7, 3, 1일 전 알림')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '스토어' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '지표 이용권' })).toBeTruthy();
    expect(screen.getByText('28일')).toBeTruthy();
    expect(screen.getByText('7일, 3일, 1일')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: '리베이트' }));
    expect(screen.getByText('0.02%')).toBeTruthy();
    await user.type(screen.getByLabelText('설정 검색'), 'idleInterval');
    expect(await screen.findByText('10분')).toBeTruthy();
    expect(screen.queryByRole('tab', { name: '리베이트' })).toBeNull();
  });
});

describe('in English', () => {
  it('approves a pass in English words', async () => {
    localStorage.setItem('language', 'en');
    adminServer().on('GET /api/admin/indicator-purchases', {
      body: [adminIndicatorPurchase({ proposedExpiresOn: '' })],
    });
    const { user } = await openOffice(INDICATORS);
    await screen.findByText('1,500 L');
    await user.click(rowButton('Approve'));
    const box = await dialog('Approve this indicator pass?');
    expect(box.getByText('1,500 L of 김하나 are spent. Give hana_charts access on TradingView.')).toBeTruthy();
    await user.click(box.getByRole('button', { name: 'Approve pass' }));
    expect(await box.findByText('An expiry date is needed.')).toBeTruthy();
  });
});
