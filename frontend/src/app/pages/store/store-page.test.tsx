import { type BoundFunctions, fireEvent, type queries, screen, waitFor, within } from '@testing-library/react';
import { idleReady } from '@test/lcoin-fixtures';
import { member, rebateDayReceipt } from '@test/member-fixtures';
import { type RenderedApp, rememberUser, renderApp } from '@test/render-app';
import {
  activeItem,
  coupon,
  indicatorPass,
  miningItem,
  order,
  ownItem,
  storeServer,
  storeSettings,
} from '@test/store-fixtures';

async function open(path = '/mining-items'): Promise<RenderedApp> {
  rememberUser();
  return renderApp(path);
}

const dialog = async (): Promise<BoundFunctions<typeof queries>> => within(await screen.findByRole('dialog'));

async function offer(name: string): Promise<BoundFunctions<typeof queries>> {
  const list = await screen.findByRole('list', { name: '구매할 수 있는 채굴 아이템' });
  const item = within(list)
    .getAllByRole('listitem')
    .find((row) => within(row).queryByRole('heading', { name }) !== null);
  if (!item) throw new Error(`${name} is not on offer`);
  return within(item);
}

const bought = {
  message: '200 L로 스피드 부스터 구매를 마쳤습니다.',
  order: order(),
  item: ownItem(),
  balance: '1800',
};

