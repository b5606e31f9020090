import { posix } from 'node:path';

/**
 * Normalised path of a request: decoded once, with empty segments, `.` and `..` resolved; null if invalid. Pages are only
 * served under this spelling (and with a trailing slash).
 */
export function plainPath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? null : posix.normalize(decoded);
  } catch {
    return null;
  }
}
