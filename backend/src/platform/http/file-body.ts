import type { Request } from 'express';
import { PlatformErrors } from '../errors/index.js';

/** How a file is sent as it is. A form cannot send it, so that another site would have to ask first. */
export const FILE_TYPE = 'application/octet-stream';

/** Calls whose body is a file, by exact path: their handlers read it from the request with `fileOf`. */
export const FILE_ROUTES: ReadonlySet<string> = new Set(['/api/admin/report-imports/file']);

/** The body of a call that sends a file. Throws `platform.fileOnly` for any other body, `platform.malformedBody` where it breaks off. */
export async function* fileOf(request: Request): AsyncGenerator<Buffer> {
  // Also of a body with nothing in it.
  if (request.get('content-type') !== FILE_TYPE) throw PlatformErrors.fileOnly();
  try {
    // Whoever stops reading has an answer to give: the connection stays.
    for await (const piece of request.iterator({ destroyOnReturn: false })) yield piece as Buffer;
  } catch (error) {
    if (request.complete) throw error;
    throw PlatformErrors.malformedBody({}, { cause: error });
  } finally {
    // Drains the rest: a client that is still sending reads the response only after it has sent everything.
    request.resume();
  }
}
