import type { AxisLabel, PriceAxis } from './reading.ts';

/** A label before it is known whether it fits: `ticks` is how far from `y` it may lie on the scale, in pixels. */
export type ReadLabel = Omit<AxisLabel, 'fits'>;

/**
 * A printed price as a number; null unless it is one. With one kind of separator, three digits behind the last and at most
 * three before the first are thousands if it is a comma, decimals if it is a point.
 */
export function parsePrice(text: string): number | null {
  const match = /^([\d.,]*\d)([KM]?)$/.exec(text.replaceAll(/\s/g, ''));
  const digits = match?.[1];
  if (!match || digits === undefined) return null;
  const plain = plainOf(digits);
  if (plain === null) return null;
  return Number(plain) * { '': 1, K: 1_000, M: 1_000_000 }[match[2] as '' | 'K' | 'M'];
}

/** Decimals of a printed price: those of `1,000.5` are 1, those of `1,000` none. */
export const decimalsOf = (text: string): number => plainOf(text.replaceAll(/\s/g, ''))?.split('.')[1]?.length ?? 0;

function plainOf(text: string): string | null {
  if (/^\d+$/.test(text)) return text;
  // A group that begins with zero is no thousands.
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(text)) return text.replaceAll(',', '');
  if (/^[1-9]\d{0,2}(\.\d{3})+,\d+$/.test(text) || /^[1-9]\d{0,2}(\.\d{3}){2,}$/.test(text)) {
    return text.replaceAll('.', '').replace(',', '.');
  }
  return /^\d+[.,]\d+$/.test(text) ? text.replace(',', '.') : null;
}

const LEAST_LABELS = 3;

/**
 * The scale that most labels agree with, within `tolerance` pixels; null with fewer than three of these. Logarithmic only
 * if more labels agree with it, or the same ones much better: over a small range both are the same.
 */
export function fitAxis(labels: readonly ReadLabel[], tolerance: number): PriceAxis | null {
  const linear = fitScale(labels, tolerance, (value) => value);
  const log = fitScale(
    labels.filter(({ value }) => value > 0),
    tolerance,
    Math.log,
  );
  const best = isBetter(log, linear) ? log : linear;
  if (!best || best.inliers.length < LEAST_LABELS) return null;
  return {
    kind: best === log ? 'log' : 'linear',
    ...{ slope: best.slope, offset: best.offset },
    labels: labels.map((label) => ({ ...label, fits: best.inliers.includes(label) })),
  };
}

interface Scale {
  readonly slope: number;
  readonly offset: number;
  readonly inliers: readonly ReadLabel[];
  /** Root mean square of the distances, in pixels. */
  readonly error: number;
}

function isBetter(log: Scale | null, linear: Scale | null): boolean {
  if (!log || !linear) return log !== null;
  if (log.inliers.length !== linear.inliers.length) return log.inliers.length > linear.inliers.length;
  return log.error < linear.error * 0.6 && linear.error > 0.4;
}

/** Tries the line through each pair of labels; prices fall downwards. */
function fitScale(labels: readonly ReadLabel[], tolerance: number, f: (value: number) => number): Scale | null {
  let best: Scale | null = null;
  for (const [index, one] of labels.entries()) {
    for (const other of labels.slice(index + 1)) {
      const slope = (f(other.value) - f(one.value)) / (other.y - one.y);
      if (!Number.isFinite(slope) || slope >= 0) continue;
      const offset = f(one.value) - slope * one.y;
      const inliers = labels.filter(({ value, y }) => Math.abs((f(value) - offset) / slope - y) <= tolerance);
      if (inliers.length < 2) continue;
      const scale = regression(inliers, f);
      const isMore = !best || inliers.length > best.inliers.length;
      if (isMore || (best && inliers.length === best.inliers.length && scale.error < best.error)) best = scale;
    }
  }
  return best;
}

function regression(labels: readonly ReadLabel[], f: (value: number) => number): Scale {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = mean(labels.map(({ y }) => y));
  const level = mean(labels.map(({ value }) => f(value)));
  const slope =
    mean(labels.map(({ y, value }) => (y - middle) * (f(value) - level))) /
    mean(labels.map(({ y }) => (y - middle) ** 2));
  const offset = level - slope * middle;
  const error = Math.sqrt(mean(labels.map(({ y, value }) => ((f(value) - offset) / slope - y) ** 2)));
  return { slope, offset, inliers: labels, error };
}

type Scaled = Pick<PriceAxis, 'kind' | 'slope' | 'offset'>;

/** The price at a height of the picture. */
export function priceAt({ kind, slope, offset }: Scaled, y: number): number {
  const value = slope * y + offset;
  return kind === 'log' ? Math.exp(value) : value;
}

/** The height of a price in the picture, in pixels from the top. */
export function yAt({ kind, slope, offset }: Scaled, price: number): number {
  return ((kind === 'log' ? Math.log(price) : price) - offset) / slope;
}
