import { type ReactNode, useRef, useState } from 'react';
import type { DrawingProps } from '@/features/insights/charts/drawing';
import { chartTexts } from '@/features/insights/charts/texts';
import { Fold } from '@/shared/ui/fold';
import { LazyPart, lazyPart } from '@/shared/ui/lazy-part';
import { useOnScreen } from '@/shared/ui/use-on-screen';
import styles from '@/features/insights/charts/charts.module.css';

const drawing = lazyPart<DrawingProps>(async () => (await import('@/features/insights/charts/drawing')).Drawing);

export interface ChartFrameProps {
  /** The chart in words: its range and its last value. */
  label: string;
  picture: DrawingProps['picture'];
  /** The newest values as rows of a table. */
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

/** A chart with its words, its newest values as a table, and the name of who made the library. Drawn once it is in sight. */
export function ChartFrame({ label, picture, head, rows }: ChartFrameProps) {
  const { t, language } = chartTexts.use();
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useOnScreen(frame, '200px') && 'IntersectionObserver' in window;
  const [isDrawn, setDrawn] = useState(false);
  if (isNear && !isDrawn) setDrawn(true);
  return (
    <>
      <div ref={frame} role="img" aria-label={label} className={styles['frame']}>
        {isDrawn && (
          <LazyPart part={drawing}>{(Drawing) => <Drawing picture={picture} language={language} />}</LazyPart>
        )}
      </div>
      <div className={styles['below']}>
        <Fold title={t('table')} className={styles['fold']}>
          <table className={styles['table']}>
            <caption>{t('newest', { count: rows.length })}</caption>
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([time, ...cells], index) => (
                <tr key={index}>
                  <th scope="row">{time}</th>
                  {cells.map((cell, at) => (
                    <td key={at}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Fold>
        <a href="https://www.tradingview.com/" target="_blank" rel="noreferrer" className={styles['library']}>
          {t('library')}
          <span className="visually-hidden"> {t('newTab')}</span>
        </a>
      </div>
    </>
  );
}
