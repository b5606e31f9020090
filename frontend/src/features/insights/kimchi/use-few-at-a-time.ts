import { startTransition, useEffect, useMemo, useState } from 'react';

/** What comes into the document in one frame. */
const MOST_NEW = 5;

/**
 * Those of the keys to draw now: all that are drawn already, and a few of the others in each frame, from the first. Rows that came all at once,
 * after another choice or a jump, would be one long frame.
 */
export function useFewAtATime(keys: readonly string[]): ReadonlySet<string> {
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(() => new Set(keys));
  const now = useMemo(() => {
    const missing = keys.filter((key) => !drawn.has(key));
    if (missing.length === 0) return drawn;
    return new Set([...keys.filter((key) => drawn.has(key)), ...missing.slice(0, MOST_NEW)]);
  }, [keys, drawn]);
  useEffect(() => {
    if (now === drawn) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(now)));
    return () => cancelAnimationFrame(frame);
  }, [now, drawn]);
  return now;
}
