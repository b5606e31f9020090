import type { MinerGain } from '@/features/store/mining-effect.rules';
import styles from '@/features/store/components/store.module.css';

const WIDTH = 184;
const HEIGHT = 64;
const PAD = 4;
/** Extends beyond the cap to show the flat line. */
const BEYOND = 1.18;

/**
 * L coin without claims over time, now and with the item: rising to the cap, then flat. Illustrates the figures beside
 * it.
 */
export function EffectChart({ gain, label }: { gain: MinerGain; label: string }) {
  const now = { cap: Number(gain.cap.now), rate: Number(gain.perInterval.now) };
  const then = { cap: Number(gain.cap.with), rate: Number(gain.perInterval.with) };
  const end = Math.max(now.cap, then.cap) * BEYOND;
  const top = Math.max(now.cap * now.rate, then.cap * then.rate, Number.MIN_VALUE);
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
