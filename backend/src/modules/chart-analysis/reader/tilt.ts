import sharp from 'sharp';
import type { PriceAxis } from './reading.ts';

/** Fewer labels, or labels nearer to each other (in pixels), say nothing about a tilt. */
const LEAST = { labels: 4, height: 80 } as const;
/** Less is what digits of different shapes make of upright labels. */
const LEAST_TILT = 0.004;

/**
 * How far a photographed chart is turned, in degrees clockwise; 0 for what stands upright. Labels of a price axis stand below
 * each other: both ends of them lie on lines that are turned with the picture, while upright labels of different lengths have one
 * end that is even.
 */
export function tiltOf({ labels }: PriceAxis): number {
  const boxes = labels.filter(({ fits }) => fits).map(({ box }) => box);
  const ys = boxes.map(({ y }) => y);
  if (boxes.length < LEAST.labels || Math.max(...ys) - Math.min(...ys) < LEAST.height) return 0;
  const left = slopeOf(
    ys,
    boxes.map(({ x }) => x),
  );
  const right = slopeOf(
    ys,
    boxes.map(({ x, width }) => x + width),
  );
  const slope = Math.abs(left) < Math.abs(right) ? left : right;
  return Math.sign(left) === Math.sign(right) && Math.abs(slope) >= LEAST_TILT
    ? (Math.atan(-slope) * 180) / Math.PI
    : 0;
}

/** Of the line through the points with the least squares. */
function slopeOf(ys: readonly number[], xs: readonly number[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [y, x] = [mean(ys), mean(xs)];
  return (
    ys.reduce((sum, value, index) => sum + (value - y) * ((xs[index] ?? 0) - x), 0) /
    ys.reduce((sum, value) => sum + (value - y) ** 2, 0)
  );
}

/** The picture turned by so many degrees clockwise around its middle, of the same size. */
export async function turned(png: Uint8Array, degrees: number): Promise<Uint8Array> {
  const { width = 0, height = 0 } = await sharp(png).metadata();
  const { data, info } = await sharp(png)
    .rotate(degrees, { background: await cornerOf(png) })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [(info.width - width) >> 1, (info.height - height) >> 1];
  return sharp(data).extract({ left, top, width, height }).png({ compressionLevel: 1 }).toBuffer();
}

/** What the turned corners are filled with. */
async function cornerOf(png: Uint8Array): Promise<{ r: number; g: number; b: number }> {
  const [r = 0, g = 0, b = 0] = await sharp(png)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return { r, g, b };
}
