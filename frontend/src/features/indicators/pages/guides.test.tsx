import { screen, waitFor, within } from '@testing-library/react';
import { createRoutes, routePatterns } from '@/app/routes';
import type { IndicatorChartDto } from '@/shared/api/generated/schemas';
import { type FakeApi, fakeApi } from '@test/fake-api';
import { indicatorSettings } from '@test/indicator-fixtures';
import { renderApp } from '@test/render-app';

function visitorServer(): FakeApi {
  return fakeApi().on('GET /api/site-settings', { body: indicatorSettings });
}

const names = ['고래 헌터 시그널', '오더블록', '청산 맵'];

describe('the list of indicators', () => {
  it('tells of each its question, its chart with a mark of a sample, where it fails, and the way to its guide', async () => {
    visitorServer();
    await renderApp('/indicators');
    expect(await screen.findByRole('heading', { level: 1, name: '커스텀 지표' })).toBeTruthy();
    const ids = ['whale-hunter', 'order-block', 'liquidation-map'];
    names.forEach((name, index) => {
      const part = within(screen.getByRole('region', { name }));
      expect(part.getByRole('img').getAttribute('aria-label')).toContain(`${name} 예시 차트`);
      expect(part.getByText('예시')).toBeTruthy();
      expect(part.getByText('맞지 않을 때')).toBeTruthy();
      expect(part.getByRole('link', { name: `${name}: 읽는 법 보기` }).getAttribute('href')).toBe(
        `/indicators/${ids[index]}`,
      );
    });
    const drawings = screen.getAllByRole('img').map((chart) => chart.innerHTML);
    expect(new Set(drawings).size).toBe(3);
    // A chart of 72 candles is a few paths, not an element per candle.
    for (const chart of screen.getAllByRole('img')) expect(chart.querySelectorAll('*').length).toBeLessThan(24);
  });

  it('takes the price from the settings, explains it, and leads to the store', async () => {
    visitorServer();
    const { user } = await renderApp('/indicators');
    const price = within(await screen.findByRole('region', { name: '이용권 하나로 세 지표' }));
    await user.click(await price.findByRole('button', { name: /^1,500 L/ }));
    const receipt = within(await screen.findByRole('dialog'));
    expect(receipt.getByText('28')).toBeTruthy();
    expect(receipt.getByText('하루당 약 53.6 L')).toBeTruthy();
    expect(price.getByText('또는 500 러프')).toBeTruthy();
    expect(price.getByText('28일 이용권')).toBeTruthy();
    expect(price.getByRole('link', { name: '스토어에서 러프로 구매하기', hidden: true }).getAttribute('href')).toBe(
      '/mining-items',
    );
  });

  it('shows no price where none could be read, and no zero', async () => {
    fakeApi().on('GET /api/site-settings', { status: 503, body: { message: 'unavailable' } });
    await renderApp('/indicators');
    const price = within(await screen.findByRole('region', { name: '이용권 하나로 세 지표' }));
    expect(await price.findByText('가격을 불러오지 못했습니다')).toBeTruthy();
    expect(price.queryByText(/\d+ L/)).toBeNull();
  });
});

describe('the market of now', () => {
  const chart = (overrides: Partial<IndicatorChartDto> = {}): IndicatorChartDto => ({
    ...{ indicator: 'whale-hunter', symbol: 'SOLUSDT', interval: '4h', until: '2026-11-20T00:00:00.000Z' },
    prices: [{ value: 150, y: 400 }],
    shapes: [
      { look: 'up', d: 'M10 10V20' },
      { look: 'zone', d: '' },
    ],
    marks: [{ x: 650, y: 480, place: 'below', sign: 'buy' }],
    ...{ source: 'binance', fetchedAt: '2026-11-20T00:00:05.000Z', simulated: false },
    ...overrides,
  });

  it('takes the place of the example, with source and time; where it could not be read the example stays', async () => {
    visitorServer().on('GET /api/indicator-charts/whale-hunter', { body: chart() });
    await renderApp('/indicators');
    const live = within(await screen.findByRole('region', { name: '고래 헌터 시그널' }));
    expect(await live.findByRole('img', { name: '최근 SOL/USDT 4시간봉 차트에 그린 고래 헌터 시그널' })).toBeTruthy();
    expect(live.getByText('Binance 마지막 마감 캔들')).toBeTruthy();
    expect(live.getByText('▲')).toBeTruthy();
    expect([live.queryByText('예시'), live.queryByText('시뮬레이션')]).toEqual([null, null]);
    const other = within(screen.getByRole('region', { name: '오더블록' }));
    expect(other.getByText('예시')).toBeTruthy();
  });

  it('stands beside the example that the text explains, and says when nothing was found, and who made the prices', async () => {
    visitorServer().on('GET /api/indicator-charts/order-block', {
      body: chart({ indicator: 'order-block', symbol: 'ETHUSDT', interval: '1h', marks: [], simulated: true }),
    });
    await renderApp('/indicators/order-block');
    expect(await screen.findByRole('img', { name: '최근 ETH/USDT 1시간봉 차트에 그린 오더블록' })).toBeTruthy();
    expect(screen.getByText(/이 구간에는 조건에 맞는 자리가 없습니다/)).toBeTruthy();
    expect(screen.getByText('시뮬레이션')).toBeTruthy();
    expect(screen.getByText('예시')).toBeTruthy();
    expect(screen.getAllByText(/^구간은 캔들이 먼 쪽 경계/)).toHaveLength(1);
  });
});

