import type { Socket } from 'node:net';
import type { Request } from 'express';
import type { Language } from '../errors/index.js';

/** What a member has to do before the session may do anything else. */
export const RESTRICTIONS = ['password', 'two-factor'] as const;
export type Restriction = (typeof RESTRICTIONS)[number];

/** The signed-in member of a request. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly language: Language;
  /** `password`: choose a new one; `two-factor`: set it up; null: unrestricted. */
  readonly restriction: Restriction | null;
}

declare module 'express-serve-static-core' {
  interface Request {
    /** Unique per request; in every log line, error body and ledger transfer. */
    requestId: string;
    /** Set by the session middleware; undefined for a visitor. */
    member?: SessionUser;
  }
}

/** Caller data kept by the audit log. */
export interface Caller {
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
}

/** Who acts: the signed-in member of a request, with its idempotency key. */
export interface Actor {
  readonly id: string;
  readonly language: Language;
  readonly caller: Caller;
  /** Value of the `Idempotency-Key` header; without it only the business key detects a repetition. */
  readonly key?: string;
}

export function callerOf(request: Request): Caller {
  return {
    requestId: request.requestId,
    // A closed connection has no address any more.
    ip: (request.socket as Socket | null) ? (request.ip ?? '') : '',
    userAgent: (request.get('user-agent') ?? '').slice(0, 300),
  };
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the request only reads, by its method. */
export const isSafe = ({ method }: Request): boolean => SAFE_METHODS.has(method);

/**
 * Whether the request is cross-site. Such a GET carries the cookie if a link was followed and comes from the visitor's
 * network if it is an image: it must neither count against them nor be expensive.
 */
export function isCrossSite(request: Request): boolean {
  return request.get('sec-fetch-site') === 'cross-site';
}

/** The caller's language: the member's own, else Accept-Language, else Korean. */
export function languageOf(request: Request): Language {
  if (request.member) return request.member.language;
  // What our own pages send needs no parsing.
  const { 'accept-language': asked } = request.headers;
  if (asked === 'ko' || asked === 'en') return asked;
  const accepted = request.acceptsLanguages('ko', 'en');
  return accepted === 'en' ? 'en' : 'ko';
}
