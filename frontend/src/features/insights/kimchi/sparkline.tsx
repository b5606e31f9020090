import { memo } from 'react';
import { kimchiTexts } from '@/features/insights/kimchi/texts';
import type { SparklineDto } from '@/shared/api/generated/schemas';
import { formatSigned } from '@/shared/format';
import styles from '@/features/insights/kimchi/kimchi.module.css';

const [WIDTH, HEIGHT] = [88, 24];

/** The path of a line, broken where times are missing. `count` is the number of times. */
export function sparkPath({ premiums, places }: Pick<SparklineDto, 'premiums' | 'places'>, count: number): string {
  const [low, high] = [Math.min(...premiums), Math.max(...premiums)];
  return premiums
    .map((premium, index) => {
      const place = places[index] ?? 0;
      const isJoined = index > 0 && place - (places[index - 1] ?? 0) === 1;
      const x = (place / Math.max(1, count - 1)) * WIDTH;
      const y = high === low ? HEIGHT / 2 : (1 - (premium - low) / (high - low)) * HEIGHT;
      return `${isJoined ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** The premium of a coin over 24 hours, as small as a word. Nothing before two points are known. */
export const Sparkline = memo(({ line, count }: { line: SparklineDto | undefined; count: number }) => {
  const { t } = kimchiTexts.use();
  if (!line || line.premiums.length < 2) return null;
  const percent = (value = 0): string => `${formatSigned(value, { digits: 2 })}%`;
  const label = t('spark', { from: percent(line.premiums[0]), to: percent(line.premiums.at(-1)) });
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles['line']}>
      <path d={sparkPath(line, count)} />
    </svg>
  );
});
Sparkline.displayName = 'Sparkline';
