import { useCallback, useSyncExternalStore } from 'react';

const TICK_MS = 250;

/** Whole seconds until a time (ms since 1970), counting down; 0 without one and after it. */
export function useSecondsUntil(instant: number | undefined): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (instant === undefined) return () => undefined;
      const timer = setInterval(changed, TICK_MS);
      return () => clearInterval(timer);
    },
    [instant],
  );
  return useSyncExternalStore(
    subscribe,
    () => (instant === undefined ? 0 : Math.max(0, Math.ceil((instant - Date.now()) / 1000))),
    () => 0,
  );
}
