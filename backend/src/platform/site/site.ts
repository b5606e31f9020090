import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import compression from 'compression';
import express, { Router, type Request, type Response } from 'express';

const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;

/** What the site build tells the server: the addresses that exist (`:name` matches one segment). */
interface SiteRoutes {
  readonly paths: readonly string[];
}

/**
 * Serves the built site: hashed assets for ever, prerendered pages by their path, the empty shell for the member
 * screens. Addresses that no screen has answer 404 with the same shell, which shows the not-found view.
 */
export function serveSite(folder: string): Router {
  const router = Router();
  const pages = new Map<string, string>();
  const read = (file: string): string => {
    const known = pages.get(file);
    if (known !== undefined) return known;
    const html = readFileSync(file, 'utf8');
    pages.set(file, html);
    return html;
  };
  const routesFile = join(folder, 'routes.json');
  const routes = existsSync(routesFile) ? (JSON.parse(readFileSync(routesFile, 'utf8')) as SiteRoutes).paths : [];
  const patterns = routes.map((path) => new RegExp(`^${path.replace(/:[a-zA-Z]+/g, '[^/]+')}/?$`));
  const shell = join(folder, 'app.html');

  // The site only: an API answer holds what a member may see, and its compressed length could tell of it.
  router.use(compression());
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: '365d', fallthrough: false }),
  );
  router.use(
    express.static(folder, {
      index: false,
      maxAge: '1h',
      extensions: [],
      redirect: false,
      dotfiles: 'ignore',
      setHeaders: noHtml,
    }),
  );
  router.use((request: Request, response: Response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const path = safePath(request.path);
    if (path === null) return next();
    const prerendered = join(folder, path, 'index.html');
    const page = existsSync(prerendered) ? prerendered : shell;
    if (!existsSync(page)) return next();
    const known = page === prerendered || patterns.some((pattern) => pattern.test(path));
    // The shell is empty before a script runs, and most of it is a member's: nothing for a search engine.
    if (page === shell) response.setHeader('X-Robots-Tag', 'noindex');
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
    response
      .status(known ? 200 : 404)
      .type('html')
      .send(read(page).replace(NONCE_PLACEHOLDER, String(response.locals.cspNonce)));
  });
  return router;
}

/** Pages carry a nonce placeholder and are only sent with it filled in. */
function noHtml(response: Response, path: string): void {
  if (path.endsWith('.html')) response.setHeader('Cache-Control', 'no-store');
}

function safePath(path: string): string | null {
  try {
    const decoded = normalize(decodeURIComponent(path));
    return decoded.includes('..') || decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}
