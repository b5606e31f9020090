import { readConfig } from '../config/index.js';
import { SealBroken, Sealing } from './index.js';

const sealingUnder = (secrets: string): Sealing =>
  new Sealing(readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1/none', SESSION_SECRET: secrets }));

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const hana = { purpose: 'totp-secret', owner: '0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55' };
const old = 'an old session secret of a good length';
const fresh = 'a new session secret of a good length';

describe('a sealed secret', () => {
  const sealing = sealingUnder(old);

  it('opens for its owner and purpose', () => {
    expect(sealing.open(sealing.seal(secret, hana), hana)).toBe(secret);
    expect(sealing.open(sealing.seal('비밀 🗝', hana), hana)).toBe('비밀 🗝');
    expect(sealing.open(sealing.seal('', hana), hana)).toBe('');
  });

  it('shows nothing of itself, and never looks the same twice', () => {
    const [one, two] = [sealing.seal(secret, hana), sealing.seal(secret, hana)];
    expect(one.includes(secret)).toBe(false);
    expect(one.subarray(5).equals(two.subarray(5))).toBe(false);
  });

  it('does not open in the row of another owner, nor for another purpose', () => {
    const sealed = sealing.seal(secret, hana);
    expect(() => sealing.open(sealed, { ...hana, owner: '0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e56' })).toThrow(SealBroken);
    expect(() => sealing.open(sealed, { ...hana, purpose: 'something-else' })).toThrow(SealBroken);
  });

  it('does not open when a single bit of it was changed, or a part is missing', () => {
    const sealed = sealing.seal(secret, hana);
    for (let position = 0; position < sealed.length; position += 1) {
      const changed = Buffer.from(sealed);
      changed[position]! ^= 1;
      expect(() => sealing.open(changed, hana)).toThrow(SealBroken);
      expect(() => sealing.open(sealed.subarray(0, position), hana)).toThrow(SealBroken);
    }
  });

  it('opens while its session secret is still listed, and not after that', () => {
    const sealed = sealing.seal(secret, hana);
    const rotating = sealingUnder(`${fresh},${old}`);
    expect(rotating.open(sealed, hana)).toBe(secret);
    expect(sealed.subarray(0, 5).equals(rotating.currentHead(hana.purpose))).toBe(false);
    const sealedAnew = rotating.seal(secret, hana);
    expect(sealedAnew.subarray(0, 5).equals(rotating.currentHead(hana.purpose))).toBe(true);
    expect(sealingUnder(fresh).open(sealedAnew, hana)).toBe(secret);
    expect(() => sealingUnder(fresh).open(sealed, hana)).toThrow(SealBroken);
  });
});

describe('a fingerprint', () => {
  const address = 'hana@example.com';

  it('is the same for the same text, and another for another purpose, text or session secret', () => {
    const sealing = sealingUnder(old);
    const print = sealing.fingerprint('closed-address', address);
    expect(print).toHaveLength(32);
    expect(sealingUnder(old).fingerprint('closed-address', address)).toEqual(print);
    expect(sealing.fingerprint('else', address)).not.toEqual(print);
    expect(sealing.fingerprint('closed-address', 'other@example.com')).not.toEqual(print);
    expect(sealingUnder(fresh).fingerprint('closed-address', address)).not.toEqual(print);
  });

  it('is found under every session secret that is still listed', () => {
    const print = sealingUnder(old).fingerprint('closed-address', address);
    const found = sealingUnder(`${fresh},${old}`).fingerprints('closed-address', address);
    expect(found).toHaveLength(2);
    expect(found[1]).toEqual(print);
  });
});
