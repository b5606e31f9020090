import { useLayoutEffect, useRef } from 'react';
import styles from '@/features/insights/components/figures.module.css';

const FLASH_MS = 500;

/** Text whose background flashes once when it changes, not when it first appears. */
export function Flash({ text }: { text: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef(text);
  useLayoutEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    // Not an animation: each step of a fade is painted by itself, and the page hears of the beginning and end of each.
    const { current: flashing } = element;
    flashing?.classList.add(styles['flash'] ?? '');
    const over = setTimeout(() => flashing?.classList.remove(styles['flash'] ?? ''), FLASH_MS);
    return () => clearTimeout(over);
  }, [text]);
  // Of another length, another element: a figure that grows from the right would count as moved.
  return (
    <span key={text.length} ref={element}>
      {text}
    </span>
  );
}
