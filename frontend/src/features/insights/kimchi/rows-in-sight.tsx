import { type Range, defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect } from 'react';

const OVERSCAN = 4;

export interface RowsInSightProps {
  scroll: RefObject<HTMLElement | null>;
  count: number;
  /** Of each row, in px. */
  height: number;
  /** A row that stays drawn wherever it is, such as that with the focus; -1 for none. */
  kept: number;
  /** Called with the indexes, ascending, before they are painted. */
  onChange: (inSight: readonly number[]) => void;
}

/** Tells which rows of a long list are in sight. Draws none itself: rows that were there before it was loaded keep their state. */
export function RowsInSight({ scroll, count, height, kept, onChange }: RowsInSightProps) {
  const withKept = (range: Range): number[] => {
    const inSight = defaultRangeExtractor(range);
    return kept < 0 || inSight.includes(kept) ? inSight : [...inSight, kept].sort((a, b) => a - b);
  };
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions are not passed on to memoized components
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    rangeExtractor: withKept,
    overscan: OVERSCAN,
  });
  useEffect(() => virtual.measure(), [virtual, height]);
  const inSight = virtual.getVirtualItems().map(({ index }) => index);
  const known = inSight.join(' ');
  useLayoutEffect(() => {
    // Not measured yet.
    if (inSight.length > 0) onChange(inSight);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the list is a new one each time
  }, [known, onChange]);
  return null;
}
