import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/index.js';

/** Purpose and owner of an encrypted text; both are needed to decrypt it. */
export interface EncryptionContext {
  /** Name of the use, e.g. `totp-secret`; each has its own key. */
  readonly purpose: string;
  /** Owner id: moved into another owner's row it cannot be decrypted. */
  readonly owner: string;
}

/**
 * Thrown for a text that cannot be decrypted: modified, of another owner or purpose, or encrypted under a removed secret.
 */
export class DecryptionFailed extends Error {
  constructor() {
    super('decryption failed');
    this.name = 'DecryptionFailed';
  }
}

const FORMAT = 1;
const KEY_ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + KEY_ID_BYTES;

interface Key {
  readonly id: Buffer;
  readonly bytes: Buffer;
}

/**
 * Encrypts small secrets, so that a copy of the database does not reveal them, and computes keyed hashes. All keys are
 * derived from the session secrets by HKDF-SHA-256; the first secret is current, the others still decrypt.
 *
 * Format: version byte 1, four bytes of key id, 12-byte nonce, AES-256-GCM ciphertext, 16-byte tag. Header and owner are
 * authenticated.
 */
@Injectable()
export class Encryption {
  private readonly keys = new Map<string, Key[]>();

  constructor(private readonly config: AppConfig) {}

  /** Encrypts a text under the current secret, with a random nonce. */
  encrypt(text: string, { purpose, owner }: EncryptionContext): Buffer {
    // The label `seal` is part of the key derivation of stored texts.
    const [key] = this.keysOf(`seal ${purpose}`);
    const head = headOf(key);
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(Buffer.concat([head, Buffer.from(owner)]));
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([head, nonce, encrypted, cipher.getAuthTag()]);
  }

  /** Decrypts a text. Throws `DecryptionFailed`. */
  decrypt(encrypted: Buffer, { purpose, owner }: EncryptionContext): string {
    const head = encrypted.subarray(0, HEAD_BYTES);
    const key = this.keysOf(`seal ${purpose}`).find((candidate) => headOf(candidate).equals(head));
    if (!key || encrypted.length < HEAD_BYTES + NONCE_BYTES + TAG_BYTES) throw new DecryptionFailed();
    const nonce = encrypted.subarray(HEAD_BYTES, HEAD_BYTES + NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.concat([head, Buffer.from(owner)]))
      .setAuthTag(encrypted.subarray(-TAG_BYTES));
    try {
      const text = decipher.update(encrypted.subarray(HEAD_BYTES + NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      throw new DecryptionFailed();
    }
  }

  /** Header of everything encrypted under the current secret; texts with another header should be re-encrypted. */
  currentHead(purpose: string): Buffer {
    return headOf(this.keysOf(`seal ${purpose}`)[0]);
  }

  /** Keyed hash (HMAC-SHA-256, 32 bytes) under the current secret: allows comparison, but no guessing. */
  fingerprint(purpose: string, text: string): Buffer {
    return hashOf(this.keysOf(`fingerprint ${purpose}`)[0], text);
  }

  /** Keyed hashes of the text under all accepted secrets, for lookups; the current one first. */
  fingerprints(purpose: string, text: string): Buffer[] {
    return this.keysOf(`fingerprint ${purpose}`).map((key) => hashOf(key, text));
  }

  private keysOf(label: string): [Key, ...Key[]] {
    let keys = this.keys.get(label);
    if (!keys) {
      keys = this.config.sessionSecrets.map((secret) => keyFrom(secret, label));
      this.keys.set(label, keys);
    }
    const [inUse, ...older] = keys;
    if (!inUse) throw new Error('there is no session secret');
    return [inUse, ...older];
  }
}

function keyFrom(secret: string, label: string): Key {
  const derived = Buffer.from(hkdfSync('sha256', secret, '', `lance ${label}`, 32 + KEY_ID_BYTES));
  return { bytes: derived.subarray(0, 32), id: derived.subarray(32) };
}

function headOf(key: Key): Buffer {
  return Buffer.concat([Buffer.from([FORMAT]), key.id]);
}

function hashOf(key: Key, text: string): Buffer {
  return createHmac('sha256', key.bytes).update(text, 'utf8').digest();
}
