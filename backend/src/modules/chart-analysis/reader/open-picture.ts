import sharp, { type Metadata, type Sharp } from 'sharp';
import { PictureRefusal } from './picture-refusal.ts';
import type { Picture } from './reading.ts';

/** Limits of what is accepted, of the file as it is sent. */
export const PICTURE_LIMITS = { bytes: 8 * 1024 * 1024, pixels: 40_000_000 } as const;
/** Longer sides are shrunk to this many pixels: more shows nothing more of a chart, and photos as PNG become large. */
const LONGEST_SIDE = 4_096;
/** A screenshot of 4K, and some. What a reading holds outside of its thread's heap (pixels, OCR) grows with this. */
const MOST_PIXELS_READ = 4_096 * 2_304;
/** The same for what is still too large then: a photo. As PNG it is smaller than the file that is accepted. */
const LONGEST_SIDE_OF_PHOTO = 1_600;
const SECONDS = 10;

// One picture occupies one core: others wait for the second.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Opens what a member sent as a picture of a chart: PNG, JPEG or WebP by its content, one frame, complete, within the limits,
 * which are decided before anything is decoded. The answer is upright, opaque and without metadata. Throws
 * `PictureRefusal`.
 */
export async function openPicture(bytes: Buffer): Promise<Picture> {
  if (bytes.length > PICTURE_LIMITS.bytes) throw new PictureRefusal('tooLarge');
  const format = formatOf(bytes);
  if (!format) throw new PictureRefusal(isOtherPicture(bytes) ? 'otherKind' : 'notAPicture');
  if (isAnotherFileToo(bytes)) throw new PictureRefusal('notAPicture');
  if (format === 'png') assertPngIsWhole(bytes);
  // The header alone: with a limit of its own the library calls a large picture broken.
  const head = await orBroken(sharp(bytes, { limitInputPixels: false }).metadata());
  if (head.format !== format) throw new PictureRefusal('notAPicture');
  if (head.width * head.height > PICTURE_LIMITS.pixels) throw new PictureRefusal('tooManyPixels');
  if (isAnimated(head)) throw new PictureRefusal('animated');
  const encode = (side: number) => orBroken(reencoded(bytes, side).toBuffer({ resolveWithObject: true }));
  const shrunk = Math.min(1, Math.sqrt(MOST_PIXELS_READ / (head.width * head.height)));
  const whole = await encode(Math.min(LONGEST_SIDE, Math.floor(Math.max(head.width, head.height) * shrunk)));
  const { data, info } = whole.data.length > PICTURE_LIMITS.bytes ? await encode(LONGEST_SIDE_OF_PHOTO) : whole;
  return { png: data, width: info.width, height: info.height };
}

function reencoded(bytes: Buffer, side: number): Sharp {
  return sharp(bytes, { failOn: 'warning', limitInputPixels: PICTURE_LIMITS.pixels, sequentialRead: true })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 6 });
}

async function orBroken<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw new PictureRefusal('broken', { cause: error });
  });
}

function formatOf(bytes: Buffer): 'png' | 'jpeg' | 'webp' | null {
  const begins = (hex: string, at = 0): boolean => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;
  if (begins('89504e470d0a1a0a')) return 'png';
  if (begins('ffd8ff')) return 'jpeg';
  const riff = bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12);
  return riff === 'RIFFWEBP' ? 'webp' : null;
}

/** Whether it is a picture of a kind that is not read: GIF, BMP, TIFF, HEIC or AVIF. */
const isOtherPicture = (bytes: Buffer): boolean =>
  /^(?:GIF8[79]a|BM|II\*\0|MM\0\*|[^]{4}ftyp(?:hei[cx]|mif1|msf1|avi[fs]))/.test(bytes.toString('latin1', 0, 12));

/**
 * Whether the bytes are also a page, a program or an archive. Those who read these look for a mark anywhere in the file
 * (pages, PDF) or at its end (ZIP); other data behind a picture, which cameras and phones write, is only dropped.
 */
function isAnotherFileToo(bytes: Buffer): boolean {
  const longestZipEnd = 65_557;
  return (
    /<(?:!doctype|html|head|body|script|iframe|svg|\?php)[\s>]|%pdf-\d/i.test(bytes.toString('latin1')) ||
    bytes.subarray(-longestZipEnd).includes('PK\u0005\u0006', 'latin1')
  );
}

function isAnimated({ pages }: Metadata): boolean {
  return (pages ?? 1) > 1;
}

/** libvips reads the first frame of an animated PNG as if it were alone, and a truncated one as far as it goes. */
function assertPngIsWhole(bytes: Buffer): void {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'acTL') throw new PictureRefusal('animated');
    if (name === 'IEND') return;
    at += 12 + bytes.readUInt32BE(at);
  }
  throw new PictureRefusal('broken');
}
