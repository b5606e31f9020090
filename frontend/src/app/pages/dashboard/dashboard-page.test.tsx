import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { uidFormPath } from '@/shared/paths';
import { attendance, lcoinSummary } from '@test/lcoin-fixtures';
import { luffBalance, rebateDayReceipt, rebateRow, rebateSummary, redemption, userUid } from '@test/member-fixtures';
import { hana, rememberUser, renderApp } from '@test/render-app';
import { activeItem, indicatorPass, ownItem, storeServer } from '@test/store-fixtures';

describe('the integrated dashboard', () => {
  afterEach(() => localStorage.clear());

  it('asks a visitor to log in and stays where it is', async () => {
    storeServer();
    const { address } = await renderApp('/dashboard');
    expect(await screen.findByRole('heading', { name: '로그인이 필요합니다' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: '로그인' }).at(-1)?.getAttribute('href')).toBe(
      '/login?next=%2Fdashboard',
    );
    expect(address()).toBe('/dashboard');
  });

  it('starts with the rebate, then the payback it leads to, L coin third', async () => {
    storeServer().on('GET /api/luff/balance', {
      body: luffBalance({
        progress: { minimumUsdt: '100', currentUsdt: '42.31', dailyAverageLuff: '25', estimatedDays: 24 },
      }),
    });
    rememberUser();
    const { user } = await renderApp('/dashboard');
    const rebate = await screen.findByRole('button', { name: /^12\.25 ?USDT/ });
    const luff = await screen.findByRole('button', { name: /^1,423\.18 러프/ });
    const lcoin = await screen.findByRole('button', { name: /^2,000 L/ });
    expect(rebate.compareDocumentPosition(luff)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(luff.compareDocumentPosition(lcoin)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // Who pays which of the two is said beside them.
    expect(screen.getByLabelText('리베이트').textContent).toContain('Deepcoin에서 직접 (Lance를 거치지 않음)');
    expect(screen.getByLabelText('러프 페이백').textContent).toContain('Lance에서');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toContain('42.31');
    expect(screen.getByRole('button', { name: /약 3주/ })).toBeTruthy();
    // The bar of a day leads to its rows: two taps from the login to why it was so much.
    await user.click(screen.getByRole('button', { name: /11\.19/ }));
    expect((await within(await screen.findByRole('dialog')).findAllByText(/36100011/)).length).toBeGreaterThan(0);
  });

  it('says first what is owed after a corrected report, with its receipt, and leads to the wallet', async () => {
    storeServer().on('GET /api/luff/balance', {
      body: luffBalance({ balance: '0', availableLuff: '0', clawback: '0.2572176' }),
    });
    rememberUser();
    const { user } = await renderApp('/dashboard');
    const notice = within(await screen.findByRole('region', { name: /^회수 예정 러프/ }));
    expect(notice.getByRole('link').getAttribute('href')).toBe('/mypage?tab=luff&view=history');
    await user.click(notice.getByRole('button', { name: /^0\.26 러프/ }));
    const receipt = within(await screen.findByRole('dialog'));
    expect((await receipt.findAllByText('회수 예정 러프')).length).toBeGreaterThan(0);
  });

  it('says of a debt in a line of its balance where the notice is that of a missing UID', async () => {
    storeServer()
      .on(`GET /api/user/${hana.id}/uids`, { body: [userUid({ state: 'released', status: 'error' })] })
      .on('GET /api/luff/balance', { body: luffBalance({ balance: '0', availableLuff: '0', clawback: '0.2572176' }) });
    rememberUser();
    await renderApp('/dashboard');
    expect(await screen.findByRole('region', { name: '연결된 UID가 없습니다' })).toBeTruthy();
    const owed = await screen.findByRole('button', { name: /^0\.26 러프/ });
    expect(owed.closest('p')?.textContent).toMatch(/^회수 예정 러프 0\.26 러프[^.]*$/);
    expect(screen.queryByRole('region', { name: /회수 예정 러프/ })).toBeNull();
  });

  it('says nothing of a debt where there is none', async () => {
    storeServer();
    rememberUser();
    await renderApp('/dashboard');
    await screen.findByRole('button', { name: /^1,423\.18 러프/ });
    expect(screen.queryByText(/회수 예정 러프/)).toBeNull();
  });

  it('says which exchange brought how much, where there are several', async () => {
    const [deepcoin] = rebateSummary().exchanges;
    if (!deepcoin) throw new Error('no exchange');
    const okx = { ...deepcoin, exchange: 'okx', exchangeName: 'OKX', rebate: '7.25' };
    storeServer().on('GET /api/user/rebate-summary', {
      body: rebateSummary({ exchanges: [{ ...deepcoin, rebate: '5' }, okx] }),
    });
    rememberUser();
    await renderApp('/dashboard');
    const list = await screen.findByRole('list', { name: '거래소별' });
    expect(within(list).getByRole('button', { name: /^7\.25 ?USDT/ })).toBeTruthy();
    expect(within(list).getByRole('button', { name: /^5\.00 ?USDT/ })).toBeTruthy();
  });

  it.each([
    ['5', '7.25'],
    ['7.25', '5'],
  ])('gives an exchange the same tone whether it is first or second (%s, %s)', async (first, second) => {
    const [deepcoin] = rebateSummary().exchanges;
    if (!deepcoin) throw new Error('no exchange');
    const okx = { ...deepcoin, exchange: 'okx', exchangeName: 'OKX', rebate: second };
    storeServer().on('GET /api/user/rebate-summary', {
      body: rebateSummary({ totalRebate: '12.25', exchanges: [{ ...deepcoin, rebate: first }, okx] }),
    });
    rememberUser();
    await renderApp('/dashboard');
    const rows = within(await screen.findByRole('list', { name: '거래소별' })).getAllByRole('listitem');
    expect(rows.find((row) => row.textContent.startsWith('OKX'))?.querySelector('.tone')?.className).toContain(
      'second',
    );
  });

  it('draws the parts of a bar from the ground up in the order of the list', async () => {
    const [deepcoin] = rebateSummary().exchanges;
    const day = rebateSummary().series.at(-1);
    if (!deepcoin || !day) throw new Error('no exchange');
    const parts = ['deepcoin', 'okx'].map((exchange, index) => ({ exchange, rebate: String(index + 2) }));
    storeServer().on('GET /api/user/rebate-summary', {
      body: rebateSummary({
        exchanges: [
          { ...deepcoin, rebate: '5' },
          { ...deepcoin, exchange: 'okx', exchangeName: 'OKX', rebate: '7.25' },
        ],
        series: [{ ...day, rebate: '5', parts }],
      }),
    });
    rememberUser();
    await renderApp('/dashboard');
    expect(await screen.findByRole('button', { name: /5\.00 USDT, OKX 3\.00, Deepcoin 2\.00$/ })).toBeTruthy();
  });

  it.each([
    [['19948.887444', '76.095678'], '20024.983122', '0.01'],
    [['5', '7.25'], '12.25', undefined],
    [['-5.004', '-5.004'], '-10.008', '0.01'],
  ])('says so where rounded parts %j do not add up to %s', async ([first = '', second = ''], totalRebate, off) => {
    const [deepcoin] = rebateSummary().exchanges;
    if (!deepcoin) throw new Error('no exchange');
    const okx = { ...deepcoin, exchange: 'okx', exchangeName: 'OKX', rebate: second };
    storeServer().on('GET /api/user/rebate-summary', {
      body: rebateSummary({ totalRebate, exchanges: [{ ...deepcoin, rebate: first }, okx] }),
    });
    rememberUser();
    await renderApp('/dashboard');
    await screen.findByRole('list', { name: '거래소별' });
    expect(screen.queryByText(/거래소별 반올림/)?.textContent).toBe(off && `거래소별 반올림으로 ${off}\u00a0USDT 차이`);
  });

  it('shows what was specified: balances, what is on and what moved last', async () => {
    const server = storeServer()
      .on('GET /api/luff/my-mining-items', { body: [activeItem(), ownItem({ id: 'off' })] })
      .on('GET /api/indicator-pass', {
        body: indicatorPass({
          active: true,
          status: 'active',
          expiresAt: '2026-12-18T14:59:59.000Z',
          daysLeft: 27,
        }),
      });
    rememberUser();
    const { user } = await renderApp('/dashboard');
    expect(await screen.findByRole('heading', { level: 1, name: '통합 대시보드' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^2,000 L/ })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^1,423\.18 러프/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^\+2\.46 러프/ })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^1 ?개/ })).toBeTruthy();
    const items = await screen.findByRole('list', { name: '사용 중인 채굴 아이템' });
    expect(within(items).getByText(/^22시간 59분 \d+초 남음$/)).toBeTruthy();
    expect(within(items).getAllByRole('listitem')).toHaveLength(1);
    expect(await screen.findByRole('button', { name: /^27 ?일/ })).toBeTruthy();
    expect(screen.getByText('2026.12.18까지')).toBeTruthy();
    expect(screen.getByText(/^새 이용권/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^1,500 L/ })).toBeTruthy();
    const history = await screen.findByRole('list', { name: /내역/ });
    expect(within(history).getAllByRole('listitem')).toHaveLength(2);
    expect(server.callsTo('GET /api/lance-coins/history')[0]?.search).toBe('?limit=5');
    await user.click(within(history).getByRole('button', { name: /^\+36 L/ }));
    expect(await within(await screen.findByRole('dialog')).findByText('1주기 × 30 L × 1.2')).toBeTruthy();
  });

  it('counts the items that are on beyond the first page', async () => {
    storeServer().on('GET /api/luff/my-mining-items', ({ search }) =>
      search === ''
        ? {
            body: [ownItem({ id: 'off' }), activeItem({ id: 'first' })],
            headers: { Link: '</api/luff/my-mining-items?cursor=2>; rel="next"' },
          }
        : { body: [activeItem({ id: 'second' })] },
    );
    rememberUser();
    await renderApp('/dashboard');
    expect(await screen.findByRole('button', { name: /^2 ?개/ })).toBeTruthy();
    expect(within(screen.getByRole('list', { name: '사용 중인 채굴 아이템' })).getAllByRole('listitem')).toHaveLength(
      2,
    );
  });

  it('leads to what can be switched on while nothing is', async () => {
    storeServer()
      .on('GET /api/luff/my-mining-items', { body: [ownItem()] })
      .on('GET /api/lance-coins/history', { body: [] });
    rememberUser();
    await renderApp('/dashboard');
    expect(await screen.findByText('켤 수 있는 아이템이 1개 있습니다.')).toBeTruthy();
    expect(screen.getByRole('link', { name: '내 아이템 관리' }).getAttribute('href')).toBe('/mining-items#my-items');
    expect(await screen.findByText('L코인 내역이 아직 없습니다')).toBeTruthy();
  });

  it('keeps what it has when one part fails', async () => {
    storeServer().on('GET /api/indicator-pass', { status: 503, body: { message: '잠시 후 다시.' } });
    rememberUser();
    await renderApp('/dashboard');
    expect(await screen.findByText('잠시 후 다시.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^2,000 L/ })).toBeTruthy();
  });

  it('keeps the labels of the figures that could not be read beside their dashes', async () => {
    const down = { status: 503, body: { message: '잠시 후 다시.' } };
    storeServer().on('GET /api/user/rebate-summary', down).on('GET /api/luff/balance', down);
    rememberUser();
    await renderApp('/dashboard');
    expect(await screen.findAllByText('잠시 후 다시.')).toHaveLength(1);
    for (const label of ['최근 30일 리베이트', '러프 잔액'])
      expect(screen.getByText(label).nextElementSibling?.textContent).toMatch(/^—/);
  });

  it('leads on to every specified screen from one row', async () => {
    storeServer();
    rememberUser();
    await renderApp('/dashboard');
    const links = within(await screen.findByRole('navigation', { name: '바로가기' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/mypage#register-uid',
      '/mypage',
      '/mypage?tab=luff',
      '/my-info',
      '/lcoin-dashboard',
      '/mining-items',
      '/mypage?tab=indicators',
      '/trading-journal',
      '/chart-analysis',
    ]);
  });

  it('prints what a new member has so far, with one step to the next line', async () => {
    storeServer()
      .on('GET /api/user/rebate-summary', {
        body: rebateSummary({ totalRebate: '0', reportDays: 0, series: [], exchanges: [] }),
      })
      .on('GET /api/lance-coins/summary', {
        body: lcoinSummary({
          breakdown: [{ type: 'bonus', label: '회원가입 보너스', part: 'earned', amount: '1000', count: 1 }],
        }),
      })
      .on(`GET /api/user/${hana.id}/uids`, { body: [] });
    rememberUser();
    await renderApp('/dashboard');
    const way = within(await screen.findByRole('region', { name: '첫 리베이트까지' }));
    expect(await way.findByText('회원가입 보너스 +1,000 L')).toBeTruthy();
    expect(way.getByText('3단계 중 1단계 완료')).toBeTruthy();
    const steps = way.getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '회원가입✓회원가입 보너스 +1,000 L',
      'UID등록 전',
      '첫 리베이트거래 후UID를 등록하고 거래하면 다음 날 리포트부터 여기에 표시됩니다.',
    ]);
    const [step] = await screen.findAllByRole('link', { name: 'UID 등록' });
    expect(step?.getAttribute('href')).toBe('/mypage#register-uid');
    expect(screen.getAllByRole('link', { name: 'UID 등록' })).toHaveLength(2);
    // Who pays what and when stands there in full, until there is a first rebate.
    expect(screen.getByLabelText('러프 페이백').closest('details')).toBeNull();
    expect(screen.queryByRole('button', { name: /^0\.00 ?USDT/ })).toBeNull();
  });

  it('says when the last rebate was if the last days have none', async () => {
    const september = { month: '2026-09', rebate: '12.5', volume: '1000', days: 4, estimated: false, simulated: false };
    storeServer()
      .on('GET /api/user/rebate-summary', { body: rebateSummary({ totalRebate: '0', reportDays: 0, series: [] }) })
      .on('GET /api/user/rebate-months', { body: [september] });
    rememberUser();
    await renderApp('/dashboard');
    const last = await screen.findByText(/마지막 리베이트 2026\.09/);
    expect(within(last).getByRole('button', { name: /^12\.50 ?USDT/ })).toBeTruthy();
    expect(screen.queryByText('첫 리베이트까지')).toBeNull();
  });

  it('claims no bonus that was not paid', async () => {
    storeServer()
      .on('GET /api/user/rebate-summary', {
        body: rebateSummary({ totalRebate: '0', reportDays: 0, series: [] }),
      })
      .on('GET /api/lance-coins/summary', { body: lcoinSummary({ breakdown: [] }) });
    rememberUser();
    await renderApp('/dashboard');
    expect(await screen.findByText('첫 리베이트까지')).toBeTruthy();
    expect(await screen.findByText('Deepcoin 36100011')).toBeTruthy();
    expect(screen.getByText('다음 리포트는 2026.11.21 13:00에 나옵니다.')).toBeTruthy();
    expect(screen.queryByText('+1,000')).toBeNull();
  });

  it('lists what waits for the member and for others', async () => {
    storeServer()
      .on('GET /api/luff/redemptions', { body: [redemption(), redemption({ id: 'paid', status: 'approved' })] })
      .on('GET /api/attendance/status', { body: attendance({ hasCheckedToday: false }) });
    rememberUser();
    await renderApp('/dashboard');
    const waits = within(await screen.findByRole('list', { name: '할 일과 예정' }));
    expect(waits.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '오늘 출석 체크',
      '페이백 100 USDT 승인 대기',
      'Deepcoin 다음 리포트 예정',
    ]);
  });

  it('lists a pass that ends soon, and the next reports of several exchanges in one row', async () => {
    const [first] = rebateSummary().exchanges;
    const of = (exchangeName: string, nextReportDue: string) =>
      ({ ...first, exchange: exchangeName.toLowerCase(), exchangeName, nextReportDue }) as typeof first & object;
    storeServer()
      .on('GET /api/indicator-pass', {
        body: indicatorPass({ active: true, status: 'expiring', daysLeft: 4, expiresAt: '2026-11-25T14:59:59.000Z' }),
      })
      .on('GET /api/attendance/status', { body: attendance({ hasCheckedToday: true }) })
      .on('GET /api/user/rebate-summary', {
        body: rebateSummary({
          exchanges: [of('Deepcoin', '2026-11-21T04:00:00.000Z'), of('OKX', '2026-11-20T20:00:00.000Z')],
        }),
      });
    rememberUser();
    await renderApp('/dashboard');
    const waits = within(await screen.findByRole('list', { name: '할 일과 예정' }));
    await waits.findByText('다음 리포트 예정');
    expect(waits.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '지표 이용권 4일 남음2026.11.25까지 사용할 수 있습니다.',
      '다음 리포트 예정OKX 2026.11.21 05:00Deepcoin 2026.11.21 13:00',
    ]);
  });

  it('says what is missing for a pass, and leads to it while one of the points covers it', async () => {
    const server = storeServer()
      .on('GET /api/lance-coins/balance', {
        body: { balance: '1000', formatted: '1,000', available: '1000', held: '0' },
      })
      .on('GET /api/indicator-pass', { body: indicatorPass({ active: false, status: null, hasPending: false }) });
    rememberUser();
    const { unmount } = await renderApp('/dashboard');
    expect(await screen.findByText('500 L 부족')).toBeTruthy();
    expect(await screen.findByRole('link', { name: '이용권 구매' })).toBeTruthy();
    unmount();
    server.on('GET /api/luff/balance', { body: luffBalance({ balance: '0', availableLuff: '0', held: '0' }) });
    await renderApp('/dashboard');
    expect(await screen.findByText('500 L 부족')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link', { name: '이용권 구매' })).toBeNull());
    expect(screen.queryByText('이용 중인 이용권이 없습니다')).toBeNull();
  });

  it('tells apart what can be spent and what a request holds, and leads to it', async () => {
    storeServer()
      .on('GET /api/lance-coins/balance', {
        body: { balance: '5500', formatted: '5,500', available: '4000', held: '1500' },
      })
      .on('GET /api/indicator-pass', { body: indicatorPass({ active: false, status: null, hasPending: true }) });
    rememberUser();
    await renderApp('/dashboard');
    expect(await screen.findByText('사용 가능 4,000 L, 신청 중 1,500 L')).toBeTruthy();
    const request = await screen.findByRole('link', { name: '구매 요청 보기' });
    expect(request.getAttribute('href')).toBe('/mypage?tab=indicators');
    expect(screen.queryByRole('link', { name: '이용권 구매' })).toBeNull();
  });

  it('offers the payback itself once the minimum is reached', async () => {
    storeServer().on('GET /api/luff/balance', {
      body: luffBalance({
        progress: { minimumUsdt: '100', currentUsdt: '100', dailyAverageLuff: '25', estimatedDays: 0 },
      }),
    });
    rememberUser();
    await renderApp('/dashboard');
    const offer = await screen.findByRole('link', { name: '페이백 신청' });
    expect(offer.getAttribute('href')).toBe('/mypage?tab=luff');
  });

  it('says that no UID is connected any more to a member who had one', async () => {
    storeServer().on(`GET /api/user/${hana.id}/uids`, { body: [userUid({ state: 'released', status: 'error' })] });
    rememberUser();
    await renderApp('/dashboard');
    const notice = within(await screen.findByRole('region', { name: '연결된 UID가 없습니다' }));
    expect(notice.getByRole('link', { name: 'UID 등록' }).getAttribute('href')).toBe(uidFormPath);
  });

  it('says what has changed since the visit before this one', async () => {
    const before = Date.parse('2026-11-20T04:30:00.000Z');
    localStorage.setItem(`visit.${hana.id}`, JSON.stringify({ seen: before }));
    const server = storeServer()
      .on('GET /api/user/rebate-rows', {
        body: [
          rebateRow({ updatedAt: '2026-11-21T04:05:00.000Z' }),
          rebateRow({ day: '2026-11-18', rebate: '7.25', updatedAt: '2026-11-19T04:05:00.000Z' }),
        ],
      })
      .on('GET /api/luff/transactions', { body: [] });
    rememberUser();
    const { user } = await renderApp('/dashboard');
    const changes = within(await screen.findByRole('list', { name: '지난 방문 이후' }));
    expect(await changes.findByRole('button', { name: /^5\.00 ?USDT/ })).toBeTruthy();
    expect(changes.getByText('리포트 1건')).toBeTruthy();
    expect(server.callsTo('GET /api/luff/transactions').map(({ search }) => search)).toContain('?from=2026-11-20');
    await user.click(await changes.findByRole('button', { name: /^−164 L/ }));
    const receipt = within(await screen.findByRole('dialog'));
    expect(await receipt.findByText('+36')).toBeTruthy();
    expect(receipt.getByText('−200')).toBeTruthy();
    await user.click(receipt.getByRole('button', { name: /−200/ }));
    // Those entries, each of which leads to its own receipt.
    expect(await receipt.findByText('주문 1042 · 스피드 부스터')).toBeTruthy();
    expect(receipt.getAllByText('−200').length).toBeGreaterThan(1);
  });

  it('names every payback that was paid meanwhile, once as a slip, each with its receipt', async () => {
    localStorage.setItem(`visit.${hana.id}`, JSON.stringify({ seen: Date.parse('2026-11-20T04:30:00.000Z') }));
    const paid = { status: 'approved', paidAt: '2026-11-21T01:00:00.000Z' } as const;
    storeServer()
      .on('GET /api/luff/transactions', { body: [] })
      .on('GET /api/luff/redemptions', {
        body: [
          redemption({ id: 'second', usdtAmount: '120.5', ...paid }),
          redemption({ id: 'first', usdtAmount: '100', ...paid }),
          redemption({ id: 'before', usdtAmount: '300', ...paid, paidAt: '2026-11-19T01:00:00.000Z' }),
        ],
      })
      .on('GET /api/receipts/payback/first', { body: rebateDayReceipt({ kind: 'payback', title: '페이백 100 USDT' }) });
    rememberUser();
    const { user } = await renderApp('/dashboard');
    const changes = within(await screen.findByRole('list', { name: '지난 방문 이후' }));
    expect(await changes.findByText('페이백 2건이 지급되었습니다')).toBeTruthy();
    expect(changes.getByRole('button', { name: /^220\.50 ?USDT/ })).toBeTruthy();
    const see = await screen.findByText('영수증 보기');
    // Toasts wait while another window has the focus.
    fireEvent.blur(window);
    await user.click(see);
    const sheet = within(await screen.findByRole('dialog', { name: /페이백 2건/ }));
    expect(await sheet.findByText('120.5')).toBeTruthy();
    expect(sheet.getByText('220.5')).toBeTruthy();
    await user.click(sheet.getAllByRole('button', { name: /100/ })[0] ?? document.body);
    expect(await sheet.findByText('페이백 100 USDT')).toBeTruthy();
  });

  it('compares with no visit on the first one', async () => {
    storeServer();
    rememberUser();
    await renderApp('/dashboard');
    expect(await screen.findByRole('list', { name: '할 일과 예정' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: '지난 방문 이후' })).toBeNull();
  });
});
