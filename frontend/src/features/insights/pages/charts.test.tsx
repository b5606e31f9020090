import { position } from '@test/journal-fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { jest } from '@jest/globals';
import { sparkPath } from '@/features/insights/kimchi/sparkline';
import { alert, alerts, candles, insightsServer, kimchi, kimchiRow, premiumHistory } from '@test/insights-fixtures';
import { rememberUser, renderApp } from '@test/render-app';

const PAGE = '/crypto-insights';

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  rememberUser();
});
afterEach(() => jest.restoreAllMocks());

const panel = (name: string) => screen.findByRole('region', { name });
const openRow = async (user: Awaited<ReturnType<typeof renderApp>>['user'], coin: RegExp) => {
  const table = await screen.findByRole('table', { name: '코인별 김치 프리미엄' });
  const header = await within(table).findByRole('rowheader', { name: coin });
  await user.click(within(header).getByRole('button'));
  return screen.findByRole('dialog');
};

describe('our own candles', () => {
  it('are told in words and as a table, with their source, and in another length on request', async () => {
    const server = insightsServer();
    const { user } = await renderApp(PAGE);
    const charts = await panel('차트');
    const chart = await within(charts).findByRole('img', { name: /^BTC\/USDT 1시간 캔들/ });
    expect(chart.getAttribute('aria-label')).toMatch(/최저 99,990.00, 최고 103,010.00, 마지막 102,000.00$/);
    const rows = within(charts).getAllByRole('row', { hidden: true });
    expect(rows).toHaveLength(4);
    expect(rows[1]?.textContent).toMatch(/101,999.00102,010.00101,990.00102,000.00$/);
    expect(
      within(charts)
        .getByRole('link', { name: /Lightweight Charts/ })
        .getAttribute('href'),
    ).toContain('tradingview.com');
    server.on('GET /api/crypto/candles', () => ({ body: candles([7], { timeframe: '5m', stale: true }) }));
    await user.click(within(charts).getByRole('button', { name: '5분' }));
    expect(await within(charts).findByRole('img', { name: /^BTC\/USDT 5분 캔들.*마지막 7\.000$/ })).toBeTruthy();
    expect(within(charts).getByText(/지연|오래/)).toBeTruthy();
    expect(server.callsTo('GET /api/crypto/candles').at(-1)?.search).toBe(
      '?symbol=BTC&quote=USDT&timeframe=5m&limit=200',
    );
  });

  it('of a coin that is at home in Korea are those of Upbit', async () => {
    const server = insightsServer().on('GET /api/crypto/candles', ({ search }) => ({
      body: candles([1_500], { symbol: 'ONLY', quote: search.includes('KRW') ? 'KRW' : 'USDT' }),
    }));
    const { user } = await renderApp(PAGE);
    const dialog = await openRow(user, /국내코인/);
    expect(await within(dialog).findByRole('img', { name: /^ONLY\/KRW .*마지막 1,500$/ })).toBeTruthy();
    expect(server.callsTo('GET /api/crypto/candles').filter(({ search }) => search.includes('ONLY'))).toHaveLength(1);
  });

  it('that nobody has leave the chart of the other site, on request', async () => {
    insightsServer()
      .on('GET /api/kimchi-premium', { body: kimchi({ upbit: [kimchiRow('FAR', { usdSource: 'Binance' })] }) })
      .on('GET /api/crypto/candles', { status: 404, body: { code: 'insights.coinUnknown', message: '없음' } });
    const { user } = await renderApp(PAGE);
    const dialog = await openRow(user, /FAR/);
    expect(await within(dialog).findByRole('button', { name: 'TradingView 차트 불러오기' })).toBeTruthy();
  });
});

describe('the premium of a coin over time', () => {
  it('stands in its dialog with both rates, and says since when it is recorded', async () => {
    const server = insightsServer();
    const { user } = await renderApp(PAGE);
    const dialog = await openRow(user, /비트코인/);
    const part = within(dialog).getByRole('region', { name: '프리미엄 추이' });
    const chart = await within(part).findByRole('img', { name: /^BTC 프리미엄/ });
    expect(chart.getAttribute('aria-label')).toMatch(/최저 \+1\.00%, 최고 \+2\.50%, 마지막 \+2\.00%$/);
    expect(within(part).getAllByRole('row', { hidden: true })).toHaveLength(4);
    expect(within(part).getByText(/부터 기록했습니다/)).toBeTruthy();
    // A premium is made of three figures, each of somebody else.
    expect(part.textContent).toContain('업비트, Binance, 두나무');
    server.on('GET /api/kimchi-premium/history', () => ({ body: premiumHistory([]) }));
    await user.click(within(part).getByRole('button', { name: '90일' }));
    expect(await within(part).findByText('아직 기록이 없습니다')).toBeTruthy();
    expect(server.callsTo('GET /api/kimchi-premium/history').at(-1)?.search).toBe('?exchange=upbit&coin=BTC&range=90d');
  });

  it('is drawn small with gaps where nothing was recorded', () => {
    expect(sparkPath({ premiums: [1, 2, 3], places: [0, 1, 3] }, 4)).toBe('M0.0 24.0L29.3 12.0M88.0 0.0');
    expect(sparkPath({ premiums: [5, 5], places: [0, 1] }, 2)).toBe('M0.0 12.0L88.0 12.0');
  });
});

