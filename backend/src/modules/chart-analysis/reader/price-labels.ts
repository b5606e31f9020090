import { byGlyphs, sampleOf, spacingsOf } from './glyphs.ts';
import { decimalsOf, fitAxis, parsePrice, type ReadLabel } from './price-axis.rules.ts';
import type { Ocr } from './ocr.ts';
import { brightness, type Pixels } from './pixels.ts';
import { separate, type Separated } from './separators.rules.ts';
import { findTextLines, type TextLine } from './text-lines.ts';
import type { Box, PriceAxis } from './reading.ts';

/** So many labels at least are read; others follow from the shapes of their digits, unless they then do not fit. */
const LEAST_READ = 6;
/** Height of a glyph when a label is read once more, in pixels: other errors than at the first size. */
const SECOND_SIZE = 38;

/** No axis has more labels, and no chart more texts beside it. Noise does: its lines would cost time by the square or cube. */
const MOST = { labels: 60, candidates: 600 } as const;

/**
 * The price axis on the side of the candles that has more labels; null where fewer than three agree, or where their separators
 * leave it open how large the prices are.
 */
export async function readPriceAxis(pixels: Pixels, candles: Box, ocr: Ocr): Promise<PriceAxis | null> {
  const lines = findLabels(pixels, candles);
  const asked = new Set(sampleOf(pixels, lines, LEAST_READ));
  const raw = lines.map(() => '');
  const ask = async (some: readonly TextLine[]): Promise<void> => {
    const read = await ocr.read(pixels, some, 'prices');
    some.forEach((line, index) => (raw[lines.indexOf(line)] = read[index] ?? ''));
  };
  await ask([...asked]);
  let texts = byGlyphs(pixels, lines, raw);
  const tolerance = Math.max(1.5, (lines[0]?.height ?? 0) * 0.25);
  const spacings = spacingsOf(pixels, lines);
  const axisOf = (): PriceAxis | null => {
    const separated = separate(texts, raw, spacings);
    return separated.isDoubtful ? null : fitAxis(labelsOf(separated), tolerance);
  };
  const labelsOf = (separated: Separated): ReadLabel[] => {
    const decimals =
      separated.decimals ?? commonest(separated.texts.filter((text) => parsePrice(text) !== null).map(decimalsOf));
    const prices = lines.flatMap((line, index) => {
      const text = separated.texts[index] ?? '';
      // All labels of an axis have as many decimals. Times below it may stand in their column.
      const value = decimalsOf(text) === decimals ? parsePrice(text) : null;
      return value === null ? [] : [{ value, text, line }];
    });
    const shift = shiftToGrid(
      pixels,
      prices.map(({ line }) => line),
      candles,
    );
    return prices.map(({ line, ...label }) => ({ ...label, y: middleOf(line) + shift, box: line.box }));
  };
  const doubtfulIn = (axis: PriceAxis | null): TextLine[] => {
    const fitting = axis?.labels.filter(({ fits }) => fits).map(({ box }) => box) ?? [];
    return lines.filter(({ box }) => !fitting.includes(box));
  };
  let axis = axisOf();
  const unasked = doubtfulIn(axis).filter((line) => !asked.has(line));
  if (unasked.length > 0) {
    await ask(unasked);
    texts = byGlyphs(pixels, lines, raw);
    axis = axisOf();
  }
  const doubtful = doubtfulIn(axis);
  if (doubtful.length === 0) return axis;
  const again = await ocr.read(pixels, doubtful, 'prices', SECOND_SIZE);
  doubtful.forEach((line, index) => (texts[lines.indexOf(line)] = (again[index] ?? '').replaceAll(/\s/g, '')));
  const second = axisOf();
  return countOf(second) > countOf(axis) ? second : axis;
}

function commonest(values: readonly number[]): number {
  const count = (value: number): number => values.filter((other) => other === value).length;
  return [...values].sort((one, other) => count(other) - count(one))[0] ?? 0;
}

const countOf = (axis: PriceAxis | null): number => axis?.labels.filter(({ fits }) => fits).length ?? 0;