describe('the store', () => {
  it.each(['/mining-items', '/lcoin-shop'])('is the same screen at %s', async (path) => {
    storeServer();
    await open(path);
    expect(await screen.findByRole('heading', { level: 1, name: '스토어' })).toBeTruthy();
    const menu = within(screen.getByRole('navigation', { name: '주 메뉴' })).getByRole('link', { name: '스토어' });
    expect(menu.getAttribute('aria-current')).toBe('page');
    expect(await screen.findByRole('button', { name: /^2,000 L/ })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^1,423\.18 러프/ })).toBeTruthy();
  });

  it('sends a visitor to log in', async () => {
    storeServer();
    const { address } = await renderApp('/mining-items');
    await waitFor(() => expect(address()).toBe('/login?next=%2Fmining-items'));
  });

  it('shows as many items as the setting says, with the effect in numbers for this member', async () => {
    storeServer();
    await open();
    const speed = await offer('스피드 부스터');
    expect(speed.getByText('속도 +20%')).toBeTruthy();
    expect(speed.getByText('24시간')).toBeTruthy();
    expect(await speed.findByText('10분에')).toBeTruthy();
    expect(speed.getAllByText('30 L에서 36 L로')).toHaveLength(2);
    const cap = await offer('누적 부스터');
    expect(cap.getByText('누적 한도 ×3')).toBeTruthy();
    expect(await cap.findByText('30 L에서 90 L로')).toBeTruthy();
    expect(cap.queryByText('10분에')).toBeNull();
    expect(screen.queryByText('스피드 부스터 플러스')).toBeNull();
  });

  it('draws what raises the cap, all on one scale', async () => {
    storeServer();
    await open();
    const heightOf = async (name: string): Promise<number> => {
      const chart = await (await offer(name)).findByRole('img');
      const ends = [...chart.querySelectorAll('polyline')].map((line) =>
        line.getAttribute('points')?.split(',').at(-1),
      );
      return 64 - Number(ends[1]);
    };
    const [cap, premium] = [await heightOf('누적 부스터'), await heightOf('프리미엄 채굴기')];
    expect(premium / cap).toBeGreaterThan(1.5);
    expect((await offer('스피드 부스터')).queryByRole('img')).toBeNull();
  });

  it('leads with the one item that is affordable and has its price back first; what leads elsewhere is a link', async () => {
    storeServer();
    await open();
    const list = await screen.findByRole('list', { name: '구매할 수 있는 채굴 아이템' });
    await within(list).findAllByText('10분에');
    const isPrimary = ({ className }: HTMLElement): boolean => /(^| )primary( |$)/.test(className);
    await waitFor(() => expect(screen.getAllByRole('button').filter(isPrimary)).toHaveLength(1));
    const speed = await offer('스피드 부스터');
    expect(isPrimary(speed.getByRole('button', { name: /L로 구매$/ }))).toBe(true);
    expect(speed.getByText('접속 중에는 가장 빨리 본전')).toBeTruthy();
    expect(screen.getAllByText('접속 중에는 가장 빨리 본전')).toHaveLength(1);
    for (const name of ['수익 내역', '지표 알아보기', '차트 분석 열기'])
      expect(within(screen.getByRole('main')).getByRole('link', { name }).className).toMatch(/(^| )link( |$)/);
  });

  it('says the price once, on the button, and opens what it brings in an hour and when it is back', async () => {
    storeServer();
    const { user } = await open();
    const speed = await offer('스피드 부스터');
    await user.click(await speed.findByRole('button', { name: /^접속 5\.6시간이면 본전/ }));
    expect(speed.getAllByText(/200/)).toHaveLength(1);
    const sheet = await dialog();
    expect(sheet.getByText('+36')).toBeTruthy();
    expect(sheet.getByText('+864')).toBeTruthy();
    expect(sheet.getByText('본전까지 접속 시간').parentElement?.textContent).toContain('5.6시간');
  });

  it('says that what is on now may end before the time of an item does', async () => {
    const { formula, asOf } = idleReady;
    const endsAt = new Date(Date.parse(asOf) + 3_600_000).toISOString();
    const boosts = formula.boosts.map((boost) => ({ ...boost, endsAt }));
    storeServer().on('GET /api/idle-rewards/status', { body: { ...idleReady, formula: { ...formula, boosts } } });
    const { user } = await open();
    await user.click(
      await (await offer('스피드 부스터')).findByRole('button', { name: /^지금 속도로 접속 [\d.]+시간이면 본전/ }),
    );
    expect((await dialog()).getByText(/내내 켜져 있다고 가정합니다/)).toBeTruthy();
  });

  it('says beside the balance what of it can be spent, while a request holds a part', async () => {
    storeServer().on('GET /api/lance-coins/balance', { body: { balance: '5805', available: '4305', held: '1500' } });
    await open();
    expect(await screen.findByText('사용 가능 4,305 L')).toBeTruthy();
  });

  it('says so when the price does not come back in the time of an item', async () => {
    storeServer().on('GET /api/luff/mining-items', { body: [miningItem({ price: 900 })] });
    const { user } = await open();
    await user.click(await (await offer('스피드 부스터')).findByRole('button', { name: /^접속 25시간이면 본전/ }));
    expect((await dialog()).getByText(/사용 시간 안에는 채굴 속도만으로 가격을 회수하지 못합니다/)).toBeTruthy();
  });

  it('counts absences for an item that only raises the cap', async () => {
    storeServer();
    const { user } = await open();
    await user.click(await (await offer('누적 부스터')).findByRole('button', { name: /^가득 채워 5번 받으면 본전/ }));
    const sheet = await dialog();
    expect(sheet.getByText('본전까지 가득 채워 수령').parentElement?.textContent).toContain('5회');
    expect(sheet.getByText('30분 자리를 비울 때마다')).toBeTruthy();
    expect(sheet.getByText(/자리를 비우는 동안에만 이득이 있습니다/)).toBeTruthy();
  });

  it('shows of an item that is on what it adds, and sells another one for afterwards', async () => {
    const onUntil = '2026-11-22T03:30:00.000Z';
    const { formula } = idleReady;
    storeServer()
      .on('GET /api/luff/mining-items', { body: [miningItem({ onUntil })] })
      .on('GET /api/idle-rewards/status', {
        body: {
          ...idleReady,
          formula: {
            ...formula,
            ratePercent: '20',
            rateMultiplier: '1',
            perInterval: '36',
            capMultiplier: '1',
            cap: '1',
          },
        },
      });
    const { user } = await open();
    const speed = await offer('스피드 부스터');
    expect(
      await speed.findByText(/12:30까지 사용 중입니다\. 더 구매하면 예비로 보관되고 그 뒤에 켤 수 있습니다\.$/),
    ).toBeTruthy();
    expect(speed.getAllByText('36 L 그대로')).toHaveLength(2);
    expect(speed.queryByText('30 L에서 36 L로')).toBeNull();
    expect(speed.getByRole('button', { name: '스피드 부스터, 200 L로 구매' }).className).not.toMatch(
      /(^| )primary( |$)/,
    );
    await user.click(speed.getByRole('button', { name: /^접속 5\.6시간이면 본전/ }));
    expect((await dialog()).getByText('이 아이템 없이 10분에')).toBeTruthy();
  });

  it('claims no effect while the mining figures are not known or mining is off', async () => {
    storeServer().on('GET /api/idle-rewards/status', { status: 503, body: { message: '잠시 후 다시.' } });
    await open();
    expect(
      await (await offer('스피드 부스터')).findByText('내 채굴 수치를 불러오지 못해 효과를 계산할 수 없습니다.'),
    ).toBeTruthy();
  });

  it('says what failed and tries again', async () => {
    const server = storeServer().on('GET /api/luff/mining-items', { status: 503, body: { message: '잠시 후 다시.' } });
    const { user } = await open();
    expect(await screen.findByText('잠시 후 다시.')).toBeTruthy();
    server.on('GET /api/luff/mining-items', { body: [miningItem()] });
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await offer('스피드 부스터')).toBeTruthy();
  });

  it('says plainly when nothing is on offer, without what is of items', async () => {
    storeServer().on('GET /api/luff/mining-items', { body: [] });
    await open();
    expect(await screen.findByText('지금 판매하는 채굴 아이템이 없습니다')).toBeTruthy();
    expect(await screen.findByText('구매한 채굴 아이템이 없습니다')).toBeTruthy();
    expect(screen.queryByText('없을 때')).toBeNull();
    expect(screen.queryByRole('link', { name: '채굴 아이템 보기' })).toBeNull();
  });
});

