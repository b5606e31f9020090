import { sampleCandles } from '@/shared/sample-candles';
import { CandleChart } from '@/shared/ui/candle-chart';
import styles from '@/features/home/components/sample-candles.module.css';

const BLOCK = { from: 17, to: 20 };

/** A fall, a block of orders at its foot, a rise, a return to the block. */
const candles = sampleCandles({
  seed: 7,
  noise: 6,
  path: [
    [0, 72],
    [18, 37.8],
    [38, 80],
    [54, 44.8],
  ],
});
const block = candles.slice(BLOCK.from, BLOCK.to);
const top = Math.max(...block.map(({ open, close }) => Math.max(open, close)));
const bottom = Math.min(...block.map(({ low }) => low));

/** An illustration drawn from data, not a quotation: it says so in its label. */
export function SampleCandles({ label, blockLabel }: { label: string; blockLabel: string }) {
  return (
    <CandleChart
      className={styles['chart']}
      candles={candles}
      label={label}
      under={({ x, y }) => (
        <path
          className={styles['block']}
          d={`M${x(BLOCK.from)} ${y(top)}H${x(candles.length)}V${y(bottom)}H${x(BLOCK.from)}z`}
        />
      )}
      marks={[{ candle: candles.length / 2, price: (top + bottom) / 2, text: blockLabel, place: 'label' }]}
    />
  );
}
