import { readConfig } from '../config/index.js';
import { DecryptionFailed, Encryption } from './index.js';

const encryptionUnder = (secrets: string): Encryption =>
  new Encryption(readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1/none', SESSION_SECRET: secrets }));

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const hana = { purpose: 'totp-secret', owner: '0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55' };
const old = 'an old session secret of a good length';
const fresh = 'a new session secret of a good length';

describe('an encrypted secret', () => {
  const encryption = encryptionUnder(old);

  it('opens for its owner and purpose', () => {
    expect(encryption.decrypt(encryption.encrypt(secret, hana), hana)).toBe(secret);
    expect(encryption.decrypt(encryption.encrypt('비밀 🗝', hana), hana)).toBe('비밀 🗝');
    expect(encryption.decrypt(encryption.encrypt('', hana), hana)).toBe('');
  });

  it('shows nothing of itself, and never looks the same twice', () => {
    const [one, two] = [encryption.encrypt(secret, hana), encryption.encrypt(secret, hana)];
    expect(one.includes(secret)).toBe(false);
    expect(one.subarray(5).equals(two.subarray(5))).toBe(false);
  });

  it('does not open in the row of another owner, nor for another purpose', () => {
    const encrypted = encryption.encrypt(secret, hana);
    expect(() => encryption.decrypt(encrypted, { ...hana, owner: '0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e56' })).toThrow(
      DecryptionFailed,
    );
    expect(() => encryption.decrypt(encrypted, { ...hana, purpose: 'something-else' })).toThrow(DecryptionFailed);
  });

  it('does not open when a single bit of it was changed, or a part is missing', () => {
    const encrypted = encryption.encrypt(secret, hana);
    for (let position = 0; position < encrypted.length; position += 1) {
      const changed = Buffer.from(encrypted);
      changed[position]! ^= 1;
      expect(() => encryption.decrypt(changed, hana)).toThrow(DecryptionFailed);
      expect(() => encryption.decrypt(encrypted.subarray(0, position), hana)).toThrow(DecryptionFailed);
    }
  });

  it('opens while its session secret is still listed, and not after that', () => {
    const encrypted = encryption.encrypt(secret, hana);
    const rotating = encryptionUnder(`${fresh},${old}`);
    expect(rotating.decrypt(encrypted, hana)).toBe(secret);
    expect(encrypted.subarray(0, 5).equals(rotating.currentHead(hana.purpose))).toBe(false);
    const reencrypted = rotating.encrypt(secret, hana);
    expect(reencrypted.subarray(0, 5).equals(rotating.currentHead(hana.purpose))).toBe(true);
    expect(encryptionUnder(fresh).decrypt(reencrypted, hana)).toBe(secret);
    expect(() => encryptionUnder(fresh).decrypt(encrypted, hana)).toThrow(DecryptionFailed);
  });
});

describe('a fingerprint', () => {
  const address = 'hana@example.com';

  it('is the same for the same text, and another for another purpose, text or session secret', () => {
    const encryption = encryptionUnder(old);
    const print = encryption.fingerprint('closed-address', address);
    expect(print).toHaveLength(32);
    expect(encryptionUnder(old).fingerprint('closed-address', address)).toEqual(print);
    expect(encryption.fingerprint('else', address)).not.toEqual(print);
    expect(encryption.fingerprint('closed-address', 'other@example.com')).not.toEqual(print);
    expect(encryptionUnder(fresh).fingerprint('closed-address', address)).not.toEqual(print);
  });

  it('is found under every session secret that is still listed', () => {
    const print = encryptionUnder(old).fingerprint('closed-address', address);
    const found = encryptionUnder(`${fresh},${old}`).fingerprints('closed-address', address);
    expect(found).toHaveLength(2);
    expect(found[1]).toEqual(print);
  });
});