describe('buying a mining item', () => {
  it('names the price and what stays, sends the price that was shown, and reads what it touches again, once', async () => {
    const server = storeServer().on('POST /api/luff/purchase-mining-item', { body: bought });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '스피드 부스터, 200 L로 구매' }));
    expect(await screen.findByRole('dialog', { name: '스피드 부스터 1개를 구매할까요?' })).toBeTruthy();
    const question = await dialog();
    expect(question.getByText('200').textContent).toBe('200 L');
    expect(question.getByText(/2,000 → 1,800 L/)).toBeTruthy();
    expect(question.getByText(/처음 켠 순간부터 24시간 동안/)).toBeTruthy();
    expect(server.callsTo('POST /api/luff/purchase-mining-item')).toEqual([]);
    const reads = (path: string): number => server.callsTo(`GET ${path}`).length;
    await waitFor(() => expect(reads('/api/store/orders')).toBe(1));
    const untouched = reads('/api/indicator-pass');
    await user.click(question.getByRole('button', { name: '200 L로 구매' }));
    expect(await screen.findByText('구매했습니다')).toBeTruthy();
    expect(screen.getByText('구매했습니다').closest('li')?.textContent).toMatch(/스피드 부스터−200 L/);
    const [call] = server.callsTo('POST /api/luff/purchase-mining-item');
    expect(call?.body).toEqual({ itemId: miningItem().id, price: 200 });
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
    for (const path of [
      '/api/luff/my-mining-items',
      '/api/chart-analysis/coupons',
      '/api/store/orders',
      '/api/luff/mining-items',
      '/api/lance-coins/balance',
      '/api/luff/balance',
      '/api/idle-rewards/status',
    ])
      await waitFor(() => expect([path, reads(path)]).toEqual([path, 2]));
    expect(reads('/api/indicator-pass')).toBe(untouched);
  });

  it('prints a slip that opens its receipt, also once the page is left', async () => {
    const server = storeServer()
      .on('POST /api/luff/purchase-mining-item', { body: bought })
      .on(`GET /api/receipts/order/${bought.order.id}`, {
        body: rebateDayReceipt({ kind: 'order', id: bought.order.id, title: '스피드 부스터 구매' }),
      });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '스피드 부스터, 200 L로 구매' }));
    await user.click((await dialog()).getByRole('button', { name: '200 L로 구매' }));
    const see = await screen.findByText('영수증 보기');
    // Toasts wait while another window has the focus, however long the next page takes.
    fireEvent.blur(window);
    await user.click(screen.getAllByRole('link', { name: '내 정보' })[0] ?? document.body);
    expect(await screen.findByRole('heading', { level: 1, name: /수익|내 정보/ })).toBeTruthy();
    expect(server.callsTo(`GET /api/receipts/order/${bought.order.id}`)).toEqual([]);
    await user.click(see);
    const sheet = within(await screen.findByRole('dialog', { name: /구매했습니다/ }));
    expect(await sheet.findByText('스피드 부스터 구매')).toBeTruthy();
  });

  it('says how much is missing and how to earn it, and asks nobody', async () => {
    const server = storeServer().on('GET /api/lance-coins/balance', {
      body: { balance: '150', formatted: '150', available: '150', held: '0' },
    });
    const { user } = await open();
    await screen.findByRole('button', { name: /^150 L/ });
    expect(screen.queryByRole('button', { name: '스피드 부스터, 200 L로 구매' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: '스피드 부스터, 200 L · 50 L 부족' }));
    const short = within(await screen.findByRole('dialog', { name: '50 L이 부족합니다' }));
    expect(short.getByText('200 L이 필요하고, 지금 사용할 수 있는 금액은 150 L입니다.')).toBeTruthy();
    expect(short.getByText('하루 +50 L')).toBeTruthy();
    expect(short.getByText('기본 10분마다 +30 L')).toBeTruthy();
    expect(short.getByText('UID마다 +1,000 L')).toBeTruthy();
    expect(server.callsTo('POST /api/luff/purchase-mining-item')).toEqual([]);
  });

  it('shows the server’s reason under its title', async () => {
    storeServer().on('POST /api/luff/purchase-mining-item', {
      status: 422,
      body: {
        code: 'ledger.insufficient',
        message: '잔액이 부족합니다. 필요 200 L, 사용 가능 100 L',
      },
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '스피드 부스터, 200 L로 구매' }));
    await user.click((await dialog()).getByRole('button', { name: '200 L로 구매' }));
    expect(await screen.findByText('구매 실패')).toBeTruthy();
    expect(screen.getByText('잔액이 부족합니다. 필요 200 L, 사용 가능 100 L')).toBeTruthy();
    expect(screen.getByText('L코인은 차감되지 않았습니다.')).toBeTruthy();
  });

  it('claims nothing about the balance where the outcome is unknown', async () => {
    storeServer().on('POST /api/luff/purchase-mining-item', {
      status: 503,
      body: { message: '잠시 후 다시 시도해 주세요.' },
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '스피드 부스터, 200 L로 구매' }));
    await user.click((await dialog()).getByRole('button', { name: '200 L로 구매' }));
    expect(await screen.findByText('결제되었는지는 스토어의 주문 내역에서 확인할 수 있습니다.')).toBeTruthy();
    expect(screen.queryByText('L코인은 차감되지 않았습니다.')).toBeNull();
  });

  it('shows the new price after it was changed meanwhile', async () => {
    const server = storeServer().on('POST /api/luff/purchase-mining-item', {
      status: 409,
      body: { code: 'store.priceChanged', message: '가격이 250 L로 바뀌었습니다.' },
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '스피드 부스터, 200 L로 구매' }));
    server.on('GET /api/luff/mining-items', { body: [miningItem({ price: 250, priceL: 250 })] });
    await user.click((await dialog()).getByRole('button', { name: '200 L로 구매' }));
    expect(await screen.findByRole('button', { name: '스피드 부스터, 250 L로 구매' })).toBeTruthy();
    expect(await screen.findByText('가격이 250 L로 바뀌었습니다.')).toBeTruthy();
  });
});

