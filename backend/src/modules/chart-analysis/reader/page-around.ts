import sharp from 'sharp';
import { distance, nextFrequent, type Colour, type Pixels } from './pixels.ts';
import type { Box, Reading } from './reading.ts';

/** Least distance of the chart's background from the page's, and largest of what belongs to it: compression, bars of buttons. */
const APART = 100;
const NEAR = 40;
/** Share of the picture that a chart in a page takes at least, and of it that has its background. */
const LEAST = { area: 0.2, filled: 0.5 } as const;
/** Cells along the longer side in which the rectangle is looked for. */
const CELLS = 128;

/**
 * The part of a picture that has a background of its own, as a dark chart in a light page has; null where there is none. Only
 * what was not read as a whole is asked for it.
 */
export function partInPage(pixels: Pixels): Box | null {
  const colour = nextFrequent(pixels, APART);
  if (!colour) return null;
  const size = Math.max(4, Math.ceil(Math.max(pixels.width, pixels.height) / CELLS));
  const cells = cellsOf(pixels, colour, size);
  const [columns, rows] = [Math.ceil(pixels.width / size), Math.ceil(pixels.height / size)];
  const { box, count } = largestOf(cells, columns, rows);
  if (count < box.width * box.height * LEAST.filled) return null;
  const part = edgesOf(pixels, colour, box, size);
  const isLarge = part.width * part.height >= pixels.width * pixels.height * LEAST.area;
  return isLarge && (part.width < pixels.width || part.height < pixels.height) ? part : null;
}

/** 1 where most of a cell has the colour. */
function cellsOf({ data, width, height }: Pixels, colour: Colour, size: number): Uint8Array {
  const columns = Math.ceil(width / size);
  const counts = new Int32Array(columns * Math.ceil(height / size));
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const cell = Math.floor(y / size) * columns + Math.floor(x / size);
      counts[cell] = (counts[cell] ?? 0) + (isNear(data, (y * width + x) * 3, colour) ? 1 : -1);
    }
  }
  return Uint8Array.from(counts, (count) => (count > 0 ? 1 : 0));
}

const isNear = (data: Uint8Array, at: number, colour: Colour): boolean =>
  distance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0], colour) <= NEAR;

/** Of the cells that touch each other the most, and the box around them, in cells. */
function largestOf(cells: Uint8Array, columns: number, rows: number): { box: Box; count: number } {
  let best = { box: { x: 0, y: 0, width: 0, height: 0 }, count: 0 };
  for (let start = 0; start < cells.length; start++) {
    if (cells[start] !== 1) continue;
    cells[start] = 2;
    const members = [start];
    for (const cell of members) {
      const x = cell % columns;
      const beside = [x > 0 ? cell - 1 : -1, x + 1 < columns ? cell + 1 : -1, cell - columns, cell + columns];
      for (const next of beside) {
        if (next < 0 || next >= columns * rows || cells[next] !== 1) continue;
        cells[next] = 2;
        members.push(next);
      }
    }
    if (members.length > best.count) best = { box: boxAround(members, columns), count: members.length };
  }
  return best;
}

function boxAround(members: readonly number[], columns: number): Box {
  const ends = { left: Infinity, right: 0, top: Infinity, bottom: 0 };
  for (const cell of members) {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    ends.left = Math.min(ends.left, x);
    ends.right = Math.max(ends.right, x);
    ends.top = Math.min(ends.top, y);
    ends.bottom = Math.max(ends.bottom, y);
  }
  const { left, right, top, bottom } = ends;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** The box in pixels: a cell more on every side, then without the rows and columns that have little of the colour. */
function edgesOf({ data, width, height }: Pixels, colour: Colour, box: Box, size: number): Box {
  let [left, top] = [Math.max(0, (box.x - 1) * size), Math.max(0, (box.y - 1) * size)];
  let [right, bottom] = [
    Math.min(width, (box.x + box.width + 1) * size),
    Math.min(height, (box.y + box.height + 1) * size),
  ];
  const isIn = (from: number, to: number, atOf: (place: number) => number): boolean => {
    let count = 0;
    for (let place = from; place < to; place++) if (isNear(data, atOf(place) * 3, colour)) count += 1;
    return count * 2 >= to - from;
  };
  const isRowIn = (y: number): boolean => isIn(left, right, (x) => y * width + x);
  const isColumnIn = (x: number): boolean => isIn(top, bottom, (y) => y * width + x);
  while (top < bottom && !isRowIn(top)) top += 1;
  while (bottom > top && !isRowIn(bottom - 1)) bottom -= 1;
  while (left < right && !isColumnIn(left)) left += 1;
  while (right > left && !isColumnIn(right - 1)) right -= 1;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** That part alone. */
export async function cutOut(png: Uint8Array, { x, y, width, height }: Box): Promise<Uint8Array> {
  return sharp(png).extract({ left: x, top: y, width, height }).png({ compressionLevel: 1 }).toBuffer();
}

/** What was read in the part, in pixels of the whole picture. */
export function movedBack(reading: Reading, part: Box, whole: Pick<Reading, 'width' | 'height'>): Reading {
  const { plot, axis } = reading;
  const moved = (box: Box): Box => ({ ...box, x: box.x + part.x, y: box.y + part.y });
  return {
    ...reading,
    ...{ width: whole.width, height: whole.height },
    plot: plot && moved(plot),
    axis: axis && {
      ...axis,
      offset: axis.offset - axis.slope * part.y,
      labels: axis.labels.map((label) => ({ ...label, y: label.y + part.y, box: moved(label.box) })),
    },
    candles: reading.candles.map((candle) => ({ ...candle, x: candle.x + part.x })),
  };
}
