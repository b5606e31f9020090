import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  article,
  coinAnalysis,
  coinInfo,
  gainer,
  gainers,
  insightsServer,
  kimchi,
  largeTrade,
  largeTrades,
  liquidations,
  news,
  perpetual,
  ranked,
  sectors,
} from '@test/insights-fixtures';
import { rememberUser, renderApp } from '@test/render-app';

const PAGE = '/crypto-insights';

beforeEach(() => rememberUser());
afterEach(() => jest.useRealTimers());

const panel = (name: string) => screen.findByRole('region', { name });

describe('top gainers', () => {
  it('are asked of one exchange, which the address keeps; ten are shown, then all', async () => {
    const server = insightsServer();
    const { user, address } = await renderApp(PAGE);
    const gainersPanel = await panel('상승률 상위');
    expect(await within(gainersPanel).findAllByRole('listitem')).toHaveLength(10);
    await user.click(within(gainersPanel).getByRole('button', { name: '30개 모두 보기' }));
    expect(within(gainersPanel).getAllByRole('listitem')).toHaveLength(30);
    server.on('GET /api/crypto/top-gainers', ({ search }) => ({
      body: search.includes('OKX') ? [gainer('OKB', 9, { exchange: 'OKX' })] : gainers(30),
    }));
    await user.click(within(gainersPanel).getByRole('button', { name: 'OKX' }));
    expect(address()).toBe(`${PAGE}?gainers=OKX`);
    expect(await within(gainersPanel).findByRole('button', { name: 'OKB 상세 보기' })).toBeTruthy();
    const asked = server.callsTo('GET /api/crypto/top-gainers').map(({ search }) => search);
    expect(new Set(asked)).toEqual(new Set(['?limit=50', '?exchange=ALL', '?exchange=OKX']));
  });
});

describe('charts of another site', () => {
  it('are loaded on request alone, in a frame that cannot reach the page', async () => {
    insightsServer();
    const { user, container } = await renderApp(PAGE);
    const charts = await panel('차트');
    expect(await within(charts).findByText('102,000.00', { selector: 'dd span' })).toBeTruthy();
    expect(charts.textContent).toContain('103,500.00');
    expect(charts.textContent).toContain('100,250.00');
    expect(charts.textContent).toContain('tradingview-widget.com에서 불러오며');
    expect(container.querySelector('iframe')).toBeNull();
    // Our own candles stand for everything that we read; the other site is left for what we do not.
    const nasdaq = within(charts).getByRole('button', { name: 'TradingView 차트 불러오기' });
    await user.click(nasdaq);
    const frame = within(charts).getByTitle('TradingView 나스닥 100 차트');
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-popups');
    const shown = (one: HTMLElement) =>
      JSON.parse(decodeURIComponent(new URL(one.getAttribute('src')!).hash.slice(1))) as unknown;
    expect(shown(frame)).toMatchObject({ symbol: 'FOREXCOM:NSXUSD', interval: '60' });
    await user.click(within(charts).getByRole('button', { name: '차트 닫기' }));
    expect(within(charts).queryByTitle('TradingView 나스닥 100 차트')).toBeNull();
  });
});

describe('sectors', () => {
  it('are filtered, and a sector sorts its coins by what is traded or by what they gain', async () => {
    insightsServer().on('GET /api/coingecko/coin/slow-id', { body: coinInfo({ id: 'slow-id', name: 'Slow' }) });
    const { user, address } = await renderApp(PAGE);
    const sectors = await panel('섹터');
    expect(await within(sectors).findAllByRole('listitem')).toHaveLength(3);
    await user.click(within(sectors).getByRole('button', { name: '디파이' }));
    expect(within(sectors).getAllByRole('listitem')).toHaveLength(1);
    expect(address()).toBe(`${PAGE}?sector=defi`);
    await user.click(within(sectors).getByRole('button', { name: '밈' }));
    expect(within(sectors).getByText('표시할 섹터가 없습니다')).toBeTruthy();
    await user.click(within(sectors).getByRole('button', { name: '전체' }));
    await user.click(within(sectors).getByRole('button', { name: '레이어 1 섹터 보기' }));
    const dialog = await screen.findByRole('dialog', { name: '레이어 1' });
    const coins = () =>
      within(dialog)
        .getAllByRole('listitem')
        .map((row) => within(row).getByRole('button').textContent);
    expect(coins()).toEqual(['SLOW', 'FAST']);
    await user.click(within(dialog).getByRole('button', { name: '상승률' }));
    expect(coins()).toEqual(['FAST', 'SLOW']);
    await user.click(within(dialog).getByRole('button', { name: 'SLOW 상세 보기' }));
    expect(await screen.findByRole('dialog', { name: 'SLOW coin (SLOW)' })).toBeTruthy();
  });
});

