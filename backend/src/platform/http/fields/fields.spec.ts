import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { fieldProblems } from '../../errors/validation-errors.js';
import {
  Amount,
  Choice,
  Clearable,
  CommaChoices,
  Flag,
  JsonPart,
  Limit,
  Line,
  MayBeMissing,
  NeededWith,
  Note,
  Nullable,
  Optional,
  Password,
  Share,
  Words,
} from './index.js';

class Inner {
  @Line({ max: 5 })
  name: string;
}

class Sent {
  @Optional()
  @Line({ max: 10, missing: { ko: '없음', en: 'missing' }, long: { ko: '김', en: 'long' } })
  line?: string;
  @Optional()
  @Note({ max: 20 })
  note?: string;
  @Nullable()
  @Line({ max: 10 })
  nullable?: string | null;
  @Clearable()
  @Line({ max: 10 })
  clearable?: string | null;
  @MayBeMissing()
  @Line({ max: 10 })
  present?: string;
  @Optional()
  @Choice(['a', 'b'])
  choice?: string;
  @NeededWith('note')
  @Line({ max: 10, message: { ko: '함께', en: 'with' } })
  besides?: string;
  @Optional()
  @Words({ most: 3, of: { min: 1, max: 5 } })
  words?: string[];
  @Optional()
  @CommaChoices(['a', 'b'], { ko: '둘', en: 'two' })
  some?: string[];
  @Optional()
  @Amount(/^\d{1,3}(\.\d{1,2})?$/, { ko: '금액', en: 'amount' })
  amount?: string;
  @Optional()
  @Share()
  share?: string;
  @Optional()
  @Password({ missing: { ko: '암호', en: 'password' }, min: [3, { ko: '짧음', en: 'short' }] })
  password?: string;
  @Optional()
  @JsonPart(() => Inner)
  part?: Inner;
  @Limit(50)
  limit: number = 20;
  @Optional()
  @Flag()
  flag?: boolean;
}

/** What a call is given, or what is told of the first field that is refused. */
function read(sent: Record<string, unknown>): unknown {
  const given = plainToInstance(Sent, sent);
  const problems = fieldProblems(validateSync(given, { stopAtFirstError: true }), 'en');
  if (problems[0]) return `${problems[0].path}: ${problems[0].message}`;
  const { limit, ...fields } = given;
  return Object.fromEntries(
    Object.entries({ ...fields, ...(limit === 20 ? {} : { limit }) }).filter(([, one]) => one !== undefined),
  );
}

const INVISIBLE = 'Characters that cannot be seen are not allowed.';

describe('a field that people write', () => {
  it.each([
    ['without blanks around it', { line: ' \u3000a b\t\n' }, { line: 'a b' }],
    ['in composed form', { line: '\u1112\u1161\u11ab' }, { line: '한' }],
    ['with its lines ended in one way', { note: 'a\r\nb\rc', besides: 'x' }, { note: 'a\nb\nc', besides: 'x' }],
    ['with a blank for each tab', { note: 'a\tb', besides: 'x' }, { note: 'a b', besides: 'x' }],
    ['with its emoji', { note: '👩🏽‍💻 ❤️‍🔥 ok', besides: 'x' }, { note: '👩🏽‍💻 ❤️‍🔥 ok', besides: 'x' }],
    ['each word once', { words: ['KYC', ' kyc ', 'b'] }, { words: ['KYC', 'b'] }],
    ['a password with its blanks', { password: ' 한 ' }, { password: ' 한 ' }],
  ])('is read %s', (_, sent, given) => expect(read(sent)).toEqual(given));

  it.each([
    ['a line break', { line: 'a\nb' }],
    ['a bidirectional mark', { line: 'a\u202eb' }],
    ['a blank that looks like none', { line: 'a\u200bb' }],
    ['a filler', { line: '\u3164' }],
  ])('is refused with %s', (_, sent) => expect(read(sent)).toBe(`line: ${INVISIBLE}`));

  it.each([
    [{ note: 'a\u0007', besides: 'x' }, `note: ${INVISIBLE}`],
    [{ note: 'a\u200db', besides: 'x' }, `note: ${INVISIBLE}`],
    [{ line: 5 }, 'line: This must be text.'],
    [{ line: 'a'.repeat(11) }, 'line: long'],
    [{ words: ['a', 'b', 'c', 'd'] }, 'words: At most 3 entries are allowed.'],
    [{ words: [''] }, 'words: Use 1 to 5 characters.'],
    [{ password: 'ab' }, 'password: short'],
  ])('%j is told what is wrong', (sent, told) => expect(read(sent)).toBe(told));
});

describe('a field that need not be given', () => {
  it.each([
    ['an optional text', { line: null }, {}],
    ['an optional text that is blank', { line: ' ' }, {}],
    ['an optional choice', { choice: null }, {}],
    ['a nullable one', { nullable: null }, { nullable: null }],
    ['a clearable one', { clearable: null }, { clearable: null }],
    ['a clearable one that is blank', { clearable: ' ' }, { clearable: null }],
    ['one that is needed with another', { besides: '' }, {}],
  ])('%s', (_, sent, given) => expect(read(sent)).toEqual(given));

  it.each([
    ['a blank is no choice', { choice: '' }, 'choice: This value is not one of the choices.'],
    ['a blank is neither true nor false', { flag: '' }, 'flag: This must be true or false.'],
    ['a nullable text is not blank', { nullable: ' ' }, 'nullable: This field is required.'],
    ['what may be missing is not null', { present: null }, 'present: This field is required.'],
    ['what may be missing is not blank', { present: ' ' }, 'present: This field is required.'],
    ['what is needed with another is told', { note: 'a' }, 'besides: with'],
  ])('%s', (_, sent, told) => expect(read(sent)).toBe(told));
});

describe('a field of a form', () => {
  it.each([
    [{ amount: 1.5 }, { amount: '1.5' }],
    [{ amount: ' 1.5 ' }, { amount: '1.5' }],
    [{ share: '0.5' }, { share: '0.5' }],
    [{ some: 'a,,b' }, { some: ['a', 'b'] }],
    [{ limit: '50' }, { limit: 50 }],
    [{ part: '{"name":" a "}' }, { part: { name: 'a' } }],
  ])('%j is read', (sent, given) => expect(read(sent)).toEqual(given));

  it.each([
    [{ amount: '1.555' }, 'amount: amount'],
    [{ amount: 1e21 }, 'amount: amount'],
    [{ share: 0.5 }, 'share: The format is not valid.'],
    [{ share: '1.1' }, 'share: The format is not valid.'],
    [{ some: 'a,c' }, 'some: two'],
    [{ limit: '51' }, 'limit: This must be at most 50.'],
    [{ limit: '1e1' }, 'limit: This must be a whole number.'],
    [{ part: '[]' }, 'part: This must be an object.'],
    [{ part: '{"name":"\u202e"}' }, `part.name: ${INVISIBLE}`],
  ])('%j is refused', (sent, told) => expect(read(sent)).toBe(told));
});
