import { spacingsOf } from './glyphs.js';
import type { Pixels } from './pixels.js';
import type { Box } from './reading.js';
import type { TextLine } from './text-lines.js';

const SIZE = { width: 80, height: 30 } as const;
const BASE = 20;

interface Drawn {
  readonly box: Box;
  readonly ink: number;
}

const digit = (x: number, width = 5): Drawn => ({ box: { x, y: BASE - 10, width, height: 10 }, ink: 200 });
const point = (x: number, below: number, ink = 200): Drawn => ({
  box: { x, y: BASE - 2, width: 1, height: 2 + below },
  ink,
});

/** White on black; what is too faint to be a glyph is none of the line. */
function drawn(things: readonly Drawn[]): { pixels: Pixels; line: TextLine } {
  const data = new Uint8Array(SIZE.width * SIZE.height * 3);
  for (const { box, ink } of things)
    for (let y = box.y; y < box.y + box.height; y++)
      data.fill(ink, (y * SIZE.width + box.x) * 3, (y * SIZE.width + box.x + box.width) * 3);
  const glyphs = things.filter(({ ink }) => ink >= 55).map(({ box }) => box);
  const box = { x: 0, y: BASE - 10, width: SIZE.width, height: 10 };
  return { pixels: { ...SIZE, data, background: [0, 0, 0] }, line: { box, glyphs, behind: 0, height: 10 } };
}

const spacingOf = (things: readonly Drawn[]): { digits: number; descents: [number, number][] } => {
  const { pixels, line } = drawn(things);
  const [spacing] = spacingsOf(pixels, [line]);
  return { digits: spacing?.digits ?? 0, descents: [...(spacing?.descents ?? [])] };
};

describe('what stands between the digits of a label', () => {
  const digits = [0, 6, 12, 22, 28, 34].map((x) => digit(x));

  it.each([
    ['a point on the line of the digits', 0, 0],
    ['a comma below it', 2, 0.2],
  ])('is %s', (_, below, descent) =>
    expect(spacingOf([...digits.slice(0, 3), point(19, below), ...digits.slice(3)])).toEqual({
      digits: 6,
      descents: [[3, descent]],
    }),
  );

  it.each([
    ['was too faint to be found', 40, [[3, 0]]],
    ['is none: a blank', 0, []],
  ])('%s', (_, ink, descents) => expect(spacingOf([...digits, point(19, 0, ink)])).toEqual({ digits: 6, descents }));

  it('is nothing where digits stand or touch each other as usual', () =>
    expect(spacingOf([digit(0, 11), digit(12), digit(18), digit(24), digit(30)])).toEqual({ digits: 6, descents: [] }));
});
