import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { json } from 'express';
import { PlatformErrors } from '../errors/index.js';
import { answerError } from './error.filter.js';
import { FILE_ROUTES, FILE_TYPE } from './file-body.js';
import { isReadable } from './readable.js';
import { isSafe } from './request.js';
import { noteAnswer } from './security-events.js';
import { isOfApi } from './security-headers.js';

/** Runs handlers one after the other as one: Express would match the path of the request for each. */
export function inOrder(...handlers: readonly RequestHandler[]): RequestHandler {
  return (request, response, next) => {
    const run = (place: number, error?: unknown): void => {
      const handler = handlers[place];
      if (error !== undefined || !handler) return next(error);
      try {
        void handler(request, response, (failure?: unknown) => run(place + 1, failure));
      } catch (failure) {
        next(failure);
      }
    };
    run(0);
  };
}

/** Assigns the request id and logs the response: at most one line, see `noteAnswer`. */
export function requestContext(accountKey: string): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    request.requestId = randomUUID();
    response.setHeader('X-Request-Id', request.requestId);
    // If a middleware below /api responds, the request's own path stays cut.
    const { path } = request;
    if (isOfApi(path)) {
      // API responses are personal and current: no cache and no "back" after logout may show them again.
      response.setHeader('Cache-Control', 'no-store');
      const started = performance.now();
      response.once('finish', () => noteAnswer(request, response, { path, started, accountKey }));
    }
    next();
  };
}

/**
 * Refuses unsafe cross-site requests. `Sec-Fetch-Site` decides if present, else `Origin`; a request with neither does not
 * come from a browser and passes. Production has one origin; elsewhere the requested address is accepted too, because
 * copies on other ports have no PUBLIC_URL.
 */
export function sameOriginOnly(publicUrl: string, production: boolean): RequestHandler {
  const publicOrigin = new URL(publicUrl).origin;
  return (request, response, next) => {
    if (isSafe(request)) return next();
    const site = request.get('sec-fetch-site');
    const origin = request.get('origin');
    const ownOrigins = production
      ? [publicOrigin]
      : [publicOrigin, `${request.protocol}://${request.get('host') ?? ''}`];
    const allowed = site === undefined ? origin === undefined || ownOrigins.includes(origin) : site === 'same-origin';
    if (allowed) return next();
    answerError(PlatformErrors.foreignOrigin(), request, response);
  };
}

/** Addresses to which administrators, or all who have a session, may POST larger bodies. */
const LARGE_BODY_ROUTES: readonly {
  address: string;
  of: 'admin' | 'member';
  options: Parameters<typeof json>[0];
  /** MB of the picture that the body is, in which its limit is told. */
  pictureMb?: number;
}[] = [
  { address: '/api/admin/report-imports', of: 'admin', options: { limit: 16_000_000 } },
  // A picture of 8 MB, or of 5, as Base64. Its other fields are short: what is packed, or has many parts, is no such body.
  {
    address: '/api/chart-analysis/analyze',
    of: 'member',
    options: { limit: 11_500_000, inflate: false, verify: hasFewParts },
    pictureMb: 8,
  },
  {
    address: '/api/journal/pictures',
    of: 'member',
    options: { limit: 7_300_000, inflate: false, verify: hasFewParts },
    pictureMb: 5,
  },
];
/** Large bodies of one member that this process holds at a time, until their answers are sent. */
const LARGE_AT_ONCE = 4;
const GENERAL_BODY_LIMIT = 100_000;

/** An encoded NUL in a URL: no database stores it, and nobody types it. */
const NUL_IN_ADDRESS = /%00/;

/**
 * Accepts JSON bodies, and files on file routes: form and text/plain posts, which other sites can send, never reach a
 * handler. Refuses text that cannot be stored.
 */
export function jsonBodies(): RequestHandler {
  const general = json({ limit: GENERAL_BODY_LIMIT, strict: true });
  const large = LARGE_BODY_ROUTES.map(({ options, ...row }) => ({ ...row, parse: json({ ...options, strict: true }) }));
  const held = new Map<string, number>();
  return (request, response, next) => {
    if (NUL_IN_ADDRESS.test(request.originalUrl)) {
      answerError(PlatformErrors.malformedBody(), request, response);
      return;
    }
    const hasBody =
      request.headers['transfer-encoding'] !== undefined || Number(request.get('content-length') ?? 0) > 0;
    // Mounted under /api: `path` is only what follows it.
    const path = request.baseUrl + request.path;
    if (hasBody && FILE_ROUTES.has(path) && request.is(FILE_TYPE)) {
      next();
      return;
    }
    // `content-length: 0` is left to the parser, which makes it an empty object.
    if (!hasBody && request.headers['content-length'] === undefined) {
      next();
      return;
    }
    if (hasBody && !request.is('application/json')) {
      answerError(PlatformErrors.jsonOnly(), request, response);
      return;
    }
    const { member } = request;
    const mayBeLarge = ({ address, of }: (typeof large)[number]): boolean =>
      request.method === 'POST' && path === address && member !== undefined && (of === 'member' || member.isAdmin);
    const row = large.find(mayBeLarge);
    if (row && member && !hold(held, member.id, response)) {
      answerError(PlatformErrors.busy(), request, response);
      return;
    }
    const parse = row?.parse ?? general;
    parse(request, response, (error?: unknown) => {
      if (isOfType(error, 'entity.verify.failed')) answerError(PlatformErrors.malformedBody(), request, response);
      else if (row?.pictureMb !== undefined && isOfType(error, 'entity.too.large'))
        answerError(PlatformErrors.pictureTooLarge({ most: row.pictureMb }), request, response);
      else if (error) answerError(error, request, response);
      else if (!isReadable(request.body)) answerError(PlatformErrors.malformedBody(), request, response);
      else next();
    });
  };
}

/** Takes one of the member's places for large bodies until the response is over; returns false when none is free. */
function hold(held: Map<string, number>, memberId: string, response: Response): boolean {
  const count = held.get(memberId) ?? 0;
  if (count >= LARGE_AT_ONCE) return false;
  held.set(memberId, count + 1);
  response.once('close', () => {
    const left = (held.get(memberId) ?? 1) - 1;
    if (left > 0) held.set(memberId, left);
    else held.delete(memberId);
  });
  return true;
}

const MOST_PARTS = 16;

/** Refuses a body of many objects and lists before it is parsed: parsed, it would be a hundred times as large. */
function hasFewParts(_request: unknown, _response: unknown, body: Buffer): void {
  let parts = 0;
  for (const mark of ['{', '[']) {
    for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + 1)) {
      parts += 1;
      if (parts > MOST_PARTS) throw new Error('too many parts');
    }
  }
}

const isOfType = (error: unknown, type: string): boolean =>
  error instanceof Error && 'type' in error && error.type === type;
