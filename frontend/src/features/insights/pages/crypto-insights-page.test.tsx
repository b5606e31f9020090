import { act, screen, waitFor, within } from '@testing-library/react';
import { jest } from '@jest/globals';
import { fakeApi } from '@test/fake-api';
import {
  bitcoin,
  gainer,
  gainers,
  insightsServer,
  kimchi,
  kimchiRow,
  metrics,
  surgeCoin,
  upbitRows,
} from '@test/insights-fixtures';
import { rememberUser, renderApp } from '@test/render-app';

const PAGE = '/crypto-insights';

beforeEach(() => {
  // jsdom lays nothing out: every box is as high as the table may be.
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  rememberUser();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'visibilityState');
});

/** The table with its first rows. */
async function table(): Promise<HTMLElement> {
  const found = await screen.findByRole('table', { name: '코인별 김치 프리미엄' });
  await within(found).findAllByRole('rowheader');
  return found;
}

const coinsOf = (found: HTMLElement): string[] =>
  within(found)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').querySelector('.ticker')?.firstChild?.textContent)
    .map((coin) => coin ?? '');

const rowOf = (found: HTMLElement, coin: string): HTMLElement => {
  const row = within(found)
    .getAllByRole('row')
    .find((one) => within(one).queryByText(coin));
  if (!row) throw new Error(`no row of ${coin}`);
  return row;
};

