import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';

/** How the build has compressed files ahead, smallest first; the folder below `.packed` has the same name. */
const FORMS = ['br', 'gzip'] as const;

/**
 * The files of the build whose names say what is in them, for ever. Each form of a file has its own tag, and a range is one of
 * the form that is sent. What was not compressed ahead is left to what follows.
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
