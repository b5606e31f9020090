import { useState } from 'react';
import { chartAnalysisTexts } from '@/features/chart-analysis/texts';
import { formatDuration } from '@/shared/format';
import { useNow } from '@/shared/ui/use-now';
import styles from '@/features/chart-analysis/components/chart-analysis.module.css';

const SECOND_MS = 1_000;

interface ProgressProps {
  /** Place in the queue while it waits. */
  position: number | null;
  /** When it began, ISO 8601; without it, now. */
  since?: string;
}

/** An analysis under way: its place in the queue, then the time it has taken. */
export function Progress({ position, since }: ProgressProps) {
  const { t } = chartAnalysisTexts.use();
  const now = useNow(SECOND_MS);
  const [start] = useState(() => (since === undefined ? Date.now() : Date.parse(since)));
  const seconds = Math.max(0, Math.floor((now - start) / SECOND_MS));
  return (
    <div className={styles['progress']} role="status">
      <p>{t(position === null ? 'progress.title' : 'progress.waiting')}</p>
      <p className={styles['quiet']}>
        {position === null ? t('progress.reading') : t('progress.position', { position })}
        {', '}
        <span aria-hidden className="figures">
          {t('progress.elapsed', { time: formatDuration(seconds) })}
        </span>
      </p>
      <p className={styles['quiet']}>{t('progress.leave')}</p>
    </div>
  );
}
