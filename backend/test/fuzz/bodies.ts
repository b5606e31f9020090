import fc, { type Arbitrary } from 'fast-check';
import { resolved, type Operation, type Schema } from '../support/contract.js';
import { ODD_NUMBERS, oddNames, oddValues } from './odd-values.js';
import { EMAIL, ID, PASSWORD, place, UNIQUE } from './placeholders.js';

type Fields = Record<string, unknown>;

const MEDIA = 'application/json';
const FILE = 'application/octet-stream';

/** What is sent as the body: JSON that fits, nearly fits or does not, or no JSON at all. */
export function bodyTexts({ requestBody }: Operation): Arbitrary<string | undefined> {
  if (requestBody?.content[FILE]) return fc.oneof(fileTexts, oddTexts);
  const media = requestBody?.content[MEDIA];
  if (!media?.schema)
    return fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: oddTexts });
  const fields = fittingFields(media.schema);
  const recorded = (media.example ?? {}) as Fields;
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(JSON.stringify(recorded)) },
    {
      weight: 2,
      arbitrary: fc.subarray(Object.entries(recorded)).map((some) => JSON.stringify(Object.fromEntries(some))),
    },
    { weight: 4, arbitrary: fields.map((one) => JSON.stringify(one)) },
    {
      weight: 6,
      arbitrary: fc
        .oneof(fields, fc.constant(recorded))
        .chain(spoilt)
        .map((one) => JSON.stringify(one)),
    },
    { weight: 1, arbitrary: oddValues.map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: oddTexts },
  );
}

const fileTexts: Arbitrary<string | undefined> = fc
  .array(fc.constantFrom('36100011,2026-11-18,120000,24', '1,2026-13-40,x,', '"', ',,,', '\u0000', ';;', '가,나,다,라'))
  .map((lines) => ['UID,Date,Trading Volume,Commission', ...lines].join('\n'));

const oddTexts: Arbitrary<string | undefined> = fc.constantFrom(
  ...[
    undefined,
    '',
    '{',
    '{"a":',
    'null',
    '[]',
    '"text"',
    '\ufeff{}',
    '{"a":1,"a":2}',
    '{"__proto__":{"isAdmin":true}}',
  ],
  ...[
    '[' + '['.repeat(60) + ']'.repeat(60) + ']',
    '{"a":NaN}',
    "{'a':1}",
    '\u0000',
    `{"a":"${'x'.repeat(120_000)}"}`,
    '{}{}',
  ],
  ...['{"constructor":{"prototype":{"isAdmin":true}}}', '1e999', '{"\\ud800":1}', 'a=1&b=2'],
);

/** Takes fields away, adds some, and puts what does not fit in the place of others. */
function spoilt(fields: Fields): Arbitrary<unknown> {
  const names = Object.keys(fields);
  const own = names.length === 0 ? oddNames : fc.constantFrom(...names);
  const without = own.map((name) => Object.fromEntries(Object.entries(fields).filter(([one]) => one !== name)));
  // Not by assignment, which would set the prototype of the object instead of a field of it.
  const withMore = fc
    .tuple(oddNames, oddValues)
    .map(([name, value]) => Object.fromEntries([...Object.entries(fields), [name, value]]));
  const withOther = fc
    .tuple(own, oddValues)
    .map(([name, value]) => Object.fromEntries([...Object.entries(fields), [name, value]]));
  const asList = own.map((name) => ({ ...fields, [name]: [fields[name]] }));
  return fc.oneof(
    { weight: 2, arbitrary: without },
    { weight: 2, arbitrary: withMore },
    { weight: 6, arbitrary: withOther },
    { weight: 1, arbitrary: asList },
    { weight: 1, arbitrary: fc.constant([fields]) },
  );
}

/** An object with all required and some other fields, each of a value that fits its description. */
function fittingFields(given: Schema): Arbitrary<Fields> {
  const { properties = {}, required = [] } = resolved(given);
  const parts = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, fitting(one, name)]));
  return fc.record(parts, { requiredKeys: [...required] });
}

/** What a field of this name is mostly given, so that more is reached than the check of its shape. */
const BY_NAME: Readonly<Record<string, Arbitrary<unknown>>> = {
  password: fc.constant(place(PASSWORD)),
  currentPassword: fc.constant(place(PASSWORD)),
  newPassword: fc.constant(place(PASSWORD)),
  email: fc.oneof(fc.constant(place(EMAIL)), fc.constant(`fuzz-${place(UNIQUE)}@example.com`)),
  exchange: fc.constantFrom('binance', 'Deepcoin', 'okx', 'bitget', 'Ourbit'),
  exchangeName: fc.constantFrom('binance', 'Deepcoin', 'okx', 'bitget', 'Ourbit'),
  uid: fc.oneof(fc.constantFrom('36100011', '36100012', '312519011', '42470012'), fc.nat().map(String)),
};

function fitting(given: Schema, name: string): Arbitrary<unknown> {
  const byName = BY_NAME[name];
  const example = given.example === undefined ? [] : [{ weight: 3, arbitrary: fc.constant(given.example) }];
  const right = fc.oneof({ weight: 3, arbitrary: ofType(given, name) }, ...example);
  return byName ? fc.oneof({ weight: 3, arbitrary: byName }, { weight: 1, arbitrary: right }) : right;
}

function ofType(given: Schema, name: string): Arbitrary<unknown> {
  const choices = given.anyOf ?? given.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => ofType(one, name)));
  const schema = resolved(given);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? []].flat();
  return fc.oneof(...(types.length === 0 ? ['string'] : types).map((type) => ofOneType(schema, type, name)));
}

function ofOneType(schema: Schema, type: string, name: string): Arbitrary<unknown> {
  const { minimum = -10, maximum = 1_000_000, minLength = 0, maxLength = 60 } = schema;
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum));
    case 'number':
      return fc.oneof(
        fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }),
        fc.constantFrom(...ODD_NUMBERS),
      );
    case 'array':
      return fc.array(schema.items ? ofType(schema.items, name) : oddValues, { maxLength: 5 });
    case 'object':
      return fittingFields(schema);
    default:
      if (schema.format === 'uuid' || /id$/i.test(name)) return fc.nat({ max: 999 }).map((number) => place(ID, number));
      return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 200)) });
  }
}
