import { createHash, randomBytes } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';

/** Lifetime of one code in seconds (RFC 6238). */
export const STEP_SECONDS = 30;

const ISSUER = 'Lance';
const SECRET_BYTES = 20;

/** New secret of 160 random bits in base32, as RFC 4226 recommends. */
export function newSecret(): string {
  return generateSecret({ length: SECRET_BYTES });
}

/** Content of the QR code, in Google's Key URI Format: SHA-1, 6 digits, 30 s, which all apps support. */
export function otpauthUrl(secret: string, email: string): string {
  return generateURI({ issuer: ISSUER, label: email, secret });
}

/**
 * The 30-second step of a code, or null if it matches neither the current step nor its neighbours, which allows for clock
 * drift and slow typing.
 */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const epoch = Math.floor(at.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: STEP_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/** Removes the spaces and dashes that make codes readable. */
function withoutSeparators(code: string): string {
  return code.replace(/[\s-]/g, '');
}

/** The six digits of an app code, or null for another format. */
export function appCodeIn(text: string): string | null {
  const digits = withoutSeparators(text);
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** Crockford's base32: without I, L, O and U, which are easily misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RECOVERY_CODES = 10;
const RECOVERY_BITS = 120;
const RECOVERY_LENGTH = RECOVERY_BITS / 5;

/** Random bytes as readable text in dashed groups of six characters, five bits each. */
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

/** Hash of a recovery code, independent of how it is typed; null for an impossible one. */
export function recoveryCodeHash(text: string): Buffer | null {
  const code = withoutSeparators(text).toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  if (code.length !== RECOVERY_LENGTH || ![...code].every((sign) => ALPHABET.includes(sign))) return null;
  return createHash('sha256').update(code).digest();
}
