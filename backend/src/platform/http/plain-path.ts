import { posix } from 'node:path';

/**
 * What a path of a request means: decoded once, with empty segments, `.` and `..` resolved. Null where it means nothing. An
 * address has one spelling, so nothing but this path itself (and one with a slash at its end) is answered with a page.
 */
export function plainPath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? null : posix.normalize(decoded);
  } catch {
    return null;
  }
}
