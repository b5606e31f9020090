import { startTransition, useEffect, useMemo, useState } from 'react';

/** What is drawn anew in one frame. */
const MOST_NEW = 4;

/**
 * What to draw now under each of the keys: what is drawn already, and of what is new or has changed a few in each frame, from the first;
 * what is new before what has changed, since values that move faster than they are drawn would leave its place empty. Rows that were all drawn at once, after another choice, a jump or an update, would be one long frame.
 */
export function useFewAtATime<T>(wanted: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
  const [drawn, setDrawn] = useState(wanted);
  const now = useMemo(() => {
    const isNew = (key: string): boolean => !drawn.has(key);
    const isOld = (key: string): boolean => drawn.has(key) && drawn.get(key) !== wanted.get(key);
    const keys = [...wanted.keys()];
    const anew = new Set([...keys.filter(isNew), ...keys.filter(isOld)].slice(0, MOST_NEW));
    const next = new Map<string, T>();
    for (const [key, value] of wanted) {
      const known = drawn.get(key);
      if (known === value || anew.has(key)) next.set(key, value);
      else if (known !== undefined) next.set(key, known);
    }
    return next;
  }, [wanted, drawn]);
  const isBehind = [...wanted].some(([key, value]) => drawn.get(key) !== value);
  useEffect(() => {
    if (!isBehind) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(now)));
    return () => cancelAnimationFrame(frame);
  }, [now, isBehind]);
  return now;
}
