import sharp from 'sharp';

/** A colour as red, green, blue of 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** The decoded picture: three bytes for each pixel, row after row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  /** The most frequent colour. */
  readonly background: Colour;
}

export async function decode(png: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data, background: mostFrequent(data) };
}

/** Brightness of 0 to 255 as the eye weighs it. */
export const brightness = ([red, green, blue]: Colour): number => 0.299 * red + 0.587 * green + 0.114 * blue;

export const distance = (one: Colour, other: Colour): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** 0 to 360 degrees. */
export function hueOf([red, green, blue]: Colour): number {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return 0;
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
  return most === green ? 60 * ((blue - red) / range) + 120 : 60 * ((red - green) / range) + 240;
}

/** Degrees between two hues, 0 to 180. */
export function hueDistance(one: Colour, other: Colour): number {
  const apart = Math.abs(hueOf(one) - hueOf(other));
  return Math.min(apart, 360 - apart);
}

function mostFrequent(data: Uint8Array): Colour {
  const counts = countsOf(data);
  return meanOf(data, counts.indexOf(Math.max(...chunkMaxima(counts))));
}

/** The most frequent colour that is farther from the background; null where the picture has none. */
export function nextFrequent({ data, background }: Pixels, apart: number): Colour | null {
  const counts = countsOf(data).map((count, key) => {
    const colour = [key >> 10, (key >> 5) & 31, key & 31].map((part) => part * 8 + 4) as [number, number, number];
    return distance(colour, background) > apart ? count : 0;
  });
  const most = Math.max(...chunkMaxima(counts));
  return most > 0 ? meanOf(data, counts.indexOf(most)) : null;
}

/** Colours are counted in steps of 8, every fourth pixel. */
function countsOf(data: Uint8Array): Uint32Array {
  const counts = new Uint32Array(32_768);
  for (let at = 0; at + 2 < data.length; at += 12) {
    const key = ((data[at] ?? 0) >> 3) * 1_024 + ((data[at + 1] ?? 0) >> 3) * 32 + ((data[at + 2] ?? 0) >> 3);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** `Math.max` takes no 32,768 arguments safely. */
function chunkMaxima(counts: Uint32Array): number[] {
  return Array.from({ length: 32 }, (_, part) => Math.max(...counts.subarray(part * 1_024, (part + 1) * 1_024)));
}

function meanOf(data: Uint8Array, key: number): Colour {
  const sums = [0, 0, 0];
  let count = 0;
  for (let at = 0; at + 2 < data.length; at += 12) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    if ((red >> 3) * 1_024 + (green >> 3) * 32 + (blue >> 3) !== key) continue;
    sums[0] = (sums[0] ?? 0) + red;
    sums[1] = (sums[1] ?? 0) + green;
    sums[2] = (sums[2] ?? 0) + blue;
    count += 1;
  }
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => Math.round(sum / Math.max(1, count)));
  return [red, green, blue];
}
