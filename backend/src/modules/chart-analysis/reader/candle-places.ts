import { isLike, type CandleLook } from './candle-look.ts';
import { brightness, distance, type Colour, type Pixels } from './pixels.ts';

/** What a pixel is to the candles: nothing, either colour, or something that lies over them. */
export const EMPTY = 0;
export const FIRST = 1;
export const SECOND = 2;
export const OTHER = 3;
/** Of a thin line in a candle's colour, as wicks are; bodies are never faded. */
export const FADED_FIRST = 4;
export const FADED_SECOND = 5;

const TOLERANCE = 55;
const BACKGROUND = 40;

/** Each pixel of the picture as one of these. */
export function classesOf({ data, width, height, background }: Pixels, look: CandleLook): Uint8Array {
  const classes = new Uint8Array(width * height);
  const classOf = classifier(background, look);
  // Pictures have few colours, and these beside each other: most pixels are looked up.
  const [keys, known] = [new Int32Array(CACHE).fill(-1), new Uint8Array(CACHE)];
  for (let pixel = 0, at = 0; pixel < classes.length; pixel++, at += 3) {
    const key = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    const slot = (Math.imul(key, 0x9e3779b1) >>> CACHE_SHIFT) & (CACHE - 1);
    if (keys[slot] !== key) {
      keys[slot] = key;
      known[slot] = classOf(data, at);
    }
    classes[pixel] = known[slot] ?? EMPTY;
  }
  return classes;
}

const CACHE = 16_384;
const CACHE_SHIFT = 18;

function classifier(background: Colour, { colours, isBlurred }: CandleLook): (data: Uint8Array, at: number) => number {
  const [first, second = [-999, -999, -999] as const] = colours;
  const tolerance = Math.min(TOLERANCE, distance(first, second) * 0.4);
  const faded = colours.map((colour) => fadedTo(background, colour, isBlurred ? FADED.blurred : FADED.sharp));
  const squareTo = (data: Uint8Array, at: number, colour: Colour): number =>
    ((data[at] ?? 0) - colour[0]) ** 2 +
    ((data[at + 1] ?? 0) - colour[1]) ** 2 +
    ((data[at + 2] ?? 0) - colour[2]) ** 2;
  return (data, at) => {
    if (squareTo(data, at, background) < BACKGROUND ** 2) return EMPTY;
    const toFirst = squareTo(data, at, first);
    const toSecond = squareTo(data, at, second);
    if (Math.min(toFirst, toSecond) <= tolerance ** 2) return toFirst <= toSecond ? FIRST : SECOND;
    if (faded[0]?.(data, at)) return FADED_FIRST;
    return faded[1]?.(data, at) ? FADED_SECOND : OTHER;
  };
}

/** At least this share of a colour's brightness and hue, and how far beside it, as a share of its hue. */
const FADED = {
  blurred: { light: 0.56, hue: 0.15, beside: 0.35 },
  // Lines that lie between pixels are drawn on both.
  sharp: { light: 0.6, hue: 0.6, beside: 0.15 },
} as const;

type Test = (data: Uint8Array, at: number) => boolean;

/**
 * Whether a pixel is what becomes of a thin line of a colour: nearly its brightness, after lossy compression less of its hue.
 * What is half transparent, as bars of volume are, has less of both.
 */
function fadedTo(background: Colour, colour: Colour, limits: { light: number; hue: number; beside: number }): Test {
  const chroma = (red: number, green: number, blue: number): [number, number] => {
    const light = 0.299 * red + 0.587 * green + 0.114 * blue;
    return [(blue - light) * 0.564, (red - light) * 0.713];
  };
  const [behindBlue, behindRed] = chroma(...background);
  const [fullBlue, fullRed] = chroma(...colour);
  const [towardsBlue, towardsRed] = [fullBlue - behindBlue, fullRed - behindRed];
  const square = towardsBlue ** 2 + towardsRed ** 2;
  const contrast = brightness(colour) - brightness(background);
  return (data, at) => {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    const light = (0.299 * red + 0.587 * green + 0.114 * blue - brightness(background)) / contrast;
    if (Math.abs(contrast) > 25 && (light < limits.light || light > 1.6)) return false;
    const [toBlue, toRed] = chroma(red, green, blue);
    const along = ((toBlue - behindBlue) * towardsBlue + (toRed - behindRed) * towardsRed) / square;
    const beside = Math.abs((toBlue - behindBlue) * towardsRed - (toRed - behindRed) * towardsBlue) / Math.sqrt(square);
    return along >= limits.hue && along <= 1.4 && beside <= Math.sqrt(square) * limits.beside;
  };
}

