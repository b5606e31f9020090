import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { simulatorKeys, type SourceId } from '../src/platform/config/index.js';
import type { RateLimits } from './rate-limits.js';
import type { World } from './world.js';

/** A request as the vendor sees it: without the simulator's path prefix, so that signatures cover the vendor's own path. */
export interface VendorRequest {
  readonly method: string;
  /** Without query. */
  readonly path: string;
  /** With the query exactly as sent. */
  readonly target: string;
  readonly rawQuery: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface VendorReply {
  readonly status: number;
  /** Sent as JSON, or as it is when it is text under a content type of its own. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface VendorContext {
  readonly world: World;
  readonly now: Date;
  readonly limits: RateLimits;
}

/** One vendor: answers a request, errors included. */
export type VendorHandler = (request: VendorRequest, context: VendorContext) => VendorReply;

interface Key {
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly passphrase: string;
  /** False for a key that signs correctly but belongs to no affiliate. */
  readonly isAffiliate: boolean;
}

/** A valid key of an account without affiliate rights: the same as the affiliate's, with `-outsider` behind the key. */
export function outsiderKey(vendor: SourceId) {
  const affiliate = simulatorKeys(vendor);
  return { ...affiliate, apiKey: `${affiliate.apiKey}-outsider` };
}

/** The account behind an API key. */
export function accountOf(vendor: SourceId, apiKey: string): Key | undefined {
  const affiliate = simulatorKeys(vendor);
  if (apiKey === affiliate.apiKey) return { ...affiliate, isAffiliate: true };
  if (apiKey === outsiderKey(vendor).apiKey) return { ...outsiderKey(vendor), isAffiliate: false };
  return undefined;
}

/** Whether `signature` is the HMAC-SHA256 of `text`. */
export function isSignedBy(secret: string, text: string, signature: string, encoding: 'base64' | 'hex'): boolean {
  const expected = Buffer.from(createHmac('sha256', secret).update(text).digest(encoding));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

export function header(request: VendorRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

/** Writes digits as a bare JSON number, also beyond 2^53. */
export function bareNumber(digits: string): unknown {
  return (JSON as typeof JSON & { rawJSON(text: string): unknown }).rawJSON(digits);
}

/** A parameter of a JSON body as text; "" for what is neither text nor a number. */
export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A whole number from a parameter, `fallback` when missing, NaN when malformed. */
export function whole(text: unknown, fallback: number): number {
  if (text === null || text === undefined || text === '') return fallback;
  const digits = asText(text);
  return /^\d{1,16}$/.test(digits) ? Number(digits) : Number.NaN;
}
