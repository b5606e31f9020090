import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PanelContents } from '@/features/insights/pages/panel-contents';

const NAMES = ['kimchi', 'gainers', 'mood'] as const;

/** Reports to the observer which panels are in the area that counts as read. */
let report: (seen: Partial<Record<(typeof NAMES)[number], boolean>>) => void;

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
      report = (seen) =>
        act(() =>
          tell(
            Object.entries(seen).map(([id, isIntersecting]) => ({
              target: document.getElementById(id) ?? document.body,
              isIntersecting,
            })),
          ),
        );
    }
    observe(): void {}
    disconnect(): void {}
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

const marked = (): (string | null)[] =>
  screen.getAllByRole('link', { current: 'location' }).map(({ textContent }) => textContent);

it('marks the panel that is read, and of two beside each other the one that was asked for', async () => {
  render(
    <>
      <PanelContents names={NAMES} />
      {NAMES.map((name) => (
        <div key={name} id={name} />
      ))}
    </>,
  );
  expect(screen.queryByRole('link', { current: 'location' })).toBeNull();
  report({ kimchi: true });
  expect(marked()).toEqual(['김치 프리미엄']);
  report({ kimchi: false, gainers: true, mood: true });
  expect(marked()).toEqual(['상승률']);
  await userEvent.setup().click(screen.getByRole('link', { name: '시장 심리' }));
  expect(marked()).toEqual(['시장 심리']);
  report({ mood: false });
  expect(marked()).toEqual(['상승률']);
});
