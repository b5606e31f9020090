import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { indicatorPurchase, indicatorServer, runningPurchase } from '@test/indicator-fixtures';
import { luffBalance, member, redemption } from '@test/member-fixtures';
import { type RenderedApp, rememberUser, renderApp } from '@test/render-app';
import { indicatorPass } from '@test/store-fixtures';

const POST = 'POST /api/indicator-purchase';
const LUFF_POST = 'POST /api/luff/purchase-indicator';
const accepted = {
  body: { message: '구매 요청이 접수되었습니다. 관리자 승인 후 등록됩니다.', purchase: indicatorPurchase() },
};

async function open(path = '/indicator-purchase'): Promise<RenderedApp> {
  rememberUser();
  return renderApp(path);
}

async function confirm(user: UserEvent, label: string): Promise<void> {
  const form = within(await screen.findByRole('form', { name: '구매 요청' }));
  await user.click(form.getByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog', { name: '이용권을 요청할까요?' }));
  await user.click(dialog.getByRole('button', { name: label }));
}

const cards = async (): Promise<HTMLElement[]> =>
  within(await screen.findByRole('list', { name: '지표 구매 요청' })).findAllByRole('heading', { level: 3 });

describe('requesting a pass for L coin', () => {
  it('starts with the balance and fills in the TradingView ID of the profile', async () => {
    indicatorServer();
    await open();
    expect(await screen.findByRole('button', { name: /^2,000 L/ })).toBeTruthy();
    expect((await screen.findByLabelText<HTMLInputElement>('TradingView ID')).value).toBe('hana_charts');
  });

  it('has the price that was pressed as its sum, and says of that of a day that it is rounded', async () => {
    indicatorServer();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^1,500 L(?!로)/ }));
    const receipt = within(await screen.findByRole('dialog', { name: /지표 이용권 가격/ }));
    const rows = receipt.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(['이용권 기간28일하루당 약 53.57 L', '가격1,500 L']);
  });

  it('says in a receipt what moves, before anything does', async () => {
    indicatorServer();
    await open();
    const bill = within(await screen.findByRole('complementary', { name: '이번 요청에 사용하는 포인트' }));
    expect(bill.getByText('28일 이용권')).toBeTruthy();
    expect(bill.getByText('1,500')).toBeTruthy();
    expect(bill.getByText('500')).toBeTruthy();
  });

  it('asks first, then sends the trimmed ID and the price that was seen, once', async () => {
    const server = indicatorServer().on(POST, accepted);
    const { user } = await open();
    const field = await screen.findByLabelText('TradingView ID');
    await user.clear(field);
    await user.type(field, '  hana_t ');
    expect(screen.getByText(/내 정보에 저장된 ID\(hana_charts\)와 다릅니다/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '1,500 L로 구매 요청' }));
    const dialog = within(await screen.findByRole('dialog', { name: '이용권을 요청할까요?' }));
    expect(dialog.getByText(/1,500 L 전액은 요청이 처리될 때까지 사용할 수 없고, 승인되면 결제됩니다/)).toBeTruthy();
    expect(dialog.getByText('사용 가능 2,000 → 500 L')).toBeTruthy();
    expect(dialog.queryByText(/^지금 이용권은/)).toBeNull();
    expect(server.callsTo(POST)).toEqual([]);
    server
      .on('GET /api/indicator-pass', { body: indicatorPass({ hasPending: true }) })
      .on('GET /api/indicator-purchases', { body: [indicatorPurchase({ tradingviewId: 'hana_t' })] });
    await user.click(dialog.getByRole('button', { name: '1,500 L로 구매 요청' }));
    expect(await screen.findByText('구매 요청이 접수되었습니다. 관리자 승인 후 등록됩니다.')).toBeTruthy();
    const [call, ...others] = server.callsTo(POST);
    expect(others).toEqual([]);
    expect(call?.body).toEqual({ tradingviewId: 'hana_t', price: 1500 });
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(await screen.findByText('승인을 기다리는 요청이 있습니다')).toBeTruthy();
    expect((await cards()).map(({ textContent }) => textContent)).toEqual(['hana_t']);
    await waitFor(() => expect(server.callsTo('GET /api/lance-coins/balance').length).toBeGreaterThan(1));
  });

  it.each([
    ['', 'ko', 'TradingView ID를 입력해 주세요.', '1,500 L로 구매 요청'],
    ['   ', 'en', 'TradingView ID required', 'Request for 1,500 L'],
  ])('refuses %j in place (%s) and asks nobody', async (typed, language, sentence, label) => {
    localStorage.setItem('language', language);
    const server = indicatorServer().on('GET /api/user', { body: member({ tradingviewId: null }) });
    const { user } = await open();
    const field = await screen.findByLabelText('TradingView ID');
    if (typed !== '') await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: label }));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.callsTo(POST)).toEqual([]);
  });

  it.each([
    [{ status: 422, body: { code: 'ledger.insufficient', message: 'L코인이 부족합니다.' } }, 'L코인이 부족합니다.'],
    [{ status: 502, text: '<html>Bad gateway</html>' }, '구매 중 오류가 발생했습니다.'],
  ])('says that it failed and keeps what was typed: %j', async (answer, sentence) => {
    indicatorServer().on(POST, answer);
    const { user } = await open();
    await confirm(user, '1,500 L로 구매 요청');
    expect(await screen.findByText('구매 요청 실패')).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('TradingView ID').value).toBe('hana_charts');
  });

  it('shows the new price when it changed in between, and buys nothing at it', async () => {
    const server = indicatorServer();
    server.on(POST, () => {
      server.on('GET /api/indicator-pass', { body: indicatorPass({ priceLcoin: 1800 }) });
      return {
        status: 409,
        body: { code: 'indicators.priceChanged', message: '가격이 1,800 L로 바뀌었습니다.', params: { price: 1800 } },
      };
    });
    const { user } = await open();
    await confirm(user, '1,500 L로 구매 요청');
    expect(await screen.findByText('가격이 1,800 L로 바뀌었습니다.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '1,800 L로 구매 요청' })).toBeTruthy();
    expect(server.callsTo(POST)).toHaveLength(1);
  });

  it('says how much is missing instead of letting one try', async () => {
    indicatorServer().on('GET /api/lance-coins/balance', {
      body: { balance: '2000', formatted: '2,000', available: '1180', held: '820' },
    });
    await open();
    expect(await screen.findByText('320 L만큼 부족합니다')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '1,500 L로 구매 요청' }).disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'L코인 모으는 방법' }).getAttribute('href')).toBe('/my-info');
    expect(screen.getByText('사용 가능 1,180 L, 신청 중 820 L')).toBeTruthy();
  });

  it('shows the running pass with its days left, and that a new one follows on it', async () => {
    indicatorServer().on('GET /api/indicator-pass', {
      body: indicatorPass({ active: true, status: 'expiring', expiresAt: '2026-12-18T14:59:59.000Z', daysLeft: 5 }),
    });
    const { user } = await open();
    expect(await screen.findByText(/지금 이용권은 2026\.12\.18까지입니다/)).toBeTruthy();
    const summary = within(await screen.findByLabelText('내 이용권'));
    expect(summary.getByText('만료 예정')).toBeTruthy();
    // The button below says the price.
    expect(summary.queryByRole('button', { name: /^1,500 L/ })).toBeNull();
    await user.click(summary.getByRole('button', { name: /^5 ?일/ }));
    expect(within(await screen.findByRole('dialog')).getByText('2026.12.18')).toBeTruthy();
  });

  it('lets one request wait at a time and says why', async () => {
    indicatorServer().on('GET /api/indicator-pass', { body: indicatorPass({ hasPending: true }) });
    await open();
    expect(await screen.findByText('승인을 기다리는 요청이 있습니다')).toBeTruthy();
    expect(screen.queryByLabelText('TradingView ID')).toBeNull();
  });

  it('offers to read again what could not be read', async () => {
    const server = indicatorServer().on('GET /api/indicator-pass', { status: 503, body: { message: '잠시 뒤에' } });
    const { user } = await open();
    const notice = within(await screen.findByRole('region', { name: '불러오지 못한 내용이 있습니다' }));
    server.on('GET /api/indicator-pass', { body: indicatorPass() });
    await user.click(notice.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('button', { name: '1,500 L로 구매 요청' })).toBeTruthy();
  });

  it('sends visitors to log in', async () => {
    indicatorServer();
    const { address } = await renderApp('/indicator-purchase');
    await waitFor(() => expect(address()).toBe('/login?next=%2Findicator-purchase'));
  });
});

