import { distance, hueDistance, type Colour, type Pixels } from './pixels.ts';

/** How the candles of a picture look. */
export interface CandleLook {
  readonly colours: readonly [Colour] | readonly [Colour, Colour];
  /** Of a body, in pixels. */
  readonly body: number;
  readonly wick: number;
}

/** The end of a body where its wick begins: a wide row beside a narrow one of the same middle. */
interface Shoulder {
  readonly body: number;
  readonly wick: number;
  readonly colour: Colour;
}

const LEAST = { chroma: 40, contrast: 60, shoulders: 6, body: 3 } as const;
const SAME_COLOUR = 60;
const WIDEST = 100;

/** Whether a pixel is coloured at all: neither grey nor near the background. */
function isColoured({ data, background }: Pixels, at: number): boolean {
  const red = data[at] ?? 0;
  const green = data[at + 1] ?? 0;
  const blue = data[at + 2] ?? 0;
  if (Math.max(red, green, blue) - Math.min(red, green, blue) < LEAST.chroma) return false;
  const square = (red - background[0]) ** 2 + (green - background[1]) ** 2 + (blue - background[2]) ** 2;
  return square >= LEAST.contrast ** 2;
}

/**
 * Finds what occurs again and again as the end of a body: its width and at most two colours. Null without candles. Bars of
 * volume, lines and texts have no such ends, whatever their colour.
 */
export function findCandleLook(pixels: Pixels): CandleLook | null {
  const shoulders = shouldersOf(pixels);
  const clusters = clustersOf(shoulders).sort((one, other) => other.length - one.length);
  const first = clusters[0];
  if (!first || first.length < LEAST.shoulders) return null;
  const colour = meanColour(first);
  const usual = {
    body: commonest(first.map((shoulder) => shoulder.body)),
    wick: commonest(first.map((shoulder) => shoulder.wick)),
  };
  const isSecond = (cluster: Shoulder[]): boolean =>
    hueDistance(meanColour(cluster), colour) > 40 &&
    cluster.filter((shoulder) => isLike(shoulder.body, usual)).length >= Math.max(2, cluster.length * 0.3);
  const second = clusters.slice(1).find(isSecond);
  const alike = [...first, ...(second ?? [])].filter((shoulder) => isLike(shoulder.body, usual));
  if (alike.length < LEAST.shoulders) return null;
  return {
    colours: second ? [colour, meanColour(second)] : [colour],
    body: commonest(alike.map((shoulder) => shoulder.body)),
    wick: commonest(alike.map((shoulder) => shoulder.wick)),
  };
}

/** Widths of drawn bodies differ with where they lie, by a pixel of the page: as many of the picture as the wick is wide. */
export const isLike = (width: number, { body, wick }: Pick<CandleLook, 'body' | 'wick'>): boolean =>
  Math.abs(width - body) <= wick + (body < 12 ? 0 : 1);

function shouldersOf(pixels: Pixels): Shoulder[] {
  const found: Shoulder[] = [];
  let above = runsOf(pixels, 0);
  for (let y = 1; y < pixels.height; y++) {
    const runs = runsOf(pixels, y);
    pair(pixels, above, runs, y, found);
    above = runs;
  }
  return found;
}

type Run = readonly [from: number, to: number];

function pair(pixels: Pixels, above: readonly Run[], below: readonly Run[], y: number, found: Shoulder[]): void {
  let at = 0;
  for (const run of below) {
    while (at < above.length && (above[at]?.[1] ?? 0) < run[0]) at += 1;
    const other = above[at];
    if (!other || other[0] > run[1]) continue;
    const [wide, narrow, row] = run[1] - run[0] > other[1] - other[0] ? [run, other, y] : [other, run, y - 1];
    const [body, wick] = [wide[1] - wide[0] + 1, narrow[1] - narrow[0] + 1];
    const isCentred = Math.abs(wide[0] + wide[1] - narrow[0] - narrow[1]) <= 1 + wick * 2;
    if (body < LEAST.body || wick > body * 0.5 || !isCentred) continue;
    found.push({ body, wick, colour: colourAt(pixels, row, Math.round((wide[0] + wide[1]) / 2)) });
  }
}

function runsOf(pixels: Pixels, y: number): Run[] {
  const runs: Run[] = [];
  const { width, data } = pixels;
  let from = -1;
  for (let x = 0; x <= width; x++) {
    const at = (y * width + x) * 3;
    const goesOn = x < width && isColoured(pixels, at);
    const breaks = from >= 0 && goesOn && colourStep(data, at) > 90;
    if (from >= 0 && (!goesOn || breaks)) {
      if (x - from <= WIDEST) runs.push([from, x - 1]);
      from = -1;
    }
    if (goesOn && from < 0) from = x;
  }
  return runs;
}

/** To the pixel on the left. */
function colourStep(data: Uint8Array, at: number): number {
  return (
    Math.abs((data[at] ?? 0) - (data[at - 3] ?? 0)) +
    Math.abs((data[at + 1] ?? 0) - (data[at - 2] ?? 0)) +
    Math.abs((data[at + 2] ?? 0) - (data[at - 1] ?? 0))
  );
}

function colourAt({ data, width }: Pixels, y: number, x: number): Colour {
  const at = (y * width + x) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

function clustersOf(shoulders: readonly Shoulder[]): Shoulder[][] {
  const clusters: { middle: Colour; members: Shoulder[] }[] = [];
  for (const shoulder of shoulders) {
    const near = clusters.find(({ middle }) => distance(middle, shoulder.colour) <= SAME_COLOUR);
    if (near) near.members.push(shoulder);
    else clusters.push({ middle: shoulder.colour, members: [shoulder] });
  }
  return clusters.map(({ members }) => members);
}

/** The median of each channel: blurred edges do not shift it. */
function meanColour(shoulders: readonly Shoulder[]): Colour {
  const channel = (index: 0 | 1 | 2): number =>
    shoulders.map(({ colour }) => colour[index]).sort((one, other) => one - other)[shoulders.length >> 1] ?? 0;
  return [channel(0), channel(1), channel(2)];
}

function commonest(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
}
