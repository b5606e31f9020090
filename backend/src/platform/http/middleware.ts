import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { json } from 'express';
import { PlatformErrors } from '../errors/index.js';
import { answerError } from './error.filter.js';
import { FILE_ROUTES, FILE_TYPE } from './file-body.js';
import { isReadable } from './readable.js';
import { noteAnswer } from './security-events.js';
import { isOfApi } from './security-headers.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Gives each request its id and writes down when it is answered: at most one line, see `noteAnswer`. */
export function requestContext(accountKey: string): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    request.requestId = randomUUID();
    response.setHeader('X-Request-Id', request.requestId);
    // Where a middleware below /api answers, the request's own path stays cut.
    const { path } = request;
    if (isOfApi(path)) {
      // What the API says is about one person and one moment: no cache and no "back" after log-out may show it again.
      response.setHeader('Cache-Control', 'no-store');
      const started = performance.now();
      response.once('finish', () => noteAnswer(request, response, { path, started, accountKey }));
    }
    next();
  };
}

/**
 * Refuses unsafe calls that another site made the browser send. `Sec-Fetch-Site` decides where present, else `Origin`;
 * a call with neither header does not come from a browser and passes. Production has one origin; elsewhere the address
 * that was called counts as well, since a copy on another port is told no PUBLIC_URL.
 */
export function sameOriginOnly(publicUrl: string, production: boolean): RequestHandler {
  const publicOrigin = new URL(publicUrl).origin;
  return (request, response, next) => {
    if (SAFE_METHODS.has(request.method)) return next();
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

/** Routes whose bodies may be larger than the general limit when an administrator sends them, by exact path prefix. */
const LARGE_BODY_ROUTES: readonly { prefix: string; limit: number }[] = [
  { prefix: '/api/admin/report-imports', limit: 16_000_000 },
];
const GENERAL_BODY_LIMIT = 100_000;

/** A NUL that an address carries: no database stores one, and nobody types one. */
const NUL_IN_ADDRESS = /%00/;

/**
 * JSON bodies only, and files where one is expected: a form or text/plain post, which other sites can send, never reaches a
 * handler. Neither does text that cannot be stored.
 */
export function jsonBodies(): RequestHandler {
  const general = json({ limit: GENERAL_BODY_LIMIT, strict: true });
  const large = LARGE_BODY_ROUTES.map(({ prefix, limit }) => ({ prefix, parse: json({ limit, strict: true }) }));
  return (request, response, next) => {
    if (NUL_IN_ADDRESS.test(request.originalUrl)) {
      answerError(PlatformErrors.malformedBody(), request, response);
      return;
    }
    const hasBody =
      request.headers['transfer-encoding'] !== undefined || Number(request.get('content-length') ?? 0) > 0;
    // Mounted under /api: `path` alone is what follows it.
    const path = request.baseUrl + request.path;
    if (hasBody && FILE_ROUTES.has(path) && request.is(FILE_TYPE)) {
      next();
      return;
    }
    if (hasBody && !request.is('application/json')) {
      answerError(PlatformErrors.jsonOnly(), request, response);
      return;
    }
    const isAdmin = request.member?.isAdmin ?? false;
    const parse = large.find(({ prefix }) => isAdmin && path.startsWith(prefix))?.parse ?? general;
    parse(request, response, (error?: unknown) => {
      if (error) answerError(error, request, response);
      else if (!isReadable(request.body)) answerError(PlatformErrors.malformedBody(), request, response);
      else next();
    });
  };
}
