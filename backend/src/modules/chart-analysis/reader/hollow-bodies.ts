import { commonest, isColoured, runsOf } from './candle-look.ts';
import type { Pixels } from './pixels.ts';
import type { Box } from './reading.ts';

/** Fewer outlines of one width are boxes of something else. */
const LEAST_OUTLINES = 5;
const NARROWEST = 4;
/** No chart has more; noise does. */
const MOST_OUTLINES = 5_000;

/** The picture with the bodies filled that are drawn as outlines; the same picture where there are none. */
export function fillHollowBodies(pixels: Pixels): Pixels {
  const outlines = outlinesOf(pixels);
  const usual = commonest(outlines.map(({ width }) => width));
  const bodies = outlines.filter(({ width }) => Math.abs(width - usual) <= Math.max(1, usual * 0.1));
  if (bodies.length < LEAST_OUTLINES) return pixels;
  const data = Uint8Array.from(pixels.data);
  for (const { x, y, width, height } of bodies) {
    const edge = (y * pixels.width + x + (width >> 2)) * 3;
    const colour = data.slice(edge, edge + 3);
    for (let row = y; row < y + height; row++) {
      for (let column = x; column < x + width; column++) data.set(colour, (row * pixels.width + column) * 3);
    }
  }
  return { ...pixels, data };
}

function outlinesOf(pixels: Pixels): Box[] {
  const found: Box[] = [];
  const ends: { from: number; to: number; bottom: number }[] = [];
  for (let y = 0; y + NARROWEST < pixels.height; y++) {
    for (const [from, to] of runsOf(pixels, y)) {
      if (to - from + 1 < NARROWEST) continue;
      if (ends.some((other) => other.bottom >= y && other.from === from && other.to === to)) continue;
      const bottom = bottomOf(pixels, from, to, y);
      if (bottom === null) continue;
      ends.push({ from, to, bottom });
      found.push({ x: from, y, width: to - from + 1, height: bottom - y + 1 });
      if (found.length > MOST_OUTLINES) return [];
    }
    if (ends.length > 0 && y % 64 === 0) ends.splice(0, ends.length, ...ends.filter(({ bottom }) => bottom >= y));
  }
  return found;
}

/** The lower edge of an outline that begins with this row; null where none does. */
function bottomOf(pixels: Pixels, from: number, to: number, top: number): number | null {
  const is = (x: number, y: number): boolean => isColoured(pixels, (y * pixels.width + x) * 3);
  let bottom = top;
  while (bottom + 1 < pixels.height && is(from, bottom + 1) && is(to, bottom + 1)) bottom += 1;
  if (bottom - top < 2) return null;
  const columns = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (!columns.every((x) => is(x, bottom))) return null;
  const inside = (to - from) * 0.25;
  const middle = (top + bottom) >> 1;
  const rows = [middle, (top + middle) >> 1, (middle + bottom + 1) >> 1];
  const free = rows.filter((y) => !is(Math.round(from + inside), y) || !is(Math.round(to - inside), y));
  return free.length >= 2 || (bottom - top <= 4 && !is((from + to) >> 1, middle)) ? bottom : null;
}