describe('own requests', () => {
  it('says what belongs here while there is none', async () => {
    indicatorServer();
    await open();
    expect(await screen.findByText('구매한 지표가 없습니다')).toBeTruthy();
    // The form is on the same page.
    expect(screen.queryByRole('link', { name: '이용권 구매하기' })).toBeNull();
  });

  it('tells the story of each: waiting, running, refused, cancelled, over', async () => {
    const requested = { step: 'requested' as const, at: '2026-10-01T04:05:00.000Z', done: true };
    const server = indicatorServer().on('GET /api/indicator-purchases', {
      body: [
        indicatorPurchase(),
        runningPurchase(),
        indicatorPurchase({
          id: 'c',
          paidWith: 'LUFF',
          paidAmount: '500',
          status: 'rejected',
          cancellable: false,
          adminNote: 'ID를 찾을 수 없습니다.',
          timeline: [requested, { step: 'rejected', at: '2026-10-02T04:05:00.000Z', done: true }],
        }),
        indicatorPurchase({
          id: 'd',
          status: 'rejected',
          cancellable: false,
          timeline: [requested, { step: 'cancelled', at: '2026-10-02T04:05:00.000Z', done: true }],
        }),
        runningPurchase({ id: 'e', passStatus: 'expired', adminNote: null }),
      ],
    });
    server.on('GET /api/receipts/indicator-pass/c', {
      body: {
        kind: 'indicator-pass',
        id: 'c',
        title: '지표 이용권',
        number: 'I-7K3M-9QX2',
        seal: '0f'.repeat(32),
        rows: [],
        sum: { label: '돌려받은 포인트', value: '500', unit: '러프' },
        note: null,
        source: '지표 구매 기록',
        at: requested.at,
        marks: [],
        paidInUsdt: false,
        correctedAt: null,
        shared: null,
        kept: false,
      },
    });
    const { user } = await open();
    const list = await screen.findByRole('list', { name: '지표 구매 요청' });
    const requests = [...list.children].map((item) => within(item as HTMLElement));
    const [waiting, running, refused, cancelled, over] = requests;
    expect(waiting?.getByText('대기')).toBeTruthy();
    expect(waiting?.getByText('관리자 확인').closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(waiting?.getByText('1,500 L 신청 중')).toBeTruthy();

    expect(running?.getAllByText('이용 중')).toHaveLength(1);
    expect(running?.getByText('2026.12.18')).toBeTruthy();
    expect(running?.getAllByText('메모: TradingView에서 초대를 수락해 주세요.').length).toBeGreaterThan(0);
    expect(running?.getByText('이용 시작').closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(running?.getByText('만료 7일 전')).toBeTruthy();
    expect(running?.queryByRole('button', { name: '요청 취소' })).toBeNull();

    expect(refused?.getAllByText('거절').length).toBeGreaterThan(0);
    expect(refused?.getAllByText('사유: ID를 찾을 수 없습니다.').length).toBeGreaterThan(0);
    expect(refused?.getByText(/500 러프 반환/)).toBeTruthy();
    expect(cancelled?.getByText('취소')).toBeTruthy();
    expect(over?.getAllByText('만료').length).toBeGreaterThan(0);

    const paid = refused?.getByRole('button', { name: /^500 러프/ });
    if (!paid) throw new Error('no amount');
    await user.click(paid);
    const receipt = within(screen.getByRole('dialog'));
    expect(await receipt.findByText('돌려받은 포인트')).toBeTruthy();
    // One that cannot be shared offers it not at all.
    expect(await receipt.findByRole('button', { name: '보관' })).toBeTruthy();
    expect(receipt.queryByRole('button', { name: '공유' })).toBeNull();
  });

  it('takes a request back after a question that names the amount', async () => {
    const id = indicatorPurchase().id;
    const server = indicatorServer()
      .on('GET /api/indicator-pass', { body: indicatorPass({ hasPending: true }) })
      .on('GET /api/indicator-purchases', { body: [indicatorPurchase()] })
      .on(`DELETE /api/indicator-purchases/${id}`, () => {
        server
          .on('GET /api/indicator-pass', { body: indicatorPass() })
          .on('GET /api/indicator-purchases', { body: [] });
        return { body: { message: '포인트를 돌려드렸습니다.', purchase: indicatorPurchase() } };
      });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '요청 취소' }));
    const dialog = within(await screen.findByRole('dialog', { name: '요청을 취소할까요?' }));
    expect(dialog.getByText('1,500 L 전액을 바로 돌려드립니다.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '요청 취소' }));
    expect(await screen.findByText('포인트를 돌려드렸습니다.')).toBeTruthy();
    expect(await screen.findByText('구매한 지표가 없습니다')).toBeTruthy();
    expect(await screen.findByLabelText('TradingView ID')).toBeTruthy();
  });

  it('says when it was too late to take it back', async () => {
    indicatorServer()
      .on('GET /api/indicator-purchases', { body: [indicatorPurchase()] })
      .on(`DELETE /api/indicator-purchases/${indicatorPurchase().id}`, {
        status: 409,
        body: { code: 'indicators.alreadyDecided', message: '이미 처리된 요청입니다.' },
      });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '요청 취소' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '요청 취소' }));
    expect(await screen.findByText('요청 취소 실패')).toBeTruthy();
    expect(screen.getByText('이미 처리된 요청입니다.')).toBeTruthy();
  });
});

