import { useEffect, useRef, useState } from 'react';

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;
const CHECK_MS = 1_000;

/** Whether there was input in this tab within the last `limitMs`. Opening the screen counts as input. */
export function useActivity(limitMs: number | undefined): boolean {
  const [isActive, setActive] = useState(true);
  const lastInput = useRef<number>(undefined);
  useEffect(() => {
    lastInput.current ??= Date.now();
    const seen = (): void => {
      lastInput.current = Date.now();
      setActive(true);
    };
    const check = (): void => {
      const since = Date.now() - (lastInput.current ?? 0);
      if (limitMs !== undefined && since >= limitMs) setActive(false);
    };
    for (const input of INPUTS) addEventListener(input, seen, { passive: true });
    const timer = setInterval(check, CHECK_MS);
    return () => {
      for (const input of INPUTS) removeEventListener(input, seen);
      clearInterval(timer);
    };
  }, [limitMs]);
  return isActive;
}
