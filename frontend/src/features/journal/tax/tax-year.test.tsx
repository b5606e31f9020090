import { screen, within } from '@testing-library/react';
import { emptyTaxYear, journalDay, journalServer, taxYear } from '@test/journal-fixtures';
import { rememberUser, renderApp } from '@test/render-app';

async function open(path: string, year = taxYear()) {
  const server = journalServer({
    days: [journalDay({ day: '2026-11-18', result: '70.675', krwRate: '1380' })],
  }).on('GET /api/journal/tax-year', { body: year });
  rememberUser();
  return { server, ...(await renderApp(path)) };
}

const cells = (row: HTMLElement): (string | null)[] =>
  [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);

/** The dash, and what it says to screen readers. */
const UNKNOWN = '—알 수 없음';

describe('the year in won', () => {
  it('stands beside the calendar, with lines that add up, and its method', async () => {
    const { server } = await open('/trading-journal?view=year&year=2026');
    const table = await screen.findByRole('table', { name: '거래소별' });
    expect(within(table).getAllByRole('row').map(cells)).toEqual([
      ['구분', '매매 수', '손익', '수수료', '펀딩비', '비용 반영 손익'],
      ['Binance', '2', '+83,732, 영수증', '5,511', '\u2212100', '+78,121, 영수증'],
      ['직접 입력한 매매', '1', '+13,800, 영수증', UNKNOWN, UNKNOWN, '+13,800, 영수증'],
      ['합계', '3', '+97,532', '5,511', '\u2212100', '+91,921'],
    ]);
    expect(screen.getByText('세무 자문이 아닙니다.')).toBeTruthy();
    expect((await screen.findByText('시뮬레이션')).parentElement?.textContent).toMatch(
      /^현재 환율 1 USDT = [\d,.]+원 시뮬레이션$/,
    );
    expect(screen.getByText('다른 날의 환율로 계산한 날 1일')).toBeTruthy();
    expect(screen.getByText('2026.11.20 환율 1,380원')).toBeTruthy();
    expect(server.callsTo('GET /api/journal/tax-year')[0]?.search).toBe('?year=2026');
  });

  it('shows results alone without fees and funding, and no sum of one row', async () => {
    const typed = { tradeCount: 1, result: '13800', fees: '0', funding: '0', afterCosts: '13800' };
    const months = [{ month: '2026-11', ...typed }];
    const lines = [{ source: 'typed' as const, exchange: null, ...typed, months }];
    await open('/trading-journal?view=year', taxYear({ total: typed, months, lines }));
    const byMonth = await screen.findByRole('table', { name: '월별' });
    expect(screen.queryByRole('table', { name: '거래소별' })).toBeNull();
    expect(within(byMonth).getAllByRole('row').slice(1).map(cells)).toEqual([['2026.11', '1', '+13,800, 영수증']]);
    expect(screen.getByText('매매 1건 · 기록된 수수료와 펀딩비가 없어 비용 반영 손익도 같습니다.')).toBeTruthy();
    expect(screen.queryByText('알 수 없음')).toBeNull();
  });

  it('says what rounding makes between the months and their sum', async () => {
    const figures = (result: string) => ({ tradeCount: 1, result, fees: '0', funding: '0', afterCosts: result });
    const months = [
      { month: '2026-10', ...figures('-477830.4') },
      { month: '2026-11', ...figures('345341.6') },
    ];
    const total = { ...figures('-132488.8'), tradeCount: 2 };
    const lines = [{ source: 'typed' as const, exchange: null, ...total, months }];
    const { user } = await open('/trading-journal?view=year', taxYear({ total, months, lines }));
    const byMonth = await screen.findByRole('table', { name: '월별' });
    expect(within(byMonth).getAllByRole('row').slice(1).map(cells)).toEqual([
      ['2026.10', '1', '\u2212477,830, 영수증'],
      ['2026.11', '1', '+345,342, 영수증'],
      ['반올림 차이', '', '\u22121'],
      ['합계', '2', '\u2212132,489'],
    ]);
    await user.click(screen.getByRole('button', { name: /132,489/ }));
    const receipt = within(await screen.findByRole('dialog', { name: /손익/ }));
    expect(receipt.getByText('반올림 차이')).toBeTruthy();
  });

  it('opens the days of a month with their rates', async () => {
    const { user } = await open('/trading-journal?view=year');
    const months = await screen.findByRole('table', { name: '월별' });
    await user.click(within(months).getByRole('button', { name: /97,532/ }));
    const receipt = within(await screen.findByRole('dialog', { name: /2026\.11/ }));
    expect(await receipt.findByText('+70.68 USDT × 1,380원')).toBeTruthy();
    expect(receipt.getAllByText(/^\+97,532/)).toHaveLength(2);
    expect(receipt.getByText(/2026\.11\.20 12:00/)).toBeTruthy();
  });

  it('keeps the year in the address, and says what is missing', async () => {
    const { user, address } = await open('/trading-journal?view=year&year=2026', emptyTaxYear);
    expect(await screen.findByText('2026년에 실현한 손익이 없습니다')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: '연도' }), '2025');
    expect(address()).toBe('/trading-journal?view=year&year=2025');
  });

  it('hides its amounts with the others', async () => {
    const fees = '가치를 알 수 없어 합계에 넣지 않은 수수료: 1,234.5 BNB, -0.25 OKB, 10.5 BNBX, 0.5 B';
    const coinFees = [
      { coin: 'BNB', amount: '1234.5' },
      { coin: 'OKB', amount: '-0.25' },
      { coin: 'BNBX', amount: '10.5' },
      { coin: 'B', amount: '0.5' },
    ];
    const { user } = await open('/trading-journal?view=year', taxYear({ method: [fees], coinFees }));
    await screen.findByRole('table', { name: '월별' });
    expect(screen.getByText(fees.replace('-', '\u2212'))).toBeTruthy();
    expect(document.body.textContent).toMatch(/97,532/);
    await user.click(screen.getByRole('button', { name: '금액 숨기기' }));
    expect(document.body.textContent).not.toMatch(/97,532|91,921|5,511|1,234\.5|0\.25|\b0\.5\b/);
    expect(screen.getByText(/•••• BNB, •••• OKB, •••• BNBX, •••• B$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '금액 숨기기' }));
  });
});
