import { brightness, type Pixels } from './pixels.ts';
import type { Box } from './reading.ts';
import type { Spacing } from './separators.rules.ts';
import type { TextLine } from './text-lines.ts';

/** Size to which glyphs are brought before they are compared. */
const GRID = { columns: 8, rows: 12 } as const;
/** A digit is taken for another one only if it is this many times nearer to its mean shape. */
const SURELY = 0.6;
/** Mean shapes of two digits are further from each other: 6 and 8 by about 6, the farthest by 30. */
const SAME = 2.5;

type Shape = readonly number[];

/**
 * Prices as their glyphs say, where the engine left some out or took some for others: it drops repeated zeros, and points.
 * What it read where the count is right says which shape is which digit; all labels of an axis have one font.
 */
export function byGlyphs(pixels: Pixels, lines: readonly TextLine[], texts: readonly string[]): string[] {
  const { all, shapes } = shapesOf(pixels, lines);
  const plain = texts.map((text) => text.replaceAll(/\s/g, ''));
  const means = meansOf(all, shapes, plain);
  if (means.size < 2) return plain;
  return plain.map((text, index) => {
    const line = lines[index];
    const glyphs = all[index] ?? [];
    // Letters (K, M) have no mean shape; fewer glyphs than characters are some that touch each other.
    if (!line || /[^\d.,]/.test(text) || glyphs.length < text.length) return text;
    const isCounted = text.length === glyphs.length;
    return glyphs
      .map((glyph, place) => {
        if (isSeparator(glyph, line)) return separatorOf(glyph, line);
        const read = isCounted ? text[place] : undefined;
        if (read === '.' || read === ',') return read;
        return digitOf(shapes[index]?.[place] ?? [], means, read);
      })
      .join('');
  });
}

/**
 * Lines among which each shape of a digit is, so that the others follow from these by `byGlyphs`: at least `least`, evenly spread.
 */
export function sampleOf(pixels: Pixels, lines: readonly TextLine[], least: number): TextLine[] {
  const { all, shapes } = shapesOf(pixels, lines);
  const known: Shape[] = [];
  const kinds = lines.map((line, index) => {
    const digits = (shapes[index] ?? []).filter((_, place) => !isSeparator(all[index]?.[place] ?? line.box, line));
    return new Set(
      digits.map((shape) => {
        const at = known.findIndex((other) => apart(other, shape) < SAME);
        return at >= 0 ? at : known.push(shape) - 1;
      }),
    );
  });
  const step = Math.max(1, lines.length / least);
  const chosen = new Set(Array.from({ length: Math.min(least, lines.length) }, (_, index) => Math.floor(index * step)));
  const seen = new Set([...chosen].flatMap((index) => [...(kinds[index] ?? [])]));
  const newOf = (index: number): number => [...(kinds[index] ?? [])].filter((kind) => !seen.has(kind)).length;
  while (seen.size < known.length) {
    const next = kinds.reduce((best, _, index) => (newOf(index) > newOf(best) ? index : best), 0);
    if (newOf(next) === 0) break;
    chosen.add(next);
    kinds[next]?.forEach((kind) => seen.add(kind));
  }
  return lines.filter((_, index) => chosen.has(index));
}

interface Shapes {
  readonly all: readonly (readonly Box[])[];
  readonly shapes: readonly (readonly Shape[])[];
}

function shapesOf(pixels: Pixels, lines: readonly TextLine[]): Shapes {
  const width = digitWidth(lines);
  const all = lines.map((line) => line.glyphs.flatMap((glyph) => splitWide(glyph, line, width)));
  return {
    all,
    shapes: all.map((glyphs, index) => glyphs.map((glyph) => shapeOf(pixels, glyph, lines[index]?.behind ?? 0))),
  };
}

const isSeparator = ({ height, width }: Box, line: TextLine): boolean =>
  height <= line.height * 0.5 && width <= line.height * 0.45;

/** A comma reaches below the digits. */
const separatorOf = (glyph: Box, line: TextLine): '.' | ',' =>
  glyph.y + glyph.height - bottomOf(line) >= Math.max(1, line.height * 0.1) ? ',' : '.';

/** The lower edge of the digits, in pixels. */
function bottomOf({ glyphs, height }: TextLine): number {
  const bottoms = glyphs
    .filter((other) => Math.abs(other.height - height) <= Math.max(1, height * 0.15))
    .map((other) => other.y + other.height)
    .sort((one, other) => one - other);
  // A comma that touches a digit would lower the middle one.
  return bottoms[bottoms.length >> 2] ?? 0;
}

