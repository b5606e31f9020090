import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { bitcoin, insightsServer, kimchi, upbitRows } from '@test/insights-fixtures';
import { rememberUser, renderApp } from '@test/render-app';

const PAGE = '/kimchi-premium';

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const serve = (premiums = () => kimchi()) =>
  insightsServer().on('GET /api/kimchi-premium', () => ({ body: premiums() }));
const tableOf = (): Promise<HTMLElement> => screen.findByRole('table', { name: '코인별 김치 프리미엄' });

describe('the premiums for everybody', () => {
  it('are shown to a visitor, read-only, with both rates and a way to log in', async () => {
    const api = serve();
    const { user, address } = await renderApp(PAGE);
    const table = await tableOf();
    expect(within(table).getAllByRole('rowheader')).toHaveLength(6);
    for (const rate of ['1,380', '1,400']) expect(screen.getAllByText(new RegExp(rate)).length).toBeGreaterThan(0);
    expect(screen.getByText('BTC 프리미엄 · USDT 기준').parentElement?.textContent).toContain('+1.54%');
    // One line says where all of its figures are from.
    expect(screen.getAllByText('업비트, Binance, 두나무')).toHaveLength(1);
    expect(within(table).queryByRole('button', { name: /관심/ })).toBeNull();
    expect(within(table).queryByRole('button', { name: /비트코인/ })).toBeNull();
    expect(screen.queryByRole('group', { name: '표시할 코인' })).toBeNull();
    await user.click(within(table).getByRole('button', { name: /^\+2\.98%/ }));
    expect((await screen.findByRole('dialog')).textContent).toContain('140,811,000원');
    await user.keyboard('{Escape}');
    // Nothing that a visitor may not ask for.
    const asked = new Set(api.calls.map(({ path }) => path));
    expect([...asked].filter((path) => /favourites|crypto\/live/.test(path))).toEqual([]);
    await user.click(screen.getByRole('link', { name: '로그인하고 시장 전체 보기' }));
    expect(address()).toBe(`/login?next=${encodeURIComponent('/crypto-insights')}`);
  });

  it('lead a member to the whole screen', async () => {
    rememberUser();
    serve();
    await renderApp(PAGE);
    expect((await screen.findByRole('link', { name: '크립토 인사이트 열기' })).getAttribute('href')).toBe(
      '/crypto-insights',
    );
    expect(screen.queryByRole('link', { name: '회원가입' })).toBeNull();
  });

  it('move every half minute, with the title', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let premium = 2.975;
    serve(() => kimchi({ upbit: [{ ...bitcoin, premium }, ...upbitRows.slice(1)] }));
    await renderApp(PAGE);
    await within(await tableOf()).findByText('+2.98%');
    expect(document.title).toBe('비트코인 김치 프리미엄 +2.98% | Lance');
    premium = 3.5;
    await act(() => jest.advanceTimersByTimeAsync(30_500));
    await within(await tableOf()).findByText('+3.50%');
    expect(document.title).toBe('비트코인 김치 프리미엄 +3.50% | Lance');
  });

  it('are marked where a source is late', async () => {
    const late = kimchi();
    serve(() => ({ ...late, sources: late.sources.map((one) => ({ ...one, stale: true })) }));
    await renderApp(PAGE);
    await tableOf();
    expect(screen.getAllByText('지연').length).toBeGreaterThan(0);
    expect(document.title).not.toContain('+2.98%');
  });
});
