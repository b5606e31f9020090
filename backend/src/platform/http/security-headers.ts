import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { plainPath } from './plain-path.js';

const DOCUMENTATION = /^\/api\/docs(\/|$)/;
const API = /^\/api(\/|$)/i;
/** Pages whose address carries a mailed token: it may neither travel on in a Referer nor be kept. */
const MAILED_LINK = /^(\/en)?\/(reset-password|confirm-email)\/?$/;

/** Whether a path is the API's, its documents included. */
export const isOfApi = (path: string): boolean => API.test(path);

const HSTS = { maxAge: 31_536_000, includeSubDomains: true };
/** Nothing here needs a device; a script that got in should not reach one either. */
const NO_DEVICES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

type SourceList = readonly (string | ((request: IncomingMessage, response: ServerResponse) => string))[];
interface Sources {
  readonly default: string;
  readonly form: string;
  readonly more?: Readonly<Record<string, SourceList>>;
}

const pageSources = (style: SourceList[number]): Sources => ({
  default: "'self'",
  form: "'self'",
  more: {
    scriptSrc: ["'self'", nonceOf],
    styleSrc: ["'self'", style],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
  },
});

/** Security headers of every answer; a page's nonce is new each time and stands in `response.locals.cspNonce`. */
export function securityHeaders(production: boolean): RequestHandler {
  const headersFor = ({ default: fallback, form, more = {} }: Sources): ReturnType<typeof helmet> =>
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: [fallback],
          ...more,
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: [form],
          frameAncestors: ["'none'"],
        },
      },
      strictTransportSecurity: production ? HSTS : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      crossOriginEmbedderPolicy: false,
    });
  const ofPages = headersFor(pageSources(nonceOf));
  // Swagger UI sets its own <style> element; nothing of a member is on that page.
  const ofDocumentation = headersFor(pageSources("'unsafe-inline'"));
  // An API answer that is opened as a page shows its text and does nothing.
  const ofAnswers = headersFor({ default: "'none'", form: "'none'" });

  return (request, response, next) => {
    const { path } = request;
    response.locals.cspNonce = randomBytes(16).toString('base64');
    response.setHeader('Permissions-Policy', NO_DEVICES);
    const isApi = isOfApi(path);
    // By what it means: the page's router reads other spellings as this one, and so may whoever sees the Referer.
    const isMailedLink = MAILED_LINK.test(plainPath(path) ?? path);
    if (isApi || isMailedLink) response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    if (isMailedLink) response.setHeader('Cache-Control', 'no-store');
    const apply = DOCUMENTATION.test(path) ? ofDocumentation : isApi ? ofAnswers : ofPages;
    apply(request, response, (error?: unknown) => {
      if (isMailedLink) response.setHeader('Referrer-Policy', 'no-referrer');
      next(error);
    });
  };
}

function nonceOf(_request: IncomingMessage, response: ServerResponse): string {
  return `'nonce-${String((response as Response).locals.cspNonce)}'`;
}
