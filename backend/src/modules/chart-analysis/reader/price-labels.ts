import { byGlyphs } from './glyphs.ts';
import { parsePrice, type ReadLabel } from './price-axis.rules.ts';
import type { Ocr } from './ocr.ts';
import type { Pixels } from './pixels.ts';
import { findTextLines, type TextLine } from './text-lines.ts';
import type { Box } from './reading.ts';

/** Reads the prices of the axis on the side of the candles that has more of them. */
export async function readPriceLabels(pixels: Pixels, candles: Box, ocr: Ocr): Promise<ReadLabel[]> {
  const reach = Math.round(candles.height * 0.4);
  const y = Math.max(0, candles.y - reach);
  const height = Math.min(pixels.height, candles.y + candles.height + reach) - y;
  const right = candles.x + candles.width + 1;
  const sides = [
    { x: right, y, height, width: pixels.width - right },
    { x: 0, y, height, width: candles.x - 1 },
  ].filter(({ width }) => width >= 12);
  const columns = sides.map((area) => columnOf(findTextLines(pixels, area)));
  const lines = columns.sort((one, other) => other.length - one.length)[0] ?? [];
  const texts = byGlyphs(pixels, lines, await ocr.read(pixels, lines, 'prices'));
  return lines.flatMap((line, index) => {
    const text = texts[index] ?? '';
    const value = parsePrice(text);
    return value === null ? [] : [{ value, text, y: middleOf(line), box: line.box }];
  });
}

/** Lines below each other that look like prices: at least two glyphs, of the commonest height. */
function columnOf(lines: readonly TextLine[]): TextLine[] {
  const candidates = lines.filter(({ glyphs }) => glyphs.length >= 2 && glyphs.length <= 16);
  const columns = candidates.map((line) =>
    candidates.filter(
      (other) =>
        Math.abs(other.height - line.height) <= Math.max(1.5, line.height * 0.2) &&
        (Math.abs(other.box.x - line.box.x) <= line.height ||
          Math.abs(other.box.x + other.box.width - line.box.x - line.box.width) <= line.height),
    ),
  );
  const best = columns.sort((one, other) => other.length - one.length)[0] ?? [];
  return [...best].sort((one, other) => one.box.y - other.box.y);
}

/** Middle of the digits: a comma reaches below them. */
function middleOf({ glyphs, height }: TextLine): number {
  const digits = glyphs.filter((glyph) => Math.abs(glyph.height - height) <= Math.max(1, height * 0.15));
  const tops = digits.map((glyph) => glyph.y).sort((one, other) => one - other);
  const bottoms = digits.map((glyph) => glyph.y + glyph.height).sort((one, other) => one - other);
  return ((tops[tops.length >> 1] ?? 0) + (bottoms[bottoms.length >> 1] ?? 0)) / 2;
}
