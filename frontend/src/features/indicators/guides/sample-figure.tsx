import { type ReactNode } from 'react';
import { guideTexts } from '@/features/indicators/guides/texts';
import { MarkTag } from '@/shared/ui/marks';
import styles from '@/features/indicators/guides/guides.module.css';

/** A chart of made-up prices: it says so beside it. */
export function SampleFigure({ caption, children }: { caption: string; children: ReactNode }) {
  const { t } = guideTexts.use();
  return (
    <figure className={styles['figure']}>
      {children}
      <figcaption className={styles['caption']}>
        <MarkTag mark="sample" />
        <span>
          {caption} {t('sampleNote')}
        </span>
      </figcaption>
    </figure>
  );
}
