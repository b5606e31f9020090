import { randomBytes, randomUUID } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { json } from 'express';
import helmet from 'helmet';
import { PlatformErrors } from '../errors/index.js';
import { logger } from '../logging/index.js';
import { answerError } from './error.filter.js';
import { isReadable } from './readable.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Gives each request its id and writes one line when it is answered. */
export function requestContext(): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    request.requestId = randomUUID();
    response.setHeader('X-Request-Id', request.requestId);
    // What the API says is about one person and one moment: no cache and no "back" after log-out may show it again.
    if (/^\/api(\/|$)/i.test(request.path)) response.setHeader('Cache-Control', 'no-store');
    const started = performance.now();
    response.once('finish', () => {
      if (!request.path.startsWith('/api')) return;
      logger.debug(
        {
          requestId: request.requestId,
          method: request.method,
          path: request.path,
          status: response.statusCode,
          ms: Math.round(performance.now() - started),
          member: request.member?.id,
        },
        'request',
      );
    });
    next();
  };
}

/**
 * Refuses unsafe calls that another site made the browser send. `Sec-Fetch-Site` decides where present, else `Origin`;
 * a call with neither header does not come from a browser and passes.
 */
export function sameOriginOnly(publicUrl: string): RequestHandler {
  return (request, response, next) => {
    if (SAFE_METHODS.has(request.method)) return next();
    const site = request.get('sec-fetch-site');
    const origin = request.get('origin');
    const ownOrigins = [new URL(publicUrl).origin, `${request.protocol}://${request.get('host') ?? ''}`];
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
 * JSON bodies only: a form or text/plain post, which other sites can send, never reaches a handler. Neither does text
 * that cannot be stored.
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
    if (hasBody && !request.is('application/json')) {
      answerError(PlatformErrors.jsonOnly(), request, response);
      return;
    }
    // Mounted under /api: `path` alone is what follows it.
    const path = request.baseUrl + request.path;
    const isAdmin = request.member?.isAdmin ?? false;
    const parse = large.find(({ prefix }) => isAdmin && path.startsWith(prefix))?.parse ?? general;
    parse(request, response, (error?: unknown) => {
      if (error) answerError(error, request, response);
      else if (!isReadable(request.body)) answerError(PlatformErrors.malformedBody(), request, response);
      else next();
    });
  };
}

const DOCUMENTATION = '/api/docs';

/** Security headers of every answer; the CSP nonce is new for each and stands in `response.locals.cspNonce`. */
export function securityHeaders(production: boolean): RequestHandler {
  return (request, response, next) => {
    const nonce = randomBytes(16).toString('base64');
    response.locals.cspNonce = nonce;
    // Swagger UI sets its own <style> element; nothing of a member is on that page.
    const documentation = request.path === DOCUMENTATION || request.path.startsWith(`${DOCUMENTATION}/`);
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", `'nonce-${nonce}'`],
          styleSrc: ["'self'", documentation ? "'unsafe-inline'" : `'nonce-${nonce}'`],
          styleSrcAttr: ["'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'", 'data:'],
          connectSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      strictTransportSecurity: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginEmbedderPolicy: false,
    })(request, response, next);
  };
}