const pass = (seconds: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

function hide(isHidden: boolean): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: isHidden ? 'hidden' : 'visible' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('crypto insights', () => {
  it('leads a visitor to the login and back', async () => {
    localStorage.clear();
    fakeApi();
    const { address } = await renderApp(`${PAGE}?sort=volume`);
    await screen.findByRole('heading', { name: '로그인' });
    expect(address()).toBe(`/login?next=${encodeURIComponent(`${PAGE}?sort=volume`)}`);
  });

  it('starts with the premium of bitcoin, whose receipt multiplies out to what is shown', async () => {
    insightsServer();
    const { user } = await renderApp(PAGE);
    expect(await screen.findByRole('heading', { level: 1, name: '크립토 인사이트' })).toBeTruthy();
    const [hero] = await screen.findAllByRole('button', { name: /^\+2\.98%/ });
    await user.click(hero!);
    const sheet = await screen.findByRole('dialog');
    const text = sheet.textContent ?? '';
    for (const figure of ['145,000,000', '102,000', '×1,380.5', '140,811,000원', '+2.98%'])
      expect(text).toContain(figure);
    expect((145_000_000 / (102_000 * 1_380.5) - 1) * 100).toBeCloseTo(bitcoin.premium ?? 0, 2);
    for (const figure of ['×1,400', '142,800,000원', '+1.54%']) expect(text).toContain(figure);
    expect(text).toContain('업비트, Binance, 두나무');
  });

  it('changes the Korean exchange in the address', async () => {
    insightsServer();
    const { user, address } = await renderApp(PAGE);
    expect(coinsOf(await table())).toHaveLength(6);
    expect(screen.getByRole('columnheader', { name: '전일 대비 (09시)' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '빗썸' }));
    expect(address()).toBe(`${PAGE}?exchange=bithumb`);
    expect(coinsOf(await table())).toEqual(['BTC']);
    expect(screen.getAllByRole('button', { name: /^\+3\.50%/ })).toHaveLength(2);
    expect(screen.getByRole('columnheader', { name: '24시간 변동' })).toBeTruthy();
    expect(screen.getByText('코인 1개')).toBeTruthy();
  });

  it('sorts by premium, change or value in both directions, kept in the address', async () => {
    insightsServer();
    const { user, address } = await renderApp(PAGE);
    const found = await table();
    expect(coinsOf(found)).toEqual(['HALT', 'ETH', 'BTC', 'USDT', 'SOL', 'ONLY']);
    expect(within(found).getByRole('columnheader', { name: '프리미엄' }).getAttribute('aria-sort')).toBe('descending');
    await user.click(screen.getByRole('button', { name: '거래대금' }));
    expect(coinsOf(found).slice(0, 2)).toEqual(['BTC', 'ETH']);
    const panel = within(screen.getByRole('region', { name: '김치 프리미엄' }));
    await user.click(panel.getByRole('button', { name: '높은 순' }));
    expect(coinsOf(found)[0]).toBe('HALT');
    expect(screen.getByRole('columnheader', { name: '24시간 거래대금 (원)' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    expect(address()).toBe(`${PAGE}?sort=volume&order=low`);
  });

  it('says why a premium is missing, and marks what is halted or warned of', async () => {
    insightsServer();
    const { user } = await renderApp(PAGE);
    const found = await table();
    const halted = rowOf(found, 'HALT');
    expect(halted.textContent).toContain('입출금 중단');
    expect(halted.textContent).toContain('유의');
    const missing = rowOf(found, 'ONLY');
    expect(within(missing).getByTitle('이 코인이 상장된 해외 거래소가 없습니다')).toBeTruthy();
    await user.click(within(missing).getByRole('button', { name: /영수증/ }));
    expect((await screen.findByRole('dialog')).textContent).toContain('이 코인이 상장된 해외 거래소가 없습니다');
  });

  it.each([
    ['초성', 'ㅅㄹㄴ', ['SOL']],
    ['a ticker', 'eth', ['ETH']],
    ['a typo', '이더리웁', ['ETH']],
  ])('finds coins by %s', async (_, typed, coins) => {
    insightsServer();
    const { user } = await renderApp(PAGE);
    await table();
    await user.type(screen.getByRole('searchbox', { name: '코인 검색' }), typed);
    await waitFor(async () => expect(coinsOf(await table())).toEqual(coins));
    expect(screen.getByText(`코인 ${coins.length}개`)).toBeTruthy();
  });

  it.each([
    ['its ticker', 'sol'],
    ['its name', '솔라나'],
  ])('has the coin first that is typed by %s, the others sorted after it', async (_, typed) => {
    const like = (coin: string, premium: number) =>
      kimchiRow(coin, { name: `솔라나${coin}`, nameEn: `Sol ${coin}`, premium });
    insightsServer().on('GET /api/kimchi-premium', {
      body: kimchi({ upbit: [...upbitRows, like('SOLX', 3), like('SOLVE', 30)] }),
    });
    const { user } = await renderApp(PAGE);
    await table();
    await user.type(screen.getByRole('searchbox', { name: '코인 검색' }), typed);
    await waitFor(async () => expect(coinsOf(await table())).toEqual(['SOL', 'SOLVE', 'SOLX']));
    await user.click(
      within(screen.getByRole('region', { name: '김치 프리미엄' })).getByRole('button', { name: '높은 순' }),
    );
    await waitFor(async () => expect(coinsOf(await table())).toEqual(['SOL', 'SOLX', 'SOLVE']));
  });

  it('leads back to all coins when none is found', async () => {
    insightsServer();
    const { user } = await renderApp(PAGE);
    await table();
    await user.type(screen.getByRole('searchbox', { name: '코인 검색' }), '없는이름');
    await user.click(await screen.findByRole('button', { name: '모든 코인 보기' }));
    await waitFor(async () => expect(coinsOf(await table())).toHaveLength(6));
  });

  it('keeps rows in their place while somebody is at the table, then settles; a changed figure flashes', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const server = insightsServer();
    const { user } = await renderApp(PAGE);
    const found = await table();
    const before = coinsOf(found);
    await user.click(within(rowOf(found, 'SOL')).getByRole('button', { name: /^솔라나/ }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(found.contains(document.activeElement)).toBe(true);
    const risen = upbitRows.map((row) => (row.coin === 'SOL' ? { ...row, premium: 20 } : row));
    server.on('GET /api/kimchi-premium', { body: kimchi({ upbit: risen }) });
    const flashing = (coin: string) => rowOf(found, coin).querySelectorAll('.flash').length;
    await pass(30);
    await waitFor(() => expect(rowOf(found, 'SOL').textContent).toContain('+20.00%'));
    expect([flashing('SOL'), flashing('ETH')]).toEqual([1, 0]);
    expect(coinsOf(found)).toEqual(before);
    expect(screen.getByText(/^표를 보는 동안 .* 순위로 고정$/)).toBeTruthy();
    await pass(1);
    expect(flashing('SOL')).toBe(0);
    await user.click(screen.getByRole('searchbox', { name: '코인 검색' }));
    await waitFor(() => expect(coinsOf(found)[0]).toBe('SOL'));
    expect(screen.queryByText(/^표를 보는 동안/)).toBeNull();
  });

  it('sorts again at a calm rhythm, says of when the order is, and rests under the mouse', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const server = insightsServer();
    const { user } = await renderApp(PAGE);
    const found = await table();
    const first = coinsOf(found)[0];
    const said = (): string => screen.getByText(/^([\d:]+ 순위 · |표를 보는 동안)/).textContent ?? '';
    await pass(28);
    const before = said();
    await user.hover(rowOf(found, 'SOL'));
    const risen = upbitRows.map((row) => (row.coin === 'SOL' ? { ...row, premium: 20 } : row));
    server.on('GET /api/kimchi-premium', { body: kimchi({ upbit: risen }) });
    await pass(20);
    await waitFor(() => expect(rowOf(found, 'SOL').textContent).toContain('+20.00%'));
    await pass(2);
    expect(coinsOf(found)[0]).toBe(first);
    expect(said()).toContain(/\d\d:\d\d:\d\d/.exec(before)?.[0]);
    await user.unhover(found);
    await waitFor(() => expect(coinsOf(found)[0]).toBe('SOL'));
    await waitFor(() => expect(said()).toMatch(/^[\d:]+ 순위 · /));
    expect(said()).not.toBe(before);
    // The next values come within the same seconds: they are shown, and the order waits.
    server.on('GET /api/kimchi-premium', { body: kimchi() });
    hide(true);
    hide(false);
    await waitFor(() => expect(rowOf(found, 'SOL').textContent).toContain('−1.00%'));
    await pass(1);
    expect(coinsOf(found)[0]).toBe('SOL');
    await pass(6);
    await waitFor(() => expect(coinsOf(found)[0]).toBe('HALT'));
  });

  it('reads again every 30 seconds, not while the tab is hidden, and at once when it is back', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const server = insightsServer();
    await renderApp(PAGE);
    await table();
    const reads = (route: string): number => server.callsTo(route).length;
    const before = [reads('GET /api/kimchi-premium'), reads('GET /api/crypto/sectors')];
    await pass(31);
    expect([reads('GET /api/kimchi-premium'), reads('GET /api/crypto/sectors')]).toEqual([before[0]! + 1, before[1]]);
    await pass(31);
    expect(reads('GET /api/crypto/sectors')).toBe(before[1]! + 1);
    hide(true);
    const hidden = reads('GET /api/kimchi-premium');
    await pass(120);
    expect(reads('GET /api/kimchi-premium')).toBe(hidden);
    hide(false);
    await waitFor(() => expect(reads('GET /api/kimchi-premium')).toBe(hidden + 1));
  });

  it('keeps its other panels when one fails, and what it had when a later read fails', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const down = { status: 503, body: { code: 'insights.notReadYet', message: '아직 읽지 못했습니다.' } };
    const server = insightsServer().on('GET /api/crypto/sectors', down);
    await renderApp(PAGE);
    expect(await screen.findByText('섹터를 불러오지 못했습니다')).toBeTruthy();
    expect(coinsOf(await table())).toHaveLength(6);
    expect(screen.queryByText('지연')).toBeNull();
    server.on('GET /api/kimchi-premium', down);
    await pass(31);
    expect((await screen.findAllByText('지연')).length).toBeGreaterThan(0);
    expect(coinsOf(await table())).toHaveLength(6);
  });

  it('shows old and simulated figures with amber marks', async () => {
    const late = { fetchedAt: '2026-11-21T00:00:00.000Z', stale: true, simulated: true };
    insightsServer().on('GET /api/kimchi-premium', {
      body: kimchi({ sources: [{ ...late, source: 'upbit' }] }),
    });
    await renderApp(PAGE);
    const panel = await screen.findByRole('region', { name: '김치 프리미엄' });
    expect(await within(panel).findByText('지연')).toBeTruthy();
    expect(within(panel).getByText('시뮬레이션')).toBeTruthy();
  });

  it('shows the default rate as such until one is read', async () => {
    const { rates, ...rest } = kimchi();
    insightsServer()
      .on('GET /api/kimchi-premium', { body: { ...rest, rates: { ...rates, usdKrw: null } } })
      .on('GET /api/mypage/rates/latest', {
        body: { rate: 1_380, source: 'default', fetchedAt: null, stale: false, simulated: false },
      });
    await renderApp(PAGE);
    const note = await screen.findByText(/환율을 읽기 전의 기본값/);
    expect(note.textContent).toContain('예시');
    expect(note.closest('div')?.textContent).toContain('1,380');
  });

  it('hides panels, which are then not read, and remembers it on the device', async () => {
    const server = insightsServer().on('GET /api/crypto/favourites', { body: { symbols: [] } });
    const { user, unmount } = await renderApp(PAGE);
    await table();
    await user.click(screen.getByRole('button', { name: '화면 구성' }));
    await user.click(await screen.findByRole('switch', { name: '펀딩비' }));
    await user.click(screen.getByRole('button', { name: '완료' }));
    expect(screen.queryByRole('heading', { level: 2, name: '펀딩비' })).toBeNull();
    unmount();
    const reads = server.callsTo('GET /api/crypto/funding-rates').length;
    await renderApp(PAGE);
    await table();
    expect(screen.queryByRole('heading', { level: 2, name: '펀딩비' })).toBeNull();
    expect(server.callsTo('GET /api/crypto/funding-rates')).toHaveLength(reads);
  });

  describe('in one column', () => {
    beforeEach(() => {
      const { matchMedia } = globalThis;
      jest
        .spyOn(globalThis, 'matchMedia')
        .mockImplementation((query) => ({ ...matchMedia(query), matches: query === '(width < 960px)' }));
    });

    it('shows a few panels at a time, chosen by keys and kept in the address, and five rows of each list', async () => {
      const server = insightsServer();
      const { user, address } = await renderApp(PAGE);
      await table();
      expect(within(screen.getByRole('tabpanel')).getByText('BTC 김치 프리미엄 · 업비트')).toBeTruthy();
      expect(screen.queryByRole('region', { name: '상승률 상위' })).toBeNull();
      expect(server.callsTo('GET /api/crypto/funding-rates')).toEqual([]);
      screen.getByRole('tab', { name: '프리미엄' }).focus();
      await user.keyboard('{ArrowRight}{ArrowRight}');
      expect(address()).toBe(`${PAGE}?view=market`);
      expect(document.activeElement).toBe(screen.getByRole('tab', { name: '시장', selected: true }));
      const panel = within(await screen.findByRole('region', { name: '상승률 상위' }));
      expect(await panel.findAllByRole('listitem')).toHaveLength(5);
      expect(screen.queryByRole('table', { name: '코인별 김치 프리미엄' })).toBeNull();
      expect(screen.queryByText('BTC 김치 프리미엄 · 업비트')).toBeNull();
    });

    it('keeps its answer above the others where the first view has no panels', async () => {
      insightsServer();
      localStorage.setItem('insightsHidden', 'kimchi');
      await renderApp(`${PAGE}?view=market`);
      const panel = within(await screen.findByRole('tabpanel', { name: '시장' }));
      expect(await panel.findByText('BTC 김치 프리미엄 · 업비트')).toBeTruthy();
    });

    it('has the answer first and what can be set last, and no view without panels', async () => {
      insightsServer();
      localStorage.setItem('insightsHidden', 'news,analysis');
      await renderApp(PAGE);
      const names = (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
      expect(names).toEqual(['프리미엄', '내 코인', '시장', '선물·체결']);
      const choice = screen.getByRole('button', { name: '화면 구성' });
      const views = screen.getByRole('tabpanel');
      expect(views.compareDocumentPosition(choice) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    });
  });

  it('lists its panels with links on a wide screen, without the hidden ones', async () => {
    insightsServer();
    localStorage.setItem('insightsHidden', 'overview,news,analysis');
    await renderApp(PAGE);
    const contents = within(await screen.findByRole('navigation', { name: '화면 바로가기' }));
    const links = contents.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => link.textContent).slice(0, 4)).toEqual([
      '내 코인',
      '시세 알림',
      '김치 프리미엄',
      '상승률',
    ]);
    expect(links).toHaveLength(13);
    const regions = await screen.findAllByRole('region');
    for (const { hash } of links)
      expect(regions.some((region) => region.closest(`[id="${hash.slice(1)}"]`) !== null)).toBe(true);
  });

  it('leads to my info and switches the language', async () => {
    insightsServer().on('PATCH /api/user/update', { body: {} });
    const { user } = await renderApp(PAGE);
    const main = within(await screen.findByRole('main'));
    expect((await main.findByRole('link', { name: '내 정보' })).getAttribute('href')).toBe('/mypage');
    await user.click(main.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Crypto insights' })).toBeTruthy();
    await user.click(main.getByRole('button', { name: '한국어' }));
    expect(await screen.findByRole('heading', { level: 1, name: '크립토 인사이트' })).toBeTruthy();
  });
});

describe('alerts', () => {
  const ticker = () => screen.findByRole('region', { name: '긴급 시장 알림' });

  it('watch calmly while there is nothing', async () => {
    insightsServer().on('GET /api/crypto-news', { status: 503, body: {} });
    await renderApp(PAGE);
    expect((await ticker()).textContent).toContain('시장을 지켜보고 있습니다');
    expect(screen.queryByRole('region', { name: '급등 코인' })).toBeNull();
  });

  it('do not claim to watch what cannot be read', async () => {
    const down = { status: 503, body: {} };
    insightsServer().on('GET /api/crypto-news', down).on('GET /api/crypto/top-gainers', down);
    await renderApp(PAGE);
    const bar = await ticker();
    await waitFor(() => expect(bar.textContent).toBe('지금은 시장 알림을 받지 못하고 있습니다.'));
  });

  it('tell of coins that come among the first twenty, beside the latest three news, newest first', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const server = insightsServer();
    const { user } = await renderApp(PAGE);
    const bar = await ticker();
    expect(await within(bar).findAllByRole('listitem')).toHaveLength(3);
    server.on('GET /api/crypto/top-gainers', { body: [gainer('NEW', 81), gainer('CALM', 14), ...gainers(30)] });
    await pass(31);
    await waitFor(() => expect(within(bar).getAllByRole('listitem')).toHaveLength(4));
    expect(within(bar).getAllByRole('listitem')[0]?.textContent).toMatch(/^순위 진입NEW \+81\.00%/);
    expect(bar.textContent).not.toContain('CALM');
    await user.click(within(bar).getByRole('button', { name: '알림 닫기' }));
    expect(bar.textContent).toContain('알림을 닫았습니다');
    await user.click(within(bar).getByRole('button', { name: '알림 4개 보기' }));
    expect(within(bar).getAllByRole('listitem')).toHaveLength(4);
  });

  it('are eight at most', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const server = insightsServer();
    await renderApp(PAGE);
    const bar = await ticker();
    await within(bar).findAllByRole('listitem');
    server.on('GET /api/crypto/top-gainers', { body: Array.from({ length: 12 }, (_, one) => gainer(`N${one}`, 90)) });
    await pass(31);
    await waitFor(() => expect(within(bar).getAllByRole('listitem')).toHaveLength(8));
  });

  it('take the limit from the settings', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const server = insightsServer().on('GET /api/site-settings', {
      body: [{ key: 'insights_rankAlertPercent', value: '82' }],
    });
    await renderApp(PAGE);
    const bar = await ticker();
    await within(bar).findAllByRole('listitem');
    server.on('GET /api/crypto/top-gainers', { body: [gainer('NEW', 81), gainer('MORE', 82)] });
    await pass(31);
    await waitFor(() => expect(bar.textContent).toContain('MORE'));
    expect(bar.textContent).not.toContain('NEW');
  });

  it('name surging coins until somebody closes them', async () => {
    insightsServer().on('GET /api/crypto/surge-coins', {
      body: Array.from({ length: 8 }, (_, one) => surgeCoin(`S${one}`)),
    });
    const { user } = await renderApp(PAGE);
    const banner = await screen.findByRole('region', { name: '급등 코인' });
    expect(banner.textContent).toContain('급등 코인 8개');
    expect(banner.textContent).toContain('24시간 15% 이상 상승, 거래대금 100만 USDT 이상');
    expect(banner.textContent).toContain('외 2개');
    await user.click(within(banner).getByRole('button', { name: '급등 코인 닫기' }));
    expect(screen.queryByRole('region', { name: '급등 코인' })).toBeNull();
  });
});