function findLabels(pixels: Pixels, candles: Box): TextLine[] {
  const reach = Math.round(candles.height * 0.4);
  const y = Math.max(0, candles.y - reach);
  const height = Math.min(pixels.height, candles.y + candles.height + reach) - y;
  const right = candles.x + candles.width + 1;
  const sides = [
    { x: right, y, height, width: pixels.width - right },
    { x: 0, y, height, width: candles.x - 1 },
  ].filter(({ width }) => width >= 12);
  const columns = sides.map((area) => columnOf(findTextLines(pixels, area)));
  return columns.sort((one, other) => other.length - one.length)[0] ?? [];
}

/** Lines below each other that look like prices: at least two glyphs, of the commonest height. None where there are too many. */
function columnOf(lines: readonly TextLine[]): TextLine[] {
  const candidates = lines.filter(({ glyphs }) => glyphs.length >= 2 && glyphs.length <= 16);
  if (candidates.length > MOST.candidates) return [];
  const columns = candidates.map((line) =>
    candidates.filter(
      (other) =>
        Math.abs(other.height - line.height) <= Math.max(1.5, line.height * 0.2) &&
        (Math.abs(other.box.x - line.box.x) <= line.height ||
          Math.abs(other.box.x + other.box.width - line.box.x - line.box.width) <= line.height),
    ),
  );
  const best = columns.sort((one, other) => other.length - one.length)[0] ?? [];
  if (best.length > MOST.labels) return [];
  return [...best].sort((one, other) => one.box.y - other.box.y);
}

/** Middle of the digits: a comma reaches below them. */
function middleOf({ glyphs, height }: TextLine): number {
  const digits = glyphs.filter((glyph) => Math.abs(glyph.height - height) <= Math.max(1, height * 0.15));
  const tops = digits.map((glyph) => glyph.y).sort((one, other) => one - other);
  const bottoms = digits.map((glyph) => glyph.y + glyph.height).sort((one, other) => one - other);
  return ((tops[tops.length >> 1] ?? 0) + (bottoms[bottoms.length >> 1] ?? 0)) / 2;
}

/** Largest difference between the offsets of labels from their grid lines, as a share of the digit height: libraries round lines and texts to pixels separately. */
const ROUNDING = 0.12;

/**
 * How far the lines of the grid lie below the middles of their labels, in pixels: libraries centre the line of a text, not
 * its digits. Without a grid, that of the axis of times where it stands at the lowest price; else 0.
 */
function shiftToGrid(pixels: Pixels, lines: readonly TextLine[], candles: Box): number {
  const all = lines.map((line) => shiftOf(pixels, line, candles));
  const shifts = all.filter((shift) => shift !== null).sort((one, other) => one - other);
  const middle = shifts[shifts.length >> 1] ?? 0;
  const most = Math.max(1, (lines[0]?.height ?? 0) * ROUNDING);
  const agreeing = shifts.filter((shift) => Math.abs(shift - middle) <= most);
  if (agreeing.length >= Math.max(2, lines.length / 2))
    return agreeing.reduce((sum, shift) => sum + shift, 0) / agreeing.length;
  // One or two of the others may lie at a drawn line.
  return all.at(-1) ?? 0;
}

function shiftOf(pixels: Pixels, line: TextLine, candles: Box): number | null {
  const middle = middleOf(line);
  const reach = Math.max(3, Math.round(line.height * 0.35));
  const rows = Array.from({ length: reach * 2 + 1 }, (_, index) => Math.round(middle) - reach + index);
  const shares = rows.map((y) => shareOfLine(pixels, y, candles));
  const marked = rows.filter((_, index) => (shares[index] ?? 0) >= 0.6);
  // A filled area has no line in it.
  if (marked.length === 0 || marked.length > rows.length / 2) return null;
  return marked.reduce((sum, y) => sum + y, 0) / marked.length - middle;
}

const SAMPLES = 120;
const FAINT = 6;

/** The share of a row of the plot that differs from the background. */
function shareOfLine({ data, width, height, background }: Pixels, y: number, candles: Box): number {
  if (y < 0 || y >= height) return 0;
  const behind = brightness(background);
  let count = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const x = Math.min(width - 1, Math.round(candles.x + ((sample + 0.5) * candles.width) / SAMPLES));
    const at = (y * width + x) * 3;
    const light = brightness([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    if (Math.abs(light - behind) >= FAINT) count += 1;
  }
  return count / SAMPLES;
}