describe('a coin', () => {
  it('opens with its project: five sectors, eight exchanges, figures and the chart of its exchange', async () => {
    const server = insightsServer();
    const { user } = await renderApp(PAGE);
    const coins = await panel('시가총액 상위');
    await user.click(await within(coins).findByRole('button', { name: 'BTC 상세 보기' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('첫 번째 코인입니다.')).toBeTruthy();
    expect(within(dialog).getAllByText(/^Tag /)).toHaveLength(5);
    expect(within(dialog).getAllByText(/^Exchange /)).toHaveLength(8);
    // The list follows the market, what is kept of the project does not.
    expect(dialog.textContent).toMatch(/가격102,000\.00 USD.*CoinGecko\d\d:\d\d:\d\d 기준시뮬레이션/);
    expect(dialog.querySelector('iframe')).toBeNull();
    expect(server.callsTo('GET /api/coingecko/coin/bitcoin')).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('names the sectors of its project as the list of sectors does', async () => {
    insightsServer()
      .on('GET /api/crypto/sectors', {
        body: sectors.map((one) => (one.id === 'layer-1' ? { ...one, name: 'Layer 1' } : one)),
      })
      .on('GET /api/coingecko/coin/bitcoin', {
        body: coinInfo({ categories: ['Layer 1 (L1)', 'Proof of Work (PoW)'] }),
      });
    const { user } = await renderApp(PAGE);
    await user.click(await within(await panel('시가총액 상위')).findByRole('button', { name: 'BTC 상세 보기' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('레이어 1')).toBeTruthy();
    expect(dialog.getByText('Proof of Work (PoW)')).toBeTruthy();
    expect(dialog.queryByText('Layer 1 (L1)')).toBeNull();
  });

  it('shows what the list knows, and N/A, when the project cannot be read', async () => {
    const server = insightsServer().on('GET /api/coingecko/markets', { body: [ranked('g-three', 'g3')] });
    const { user } = await renderApp(PAGE);
    const gainersPanel = await panel('상승률 상위');
    await user.click(await within(gainersPanel).findByRole('button', { name: 'G3 상세 보기' }));
    const dialog = await screen.findByRole('dialog', { name: 'G3' });
    expect(await within(dialog).findByText(/프로젝트 정보를 불러오지 못해/)).toBeTruthy();
    expect(server.callsTo('GET /api/coingecko/coin/g-three')).toHaveLength(1);
    expect(dialog.textContent).toContain('+57.00%');
    expect(within(dialog).getByText('N/A')).toBeTruthy();
  });

  it('that the whole ranking does not have has no project, and none is asked for', async () => {
    const server = insightsServer();
    const { user } = await renderApp(PAGE);
    await user.click(await within(await panel('상승률 상위')).findByRole('button', { name: 'G3 상세 보기' }));
    const dialog = await screen.findByRole('dialog', { name: 'G3' });
    expect(await within(dialog).findByText(/프로젝트 정보가 없는 코인/)).toBeTruthy();
    expect(server.callsTo('GET /api/coingecko/markets').at(-1)?.search).toBe('?limit=250');
    expect(server.calls.filter(({ path }) => path.startsWith('/api/coingecko/coin/'))).toEqual([]);
  });
});

describe('funding rates', () => {
  it('are sorted by what longs pay, or by what shorts pay', async () => {
    insightsServer();
    const { user, address } = await renderApp(PAGE);
    const funding = await panel('펀딩비');
    const rows = () =>
      within(funding)
        .getAllByRole('listitem')
        .map((row) => row.textContent ?? '');
    await within(funding).findAllByRole('listitem');
    expect(rows()[0]).toMatch(/DEAR.*2시간.*\+0\.0500%/);
    await user.click(within(funding).getByRole('button', { name: '낮은 순' }));
    expect(rows()[0]).toMatch(/CHEAP.*−0\.0321%/);
    expect(address()).toBe(`${PAGE}?funding=low`);
  });
});

describe('large trades', () => {
  it('say how much, at what price, who took the initiative, where and when', async () => {
    insightsServer().on('GET /api/crypto/large-trades', {
      body: largeTrades([
        largeTrade('a'),
        largeTrade('b', { exchange: 'upbit', symbol: 'ETH', side: 'sell', price: 4_200_000, currency: 'KRW' }),
      ]),
    });
    const { user } = await renderApp(PAGE);
    const list = await panel('대량 체결');
    const [first, second] = await within(list).findAllByRole('listitem');
    expect(first?.textContent).toMatch(/^BTCBinance · 방금29\.2만 USDT69,420\.50 USDT매수$/);
    expect(second?.textContent).toMatch(/^ETH업비트 · .*4,200,000 KRW매도$/);
    expect(within(list).getByText('금액').closest('p')?.textContent).toBe('코인금액가격구분');
    expect(list.textContent).toContain('Binance, 업비트');
    await user.click(within(list).getByRole('button', { name: 'BTC 상세 보기' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('are none, from so much on, or could not be read', async () => {
    const server = insightsServer().on('GET /api/crypto/large-trades', { body: largeTrades([]) });
    const { unmount } = await renderApp(PAGE);
    const list = await panel('대량 체결');
    expect(await within(list).findByText('대량 체결이 없습니다')).toBeTruthy();
    expect(list.textContent).toContain('200,000 USDT 이상');
    unmount();
    server.on('GET /api/crypto/large-trades', { status: 503, body: {} });
    await renderApp(PAGE);
    expect(await within(await panel('대량 체결')).findByText('대량 체결을 불러오지 못했습니다')).toBeTruthy();
  });
});

describe('liquidations', () => {
  it('sum up each side, say that there may be more, and list the last ones', async () => {
    insightsServer();
    await renderApp(PAGE);
    const list = await panel('실시간 청산');
    const [row] = await within(list).findAllByRole('listitem');
    expect(row?.textContent).toMatch(/^BTC.*롱 청산$/);
    expect(list.textContent).toContain('최근 1시간롱125만 USDT숏34만 USDT');
    expect(list.textContent).toContain('최근 24시간롱2,100만 USDT숏980만 USDT');
    expect(list.textContent).toContain('최소 금액입니다');
  });

  it.each([
    [20, ['12:40부터'], ['최근 1시간', '최근 24시간']],
    [120, ['최근 1시간', '11:00부터'], ['최근 24시간']],
  ])('say since when they are collected, %i minutes after the beginning', async (minutes, titles, missing) => {
    jest.useFakeTimers({ advanceTimers: true, now: Date.parse('2026-11-20T04:00:00Z') });
    const since = new Date(Date.now() - minutes * 60_000).toISOString();
    insightsServer().on('GET /api/crypto/liquidations', { body: { ...liquidations([]), since } });
    await renderApp(PAGE);
    const list = await panel('실시간 청산');
    expect(
      (await within(list).findAllByRole('heading', { level: 3 })).map((one) => one.textContent).slice(0, 2),
    ).toEqual(expect.arrayContaining(titles));
    for (const title of missing) expect(within(list).queryByText(title)).toBeNull();
  });

  it('keep their sums when there are none to list', async () => {
    insightsServer().on('GET /api/crypto/liquidations', { body: liquidations([]) });
    await renderApp(PAGE);
    const list = await panel('실시간 청산');
    expect(await within(list).findByText('청산 데이터가 없습니다')).toBeTruthy();
    expect(within(list).queryByRole('listitem')).toBeNull();
    expect(list.textContent).toContain('125만');
  });
});

describe('Hyperliquid', () => {
  it('shows what is open with its funding, price and change', async () => {
    insightsServer().on('GET /api/crypto/hyperliquid-positions', {
      body: [perpetual('BTC'), perpetual('NEW', { change24h: null, fundingHourly: -0.00031 })],
    });
    await renderApp(PAGE);
    const list = await panel('Hyperliquid 포지션');
    const [first, second] = await within(list).findAllByRole('listitem');
    expect(first?.textContent).toMatch(/^1BTC1시간 펀딩비 \+0\.0013%13\.8억69,000\.00\+1\.50%$/);
    expect(second?.textContent).toMatch(/펀딩비 −0\.0003%.*N\/A$/);
  });

  it('says so while nothing is there', async () => {
    insightsServer().on('GET /api/crypto/hyperliquid-positions', { body: [] });
    await renderApp(PAGE);
    expect(await within(await panel('Hyperliquid 포지션')).findByText('아직 포지션 데이터가 없습니다')).toBeTruthy();
  });
});

describe('the analysis of a coin', () => {
  const analysisPanel = () => panel('AI 코인 분석');
  const sentences = async (symbol: string) =>
    (await within(await analysisPanel()).findByRole('article', { name: `${symbol} 분석` })).textContent;

  it('says which way the price went, then what is measured, each part with its source, and why a part is missing', async () => {
    insightsServer();
    await renderApp(PAGE);
    const told = await sentences('BTC');
    for (const said of [
      '24시간 동안 1.25% 올라, 최근 31일 가격 범위의 92% 위치에 있습니다.',
      '24시간 최저–최고68,000.00–70,000.00 USDT24시간 거래대금12.5억 USDT',
      // As in the page's head, not as the analysis was told at another second.
      '은행 환율 기준+2.98%USDT 시세 기준+1.54%최근 7일 최저 ~ 최고−0.40% ~ +3.10%기록된 167시간 가운데78%보다 높음',
      '계산하지 않았습니다. 해외의 같은 티커는 다른 코인입니다.',
      '다음 2026.11.20 17:00−0.0125%내는 쪽숏이 롱에게',
      '매수 3건90만 USDT매도 0건0 USDT',
      '이 코인없음',
      '언급한 뉴스4건긍정 · 부정 · 중립2 · 1 · 1',
      '여기까지는 측정값을 계산한 결과이며',
    ])
      expect(told).toContain(said);
    expect(told).toContain('대량 체결Binance, 업비트');
    expect(told).toContain('업비트 김치 프리미엄업비트, Binance, 두나무, OKX');
  });

  it('says once that everything is simulated, or of which parts it is true', async () => {
    const simulated = <T,>(body: T): T =>
      JSON.parse(JSON.stringify(body).replaceAll('"simulated":false', '"simulated":true')) as T;
    const marks = async (): Promise<number> => (await sentences('BTC'))?.split('시뮬레이션').length ?? 0;
    const server = insightsServer()
      .on('GET /api/kimchi-premium', { body: simulated(kimchi()) })
      .on('GET /api/crypto/coin-analysis', { body: simulated(coinAnalysis('BTC')) });
    const { unmount } = await renderApp(PAGE);
    expect(await sentences('BTC')).toMatch(/^BTC 시뮬레이션/);
    expect(await marks()).toBe(1 + 1);
    unmount();
    const { funding, price } = simulated(coinAnalysis('BTC'));
    server
      .on('GET /api/kimchi-premium', { body: kimchi() })
      .on('GET /api/crypto/coin-analysis', { body: coinAnalysis('BTC', { funding, price }) });
    await renderApp(PAGE);
    expect(await sentences('BTC')).not.toMatch(/^BTC 시뮬레이션/);
    expect(await marks()).toBe(2 + 1);
  });

  it('says to the second, in a busy market, of which events of all coins the sums are', async () => {
    const { largeTrades: trades, liquidations: ended } = coinAnalysis('BTC');
    const busy = { since: '2026-11-20T03:30:42.000Z', newestOfAll: 200 };
    insightsServer().on('GET /api/crypto/coin-analysis', {
      body: coinAnalysis('BTC', {
        largeTrades: trades && { ...trades, ...busy },
        liquidations: ended && { ...ended, ...busy },
      }),
    });
    await renderApp(PAGE);
    const told = await sentences('BTC');
    const newest = '전체 코인의 최근 200건(2026.11.20 12:30:42부터) 가운데';
    expect(told).toContain(`${newest}매수 3건90만 USDT매도 0건0 USDT`);
    expect(told).toContain(`${newest}이 코인없음`);
  });

  it.each([
    [0, '최근 7일 최저 ~ 최고+2.32% ~ +3.69%기록된 151시간 가운데가장 낮음'],
    [100, '최근 7일 최저 ~ 최고+2.32% ~ +3.69%기록된 151시간 가운데가장 높음'],
  ])(
    'says that a premium is the lowest or the highest, not that it is above %i%% of the hours',
    async (lower, told) => {
      const { korea } = coinAnalysis('BTC');
      const week = {
        sources: ['upbit'],
        since: '2026-11-13T03:00:00.000Z',
        hours: 151,
        least: 2.32,
        most: 3.69,
        lower,
      };
      insightsServer().on('GET /api/crypto/coin-analysis', {
        body: coinAnalysis('BTC', { korea: korea.slice(0, 1).map((one) => ({ ...one, week })) }),
      });
      await renderApp(PAGE);
      expect(await sentences('BTC')).toContain(told);
      expect(await sentences('BTC')).not.toMatch(/\d%보다 높음/);
    },
  );

  it('says nothing of what is not known, and does not compare with a few hours', async () => {
    const { korea } = coinAnalysis('BTC');
    const week = { sources: ['upbit'], hours: 5, since: '2026-11-20T03:00:00.000Z', least: 1, most: 2, lower: 100 };
    insightsServer().on('GET /api/crypto/coin-analysis', {
      body: coinAnalysis('BTC', {
        ...{ price: null, trend: null, funding: null, openInterest: null, largeTrades: null, liquidations: null },
        ...{ news: null, korea: korea.slice(0, 1).map((one) => ({ ...one, week })) },
      }),
    });
    await renderApp(PAGE);
    const told = await sentences('BTC');
    expect(told).toContain('해외 거래소에 상장되지 않아 USDT 가격이 없습니다.');
    expect(told).toContain('5시간만 기록되어 비교하기에는 부족합니다.');
    expect(told).not.toMatch(/100%보다|펀딩비|청산|뉴스|N\/A|null/);
  });

  it('shows beside them what a language model says, as its own, and asks once more while it writes', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const words = {
      ...{ text: 'BTC의 현재가는 69,000 USDT입니다.', model: 'gpt-4.1', simulated: false },
      ...{ factsAt: '2026-11-20T03:36:00.000Z', writtenAt: '2026-11-20T03:36:02.000Z' },
    };
    const server = insightsServer().on('GET /api/crypto/coin-analysis/words', {
      body: { pending: true, words: null },
    });
    await renderApp(PAGE);
    await sentences('BTC');
    expect(screen.queryByRole('region', { name: 'AI 모델의 설명' })).toBeNull();
    const asked = () => server.callsTo('GET /api/crypto/coin-analysis/words').length;
    await waitFor(() => expect(asked()).toBe(1));
    server.on('GET /api/crypto/coin-analysis/words', { body: { pending: false, words } });
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    const said = await screen.findByRole('region', { name: 'AI 모델의 설명' });
    for (const text of [words.text, '2026.11.20 12:36 측정값 기준', '언어 모델(gpt-4.1)이', '측정값에 없는 숫자'])
      expect(said.textContent).toContain(text);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked()).toBe(2);
  });

  it('offers the favourites, finds coins by name, and takes a ticker that no Korean exchange lists', async () => {
    const server = insightsServer();
    const { user } = await renderApp(PAGE);
    const view = within(await analysisPanel());
    await user.click(await view.findByRole('button', { name: /^ETH/ }));
    expect(await sentences('ETH')).toContain('ETH');
    await user.type(view.getByRole('searchbox', { name: '코인' }), 'ㅂㅌㅋㅇ');
    expect(await view.findByRole('button', { name: 'BTC 비트코인' })).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(await sentences('BTC')).toContain('BTC');
    await user.type(view.getByRole('searchbox', { name: '코인' }), 'hype');
    expect(await view.findByText(/국내 거래소에 없는 코인입니다/)).toBeTruthy();
    server.on('GET /api/crypto/coin-analysis', { status: 404, body: { code: 'insights.coinUnknown', message: '' } });
    await user.keyboard('{Enter}');
    expect(await view.findByText('HYPE: 상장된 거래소가 없습니다')).toBeTruthy();
    expect(server.callsTo('GET /api/crypto/coin-analysis').at(-1)?.search).toBe('?symbol=HYPE');
  });
});

it('tracks no traders, and says why', async () => {
  insightsServer();
  await renderApp(PAGE);
  expect(await within(await panel('트레이더 추적')).findByText('추적할 수 있는 공개 데이터가 없습니다')).toBeTruthy();
});

describe('news', () => {
  const newsPanel = () => panel('크립토 뉴스');

  it('are chosen by category and period; three are shown, then all, each in a new tab', async () => {
    const server = insightsServer();
    const { user, address } = await renderApp(PAGE);
    const list = await newsPanel();
    expect(await within(list).findAllByRole('listitem')).toHaveLength(3);
    const link = within(list).getByRole('link', { name: /^제목 1/ });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    await user.click(within(list).getByRole('button', { name: '4개 모두 보기' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    server.on('GET /api/crypto-news', { body: news([]) });
    await user.click(within(list).getByRole('button', { name: '규제' }));
    await user.click(within(list).getByRole('button', { name: '7일' }));
    expect(await within(list).findByText('이 기간의 규제 뉴스가 없습니다')).toBeTruthy();
    expect(address()).toBe(`${PAGE}?news=regulation&window=7d`);
    expect(server.callsTo('GET /api/crypto-news').at(-1)?.search).toBe('?category=regulation&timeframe=7d');
  });

  it('are translated for readers of Korean, the first five; a failure leaves the original', async () => {
    const english = Array.from({ length: 6 }, (_, one) =>
      article(`e${one}`, { title: `Title ${one}`, summary: '', language: 'en' }),
    );
    const server = insightsServer()
      .on('GET /api/crypto-news', { body: news(english) })
      .on('POST /api/translate', ({ body }) =>
        (body as { text: string }).text === 'Title 1'
          ? { status: 503, body: {} }
          : { body: { translatedText: `번역된 ${(body as { text: string }).text}`, simulated: true } },
      );
    await renderApp(PAGE);
    const list = await newsPanel();
    expect(await within(list).findByRole('link', { name: /^번역된 Title 0/ })).toBeTruthy();
    expect(within(list).getByRole('link', { name: /^Title 1/ })).toBeTruthy();
    expect(server.callsTo('POST /api/translate').map(({ body }) => body)).toEqual(
      english.slice(0, 5).map(({ title }) => ({ text: title, targetLang: 'ko' })),
    );
  });

  it('are left in English for readers of English', async () => {
    localStorage.setItem('language', 'en');
    const server = insightsServer().on('GET /api/crypto-news', {
      body: news([article('e', { title: 'Title', language: 'en' })]),
    });
    await renderApp(PAGE);
    expect(await within(await panel('Crypto news')).findByRole('link', { name: /^Title/ })).toBeTruthy();
    expect(server.callsTo('POST /api/translate')).toHaveLength(0);
  });

  it('give way to five samples, marked as such and chosen by category, when they cannot be read', async () => {
    insightsServer().on('GET /api/crypto-news', { status: 503, body: {} });
    const { user } = await renderApp(PAGE);
    const list = await newsPanel();
    expect(await within(list).findByText('뉴스 데이터를 불러올 수 없습니다.')).toBeTruthy();
    await user.click(within(list).getByRole('button', { name: '5개 모두 보기' }));
    const samples = within(list).getAllByRole('listitem');
    expect(samples).toHaveLength(5);
    for (const sample of samples) expect(within(sample).getAllByText('예시').length).toBeGreaterThan(0);
    expect(within(list).queryByRole('link')).toBeNull();
    await user.click(within(list).getByRole('button', { name: '기술' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  });
});
