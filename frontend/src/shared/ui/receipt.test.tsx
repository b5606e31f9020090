import { jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Figure, NoFigure } from '@/shared/ui/figure';
import { OpenedReceipt } from '@/shared/ui/opened-receipt';
import { Receipt, type ReceiptContent, WithReceipt } from '@/shared/ui/receipt';
import { toast } from '@/shared/ui/toast';
import { Toaster } from '@/shared/ui/toaster';

const receipt: ReceiptContent = {
  title: '예상 월 리베이트',
  rows: [
    { label: '리베이트 합계', value: '412.80', unit: 'USDT', group: 'Deepcoin', mark: 'estimated' },
    { label: '리포트가 있는 날', operator: '÷', value: '30' },
  ],
  sum: { value: '13.76', unit: 'USDT' },
  source: 'Deepcoin 제휴 API',
  at: '2026-11-20T15:03:00Z',
  marks: ['simulated'],
  note: '날마다 같지 않습니다.',
};

function onScreen(wide: boolean): void {
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((query) => ({ matches: wide, media: query }) as MediaQueryList);
}

afterEach(() => jest.restoreAllMocks());

/** A figure and a bar, which opens a receipt without being one. */
function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Figure value="13.76" unit="USDT" digits={2} receipt={receipt} />
      <button onClick={() => setOpen(true)}>19 November</button>
      <OpenedReceipt
        title="19 November"
        open={open}
        onOpenChange={setOpen}
        body={() => <Receipt {...receipt} title="19 November" />}
      />
    </>
  );
}

describe('the desk of a wide screen', () => {
  it('has one receipt at a time, whatever opened it', async () => {
    onScreen(true);
    const user = userEvent.setup();
    render(<Page />);
    const figure = screen.getByRole('button', { name: /13\.76 USDT/ });
    const bar = screen.getByRole('button', { name: '19 November' });
    await user.click(figure);
    await screen.findByRole('dialog', { name: /예상 월 리베이트/ });
    await user.click(bar);
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(screen.getByRole('dialog', { name: /19 November/ })).toBeTruthy();
    await user.click(figure);
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(screen.getByRole('dialog', { name: /예상 월 리베이트/ })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(figure);
    await user.click(bar);
    await screen.findByRole('dialog', { name: /19 November/ });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(bar);
  });
});

describe('the side of the desk', () => {
  it.each([
    ['on the right, comes from the left', 600, 'left'],
    ['on the left, comes from the right', 80, 'right'],
    ['in the middle of a wide screen, comes from the right', 400, 'right'],
  ])('beside a figure %s', async (_where, left, side) => {
    onScreen(true);
    Object.defineProperty(globalThis, 'innerWidth', { value: left === 400 ? 1440 : 768, configurable: true });
    const user = userEvent.setup();
    render(<Figure value="13.76" unit="USDT" digits={2} receipt={receipt} />);
    const figure = screen.getByRole('button', { name: /13\.76 USDT/ });
    jest.spyOn(figure, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 100, 90, 20));
    await user.click(figure);
    expect((await screen.findByRole('dialog')).dataset['side']).toBe(side);
  });
});

describe.each([
  ['a wide screen', true],
  ['a phone', false],
])('the receipt on %s', (_name, wide) => {
  beforeEach(() => onScreen(wide));

  it('opens by keyboard, shows every row, the sum, source and time, closes with Escape and gives the focus back', async () => {
    const user = userEvent.setup();
    render(<Figure value="13.76" unit="USDT" digits={2} receipt={receipt} />);
    await user.tab();
    const trigger = screen.getByRole('button', { name: /13\.76 USDT/ });
    expect(document.activeElement).toBe(trigger);
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: /예상 월 리베이트/ }));
    expect(sheet.getByText('리베이트 합계')).toBeTruthy();
    expect(sheet.getByText('412.80')).toBeTruthy();
    expect(sheet.getByText('÷')).toBeTruthy();
    expect(sheet.getByText('합계')).toBeTruthy();
    expect(sheet.getByText('Deepcoin 제휴 API')).toBeTruthy();
    expect(sheet.getByText('2026.11.21 00:03')).toBeTruthy();
    expect(sheet.getByText('시뮬레이션')).toBeTruthy();
    expect(sheet.getByText('추정')).toBeTruthy();

    // Announced once, as a whole: it is the description of the dialog.
    const described = document.getElementById(screen.getByRole('dialog').getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toMatch(/예상 월 리베이트.*412\.80 USDT.*÷30.*합계13\.76 USDT/);
    expect(described?.getAttribute('aria-live')).toBeNull();

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(trigger);
  });
});

it('reads what is behind a figure only when it is opened', async () => {
  onScreen(true);
  const body = jest.fn(() => <p>the rows</p>);
  const user = userEvent.setup();
  render(
    <WithReceipt title="거래대금" body={body}>
      1,000
    </WithReceipt>,
  );
  expect(body).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button'));
  const rows = await screen.findByText('the rows');
  // What comes later is announced when it has come, and not line by line.
  expect(rows.closest('[aria-live="polite"][aria-atomic="true"]')).not.toBeNull();
});

it('prints the sum of a receipt longer than its sheet first, since it stays in sight', () => {
  const rows = Array.from({ length: 11 }, (_, index) => ({ label: `2026.11.${index + 1}`, value: '1.00' }));
  const { container } = render(<Receipt {...receipt} rows={rows} />);
  const lines = [...container.querySelectorAll('li')].map((line) => line.style.getPropertyValue('--line'));
  expect([lines[1], lines.at(-1)]).toEqual(['1', '0']);
});

