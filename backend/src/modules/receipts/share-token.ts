import { createHash, randomBytes } from 'node:crypto';

/** 128 bits in base64url. */
export const TOKEN = /^[\w-]{22}$/;

/** A new token. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** SHA-256 of a token. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
