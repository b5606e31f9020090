import { generateSync } from 'otplib';
import {
  appCodeIn,
  newRecoveryCodes,
  newSecret,
  otpauthUrl,
  recoveryCodeHash,
  STEP_SECONDS,
  stepOfCode,
} from './two-factor-codes.js';

/** RFC 6238, appendix B: the secret is the ASCII text 12345678901234567890; six digits are the last of the eight. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const rfcVectors = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const;

const at = (seconds: number): Date => new Date(seconds * 1000);

describe('a code of an authenticator app', () => {
  it.each(rfcVectors)('at second %d is the one of RFC 6238', (seconds, code) => {
    expect(stepOfCode(rfcSecret, code.slice(-6), at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('is accepted one step early and one step late, and not further', () => {
    const now = 1_800_000_015;
    const codeOf = (steps: number) => generateSync({ secret: rfcSecret, epoch: now + steps * STEP_SECONDS });
    const step = Math.floor(now / STEP_SECONDS);
    const found = [-2, -1, 0, 1, 2].map((steps) => stepOfCode(rfcSecret, codeOf(steps), at(now)));
    expect(found).toEqual([null, step - 1, step, step + 1, null]);
  });

  it('covers exactly three steps at either edge of a step', () => {
    for (const now of [1_800_000_000, 1_800_000_029]) {
      const accepted = Array.from({ length: 181 }, (_, index) => now - 90 + index).filter(
        (second) => stepOfCode(rfcSecret, generateSync({ secret: rfcSecret, epoch: second }), at(now)) !== null,
      );
      expect([accepted[0], accepted.at(-1)]).toEqual([1_799_999_970, 1_800_000_059]);
    }
  });

  it('may be typed with a blank or a dash', () => {
    expect(appCodeIn('123 456')).toBe('123456');
    expect(appCodeIn(' 123-456 ')).toBe('123456');
    for (const text of ['12345', '1234567', '12345a', '１２３４５６', '']) expect(appCodeIn(text)).toBeNull();
  });
});

describe('a secret for an app', () => {
  it('has 160 bits in base32 and is never the same twice', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
  });

  it('is offered as a link that names the product and the member', () => {
    const url = new URL(otpauthUrl(rfcSecret, 'hana+fx@example.com'));
    expect(url.protocol).toBe('otpauth:');
    expect(url.host).toBe('totp');
    expect(decodeURIComponent(url.pathname)).toBe('/Lance:hana+fx@example.com');
    expect(url.searchParams.get('secret')).toBe(rfcSecret);
    expect(url.searchParams.get('issuer')).toBe('Lance');
    // What is not said is SHA-1, six digits and 30 seconds; said otherwise, an app would show other codes.
    expect(url.searchParams.get('algorithm') ?? 'SHA1').toBe('SHA1');
    expect(url.searchParams.get('digits') ?? '6').toBe('6');
    expect(url.searchParams.get('period') ?? '30').toBe('30');
  });
});

describe('recovery codes', () => {
  it('are ten, each of 24 signs that cannot be misread', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}(-[0-9A-HJKMNP-TV-Z]{6}){3}$/);
    // Every sign is drawn: in 240 signs each of the 32 is missing with a probability below 1 in 1000.
    const signs = new Set(Array.from({ length: 20 }, newRecoveryCodes).flat().join('').replace(/-/g, ''));
    expect(signs.size).toBe(32);
  });

  it('are the same however they are typed', () => {
    const kept = recoveryCodeHash('7KQ2M0-PD9R41-W8ZC5N-HJ3V6B');
    expect(kept).toHaveLength(32);
    for (const typed of ['7kq2m0pd9r41w8zc5nhj3v6b', '7KQ2MO PD9R4I W8ZC5N HJ3V6B', '7kq2mo-pd9r4l-w8zc5n-hj3v6b '])
      expect(recoveryCodeHash(typed)).toEqual(kept);
    expect(recoveryCodeHash('7KQ2M0-PD9R41-W8ZC5N-HJ3V6C')).not.toEqual(kept);
  });

  it('are nothing else', () => {
    for (const typed of ['', '123456', '7KQ2M0-PD9R41-W8ZC5N-HJ3V6', 'UUUUUU-UUUUUU-UUUUUU-UUUUUU'])
      expect(recoveryCodeHash(typed)).toBeNull();
  });
});
