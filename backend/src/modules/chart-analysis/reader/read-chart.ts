import { findCandleLooks, type CandleLook } from './candle-look.ts';
import { classesOf, findPlaces, FIRST } from './candle-places.ts';
import { isLineChart, shapesAt, withEnds, type CandleShape } from './candle-shapes.ts';
import { coverBoxes } from './filled-boxes.ts';
import { cutOut, movedBack, partInPage } from './page-around.ts';
import { tiltOf, turned } from './tilt.ts';
import { withWholeWicks } from './wicks.ts';
import type { Ocr } from './ocr.ts';
import { brightness, decode, hueOf, type Colour, type Pixels } from './pixels.ts';
import { priceAt } from './price-axis.rules.ts';
import { fillHollowBodies } from './hollow-bodies.ts';
import { readTitle } from './chart-title.ts';
import { readPriceAxis } from './price-labels.ts';
import type { Box, Palette, PriceAxis, ReadCandle, Reading, ReadingHints, Unread } from './reading.ts';

/** Fewer candles are no chart. */
const LEAST_CANDLES = 8;

/** Reads a picture that `openPicture` has let in. What cannot be read is named in `unread`; nothing is guessed. */
export async function readChart(png: Uint8Array, hints: ReadingHints, ocr: Ocr): Promise<Reading> {
  const whole = await readTurned(png, hints, ocr);
  const part = whole.axis ? null : partInPage(await decode(png));
  if (!part) return whole;
  const reading = await readTurned(await cutOut(png, part), hints, ocr);
  return reading.axis ? movedBack(reading, part, whole) : whole;
}

async function readTurned(png: Uint8Array, hints: ReadingHints, ocr: Ocr): Promise<Reading> {
  const reading = await readUpright(png, hints, ocr);
  const tilt = reading.axis ? tiltOf(reading.axis) : 0;
  if (tilt === 0) return reading;
  const upright = await readUpright(await turned(png, -tilt), hints, ocr);
  return { ...upright, legibility: rounded(upright.legibility * WORTH.tilted), unread: [...upright.unread, 'tilted'] };
}

/** Share of its legibility that is left to a picture whose wicks are spread, and to one that had to be turned. */
const WORTH = { blurred: 0.95, tilted: 0.9 } as const;

async function readUpright(png: Uint8Array, hints: ReadingHints, ocr: Ocr): Promise<Reading> {
  const pixels = await decode(png);
  const theme = brightness(pixels.background) < 128 ? 'dark' : 'light';
  const { width, height } = pixels;
  const base = { width, height, theme, symbol: hints.symbol ?? null, timeframe: hints.timeframe ?? null } as const;
  const found = findShapes(fillHollowBodies(pixels));
  if (!found) {
    const unread: Unread[] = ['picture'];
    return { ...base, palette: null, plot: null, axis: null, candles: [], lastPrice: null, legibility: 0, unread };
  }
  const { look, shapes, places, isBlurred } = found;
  const area = areaOf(shapes, look.body);
  const axis = await readPriceAxis(pixels, area, ocr);
  const printed = await readTitle(pixels, area, ocr);
  const title = { symbol: base.symbol ?? printed.symbol, timeframe: base.timeframe ?? printed.timeframe };
  const firstIsUp = risesFirst(shapes, look);
  const candles = axis ? shapes.map((shape) => candleOf(shape, axis, look, firstIsUp)) : [];
  return {
    ...base,
    ...{ ...title, printed },
    palette: paletteOf(look, firstIsUp),
    plot: area,
    axis,
    candles,
    lastPrice: candles.at(-1)?.close ?? null,
    legibility: rounded(legibilityOf(axis, shapes.length / places) * (isBlurred ? WORTH.blurred : 1)),
    unread: [...unreadOf(axis, shapes.length / places, title), ...(isBlurred ? (['blurred'] as const) : [])],
  };
}

interface Found {
  readonly look: CandleLook;
  readonly shapes: readonly CandleShape[];
  readonly isBlurred: boolean;
  readonly places: number;
}

/** By that look of candles which explains most of the picture: texts and lines have ends like bodies, but little inside. */
function findShapes(pixels: Pixels): Found | null {
  const found = findCandleLooks(pixels)
    .map((look) => shapesOf(pixels, look))
    .filter((found) => found !== null);
  const size = ({ shapes, look }: Found): number => shapes.reduce((sum, { bodyRows }) => sum + bodyRows * look.body, 0);
  return found.sort((one, other) => size(other) - size(one))[0] ?? null;
}

/** Null where there are too few candles, or where what looks like candles is none. */
function shapesOf(pixels: Pixels, look: CandleLook): Found | null {
  const { width, height } = pixels;
  const classes = classesOf(pixels, look);
  coverBoxes(classes, width, height, look);
  const grid = { classes, width, height };
  const ends = withEnds(grid, findPlaces(classes, width, look), look);
  const shapes = shapesAt(grid, ends.places, ends.look).filter((shape) => shape !== null);
  if (shapes.length < LEAST_CANDLES || isLineChart(grid, shapes, look) || !followEachOther(shapes)) return null;
  return { look, ...withWholeWicks(pixels, shapes, look), places: ends.places.length };
}