/**
 * What is left of a separator that is too faint for a glyph: room at least, in usual distances of two digits and in pixels,
 * and ink, which ends near the lower edge of the digits.
 */
const LEFT = { room: 1.25, ink: 20, columns: 2, above: 0.12, below: 0.35 } as const;
/** Widest digit where most of them touch each other, as a share of its height. */
const WIDEST = 0.75;

/** What stands between the digits of each line, that which is too faint to be a glyph included. */
export function spacingsOf(pixels: Pixels, lines: readonly TextLine[]): Spacing[] {
  const width = digitWidth(lines);
  const all = lines.map((line) => {
    const widest = Math.min(width, line.height * WIDEST);
    const glyphs = line.glyphs.flatMap((glyph) => splitWide(glyph, line, widest));
    return pairsOf(glyphs, (glyph) => isSeparator(glyph, line));
  });
  const pitches = all.flatMap((pairs) => pairs.filter(({ isMarked }) => !isMarked).map(pitchOf));
  const usual = pitches.sort((one, other) => one - other)[pitches.length >> 1] ?? 0;
  return all.map((pairs, index) => {
    const line = lines[index];
    const descents = new Map<number, number>();
    const base = line ? baseOf(pixels, line, pairs) : 0;
    for (const pair of pairs) {
      const isWide = pitchOf(pair) >= usual * LEFT.room && roomOf(pair) >= Math.max(LEFT.columns, usual / 4);
      const edge =
        line && (pair.isMarked || isWide) && lowestInk(pixels, line, pair.one.x + pair.one.width, pair.other.x);
      if (!line || !edge) continue;
      const descent = (edge.y - base) / line.height;
      const isNear = descent >= -LEFT.above && descent <= LEFT.below;
      if (isNear && (pair.isMarked || edge.ink >= LEFT.ink)) descents.set(pair.place, descent);
    }
    return { digits: pairs.length + 1, descents };
  });
}

interface Pair {
  readonly one: Box;
  readonly other: Box;
  /** Digits behind the first one. */
  readonly place: number;
  readonly isMarked: boolean;
}

/** Digits beside each other. */
function pairsOf(glyphs: readonly Box[], isMark: (glyph: Box) => boolean): Pair[] {
  const digits = glyphs.filter((glyph) => !isMark(glyph));
  return digits.slice(1).flatMap((other, index) => {
    const one = digits[index];
    if (!one) return [];
    const isMarked = glyphs.indexOf(other) - glyphs.indexOf(one) > 1;
    return [{ one, other, isMarked, place: digits.length - 1 - index }];
  });
}

const pitchOf = ({ one, other }: Pair): number => other.x + other.width / 2 - one.x - one.width / 2;

const roomOf = ({ one, other }: Pair): number => other.x - one.x - one.width;

const middle = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;

/** The lower edge of most digits. */
function baseOf(pixels: Pixels, line: TextLine, pairs: readonly Pair[]): number {
  const digits = [...pairs.slice(0, 1).map(({ one }) => one), ...pairs.map(({ other }) => other)];
  return middle(digits.map(({ x, width }) => lowestInk(pixels, line, x, x + width)?.y ?? 0));
}

/**
 * Where the ink between two columns ends, as a part of a pixel: half as strong as where it is strongest, so that neither a
 * blur nor a faint colour shifts it.
 */
function lowestInk(
  { data, width, height }: Pixels,
  line: TextLine,
  left: number,
  right: number,
): { readonly y: number; readonly ink: number } | null {
  const bottom = bottomOf(line);
  const from = Math.max(0, bottom - Math.ceil(line.height * 0.5));
  const rows = Array.from(
    { length: Math.max(0, Math.min(height, bottom + Math.ceil(line.height * 0.45)) - from) },
    (_, row) => {
      let most = 0;
      for (let x = left; x < right; x++) {
        const at = ((from + row) * width + x) * 3;
        most = Math.max(
          most,
          Math.abs(brightness([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]) - line.behind),
        );
      }
      return most;
    },
  );
  const ink = Math.max(0, ...rows);
  const last = rows.findLastIndex((row) => row >= ink / 2);
  if (ink === 0 || last < 0) return null;
  const [above, below] = [rows[last] ?? 0, rows[last + 1] ?? 0];
  return { y: from + last + 0.5 + (above - ink / 2) / Math.max(1, above - below), ink };
}

