import { Equals, IsEmail, IsNotEmpty, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import type { Text } from '../../errors/index.js';
import { field, saying } from './field.js';
import { tidy } from './texts.js';

const MAX_PASSWORD = 128;
const MAX_EMAIL = 254;

/** An e-mail address in visible ASCII characters. `message` is the error for an invalid one. */
export const Email = ({ missing, message }: { missing: Text; message: Text }): PropertyDecorator =>
  field({
    schema: { format: 'email', pattern: '^[\\x21-\\x7e]+$', maxLength: MAX_EMAIL, example: 'hana@example.com' },
    read: tidy,
    checks: [
      IsNotEmpty(saying(missing)),
      IsString(),
      MaxLength(MAX_EMAIL, saying(message)),
      IsEmail({}, saying(message)),
      Matches(/^[\x21-\x7e]+$/, saying(message)),
    ],
    isText: true,
  });

/** Text to look up an account by; it need not be a valid e-mail address. */
export const EmailToCompare = ({ missing, long }: { missing: Text; long?: Text }): PropertyDecorator =>
  field({
    schema: { maxLength: MAX_EMAIL, example: 'hana@example.com' },
    read: tidy,
    checks: [IsNotEmpty(saying(missing)), IsString(), MaxLength(MAX_EMAIL, saying(long))],
  });

interface PasswordRule {
  readonly missing: Text;
  readonly long?: Text;
  /** For a new password: the minimum number of characters and the error for fewer. */
  readonly min?: readonly [characters: number, message: Text];
}

/** A password, normalized to NFC so that its length is the same from every keyboard. Not trimmed. */
export const Password = ({ missing, long, min }: PasswordRule): PropertyDecorator =>
  field({
    schema: { maxLength: MAX_PASSWORD, example: 'correct horse', ...(min ? { minLength: min[0] } : {}) },
    read: (value) => (typeof value === 'string' ? value.normalize('NFC') : value),
    checks: [
      IsNotEmpty(saying(missing)),
      IsString(),
      ...(min ? [MinLength(min[0], saying(min[1]))] : []),
      MaxLength(MAX_PASSWORD, saying(long)),
    ],
  });

/** A consent that must be true. */
export const Agreement = (message: Text): PropertyDecorator => field({ checks: [Equals(true, saying(message))] });
