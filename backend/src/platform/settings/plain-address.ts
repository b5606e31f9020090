import { isEmail } from 'class-validator';

/** Letters, digits and `.` `_` `+` `-` only: other characters are valid in addresses but special in `mailto:` links. */
const PLAIN = /^[\w.+-]+@[a-z0-9.-]+$/i;

/** Whether a text is one plain e-mail address, without name or scheme. */
export function isPlainAddress(text: string): boolean {
  return PLAIN.test(text) && isEmail(text);
}
