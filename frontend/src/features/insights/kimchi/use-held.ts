import { type FocusEvent, type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** A focus that moves on, or a scroll that runs out, still belongs to the same act. */
const SETTLE_MS = 600;

export interface Held {
  /** Somebody has a finger on the part, the mouse over it, or the focus in it. */
  isHeld: boolean;
  /** To be spread on the part. */
  hold: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onPointerDown: (event: PointerEvent) => void;
    onTouchStart: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Whether somebody is at a part of the page, so that nothing in it may move. Receipts opened from it belong to it. */
export function useHeld(): Held {
  const [isHeld, setHeld] = useState(false);
  const by = useRef({ pointer: false, focus: false, over: undefined as Element | undefined });
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = useCallback((): void => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const { pointer, focus, over } = by.current;
      // A part that went away under the mouse is not told that the mouse left.
      setHeld(pointer || focus || over?.isConnected === true);
    }, SETTLE_MS);
  }, []);
  useEffect(() => {
    const lift = (event: Event): void => {
      // A scroll cancels the pointer while the finger is still down; its end is that of the touch.
      if (!by.current.pointer || ('pointerType' in event && event.pointerType === 'touch')) return;
      by.current.pointer = false;
      settle();
    };
    const ends = ['pointerup', 'pointercancel', 'touchend', 'touchcancel'];
    const leave = (): void => {
      if (!by.current.focus) settle();
    };
    ends.forEach((end) => addEventListener(end, lift));
    document.addEventListener('focusout', leave);
    return () => {
      ends.forEach((end) => removeEventListener(end, lift));
      document.removeEventListener('focusout', leave);
      clearTimeout(settling.current);
    };
  }, [settle]);
  // The same for every drawing, or the part would be drawn with each of its owner.
  const hold = useMemo((): Held['hold'] => {
    const take = (what: Partial<typeof by.current>): void => {
      Object.assign(by.current, what);
      clearTimeout(settling.current);
      setHeld(true);
    };
    return {
      onPointerEnter: ({ pointerType, currentTarget }) => {
        if (pointerType !== 'touch') take({ over: currentTarget });
      },
      onPointerLeave: () => {
        by.current.over = undefined;
        settle();
      },
      onPointerDown: ({ pointerType }) => {
        if (pointerType !== 'touch') take({ pointer: true });
      },
      onTouchStart: () => take({ pointer: true }),
      onFocus: () => take({ focus: true }),
      onBlur: () => {
        by.current.focus = false;
      },
    };
  }, [settle]);
  return { isHeld, hold };
}
