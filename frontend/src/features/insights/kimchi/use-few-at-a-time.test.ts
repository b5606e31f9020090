import { renderHook, waitFor } from '@testing-library/react';
import { useFewAtATime } from '@/features/insights/kimchi/use-few-at-a-time';

const keys = (from: number, count: number): string[] => Array.from({ length: count }, (_, index) => `C${from + index}`);
const valued = (names: readonly string[], value = 0) => new Map(names.map((name) => [name, value]));

it('draws all at first, then a few in each frame from the first, and what is drawn already at once', async () => {
  const seen: string[][] = [];
  const { rerender } = renderHook(({ wanted }) => void seen.push([...useFewAtATime(wanted).keys()]), {
    initialProps: { wanted: valued(keys(0, 12)) },
  });
  expect(seen).toEqual([keys(0, 12)]);
  const next = [...keys(10, 2), ...keys(20, 8)];
  rerender({ wanted: valued(next) });
  expect(seen.at(-1)).toEqual(next.slice(0, 6));
  await waitFor(() => expect(seen.at(-1)).toEqual(next));
  // What has left is drawn anew.
  rerender({ wanted: valued(keys(0, 12)) });
  await waitFor(() => expect(new Set(seen.at(-1))).toEqual(new Set(keys(0, 12))));
  const steps = seen.map(({ length }) => length);
  expect(Math.max(...steps)).toBe(12);
  expect(steps).toContain(6);
});

it('shows the values of before until those of now are drawn', async () => {
  const seen: number[][] = [];
  const { rerender } = renderHook(({ wanted }) => void seen.push([...useFewAtATime(wanted).values()]), {
    initialProps: { wanted: valued(keys(0, 12)) },
  });
  rerender({ wanted: valued(keys(0, 12), 1) });
  expect(seen.at(-1)).toEqual([...Array<number>(4).fill(1), ...Array<number>(8).fill(0)]);
  await waitFor(() => expect(seen.at(-1)).toEqual(Array(12).fill(1)));
  expect(seen.map((values) => values.filter((value) => value === 1).length)).toContain(8);
});

it('draws what is new before what has changed, so that no place stays empty while values move', () => {
  const seen: string[][] = [];
  const { rerender } = renderHook(({ wanted }) => void seen.push([...useFewAtATime(wanted).keys()]), {
    initialProps: { wanted: valued(keys(0, 12)) },
  });
  const next = [...keys(0, 11), 'NEW'];
  rerender({ wanted: valued(next, 1) });
  expect(seen.at(-1)).toEqual(next);
});
