import { createHash, randomBytes } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';

/** How long one code of an authenticator app stands, in seconds (RFC 6238). */
export const STEP_SECONDS = 30;

const ISSUER = 'Lance';
const SECRET_BYTES = 20;

/** A new secret of 160 random bits in base32, as RFC 4226 recommends. */
export function newSecret(): string {
  return generateSecret({ length: SECRET_BYTES });
}

/** What an authenticator app reads from a QR code. Google's Key URI Format; SHA-1, 6 digits, 30 s, which all apps know. */
export function otpauthUrl(secret: string, email: string): string {
  return generateURI({ issuer: ISSUER, label: email, secret });
}

/**
 * The 30-second step to which a code of the app belongs, or null when it is none of now, the step before or the one
 * after: clocks differ, and people type slowly.
 */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const epoch = Math.floor(at.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: STEP_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/** A code as it was typed, without the blanks and dashes that make it readable. */
function withoutSeparators(code: string): string {
  return code.replace(/[\s-]/g, '');
}

/** The six digits of an app's code, or null when the text has another form. */
export function appCodeIn(text: string): string | null {
  const digits = withoutSeparators(text);
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** Crockford's base32: no I, L, O, U, so that a code read from paper is not misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RECOVERY_CODES = 10;
const RECOVERY_BITS = 120;
const RECOVERY_LENGTH = RECOVERY_BITS / 5;

/** Random bytes as a text that people can read and type, in dashed groups of six signs; five bits a sign. */
export function readableSecret(bytes: Buffer): string {
  const bits = BigInt(`0x${bytes.toString('hex')}`);
  const length = Math.floor((bytes.length * 8) / 5);
  const signs = Array.from({ length }, (_, place) => ALPHABET[Number((bits >> BigInt(place * 5)) & 31n)]);
  return (signs.join('').match(/.{1,6}/g) ?? []).join('-');
}

/** Ten new recovery codes of 120 random bits each, `XXXXXX-XXXXXX-XXXXXX-XXXXXX`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => readableSecret(randomBytes(RECOVERY_BITS / 8)));
}

/** What is kept of a recovery code, however it is typed; null for a text that cannot be one. */
export function recoveryCodeHash(text: string): Buffer | null {
  const code = withoutSeparators(text).toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  if (code.length !== RECOVERY_LENGTH || ![...code].every((sign) => ALPHABET.includes(sign))) return null;
  return createHash('sha256').update(code).digest();
}
