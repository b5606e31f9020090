import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DayBar, DayBars } from '@/shared/ui/day-bars';

const days: DayBar[] = [
  { day: '2026-11-18', value: '12.5' },
  { day: '2026-11-19', value: null },
  { day: '2026-11-20', value: '90071992547409930.25', mark: 'estimated' },
];

it('is a table for those who cannot see it, exact, with a gap where no report exists', () => {
  render(<DayBars days={days} label="일별 리베이트" unit="USDT" />);
  const table = screen.getByRole('table', { name: '일별 리베이트' });
  // The box clips the table, which would extend the page.
  expect(table.parentElement?.className).toBe('visually-hidden');
  const rows = within(table).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    '2026.11.1812.50',
    '2026.11.19—',
    '2026.11.2090,071,992,547,409,930.25',
  ]);
});

it('is walked with the arrow keys, says the day and opens it with Enter', async () => {
  const onSelect = jest.fn();
  const user = userEvent.setup();
  render(<DayBars days={days} label="일별 리베이트" unit="USDT" onSelect={onSelect} />);
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('2026.11.20, 90,071,992,547,409,930.25 USDT');
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('2026.11.19, 알 수 없음');
  await user.keyboard('{Home}{Enter}');
  expect(onSelect).toHaveBeenCalledWith('2026-11-18');
  expect(screen.getByText('12.50 USDT')).toBeTruthy();
});

it('says that there is nothing to draw', () => {
  render(<DayBars days={[]} label="일별 리베이트" unit="USDT" />);
  expect(screen.getByText('이 기간에는 기록이 없습니다')).toBeTruthy();
});

it('has its figures beside the bars, where none is covered', () => {
  const some = ['12.5', '1234567', '900000'].map((value, index) => ({ day: `2026-11-0${index + 1}`, value }));
  const { container } = render(<DayBars days={some} label="일별 리베이트" unit="USDT" />);
  const numberOf = (element: Element, name: string): number => Number(element.getAttribute(name));
  const bars = [...container.querySelectorAll('g[data-bar] rect:last-child')];
  const end = Math.max(...bars.map((bar) => numberOf(bar, 'x') + numberOf(bar, 'width')));
  const figures = [...container.querySelectorAll('text')].filter(({ textContent }) => /^[\d,]+$/.test(textContent));
  expect(figures.map(({ textContent }) => textContent)).toContain('1,000,000');
  const narrowest = 6;
  for (const figure of figures) {
    expect(figure.getAttribute('text-anchor')).toBe('end');
    expect(numberOf(figure, 'x') - figure.textContent.length * narrowest).toBeGreaterThan(end);
  }
});

it('breaks the few bars that would leave the others flat, and writes their figures beside them', () => {
  const some = ['3000', '12', '14', '1000', '9'].map((value, index) => ({ day: `2026-11-0${index + 1}`, value }));
  const { container, rerender } = render(<DayBars days={some} label="일별 L코인" unit="L" digits={0} />);
  const heights = [...container.querySelectorAll('g[data-bar] rect:last-child')].map((bar) =>
    Number(bar.getAttribute('height')),
  );
  expect(container.querySelectorAll('g[data-bar] path')).toHaveLength(2);
  expect([...container.querySelectorAll('g[data-bar] text')].map((text) => text.textContent)).toEqual([
    '3,000',
    '1,000',
  ]);
  expect(heights[1]).toBeGreaterThan(100);
  rerender(<DayBars days={some.filter(({ value }) => Number(value) < 1000)} label="일별 L코인" unit="L" digits={0} />);
  expect(container.querySelector('g[data-bar] path')).toBeNull();
});

it('marks where a week begins', () => {
  const week = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-23'].map((day) => ({ day, value: '1' }));
  const { container } = render(<DayBars days={week} label="일별 리베이트" unit="USDT" />);
  expect(container.querySelectorAll('line[data-week]')).toHaveLength(2);
});

it('shows the only day of a line, and no figure that is masked', () => {
  const { container } = render(<DayBars line masked="••••" days={days.slice(0, 1)} label="손익 누계" unit="USDT" />);
  expect(container.querySelectorAll('circle.alone')).toHaveLength(1);
  expect(container.textContent).not.toMatch(/12\.5/);
  expect(screen.getAllByText(/••••/).length).toBeGreaterThan(0);
  expect(container.querySelector('[aria-label*="12.5"]')).toBeNull();
});

it('stacks what a day is the sum of, in the tones of its parts, and says them', () => {
  const part = (name: string, value: string, tone: number) => ({ name, value, tone });
  const parted: DayBar[] = [
    { day: '2026-11-18', value: '40', parts: [part('OKX', '30', 0), part('Bitget', '10', 1)] },
    { day: '2026-11-19', value: '10', parts: [part('Bitget', '10', 1)] },
    { day: '2026-11-20', value: '15', parts: [part('OKX', '20', 0), part('Bitget', '-5', 1)] },
  ];
  const { container } = render(<DayBars days={parted} label="일별 리베이트" unit="USDT" />);
  const piecesOf = (bar: number): Element[] => [...container.querySelectorAll(`g[data-bar="${bar}"] rect.fill`)];
  const numberOf = (element: Element | undefined, name: string): number => Number(element?.getAttribute(name));
  const [okx, bitget] = piecesOf(0);
  const seam = 1;
  expect(numberOf(okx, 'height') / (numberOf(bitget, 'height') + seam)).toBeCloseTo(3, 5);
  expect(numberOf(bitget, 'y') + numberOf(bitget, 'height') + seam).toBeCloseTo(numberOf(okx, 'y'), 5);
  expect(piecesOf(1).map(({ classList }) => classList.contains('second'))).toEqual([true]);
  // What was taken back cannot be stacked.
  expect(piecesOf(2)).toHaveLength(1);
  expect(screen.getByLabelText('2026.11.18, 40.00 USDT, OKX 30.00, Bitget 10.00')).toBeTruthy();
});

it('marks the largest fall of a line, which begins at 0', () => {
  const fall = { from: null, to: days[1]?.day ?? '', words: '최대 낙폭 5' };
  const { container } = render(<DayBars line fall={fall} days={days} label="손익 누계" unit="USDT" />);
  expect(container.querySelector('[data-fall] text')?.textContent).toBe('최대 낙폭 5');
  expect(container.querySelector('[data-fall] rect')?.getAttribute('x')).toBe('0');
  expect(container.querySelector('polyline')?.getAttribute('points')).toMatch(/^0,/);
});
