import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import compression from 'compression';
import express, { Router, type Request, type Response } from 'express';
import { plainPath } from '../http/index.js';
import { serveAssets } from './assets.js';
import { PublicPages } from './public-pages.js';
import { SentPage } from './sent-page.js';

/** What pages leave open until they are sent. */
const PLACES = /(__CSP_NONCE__|__ORIGIN__)/;

/** What search engines ask for first; it names whole addresses. */
const DIRECTORIES = { '/robots.txt': 'text/plain', '/sitemap.xml': 'application/xml' };

/** What the site build tells the server: the addresses that exist (`:name` matches one segment). */
interface SiteRoutes {
  readonly paths: readonly string[];
}

export interface SiteOptions {
  /** Where the site was built. */
  readonly folder: string;
  /** The address under which people read the site; null: the one that they asked for. */
  readonly origin: string | null;
  /** The time, in milliseconds since the epoch. */
  readonly now: () => number;
  /** How long a page waits for what the API says, in milliseconds. Default 300. */
  readonly patience?: number;
}

/**
 * Serves the built site: hashed assets for ever, public pages with today's numbers, the empty shell for the member
 * screens. Addresses that no screen has answer 404 with the same shell, in the language of the address, which shows the not-found view. Where a public
 * page cannot be drawn, the one of the build is sent, without numbers.
 */
export function serveSite({ folder, origin, now, patience = 300 }: SiteOptions): Router {
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

  // The site only: an API answer holds what a member may see, and its compressed length could tell of it.
  router.use(compression());
  router.use('/assets', serveAssets(folder));
  for (const [path, type] of Object.entries(DIRECTORIES)) {
    const file = join(folder, path);
    if (!existsSync(file)) continue;
    router.get(path, (request, response) => {
      // What repeats the asker's own host may not be kept for others.
      response.setHeader('Cache-Control', origin === null ? 'no-store' : 'public, max-age=3600');
      response.type(type).send(
        read(file)
          .plain({ __ORIGIN__: originOf(request) })
          .toString(),
      );
    });
  }
  // Only by their one name: whatever else leads to a file may lead to a page with its placeholders unfilled.
  const names = plainFiles(folder);
  const files = express.static(folder, { index: false, maxAge: '1h', redirect: false, dotfiles: 'ignore' });
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
    // The shell is empty before a script runs, and most of it is a member's: nothing for a search engine.
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
    // Not by `send`, which would make a tag of a text that is never the same again.
    response.setHeader('Content-Length', content.length).end(content);
  });
  return router;
}

/** The address of a page without the slash at its end; null where it is spelt otherwise than pages are. */
function pageOf(asked: string): string | null {
  if (plainPath(asked) !== asked) return null;
  return asked === '/' ? asked : asked.replace(/\/$/, '');
}

/** The files that are sent as they are, by their addresses: no pages, nothing with placeholders, nothing hidden. */
function plainFiles(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).split(sep).join('/')}`);
  const isTemplate = (path: string): boolean => path.toLowerCase().endsWith('.html') || path in DIRECTORIES;
  return new Set(paths.filter((path) => !isTemplate(path) && !path.includes('/.') && path !== '/routes.json'));
}

/** A name or address with a port or without, which is all that a visitor may have the page repeat. */
const HOST = /^([a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** The origin that the visitor asked for, as far as it is one. */
function askedOrigin(request: Request): string {
  const { host } = request;
  return host !== undefined && HOST.test(host) ? `${request.protocol}://${host}` : '';
}
