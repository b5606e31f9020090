import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';

/** Precompressed variants, smallest first; files below `.packed` have the same name. */
const FORMS = ['br', 'gzip'] as const;

/**
 * Serves content-hashed files with immutable caching. Each encoding has its own ETag, and ranges refer to the encoding
 * sent. Files that are not precompressed are left to the next handler.
 */
export function serveAssets(folder: string): RequestHandler {
  const options = { immutable: true, maxAge: '365d', index: false, redirect: false, fallthrough: false } as const;
  const plain = express.static(join(folder, 'assets'), options);
  const packed = FORMS.map((form) => {
    const place = join(folder, '.packed', form);
    return {
      form,
      names: new Set(existsSync(place) ? readdirSync(place) : []),
      serve: express.static(place, {
        ...options,
        setHeaders: (response) => void response.setHeader('Content-Encoding', form),
      }),
    };
  });
  return (request, response, next) => {
    const name = request.path.slice(1);
    const known = packed.filter(({ names }) => names.has(name));
    if (known.length > 0) response.vary('Accept-Encoding');
    const taken = known.find(({ form }) => request.acceptsEncodings(form) === form);
    (taken?.serve ?? plain)(request, response, (refusal?: unknown) => {
      response.removeHeader('Content-Encoding');
      next(refusal);
    });
  };
}
