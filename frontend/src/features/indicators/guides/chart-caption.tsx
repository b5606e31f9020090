import { type Guide } from '@/features/indicators/guides/guides';
import { guideTexts } from '@/features/indicators/guides/texts';
import { HeatTones } from '@/shared/ui/picture-chart';
import styles from '@/features/indicators/guides/guides.module.css';

export interface ChartCaptionProps {
  guide: Guide;
  /** Shapes of the chart. */
  shapes: readonly { look: string; d: string }[];
  children?: string;
}

/** Caption of a chart; mentions only shapes that the chart contains. */
export function ChartCaption({ guide: { key }, shapes, children }: ChartCaptionProps) {
  const { t } = guideTexts.use();
  const has = (look: string): boolean => shapes.some((shape) => shape.look.startsWith(look) && shape.d !== '');
  return (
    <>
      {t(`${key}.caption`)} {has('broken') && t('orderBlock.captionBroken')} {children}
      {has('heat') && (
        <span className={styles['heat']} aria-hidden>
          {t('liquidationMap.least')}
          <HeatTones />
          {t('liquidationMap.most')}
        </span>
      )}
    </>
  );
}
