import styles from '@/features/home/components/sample-candles.module.css';

interface Candle {
  open: number;
  close: number;
  high: number;
  low: number;
}

const WIDTH = 640;
const HEIGHT = 260;
const COUNT = 54;
const BLOCK = { from: 17, to: 20 };

/** A price path that is always the same: a fall, a block of orders at its foot, a rise, a return to the block. */
function sampleCandles(): Candle[] {
  let seed = 7;
  const random = (): number => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const path = (index: number): number => {
    if (index < 18) return 72 - index * 1.9;
    if (index < 38) return 38 + (index - 18) * 2.1;
    return 80 - (index - 38) * 2.2;
  };
  let close = path(0);
  return Array.from({ length: COUNT }, (_, index) => {
    const open = close;
    close = path(index + 1) + (random() - 0.5) * 6;
    const high = Math.max(open, close) + random() * 3.4;
    const low = Math.min(open, close) - random() * 3.4;
    return { open, close, high, low };
  });
}

const candles = sampleCandles();
const top = Math.max(...candles.map(({ high }) => high)) + 4;
const bottom = Math.min(...candles.map(({ low }) => low)) - 4;
const y = (price: number): number => ((top - price) / (top - bottom)) * HEIGHT;
const step = WIDTH / COUNT;
const block = candles.slice(BLOCK.from, BLOCK.to);
const blockTop = Math.max(...block.map(({ open, close }) => Math.max(open, close)));
const blockBottom = Math.min(...block.map(({ low }) => low));

/** An illustration drawn from data, not a quotation: it says so in its label. */
export function SampleCandles({ label, blockLabel }: { label: string; blockLabel: string }) {
  return (
    <svg className={styles['chart']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {[0.25, 0.5, 0.75].map((share) => (
        <line key={share} className={styles['grid']} x1={0} x2={WIDTH} y1={HEIGHT * share} y2={HEIGHT * share} />
      ))}
      <rect
        className={styles['block']}
        x={BLOCK.from * step}
        y={y(blockTop)}
        width={WIDTH - BLOCK.from * step}
        height={y(blockBottom) - y(blockTop)}
      />
      <line className={styles['edge']} x1={BLOCK.from * step} x2={WIDTH} y1={y(blockTop)} y2={y(blockTop)} />
      <text className={styles['label']} x={WIDTH * 0.5} y={(y(blockTop) + y(blockBottom)) / 2 + 4}>
        {blockLabel}
      </text>
      {candles.map(({ open, close, high, low }, index) => (
        <g key={index} className={close >= open ? styles['up'] : styles['down']}>
          <line x1={(index + 0.5) * step} x2={(index + 0.5) * step} y1={y(high)} y2={y(low)} />
          <rect
            x={index * step + 2}
            y={y(Math.max(open, close))}
            width={step - 4}
            height={Math.max(1.5, Math.abs(y(open) - y(close)))}
            rx={1}
          />
        </g>
      ))}
    </svg>
  );
}
