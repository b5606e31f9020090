import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { heldOrder, stepTowards } from '@/features/insights/kimchi/kimchi-order.rules';

/** Rows that change their places in one frame. */
const MOST_MOVES = 5;
/** Values move as they come, the order not more often than this: rows that change places all the time cannot be read. */
const RHYTHM_MS = 5_000;

/**
 * The order to show, and of when it is: the one that is seen while somebody is at the table, else every few seconds the wanted
 * one, to which coins go a few at a time. `view` names the choice; another choice is shown at once. `onDrawn` is to be told the
 * coins in sight.
 */
export function useOrder(wanted: readonly string[], view: string, isHeld: boolean) {
  const [shown, setShown] = useState({
    wanted,
    view,
    order: wanted,
    goal: wanted,
    at: undefined as number | undefined,
  });
  const drawn = useRef<ReadonlySet<string>>(new Set());
  if (shown.view !== view) setShown({ wanted, view, order: wanted, goal: wanted, at: undefined });
  else if (shown.wanted !== wanted)
    setShown({ ...shown, wanted, order: heldOrder(shown.order, wanted), goal: heldOrder(shown.goal, wanted) });
  const { order, goal, at } = shown;
  const isOld = isOther(goal, shown.wanted);
  const isOnTheWay = isOther(order, goal);
  useEffect(() => {
    // Also told of an order that was there from the beginning: the clock of the first drawing is that of the service.
    if (at !== undefined && (isHeld || !isOld)) return;
    const rest = at === undefined ? 0 : Math.max(0, at + RHYTHM_MS - Date.now());
    const next = setTimeout(
      () => startTransition(() => setShown((now) => ({ ...now, goal: now.wanted, at: Date.now() }))),
      rest,
    );
    return () => clearTimeout(next);
  }, [at, isHeld, isOld]);
  useEffect(() => {
    if (isHeld || !isOnTheWay) return;
    // The next step follows once this one is drawn; whatever is more urgent comes first.
    const frame = requestAnimationFrame(() =>
      startTransition(() =>
        setShown((now) => ({ ...now, order: stepTowards(now.order, now.goal, drawn.current, MOST_MOVES) })),
      ),
    );
    return () => cancelAnimationFrame(frame);
  }, [order, isHeld, isOnTheWay]);
  const onDrawn = useCallback((coins: ReadonlySet<string>) => {
    drawn.current = coins;
  }, []);
  return { order, at, isBehind: isOld || isOnTheWay, onDrawn };
}

const isOther = (order: readonly string[], than: readonly string[]): boolean =>
  order.some((coin, index) => coin !== than[index]);
