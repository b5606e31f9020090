import { createHmac } from 'node:crypto';
import type { Request, Response } from 'express';
import { logger, loggablePath } from '../logging/index.js';
import { callerOf, isSafe } from './request.js';

/**
 * Values of the `security` log field:
 * - `authentication`: registration, login, logout or a change of credentials, successful or not
 * - `admin-act`: an administrator changed something; details are in the audit table under the same request id
 * - `denied`: 401, 403 or 429 from anything else
 * - `refused-input`: a request that our own pages never send
 */
type SecurityEvent = 'authentication' | 'admin-act' | 'denied' | 'refused-input';

const AUTHENTICATION =
  /^\/api\/(login|logout|register|forgot-password|reset-password|confirm-email|change-password|user\/(close|resend-confirmation|two-factor|sessions|data-export)|admin\/users\/[^/]+\/reset-password)(\/|$)/;

/** Security meaning of a response; null for most. */
function securityEventOf(isRead: boolean, path: string, status: number): SecurityEvent | null {
  if (AUTHENTICATION.test(path) && (!isRead || status >= 400 || path.endsWith('/data-export'))) return 'authentication';
  if (status === 401 || status === 403 || status === 429) return 'denied';
  if (status === 400) return 'refused-input';
  if (!isRead && status < 400 && path.startsWith('/api/admin/')) return 'admin-act';
  return null;
}

/** Logs an API request: security events always, with caller, address and error; everything else at debug. */
export function noteAnswer(
  request: Request,
  response: Response,
  { path, started, accountKey }: { path: string; started: number; accountKey: string },
): void {
  const status = response.statusCode;
  const event = securityEventOf(isSafe(request), path, status);
  if (!event && !logger.isLevelEnabled('debug')) return;
  const fields = {
    requestId: request.requestId,
    method: request.method,
    path: loggablePath(path),
    status,
    ms: Math.round(performance.now() - started),
    member: request.member?.id,
  };
  if (!event) {
    logger.debug(fields, 'request');
    return;
  }
  const { ip, userAgent } = callerOf(request);
  const account = event === 'authentication' ? accountOf(request.body, accountKey) : undefined;
  const code: unknown = response.locals.errorCode;
  logger.info({ security: event, ...fields, code, account, ip, userAgent }, event);
}

/**
 * Keyed and shortened hash of the account meant, so that attempts on one can be counted. Hashed, because people also type
 * passwords into the wrong field.
 */
function accountOf(body: unknown, key: string): string | undefined {
  const email = (body as { email?: unknown } | undefined)?.email;
  if (typeof email !== 'string') return undefined;
  return createHmac('sha256', `log account ${key}`).update(email.trim().toLowerCase()).digest('hex').slice(0, 16);
}
