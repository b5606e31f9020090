import { useState } from 'react';
import styles from '@/features/insights/components/figures.module.css';

/** Text whose background flashes once when it changes, not when it first appears. */
export function Flash({ text }: { text: string }) {
  const [seen, setSeen] = useState({ text, changes: 0 });
  if (seen.text !== text) setSeen({ text, changes: seen.changes + 1 });
  return (
    <span key={seen.changes} className={seen.changes > 0 ? styles['flash'] : undefined}>
      {text}
    </span>
  );
}
