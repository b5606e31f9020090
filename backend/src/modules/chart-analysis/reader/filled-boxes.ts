import type { CandleLook } from './candle-look.ts';
import { EMPTY, FADED_FIRST, FADED_SECOND, FIRST, OTHER, SECOND } from './candle-places.ts';

/**
 * Takes what is drawn as a filled box in a candle's colour out of the classes: labels of the axis, buttons. Their inside would
 * look like bodies wherever a text leaves gaps.
 */
export function coverBoxes(classes: Uint8Array, width: number, height: number, { body }: CandleLook): void {
  const least = Math.max(NARROWEST, body * 3);
  coverLabels(classes, width, height, least);
  let open: { from: number; to: number; top: number; last: number }[] = [];
  const isInside = (y: number, from: number): boolean =>
    y >= 0 && y < height && [2, 3, 4].every((x) => (classes[y * width + from + x] ?? EMPTY) !== EMPTY);
  const cover = ({ from, to, ...rows }: (typeof open)[number]): void => {
    let { top, last } = rows;
    // Where another box lies over one edge, the room beside the text shows how far it goes.
    if (last - top >= 2) {
      while (isInside(last + 1, from) && last - top < TALLEST_BOX) last += 1;
      while (isInside(top - 1, from) && last - top < TALLEST_BOX) top -= 1;
    }
    for (let y = top; y <= last; y++) classes.fill(OTHER, y * width + from, y * width + to + 1);
  };
  for (let y = 0; y < height; y++) {
    for (const [from, to] of longRuns(classes, y * width, width, least)) {
      const box = open.find((other) => Math.abs(other.from - from) <= BLUR && Math.abs(other.to - to) <= BLUR);
      if (box) Object.assign(box, { last: y, from: Math.min(box.from, from), to: Math.max(box.to, to) });
      else if (open.length < MOST_BOXES) open.push({ from, to, top: y, last: y });
    }
    for (const box of open) if (y - box.last > TALLEST_BOX) cover(box);
    open = open.filter((box) => y - box.last <= TALLEST_BOX);
  }
  open.forEach(cover);
}

/** Of a box, in pixels. */
const NARROWEST = 24;
/** Blurred edges of boxes differ by this many pixels from row to row. */
const BLUR = 3;
const TALLEST_BOX = 160;
/** Boxes beside and within each other; stripes have more, and are none. */
const MOST_BOXES = 200;

function longRuns(classes: Uint8Array, row: number, width: number, least: number): [from: number, to: number][] {
  const runs: [number, number][] = [];
  const colourOf = (x: number): number => {
    const kind = classes[row + x] ?? EMPTY;
    return kind === FADED_FIRST ? FIRST : kind === FADED_SECOND ? SECOND : kind;
  };
  for (let from = 0; from + least <= width;) {
    const kind = colourOf(from);
    let to = from;
    while (to + 1 < width && colourOf(to + 1) === kind) to += 1;
    if ((kind === FIRST || kind === SECOND) && to - from + 1 >= least) runs.push([from, to]);
    from = to + 1;
  }
  return runs;
}

/** Characters beside each other in a row of a label, and rows of a label that have so many, at least. */
const TEXT = { characters: 4, rows: 5 } as const;

/** At the edges of a label that is tilted by 2°. */
const TILTED_ROWS = 4;

/** Boxes of less than `most` pixels, which are as wide as bodies may be, are taken out only if they hold characters. */
function coverLabels(classes: Uint8Array, width: number, height: number, most: number): void {
  let open: { from: number; to: number; top: number; last: number }[] = [];
  const cover = ({ from, to, top, last }: (typeof open)[number]): void => {
    const rows = Array.from({ length: last - top + 1 }, (_, index) => (top + index) * width);
    const texts = rows.filter((row) => holesOf(classes.subarray(row + from, row + to + 1)) >= TEXT.characters);
    if (texts.length < TEXT.rows) return;
    for (const row of rows) classes.fill(OTHER, row + from, row + to + 1);
    // Edges of a tilted box do not reach from end to end.
    for (let y = Math.max(0, top - TILTED_ROWS); y <= Math.min(height - 1, last + TILTED_ROWS); y++) {
      for (let at = y * width + from; at <= y * width + to; at++) if (classes[at] !== EMPTY) classes[at] = OTHER;
    }
  };
  for (let y = 0; y < height; y++) {
    const runs = longRuns(classes, y * width, width, NARROWEST).filter(([from, to]) => to - from + 1 < most);
    const closed = open.filter((box) => {
      const isSame = ([from, to]: readonly [number, number]): boolean =>
        Math.abs(from - box.from) <= BLUR && Math.abs(to - box.to) <= BLUR;
      // Where the row is cut by characters, the room before these is still the box.
      const goesOn = runs.some(isSame) || [2, 3, 4].every((x) => isBodyKind(classes[y * width + box.from + x]));
      if (goesOn && y - box.top < TALLEST_BOX) box.last = y;
      return box.last < y;
    });
    closed.forEach(cover);
    open = open.filter((box) => !closed.includes(box));
    for (const [from, to] of runs) {
      const isKnown = open.some((box) => Math.abs(from - box.from) <= BLUR && Math.abs(to - box.to) <= BLUR);
      if (!isKnown && open.length < MOST_BOXES) open.push({ from, to, top: y, last: y });
    }
  }
  open.forEach(cover);
}

const isBodyKind = (kind: number | undefined): boolean => kind === FIRST || kind === SECOND;

/** How many times a row of a box is interrupted. */
function holesOf(row: Uint8Array): number {
  let holes = 0;
  for (let x = 1; x < row.length; x++) if (!isBodyKind(row[x]) && isBodyKind(row[x - 1])) holes += 1;
  return holes;
}
