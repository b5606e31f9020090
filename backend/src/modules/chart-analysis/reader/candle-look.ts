import { distance, hueDistance, type Colour, type Pixels } from './pixels.ts';

/** How the candles of a picture look. */
export interface CandleLook {
  readonly colours: readonly [Colour] | readonly [Colour, Colour];
  /** Of a body, in pixels. */
  readonly body: number;
  readonly wick: number;
  /** Whether the picture was compressed with loss: colours bleed, and those of thin lines fade. */
  readonly isBlurred: boolean;
  /** Rows between which candles have ends of bodies: bars of volume, titles and buttons lie outside. */
  readonly top: number;
  readonly bottom: number;
}

/** The end of a body where its wick begins: a wide row beside a narrow one of the same middle. */
interface Shoulder {
  readonly body: number;
  readonly wick: number;
  readonly colour: Colour;
  readonly y: number;
}

const LEAST = { chroma: 40, contrast: 60, shoulders: 6, body: 3 } as const;
const SAME_COLOUR = 60;
/** A little is what a picture without loss has at its edges. */
const EXACT = 3;
const WIDEST = 100;
const CANDIDATES = 3;
/** A share of the height without any end of a body parts what may not belong together. */
const WIDEST_GAP = 0.06;
const LEAST_PART = 0.08;
/** Share of that height by which candles without such ends may lie beyond. */
const MARGIN = 0.08;

/** Whether a pixel is coloured at all: neither grey nor near the background. */
export function isColoured({ data, background }: Pixels, at: number): boolean {
  const red = data[at] ?? 0;
  const green = data[at + 1] ?? 0;
  const blue = data[at + 2] ?? 0;
  if (Math.max(red, green, blue) - Math.min(red, green, blue) < LEAST.chroma) return false;
  const square = (red - background[0]) ** 2 + (green - background[1]) ** 2 + (blue - background[2]) ** 2;
  return square >= LEAST.contrast ** 2;
}

/**
 * Finds what occurs again and again as the end of a body: its width and at most two colours, the likeliest first; none
 * without candles. Bars of volume, lines and texts have few such ends, whatever their colour.
 */
export function findCandleLooks(pixels: Pixels): CandleLook[] {
  const shoulders = shouldersOf(pixels);
  const blocks = blocksOf(pixels, commonest(shoulders.map(({ wick }) => wick)) || 1);
  // Candles almost without wicks have few such ends, but are blocks of one width.
  const bare = alikeOf(shoulders).length < alikeOf(blocks).length * LEAST_WICKS ? looksOf(blocks, pixels.height) : [];
  return [...looksOf(shoulders, pixels.height), ...bare];
}

/** Ends with a wick, as a share of all ends: where fewer have one, bodies are found without them. */
const LEAST_WICKS = 0.35;

function looksOf(shoulders: readonly Shoulder[], height: number): CandleLook[] {
  const clusters = clustersOf(shoulders)
    .map((cluster) => ({ cluster, alike: alikeOf(cluster) }))
    .sort((one, other) => other.alike.length - one.alike.length);
  const likely = clusters.filter(({ cluster }) => cluster.length >= LEAST.shoulders).slice(0, CANDIDATES);
  const all = clusters.map(({ cluster }) => cluster);
  return likely.map(({ cluster }) => lookOf(cluster, all, height)).filter((look) => look !== null);
}

/** No chart has more bodies and bars; noise does. */
const MOST_BLOCKS = 4_000;

/** Both ends of each filled rectangle, but not of those that stand on one line with many others: bars of volume. */
function blocksOf(pixels: Pixels, wick: number): Shoulder[] {
  const blocks: { from: number; to: number; top: number; bottom: number }[] = [];
  let open: typeof blocks = [];
  for (let y = 0; y < pixels.height; y++) {
    const runs = runsOf(pixels, y).filter(([from, to]) => to - from + 1 >= LEAST.body);
    const next: typeof blocks = [];
    let at = 0;
    for (const [from, to] of runs) {
      while (at < open.length && (open[at]?.from ?? 0) < from - 1) at += 1;
      const above = open[at];
      const isSame = above && Math.abs(above.from - from) <= 1 && Math.abs(above.to - to) <= 1;
      next.push(isSame ? Object.assign(above, { bottom: y }) : { from, to, top: y, bottom: y });
    }
    for (const block of open) if (block.bottom < y && block.bottom > block.top) blocks.push(block);
    if (blocks.length > MOST_BLOCKS) return [];
    open = next;
  }
  const bottoms = new Map<number, number>();
  for (const { bottom } of blocks) bottoms.set(bottom, (bottoms.get(bottom) ?? 0) + 1);
  const isBar = (bottom: number): boolean => (bottoms.get(bottom) ?? 0) >= Math.max(6, blocks.length * 0.2);
  return blocks
    .filter(({ bottom }) => !isBar(bottom))
    .flatMap(({ from, to, top, bottom }) => {
      const colour = colourAt(pixels, (top + bottom) >> 1, (from + to) >> 1);
      return [top, bottom].map((y) => ({ body: to - from + 1, wick, colour, y }));
    });
}

