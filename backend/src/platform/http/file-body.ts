import type { Request } from 'express';
import { PlatformErrors } from '../errors/index.js';

/** Content type of a raw file. Forms cannot send it, so other sites would need a CORS preflight. */
export const FILE_TYPE = 'application/octet-stream';

/** Routes whose body is a file, by exact path: their handlers read it with `fileOf`. */
export const FILE_ROUTES: ReadonlySet<string> = new Set([
  '/api/admin/report-imports/file',
  '/api/journal/imports/file',
]);

/**
 * The body of a file upload. Throws `platform.fileOnly` for any other body and `platform.malformedBody` if it is cut off.
 */
export async function* fileOf(request: Request): AsyncGenerator<Buffer> {
  // Also for an empty body.
  if (request.get('content-type') !== FILE_TYPE) throw PlatformErrors.fileOnly();
  try {
    // The handler may stop reading and still respond, so the connection stays open.
    for await (const piece of request.iterator({ destroyOnReturn: false })) yield piece as Buffer;
  } catch (error) {
    if (request.complete) throw error;
    throw PlatformErrors.malformedBody({}, { cause: error });
  } finally {
    // Drains the rest: a client that is still sending reads the response only after it has sent everything.
    request.resume();
  }
}
