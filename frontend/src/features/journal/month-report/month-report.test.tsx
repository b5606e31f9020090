import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { dailyEntry, journalDay, journalServer, trade } from '@test/journal-fixtures';
import { rememberUser, renderApp } from '@test/render-app';

const PATH = '/trading-journal?view=print&month=2026-11';

async function open(days = [journalDay({ day: '2026-11-18', result: '10' })]) {
  const trades = [
    trade({
      id: '0198f6d2-8f5e-7c3a-9f0e-000000000f02',
      symbol: 'ETH-USDT',
      profitLoss: '-5',
      tradeDate: '2026-11-18',
    }),
    trade({ profitLoss: '15', tradeDate: '2026-11-16', note: '돌파 매매', rMultiple: '1.5', stopPrice: '90' }),
  ];
  journalServer({ days, trades, entries: [dailyEntry({ note: '계획대로' })] });
  rememberUser();
  return renderApp(PATH);
}

const rowsOf = (region: HTMLElement): (string | null)[] =>
  within(region)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

describe('a month to be printed', () => {
  it('has figures with their samples, calendar, days with notes, and trades by day from the first on', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: '2026년 11월 매매 보고서' })).toBeTruthy();
    expect(await screen.findByText('95% 구간 23.07–88.24%, 5건')).toBeTruthy();
    expect(within(screen.getByRole('table', { name: '달력 (USDT)' })).getByText('+10.00')).toBeTruthy();
    await screen.findByText('계획대로');
    expect(rowsOf(screen.getByRole('group', { name: '날짜별 기록 (USDT)' }))).toEqual([
      '날짜매매 수손익수수료펀딩비순입금',
      '2026.11.182+10.000.000.00+399.50',
      '계획대로',
    ]);
    const trades = await screen.findByRole('group', { name: '매매 기록 (USDT)' });
    expect(rowsOf(trades).slice(1)).toEqual([
      '2026.11.16',
      'BTC-USDT 롱Binance, 10배, 돌파 매매1001102+15.00+1.50',
      '2026.11.18',
      'ETH-USDT 롱Binance, 10배1001102\u22125.00—',
    ]);
    expect(screen.getByText(/^출처: 매매 일지 기록/)).toBeTruthy();
  });

  it('is reached from the calendar, prints, and leads back', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: '인쇄' }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('link', { name: '달력으로 돌아가기' }));
    expect(address()).toBe('/trading-journal?month=2026-11');
    expect((await screen.findByRole('link', { name: '인쇄용 보고서' })).getAttribute('href')).toBe(PATH);
  });

  it('says when there is nothing to print', async () => {
    await open([]);
    expect(await screen.findByText('이 달의 기록이 없습니다')).toBeTruthy();
  });
});
