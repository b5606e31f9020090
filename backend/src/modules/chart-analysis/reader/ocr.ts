import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { brightness, type Pixels } from './pixels.ts';
import type { TextLine } from './text-lines.ts';

const require = createRequire(import.meta.url);
/** Language data of the package: nothing is fetched, nothing is written. */
const LANGUAGE = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');

/** Height of a glyph as it is read, in pixels: small enough to be quick, large enough to be read right. */
const GLYPH = 26;
const PAD = 14;

export type Alphabet = 'prices' | 'texts';
const CHARACTERS = { prices: '0123456789.,KM', texts: '' } as const;

/** Reads lines of text, one call after the other; the engine stays warm. */
export class Ocr {
  private engine: Promise<Worker> | null = null;
  private alphabet: Alphabet | null = null;

  /** The text of each line, without blanks at its ends; empty where nothing was recognized. */
  async read(pixels: Pixels, lines: readonly TextLine[], alphabet: Alphabet, glyph = GLYPH): Promise<string[]> {
    if (lines.length === 0) return [];
    const engine = await this.ready(alphabet);
    const { png, middles, cell } = await sheetOf(pixels, lines, glyph);
    const { data } = await engine.recognize(png, {}, { text: false, blocks: true });
    const read = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
    return middles.map((middle) =>
      read
        .filter(({ bbox }) => Math.abs((bbox.y0 + bbox.y1) / 2 - middle) < cell / 2)
        .sort((one, other) => one.bbox.x0 - other.bbox.x0)
        .map(({ text }) => text.trim())
        .join(' '),
    );
  }

  async close(): Promise<void> {
    await (await this.engine)?.terminate();
  }

  private async ready(alphabet: Alphabet): Promise<Worker> {
    this.engine ??= createWorker('eng', OEM.LSTM_ONLY, { langPath: LANGUAGE, gzip: true, cacheMethod: 'none' });
    const engine = await this.engine;
    if (this.alphabet !== alphabet) {
      await engine.setParameters({
        tessedit_char_whitelist: CHARACTERS[alphabet],
        tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
        user_defined_dpi: '150',
      });
      this.alphabet = alphabet;
    }
    return engine;
  }
}

interface Sheet {
  readonly png: Buffer;
  /** Middle of each line on the sheet. */
  readonly middles: readonly number[];
  readonly cell: number;
}

/** The lines below each other at one size, dark on white: what the engine reads best, and nothing else. */
async function sheetOf(pixels: Pixels, tight: readonly TextLine[], glyph: number): Promise<Sheet> {
  const lines = tight.map((line) => padded(pixels, line));
  const scales = lines.map(({ height }) => glyph / height);
  const cell = Math.max(...lines.map(({ box }, index) => Math.round(box.height * (scales[index] ?? 1)))) + PAD;
  const width = Math.max(...lines.map(({ box }, index) => Math.round(box.width * (scales[index] ?? 1)))) + PAD * 2;
  const images = await Promise.all(
    lines.map(async (line, index) => {
      const scale = scales[index] ?? 1;
      const [wide, high] = [Math.round(line.box.width * scale), Math.round(line.box.height * scale)];
      const raw = { width: line.box.width, height: line.box.height, channels: 1 } as const;
      const input = await sharp(inkOf(pixels, line), { raw })
        .resize(Math.max(1, wide), Math.max(1, high), { kernel: 'lanczos3', fit: 'fill' })
        .png({ compressionLevel: 1 })
        .toBuffer();
      return { input, left: PAD, top: Math.max(0, Math.round(index * cell + (cell - high) / 2)) };
    }),
  );
  const png = await sharp({ create: { width, height: cell * lines.length, channels: 3, background: '#ffffff' } })
    .composite(images)
    .greyscale()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { png, middles: lines.map((_, index) => (index + 0.5) * cell), cell };
}

/** With the blurred edges of its glyphs, which count as no ink. */
function padded({ width, height }: Pixels, { box, ...line }: TextLine): TextLine {
  const by = Math.ceil(line.height * 0.1);
  const [x, y] = [Math.max(0, box.x - by), Math.max(0, box.y - by)];
  const [right, bottom] = [Math.min(width, box.x + box.width + by), Math.min(height, box.y + box.height + by)];
  return { ...line, box: { x, y, width: right - x, height: bottom - y } };
}

function inkOf({ data, width }: Pixels, { box, behind }: TextLine): Buffer {
  const ink = Buffer.alloc(box.width * box.height);
  let most = 1;
  const strengths = new Float32Array(ink.length);
  for (let index = 0; index < ink.length; index++) {
    const at = ((box.y + Math.floor(index / box.width)) * width + box.x + (index % box.width)) * 3;
    const strength = Math.abs(brightness([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]) - behind);
    strengths[index] = strength;
    most = Math.max(most, strength);
  }
  for (let index = 0; index < ink.length; index++)
    ink[index] = 255 - Math.round(((strengths[index] ?? 0) / most) * 255);
  return ink;
}
