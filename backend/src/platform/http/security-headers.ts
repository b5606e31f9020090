import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { plainPath } from './plain-path.js';

const DOCUMENTATION = /^\/api\/docs(\/|$)/;
const API = /^\/api(\/|$)/i;
/** Pages whose URL contains a token: no Referer, no caching, no index. */
const LINK_WITH_TOKEN = /^(\/en)?\/(reset-password|confirm-email|unsubscribe|r\/[^/]+)\/?$/;

/** Whether a path belongs to the API, including its documentation. */
export const isOfApi = (path: string): boolean => API.test(path);

const HSTS = { maxAge: 31_536_000, includeSubDomains: true };
/** The site needs no device APIs, so injected scripts get none either. */
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

/** The only site that a page may show in a frame: charts that members ask for. No script of it runs in our pages. */
const CHARTS = 'https://www.tradingview-widget.com';

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
    frameSrc: [CHARTS],
    workerSrc: ["'self'"],
  },
});

/** Security headers of every response; a page's nonce is new each time and in `response.locals.cspNonce`. */
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
  // Swagger UI sets its own <style> element; no member data is on that page.
  const ofDocumentation = headersFor(pageSources("'unsafe-inline'"));
  // An API response opened as a page shows its text and runs nothing.
  const ofAnswers = constantHeaders(headersFor({ default: "'none'", form: "'none'" }));

  return (request, response, next) => {
    const { path } = request;
    response.setHeader('Permissions-Policy', NO_DEVICES);
    const isDocumentation = DOCUMENTATION.test(path);
    const isApi = isOfApi(path);
    if (isApi && !isDocumentation) {
      response.setHeader('X-Robots-Tag', 'noindex, nofollow');
      for (const [name, value] of ofAnswers) response.setHeader(name, value);
      return next();
    }
    response.locals.cspNonce = randomBytes(16).toString('base64');
    // By the normalised path: the router accepts other spellings, and so may recipients of the Referer.
    const hasToken = LINK_WITH_TOKEN.test(plainPath(path) ?? path);
    if (isApi || hasToken) response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    if (hasToken) response.setHeader('Cache-Control', 'no-store');
    const apply = isDocumentation ? ofDocumentation : ofPages;
    apply(request, response, (error?: unknown) => {
      if (hasToken) response.setHeader('Referrer-Policy', 'no-referrer');
      next(error);
    });
  };
}

/** Headers that are the same for every response, taken from one, so that the next ones pay for setting them alone. */
function constantHeaders(apply: ReturnType<typeof helmet>): [name: string, value: string][] {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  apply(response.req, response, () => undefined);
  return response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]);
}

function nonceOf(_request: IncomingMessage, response: ServerResponse): string {
  return `'nonce-${String((response as Response).locals.cspNonce)}'`;
}
