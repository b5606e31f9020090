import { renderHook, waitFor } from '@testing-library/react';
import { useFewAtATime } from '@/features/insights/kimchi/use-few-at-a-time';

const keys = (from: number, count: number): string[] => Array.from({ length: count }, (_, index) => `C${from + index}`);

it('draws all at first, then a few in each frame from the first, and what is drawn already at once', async () => {
  const seen: string[][] = [];
  const { rerender } = renderHook(({ wanted }) => void seen.push([...useFewAtATime(wanted)]), {
    initialProps: { wanted: keys(0, 12) },
  });
  expect(seen).toEqual([keys(0, 12)]);
  const next = [...keys(10, 2), ...keys(20, 8)];
  rerender({ wanted: next });
  expect(seen.at(-1)).toEqual(next.slice(0, 7));
  await waitFor(() => expect(seen.at(-1)).toEqual(next));
  // What has left is drawn anew.
  rerender({ wanted: keys(0, 12) });
  await waitFor(() => expect(new Set(seen.at(-1))).toEqual(new Set(keys(0, 12))));
  const steps = seen.map(({ length }) => length);
  expect(Math.max(...steps)).toBe(12);
  expect(steps).toContain(7);
});
