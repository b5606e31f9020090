import { FIRST } from './candle-places.ts';
import type { CandleLook } from './candle-look.ts';
import type { CandleShape } from './candle-shapes.ts';
import type { Colour, Pixels } from './pixels.ts';

/** Half the width in which the colour of a wick is summed up, in pixels: what was one pixel may have been spread over as many. */
const REACH = 2;
/** Distance from a body at which its wick is measured, in pixels: closer, the blur of the body itself is included. */
const BESIDE = 3;
/** Share of the usual strength at which a wick ends: a blurred line has half its strength at its end. */
const ENDS = 0.5;
/** Strength of a whole line of one pixel is 1; less than this is nothing. */
const FAINTEST = 0.25;
/** Share of candles with a wick from which it is known how strong these are. */
const LEAST_KNOWN = 0.15;
/** Rows that what lies over a wick may hide. */
const MOST_MISSED = 2;

/**
 * The shapes with their wicks as far as these go, and whether they had to be looked for. Pictures that were made smaller or compressed spread a wick over several
 * pixels, none of which has the candle's colour any more; their sum has as much of it as before.
 */
export function withWholeWicks(
  pixels: Pixels,
  shapes: readonly CandleShape[],
  look: CandleLook,
): { shapes: readonly CandleShape[]; isBlurred: boolean } {
  const inkOf = inks(pixels, look);
  const ends = shapes.flatMap((shape) => [
    inkOf(shape, shape.bodyTop - BESIDE),
    inkOf(shape, shape.bodyBottom + BESIDE),
  ]);
  const known = ends.filter(({ strength, beside }) => strength >= FAINTEST && beside <= strength * MOST_BESIDE);
  const peak = sorted(known.map((ink) => ink.peak))[known.length >> 1] ?? 1;
  if (known.length < ends.length * LEAST_KNOWN || peak >= WHOLE) return { shapes, isBlurred: false };
  const usual = sorted(known.map(({ strength }) => strength))[known.length >> 1] ?? 1;
  // Compression takes colour from all wicks of a picture alike.
  const most = (sorted(known.map(({ strength, beside }) => beside / strength))[(known.length * 3) >> 2] ?? 0) + SCATTER;
  const isWick = ({ strength, beside }: Ink): boolean => strength >= usual * ENDS && beside <= strength * most;
  const endOf = (shape: CandleShape, from: number, step: 1 | -1): number => {
    let [end, missed] = [from, 0];
    for (let y = from + step; y >= 0 && y < pixels.height && missed <= MOST_MISSED; y += step) {
      missed = isWick(inkOf(shape, y)) ? 0 : missed + 1;
      if (missed === 0) end = y;
    }
    return end;
  };
  const whole = shapes.map((shape) => ({
    ...shape,
    high: endOf(shape, shape.high, -1),
    low: endOf(shape, shape.low, 1),
  }));
  return { shapes: whole, isBlurred: true };
}

/** How far the colour of a wick may lie beside that of its candle, as a share of its strength: what lies further is another line. */
const MOST_BESIDE = 0.6;
/** Share of a candle's colour that wicks have where they were not spread. */
const WHOLE = 0.7;
/** By how much single rows of a wick may exceed what most have. */
const SCATTER = 0.2;

/** What a row has at the middle of a candle, more than beside it. */
interface Ink {
  /** Of the candle's colour: 1 for a line of one pixel. */
  readonly strength: number;
  /** Of other colours. */
  readonly beside: number;
  /** The most of the candle's colour that one pixel has. */
  readonly peak: number;
}

const NOTHING: Ink = { strength: 0, beside: 0, peak: 0 };

function inks(
  { data, width, height, background }: Pixels,
  { colours, body }: CandleLook,
): (shape: CandleShape, y: number) => Ink {
  const reach = Math.min(REACH, Math.max(1, (body - 1) >> 1));
  const side = Math.ceil(body / 2);
  return ({ x, kind }, y) => {
    const middle = Math.round(x);
    if (y < 0 || y >= height || middle < side || middle + side >= width) return NOTHING;
    const full = minus(colours[kind === FIRST ? 0 : 1] ?? colours[0], background);
    const at = (column: number): Colour => {
      const pixel = (y * width + column) * 3;
      return minus([data[pixel] ?? 0, data[pixel + 1] ?? 0, data[pixel + 2] ?? 0], background);
    };
    const [left, right] = [at(middle - side), at(middle + side)];
    const behind = dot(left, full) < dot(right, full) ? left : right;
    const sum: [number, number, number] = [0, 0, 0];
    let peak = 0;
    for (let column = middle - reach; column <= middle + reach; column++) {
      const pixel = minus(at(column), behind);
      for (const channel of [0, 1, 2] as const) sum[channel] += pixel[channel];
      peak = Math.max(peak, dot(pixel, full) / dot(full, full));
    }
    const strength = dot(sum, full) / dot(full, full);
    const beside = minus(sum, [full[0] * strength, full[1] * strength, full[2] * strength]);
    return { strength, peak, beside: Math.sqrt(dot(beside, beside) / dot(full, full)) };
  };
}

const sorted = (values: readonly number[]): number[] => [...values].sort((one, other) => one - other);
const minus = (one: Colour, other: Colour): Colour => [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
const dot = (one: Colour, other: Colour): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
