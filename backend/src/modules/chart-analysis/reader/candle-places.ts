import { isLike, type CandleLook } from './candle-look.ts';
import { distance, type Colour, type Pixels } from './pixels.ts';

/** What a pixel is to the candles: nothing, either colour, or something that lies over them. */
export const EMPTY = 0;
export const FIRST = 1;
export const SECOND = 2;
export const OTHER = 3;

const TOLERANCE = 55;
const BACKGROUND = 40;

/** Each pixel of the picture as EMPTY, FIRST, SECOND or OTHER. */
export function classesOf({ data, width, height, background }: Pixels, { colours }: CandleLook): Uint8Array {
  const classes = new Uint8Array(width * height);
  const [first, second] = colours;
  const tolerance = second ? Math.min(TOLERANCE, distance(first, second) * 0.4) : TOLERANCE;
  for (let pixel = 0; pixel < classes.length; pixel++) {
    const at = pixel * 3;
    const colour: Colour = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    if (distance(colour, background) < BACKGROUND) continue;
    const [toFirst, toSecond] = [distance(colour, first), second ? distance(colour, second) : Infinity];
    classes[pixel] = Math.min(toFirst, toSecond) > tolerance ? OTHER : toFirst <= toSecond ? FIRST : SECOND;
  }
  return classes;
}

/** Middles of the candles, from the left, at even distances; a place may turn out to be empty. */
export function findPlaces(classes: Uint8Array, width: number, height: number, { body }: CandleLook): number[] {
  const middles = clusterMiddles(middlesOf(classes, width, height, body), body);
  const spacing = spacingOf(middles, body);
  if (spacing === null) return middles.length === 1 ? middles : [];
  return regular(middles, spacing);
}

/** Of the rows of bodies, in half pixels: how many rows have their middle there. */
function middlesOf(classes: Uint8Array, width: number, height: number, body: number): Uint32Array {
  const rows = new Uint32Array(width * 2);
  for (let y = 0; y < height; y++) {
    let from = 0;
    for (let x = 1; x <= width; x++) {
      const kind = classes[y * width + from] ?? EMPTY;
      if (x < width && classes[y * width + x] === kind) continue;
      if ((kind === FIRST || kind === SECOND) && isLike(x - from, body)) {
        rows[from + x - 1] = (rows[from + x - 1] ?? 0) + 1;
      }
      from = x;
    }
  }
  return rows;
}

function clusterMiddles(rows: Uint32Array, body: number): number[] {
  const middles: number[] = [];
  let [sum, weight, last] = [0, 0, -Infinity];
  const close = (): void => {
    if (weight > 0) middles.push(sum / weight / 2);
    [sum, weight] = [0, 0];
  };
  rows.forEach((count, at) => {
    if (count === 0) return;
    if (at - last > body) close();
    sum += at * count;
    weight += count;
    last = at;
  });
  close();
  return middles;
}

/** The distance that most neighbours have; null when there is none. */
function spacingOf(middles: readonly number[], body: number): number | null {
  const steps = middles.slice(1).map((middle, index) => middle - (middles[index] ?? 0));
  const near = steps.filter((step) => step >= body && step <= body * 6 + 4).sort((one, other) => one - other);
  const usual = near[Math.floor(near.length * 0.4)];
  if (usual === undefined) return null;
  const alike = near.filter((step) => Math.abs(step - usual) <= 1.5);
  return alike.reduce((sum, step) => sum + step, 0) / alike.length;
}

/** The longest chain of middles at whole multiples of the spacing, gaps filled. */
function regular(middles: readonly number[], spacing: number): number[] {
  let [best, chain]: [number[], number[]] = [[], []];
  const keep = (): void => {
    if (chain.length > best.length) best = chain;
  };
  for (const middle of middles) {
    const last = chain.at(-1);
    const steps = last === undefined ? 0 : (middle - last) / spacing;
    const whole = Math.round(steps);
    if (last !== undefined && whole >= 1 && whole <= 8 && Math.abs(steps - whole) * spacing <= Math.max(1.6, spacing * 0.12)) {
      for (let step = 1; step <= whole; step++) chain.push(last + ((middle - last) * step) / whole);
    } else if (last === undefined || whole > 8) {
      keep();
      chain = [middle];
    }
  }
  keep();
  return best;
}
