import type { MinerGain } from '@/features/store/mining-effect.rules';
import styles from '@/features/store/components/store.module.css';

const WIDTH = 184;
const HEIGHT = 64;
const PAD = 4;
/** Extends beyond the cap to show the flat line. */
const BEYOND = 1.18;

/** What the edges of a chart stand for. */
export interface EffectScale {
  /** Intervals. */
  end: number;
  /** L. */
  top: number;
}

/** One scale for all items of a list, so that their charts can be compared. */
export function scaleOf(gains: readonly MinerGain[]): EffectScale {
  return {
    end: Math.max(...gains.flatMap(({ cap }) => [Number(cap.now), Number(cap.with)])) * BEYOND,
    top: Math.max(...gains.flatMap(({ most }) => [Number(most.now), Number(most.with)]), Number.MIN_VALUE),
  };
}

export interface EffectChartProps {
  gain: MinerGain;
  scale: EffectScale;
  label: string;
}

/**
 * L coin without claims over time, now and with the item: rising to the cap, then flat. Illustrates the figures beside
 * it.
 */
export function EffectChart({ gain, scale: { end, top }, label }: EffectChartProps) {
  const now = { cap: Number(gain.cap.now), rate: Number(gain.perInterval.now) };
  const then = { cap: Number(gain.cap.with), rate: Number(gain.perInterval.with) };
  const line = ({ cap, rate }: { cap: number; rate: number }): string =>
    [
      [0, 0],
      [cap, cap * rate],
      [end, cap * rate],
    ]
      .map(([x = 0, y = 0]) => `${at(x / end, WIDTH)},${HEIGHT - at(y / top, HEIGHT)}`)
      .join(' ');
  return (
    <svg className={styles['chart']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <line className={styles['ground']} x1={0} x2={WIDTH} y1={HEIGHT - PAD} y2={HEIGHT - PAD} />
      <polyline className={styles['lineNow']} points={line(now)} />
      <polyline className={styles['lineThen']} points={line(then)} />
    </svg>
  );
}

function at(share: number, size: number): number {
  return Math.round((PAD + share * (size - 2 * PAD)) * 10) / 10;
}