function lookOf(first: readonly Shoulder[], clusters: readonly Shoulder[][], height: number): CandleLook | null {
  const colour = meanColour(first);
  const usual = usualOf(first);
  const isSecond = (cluster: Shoulder[]): boolean =>
    hueDistance(meanColour(cluster), colour) > 40 &&
    cluster.filter(({ body }) => Math.abs(body - usual.body) <= usual.wick + usual.body * 0.2).length >=
      Math.max(2, cluster.length * 0.3);
  const second = clusters.find(isSecond);
  const alike = [...first, ...(second ?? [])].filter((shoulder) => isLike(shoulder.body, usual));
  if (alike.length < LEAST.shoulders) return null;
  const exact = first.filter((shoulder) => distance(shoulder.colour, colour) <= EXACT).length;
  return {
    colours: second ? [colour, meanColour(second)] : [colour],
    ...usualOf(alike),
    isBlurred: exact < first.length * 0.6,
    ...reachOf(alike, height),
  };
}

/** Without the few that a title or a button may have. */
function reachOf(shoulders: readonly Shoulder[], height: number): Pick<CandleLook, 'top' | 'bottom'> {
  const rows = shoulders.map(({ y }) => y).sort((one, other) => one - other);
  const gap = ((rows.at(-1) ?? 0) - (rows[0] ?? 0)) * WIDEST_GAP;
  const parts: number[][] = [[]];
  for (const row of rows) {
    const part = parts.at(-1) ?? [];
    if (row - (part.at(-1) ?? row) > gap) parts.push([row]);
    else part.push(row);
  }
  const large = parts.filter((part) => part.length >= Math.max(2, rows.length * LEAST_PART)).flat();
  const [top, bottom] = [large[0] ?? 0, large.at(-1) ?? 0];
  const margin = Math.round((bottom - top) * MARGIN);
  return { top: Math.max(0, top - margin), bottom: Math.min(height - 1, bottom + margin) };
}

function usualOf(shoulders: readonly Shoulder[]): Pick<CandleLook, 'body' | 'wick'> {
  return {
    body: commonest(shoulders.map((shoulder) => shoulder.body)),
    wick: commonest(shoulders.map((shoulder) => shoulder.wick)),
  };
}

/** Those of about the commonest width: all candles of a picture have one, its texts have many. */
function alikeOf(shoulders: readonly Shoulder[]): Shoulder[] {
  const usual = usualOf(shoulders);
  return shoulders.filter(({ body }) => isLike(body, usual));
}

/** Widths of drawn bodies differ with where they lie, by a pixel of the page: as many of the picture as the wick is wide. */
export const isLike = (width: number, { body, wick }: Pick<CandleLook, 'body' | 'wick'>): boolean =>
  Math.abs(width - body) <= wick + (body < 12 ? 0 : 1);

function shouldersOf(pixels: Pixels): Shoulder[] {
  const found: Shoulder[] = [];
  let second: Run[] = [];
  let above: Run[] = [];
  for (let y = 0; y < pixels.height; y++) {
    const runs = runsOf(pixels, y);
    pair(pixels, above, runs, y, found);
    // Over a blurred row between wick and body, too.
    pair(pixels, second, runs, y, found);
    [second, above] = [above, runs];
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
    const isBelow = run[1] - run[0] > other[1] - other[0];
    const [wide, narrow] = isBelow ? [run, other] : [other, run];
    const [body, wick] = [wide[1] - wide[0] + 1, narrow[1] - narrow[0] + 1];
    const isCentred = Math.abs(wide[0] + wide[1] - narrow[0] - narrow[1]) <= 1 + wick * 2;
    if (body < LEAST.body || wick > body * 0.5 || !isCentred) continue;
    if (!isCorner(pixels, wide, isBelow ? y : y - 1, isBelow ? 1 : -1)) continue;
    // Edges are blurred: the colour is taken from within.
    const row = isBelow ? y + wick : y - 1 - wick;
    found.push({ body, wick, y, colour: colourAt(pixels, row, Math.round((wide[0] + wide[1]) / 2)) });
  }
}

/** Whether a row begins a rectangle, with a line at its middle on the other side: steps of sloping lines do not. */
function isCorner(pixels: Pixels, [from, to]: Run, row: number, inwards: 1 | -1): boolean {
  const is = (x: number, y: number): boolean => {
    const isWithin = x >= 0 && x < pixels.width && y >= 0 && y < pixels.height;
    return isWithin && isColoured(pixels, (y * pixels.width + x) * 3);
  };
  const outside = row - inwards * 3;
  const middle = Math.round((from + to) / 2);
  const [left, right] = [from + 1, to - 1];
  return (
    is(left, row + inwards * 2) &&
    is(right, row + inwards * 2) &&
    !is(from, outside) &&
    !is(to, outside) &&
    (is(middle, outside) || is(middle - 1, outside) || is(middle + 1, outside))
  );
}

export function runsOf(pixels: Pixels, y: number): Run[] {
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

/** With its neighbours, which are the same width drawn elsewhere. */
export function commonest(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const around = (value: number): number =>
    (counts.get(value) ?? 0) + 0.6 * ((counts.get(value - 1) ?? 0) + (counts.get(value + 1) ?? 0));
  return [...counts.keys()].sort((one, other) => around(other) - around(one))[0] ?? 0;
}