describe('the indicator pass', () => {
  it('is requested in L coin after the amount and the balance were named', async () => {
    const server = storeServer().on('POST /api/indicator-purchase', {
      body: { message: '구매 요청이 접수되었습니다. 관리자 승인 후 등록됩니다.', purchase: {} },
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '1,500 L로 구매 요청' }));
    const question = await dialog();
    expect(question.getByText(/TradingView ID hana_charts에 등록할 이용권입니다/)).toBeTruthy();
    expect(question.getByText('사용 가능 2,000 → 500 L')).toBeTruthy();
    server.on('GET /api/indicator-pass', { body: indicatorPass({ hasPending: true }) });
    await user.click(question.getByRole('button', { name: '1,500 L로 구매 요청' }));
    expect(await screen.findByText('구매 요청이 접수되었습니다. 관리자 승인 후 등록됩니다.')).toBeTruthy();
    expect(server.callsTo('POST /api/indicator-purchase')[0]?.body).toEqual({
      tradingviewId: 'hana_charts',
      price: 1500,
    });
    expect(await screen.findByText('승인을 기다리는 요청이 있습니다')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '1,500 L로 구매 요청' })).toBeNull();
  });

  it('is requested in Luff, and a refusal is titled as such', async () => {
    const server = storeServer().on('POST /api/luff/purchase-indicator', {
      status: 409,
      body: { code: 'indicators.alreadyPending', message: '이미 요청이 있습니다.' },
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '500 러프로 구매 요청' }));
    const question = await dialog();
    expect(question.getByText(/1,423\.18 → 923\.18 러프/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: '500 러프로 구매 요청' }));
    expect(await screen.findByText('지표 구매 실패')).toBeTruthy();
    expect(server.callsTo('POST /api/luff/purchase-indicator')[0]?.body).toEqual({
      tradingviewId: 'hana_charts',
      price: 500,
    });
  });

  it('asks for a TradingView ID on My Page first', async () => {
    storeServer().on('GET /api/user', { body: member({ tradingviewId: null }) });
    await open();
    expect(await screen.findByText('TradingView ID를 먼저 등록해 주세요')).toBeTruthy();
    expect(screen.getByRole('link', { name: '내 정보에서 등록하기' }).getAttribute('href')).toBe('/mypage');
    expect(await screen.findByRole('button', { name: '1,500 L로 구매 요청' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: '500 러프로 구매 요청' })).toHaveProperty('disabled', true);
  });

  it('shows a running pass and says how much Luff is missing', async () => {
    storeServer().on('GET /api/indicator-pass', {
      body: indicatorPass({
        active: true,
        status: 'expiring',
        expiresAt: '2026-11-26T14:59:59.000Z',
        daysLeft: 5,
        priceLuff: 2000,
      }),
    });
    const { user } = await open();
    expect(await screen.findByText('5일 남음')).toBeTruthy();
    expect(screen.getByText('만료 예정')).toBeTruthy();
    expect(screen.getByText('2026.11.26까지')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: '1,500 L로 구매 요청' }));
    const question = within(await screen.findByRole('dialog', { name: '이용권을 요청할까요?' }));
    expect(question.getByText(/^지금 이용권은 2026\.11\.26까지입니다\. 새 이용권은 그 뒤로 이어지며/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: '취소' }));
    await user.click(await screen.findByRole('button', { name: '576.82 러프 부족' }));
    const short = within(await screen.findByRole('dialog', { name: '576.82 러프가 부족합니다' }));
    expect(short.getByText('100만 USDT마다 +20 러프')).toBeTruthy();
  });
});

