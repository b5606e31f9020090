import sharp, { type Metadata, type Sharp } from 'sharp';
import { PictureRefusal } from './picture-refusal.js';

/** Of every picture that is sent: more is refused by its header, before anything is decoded. */
export const MOST_PIXELS = 40_000_000;
/** Of one side: a long strip takes as long as a picture of many rows. */
const LONGEST_SIDE = 65_535;
/**
 * Of a JPEG: progressive ones have about ten. The library reads all before it looks at the clock, and a scan of some bytes is
 * carried out over the whole picture.
 */
const MOST_SCANS = 64;
const SECONDS = 10;

// One picture occupies one core: others wait for the second.
sharp.concurrency(1);
sharp.cache(false);

/** A picture of a member as it is kept: upright, opaque, one frame, without metadata. */
export interface EncodedPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Looks at what a member sent as a picture: PNG, JPEG or WebP by its content, one frame, complete, and within the limits. Returns its
 * size as its header tells it; nothing is decoded. Throws `PictureRefusal`.
 */
export async function checkPicture(bytes: Buffer, mostBytes: number): Promise<{ width: number; height: number }> {
  if (bytes.length > mostBytes) throw new PictureRefusal('tooLarge');
  const format = formatOf(bytes);
  if (!format) throw new PictureRefusal(isOtherPicture(bytes) ? 'otherKind' : 'notAPicture');
  if (isAnotherFileToo(bytes)) throw new PictureRefusal('notAPicture');
  if (format === 'png') assertPngIsWhole(bytes);
  if (format === 'jpeg' && hasManyScans(bytes)) throw new PictureRefusal('broken');
  // The header alone: with a limit of its own the library calls a large picture broken.
  const head = await orBroken(sharp(bytes, { limitInputPixels: false }).metadata());
  if (head.format !== format) throw new PictureRefusal('notAPicture');
  if (head.width * head.height > MOST_PIXELS || Math.max(head.width, head.height) > LONGEST_SIDE)
    throw new PictureRefusal('tooManyPixels');
  if (isAnimated(head)) throw new PictureRefusal('animated');
  return head;
}

/**
 * Encodes a picture anew, which `checkPicture` has let in: upright, opaque, without metadata, no side longer than told. Throws
 * `PictureRefusal` for one that is broken.
 */
export async function encodePicture(
  bytes: Buffer,
  longestSide: number,
  encode: (picture: Sharp) => Sharp,
): Promise<EncodedPicture> {
  const upright = sharp(bytes, { failOn: 'warning', limitInputPixels: MOST_PIXELS, sequentialRead: true })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
  const { data, info } = await orBroken(encode(upright).toBuffer({ resolveWithObject: true }));
  return { bytes: data, width: info.width, height: info.height };
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

/** Whether a JPEG has more scans than is usual. What stands in other segments, such as a preview, is passed over. */
function hasManyScans(bytes: Buffer): boolean {
  const [startOfScan, endOfImage] = [0xda, 0xd9];
  let scans = 0;
  for (let at = bytes.indexOf(0xff, 2); at !== -1 && at + 3 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === endOfImage) break;
    if (marker === startOfScan && (scans += 1) > MOST_SCANS) return true;
    // A filled byte, a restart or a fill has no length; data of a scan go on behind it.
    const isAlone = marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    at += marker === 0xff ? 1 : isAlone ? 2 : 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}
