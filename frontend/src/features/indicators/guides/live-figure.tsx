import { type ReactNode } from 'react';
import { ChartCaption } from '@/features/indicators/guides/chart-caption';
import { type Guide } from '@/features/indicators/guides/guides';
import { guideTexts } from '@/features/indicators/guides/texts';
import type { IndicatorChartDto } from '@/shared/api/generated/schemas';
import { exchangeOf, pairOf } from '@/shared/pictures/picture';
import { SourceMark } from '@/shared/ui/marks';
import { PictureChart } from '@/shared/ui/picture-chart';
import styles from '@/features/indicators/guides/guides.module.css';

/** What a chart has besides what every market has. */
const FOUND: readonly string[] = ['zone', 'broken', 'heat1', 'heat2', 'heat3', 'heat4', 'heat5'];
const isEmpty = ({ marks, shapes }: IndicatorChartDto): boolean =>
  marks.length === 0 && shapes.every(({ look, d }) => d === '' || !FOUND.includes(look));

export interface LiveFigureProps {
  guide: Guide;
  /** Below the example, whose caption says already what is drawn. */
  isExplained?: boolean;
  children?: ReactNode;
}

/** An indicator on the market of now, with source and age; without one, `children`. */
export function LiveFigure({ guide, isExplained = false, children = null }: LiveFigureProps) {
  const { key, useChart } = guide;
  const { t } = guideTexts.use();
  const { data: chart } = useChart();
  if (!chart) return children;
  const market = { pair: pairOf(chart), interval: t(`interval.${chart.interval}`) };
  return (
    <figure className={styles['figure']}>
      <p className={styles['market']}>
        <span>{t('live.now')}</span>
        <span className="figures">{market.pair}</span>
        <span>{market.interval}</span>
      </p>
      <PictureChart picture={chart} label={t('live.label', { name: t(`${key}.name`), ...market })} marks="signs" />
      <figcaption className={styles['caption']}>
        {!isExplained && <ChartCaption guide={guide} shapes={chart.shapes} />} {isEmpty(chart) && t('live.none')}
        <span className={styles['origin']}>
          <SourceMark
            source={t('live.source', { source: exchangeOf(chart) })}
            fetchedAt={chart.until}
            simulated={chart.simulated}
          />
        </span>
      </figcaption>
    </figure>
  );
}