function digitWidth(lines: readonly TextLine[]): number {
  const widths = lines
    .flatMap((line) => line.glyphs.filter((glyph) => !isSeparator(glyph, line)).map((glyph) => glyph.width))
    .sort((one, other) => one - other);
  return widths[widths.length >> 1] ?? 1;
}

/** Digits that touch each other are as many as fit. */
function splitWide(glyph: Box, line: TextLine, digit: number): Box[] {
  const parts = isSeparator(glyph, line) ? 1 : Math.max(1, Math.round(glyph.width / (digit * 1.1)));
  return Array.from({ length: parts }, (_, part) => ({
    ...glyph,
    x: Math.round(glyph.x + (glyph.width * part) / parts),
    width: Math.max(1, Math.round(glyph.width / parts)),
  }));
}

/** Ink of 0 to 1 on a grid over the glyph. */
function shapeOf({ data, width }: Pixels, glyph: Box, behind: number): Shape {
  const ink = (x: number, y: number): number => {
    const at = (y * width + x) * 3;
    return Math.abs(brightness([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]) - behind);
  };
  const cells = Array.from({ length: GRID.rows * GRID.columns }, (_, cell) => {
    const x = glyph.x + ((cell % GRID.columns) + 0.5) * (glyph.width / GRID.columns) - 0.5;
    const y = glyph.y + (Math.floor(cell / GRID.columns) + 0.5) * (glyph.height / GRID.rows) - 0.5;
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [right, low] = [x - left, y - top];
    const upper = ink(left, top) * (1 - right) + ink(left + 1, top) * right;
    return upper * (1 - low) + (ink(left, top + 1) * (1 - right) + ink(left + 1, top + 1) * right) * low;
  });
  const most = Math.max(1, ...cells);
  return cells.map((cell) => cell / most);
}

/**
 * The mean shape of each digit, of those lines in which as many characters were read as there are glyphs. Shapes that are the
 * same are one digit, the one that most of them were read as: in `0.00000910` a dotted zero that was read as 6 is outvoted.
 */
function meansOf(
  all: readonly (readonly Box[])[],
  shapes: readonly (readonly Shape[])[],
  texts: readonly string[],
): Map<string, Shape> {
  const kinds: { readonly shapes: Shape[]; readonly read: string[] }[] = [];
  for (const [index, text] of texts.entries()) {
    if (all[index]?.length !== text.length) continue;
    for (const [place, character] of [...text].entries()) {
      const shape = shapes[index]?.[place];
      if (!shape || !/\d/.test(character)) continue;
      const kind = kinds.find((other) => apart(other.shapes[0] ?? [], shape) < SAME);
      if (!kind) kinds.push({ shapes: [shape], read: [character] });
      else {
        kind.shapes.push(shape);
        kind.read.push(character);
      }
    }
  }
  const samples = new Map<string, Shape[]>();
  for (const { shapes: same, read } of kinds) {
    const digit = commonest(read);
    samples.set(digit, [...(samples.get(digit) ?? []), ...same]);
  }
  const mean = (group: readonly Shape[]): Shape =>
    (group[0] ?? []).map((_, cell) => group.reduce((sum, shape) => sum + (shape[cell] ?? 0), 0) / group.length);
  const means = new Map<string, Shape>();
  // The most frequent first: what looks the same and is rarer was misread.
  for (const [digit, group] of [...samples].sort((one, other) => other[1].length - one[1].length)) {
    const own = mean(group);
    if (![...means.values()].some((other) => apart(own, other) < SAME)) means.set(digit, own);
  }
  return means;
}

function commonest(characters: readonly string[]): string {
  const count = (character: string): number => characters.filter((other) => other === character).length;
  return [...characters].sort((one, other) => count(other) - count(one))[0] ?? '';
}

const apart = (one: Shape, other: Shape): number =>
  one.reduce((sum, cell, index) => sum + (cell - (other[index] ?? 0)) ** 2, 0);

function digitOf(shape: Shape, means: ReadonlyMap<string, Shape>, read: string | undefined): string {
  const far = (mean: Shape): number => apart(mean, shape);
  const [best = ['', []]] = [...means].sort((one, other) => far(one[1]) - far(other[1]));
  const own = read === undefined ? undefined : means.get(read);
  return own && read !== undefined && far(best[1]) > far(own) * SURELY ? read : best[0];
}
