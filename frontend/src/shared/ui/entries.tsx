import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/ui/entries.module.css';

export interface EntryProps {
  /** In a line of its own above the entry: the day that begins with it. */
  head?: ReactNode;
  title: ReactNode;
  /** Second line: a time, a source. */
  note?: ReactNode;
  /** Right side, usually a `Figure`. */
  value?: ReactNode;
  /** Below the value: a status, a balance. */
  valueNote?: ReactNode;
  /** Before the title: an `ExchangeMark`. */
  mark?: ReactNode;
  /** At the end: buttons. */
  action?: ReactNode;
  className?: string | undefined;
}

export interface EntriesProps {
  label: string;
  /** Low rows, for long lists that are read by their sums. */
  dense?: boolean;
  children: ReactNode;
}

/** Rows of an account: what, when, how much; separated by hairlines. */
export function Entries({ label, dense = false, children }: EntriesProps) {
  return (
    <ul className={cx(styles['entries'], dense && styles['dense'])} aria-label={label}>
      {children}
    </ul>
  );
}

export interface ScrollRegionProps {
  label: string;
  /** In px; without it the list is as long as its content. */
  height: number | undefined;
  children: ReactNode;
}

/** A list that scrolls by touch, wheel and keys; may contain its footer. It ends with a whole row; on phones it is as long as its content. */
export function ScrollRegion({ label, height, children }: ScrollRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const whole = useWholeRows(region, height);
  if (height === undefined) return children;
  return (
    <div
      ref={region}
      className={styles['scroll']}
      role="region"
      aria-label={label}
      tabIndex={0}
      style={{ '--list-height': `${whole}px` } as CSSProperties}
    >
      {children}
    </div>
  );
}

/** The height that shows only whole rows, at most the given one; that one until rows are there. */
function useWholeRows(region: RefObject<HTMLElement | null>, height: number | undefined): number | undefined {
  const [whole, setWhole] = useState(height);
  useEffect(() => {
    const element = region.current;
    if (!element || height === undefined) return;
    const measure = (): void => {
      const ends = [...element.querySelectorAll<HTMLElement>('li')].map((row) => row.offsetTop + row.offsetHeight);
      setWhole(Math.max(0, ...ends.filter((end) => end <= height)) || height);
    };
    measure();
    const observer = new MutationObserver(measure);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [region, height]);
  return whole;
}

export function Entry({ head, title, note, value, valueNote, mark, action, className }: EntryProps) {
  return (
    <li className={cx(styles['entry'], className)}>
      {head !== undefined && <div className={cx('figures', styles['head'])}>{head}</div>}
      {mark}
      <div className={styles['words']}>
        <div>{title}</div>
        {note !== undefined && <div className={cx('figures', styles['note'])}>{note}</div>}
      </div>
      {(value !== undefined || valueNote !== undefined) && (
        <div className={styles['figures']}>
          <div>{value}</div>
          {valueNote !== undefined && <div className={cx('figures', styles['note'])}>{valueNote}</div>}
        </div>
      )}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </li>
  );
}
