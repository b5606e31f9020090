import fc, { type Arbitrary } from 'fast-check';

/** Texts that broke somebody's program once. */
export const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202egnp.exe',
  '\u200b\u200b',
  '\ufeff',
  '\u3164',
  '가'.repeat(500),
  '\u1100\u1161\u11a8',
  '👩‍👩‍👧‍👦',
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d',
  "'; DROP TABLE auth_members; --",
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}{lcoin_signupBonus}',
  '../../etc/passwd',
  '%s%n%00',
  '-0',
  '1e400',
  '0x1F',
  'NaN',
  'Infinity',
  '9223372036854775808',
  '0.000000001',
  '１２３',
  '٣',
  'true',
  'null',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '2026-02-30',
  '2026-11-20T25:00:00Z',
  '+275760-09-13',
];

export const ODD_NUMBERS: readonly number[] = [
  0,
  -0,
  1,
  -1,
  0.1,
  -0.5,
  1e-9,
  100,
  101,
  255,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
];

const longTexts = fc.constantFrom(201, 2_001, 20_000).map((length) => '힣'.repeat(length));

/** Any JSON value, mostly such as do not fit. */
export const oddValues: Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...ODD_TEXTS) },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...ODD_NUMBERS) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], [{}], { length: 1 }) },
  { weight: 1, arbitrary: longTexts },
  { weight: 1, arbitrary: fc.constantFrom(1_001).map((length) => new Array<number>(length).fill(1)) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Names of fields that no call has, or that mean something to the language itself. */
export const oddNames: Arbitrary<string> = fc.constantFrom(
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '',
    'id',
    'userId',
    'isAdmin',
    '$where',
    '0',
  ],
);