describe('a guide', () => {
  it.each([
    ['whale-hunter', '고래 헌터 시그널'],
    ['order-block', '오더블록'],
    ['liquidation-map', '청산 맵'],
  ])(
    'explains %s: four places on the chart, four ways to fail, what it needs, and that it can be bought',
    async (id, name) => {
      visitorServer();
      await renderApp(`/indicators/${id}`);
      expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
      const numbers = within(screen.getByRole('img')).getAllByText(/^[1-9]$/);
      expect(numbers.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4']);
      expect(within(screen.getByRole('region', { name: '읽는 법' })).getAllByRole('listitem')).toHaveLength(4);
      expect(
        within(screen.getByRole('region', { name: '맞지 않을 때' })).getAllByRole('heading', { level: 3 }),
      ).toHaveLength(4);
      expect(
        within(screen.getByRole('region', { name: '필요한 것' })).getByText(/TradingView 계정과 그 ID/),
      ).toBeTruthy();
      expect(screen.getByText(/투자 조언이 아니며 어떤 신호도 수익을 약속하지 않습니다/)).toBeTruthy();
      const price = within(screen.getByRole('region', { name: '스토어에서 L코인이나 러프로 구매할 수 있습니다' }));
      expect(await price.findByRole('button', { name: /^1,500 L/ })).toBeTruthy();
      // At the top of the page and beside its price, in the same words.
      const requests = screen.getAllByRole('link', { name: '1,500 L로 28일 이용권 요청하기' });
      expect(requests.map((link) => link.getAttribute('href'))).toEqual(['/indicator-purchase', '/indicator-purchase']);
      await waitFor(() => expect(document.title).toBe(`${name} | Lance`));
    },
  );

  it('exists in English at its own address', async () => {
    visitorServer();
    await renderApp('/en/indicators/order-block');
    expect(await screen.findByRole('heading', { level: 1, name: 'Order Block' })).toBeTruthy();
    expect(
      screen.getByRole('heading', { name: 'The indicator can be bought with L coins in the store, or with Luff' }),
    ).toBeTruthy();
    expect(
      within(screen.getByRole('article')).getByRole('link', { name: 'Custom indicators' }).getAttribute('href'),
    ).toBe('/en/indicators');
  });

  it.each([
    ['/indicators/golden-cross', '지표를 찾을 수 없습니다', '지표 목록으로 돌아가기', '/indicators'],
    ['/en/indicators/golden-cross', 'Indicator not found', 'Back to the indicators', '/en/indicators'],
  ])('says at %s that there is none, with a way back', async (path, title, back, to) => {
    visitorServer();
    const { user, address } = await renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: back }));
    expect(address()).toBe(to);
  });

  it('is told to the server by name, so that unknown ones are answered with 404', () => {
    const patterns = routePatterns(createRoutes());
    expect(patterns.filter((path) => path.includes('/indicators'))).toEqual([
      '/en/indicators',
      '/en/indicators/liquidation-map',
      '/en/indicators/order-block',
      '/en/indicators/whale-hunter',
      '/indicators',
      '/indicators/liquidation-map',
      '/indicators/order-block',
      '/indicators/whale-hunter',
    ]);
  });
});