describe('the chart analysis voucher', () => {
  it('is bought for the price of the setting and its coupon can be copied', async () => {
    const server = storeServer().on('POST /api/purchase-chart-analysis-voucher', {
      body: {
        message: '300 L로 차트 분석 1회권 구매를 마쳤습니다.',
        order: order(),
        coupon: coupon(),
        balance: '1700',
      },
    });
    const { user } = await open();
    expect(await screen.findByText('사용하지 않은 쿠폰이 없습니다')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: '차트 분석 1회권, 300 L로 구매' }));
    expect(await screen.findByRole('dialog', { name: '차트 분석 1회권 1장을 구매할까요?' })).toBeTruthy();
    server.on('GET /api/chart-analysis/coupons', {
      body: [coupon(), coupon({ id: 'used', couponCode: 'LANCE-USED-0001', isUsed: true, usedAt: coupon().createdAt })],
    });
    await user.click((await dialog()).getByRole('button', { name: '300 L로 구매' }));
    expect(await screen.findByText('사용하지 않은 쿠폰 1장')).toBeTruthy();
    expect(server.callsTo('POST /api/purchase-chart-analysis-voucher')[0]?.body).toEqual({ price: 300 });
    await user.click(screen.getByRole('button', { name: 'LANCE-7K2M-9QXD 복사' }));
    expect(await navigator.clipboard.readText()).toBe('LANCE-7K2M-9QXD');
    expect(await screen.findByText('복사했습니다')).toBeTruthy();
    expect(screen.getByText('사용한 쿠폰 1장')).toBeTruthy();
  });

  it('reads the price again when it has changed', async () => {
    const server = storeServer().on('POST /api/purchase-chart-analysis-voucher', {
      status: 409,
      body: { code: 'store.priceChanged', message: '가격이 400 L로 바뀌었습니다.' },
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '차트 분석 1회권, 300 L로 구매' }));
    server.on('GET /api/site-settings', {
      body: storeSettings.map((one) => (one.key === 'store_voucherPrice' ? { ...one, value: '400' } : one)),
    });
    await user.click((await dialog()).getByRole('button', { name: '300 L로 구매' }));
    expect(await screen.findByText('구매 실패')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '차트 분석 1회권, 400 L로 구매' })).toBeTruthy();
  });
});