describe('the mood', () => {
  it('shows the index in its band and the real positions', async () => {
    insightsServer();
    await renderApp(PAGE);
    const panel = await screen.findByRole('region', { name: '시장 심리' });
    expect(await within(panel).findByRole('img', { name: '공포와 탐욕 지수 100 중 71, 탐욕' })).toBeTruthy();
    expect(within(panel).getByRole('img', { name: '롱 61.2%, 숏 38.8%' })).toBeTruthy();
    expect(panel.textContent).toContain('Binance 전체 포지션');
    expect(panel.textContent).not.toContain('예시');
  });

  it('marks the default index and the sample of positions as such', async () => {
    const longShort = { ...metrics().longShort, source: 'sample', long: 58, short: 42, isSample: true };
    insightsServer().on('GET /api/market-metrics', {
      body: metrics({ fearGreedIndex: null, fearGreed: null, longShort }),
    });
    await renderApp(PAGE);
    const panel = await screen.findByRole('region', { name: '시장 심리' });
    expect(await within(panel).findByRole('img', { name: '공포와 탐욕 지수 100 중 43, 공포' })).toBeTruthy();
    expect(within(panel).getByRole('img', { name: '롱 58.0%, 숏 42.0%' })).toBeTruthy();
    expect(within(panel).getAllByText('예시')).toHaveLength(2);
    expect(panel.textContent).toContain('기본값입니다');
  });
});
