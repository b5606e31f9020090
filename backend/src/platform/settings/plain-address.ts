import { isEmail } from 'class-validator';

/** In letters, digits and `.` `_` `+` `-` only: other signs are allowed in addresses but mean something in a `mailto:` link. */
const PLAIN = /^[\w.+-]+@[a-z0-9.-]+$/i;

/** Whether a text is one e-mail address as sites publish it, without a name, a scheme or anything behind it. */
export function isPlainAddress(text: string): boolean {
  return PLAIN.test(text) && isEmail(text);
}