it('prints its lines in order, the sum last, in type that it fits in', () => {
  const { container, rerender } = render(<Receipt {...receipt} />);
  const lines = [...container.querySelectorAll('li')];
  expect(lines.map((line) => line.style.getPropertyValue('--line'))).toEqual(['0', '1', '2']);
  expect(lines.at(-1)?.textContent).toBe('합계13.76 USDT');
  const length = () => container.querySelector('[data-length]')?.getAttribute('data-length');
  expect(length()).toBeUndefined();
  rerender(<Receipt {...receipt} sum={{ value: '1,234,567.89' }} />);
  expect(length()).toBe('long');
  rerender(<Receipt {...receipt} sum={{ value: '123,456,789,012.34' }} />);
  expect(length()).toBe('longer');
});

it('hands the sheet over to the next figure, and tells floating parts of one only', async () => {
  onScreen(true);
  const user = userEvent.setup();
  render(
    <>
      <WithReceipt receipt={{ ...receipt, title: '첫째' }}>1</WithReceipt>
      <WithReceipt receipt={{ ...receipt, title: '둘째' }}>2</WithReceipt>
    </>,
  );
  await user.click(screen.getByRole('button', { name: /^1/ }));
  await screen.findByRole('dialog', { name: /첫째/ });
  expect(document.documentElement.dataset['receipt']).toBe('open');
  await user.click(screen.getByRole('button', { name: /^2/ }));
  expect(await screen.findByRole('dialog', { name: /둘째/ })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: /첫째/ })).toBeNull();
  expect(document.documentElement.dataset['receipt']).toBe('open');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.documentElement.dataset['receipt']).toBeUndefined());
});

it('leads from a row to what is behind it and back to that row, each announced as a whole, by keyboard', async () => {
  onScreen(true);
  const user = userEvent.setup();
  const row: ReceiptContent = { title: '11월 14일', rows: [{ label: '수수료', value: '10' }], sum: { value: '4' } };
  const month: ReceiptContent = {
    ...receipt,
    title: '11월',
    rows: [{ label: '14일', value: '4', behind: { title: row.title, body: () => <Receipt {...row} /> } }],
  };
  render(<WithReceipt receipt={month}>412</WithReceipt>);
  await user.click(screen.getByRole('button', { name: /^412/ }));
  await user.click(await screen.findByRole('button', { name: /14일/ }));
  expect(screen.getByRole('dialog', { name: /11월 14일/ })).toBeTruthy();
  const back = screen.getByRole('button', { name: '이전 영수증으로: 11월' });
  expect(document.activeElement).toBe(back);
  const described = document.getElementById(back.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toMatch(/11월 14일.*수수료.*10.*합계4/);
  expect(screen.queryByRole('button', { name: /^14일/ })).toBeNull();

  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: /11월$/ })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^14일/ }));
});

it('is left by the back gesture of a phone one receipt after the other, and takes no more of them', async () => {
  onScreen(false);
  const asking = new Set<{ onclose: (() => void) | null }>();
  globalThis.CloseWatcher = class {
    onclose: (() => void) | null = null;
    constructor() {
      asking.add(this);
    }
    destroy(): void {
      asking.delete(this);
    }
  };
  const goBack = (): void => act(() => void [...asking].at(-1)?.onclose?.());
  const user = userEvent.setup();
  const behind = { title: '11월 14일', body: () => <Receipt {...receipt} title="11월 14일" /> };
  render(<WithReceipt receipt={{ ...receipt, rows: [{ label: '14일', value: '4', behind }] }}>412</WithReceipt>);
  expect(asking.size).toBe(0);
  await user.click(screen.getByRole('button', { name: /^412/ }));
  await user.click(await screen.findByRole('button', { name: /14일/ }));
  expect(asking.size).toBe(1);
  goBack();
  expect(await screen.findByRole('dialog', { name: /예상 월 리베이트/ })).toBeTruthy();
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asking.size).toBe(0);
  globalThis.CloseWatcher = undefined;
});

it.each([
  ['12.25', '12.2512', '소수점 아래 2자리까지만 표시합니다.'],
  ['30.33', '30.32704464', '소수점 아래 2자리까지 반올림해 표시합니다.'],
  ['33.37', '33.379', '소수점 아래 2자리까지만 표시하고 나머지는 버립니다.'],
  ['2,423', '2,423.18', '소수점 아래는 표시하지 않습니다.'],
  ['12.25', '12.25', undefined],
  ['12.25', '900', undefined],
])('says in a row of its own that the page shows %s of %s shortened', async (shown, exact, words) => {
  onScreen(true);
  const user = userEvent.setup();
  render(
    <WithReceipt receipt={{ ...receipt, rows: [], sum: { value: exact, unit: 'USDT' } }}>{shown} USDT</WithReceipt>,
  );
  await user.click(screen.getByRole('button'));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.queryByText('표시 금액') !== null).toBe(words !== undefined);
  if (words !== undefined) expect(sheet.getByText(words)).toBeTruthy();
});

it('lets slips, and what nobody asked for, wait while it is open, and no others', async () => {
  onScreen(true);
  const user = userEvent.setup();
  render(
    <>
      <WithReceipt receipt={receipt}>412</WithReceipt>
      <Toaster />
    </>,
  );
  act(() => void toast({ title: '자동 채굴', slip: true }));
  await user.click(screen.getByRole('button', { name: /^412/ }));
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.queryByText('자동 채굴')).toBeNull());
  act(() => void toast({ title: '복사했습니다', duration: 100 }));
  expect(screen.getByText('복사했습니다')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('복사했습니다')).toBeNull());
  expect(screen.queryByText('자동 채굴')).toBeNull();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('자동 채굴')).toBeTruthy();
});

it('says that a figure is not known, and never writes a zero for it', () => {
  const { container } = render(<NoFigure label="아직 리포트가 없습니다" />);
  expect(container.textContent).toBe('—아직 리포트가 없습니다');
});
