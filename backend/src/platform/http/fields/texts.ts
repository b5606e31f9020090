import { IsArray, ArrayMaxSize, IsNotEmpty, IsString, Length, Matches, MaxLength, ValidateBy } from 'class-validator';
import type { Text } from '../../errors/index.js';
import { fieldTexts } from '../http.messages.js';
import { field, saying } from './field.js';
import { VISIBLE_LINES, VISIBLE_TEXT } from './visible-text.js';

/** Error messages of a field. The default is the general message of the failed check. */
interface Messages {
  /** For a missing or blank value. The default is `message`, which then also covers values that are not text. */
  readonly missing?: Text;
  /** For any other invalid value. */
  readonly message?: Text;
  /** For a text of the wrong length. The default is `message`. */
  readonly long?: Text;
}

interface TextRule extends Messages {
  /** Maximum number of characters. */
  readonly max: number;
  /** Minimum number of characters. */
  readonly min?: number;
  /** An additional pattern and its error message. */
  readonly also?: readonly [pattern: RegExp, message: Text];
}

/** Normalizes text to NFC, so that it is the same from every keyboard, and trims it. */
export const tidy = (value: unknown): unknown => (typeof value === 'string' ? value.normalize('NFC').trim() : value);

/** A tab, as it comes with text from elsewhere, becomes a blank. */
const tidyLines = (value: unknown): unknown =>
  tidy(typeof value === 'string' ? value.replace(/\r\n?/g, '\n').replaceAll('\t', ' ') : value);

function checksOf(visible: RegExp, rule: TextRule, each = false): PropertyDecorator[] {
  const { max, min = 0, message, missing, long = message, also } = rule;
  return [
    ...(each ? [] : [IsNotEmpty(saying(missing ?? message))]),
    IsString({ ...saying(missing === undefined ? message : undefined), each }),
    Length(min, max, { ...saying(long), each }),
    Matches(visible, { ...saying(message ?? fieldTexts.invisible), each }),
    ...(also ? [Matches(also[0], { ...saying(also[1]), each })] : []),
  ];
}

const lengths = ({ min, max }: Partial<Pick<TextRule, 'min' | 'max'>>) => ({
  ...(min === undefined ? {} : { minLength: min }),
  ...(max === undefined ? {} : { maxLength: max }),
});

/** A single line of visible characters, such as a name or an external id. Normalized and trimmed. */
export const Line = (rule: TextRule): PropertyDecorator =>
  field({ schema: lengths(rule), read: tidy, checks: checksOf(VISIBLE_TEXT, rule), isText: true });

/** One or more lines of visible characters, such as a note. Normalized and trimmed. */
export const Note = (rule: TextRule): PropertyDecorator =>
  field({ schema: lengths(rule), read: tidyLines, checks: checksOf(VISIBLE_LINES, rule), isText: true });

/** Text that is compared with text elsewhere, such as a column title of a file. Not normalized. */
export const Quote = ({ max }: { max: number }): PropertyDecorator =>
  field({ schema: { maxLength: max }, checks: [IsString(), MaxLength(max)], isText: true });

interface ListRule {
  /** Maximum number of items. */
  readonly most: number;
  readonly message?: Text;
  /** Rule for each item. */
  readonly of: TextRule;
}

const listOf = ({ most, message, of }: ListRule, read: (words: unknown[]) => unknown): PropertyDecorator =>
  field({
    schema: { maxItems: most, items: { type: 'string', ...lengths(of) } },
    read: (value) => (Array.isArray(value) && value.length <= most ? read(value.map(tidy)) : value),
    checks: [IsArray(saying(message)), ArrayMaxSize(most, saying(message)), ...checksOf(VISIBLE_TEXT, of, true)],
  });

/** A list of lines. */
export const Lines = (rule: ListRule): PropertyDecorator => listOf(rule, (lines) => lines);

/** A list of words. Duplicates are removed, ignoring case. */
export const Words = (rule: ListRule): PropertyDecorator => listOf(rule, distinct);

function distinct(words: readonly unknown[]): unknown[] {
  const keyOf = (word: unknown): unknown => (typeof word === 'string' ? word.toLowerCase() : word);
  const seen = new Set<unknown>();
  return words.filter((word) => !seen.has(keyOf(word)) && seen.add(keyOf(word)));
}

type FormatRule = Messages & Partial<Pick<TextRule, 'min' | 'max'>>;

/** Text that matches a pattern. The pattern is documented unless it has flags, which JSON Schema lacks. */
export const Format = (pattern: RegExp, rule: FormatRule = {}): PropertyDecorator => {
  const { min = 0, max, message, missing = message, long } = rule;
  return field({
    schema: { ...(pattern.flags === '' ? { pattern: pattern.source } : {}), ...lengths(rule) },
    read: tidy,
    checks: [
      IsNotEmpty(saying(missing)),
      IsString(),
      ...(max === undefined ? [] : [Length(min, max, saying(long))]),
      Matches(pattern, saying(message)),
    ],
    isText: true,
  });
};

/** A UID at an exchange: 4 to 20 digits. */
export const Uid = (messages: Messages): PropertyDecorator => Format(/^\d{4,20}$/, messages);

/** Text, a number or a boolean; converted to text. */
export const AnyAsText = ({ max }: { max: number }): PropertyDecorator =>
  field({
    schema: { maxLength: max, oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] },
    read: (value) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : value),
    checks: [IsString(), MaxLength(max)],
  });

/**
 * Base64 with padding, checked by encoding it again. class-validator's regular expression overflows the stack on megabytes,
 * because V8 stops optimising expressions in a process that has compiled many of them.
 */
export const Base64 = (): PropertyDecorator =>
  field({
    schema: { format: 'base64' },
    checks: [
      IsNotEmpty(),
      IsString(),
      ValidateBy({
        name: 'isBase64',
        validator: {
          validate: (value) => typeof value === 'string' && Buffer.from(value, 'base64').toString('base64') === value,
        },
      }),
    ],
  });

/** A picture as a data URL (`data:image/png;base64,…`). What it holds is decided by whoever opens it. */
export const PictureAddress = ({ missing, message }: { missing: Text; message: Text }): PropertyDecorator =>
  field({
    checks: [
      IsNotEmpty(saying(missing)),
      ValidateBy(
        {
          name: 'isPictureAddress',
          validator: { validate: (value) => typeof value === 'string' && PICTURE_ADDRESS.test(value.slice(0, 60)) },
        },
        saying(message),
      ),
    ],
  });

const PICTURE_ADDRESS = /^data:image\/[a-z0-9.+-]{1,20};base64,/i;

/** Bytes of a picture that is given as a data URL, none where it holds nothing; null for anything else. */
export function pictureBytes(value: unknown): Buffer | null {
  const start = typeof value === 'string' ? PICTURE_ADDRESS.exec(value.slice(0, 60))?.[0].length : undefined;
  if (start === undefined) return null;
  // Signs that are no Base64 are skipped; what they leave is no picture, which is found when it is opened.
  const text = (value as string).slice(start);
  const bytes = Buffer.from(text, 'base64');
  return text.length % 4 === 0 && (bytes.length > 0 || text === '') ? bytes : null;
}
