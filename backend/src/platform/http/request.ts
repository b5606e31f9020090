import type { Socket } from 'node:net';
import type { Request } from 'express';
import type { Language } from '../errors/index.js';

/** What a member has to do before the session may do anything else. */
export const RESTRICTIONS = ['password', 'two-factor'] as const;
export type Restriction = (typeof RESTRICTIONS)[number];

/** The signed-in member as the request knows them. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly language: Language;
  /** `password`: choose a new one; `two-factor`: set it up; null: an unrestricted session. */
  readonly restriction: Restriction | null;
}

declare module 'express-serve-static-core' {
  interface Request {
    /** Unique per request; in every log line, error body and ledger act. */
    requestId: string;
    /** Set by the session middleware of the auth module; undefined for a visitor. */
    member?: SessionUser;
  }
}

/** Facts about the caller that an audit entry keeps. */
export interface Caller {
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
}

export function callerOf(request: Request): Caller {
  return {
    requestId: request.requestId,
    // A connection that has broken off has no address any more.
    ip: (request.socket as Socket | null) ? (request.ip ?? '') : '',
    userAgent: (request.get('user-agent') ?? '').slice(0, 300),
  };
}

/**
 * Whether another site made the browser ask. Such a GET carries the cookie when it is a link that was followed, and comes
 * from the visitor's network when it is an image: it must neither count against them nor be costly.
 */
export function isCrossSite(request: Request): boolean {
  return request.get('sec-fetch-site') === 'cross-site';
}

/** The caller's language: the member's own, then Accept-Language, then Korean. */
export function languageOf(request: Request): Language {
  if (request.member) return request.member.language;
  const accepted = request.acceptsLanguages('ko', 'en');
  return accepted === 'en' ? 'en' : 'ko';
}
