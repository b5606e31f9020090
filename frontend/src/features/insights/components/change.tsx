import { formatSigned } from '@/shared/format';
import { cx } from '@/shared/ui/class-names';
import { NoFigure } from '@/shared/ui/figure';
import { Flash } from '@/features/insights/components/flash';
import { figureTexts } from '@/features/insights/components/texts';
import styles from '@/features/insights/components/figures.module.css';

export interface ChangeProps {
  /** In percent; null where it is not known. */
  value: number | null;
  digits?: number;
}

/** A change in percent, in the colours of rises and falls. Flashes when it changes. */
export function Change({ value, digits = 2 }: ChangeProps) {
  const { t } = figureTexts.use();
  if (value === null) return <NoFigure label={t('unknown')} />;
  const text = `${formatSigned(value, { digits })}%`;
  const shown = Number(value.toFixed(digits));
  const direction = shown > 0 ? styles['up'] : shown < 0 ? styles['down'] : undefined;
  return (
    <span className={cx('figures', styles['figure'], direction)}>
      <Flash text={text} />
    </span>
  );
}
