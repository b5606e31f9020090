import { brightness, type Pixels } from './pixels.ts';
import type { Box } from './reading.ts';

/** A line of text as it lies in the picture, not yet read. */
export interface TextLine {
  readonly box: Box;
  readonly glyphs: readonly Box[];
  /** Brightness of what lies behind it: the background, or the box that a label is drawn in. */
  readonly behind: number;
  /** Usual height of its tall glyphs: a comma that touches a digit does not count. */
  readonly height: number;
}

const INK = 55;
const GLYPH = { least: 6, most: 70 } as const;
/** Digits that touch each other are one glyph, so many times as wide as high. */
const LONGEST = 10;
/** A part of a picture with more pieces of ink or more glyphs than any text has is noise, and has no lines. */
const MOST = { pieces: 20_000, glyphs: 4_000 } as const;

/** Finds the lines of text in a part of the picture; those drawn in filled boxes, too. */
export function findTextLines(pixels: Pixels, area: Box): TextLine[] {
  const behind = brightness(pixels.background);
  const grey = greyOf(pixels, area);
  const isInk = (value: number): boolean => Math.abs(value - behind) >= INK;
  const all = componentsOf(grey, area, isInk);
  if (all.length > MOST.pieces || all.filter(isGlyph).length > MOST.glyphs) return [];
  const boxes = all.filter((component) => isFilledBox(component, grey, area, isInk));
  const glyphs = all.filter(
    (component) => isGlyph(component) && !boxes.some(({ box }) => contains(box, component.box)),
  );
  return [
    ...linesOf(
      glyphs.map(({ box }) => box),
      behind,
    ),
    ...boxes.flatMap(({ box }) => linesInBox(pixels, box)),
  ];
}

interface Component {
  readonly box: Box;
  /** Pixels of ink. */
  readonly count: number;
}

/** Whether a label or a button is drawn here: digits that touch each other are as large, but have no straight edges. */
function isFilledBox(
  { box, count }: Component,
  grey: Uint8Array,
  area: Box,
  isInk: (value: number) => boolean,
): boolean {
  if (box.height < 11 || box.height > 120 || box.width < box.height * 1.3) return false;
  if (count < box.width * box.height * 0.5) return false;
  const inkOf = (y: number): number => {
    const from = (y - area.y) * area.width + box.x - area.x;
    return grey.subarray(from, from + box.width).filter(isInk).length;
  };
  return inkOf(box.y + 1) >= box.width * 0.9 && inkOf(box.y + box.height - 2) >= box.width * 0.9;
}

function isGlyph({ box, count }: Component): boolean {
  if (box.height > GLYPH.most || box.width > box.height * (box.height < GLYPH.least ? 4 : LONGEST)) return false;
  // Corners of frames and axes enclose much and are little.
  return count >= box.width * box.height * 0.12;
}

function linesInBox(pixels: Pixels, box: Box): TextLine[] {
  const inner = { x: box.x + 1, y: box.y + 1, width: box.width - 2, height: box.height - 2 };
  const grey = greyOf(pixels, inner);
  const sorted = [...grey].sort((one, other) => one - other);
  const behind = sorted[sorted.length >> 1] ?? 0;
  const glyphs = componentsOf(grey, inner, (value) => Math.abs(value - behind) >= INK).filter(isGlyph);
  return linesOf(
    glyphs.map((glyph) => glyph.box),
    behind,
  );
}

function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

function greyOf({ data, width }: Pixels, area: Box): Uint8Array {
  const grey = new Uint8Array(area.width * area.height);
  for (let y = 0; y < area.height; y++) {
    for (let x = 0; x < area.width; x++) {
      const at = ((y + area.y) * width + x + area.x) * 3;
      grey[y * area.width + x] = (data[at] ?? 0) * 0.299 + (data[at + 1] ?? 0) * 0.587 + (data[at + 2] ?? 0) * 0.114;
    }
  }
  return grey;
}

/** Connected pixels of ink, diagonals included; ends where there are more than `MOST`. */
function componentsOf(grey: Uint8Array, area: Box, isInk: (value: number) => boolean): Component[] {
  // Without ink around it, so that no neighbour has to be looked for beyond an edge.
  const width = area.width + 2;
  const state = new Uint8Array(width * (area.height + 2));
  grey.forEach((value, index) => {
    const row = Math.floor(index / area.width);
    if (isInk(value)) state[(row + 1) * width + (index - row * area.width) + 1] = 1;
  });
  const neighbours = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  const found: Component[] = [];
  const stack: number[] = [];
  for (let start = state.indexOf(1); start >= 0 && found.length <= MOST.pieces; start = state.indexOf(1, start)) {
    let left = width;
    let right = 0;
    let bottom = 0;
    let count = 0;
    state[start] = 0;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width;
      count += 1;
      if (x < left) left = x;
      if (x > right) right = x;
      if (at > bottom) bottom = at;
      for (const step of neighbours) {
        if (state[at + step] !== 1) continue;
        state[at + step] = 0;
        stack.push(at + step);
      }
    }
    // Pixels are met row by row: the first is of the top row, the highest index of the bottom row.
    const [top, low] = [Math.floor(start / width), Math.floor(bottom / width)];
    const box = { x: left - 1 + area.x, y: top - 1 + area.y, width: right - left + 1, height: low - top + 1 };
    found.push({ box, count });
  }
  return found;
}

/** Glyphs that stand beside each other at one height are a line; what is smaller (points) belongs to the line it stands in. */
function linesOf(glyphs: readonly Box[], behind: number): TextLine[] {
  const tall = glyphs.filter(({ height }) => height >= GLYPH.least).sort((one, other) => one.x - other.x);
  const lines: Box[][] = [];
  for (const glyph of tall) {
    const line = lines.find((members) => follows(members.at(-1), glyph));
    if (line) line.push(glyph);
    else lines.push([glyph]);
  }
  const small = glyphs.filter(({ height }) => height < GLYPH.least);
  return lines.map((all) => {
    // What lies within a glyph is part of it: the dot of a dotted zero.
    const members = all.filter((one) => !all.some((other) => other !== one && contains(other, one)));
    const core = around(members);
    const points = small.filter((glyph) => isPointOf(core, glyph) && !members.some((one) => contains(one, glyph)));
    return {
      ...{ box: around([...members, ...points]), behind, height: usualHeight(members) },
      glyphs: [...members, ...points].sort((one, other) => one.x - other.x),
    };
  });
}

function usualHeight(glyphs: readonly Box[]): number {
  const heights = glyphs.map(({ height }) => height).sort((one, other) => one - other);
  const tall = heights.filter((height) => height >= (heights.at(-1) ?? 0) * 0.7);
  return tall[(tall.length - 1) >> 1] ?? 0;
}

function follows(last: Box | undefined, glyph: Box): boolean {
  if (!last) return false;
  const height = Math.max(last.height, glyph.height);
  const apart = glyph.x - (last.x + last.width);
  const overlap = Math.min(last.y + last.height, glyph.y + glyph.height) - Math.max(last.y, glyph.y);
  // In a font of one width a point leaves as much room as a digit.
  return apart <= height * 1.3 && overlap >= Math.min(last.height, glyph.height) * 0.5;
}

function isPointOf(line: Box, { x, y, width, height }: Box): boolean {
  const isWithin = x > line.x && x + width < line.x + line.width;
  return isWithin && y + height >= line.y && y <= line.y + line.height + 2 && width <= line.height * 0.5;
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    ...{ x, y },
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
