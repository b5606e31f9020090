import { type RefCallback, useCallback, useState } from 'react';

/** Width of an element as it is shown, in pixels; undefined until it is known. The first is its ref. */
export function useWidth<E extends Element>(): [RefCallback<E>, number | undefined] {
  const [width, setWidth] = useState<number>();
  const ref = useCallback((element: E | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
