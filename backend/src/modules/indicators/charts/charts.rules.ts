import { CANDLES, type Candle, type Chart, type IndicatorName, type Look } from './chart.rules.js';
import { bar, box, candlePath, priceRange, roundPrices, Scale } from './drawing.rules.js';
import { liquidationMap, type MapFrame, STRENGTHS } from './liquidation-map.rules.js';
import { orderBlocks } from './order-block.rules.js';
import { UNUSUAL, whaleHunter } from './whale-hunter.rules.js';

const BANDS = 44;

/** A chart whose marks are those of the indicator, and where things stand in it. */
export type DrawnChart = Chart & { readonly scale: Scale };

/** How each indicator is drawn: from the candles of the chart and so many before it. */
export const CHARTS: Record<
  IndicatorName,
  { readonly before: number; readonly draw: (candles: readonly Candle[]) => DrawnChart }
> = {
  'whale-hunter': { before: UNUSUAL.candles, draw: whaleHunterChart },
  'order-block': { before: 0, draw: orderBlockChart },
  'liquidation-map': { before: CANDLES, draw: liquidationMapChart },
};

/** Candles over their volume, with the average of the twenty before; what stands out is strong. */
function whaleHunterChart(all: readonly Candle[]): DrawnChart {
  const candles = all.slice(UNUSUAL.candles);
  const observed = whaleHunter(all).slice(UNUSUAL.candles);
  const scale = new Scale(candles.length, ...priceRange(candles), 0.24);
  // Without any trade there is nothing to compare.
  const most = Math.max(...candles.map(({ volume }) => volume)) || 1;
  const bars = (isLarge: boolean): string =>
    candles.map(({ volume }, at) => (observed[at]?.isLarge === isLarge ? bar(at, volume / most, scale) : '')).join('');
  const average = observed
    .map(({ usualVolume }, at) => `${at === 0 ? 'M' : 'L'}${scale.x(at + 0.5)} ${scale.bar((usualVolume ?? 0) / most)}`)
    .join('');
  return {
    scale,
    prices: linesOf(scale),
    shapes: [
      { look: 'volume', d: bars(false) },
      { look: 'large', d: bars(true) },
      { look: 'average', d: average },
      ...bothWays(candles, scale),
    ],
    marks: candles.flatMap(({ high, low }, at) => {
      const sign = observed[at]?.signal;
      if (!sign) return [];
      const price = sign === 'buy' ? low : high;
      return [
        { ...pointOf(at + 0.5, price, scale), place: sign === 'buy' ? ('below' as const) : ('above' as const), sign },
      ];
    }),
  };
}

/** Zones from the candle they began with to the one that closed through them. */
function orderBlockChart(candles: readonly Candle[]): DrawnChart {
  const blocks = orderBlocks(candles);
  const scale = new Scale(candles.length, ...priceRange(candles));
  const zones = (isBroken: boolean): string =>
    blocks
      .filter(({ brokenAt }) => (brokenAt !== null) === isBroken)
      .map(({ from, brokenAt, top, bottom }) =>
        box(from, brokenAt === null ? candles.length : brokenAt + 1, scale.y(top), scale.y(bottom), scale),
      )
      .join('');
  return {
    scale,
    prices: linesOf(scale),
    shapes: [{ look: 'zone', d: zones(false) }, { look: 'broken', d: zones(true) }, ...bothWays(candles, scale)],
    marks: [],
  };
}

/** A map reaches well beyond the candles, since what it shows lies where the price has not been. */
export function mapFrame(candles: readonly Candle[]): MapFrame {
  const [top, bottom] = priceRange(candles, 0.42);
  return { top, bottom, bands: BANDS };
}

/** Bands of the map behind the candles, each strength one shape. */
function liquidationMapChart(all: readonly Candle[]): DrawnChart {
  const candles = all.slice(CANDLES);
  const frame = mapFrame(candles);
  const { top, bottom } = frame;
  const map = liquidationMap(all, frame).slice(CANDLES);
  const scale = new Scale(candles.length, top, bottom);
  const edge = (band: number): number => scale.y(bottom + (band * (top - bottom)) / BANDS);
  const heat = (strength: number): string =>
    Array.from({ length: BANDS }, (_, band) =>
      runsOf(map.map((bands) => bands[band] === strength))
        .map(({ from, to }) => box(from, to, edge(band + 1), edge(band), scale))
        .join(''),
    ).join('');
  return {
    scale,
    prices: linesOf(scale),
    shapes: [
      ...Array.from({ length: STRENGTHS }, (_, index) => ({
        look: `heat${index + 1}` as Look,
        d: heat(index + 1),
      })),
      ...bothWays(candles, scale),
    ],
    marks: [],
  };
}

const linesOf = (scale: Scale): Chart['prices'] =>
  roundPrices(scale, 30).map((value) => ({ value, y: scale.y(value) }));

/** Where a price stands in a drawing. */
export function pointOf(candle: number, price: number, scale: Scale): { x: number; y: number } {
  return { x: scale.x(candle), y: scale.y(price) };
}

const bothWays = (candles: readonly Candle[], scale: Scale): Chart['shapes'] =>
  (['up', 'down'] as const).map((look) => ({ look, d: candlePath(candles, look, scale) }));

/** Where a series is true without a break. */
function runsOf(series: readonly boolean[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  series.forEach((isTrue, at) => {
    const last = runs.at(-1);
    if (isTrue && last?.to === at) last.to = at + 1;
    else if (isTrue) runs.push({ from: at, to: at + 1 });
  });
  return runs;
}
