import { type Range, defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect } from 'react';

const OVERSCAN = 8;

export interface RowsInSightProps {
  scroll: RefObject<HTMLElement | null>;
  count: number;
  /** Of each row, in px. */
  height: number;
  keyOf: (index: number) => string;
  /** A row that stays drawn wherever it is, such as that with the focus; -1 for none. */
  kept: number;
  draw: (index: number) => ReactNode;
}

/** Those rows of a long list that are in sight. */
export function RowsInSight({ scroll, count, height, keyOf, kept, draw }: RowsInSightProps) {
  const withKept = (range: Range): number[] => {
    const inSight = defaultRangeExtractor(range);
    return kept < 0 || inSight.includes(kept) ? inSight : [...inSight, kept].sort((a, b) => a - b);
  };
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions are not passed on to memoized components
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    getItemKey: keyOf,
    rangeExtractor: withKept,
    overscan: OVERSCAN,
  });
  useEffect(() => virtual.measure(), [virtual, height]);
  return virtual.getVirtualItems().map(({ index }) => draw(index));
}
