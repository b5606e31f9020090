import { type ReactNode } from 'react';
import { formatNumber } from '@/shared/format';
import { type Candle } from '@/shared/sample-candles';
import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/ui/candle-chart.module.css';

/** Places in the drawing, which is `SIZE` wide and high and stretched to the box it stands in. */
export interface ChartScale {
  /** Left edge of a candle; the middle is `x(index + 0.5)`. */
  x: (candle: number) => number;
  y: (price: number) => number;
  /** Height of a share of the volume, which stands at the foot; 0 without volume. */
  foot: (share: number) => number;
}

/** Something written or pointed at, in the page's own type, which is not stretched. */
export interface ChartMark {
  candle: number;
  price: number;
  text: ReactNode;
  /** `above` and `below` keep clear of the candle; `label` is words that begin here. */
  place: 'above' | 'below' | 'at' | 'label';
}

export interface CandleChartProps {
  candles: readonly Candle[];
  /** What the drawing shows, for those who do not see it. */
  label: string;
  /** Highest and lowest price of the drawing; with some air around the candles unless told. */
  range?: readonly [top: number, bottom: number];
  /** Part of the height that is kept for volume. */
  volumeShare?: number;
  /** Behind and in front of the candles. */
  under?: (scale: ChartScale) => ReactNode;
  over?: (scale: ChartScale) => ReactNode;
  marks?: readonly ChartMark[];
  /** Prices that have a line and are written at the right edge. */
  prices?: readonly number[];
  className?: string | undefined;
}

export const SIZE = 1000;
/** Share of a candle's room that stays free on either side of its body. */
const GAP = 0.17;

const short = (value: number): number => Math.round(value * 10) / 10;

/** Highest and lowest of the candles with a little air. */
export function rangeOf(candles: readonly Candle[]): [top: number, bottom: number] {
  const top = Math.max(...candles.map(({ high }) => high));
  const bottom = Math.min(...candles.map(({ low }) => low));
  const air = (top - bottom) * 0.08;
  return [top + air, bottom - air];
}

/** Candles drawn from data. The shapes stretch with the box; words and marks keep their size at any width. */
export function CandleChart({
  candles,
  label,
  range = rangeOf(candles),
  volumeShare = 0,
  under,
  over,
  marks = [],
  prices = [],
  className,
}: CandleChartProps) {
  const [top, bottom] = range;
  const room = SIZE * (1 - volumeShare);
  const scale: ChartScale = {
    x: (candle) => short((candle / candles.length) * SIZE),
    y: (price) => short(((top - price) / (top - bottom)) * room),
    foot: (share) => short(share * SIZE * volumeShare),
  };
  const percent = (value: number): string => `${short(value) / 10}%`;
  return (
    <div className={cx(styles['plot'], prices.length > 0 && styles['priced'], className)} role="img" aria-label={label}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" aria-hidden>
        <path className={styles['grid']} d={prices.map((price) => `M0 ${scale.y(price)}H${SIZE}`).join('')} />
        {under?.(scale)}
        {(['up', 'down'] as const).map((way) => {
          const own = candles.flatMap((candle, index) =>
            (candle.close >= candle.open ? 'up' : 'down') === way ? [{ candle, index }] : [],
          );
          return (
            <g key={way} className={styles[way]}>
              <path d={own.map(({ candle, index }) => wick(candle, index, scale)).join('')} />
              <path d={own.map(({ candle, index }) => body(candle, index, scale)).join('')} />
            </g>
          );
        })}
        {over?.(scale)}
      </svg>
      {prices.map((price) => (
        <span key={price} className={cx('figures', styles['price'])} style={{ top: percent(scale.y(price)) }}>
          {formatNumber(price)}
        </span>
      ))}
      {marks.map(({ candle, price, text, place }, index) => (
        <span
          key={index}
          className={cx(place === 'label' ? styles['label'] : styles['mark'], styles[place])}
          style={{ left: percent(scale.x(candle + (place === 'label' ? 0 : 0.5))), top: percent(scale.y(price)) }}
        >
          {text}
        </span>
      ))}
    </div>
  );
}

function wick({ high, low }: Candle, index: number, { x, y }: ChartScale): string {
  return `M${x(index + 0.5)} ${y(high)}V${y(low)}`;
}

function body({ open, close }: Candle, index: number, { x, y }: ChartScale): string {
  const from = y(Math.max(open, close));
  const to = Math.max(y(Math.min(open, close)), from + 4);
  return `M${x(index + GAP)} ${from}H${x(index + 1 - GAP)}V${to}H${x(index + GAP)}z`;
}
