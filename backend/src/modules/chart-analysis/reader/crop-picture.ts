import sharp from 'sharp';
import type { Box } from './reading.ts';

/** Longer sides are shrunk: models see no more. */
const LONGEST_SIDE = 1_568;

/** Cuts a box out of a picture that `openPicture` has let in, as PNG without anything else. */
export async function cropPicture(png: Uint8Array, { x, y, width, height }: Box): Promise<Buffer> {
  return sharp(png)
    .extract({ left: Math.round(x), top: Math.round(y), width: Math.round(width), height: Math.round(height) })
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 6 })
    .toBuffer();
}
