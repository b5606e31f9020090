import { type FocusEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';

/** A focus that moves on, or a scroll that runs out, still belongs to the same act. */
const SETTLE_MS = 600;

export interface Held {
  /** Somebody has a finger or the mouse on the part, or the focus in it. */
  isHeld: boolean;
  /** To be spread on the part. */
  hold: {
    onPointerDown: (event: PointerEvent) => void;
    onTouchStart: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Whether somebody is at a part of the page, so that nothing in it may move. Receipts opened from it belong to it. */
export function useHeld(): Held {
  const [isHeld, setHeld] = useState(false);
  const by = useRef({ pointer: false, focus: false });
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const settle = (): void => {
      clearTimeout(settling.current);
      settling.current = setTimeout(() => setHeld(by.current.pointer || by.current.focus), SETTLE_MS);
    };
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
  }, []);
  // The same for every drawing, or the part would be drawn with each of its owner.
  const hold = useMemo((): Held['hold'] => {
    const take = (what: 'pointer' | 'focus'): void => {
      by.current[what] = true;
      clearTimeout(settling.current);
      setHeld(true);
    };
    return {
      onPointerDown: ({ pointerType }) => {
        if (pointerType !== 'touch') take('pointer');
      },
      onTouchStart: () => take('pointer'),
      onFocus: () => take('focus'),
      onBlur: () => {
        by.current.focus = false;
      },
    };
  }, []);
  return { isHeld, hold };
}
