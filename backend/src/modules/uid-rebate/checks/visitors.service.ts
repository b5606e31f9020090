import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppConfig } from '../../../platform/config/index.js';
import { networkOf } from '../../../platform/http/index.js';

/** A caller: an anonymous id (the member's when signed in) and a keyed hash of the network. */
export interface Visitor {
  readonly key: string;
  readonly networkHash: Buffer;
}

const YEAR_MS = 365 * 86_400_000;
const SIGNED_ID = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/;

/** Distinguishes visitors by a signed cookie without personal data. */
@Injectable()
export class Visitors {
  private readonly cookieName: string;

  constructor(private readonly config: AppConfig) {
    this.cookieName = config.cookieName('visitor');
  }

  /** The visitor of a request. Sets a new cookie if there is no valid one. */
  recognize(request: Request, response: Response): Visitor {
    const { ip = '' } = request;
    if (request.member) return this.member(request.member.id, ip);
    const known = this.readCookie(request);
    if (known) return this.named(`visitor:${known}`, ip);
    const id = randomUUID();
    response.cookie(this.cookieName, `${id}.${signatureOf(id, this.config.sessionSecret)}`, {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.isProduction,
      path: '/',
      maxAge: YEAR_MS,
    });
    return this.named(`visitor:${id}`, ip);
  }

  /** A member calling from an address. */
  member(id: string, ip: string): Visitor {
    return this.named(`member:${id}`, ip);
  }

  private named(key: string, ip: string): Visitor {
    const hmac = createHmac('sha256', `address ${this.config.sessionSecret}`);
    return { key, networkHash: hmac.update(networkOf(ip)).digest() };
  }

  private readCookie(request: Request): string | null {
    const prefix = `${this.cookieName}=`;
    const pair = (request.headers.cookie ?? '').split(/;\s*/).find((part) => part.startsWith(prefix));
    const [, id, signature] = SIGNED_ID.exec(pair?.slice(prefix.length) ?? '') ?? [];
    if (id === undefined || signature === undefined) return null;
    const isOurs = this.config.sessionSecrets.some((secret) =>
      timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(id, secret))),
    );
    return isOurs ? id : null;
  }
}

function signatureOf(id: string, secret: string): string {
  return createHmac('sha256', `visitor ${secret}`).update(id).digest('base64url');
}