describe('favourites', () => {
  const star = async (coin: string) =>
    within(await screen.findByRole('table', { name: '코인별 김치 프리미엄' })).findByRole('button', {
      name: `${coin} 관심 코인`,
    });

  it('move at once, are taken back by a second press, and by a refusal', async () => {
    const server = insightsServer().on('PUT /api/crypto/favourites/BTC', { body: { symbols: ['ETH', 'BTC'] } });
    const { user } = await renderApp(PAGE);
    const btc = await star('BTC');
    await waitFor(async () => expect((await star('ETH')).getAttribute('aria-pressed')).toBe('true'));
    expect(btc.getAttribute('aria-pressed')).toBe('false');
    await user.click(btc);
    expect(btc.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(server.callsTo('PUT /api/crypto/favourites/BTC')).toHaveLength(1));
    server.on('DELETE /api/crypto/favourites/BTC', { body: { symbols: ['ETH'] } });
    await user.click(btc);
    expect(btc.getAttribute('aria-pressed')).toBe('false');
    await waitFor(() => expect(server.callsTo('DELETE /api/crypto/favourites/BTC')).toHaveLength(1));
    server.on('PUT /api/crypto/favourites/SOL', {
      status: 422,
      body: { code: 'insights.tooManyFavourites', message: '관심 코인은 100개까지 등록할 수 있습니다.' },
    });
    const sol = await star('SOL');
    await user.click(sol);
    expect(await screen.findByText('관심 코인은 100개까지 등록할 수 있습니다.')).toBeTruthy();
    expect(sol.getAttribute('aria-pressed')).toBe('false');
    expect((await star('ETH')).getAttribute('aria-pressed')).toBe('true');
  });

  it('are shown alone by a filter that is kept in the address', async () => {
    insightsServer();
    const { user, address } = await renderApp(PAGE);
    const kimchiPanel = await panel('김치 프리미엄');
    await within(kimchiPanel).findByText('코인 6개');
    await user.click(within(kimchiPanel).getByRole('button', { name: '관심' }));
    expect(await within(kimchiPanel).findByText('코인 1개')).toBeTruthy();
    expect(address()).toBe(`${PAGE}?coins=favourites`);
    await user.type(within(kimchiPanel).getByRole('searchbox'), 'BTC');
    await user.click(await within(kimchiPanel).findByRole('button', { name: '모든 코인 보기' }));
    expect(await within(kimchiPanel).findByText('코인 6개')).toBeTruthy();
  });

  it('have a row each with price, premium, funding, open positions, alerts and news', async () => {
    const other = { ...position(), id: position().id.replace('d01', 'd02'), symbol: 'BTCST-USDT' };
    insightsServer()
      .on('GET /api/crypto/favourites', { body: { symbols: ['BTC', 'GONE'] } })
      .on('GET /api/journal/positions', { body: [position(), other] })
      .on('GET /api/crypto/alerts', { body: alerts({ alerts: [alert(), alert({ id: 'a2', state: 'paused' })] }) });
    await renderApp(PAGE);
    const mine = await panel('내 코인');
    const row = await within(mine).findByRole('row', { name: /^비트코인 BTC/ });
    const figures = ['0.0100%', '145,000,000', '+2.98%', '롱 0.03, 평균 91,250.5 USDT (Binance)'];
    await waitFor(() => figures.forEach((figure) => expect(row.textContent).toContain(figure)));
    expect(row.textContent).not.toContain('BTCST');
    expect(row.textContent).toContain('알림 1개');
    expect(within(mine).getByTitle('열린 포지션과 알림이 없습니다')).toBeTruthy();
    expect(within(mine).getByRole('row', { name: /^GONE/ }).textContent).toContain('24시간 내 뉴스 없음');
    expect(within(mine).getAllByText('업비트에 상장되지 않았습니다')).toHaveLength(2);
    expect(within(mine).getAllByText('Binance 무기한 선물이 없습니다')).toHaveLength(1);
  });

  it('are not said to be unlisted or without news while those are not read', async () => {
    const unread = { status: 503, body: { code: 'insights.notReadYet', message: '' } };
    insightsServer()
      .on('GET /api/crypto/favourites', { body: { symbols: ['BTC'] } })
      .on('GET /api/kimchi-premium', unread)
      .on('GET /api/crypto-news', unread);
    await renderApp(PAGE);
    const mine = await panel('내 코인');
    await waitFor(() => expect(within(mine).getAllByTitle('아직 불러오지 못했습니다')).toHaveLength(3));
    expect(mine.textContent).not.toMatch(/상장되지 않았습니다|뉴스 없음/);
  });

  it.each([{ status: 503, body: { code: 'insights.unavailable', message: '' } }, { body: [] }])(
    'are said to have no future only once the rates were read (%j)',
    async (rates) => {
      insightsServer()
        .on('GET /api/crypto/favourites', { body: { symbols: ['BTC'] } })
        .on('GET /api/crypto/funding-rates', rates);
      await renderApp(PAGE);
      const mine = await panel('내 코인');
      await within(mine).findByRole('row', { name: /^비트코인 BTC/ });
      await waitFor(() => expect(within(mine).getAllByTitle('아직 불러오지 못했습니다')).toHaveLength(1));
      expect(within(mine).queryByText('Binance 무기한 선물이 없습니다')).toBeNull();
    },
  );
});
