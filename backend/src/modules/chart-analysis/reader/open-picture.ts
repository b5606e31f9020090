import { checkPicture, encodePicture } from '../../../platform/pictures/index.js';
import type { Picture } from './reading.ts';

/** Largest file that is accepted. */
export const MOST_BYTES = 8 * 1024 * 1024;
/** Longer sides are shrunk to this many pixels: more shows nothing more of a chart, and photos as PNG become large. */
const LONGEST_SIDE = 4_096;
/** A screenshot of 4K, and some. What a reading holds outside of its thread's heap (pixels, OCR) grows with this. */
const MOST_PIXELS_READ = 4_096 * 2_304;
/** The same for what is still too large then: a photo. As PNG it is smaller than the file that is accepted. */
const LONGEST_SIDE_OF_PHOTO = 1_600;

/** Opens what a member sent as a picture of a chart. Throws `PictureRefusal`. */
export async function openPicture(bytes: Buffer): Promise<Picture> {
  const head = await checkPicture(bytes, MOST_BYTES);
  const encode = (side: number) => encodePicture(bytes, side, (picture) => picture.png({ compressionLevel: 6 }));
  const shrunk = Math.min(1, Math.sqrt(MOST_PIXELS_READ / (head.width * head.height)));
  const whole = await encode(Math.min(LONGEST_SIDE, Math.floor(Math.max(head.width, head.height) * shrunk)));
  const { bytes: png, width, height } = whole.bytes.length > MOST_BYTES ? await encode(LONGEST_SIDE_OF_PHOTO) : whole;
  return { png, width, height };
}
