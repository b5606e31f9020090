import { screen, within } from '@testing-library/react';
import { rememberUser, renderApp } from '@test/render-app';
import { activeItem, indicatorPass, ownItem, storeServer } from '@test/store-fixtures';

describe('the integrated dashboard', () => {
  it('asks a visitor to log in and stays where it is', async () => {
    storeServer();
    const { address } = await renderApp('/dashboard');
    expect(await screen.findByRole('heading', { name: '로그인이 필요합니다' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: '로그인' }).at(-1)?.getAttribute('href')).toBe(
      '/login?next=%2Fdashboard',
    );
    expect(address()).toBe('/dashboard');
  });

  it('starts with the balances, then what is on and what moved last', async () => {
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
    expect(await screen.findByRole('button', { name: /^2,423\.18 러프/ })).toBeTruthy();
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
    expect(await screen.findByText('적립하고 사용한 내역이 여기에 표시됩니다')).toBeTruthy();
  });

  it('keeps what it has when one part fails', async () => {
    storeServer().on('GET /api/indicator-pass', { status: 503, body: { message: '잠시 후 다시.' } });
    rememberUser();
    await renderApp('/dashboard');
    expect(await screen.findByText('잠시 후 다시.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^2,000 L/ })).toBeTruthy();
  });
});
