import { type CSSProperties } from 'react';
import { sharedTexts } from '@/shared/texts';
import styles from '@/shared/ui/skeleton.module.css';

/** A bar of the expected size, in CSS lengths. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className={styles['bar']} style={{ '--w': width, '--h': height } as CSSProperties} aria-hidden />;
}

/** Rows in the shape of a list; announced once to screen readers. */
export function SkeletonRows({ rows, height = '44px' }: { rows: number; height?: string }) {
  const { t } = sharedTexts.use();
  return (
    <div role="status" aria-label={t('state.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles['row']} style={{ '--h': height } as CSSProperties}>
          <Skeleton width={`${38 - ((row * 7) % 15)}%`} />
          <Skeleton width={`${18 + ((row * 5) % 9)}%`} />
        </div>
      ))}
    </div>
  );
}

/** The shape of a chart. `height` in px. */
export function SkeletonChart({ height }: { height?: number }) {
  const { t } = sharedTexts.use();
  return (
    <div
      className={styles['chart']}
      style={height === undefined ? undefined : ({ '--chart': `${height}px` } as CSSProperties)}
      role="status"
      aria-label={t('state.loading')}
    >
      {Array.from({ length: 24 }, (_, bar) => (
        <span key={bar} style={{ '--h': `${30 + ((bar * 37) % 60)}%` } as CSSProperties} />
      ))}
    </div>
  );
}