describe('in the Luff wallet', () => {
  const path = '/mypage?tab=luff&view=indicator';

  it('requests the same pass for Luff', async () => {
    const server = indicatorServer().on(LUFF_POST, accepted);
    const { user } = await open(path);
    await confirm(user, '500 러프로 구매 요청');
    expect(await screen.findByText('구매 요청이 접수되었습니다. 관리자 승인 후 등록됩니다.')).toBeTruthy();
    expect(server.callsTo(LUFF_POST)[0]?.body).toEqual({ tradingviewId: 'hana_charts', price: 500 });
    expect(server.callsTo(POST)).toEqual([]);
    await waitFor(() => expect(server.callsTo('GET /api/luff/balance').length).toBeGreaterThan(1));
  });

  it('cuts what is there and rounds up what is missing, so that nobody is told too little', async () => {
    indicatorServer().on('GET /api/luff/balance', { body: luffBalance({ availableLuff: '335.5867876' }) });
    await open(path);
    expect(await screen.findByText('164.42 러프만큼 부족합니다')).toBeTruthy();
    expect(screen.getByText(/지금 사용할 수 있는 금액은 335\.58 러프입니다/)).toBeTruthy();
  });

  it('offers the pass for L coin to who lacks Luff', async () => {
    const server = indicatorServer()
      .on('GET /api/luff/balance', { body: luffBalance({ availableLuff: '335.58' }) })
      .on(POST, accepted);
    const { user } = await open(path);
    expect(await screen.findByText(/같은 이용권을 L코인으로 구매할 수 있습니다/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '500 러프로 구매 요청' })).toBeNull();
    await confirm(user, '1,500 L로 구매 요청');
    await waitFor(() => expect(server.callsTo(POST)[0]?.body).toEqual({ tradingviewId: 'hana_charts', price: 1500 }));
    expect(server.callsTo(LUFF_POST)).toEqual([]);
  });

  it('names a failure as one of the indicator', async () => {
    indicatorServer().on(LUFF_POST, { status: 409, body: { message: '이미 기다리는 요청이 있습니다.' } });
    const { user } = await open(path);
    await confirm(user, '500 러프로 구매 요청');
    expect(await screen.findByText('지표 구매 실패')).toBeTruthy();
    expect(screen.getByText('이미 기다리는 요청이 있습니다.')).toBeTruthy();
  });

  it('stands among the indicators, not among the paybacks as one of 0 USDT', async () => {
    indicatorServer().on('GET /api/luff/redemptions', {
      body: [
        redemption({ id: 'a', redemptionType: 'indicator_purchase', usdtAmount: null, userUids: [] }),
        redemption({ id: 'b', usdtAmount: '140' }),
      ],
    });
    await open('/mypage?tab=luff&view=payback');
    expect(await screen.findAllByRole('list', { name: '신청 진행 상황' })).toHaveLength(1);
    expect(screen.getByText('140')).toBeTruthy();
    expect(screen.queryByText('0')).toBeNull();
  });

  it('lists requests in short, five of them, and leads to the others', async () => {
    indicatorServer().on('GET /api/indicator-purchases', {
      body: [0, 1, 2, 3, 4, 5].map((number) => runningPurchase({ id: String(number), tradingviewId: `id_${number}` })),
    });
    await open(path);
    const list = await screen.findByRole('list', { name: '지표 구매 요청' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    expect(within(list).getAllByText('구매 2026.11.20')).toHaveLength(5);
    expect(within(list).getAllByText('만료 2026.12.18')).toHaveLength(5);
    expect(screen.getByRole('link', { name: '요청 모두 보기' }).getAttribute('href')).toBe('/mypage?tab=indicators');
  });

  it('leads from the only request to its course', async () => {
    indicatorServer().on('GET /api/indicator-purchases', {
      body: [runningPurchase({ paidWith: 'LUFF', paidAmount: '500', adminNote: null })],
    });
    const { user } = await open(path);
    await user.click(await screen.findByRole('link', { name: '요청 모두 보기' }));
    const course = within(await screen.findByRole('list', { name: '요청 처리 과정' }));
    expect(course.getByText('500 러프 사용')).toBeTruthy();
    expect(course.getByText('이용 시작').closest('li')?.getAttribute('aria-current')).toBe('step');
  });
});

describe('My Info', () => {
  it('has its tabs in order and shows pass and requests in the one of indicators', async () => {
    indicatorServer()
      .on('GET /api/chart-analysis/coupons', { body: [] })
      .on('GET /api/indicator-pass', {
        body: indicatorPass({ active: true, status: 'active', expiresAt: '2026-12-18T14:59:59.000Z', daysLeft: 27 }),
      })
      .on('GET /api/indicator-purchases', { body: [runningPurchase()] });
    await open('/mypage?tab=indicators');
    const tabs = await screen.findByRole('tablist', { name: '내 정보 메뉴' });
    expect(
      within(tabs)
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['개요', 'L코인 내역', '구매한 지표', '러프 지갑', '매매 일지', '영수증 보관함', '보안']);
    expect((await cards()).map(({ textContent }) => textContent)).toEqual(['hana_charts']);
    expect(await screen.findByRole('button', { name: /^27 ?일/ })).toBeTruthy();
  });
});