describe('the member’s items', () => {
  it('are switched on for the first time only after the clock was named', async () => {
    const server = storeServer()
      .on('GET /api/luff/my-mining-items', { body: [ownItem()] })
      .on('POST /api/luff/toggle-mining-item', {
        body: { message: '스피드 부스터 아이템을 켰습니다.', item: activeItem() },
      });
    const { user } = await open();
    const toggle = await screen.findByRole('switch', { name: '스피드 부스터' });
    expect(toggle.getAttribute('aria-checked')).toBe('false');
    await user.click(toggle);
    const question = await dialog();
    expect(question.getByText('켜는 순간부터 24시간 동안 사용할 수 있으며 멈출 수 없습니다.')).toBeTruthy();
    expect(server.callsTo('POST /api/luff/toggle-mining-item')).toEqual([]);
    const formulaReads = server.callsTo('GET /api/idle-rewards/status').length;
    server.on('GET /api/luff/my-mining-items', { body: [activeItem()] });
    await user.click(question.getByRole('button', { name: '켜고 시작하기' }));
    expect(await screen.findByText('스피드 부스터 아이템을 켰습니다.')).toBeTruthy();
    expect(server.callsTo('POST /api/luff/toggle-mining-item')[0]?.body).toEqual({
      userItemId: ownItem().id,
      active: true,
    });
    await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('true'));
    expect(server.callsTo('GET /api/idle-rewards/status').length).toBeGreaterThan(formulaReads);
    expect(screen.getByText(/^22시간 59분 \d+초 남음$/)).toBeTruthy();
  });

  it('are switched off only after it was said that the time runs on', async () => {
    const server = storeServer()
      .on('GET /api/luff/my-mining-items', { body: [activeItem()] })
      .on('POST /api/luff/toggle-mining-item', { status: 409, body: { message: '방금 상태를 바꾼 아이템입니다.' } });
    const { user } = await open();
    await user.click(await screen.findByRole('switch', { name: '스피드 부스터' }));
    const question = await dialog();
    expect(question.getByText(/꺼도 시간은 계속 흐르고/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: '끄기' }));
    expect(await screen.findByText('상태 변경 실패')).toBeTruthy();
    expect(await screen.findByText('방금 상태를 바꾼 아이템입니다.')).toBeTruthy();
    expect(server.callsTo('POST /api/luff/toggle-mining-item')[0]?.body).toMatchObject({ active: false });
  });

  it('are switched on again without a question while their clock runs', async () => {
    const server = storeServer()
      .on('GET /api/luff/my-mining-items', { body: [activeItem({ status: 'inactive', isActive: false })] })
      .on('POST /api/luff/toggle-mining-item', { body: { message: '켰습니다.', item: activeItem() } });
    const { user } = await open();
    expect(await screen.findByText('꺼져 있어도 시간은 흐릅니다')).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: '스피드 부스터' }));
    await waitFor(() => expect(server.callsTo('POST /api/luff/toggle-mining-item')).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are not switched on while the same one is on, and say until when', async () => {
    const until = '2026-11-22T03:30:00.000Z';
    const copy = ownItem({ id: 'copy', switchOnObstacle: 'sameItemOn', switchOnFrom: until });
    const server = storeServer().on('GET /api/luff/my-mining-items', { body: [copy] });
    const { user } = await open();
    const toggle = await screen.findByRole('switch', { name: '스피드 부스터' });
    expect(toggle.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/^같은 아이템을 사용 중입니다\. .*12:30 이후에 켤 수 있습니다\.$/)).toBeTruthy();
    await user.click(toggle);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.callsTo('POST /api/luff/toggle-mining-item')).toEqual([]);
  });

  it('are not switched on while as many are on as may be', async () => {
    const until = '2026-11-22T03:30:00.000Z';
    storeServer().on('GET /api/luff/my-mining-items', {
      body: [ownItem({ switchOnObstacle: 'tooManyItemsOn', switchOnFrom: until })],
    });
    await open();
    expect((await screen.findByRole('switch')).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/하나를 끄거나 .*12:30 이후에 켤 수 있습니다\.$/)).toBeTruthy();
  });

  it('are asked for again once their time has run out', async () => {
    // What the second answer tells is on the page only if it was asked for; how slowly the first was drawn does not matter.
    let answers = 0;
    storeServer().on('GET /api/luff/my-mining-items', () => {
      answers += 1;
      return answers === 1
        ? { body: [activeItem({ expiresAt: new Date(Date.now() + 900).toISOString() })] }
        : { body: [activeItem({ status: 'expired', isActive: false })] };
    });
    await open();
    expect(await screen.findByText('만료된 아이템 1개', undefined, { timeout: 10_000 })).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('lead to the items on offer while there are none', async () => {
    storeServer();
    await open();
    expect(await screen.findByText('구매한 채굴 아이템이 없습니다')).toBeTruthy();
    expect(screen.getByRole('link', { name: '채굴 아이템 보기' }).getAttribute('href')).toBe(
      '/mining-items#mining-items',
    );
  });
});

describe('orders', () => {
  it('carry the number to ask about, and go on to the next page', async () => {
    storeServer().on('GET /api/store/orders', ({ search }) =>
      search.includes('cursor')
        ? { body: [order({ id: 'older', number: '1001', name: '누적 부스터' })] }
        : { body: [order()], headers: { Link: '</api/store/orders?cursor=x>; rel="next"' } },
    );
    const { user } = await open();
    const list = await screen.findByRole('list', { name: '주문 내역' });
    expect(within(list).getByText('주문 1042')).toBeTruthy();
    expect(within(list).getByRole('button', { name: /^200 L/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '이전 주문 보기' }));
    expect(await within(list).findByText('주문 1001')).toBeTruthy();
  });
});

describe('in English', () => {
  it('offers and sells in English words', async () => {
    localStorage.setItem('language', 'en');
    storeServer().on('POST /api/luff/purchase-mining-item', { status: 422, body: { message: 'Not enough L.' } });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /Buy for 200 L/ }));
    const question = await dialog();
    expect(question.getByText(/2,000 → 1,800 L/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Buy for 200 L' }));
    expect(await screen.findByText('Purchase failed')).toBeTruthy();
    expect(screen.getByText('Not enough L.')).toBeTruthy();
  });
});
