import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { dailyEntry, journalDay, journalServer, journalStatistics, trade } from '@test/journal-fixtures';
import { rememberUser, renderApp } from '@test/render-app';

const PATH = '/trading-journal?view=print&month=2026-11';

type Server = ReturnType<typeof journalServer>;

async function open(
  days = [journalDay({ day: '2026-11-18', result: '10', krwRate: '1380' })],
  prepare: (server: Server) => unknown = () => undefined,
  path = PATH,
) {
  const trades = [
    trade({
      id: '0198f6d2-8f5e-7c3a-9f0e-000000000f02',
      symbol: 'ETH-USDT',
      ...{ entryPrice: '0.0000123456', quantity: '0.000000000000000001' },
      profitLoss: '-5',
      tradeDate: '2026-11-18',
    }),
    trade({ profitLoss: '15', tradeDate: '2026-11-16', note: '돌파 매매', rMultiple: '1.5', stopPrice: '90' }),
  ];
  const server = journalServer({ days, trades, entries: [dailyEntry({ note: '계획대로' })] });
  prepare(server);
  rememberUser();
  return { server, ...(await renderApp(path)) };
}

const rowsOf = (region: HTMLElement): (string | null)[] =>
  within(region)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

describe('a month to be printed', () => {
  it('has figures with their samples, days with notes, and trades from the first on', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: '2026년 11월 매매 보고서' })).toBeTruthy();
    expect(await screen.findByText('5건 중 3건 이익, 95% 구간 23.1–88.2%')).toBeTruthy();
    await screen.findByText('계획대로');
    expect(screen.getAllByRole('table').map((table) => table.getAttribute('aria-label'))).toEqual([
      '날짜별 기록 (USDT)',
      '매매 기록 (USDT)',
    ]);
    expect(rowsOf(screen.getByRole('table', { name: '날짜별 기록 (USDT)' }))).toEqual([
      '날짜매매 수손익손익 (원)순입금',
      '2026.11.182+10.00+13,800+399.50',
      '계획대로',
      '합계2+10.00+13,800+399.50',
    ]);
    const trades = await screen.findByRole('table', { name: '매매 기록 (USDT)' });
    expect(rowsOf(trades).slice(1)).toEqual([
      'BTC-USDT 롱2026.11.16, Binance, 10배, 돌파 매매1001102+15.00+1.50',
      'ETH-USDT 롱2026.11.18, Binance, 10배0.00001234561100.000000000000000001\u22125.00—',
    ]);
    expect(screen.getByText(/^출처: 매매 일지 기록/)).toBeTruthy();
  });

  it('counts the pictures of its days, also of one that has nothing else', async () => {
    const none = { startBalance: null, endBalance: null, profitLoss: null, result: null, unexplained: null };
    const pictured = journalDay({ ...none, day: '2026-11-19', cashFlow: '0', tradeCount: 0, hasNote: false });
    const picture = { tradeId: null, altText: null, width: 9, height: 9, createdAt: '2026-11-19T03:00:00.000Z' };
    const body = ['2026-11-18', '2026-11-19', '2026-11-19'].map((date, id) => ({ ...picture, id: String(id), date }));
    await open([pictured, journalDay({ day: '2026-11-18' })], (api) => api.on('GET /api/journal/pictures', { body }));
    expect(rowsOf(await screen.findByRole('table', { name: '날짜별 기록 (USDT)' })).slice(1)).toEqual([
      '2026.11.182+10.00+13,800+399.50',
      '계획대로\n이미지 1장',
      '2026.11.190——0.00',
      '이미지 2장',
      '합계2+10.00+13,800+399.50',
    ]);
  });

  it('names the values of its line, and when the result was reached', async () => {
    await open();
    const line = await screen.findByRole('img', { name: /^손익 누계 \(USDT\), 2026\.11\.\d\d [+\u2212]/ });
    const axis = [...(line.parentElement?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent);
    expect(axis).toContain('0');
    expect(axis.slice(-5)).toEqual(['1일', '8일', '15일', '22일', '29일']);
  });

  it('has a column for each exchange that reported, and a dash where it has no trades', async () => {
    const part = {
      isMissing: false,
      isEstimated: false,
      uids: ['1'],
      dayTimeZone: 'UTC+8',
      source: 'api',
      simulated: false,
    };
    const days = [
      {
        day: '2026-11-17',
        rebate: '3.5',
        exchanges: [
          { ...part, exchange: 'OKX', rebate: '1.5' },
          { ...part, exchange: 'Bitget', rebate: '2', isEstimated: true },
        ],
      },
      { day: '2026-11-18', rebate: '1', exchanges: [{ ...part, exchange: 'OKX', rebate: '1' }] },
      { day: '2026-11-19', rebate: null, exchanges: [{ ...part, exchange: 'OKX', rebate: null }] },
    ];
    const body = { rebate: '4.5', waitingDays: 1, missingDays: 0, days };
    await open(undefined, (api) => api.on('GET /api/journal/rebates', { body }));
    expect(rowsOf(await screen.findByRole('table', { name: '거래소 리베이트 (USDT)' }))).toEqual([
      '날짜OKXBitget 추정합계',
      '2026.11.17 +1.5000 +2.0000+3.5000',
      '2026.11.18 +1.0000—+1.0000',
      '2026.11.19리포트 전——',
      '합계+2.5000+2.0000+4.5000',
    ]);
  });

  it.each([
    ['GET /api/journal/days', [journalDay({ day: '2026-11-18' })]],
    ['GET /api/mypage/performance/statistics', journalStatistics()],
    ['GET /api/journal/pictures', []],
    ['GET /api/journal/rebates', { rebate: null, waitingDays: 0, missingDays: 0, days: [] }],
    ['GET /api/mypage/trades', [trade()]],
    ['GET /api/daily-journal', [dailyEntry()]],
  ])('is not shown without %s, which is asked again on request', async (call, body) => {
    const { server, user } = await open(undefined, (api) => api.on(call, { status: 500, body: { message: '고장' } }));
    expect(await screen.findByText('고장')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText(/기준 \(한국 시간\)$/)).toBeNull();
    server.on(call, { body });
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('table', { name: '날짜별 기록 (USDT)' })).toBeTruthy();
  });

  it('is as of its answers, also minutes later', async () => {
    jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-20T03:00:00.000Z') });
    try {
      await open();
      await screen.findByRole('table', { name: '날짜별 기록 (USDT)' });
      expect(screen.getByText('2026.11.20 12:00 기준 (한국 시간)')).toBeTruthy();
      await act(() => jest.advanceTimersByTimeAsync(600_000));
      expect(screen.getByText('2026.11.20 12:00 기준 (한국 시간)')).toBeTruthy();
    } finally {
      jest.useRealTimers();
    }
  });

  it('is reached from the calendar, prints, and leads back', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user, address } = await open();
    await screen.findByRole('table', { name: '날짜별 기록 (USDT)' });
    await user.click(screen.getByRole('button', { name: '인쇄' }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('link', { name: '달력으로 돌아가기' }));
    expect(address()).toBe('/trading-journal?month=2026-11');
    expect((await screen.findByRole('link', { name: '인쇄용 보고서' })).getAttribute('href')).toBe(PATH);
  });

  it('says when there is nothing to print', async () => {
    await open([]);
    expect(await screen.findByText('이 달의 기록이 없습니다')).toBeTruthy();
    expect(screen.getByRole('button', { name: '인쇄' })).toHaveProperty('disabled', true);
  });

  it('is the month that the calendar shows, where none is asked for', async () => {
    jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-12-01T03:00:00.000Z') });
    try {
      await open(undefined, undefined, '/trading-journal?view=print');
      expect(await screen.findByRole('heading', { name: '2026년 11월 매매 보고서' })).toBeTruthy();
    } finally {
      jest.useRealTimers();
    }
  });
});
