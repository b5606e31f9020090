import { screen, waitFor, within } from '@testing-library/react';
import { journalServer, position, trade } from '@test/journal-fixtures';
import { digitsOfShort, formatPrice, formatPrices, formatShort } from '@/features/journal/amounts';
import { rememberUser, renderApp } from '@test/render-app';

/** Figures with decimals, other than rates, ratios, multiples and prices. */
const AMOUNT = /\d[\d,]*\.\d\d (?:USDT|원)|[+\u2212][\d,]+\.\d\d(?![\d%R ])/;

describe('prices', () => {
  it.each([
    ['61500.500500500500500501', '61,500.501'],
    ['0.000012345678912345', '0.000012345679'],
    ['0.000000123456', '0.00000012345600'.slice(0, 14)],
    ['1234567890.123456789012', '1,234,567,890'],
    ['91250.50', '91,250.5'],
    ['0.0000123456', '0.0000123456'],
    ['100', '100'],
  ])('%s', (price, shown) => expect(formatPrice(price, true)).toBe(shown));

  it('that were typed keep all their digits', () => {
    expect(formatPrice('3.12345678901', false)).toBe('3.12345678901');
  });

  it('beside each other have the same decimals', () => {
    expect(formatPrices(['4080.38', '4055.90'], false)).toEqual(['4,080.38', '4,055.90']);
    expect(formatPrices(['91250', '91350'], false)).toEqual(['91,250', '91,350']);
  });

  it('of a trade in won are shown as what they are: in USDT, by the rate of the day', async () => {
    const won = {
      symbol: 'XRP-KRW',
      exchange: 'Upbit',
      leverage: 1,
      isImported: true,
      closedAt: '2026-11-18T05:05:10.000Z',
    };
    const prices = { entryPrice: '2.173913043478260870', exitPrice: '2.2' };
    journalServer({ trades: [trade({ ...won, ...prices })] });
    rememberUser();
    const { user } = await renderApp('/trading-journal?month=2026-11');
    await user.click(await screen.findByRole('button', { name: /^2026\.11\.18, 손익/ }));
    const day = within(await screen.findByRole('dialog', { name: '2026.11.18 매매 일지' }));
    await user.click(await day.findByRole('tab', { name: '매매 기록' }));
    expect(await day.findByText('2.173913 → 2.200000 USDT, 그날 환율로 환산')).toBeTruthy();
    expect(day.queryByText(/배$/)).toBeNull();
    await user.click(day.getByRole('button', { name: '매매 기록 추가' }));
    expect(day.getByLabelText('레버리지').getAttribute('aria-describedby')).toBeTruthy();
    expect(day.getByText(/^손익은 가격 차이 × 수량 × 레버리지입니다/)).toBeTruthy();
  });
});

describe('short amounts of a month', () => {
  it.each([
    ['en', ['6.5', '-110.16', '0.3', '0', '12345'], ['+7', '\u2212110', '+<1', '0', '+12K']],
    ['en', ['6.5', '-0.26', '0.04', '0', '9.4'], ['+6.5', '\u22120.3', '+<0.1', '0.0', '+9.4']],
    ['ko', ['8900', '-84000', '412345'], ['+9천', '\u22128만', '+41만']],
  ] as const)('have one rule of rounding (%s, %j)', (language, values, written) => {
    const digits = digitsOfShort(values, language);
    expect(values.map((value) => formatShort(value, language, digits))).toEqual(written);
  });
});

async function open(path: string) {
  const rebate = { exchange: 'Bitget', uids: ['12345678'], zone: 'UTC+8', isEstimated: false, isMissing: false };
  const days = [{ day: '2026-11-18', rebate: '3.25', exchanges: [{ ...rebate, rebate: '3.25' }] }];
  journalServer({ trades: [trade({ fee: '1.2345', stopPrice: '95', rMultiple: '1.5', profitLoss: '15' })] })
    .on('GET /api/journal/positions', { body: [position()] })
    .on('GET /api/journal/rebates', { body: { rebate: '3.25', waitingDays: 0, missingDays: 0, days } });
  rememberUser();
  const app = await renderApp(path);
  await screen.findByRole('button', { name: '금액 숨기기' });
  return app;
}

