import { titleOf } from './chart-title.rules.ts';
import type { Ocr } from './ocr.ts';
import type { Pixels } from './pixels.ts';
import type { Box, Reading } from './reading.ts';
import { findTextLines } from './text-lines.ts';

/** Lines that are read at most: titles stand in the first ones, and each costs time. */
const MOST_LINES = 8;
const MOST_GLYPHS = 40;

/** Symbol and timeframe as they are printed above the candles, or over the upper part of them. */
export async function readTitle(
  pixels: Pixels,
  candles: Box,
  ocr: Ocr,
): Promise<Pick<Reading, 'symbol' | 'timeframe'>> {
  const height = Math.min(pixels.height, Math.max(60, Math.round(candles.y + candles.height * 0.1)));
  const lines = findTextLines(pixels, { x: 0, y: 0, width: pixels.width, height })
    .filter(({ glyphs, height: tall }) => glyphs.length >= 2 && glyphs.length <= MOST_GLYPHS && tall >= 7)
    .sort((one, other) => one.box.y - other.box.y || one.box.x - other.box.x);
  const isLetters = (line: (typeof lines)[number]): boolean => line.box.x < candles.x + candles.width * 0.7;
  return titleOf(await ocr.read(pixels, lines.filter(isLetters).slice(0, MOST_LINES), 'texts'));
}
