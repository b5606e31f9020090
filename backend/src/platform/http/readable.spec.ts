import { isReadable } from './readable.js';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

describe('a body', () => {
  it.each([undefined, null, 1, '', { note: '한글 \u{1f600}\n', list: [{ a: [1, 'b'] }] }, nested(20)])(
    'can be handed on: %j',
    (body) => expect(isReadable(body)).toBe(true),
  );

  it.each([
    ['a NUL', { list: [{ note: 'a\u0000b' }] }],
    ['half of a surrogate pair', { note: '\ud800' }],
    ['a NUL in a name', { 'a\u0000': 1 }],
    ['21 levels', nested(21)],
    ['40,000 levels', nested(40_000)],
  ])('is refused with %s', (_, body) => expect(isReadable(body)).toBe(false));
});
