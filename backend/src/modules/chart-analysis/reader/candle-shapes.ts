import { EMPTY, FADED_FIRST, FADED_SECOND, FIRST, SECOND } from './candle-places.ts';
import type { CandleLook } from './candle-look.ts';

/** A candle in pixels: rows of its ends. `kind` is its colour. */
export interface CandleShape {
  readonly x: number;
  readonly kind: typeof FIRST | typeof SECOND;
  readonly high: number;
  readonly low: number;
  readonly bodyTop: number;
  readonly bodyBottom: number;
  /** 0 where only a line was seen: where the body begins and ends is not known then, and it is put into the middle. */
  readonly bodyRows: number;
}

interface Grid {
  readonly classes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The candle at each place, null where there is none. */
export function shapesAt(grid: Grid, places: readonly number[], look: CandleLook): (CandleShape | null)[] {
  const lines = lineRows(grid, places, look);
  const all = places.map((x) => segmentsAt(grid, x, look, lines));
  const baseline = baselineOf(all);
  const spacing = spacingOf(places);
  const candidates = all.map((segments) => {
    const above = segments.filter(({ low }) => baseline === null || Math.abs(low - baseline) > 2);
    const own = above.filter((segment) => !isLine(grid, segment, spacing, look));
    return own.length > 0 ? own : above;
  });
  // Only the tallest segment of each place: otherwise bands drawn as lines would make up most heights.
  const heights = candidates
    .filter((segments) => segments.length > 0)
    .map((segments) => Math.max(...segments.map(({ high, low }) => low - high)))
    .sort((one, other) => one - other);
  const usual = heights[heights.length >> 1] ?? 0;
  const alone = candidates.map(([only, more]) => (only && !more && !isLine(grid, only, spacing, look) ? only : null));
  const exact = (look.bottom - look.top) * EXACT;
  const likely = candidates.map((segments, index) => nearest(segments, neighbourMiddle(alone, index), usual));
  return candidates.map((segments, index) => {
    const shape = nearest(segments, neighbourMiddle(alone, index, AROUND) ?? middleAround(likely, index), usual);
    // A line without a body tells the prices only if it is too short to put the body to a wrong one.
    return shape && (shape.bodyRows > 0 || (shape.low - shape.high) / 2 <= exact) ? shape : null;
  });
}

const spacingOf = (places: readonly number[]): number =>
  ((places.at(-1) ?? 0) - (places[0] ?? 0)) / Math.max(1, places.length - 1);

/** Whether what is no higher than a line goes on at both sides: an average, a band or a drawn line in a colour of the candles. */
function isLine(
  { classes, width }: Grid,
  { x, high, low, bodyRows }: CandleShape,
  spacing: number,
  { wick }: CandleLook,
): boolean {
  if (bodyRows > wick * 2) return false;
  return [x - spacing / 2, x + spacing / 2].every((side) => {
    const column = Math.round(side);
    for (let y = high - 2; y <= low + 2; y++) if ((classes[y * width + column] ?? EMPTY) !== EMPTY) return true;
    return false;
  });
}

/** Share of neighbours between which a line runs on: of candles fewer have one, even where averages have their colour. */
const MOST_JOINED = 0.9;

/** Whether the shapes are parts of one line, as in charts of lines and areas: it fills the gaps between them, too. */
export function isLineChart(
  { classes, width, height }: Grid,
  shapes: readonly CandleShape[],
  { body }: CandleLook,
): boolean {
  let [gaps, joined] = [0, 0];
  const spacing = spacingOf(shapes.map(({ x }) => x));
  shapes.slice(1).forEach((shape, index) => {
    const before = shapes[index] as CandleShape;
    const [from, to] = [Math.ceil(before.x + body / 2), Math.floor(shape.x - body / 2)];
    if (from > to || shape.x - before.x > spacing * 1.5) return;
    const top = Math.max(0, Math.min(before.high, shape.high) - 3);
    const bottom = Math.min(height - 1, Math.max(before.low, shape.low) + 3);
    const isFilled = (x: number): boolean => {
      for (let y = top; y <= bottom; y++) if (isCandle(classes[y * width + x])) return true;
      return false;
    };
    gaps += 1;
    if (Array.from({ length: to - from + 1 }, (_, step) => from + step).every(isFilled)) joined += 1;
  });
  return gaps > 0 && joined > gaps * MOST_JOINED;
}

/** What a candle may differ from the picture, as a share of the height. */
const EXACT = 0.01;

/** A candle that is being read, row by row. */
interface OpenCandle {
  readonly from: number;
  last: number;
  readonly bodies: number[];
  firsts: number;
  rows: number;
  /** The row in which the most pixels are the candle's. */
  widest: { readonly y: number; readonly pixels: number };
}

/**
 * The places with those before and after them at which a candle goes on from the last one, and the look with the rows of
 * these: candles at the ends of a trend may lie apart from the others.
 */
export function withEnds(
  grid: Grid,
  places: readonly number[],
  look: CandleLook,
): { places: readonly number[]; look: CandleLook } {
  const lines = lineRows(grid, places, look);
  const spacing = spacingOf(places);
  const height = look.bottom - look.top;
  let wide = look;
  const known = shapesAt(grid, places, look).filter((shape) => shape !== null);
  const onwards = (from: number, step: number): number[] => {
    const found: number[] = [];
    let last = step < 0 ? known[0] : known.at(-1);
    let missed = 0;
    for (let x = from + step; last && x >= look.body / 2 && x < grid.width - look.body / 2; x += step) {
      const reach = {
        top: Math.max(0, last.high - height / 4),
        bottom: Math.min(grid.height - 1, last.low + height / 4),
      };
      const next = nearestBody(segmentsAt(grid, x, { ...look, ...reach }, lines), last);
      missed = next ? 0 : missed + 1;
      if (missed > 2) break;
      if (!next) continue;
      last = next;
      wide = { ...wide, top: Math.min(wide.top, last.high), bottom: Math.max(wide.bottom, last.low) };
      while (found.length < Math.round((x - from) / step)) found.push(from + step * (found.length + 1));
    }
    return found;
  };
  if (places.length < 2) return { places, look };
  const before = onwards(places[0] ?? 0, -spacing).reverse();
  return { places: [...before, ...places, ...onwards(places.at(-1) ?? 0, spacing)], look: wide };
}

/** Of what has a body, what lies nearest to another candle: bands in the candles' colours lie above and below. */
function nearestBody(segments: readonly CandleShape[], { high, low }: CandleShape): CandleShape | undefined {
  const far = (shape: CandleShape): number => Math.max(shape.high - low, high - shape.low);
  return segments.filter(({ bodyRows }) => bodyRows > 0).sort((one, other) => far(one) - far(other))[0];
}

/** Rows in which a line of a candle's colour (that of the last price) runs through between the candles. */
function lineRows(
  { classes, width, height }: Grid,
  places: readonly number[],
  { body, isBlurred }: CandleLook,
): Uint8Array {
  const rows = new Uint8Array(height);
  const gaps = places.slice(1).map((x, index) => Math.round((x + (places[index] ?? x)) / 2));
  const spacing = spacingOf(places);
  const isFree = spacing > body + (isBlurred ? 1.5 : 0.8);
  if (!isFree) return rows;
  for (let y = 0; y < height; y++) {
    const coloured = gaps.filter((x) => isCandle(classes[y * width + x])).length;
    if (coloured > gaps.length * 0.2) rows[y] = 1;
  }
  return rows;
}

const isBodyKind = (kind: number | undefined): boolean => kind === FIRST || kind === SECOND;
const isCandle = (kind: number | undefined): kind is 1 | 2 | 4 | 5 =>
  isBodyKind(kind) || kind === FADED_FIRST || kind === FADED_SECOND;

/** What stands at a place, from the top. What lies over a candle (averages, drawings) is bridged, background never is. */
function segmentsAt(grid: Grid, x: number, look: CandleLook, lines: Uint8Array): CandleShape[] {
  const { classes, width, height } = grid;
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const found: CandleShape[] = [];
  let open: OpenCandle | null = null;
  const close = (): void => {
    if (open && (open.rows > 2 || open.bodies.length > 0)) found.push(shapeOf(x, open, look, lines));
    open = null;
  };
  const reach = Math.round((look.bottom - look.top) * 0.5);
  for (let y = Math.max(0, Math.floor(look.top - reach)); y <= Math.min(height - 1, look.bottom + reach); y++) {
    if (lines[y]) continue;
    const kind = kindAt(classes, y * width + column, look);
    if (isCandle(kind)) {
      const row = rowAt(grid, y, column, look.body);
      open ??= { from: y, last: y, bodies: [], firsts: 0, rows: 0, widest: { y, pixels: 0 } };
      open.last = y;
      open.rows += 1;
      open.firsts += kind === FIRST || kind === FADED_FIRST ? 1 : 0;
      if (isBody(row, look.body)) open.bodies.push(y);
      if (row.all > open.widest.pixels) open.widest = { y, pixels: row.all };
    } else if (kind === EMPTY) close();
  }
  close();
  return found.filter(({ high, low }) => low >= look.top && high <= look.bottom);
}

function shapeOf(x: number, open: OpenCandle, look: CandleLook, lines: Uint8Array): CandleShape {
  const bodies = open.bodies.length > 0 ? open.bodies : thinBody(open, look, lines);
  const middle = Math.round((open.from + open.last) / 2);
  return {
    ...{ x, kind: open.firsts * 2 >= open.rows ? FIRST : SECOND },
    high: Math.min(open.from, ...bodies),
    low: Math.max(open.last, ...bodies),
    bodyTop: bodies[0] ?? middle,
    bodyBottom: bodies.at(-1) ?? middle,
    bodyRows: bodies.length,
  };
}

/** The body of a candle that opened and closed at about one price: the row that is wider than the wick, or a line that hides it. */
function thinBody({ from, last, widest }: OpenCandle, { body, wick }: CandleLook, lines: Uint8Array): number[] {
  if (widest.pixels >= Math.max(wick + 2, body * 0.5)) return [widest.y];
  return Array.from({ length: last - from + 3 }, (_, index) => from - 1 + index).filter((y) => lines[y]);
}

/** What a row shows at a place. The wick may lie beside the middle by a pixel of the page, as many as it is wide. */
function kindAt(classes: Uint8Array, at: number, { body, wick }: CandleLook): number {
  const own = classes[at] ?? EMPTY;
  if (isCandle(own)) return own;
  const reach = Math.min(Math.ceil(wick / 2) + 1, Math.floor((body - 1) / 2));
  for (let step = 1; step <= reach; step++) {
    for (const beside of [classes[at - step], classes[at + step]]) if (isCandle(beside)) return beside;
  }
  return own;
}

/** How many pixels of a row, in the width of a body, are a candle's: those in full colour, and all. */
function rowAt({ classes, width }: Grid, y: number, column: number, body: number): { full: number; all: number } {
  const half = (body - 1) / 2;
  const [from, to] = [Math.max(0, Math.floor(column - half)), Math.min(width - 1, Math.ceil(column + half))];
  let [full, all] = [0, 0];
  for (let x = from; x <= to; x++) {
    const kind = classes[y * width + x];
    if (isBodyKind(kind)) full += 1;
    if (isCandle(kind)) all += 1;
  }
  return { full, all };
}

/** Whether most of a row is a body's; its edges may be faded, not its inside. */
const isBody = ({ full, all }: { full: number; all: number }, body: number): boolean =>
  all >= body * 0.6 && full >= body * 0.35;

/** The row on which bars of volume stand: the lowest end of many places. */
function baselineOf(all: readonly (readonly CandleShape[])[]): number | null {
  const ends = new Map<number, number>();
  for (const segments of all) {
    const low = segments.at(-1)?.low;
    if (low !== undefined) ends.set(low, (ends.get(low) ?? 0) + 1);
  }
  const [row, count] = [...ends].sort((one, other) => other[1] - one[1])[0] ?? [0, 0];
  return count >= Math.max(4, all.length * 0.5) ? row : null;
}

/** Places before and after one whose candles say where its own is to be looked for. */
const AROUND = 3;

/** The median middle of the shapes found around a place: with bands, the nearest shape that stands alone may be far away. */
function middleAround(likely: readonly (CandleShape | null)[], index: number): number | null {
  const around = likely
    .slice(Math.max(0, index - AROUND), index + AROUND + 1)
    .flatMap((shape) => (shape && shape !== likely[index] ? [(shape.high + shape.low) / 2] : []))
    .sort((one, other) => one - other);
  return around[around.length >> 1] ?? null;
}

/** Middle of the nearest candle that stands alone at its place, at most so many places away. */
function neighbourMiddle(
  alone: readonly (CandleShape | null)[],
  index: number,
  most = alone.length - 1,
): number | null {
  for (let step = 1; step <= most; step++) {
    for (const near of [alone[index - step], alone[index + step]]) if (near) return (near.high + near.low) / 2;
  }
  return null;
}

/** Of what stands at a place: what has a body before what has none, then what is near the neighbours and large. */
function nearest(segments: readonly CandleShape[], middle: number | null, usual: number): CandleShape | null {
  const bodies = segments.filter(({ bodyRows }) => bodyRows > 0);
  const rank = ({ high, low, bodyRows }: CandleShape): number =>
    (middle === null ? 0 : Math.abs((high + low) / 2 - middle)) - Math.min(low - high + bodyRows, usual * 2) * 2;
  return [...(bodies.length > 0 ? bodies : segments)].sort((one, other) => rank(one) - rank(other))[0] ?? null;
}
