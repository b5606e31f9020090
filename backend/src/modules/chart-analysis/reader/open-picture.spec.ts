import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { PictureRefusal, type PictureRefusalKind } from '../../../platform/pictures/index.js';
import { MOST_BYTES, openPicture } from './open-picture.js';

/** Generous beside the few milliseconds it takes: the machine of the tests may be busy. */
const MILLISECONDS = 1_000;

const paint = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#26a69a' } });

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** A PNG that says it has so many pixels, whatever it contains. */
function pngOf(width: number, height: number, ...more: Buffer[]): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc(Math.min(height * (width + 1), 20_000_000)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const parts = [chunk('IHDR', head), ...more, chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

async function refusalOf(bytes: Buffer): Promise<PictureRefusalKind | null> {
  const since = performance.now();
  const refusal = await openPicture(bytes).then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof PictureRefusal)) throw error;
      return error.kind;
    },
  );
  expect(performance.now() - since).toBeLessThan(MILLISECONDS);
  return refusal;
}

describe('a picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('is opened by its content: %s', async (format) => {
    const picture = await openPicture(await paint().toFormat(format).toBuffer());
    expect(picture).toMatchObject({ width: 60, height: 40 });
    expect(await sharp(picture.png).metadata()).toMatchObject({ format: 'png', channels: 3, width: 60, height: 40 });
  });

  it('stands upright and has lost its metadata', async () => {
    const exif = { IFD0: { Make: 'Camera of somebody', Copyright: 'Somebody' } };
    const bytes = await paint().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({ orientation: 6, width: 60 });
    const picture = await openPicture(bytes);
    expect(picture).toMatchObject({ width: 40, height: 60 });
    const { exif: kept, orientation, icc, xmp } = await sharp(picture.png).metadata();
    expect({ kept, orientation, icc, xmp }).toEqual({});
    expect(picture.png.includes('Somebody')).toBe(false);
  });

  it('may carry what a phone writes behind it, which is dropped', async () => {
    const trailer = Buffer.from('SEFH\u0001Screenshot_Capture_App_Info SEFT');
    const picture = await openPicture(Buffer.concat([await paint().jpeg().toBuffer(), trailer]));
    expect(picture.png.includes('SEFT')).toBe(false);
  });

  it('is made opaque, and smaller where it is larger than a chart has to be', async () => {
    const clear = sharp({ create: { width: 5_000, height: 20, channels: 4, background: '#00000000' } });
    const { png, width } = await openPicture(await clear.png().toBuffer());
    expect(width).toBe(4_096);
    expect((await sharp(png).raw().toBuffer()).subarray(0, 3)).toEqual(Buffer.from([255, 255, 255]));
  });
});

describe('a large picture', () => {
  it.each([
    [4_096, 2_304],
    [4_096, 4_096],
    [2_000, 20_000],
  ])('has no more pixels than a reading has room for: %i × %i', async (width, height) => {
    const picture = await openPicture(await paint(width, height).png().toBuffer());
    expect(picture.width * picture.height).toBeLessThanOrEqual(4_096 * 2_304);
    expect(Math.max(picture.width, picture.height)).toBe(width === height ? 3_072 : 4_096);
    expect(picture.width / picture.height).toBeCloseTo(width / height, 1);
  });
});

describe('what is no picture of a chart', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>';

  it.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['SVG', Buffer.from(svg)],
    ['SVG behind an XML declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', Buffer.from('%PDF-1.7\n%%EOF')],
    ['a program', Buffer.from('#!/bin/sh\nrm -rf .')],
    ['the beginning of a WAV file', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
  ])('is refused: %s', async (_, bytes) => expect(await refusalOf(bytes)).toBe('notAPicture'));

  it('is refused: formats that browsers draw, but a screenshot is not', async () => {
    for (const format of ['gif', 'tiff', 'avif'] as const)
      expect(await refusalOf(await paint().toFormat(format).toBuffer())).toBe('otherKind');
  });

  it('is refused: a picture that is also something else', async () => {
    const [png, jpeg] = [await paint().png().toBuffer(), await paint().jpeg().toBuffer()];
    const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    for (const bytes of [
      Buffer.concat([png, zip]),
      Buffer.concat([jpeg, page]),
      Buffer.concat([jpeg, Buffer.from('%PDF-1.4')]),
      pngOf(10, 10, chunk('tEXt', Buffer.from('Comment\0<SCRIPT src=x></SCRIPT>'))),
    ])
      expect(await refusalOf(bytes)).toBe('notAPicture');
  });
});

describe('a picture that costs more than it shows', () => {
  it('is refused by its size before anything is looked at', async () => {
    const bytes = Buffer.alloc(50 * 1024 * 1024);
    (await paint().png().toBuffer()).copy(bytes);
    expect(await refusalOf(bytes)).toBe('tooLarge');
    expect(await refusalOf(Buffer.alloc(MOST_BYTES + 1))).toBe('tooLarge');
  });

  it('is refused by the pixels that its header tells', async () => {
    const bomb = pngOf(16_000, 16_000);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusalOf(bomb)).toBe('tooManyPixels');
    expect(await refusalOf(pngOf(2_000_000_000, 2))).not.toBeNull();
    expect(await refusalOf(pngOf(8_000, 5_001))).toBe('tooManyPixels');
  });

  it('is refused if it moves', async () => {
    const frames = Buffer.alloc(20 * 40 * 3, 7).fill(200, 0, 20 * 20 * 3);
    const raw = { width: 20, height: 40, channels: 3, pageHeight: 20 } as const;
    expect(await refusalOf(await sharp(frames, { raw }).webp({ loop: 0 }).toBuffer())).toBe('animated');
    expect(await refusalOf(pngOf(10, 10, chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))))).toBe('animated');
  });

  it('is refused if a part is missing or wrong', async () => {
    const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, at) => (at * 7_919) % 251));
    const picture = sharp(noise, { raw: { width: 200, height: 200, channels: 3 } });
    for (const format of ['png', 'jpeg', 'webp'] as const) {
      const bytes = await picture.clone().toFormat(format).toBuffer();
      expect(await refusalOf(bytes.subarray(0, bytes.length >> 1))).toBe('broken');
      expect(await refusalOf(bytes.subarray(0, 40))).toBe('broken');
    }
    const png = await picture.png().toBuffer();
    png.fill(0, png.length >> 1, (png.length >> 1) + 64);
    expect(await refusalOf(png)).toBe('broken');
  });
});
