import { type ReactNode } from 'react';
import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/ui/timeline.module.css';

export interface TimelineEntry {
  key: string;
  title: ReactNode;
  /** Formatted time. */
  time?: ReactNode;
  note?: ReactNode;
  /** `done` is filled, `now` ringed and filled once it has come, `next` hollow, `bad` crossed in red. */
  state: 'done' | 'now' | 'next' | 'bad';
}

/** Past and next steps of a request, from top to bottom. */
export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) {
  return (
    <ol aria-label={label}>
      {entries.map((entry) => (
        <li
          key={entry.key}
          className={cx(styles['entry'], styles[entry.state])}
          aria-current={entry.state === 'now' ? 'step' : undefined}
        >
          <div className={styles['line']}>
            <span className={styles['title']}>{entry.title}</span>
            {entry.time !== undefined && <span className={cx('figures', styles['time'])}>{entry.time}</span>}
          </div>
          {entry.note !== undefined && <p className={styles['note']}>{entry.note}</p>}
        </li>
      ))}
    </ol>
  );
}
