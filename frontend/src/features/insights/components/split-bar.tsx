import { type CSSProperties } from 'react';
import styles from '@/features/insights/components/split-bar.module.css';

export interface SplitBarProps {
  /** Share of the first, in percent. */
  first: number;
  /** Says both shares where the words above the ends do not. */
  label?: string;
}

/** Two shares of a whole as one bar; the words and figures of both stand above its ends. */
export function SplitBar({ first, label }: SplitBarProps) {
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <div className={styles['bar']} {...said} style={{ '--first': `${first}%` } as CSSProperties} />;
}
