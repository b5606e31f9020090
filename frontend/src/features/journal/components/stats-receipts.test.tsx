import { type BoundFunctions, type queries, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { cashFlow, journalDay, journalServer } from '@test/journal-fixtures';
import { rememberUser, renderApp } from '@test/render-app';
import { formatDay, seoulDay } from '@/shared/format';

type Part = BoundFunctions<typeof queries>;

const flows = [
  cashFlow({ amount: '11500' }),
  cashFlow({ id: cashFlow().id.replace('f11', 'f12'), description: null }),
  cashFlow({ id: cashFlow().id.replace('f11', 'f13'), type: 'withdrawal', amount: '2000', description: '생활비' }),
];

async function open(days = [journalDay()]): Promise<UserEvent> {
  rememberUser();
  journalServer({ flows, days });
  const { user } = await renderApp('/trading-journal?month=2026-11');
  await screen.findByText('+1,234.56');
  return user;
}

/** Opens the figure below a label; returns its receipt. */
async function receiptOf(user: UserEvent, label: string): Promise<Part> {
  const stat = screen.getAllByText(label).find(({ tagName }) => tagName === 'DT')?.parentElement;
  if (!stat) throw new Error(`there is no ${label}`);
  await user.click(within(stat).getAllByRole('button')[0] as HTMLElement);
  return opened();
}

async function opened(): Promise<Part> {
  await screen.findByText('매매 일지 기록');
  const sheet = screen.getAllByRole('dialog').at(-1);
  if (!sheet) throw new Error('no receipt is open');
  return within(sheet);
}

const sumOf = (sheet: Part): string | null | undefined => sheet.getByText('합계').parentElement?.textContent;

describe('what the figures of the journal are made of', () => {
  it.each([
    ['순자본', ['+11,500.00', '+500.00', '\u22122,000.00'], '+10,000.00 USDT'],
    ['총 입금', ['11,500.00', '500.00'], '12,000.00 USDT'],
    ['총 출금', ['2,000.00'], '2,000.00 USDT'],
  ])('%s opens its deposits and withdrawals, whose sum it is', async (label, amounts, sum) => {
    const sheet = await receiptOf(await open(), label);
    expect(sheet.getAllByText(/^[+\u2212]?[\d,]+\.00$/).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(amounts),
    );
    expect(sumOf(sheet)).toContain(sum);
  });

  it('tells deposits from withdrawals, with the words about them', async () => {
    const sheet = await receiptOf(await open(), '순자본');
    expect(sheet.getByText('입금, 첫 입금')).toBeTruthy();
    expect(sheet.getByText('출금, 생활비')).toBeTruthy();
  });

  it('counts the trades of each day, of many days by month', async () => {
    const day = (number: number) => `2026-${number < 31 ? '10' : '11'}-${String((number % 31) + 1).padStart(2, '0')}`;
    const days = Array.from({ length: 33 }, (_, number) => journalDay({ day: day(number), tradeCount: 3 }));
    const user = await open(days.toReversed());
    await user.click(screen.getByRole('button', { name: /^매매 1,204건/ }));
    const sheet = await opened();
    expect(sheet.getByText('2026.10').parentElement?.textContent).toContain('93');
    expect(sumOf(sheet)).toContain('99');
  });

  it('tells of a profit which days it is of, and when they were read', async () => {
    const [first, last] = [20, 5].map((ago) => seoulDay(Date.now() - ago * 86_400_000));
    const days = [journalDay({ day: last }), journalDay({ day: first })];
    const sheet = await receiptOf(await open(days), '30일 손익');
    const [from, to] = [first, last].map((day) => formatDay(day ?? '', 'ko'));
    expect(sheet.getByText((text) => text.startsWith(`${from}부터 ${to}까지의 기록입니다.`))).toBeTruthy();
    expect(sheet.getByText('기준').nextElementSibling?.querySelector('time')).toBeTruthy();
  });

  it('divides a return into profit and capital, each with rows of its own', async () => {
    const user = await open();
    await user.click(screen.getByText('수익률 +4.00%'));
    const sheet = await opened();
    expect(sheet.getByText('+400.00')).toBeTruthy();
    expect(sheet.getByText('10,000.00')).toBeTruthy();
    expect(sumOf(sheet)).toContain('+4.00%');
    await user.click(sheet.getByRole('button', { name: /순자본/ }));
    expect(await screen.findByText('입금, 첫 입금')).toBeTruthy();
  });

  it('does so with the total return, too', async () => {
    const user = await open();
    await user.click(screen.getByText('총 수익률 +12.35%'));
    const sheet = await opened();
    expect(sheet.getByText('+1,234.56')).toBeTruthy();
    expect(sumOf(sheet)).toContain('+12.35%');
  });

  it('in won begins with the rate that made the won of the USDT, which its rows explain', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'KRW' }));
    const sheet = await receiptOf(user, '순자본');
    const won = sheet.getByText('현재 환율 (USDT당 원)').closest('ul');
    expect([...(won?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'USDT 금액10,000.00 USDT',
      '현재 환율 (USDT당 원)×1,400.5',
      '원화 금액14,005,000원',
    ]);
    expect(sheet.getByText('두나무 USD/KRW (1 USDT를 1 USD로 계산)')).toBeTruthy();
    expect(sheet.getByText('입금, 첫 입금')).toBeTruthy();
  });
});
