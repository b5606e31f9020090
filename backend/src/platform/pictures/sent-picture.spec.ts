import sharp from 'sharp';
import { checkPicture, encodePicture } from './sent-picture.js';

const MEGABYTES = 5_000_000;
const kindOf = (bytes: Buffer): Promise<unknown> =>
  checkPicture(bytes, MEGABYTES).then(
    () => null,
    (error: unknown) => (error as { kind?: unknown }).kind,
  );
const noise = (width: number, height: number) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: '#808080' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** A progressive JPEG in one colour whose last scan stands there as often as told. */
async function jpegOf(scans: number): Promise<Buffer> {
  const whole = await noise(64, 64).greyscale().jpeg({ progressive: true }).toBuffer();
  const last = whole.lastIndexOf(Buffer.from('ffda', 'hex'));
  const end = whole.lastIndexOf(Buffer.from('ffd9', 'hex'));
  const before = whole.subarray(0, last).toString('latin1').split('\u00ff\u00da').length - 1;
  const repeated = Array.from({ length: scans - before }, () => whole.subarray(last, end));
  return Buffer.concat([whole.subarray(0, last), ...repeated, whole.subarray(end)]);
}

describe('a picture that is sent', () => {
  it('may be progressive, with restarts in its data', async () => {
    for (const jpeg of [
      await noise(800, 600).jpeg({ progressive: true, quality: 95 }).toBuffer(),
      await noise(800, 600).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer(),
      await noise(800, 600).jpeg({ mozjpeg: true }).withMetadata().toBuffer(),
    ]) {
      expect(await kindOf(jpeg)).toBeNull();
      const kept = await encodePicture(jpeg, 400, (picture) => picture.webp());
      expect([kept.width, kept.height]).toEqual([400, 300]);
    }
  });

  it('has no more scans than are usual: each is carried out over the whole picture', async () => {
    expect(await kindOf(await jpegOf(64))).toBeNull();
    expect(await kindOf(await jpegOf(65))).toBe('broken');
  });

  it('is no strip', async () => {
    const strip = (height: number) =>
      sharp({ create: { width: 1, height, channels: 3, background: '#fff' }, limitInputPixels: false })
        .png()
        .toBuffer();
    expect(await kindOf(await strip(65_535))).toBeNull();
    expect(await kindOf(await strip(65_536))).toBe('tooManyPixels');
  });
});
