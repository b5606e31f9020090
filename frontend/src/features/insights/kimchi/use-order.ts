import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { heldOrder, stepTowards } from '@/features/insights/kimchi/kimchi-order.rules';

/** Rows that change their places in one frame. */
const MOST_MOVES = 5;

/**
 * The order to show: the one that is seen while somebody is at the table, else the wanted one, to which coins go a few at a
 * time. `view` names the choice; another choice is shown at once. `onDrawn` is to be told the coins in sight.
 */
export function useOrder(wanted: readonly string[], view: string, isHeld: boolean) {
  const [shown, setShown] = useState({ wanted, view, order: wanted });
  const drawn = useRef<ReadonlySet<string>>(new Set());
  if (shown.wanted !== wanted || shown.view !== view)
    setShown({ wanted, view, order: shown.view === view ? heldOrder(shown.order, wanted) : wanted });
  const { order } = shown;
  const isBehind = order.some((coin, index) => coin !== wanted[index]);
  useEffect(() => {
    if (isHeld || !isBehind) return;
    // The next step follows once this one is drawn; whatever is more urgent comes first.
    const frame = requestAnimationFrame(() =>
      startTransition(() =>
        setShown((now) => ({ ...now, order: stepTowards(now.order, now.wanted, drawn.current, MOST_MOVES) })),
      ),
    );
    return () => cancelAnimationFrame(frame);
  }, [order, isHeld, isBehind]);
  const onDrawn = useCallback((coins: ReadonlySet<string>) => {
    drawn.current = coins;
  }, []);
  return { order, isBehind, onDrawn };
}
