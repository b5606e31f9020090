import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import compression from 'compression';
import express, { Router, type Request, type Response } from 'express';
import { plainPath } from '../http/index.js';
import { serveAssets } from './assets.js';
import { PublicPages } from './public-pages.js';
import { SentPage } from './sent-page.js';

/** Placeholders filled when a page is sent. */
const PLACES = /(__CSP_NONCE__|__ORIGIN__)/;

/** Files for crawlers that contain absolute URLs. */
const DIRECTORIES = { '/robots.txt': 'text/plain', '/sitemap.xml': 'application/xml' };

/** Known paths from the site build (`:name` matches one segment). */
interface SiteRoutes {
  readonly paths: readonly string[];
}

export interface SiteOptions {
  /** Build folder of the site. */
  readonly folder: string;
  /** Public address of the site; null uses the requested one. */
  readonly origin: string | null;
  /** Current time, in milliseconds since the epoch. */
  readonly now: () => number;
  /** Pictures that the service draws, by path; null leaves the one of the build. */
  readonly pictures?: ReadonlyMap<string, () => Promise<Buffer | null>>;
  /** Maximum wait for API data, in milliseconds. Default 300. */
  readonly patience?: number;
}

/**
 * Serves the built site: hashed assets with immutable caching, public pages with current data, the empty shell for member
 * pages. Unknown paths get 404 with the shell in the path's language, which shows the not-found page. If a public page
 * cannot be rendered, the static one of the build is sent, without data.
 */
export function serveSite({ folder, origin, now, pictures, patience = 300 }: SiteOptions): Router {
  const router = Router();
  const drawn = new PublicPages({ folder, now, patience, send: ({ head, body }) => new SentPage(head, body, PLACES) });
  const built = new Map<string, SentPage>();
  const read = (file: string): SentPage => {
    const page = built.get(file) ?? new SentPage(readFileSync(file, 'utf8'), '', PLACES);
    built.set(file, page);
    return page;
  };
  const routesFile = join(folder, 'routes.json');
  const routes = existsSync(routesFile) ? (JSON.parse(readFileSync(routesFile, 'utf8')) as SiteRoutes).paths : [];
  const patterns = routes.map((path) => new RegExp(`^${path.replace(/:[a-zA-Z]+/g, '[^/]+')}/?$`));
  const shells = { ko: join(folder, 'app.html'), en: join(folder, 'en', 'app.html') };
  const originOf = (request: Request): string => origin ?? askedOrigin(request);

  // Pages only: compressed API responses could leak member data by their length.
  router.use(compression());
  router.use('/assets', serveAssets(folder));
  for (const [path, type] of Object.entries(DIRECTORIES)) {
    const file = join(folder, path);
    if (!existsSync(file)) continue;
    router.get(path, (request, response) => {
      // Responses that repeat the requested host must not be cached for others.
      response.setHeader('Cache-Control', origin === null ? 'no-store' : 'public, max-age=3600');
      response.type(type).send(
        read(file)
          .plain({ __ORIGIN__: originOf(request) })
          .toString(),
      );
    });
  }
  // Only by their canonical path: other spellings could serve a page with unfilled placeholders.
  const names = plainFiles(folder);
  const files = express.static(folder, { index: false, maxAge: '1h', redirect: false, dotfiles: 'ignore' });
  router.use(async (request, response, next) => {
    const drawing = names.has(request.path) ? await pictures?.get(request.path)?.() : null;
    if (drawing) response.setHeader('Cache-Control', 'public, max-age=60').type('png').send(drawing);
    else next();
  });
  router.use((request, response, next) => {
    if (names.has(request.path)) files(request, response, next);
    else next();
  });
  router.use(async (request: Request, response: Response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const path = pageOf(request.path);
    const shell = /^\/en(\/|$)/.test(request.path) ? shells.en : shells.ko;
    const prerendered = path === null ? null : join(folder, path, 'index.html');
    const page = prerendered !== null && existsSync(prerendered) ? prerendered : shell;
    if (!existsSync(page)) return next();
    const known = path !== null && (page === prerendered || patterns.some((pattern) => pattern.test(path)));
    // The shell is empty without scripts and mostly for members: not indexed.
    if (page === shell) response.setHeader('X-Robots-Tag', 'noindex');
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
    const today = path === null || page === shell ? null : await drawn.draw(path, request);
    const values = { __CSP_NONCE__: String(response.locals.cspNonce), __ORIGIN__: originOf(request) };
    const sent = today ?? read(page);
    const isPacked = request.acceptsEncodings('gzip') === 'gzip';
    const content = isPacked ? sent.gzipped(values) : sent.plain(values);
    if (isPacked) response.setHeader('Content-Encoding', 'gzip');
    response
      .vary('Accept-Encoding')
      .status(known ? 200 : 404)
      .type('html');
    // Not by `send`, which would compute an ETag of ever-changing text.
    response.setHeader('Content-Length', content.length).end(content);
  });
  return router;
}

/** Path of a page without trailing slash; null for other spellings. */
function pageOf(asked: string): string | null {
  if (plainPath(asked) !== asked) return null;
  return asked === '/' ? asked : asked.replace(/\/$/, '');
}

/** Files sent unchanged, by path: no pages, no placeholders, no hidden files. */
function plainFiles(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).split(sep).join('/')}`);
  const isTemplate = (path: string): boolean => path.toLowerCase().endsWith('.html') || path in DIRECTORIES;
  return new Set(paths.filter((path) => !isTemplate(path) && !path.includes('/.') && path !== '/routes.json'));
}

/** Host name or address with optional port: all that a page may repeat of the request. */
const HOST = /^([a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** The requested origin, if valid. */
function askedOrigin(request: Request): string {
  const { host } = request;
  return host !== undefined && HOST.test(host) ? `${request.protocol}://${host}` : '';
}
