import sharp from 'sharp';
import type { ChartSpec } from './reader-charts.ts';
import type { DrawnTruth } from './reader-page.ts';

/** Widest picture that the messenger leaves as it is, and the quality it compresses with. */
const SMALLER = { width: 800, quality: 75 } as const;
/** Standard deviation in pixels. */
const BLUR = 0.8;

/** A picture with what is true of it. */
export interface Drawn {
  readonly png: Buffer;
  readonly truth: DrawnTruth;
}

/** The picture as a file, after what happened to it since it was drawn, and the truth in its pixels. */
export async function sent({ png, truth }: Drawn, spec: ChartSpec): Promise<{ bytes: Buffer; truth: DrawnTruth }> {
  const { way } = spec;
  if (!way) return { bytes: await encoded(png, spec.format), truth };
  if (way.name === 'blurred')
    return { bytes: await encoded(await sharp(png).blur(BLUR).toBuffer(), spec.format), truth };
  const { width } = await sharp(png).metadata();
  if (way.name === 'smaller') {
    return { bytes: await madeSmaller(png), truth: moved(truth, Math.min(1, SMALLER.width / width), 0, 0) };
  }
  const background = spec.theme === 'dark' ? '#131722' : '#ffffff';
  const { data, info } = await sharp(png)
    .rotate(way.degrees, { background })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { height } = await sharp(png).metadata();
  // Once it stands upright again, what was drawn lies in the middle of a picture that has grown.
  const truthUpright = moved(truth, 1, (info.width - width) / 2, (info.height - height) / 2);
  return { bytes: await encoded(data, spec.format), truth: truthUpright };
}

export async function madeSmaller(png: Buffer): Promise<Buffer> {
  const { width, quality } = SMALLER;
  return sharp(png).resize({ width, withoutEnlargement: true }).jpeg({ quality }).toBuffer();
}

async function encoded(png: Buffer, format: ChartSpec['format']): Promise<Buffer> {
  if (format === 'png') return png;
  return format === 'jpeg' ? sharp(png).jpeg({ quality: 80 }).toBuffer() : sharp(png).webp({ quality: 85 }).toBuffer();
}

function moved({ labels, top, bottom, candles }: DrawnTruth, factor: number, right: number, down: number): DrawnTruth {
  const lower = <T extends { readonly y: number }>(one: T): T => ({ ...one, y: one.y * factor + down });
  return {
    labels: labels.map(lower),
    ...{ top: lower(top), bottom: lower(bottom) },
    candles: candles.map((candle) => ({ ...candle, x: candle.x * factor + right })),
  };
}
