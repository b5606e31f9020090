import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/ui/tabs.module.css';

export interface TabsProps<K extends string> {
  /** The selected tab; kept in the URL by the page. */
  value: K;
  onChange: (key: K) => void;
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly { key: K; label: ReactNode; badge?: ReactNode }[];
  className?: string | undefined;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** More tabs than this are one scrolling row on phones. */
const FEW = 4;
/** Width in which that row fades at its end, px. */
const FADE = 32;

/** Arrow keys move between tabs; on phones a few without counts take as many rows as they need. */
export function Tabs<K extends string>({ value, onChange, label, tabs, className, children }: TabsProps<K>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const placed = useRef('');
  // Scrolls the selected tab into the row on phones, without moving the page. Repeated when late counts change the row's
  // width, but not on every render, which would undo manual scrolling.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!row || !tab || placed.current === `${value} ${row.scrollWidth}`) return;
    placed.current = `${value} ${row.scrollWidth}`;
    const start = tab.offsetLeft - row.offsetLeft;
    const end = start + tab.offsetWidth;
    if (start < row.scrollLeft || end > row.scrollLeft + row.clientWidth - FADE)
      row.scrollLeft = start - (row.clientWidth - tab.offsetWidth) / 2;
  });
  const move = (event: KeyboardEvent): void => {
    const current = tabs.findIndex(({ key }) => key === value);
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    const tab = tabs[index];
    if (!tab) return;
    onChange(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <div className={className}>
      <div
        ref={list}
        className={styles['list']}
        data-many={tabs.length > FEW || undefined}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            className={styles['tab']}
            aria-selected={tab.key === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === value ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
            {tab.badge}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} className={styles['panel']} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}

export interface SegmentedProps<K extends string | number> {
  value: K;
  onChange: (value: K) => void;
  label: string;
  options: readonly { value: K; label: ReactNode }[];
}

/** A choice of two to five with immediate effect: 7, 30, 90 days; KRW, USDT. */
export function Segmented<K extends string | number>({ value, onChange, label, options }: SegmentedProps<K>) {
  return (
    <div className={styles['segmented']} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={cx('figures', styles['segment'])}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
