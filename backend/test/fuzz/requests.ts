import fc, { type Arbitrary } from 'fast-check';
import { operations, type Operation, type Parameter } from '../support/contract.js';
import { bodyTexts } from './bodies.js';
import { ODD_TEXTS } from './odd-values.js';
import { ID, place } from './placeholders.js';

export type Persona = 'visitor' | 'member' | 'admin';

/** One request, with placeholders where it names what only the running product knows. */
export interface Planned {
  readonly persona: Persona;
  readonly method: string;
  /** With its query, percent-encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

type Target = (typeof operations)[number];

/** How often each person makes calls that are for everybody, for members, for administrators. */
const WEIGHTS: Readonly<Record<Persona, Readonly<Record<Persona, number>>>> = {
  visitor: { visitor: 6, member: 3, admin: 1 },
  member: { visitor: 1, member: 8, admin: 1 },
  admin: { visitor: 1, member: 1, admin: 8 },
};

const weighted = <T>(...choices: [weight: number, arbitrary: Arbitrary<T>][]): Arbitrary<T> =>
  fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** What takes a body can be given more that is wrong. */
const targets = operations.flatMap((one) => new Array<Target>(one.operation.requestBody ? 4 : 1).fill(one));

/** Requests to one operation after the other, valid ones and such as nobody should send. */
export const requests: Arbitrary<Planned> = fc.constantFrom(...targets).chain((target) =>
  fc
    .record({
      persona: personas(target),
      method: weighted(
        [40, fc.constant(target.method)],
        [1, fc.constantFrom('PUT', 'DELETE', 'HEAD', 'OPTIONS', 'POST')],
      ),
      address: addresses(target),
      query: queries(target.operation),
      headers: headers(target.operation),
      body: bodyTexts(target.operation),
    })
    .map(({ address, query, ...rest }) => ({ ...rest, path: query === '' ? address : `${address}?${query}` })),
);

function personas({ path, operation }: Target): Arbitrary<Persona> {
  const callers: Persona =
    operation.security?.length === 0 ? 'visitor' : path.startsWith('/api/admin/') ? 'admin' : 'member';
  return weighted(
    ...Object.entries(WEIGHTS[callers]).map(
      ([who, weight]) => [weight, fc.constant(who as Persona)] as [number, Arbitrary<Persona>],
    ),
  );
}

const ids = fc.nat({ max: 999 }).map((number) => place(ID, number));
const ODD_IDS = [
  '0',
  '-1',
  'null',
  'undefined',
  '%ff',
  '%00',
  '%',
  '..%2f..',
  '%2e%2e',
  '%F0%9F%92%A9',
  '__proto__',
  '{id}',
];
const oddIds = fc.constantFrom(...ODD_IDS, ...ODD_TEXTS.filter((text) => text !== '').map(encoded), 'x'.repeat(3000));
const NAMES: Readonly<Record<string, readonly string[]>> = {
  key: ['lcoin_attendanceReward', 'lcoin_signupBonus', 'luff_minimumPayback', 'site_telegramUrl'],
  exchange: ['binance', 'deepcoin', 'okx', 'Bitget'],
};

function addresses({ path }: Target): Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.length === 0) return fc.constant(path);
  const parts = names.map((name) => {
    const known = NAMES[name];
    const right = known ? fc.constantFrom(...known) : ids;
    return weighted([7, right], [2, oddIds], [1, fc.uuid()]);
  });
  return fc
    .tuple(...parts)
    .map((values) =>
      values.reduce((address, value, index) => address.replace(`{${names[index] ?? ''}}`, () => value), path),
    );
}

function queries({ parameters = [] }: Operation): Arbitrary<string> {
  const own = parameters.filter((one) => one.in === 'query');
  const known = own.map((parameter) => queryValues(parameter).map((value) => `${parameter.name}=${value}`));
  const odd = fc.constantFrom(
    '',
    'x=1',
    '__proto__=1',
    'limit=1&limit=2',
    'limit[]=1',
    '%ff=%ff',
    '%00',
    '&&=',
    'constructor=x',
  );
  if (known.length === 0) return weighted([9, fc.constant('')], [1, odd]);
  return weighted(
    [
      8,
      fc
        .subarray(known)
        .chain((some) => fc.tuple(...some))
        .map((some) => some.join('&')),
    ],
    [1, odd],
  );
}

const CURSORS = ['x', 'bm9uc2Vuc2U', '%00', '%EA%B0%80', 'eyJhdCI6bnVsbH0', '0'.repeat(200), '0'.repeat(201)];

function queryValues({ name, schema = {} }: Parameter): Arbitrary<string> {
  const odd = fc.constantFrom(...ODD_TEXTS).map(encoded);
  if (name === 'cursor') return weighted([1, fc.constantFrom(...CURSORS)], [1, odd], [1, ids]);
  if (name === 'limit')
    return weighted(
      [6, fc.constantFrom('1', '2', '100')],
      [2, fc.constantFrom('0', '-1', '101', '1e2', '0x10', '%201', '%EF%BC%91')],
      [1, odd],
    );
  const right = schema.enum
    ? schema.enum.map(String)
    : ['2026-11-01', '2026-11-20', '7', '30', 'earn,spend', 'Deepcoin', '%EA%B9%80'];
  return weighted([6, fc.constantFrom(...right)], [2, odd], [1, ids]);
}

function headers({ parameters = [] }: Operation): Arbitrary<Record<string, string>> {
  const takesKey = parameters.some(({ name }) => name === 'idempotency-key');
  const key = fc.record({
    'idempotency-key': weighted(
      [4, fc.uuid()],
      [2, fc.constantFrom('the-same-key-1', 'the-same-key-2')],
      [
        1,
        fc.constantFrom('short', 'k'.repeat(129), 'with blank x', '\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9'),
      ],
    ),
  });
  const none = fc.constant<Record<string, string>>({});
  return fc
    .tuple(
      takesKey ? weighted([3, key as Arbitrary<Record<string, string>>], [1, none]) : none,
      weighted([8, none], [2, fc.constantFrom(...ODD_HEADERS)]),
    )
    .map(([one, other]) => ({ ...one, ...other }));
}

const ODD_HEADERS: readonly Record<string, string>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/json; charset=nothing' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': ';;;' },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'nothing' },
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'if-none-match': '*' },
  { 'if-none-match': 'W/"x", "y"', 'if-modified-since': 'yesterday' },
  { range: 'bytes=0-10' },
  { range: 'bytes=900000000-' },
  { 'if-match': '"x"' },
  { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
  { accept: 'text/html' },
  { 'accept-language': 'en' },
  { 'accept-language': 'xx;q=nothing, *;q=-1' },
  { 'accept-encoding': 'br;q=2, *' },
  { cookie: 'sid=s%3Anothing.nothing' },
  { cookie: 'sid=%ff; sid=x; lance_visitor=%00' },
  { 'x-forwarded-for': 'not-an-address, 999.1.1.1' },
  { 'x-http-method-override': 'DELETE' },
  { 'user-agent': '' },
  { 'x-long': 'x'.repeat(20_000) },
];

/** As part of an address; halves of surrogate pairs cannot be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
