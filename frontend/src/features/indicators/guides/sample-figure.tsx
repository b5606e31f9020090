import { type Guide } from '@/features/indicators/guides/guides';
import { guideTexts } from '@/features/indicators/guides/texts';
import { pairOf } from '@/shared/pictures/picture';
import { MarkTag } from '@/shared/ui/marks';
import { PictureChart } from '@/shared/ui/picture-chart';
import styles from '@/features/indicators/guides/guides.module.css';

/** Chart of an indicator as a figure with title and caption. */
export function SampleFigure({ guide: { key, picture }, isNumbered = false }: { guide: Guide; isNumbered?: boolean }) {
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
        {t(`${key}.caption`)} {t('sampleNote')}
      </figcaption>
    </figure>
  );
}