const hide = () => screen.getByRole('button', { name: '금액 숨기기' });
const page = (): string => document.body.textContent;

describe('amounts that are hidden', () => {
  it('are hidden in calendar, cards, positions and the dialog of a day, until they are shown again', async () => {
    const { user } = await open('/trading-journal?month=2026-11');
    await screen.findByText('열린 포지션');
    const calendar = within(await screen.findByRole('table', { name: '달력' }));
    await calendar.findByRole('button', { name: /^2026\.11\.18, 손익 \+10\.00 USDT/ });
    expect(page()).toMatch(AMOUNT);
    expect(hide().getAttribute('aria-pressed')).toBe('false');
    hide().focus();
    await user.keyboard('{Enter}');
    expect(hide().getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('금액을 숨겼습니다.').getAttribute('role')).toBe('status');
    expect(page()).not.toMatch(AMOUNT);
    expect(page()).toContain('총 수익률 +12.35%');
    expect(screen.queryByText(/0\.03/)).toBeNull();
    await user.click(calendar.getByRole('button', { name: /^2026\.11\.18, 손익 •••• USDT/ }));
    const day = within(await screen.findByRole('dialog', { name: '2026.11.18 매매 일지' }));
    await day.findByText('손익 + 리베이트');
    for (const label of ['시작 금액', '종료 금액']) expect(day.getByLabelText(label).className).toContain('hidden');
    await user.click(day.getByRole('tab', { name: '매매 기록' }));
    expect(await day.findByText('+100.00%, +1.50R')).toBeTruthy();
    await user.click(day.getByRole('button', { name: '매매 기록 추가' }));
    expect(day.getByLabelText('수량').className).toContain('hidden');
    expect(day.queryByText(/1\.2345/)).toBeNull();
    expect(page()).not.toMatch(AMOUNT);
    await user.keyboard('{Escape}');
    await user.click(hide());
    expect(day.queryByLabelText('시작 금액')).toBeNull();
    await waitFor(() => expect(page()).toMatch(AMOUNT));
  });

  it('are hidden in statistics, their charts and receipts, and stay so on this device', async () => {
    const { user, unmount } = await open('/trading-journal?view=statistics');
    await screen.findByText('순손익');
    await user.click(hide());
    expect(page()).not.toMatch(AMOUNT);
    const table = within(screen.getByRole('table', { name: '손익 누계 (입출금 제외)' }));
    expect(table.getAllByRole('row').at(-1)?.textContent).toBe('2026.11.19••••');
    expect(screen.getByText('승률').parentElement?.textContent).toContain('60.0%');
    const drawdown = screen.getByText('최대 낙폭').parentElement;
    await user.click(within(drawdown ?? document.body).getByRole('button'));
    const receipt = within(await screen.findByRole('dialog', { name: /최대 낙폭/ }));
    expect(receipt.getAllByText(/••••/).length).toBeGreaterThan(2);
    expect(page()).not.toMatch(AMOUNT);
    unmount();
    await open('/trading-journal?view=statistics');
    expect(hide().getAttribute('aria-pressed')).toBe('true');
    expect(page()).not.toMatch(AMOUNT);
    await user.click(hide());
  });

  it('leave no way from a rebate to its own receipt, which hides nothing', async () => {
    const { user } = await open('/trading-journal?view=statistics');
    const receiptOf = async () => {
      await user.click(await screen.findByTitle('기간 리베이트 영수증 보기'));
      return within(await screen.findByRole('dialog', { name: /기간 리베이트/ }));
    };
    const close = async () => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    expect((await receiptOf()).getByRole('button', { name: /^2026\.11\.18/ })).toBeTruthy();
    await close();
    await user.click(hide());
    expect((await receiptOf()).queryByRole('button', { name: /^2026\.11\.18/ })).toBeNull();
    await close();
    await user.click(hide());
  });
});