function areaOf(shapes: readonly CandleShape[], body: number): Box {
  const x = Math.max(0, Math.floor((shapes[0]?.x ?? 0) - body / 2));
  const right = Math.ceil((shapes.at(-1)?.x ?? 0) + body / 2);
  const y = Math.min(...shapes.map(({ high }) => high));
  return { x, y, width: right - x, height: Math.max(...shapes.map(({ low }) => low)) - y + 1 };
}

/** Distances of the beginnings of candles from where the one before has ended, in pixels, the least first. */
function jumpsOf(shapes: readonly CandleShape[], isUp: (shape: CandleShape) => boolean): number[] {
  const jumps = shapes.slice(1).map((shape, index) => {
    const before = shapes[index] as CandleShape;
    const close = isUp(before) ? before.bodyTop : before.bodyBottom;
    return Math.abs((isUp(shape) ? shape.bodyBottom : shape.bodyTop) - close);
  });
  return jumps.sort((one, other) => one - other);
}

const isFirst = ({ kind }: CandleShape): boolean => kind === FIRST;
const isSecond = (shape: CandleShape): boolean => !isFirst(shape);

/** Jumps between most candles, as a share of their usual height: more have only bars, boxes and texts. */
const LARGEST_JUMP = 0.4;

/** Whether candles begin where those before have ended, as they do where trading never pauses. */
function followEachOther(shapes: readonly CandleShape[]): boolean {
  const middle = (values: readonly number[]): number => values[values.length >> 1] ?? 0;
  const heights = shapes.map(({ high, low }) => low - high + 1).sort((one, other) => one - other);
  const jump = Math.min(middle(jumpsOf(shapes, isFirst)), middle(jumpsOf(shapes, isSecond)));
  return jump <= Math.max(2, middle(heights) * LARGEST_JUMP);
}

/** Whether the first colour rises: a candle begins near where the one before has ended. */
function risesFirst(shapes: readonly CandleShape[], { colours }: CandleLook): boolean {
  if (colours.length === 1) return hueOf(colours[0]) > 60 && hueOf(colours[0]) < 200;
  const jump = (isUp: (shape: CandleShape) => boolean): number => {
    const jumps = jumpsOf(shapes, isUp);
    return jumps.slice(0, Math.ceil(jumps.length * 0.9)).reduce((sum, one) => sum + one, 0);
  };
  return jump(isFirst) <= jump(isSecond);
}

function candleOf(shape: CandleShape, axis: PriceAxis, { body }: CandleLook, firstIsUp: boolean): ReadCandle {
  const up = (shape.kind === FIRST) === firstIsUp;
  const [top, bottom] = [priceAt(axis, shape.bodyTop), priceAt(axis, shape.bodyBottom)];
  return {
    ...{ x: shape.x, width: body, up, open: up ? bottom : top, close: up ? top : bottom },
    ...{ high: priceAt(axis, shape.high), low: priceAt(axis, shape.low) },
  };
}

function paletteOf({ colours: [first, second] }: CandleLook, firstIsUp: boolean): Palette {
  const name = (colour: Colour): 'red' | 'green' | 'blue' => {
    const hue = hueOf(colour);
    if (hue < 60 || hue > 300) return 'red';
    return hue < 195 ? 'green' : 'blue';
  };
  const other = second ? name(second) : name(first) === 'red' ? 'green' : 'red';
  const [up, down] = firstIsUp ? [name(first), other] : [other, name(first)];
  if (up === 'red') return down === 'blue' ? 'red-blue' : 'red-green';
  return up === 'blue' ? 'blue-red' : 'green-red';
}

const rounded = (legibility: number): number => Number(legibility.toFixed(2));

function legibilityOf(axis: PriceAxis | null, shareOfCandles: number): number {
  if (!axis) return 0.2 * shareOfCandles;
  const fitting = axis.labels.filter(({ fits }) => fits).length;
  return 0.5 * shareOfCandles + 0.3 * (fitting / axis.labels.length) + 0.2 * Math.min(1, fitting / 5);
}

function unreadOf(
  axis: PriceAxis | null,
  shareOfCandles: number,
  { symbol, timeframe }: Pick<Reading, 'symbol' | 'timeframe'>,
): Unread[] {
  return [
    ...(axis ? [] : (['axis'] as const)),
    ...(axis?.labels.some(({ fits }) => !fits) ? (['axisInPart'] as const) : []),
    ...(shareOfCandles < 0.95 ? (['candlesInPart'] as const) : []),
    ...(symbol === null ? (['symbol'] as const) : []),
    ...(timeframe === null ? (['timeframe'] as const) : []),
  ];
}