/** Middles of the candles, from the left, at even distances; a place may turn out to be empty. */
export function findPlaces(classes: Uint8Array, width: number, look: CandleLook): number[] {
  const middles = clusterMiddles(middlesOf(classes, width, look), look.body);
  const spacing = spacingOf(middles, look.body);
  if (spacing === null) return [];
  return regular(middles, tuned(middles, spacing), look);
}

/** A place where rows of bodies have their middle. */
interface Middle {
  readonly x: number;
  readonly rows: number;
}

/** Of the rows of bodies, in half pixels: how many rows have their middle there. */
function middlesOf(classes: Uint8Array, width: number, look: CandleLook): Uint32Array {
  const rows = new Uint32Array(width * 2);
  for (let y = look.top; y <= look.bottom; y++) {
    let from = 0;
    for (let x = 1; x <= width; x++) {
      const kind = classes[y * width + from] ?? EMPTY;
      if (x < width && classes[y * width + x] === kind) continue;
      if ((kind === FIRST || kind === SECOND) && isLike(x - from, look)) {
        rows[from + x - 1] = (rows[from + x - 1] ?? 0) + 1;
      }
      from = x;
    }
  }
  return rows;
}

function clusterMiddles(rows: Uint32Array, body: number): Middle[] {
  const middles: Middle[] = [];
  let [sum, weight, last] = [0, 0, -Infinity];
  const close = (): void => {
    if (weight > 0) middles.push({ x: sum / weight / 2, rows: weight });
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
function spacingOf(middles: readonly Middle[], body: number): number | null {
  const steps = middles.slice(1).map(({ x }, index) => x - (middles[index]?.x ?? 0));
  const near = steps.filter((step) => step >= body && step <= body * 6 + 4).sort((one, other) => one - other);
  const usual = near[Math.floor(near.length * 0.4)];
  if (usual === undefined) return null;
  const alike = near.filter((step) => Math.abs(step - usual) <= Math.max(1.5, usual * 0.15));
  return alike.reduce((sum, step) => sum + step, 0) / alike.length;
}

interface Rhythm {
  readonly spacing: number;
  readonly phase: number;
}

/** The spacing near this one at which the middles come most evenly, and where it begins. */
function tuned(middles: readonly Middle[], spacing: number): Rhythm {
  let best = { spacing, phase: 0, evenness: -1 };
  const reach = Math.max(1, spacing * 0.08);
  for (let candidate = spacing - reach; candidate <= spacing + reach; candidate += 0.004) {
    let [cosine, sine] = [0, 0];
    for (const { x, rows } of middles) {
      const weight = Math.min(rows, 20);
      cosine += weight * Math.cos((2 * Math.PI * x) / candidate);
      sine += weight * Math.sin((2 * Math.PI * x) / candidate);
    }
    const evenness = Math.hypot(cosine, sine);
    if (evenness > best.evenness) {
      best = { spacing: candidate, phase: (Math.atan2(sine, cosine) / (2 * Math.PI)) * candidate, evenness };
    }
  }
  return best;
}

const LONGEST_GAP = 8;

/** The places of the rhythm from the first to the last middle of its longest part without a large gap. */
function regular(middles: readonly Middle[], { spacing, phase }: Rhythm, { wick }: CandleLook): number[] {
  const near = new Map<number, Middle>();
  for (const middle of middles) {
    const place = Math.round((middle.x - phase) / spacing);
    if (Math.abs(middle.x - phase - place * spacing) > Math.max(1 + wick, spacing * 0.15)) continue;
    if (middle.rows > (near.get(place)?.rows ?? 0)) near.set(place, middle);
  }
  let [best, chain]: [number[], number[]] = [[], []];
  for (const place of [...near.keys()].sort((one, other) => one - other)) {
    const gap = place - (chain.at(-1) ?? place);
    // Single rows far from all others are parts of texts and lines.
    if (gap > 1 && (near.get(place)?.rows ?? 0) < 3) continue;
    if (gap > LONGEST_GAP) chain = [];
    chain.push(place);
    if (chain.length > best.length) best = [...chain];
  }
  const [first = 0, last = -1] = [best[0], best.at(-1)];
  return Array.from(
    { length: last - first + 1 },
    (_, index) => near.get(first + index)?.x ?? phase + (first + index) * spacing,
  );
}
