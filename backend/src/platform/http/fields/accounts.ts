import { Equals, IsEmail, IsNotEmpty, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { field } from './field.js';
import { tidy } from './texts.js';

const MAX_PASSWORD = 128;
const MAX_EMAIL = 254;

/** An e-mail address in visible ASCII characters. `message` is the error for an invalid one. */
export const Email = ({ missing, message }: { missing: string; message: string }): PropertyDecorator =>
  field({
    schema: { format: 'email', pattern: '^[\\x21-\\x7e]+$', maxLength: MAX_EMAIL, example: 'hana@example.com' },
    read: tidy,
    checks: [
      IsNotEmpty({ message: missing }),
      IsString(),
      MaxLength(MAX_EMAIL, { message }),
      IsEmail({}, { message }),
      Matches(/^[\x21-\x7e]+$/, { message }),
    ],
    isText: true,
  });

/** Text to look up an account by; it need not be a valid e-mail address. */
export const EmailToCompare = ({ missing, long }: { missing: string; long?: string }): PropertyDecorator =>
  field({
    schema: { maxLength: MAX_EMAIL, example: 'hana@example.com' },
    read: tidy,
    checks: [IsNotEmpty({ message: missing }), IsString(), MaxLength(MAX_EMAIL, { message: long })],
  });

interface PasswordRule {
  readonly missing: string;
  readonly long?: string;
  /** For a new password: the minimum number of characters and the error for fewer. */
  readonly min?: readonly [characters: number, message: string];
}

/** A password, normalized to NFC so that its length is the same from every keyboard. Not trimmed. */
export const Password = ({ missing, long, min }: PasswordRule): PropertyDecorator =>
  field({
    schema: { maxLength: MAX_PASSWORD, example: 'correct horse', ...(min ? { minLength: min[0] } : {}) },
    read: (value) => (typeof value === 'string' ? value.normalize('NFC') : value),
    checks: [
      IsNotEmpty({ message: missing }),
      IsString(),
      ...(min ? [MinLength(min[0], { message: min[1] })] : []),
      MaxLength(MAX_PASSWORD, { message: long }),
    ],
  });

/** A consent that must be true. */
export const Agreement = (message: string): PropertyDecorator => field({ checks: [Equals(true, { message })] });
