import { screen, waitFor, within } from '@testing-library/react';
import { attendance, idleStatus, lcoinServer, lcoinSummary } from '@test/lcoin-fixtures';
import { type RenderedApp, rememberUser, renderApp } from '@test/render-app';

async function open(search = ''): Promise<RenderedApp> {
  rememberUser();
  return renderApp(`/lcoin-dashboard${search}`);
}

describe('the L coin overview', () => {
  it('asks a visitor to log in, in place, and leads home', async () => {
    const server = lcoinServer();
    const { address } = await renderApp('/lcoin-dashboard');
    expect(await screen.findByRole('heading', { name: '로그인이 필요합니다' })).toBeTruthy();
    expect(address()).toBe('/lcoin-dashboard');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: '로그인' }).getAttribute('href')).toBe('/login?next=%2Flcoin-dashboard');
    expect(main.getByRole('link', { name: '홈으로 가기' }).getAttribute('href')).toBe('/');
    expect(server.callsTo('GET /api/lance-coins/history')).toEqual([]);
  });

  it('shows balance, sums and count, each with what it is made of', async () => {
    lcoinServer();
    const { user } = await open();
    expect(await screen.findByRole('button', { name: /^2,000 L/ })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: /^2,236 L/ }));
    const earned = within(await screen.findByRole('dialog'));
    expect(earned.getByText('회원가입 보너스')).toBeTruthy();
    expect(earned.getByText('236')).toBeTruthy();
    expect(earned.queryByText('스토어 구매')).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /^200 L/ }));
    const spent = within(await screen.findByRole('dialog'));
    expect(spent.getByText('스토어 구매')).toBeTruthy();
    expect(spent.queryByText('자동 채굴')).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /^4 / }));
    expect(within(await screen.findByRole('dialog')).getByText('자동 채굴')).toBeTruthy();
  });

  it('has exactly four figures at the top: balance, earned, spent and count', async () => {
    lcoinServer().on('GET /api/lance-coins/balance', {
      body: { balance: '2000', formatted: '2,000', available: '500', held: '1500' },
    });
    const { user } = await open();
    await screen.findByRole('button', { name: /^2,236 L/ });
    const labels = [...screen.getByRole('main').querySelectorAll('section dt, dl dt')].map(
      ({ textContent }) => textContent,
    );
    expect(labels.slice(0, 4)).toEqual(['L코인 잔액', '총 적립', '총 사용', '내역 수']);
    // The others are today's and that of the other point, beside the entries.
    expect(labels.slice(4)).toEqual(['출석 체크', '러프 잔액']);
    await user.click(screen.getByRole('button', { name: /^2,000 L/ }));
    expect(await within(await screen.findByRole('dialog')).findByText('최근 내역')).toBeTruthy();
  });

  it('explains the balance: earned, spent, held, each with what is behind it, and the latest entries', async () => {
    lcoinServer()
      .on('GET /api/lance-coins/balance', {
        body: { balance: '2036', formatted: '2,036', available: '536', held: '1500' },
      })
      .on('GET /api/lance-coins/summary', { body: lcoinSummary({ held: '1500' }) });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^2,036 L/ }));
    const sheet = within(await screen.findByRole('dialog'));
    const earned = await sheet.findByRole('button', { name: /총 적립/ });
    // The latest entries are a call of their own.
    await waitFor(() => expect(sheet.getAllByRole('listitem').length).toBeGreaterThan(5));
    const texts = sheet.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts.slice(0, 5)).toEqual([
      '총 적립2,236 L, 영수증',
      '총 사용−200 L, 영수증',
      '신청 전 잔액2,036 L',
      expect.stringMatching(/^신청 중인 금액−1,500 L/),
      '사용 가능536 L',
    ]);
    expect(texts[5]).toBe('자동 채굴+36 L, 영수증2026.11.21 12:00–12:10스피드 부스터 +20%');
    await user.click(earned);
    expect(sheet.getByText('회원가입 보너스')).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: '이전 영수증으로: L코인 잔액' }));
    expect(document.activeElement).toBe(sheet.getByRole('button', { name: /총 적립/ }));
  });

  it('shows what is left of a decided request as spent', async () => {
    const request = { part: 'request', count: 2 } as const;
    lcoinServer().on('GET /api/lance-coins/summary', {
      body: lcoinSummary({
        spent: '1700',
        held: '1500',
        breakdown: [
          { type: 'spend', label: '스토어 구매', part: 'spent', amount: '-200', count: 1 },
          { ...request, type: 'spend', label: '지표 이용권 구매 요청', amount: '-4500' },
          { ...request, type: 'earn', label: '지표 이용권 구매 요청 반환', amount: '1500' },
        ],
      }),
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^1,700 L/ }));
    const rows = within(await screen.findByRole('dialog')).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '스토어 구매200 L1건',
      '승인된 신청+1,500 L페이백과 지표 이용권',
      '합계1,700 L',
    ]);
    await user.keyboard('{Escape}');
  });

  it('says of a sum of nothing that there is nothing', async () => {
    lcoinServer().on('GET /api/lance-coins/summary', {
      body: lcoinSummary({ spent: '0', breakdown: [] }),
    });
    const { user } = await open();
    const [spent] = await screen.findAllByRole('button', { name: /^0 L/ });
    await user.click(spent as HTMLElement);
    expect(within(await screen.findByRole('dialog')).getByText('아직 없습니다.')).toBeTruthy();
  });

  it('lists the entries with badges of their type', async () => {
    lcoinServer();
    await open();
    const list = within(await screen.findByRole('region', { name: 'L코인 내역, 스크롤' }));
    for (const type of ['채굴', '사용']) expect(list.getByText(type).className).toContain('tag');
  });

  it('has check-in, items and requests, and leads to the store, home and chart analysis', async () => {
    lcoinServer().on('GET /api/attendance/status', { body: attendance({ hasCheckedToday: true }) });
    await open();
    expect(await screen.findByText('오늘 출석 완료')).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('button', { name: /^1,423\.18 러프/ })).toBeTruthy();
    expect(main.getByRole('link', { name: '러프 지갑' }).getAttribute('href')).toBe('/mypage?tab=luff');
    const links = main.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const address of ['/lcoin-shop', '/', '/chart-analysis']) expect(links).toContain(address);
    expect(main.getByRole('heading', { name: '지표 구매' })).toBeTruthy();
    expect(main.getByRole('heading', { name: '채굴 아이템' })).toBeTruthy();
  });

  it('says what mining really gives while items are on, and what adds up in an absence', async () => {
    lcoinServer().on('GET /api/idle-rewards/status', { body: idleStatus() });
    await open();
    expect(await screen.findByText(/^\(기본 30 L, 스피드 부스터 \+20%, 프리미엄 채굴기 ×1\.5/)).toBeTruthy();
    // Six intervals: without it, days of absence would seem to be paid in full.
    expect(screen.getByText('자리를 비우면 최대 324 L까지 쌓입니다.')).toBeTruthy();
  });

  it('does not ask for a UID where one is verified', async () => {
    lcoinServer();
    await open();
    expect(await screen.findByText(/^인증된 UID로 거래하면/)).toBeTruthy();
    expect(screen.queryByText(/^거래소 UID를 등록하면/)).toBeNull();
  });

  it('reads everything it shows again when asked to', async () => {
    const server = lcoinServer();
    const { user } = await open();
    await screen.findByRole('region', { name: 'L코인 내역, 스크롤' });
    await screen.findByRole('button', { name: /^2,236 L/ });
    await user.click(screen.getByRole('button', { name: '새로고침' }));
    for (const view of [
      'GET /api/lance-coins/balance',
      'GET /api/lance-coins/summary',
      'GET /api/lance-coins/history',
      'GET /api/luff/balance',
      'GET /api/attendance/status',
      'GET /api/luff/my-mining-items',
      'GET /api/indicator-purchases',
    ])
      await waitFor(() => expect([view, server.callsTo(view).length]).toEqual([view, 2]));
    expect(server.callsTo('GET /api/site-settings')).toHaveLength(1);
  });
});
