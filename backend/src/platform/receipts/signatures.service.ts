import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/index.js';

/** A public key as JWK (RFC 8037); `kid` is its thumbprint (RFC 7638). */
export interface PublicKey {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly x: string;
  readonly kid: string;
  readonly alg: 'EdDSA';
  readonly use: 'sig';
}

/** PKCS #8 around the 32 bytes of an Ed25519 key (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Signatures under what strangers see of receipts, as JWS (RFC 7515, alg EdDSA). Every part of RECEIPT_SECRET gives an
 * Ed25519 key by HKDF-SHA-256: the first one signs, all but leaked ones are published, so that what an earlier one signed still
 * verifies.
 */
@Injectable()
export class Signatures {
  private readonly pairs: readonly { readonly key: KeyObject; readonly open: PublicKey }[];

  constructor(config: AppConfig) {
    this.pairs = config.signatureSecrets.map((secret) => {
      const seed = Buffer.from(hkdfSync('sha256', secret, '', 'lance receipt signature', 32));
      const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
      return { key, open: publicKeyOf(key) };
    });
  }

  /** Public keys, the signing one first. */
  get keys(): PublicKey[] {
    return this.pairs.map(({ open }) => open);
  }

  /** The payload with its signature in compact form: `header.payload.signature`, each in base64url. */
  sign(payload: object): string {
    const [pair] = this.pairs;
    if (!pair) throw new Error('RECEIPT_SECRET has no part');
    const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
    const signed = `${encode({ alg: 'EdDSA', kid: pair.open.kid })}.${encode(payload)}`;
    return `${signed}.${sign(null, Buffer.from(signed), pair.key).toString('base64url')}`;
  }
}

function publicKeyOf(key: KeyObject): PublicKey {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  const kid = createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest('base64url');
  return { kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' };
}
