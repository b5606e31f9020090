import type { Candle } from './chart.rules.js';

/** A picture is drawn so wide and so high and stretched to the box it stands in. Whole units, so that its data stay short. */
export const WIDTH = 1_800;
export const HEIGHT = 1_000;
/** Shares of a candle's room that stay free on either side: of its body, whose outline takes some more, and of its volume. */
const GAP = 0.24;
const BAR_GAP = 0.17;
/** The least height of a body: a candle that closed where it opened is a line. */
const MIN_BODY = 4;

/** Where things stand: candles from left to right, prices above, volume at the foot. */
export class Scale {
  constructor(
    readonly candles: number,
    readonly top: number,
    readonly bottom: number,
    /** Part of the height that is kept for volume. */
    readonly volumeShare = 0,
  ) {}

  /** Left edge of a candle; its middle is at `index + 0.5`. */
  x(candle: number): number {
    return Math.round((candle / this.candles) * WIDTH);
  }

  y(price: number): number {
    return Math.round(((this.top - price) / (this.top - this.bottom)) * HEIGHT * (1 - this.volumeShare));
  }

  /** Top of a bar that fills a share of the room for volume. */
  bar(share: number): number {
    return Math.round(HEIGHT * (1 - share * this.volumeShare));
  }
}

/** The prices of a drawing: those of the candles with some air. */
export function priceRange(candles: readonly Candle[], air = 0.08): [top: number, bottom: number] {
  const top = Math.max(...candles.map(({ high }) => high));
  const bottom = Math.min(...candles.map(({ low }) => low));
  return [top + (top - bottom) * air, bottom - (top - bottom) * air];
}

/** Bounds for the number of price labels on the axis. */
const FEWEST_PRICES = 3;
const MOST_PRICES = 5;

/** A few round prices that stand below `highest` in a drawing. */
export function roundPrices(scale: Scale, highest: number): number[] {
  const { top, bottom } = scale;
  const steps = [1, 2, 2.5, 5, 10].map((one) => one * 10 ** Math.floor(Math.log10((top - bottom) / 4)));
  const within = (step: number | undefined): number[] => {
    const found: number[] = [];
    if (step === undefined) return found;
    for (let price = Math.ceil(bottom / step) * step; price <= top; price += step) found.push(price);
    return found.filter((price) => scale.y(price) > highest);
  };
  const first = steps.findIndex((one) => (top - bottom) / one <= MOST_PRICES);
  const found = within(steps[first]);
  return found.length < FEWEST_PRICES && first > 0 ? within(steps[first - 1]) : found;
}

/** Wicks and bodies of the candles that rose, or of those that fell, as one path. */
export function candlePath(candles: readonly Candle[], way: 'up' | 'down', scale: Scale): string {
  return candles
    .map(({ open, high, low, close }, index) => {
      if (close >= open !== (way === 'up')) return '';
      const [top, bottom] = [scale.y(Math.max(open, close)), scale.y(Math.min(open, close))];
      const body = box(index + GAP, index + 1 - GAP, top, Math.max(bottom, top + MIN_BODY), scale);
      return `M${scale.x(index + 0.5)} ${scale.y(high)}V${scale.y(low)}${body}`;
    })
    .join('');
}

/** A bar of volume. */
export function bar(index: number, share: number, scale: Scale): string {
  return box(index + BAR_GAP, index + 1 - BAR_GAP, scale.bar(share), HEIGHT, scale);
}

/** A rectangle between two candles' edges and two heights. */
export function box(from: number, to: number, top: number, bottom: number, scale: Scale): string {
  const [left, right] = [scale.x(from), scale.x(to)];
  return `M${left} ${top}h${right - left}v${bottom - top}h${left - right}z`;
}
