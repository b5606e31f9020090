import { heatBands, liquidationSample } from '@/features/indicators/guides/liquidation.sample';
import { orderBlockSample, orderBlocks } from '@/features/indicators/guides/order-block.sample';
import { UNUSUAL, whaleSample } from '@/features/indicators/guides/whale-hunter.sample';
import { CandleChart, SIZE } from '@/shared/ui/candle-chart';
import styles from '@/features/indicators/guides/indicator-charts.module.css';

export interface IndicatorChartProps {
  label: string;
  /** Draw the numbers that the text refers to. */
  isNumbered?: boolean;
  className?: string | undefined;
}

const whale = whaleSample();
const mostVolume = Math.max(...whale.map(({ volume }) => volume));

/** Candles over their volume; what the rule found stands out, and the numbers follow the text. */
export function WhaleHunterChart({ label, isNumbered = false, className }: IndicatorChartProps) {
  const notable = whale.flatMap((candle, index) =>
    candle.usualVolume !== null && candle.volume >= candle.usualVolume * UNUSUAL.times ? [{ candle, index }] : [],
  );
  // The text goes from what worked to what did not; the chart goes by time.
  const order = [
    notable.find(({ candle }) => candle.signal === 'buy'),
    notable.find(({ candle }) => candle.signal === 'sell'),
    notable.find(({ candle }) => candle.signal === null),
    notable.findLast(({ candle }) => candle.signal === 'buy'),
  ];
  return (
    <CandleChart
      className={className}
      candles={whale}
      label={label}
      volumeShare={0.22}
      prices={[62_000, 64_000]}
      over={({ x, foot }) => (
        <>
          {(['usual', 'large'] as const).map((kind) => (
            <path
              key={kind}
              className={styles[kind]}
              d={whale
                .map(({ volume }, index) =>
                  notable.some((one) => one.index === index) === (kind === 'large')
                    ? `M${x(index + 0.17)} ${SIZE}H${x(index + 0.83)}V${SIZE - foot(volume / mostVolume)}H${x(index + 0.17)}z`
                    : '',
                )
                .join('')}
            />
          ))}
          <path
            className={styles['average']}
            d={whale
              .flatMap(({ usualVolume }, index) =>
                usualVolume === null ? [] : [`${x(index + 0.5)} ${SIZE - foot(usualVolume / mostVolume)}`],
              )
              .map((point, index) => `${index === 0 ? 'M' : 'L'}${point}`)
              .join('')}
          />
        </>
      )}
      marks={order.flatMap((found, number) =>
        found && (isNumbered || found.candle.signal !== null)
          ? [
              {
                candle: found.index,
                price: found.candle.signal === 'buy' ? found.candle.low : found.candle.high,
                place: found.candle.signal === 'buy' ? ('below' as const) : ('above' as const),
                text: isNumbered ? number + 1 : found.candle.signal === 'buy' ? '▲' : '▼',
              },
            ]
          : [],
      )}
    />
  );
}

const blockCandles = orderBlockSample();
const blocks = orderBlocks(blockCandles);

/** Zones from the candle they began with to the one that closed through them. */
export function OrderBlockChart({ label, isNumbered = false, className }: IndicatorChartProps) {
  const [held, broken] = blocks;
  const middle = ({ top, bottom }: { top: number; bottom: number }): number => (top + bottom) / 2;
  return (
    <CandleChart
      className={className}
      candles={blockCandles}
      label={label}
      prices={[3_200, 3_400]}
      under={({ x, y }) =>
        blocks.map(({ side, from, brokenAt, top, bottom }) => {
          const until = brokenAt ?? blockCandles.length;
          return (
            <g key={`${side}-${from}`} className={brokenAt === null ? styles['zone'] : styles['zoneBroken']}>
              <rect x={x(from)} y={y(top)} width={x(until) - x(from)} height={y(bottom) - y(top)} />
              <path d={`M${x(from)} ${y(top)}H${x(until)}M${x(from)} ${y(bottom)}H${x(until)}`} />
            </g>
          );
        })
      }
      marks={
        isNumbered && held && broken
          ? [
              { candle: held.from, price: held.bottom, text: 1, place: 'below' },
              { candle: held.from + 3, price: held.top + 90, text: 2, place: 'at' },
              { candle: held.touchedAt ?? held.from, price: held.bottom, text: 3, place: 'below' },
              { candle: broken.brokenAt ?? broken.from, price: middle(broken), text: 4, place: 'at' },
            ]
          : []
      }
    />
  );
}

const liquidationCandles = liquidationSample();
const HEAT_TOP = 67_200;
const HEAT_BOTTOM = 58_800;
const OPACITY = [0.08, 0.2, 0.36, 0.54, 0.76];
const bands = heatBands(liquidationCandles, HEAT_TOP, HEAT_BOTTOM);

/** Estimated levels as bands; the more is assumed to lie there, the darker. */
export function LiquidationChart({ label, isNumbered = false, className }: IndicatorChartProps) {
  const strengths = [...new Set(bands.map(({ strength }) => strength))].sort((a, b) => a - b);
  return (
    <CandleChart
      className={className}
      candles={liquidationCandles}
      label={label}
      range={[HEAT_TOP, HEAT_BOTTOM]}
      prices={[60_000, 62_000, 64_000, 66_000]}
      under={({ x, y }) =>
        strengths.map((strength) => (
          <path
            key={strength}
            className={styles['heat']}
            style={{ opacity: OPACITY[strength - 1] }}
            d={bands
              .filter((band) => band.strength === strength)
              .map(({ top, bottom, from, to }) => `M${x(from)} ${y(top)}H${x(to)}V${y(bottom)}H${x(from)}z`)
              .join('')}
          />
        ))
      }
      marks={
        isNumbered
          ? [
              { candle: 40, price: 64_810, text: 1, place: 'at' },
              { candle: 40, price: 61_190, text: 2, place: 'at' },
              { candle: 47, price: 65_235, text: 3, place: 'above' },
              { candle: 62, price: 59_850, text: 4, place: 'at' },
            ]
          : []
      }
    />
  );
}
