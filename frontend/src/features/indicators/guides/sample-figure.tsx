import { ChartCaption } from '@/features/indicators/guides/chart-caption';
import { type Guide } from '@/features/indicators/guides/guides';
import { guideTexts } from '@/features/indicators/guides/texts';
import { pairOf } from '@/shared/pictures/picture';
import { MarkTag } from '@/shared/ui/marks';
import { PictureChart } from '@/shared/ui/picture-chart';
import styles from '@/features/indicators/guides/guides.module.css';

/** Chart of an indicator as a figure with title and caption. */
export function SampleFigure({ guide, isNumbered = false }: { guide: Guide; isNumbered?: boolean }) {
  const { key, picture } = guide;
  const { t } = guideTexts.use();
  return (
    <figure className={styles['figure']}>
      <p className={styles['market']}>
        <MarkTag mark="sample" />
        <span className="figures">{pairOf(picture)}</span>
        <span>{t(`interval.${picture.interval}`)}</span>
      </p>
      <PictureChart picture={picture} label={t(`${key}.chartLabel`)} marks={isNumbered ? 'numbers' : 'signs'} />
      <figcaption className={styles['caption']}>
        <ChartCaption guide={guide} shapes={picture.shapes}>
          {t('sampleNote')}
        </ChartCaption>
      </figcaption>
    </figure>
  );
}
