import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/index.js';

/** What a sealed text is for and whose it is. It opens under exactly these words. */
export interface SealingContext {
  /** Names the use, e.g. `totp-secret`; each has a key of its own. */
  readonly purpose: string;
  /** Id of whom it belongs to: moved into another owner's row it does not open. */
  readonly owner: string;
}

/** A sealed text that does not open: changed, of another owner or purpose, or sealed under a secret that is gone. */
export class SealBroken extends Error {
  constructor() {
    super('a sealed text does not open');
    this.name = 'SealBroken';
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
 * Seals small secrets, so that a copy of the database does not tell them, and makes keyed hashes. All keys come from the
 * session secrets by HKDF-SHA-256; the first secret is in use, the others still open what was sealed under them.
 *
 * Format: one byte 1, four bytes naming the key, twelve of nonce, the AES-256-GCM text, sixteen of its tag. The head and
 * the owner are authenticated with it.
 */
@Injectable()
export class Sealing {
  private readonly keys = new Map<string, Key[]>();

  constructor(private readonly config: AppConfig) {}

  /** Seals a text under the secret in use. The same text never looks the same twice. */
  seal(text: string, { purpose, owner }: SealingContext): Buffer {
    const [key] = this.keysOf(`seal ${purpose}`);
    const head = headOf(key);
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(Buffer.concat([head, Buffer.from(owner)]));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([head, nonce, sealed, cipher.getAuthTag()]);
  }

  /** The text. Throws `SealBroken`. */
  open(sealed: Buffer, { purpose, owner }: SealingContext): string {
    const head = sealed.subarray(0, HEAD_BYTES);
    const key = this.keysOf(`seal ${purpose}`).find((candidate) => headOf(candidate).equals(head));
    if (!key || sealed.length < HEAD_BYTES + NONCE_BYTES + TAG_BYTES) throw new SealBroken();
    const nonce = sealed.subarray(HEAD_BYTES, HEAD_BYTES + NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.concat([head, Buffer.from(owner)]))
      .setAuthTag(sealed.subarray(-TAG_BYTES));
    try {
      const text = decipher.update(sealed.subarray(HEAD_BYTES + NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      throw new SealBroken();
    }
  }

  /** How everything begins that is sealed under the secret in use; what begins otherwise should be sealed anew. */
  currentHead(purpose: string): Buffer {
    return headOf(this.keysOf(`seal ${purpose}`)[0]);
  }

  /** Keyed hash (HMAC-SHA-256, 32 bytes) under the secret in use: the text can be recognised, but not guessed at. */
  fingerprint(purpose: string, text: string): Buffer {
    return hashOf(this.keysOf(`fingerprint ${purpose}`)[0], text);
  }

  /** The fingerprints that the text has had under all secrets that still count, to look it up by; the one in use first. */
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
