import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { isDatabaseAway } from '../database/index.js';
import { DomainError, PlatformErrors, type ErrorKind } from '../errors/index.js';
import { logger } from '../logging/index.js';
import { languageOf } from './request.js';

/**
 * Headers set for a file before it turned out that it cannot be sent; otherwise a cache would keep the error in its
 * place.
 */
const OF_A_FILE = ['Content-Type', 'Content-Range', 'Accept-Ranges', 'ETag', 'Last-Modified'];

const statusOf: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  rejected: 422,
  tooMany: 429,
  unavailable: 503,
};

/** Maps every exception to an error response. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    answerError(exception, request, response);
  }
}

/** Also used by middlewares that run before Nest. */
export function answerError(exception: unknown, request: Request, response: Response): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const known = asDomainError(exception);
  const error = known ?? PlatformErrors.internal({ requestId: request.requestId });
  const status = known ? statusOf[known.kind] : 500;
  const language = languageOf(request);
  const log = { requestId: request.requestId, code: error.code, params: error.params };
  if (status === 500) logger.error({ ...log, err: exception }, 'request failed');
  else if (status === 503) logger.warn({ ...log, cause: known?.extras.cause }, error.message);
  // Details that the request's log line does not contain.
  else if (![400, 401, 403, 429].includes(status)) logger.info(log, error.message);
  response.locals.errorCode = error.code;

  const fields = error.extras.fields?.(language);
  const own = fields?.find((field) => field.own)?.message;
  const retryAfter = error.extras.retryAfterSeconds ?? (status === 503 ? 5 : undefined);
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(Math.max(1, Math.ceil(retryAfter))));
  for (const name of OF_A_FILE) response.removeHeader(name);
  response
    .status(status)
    .setHeader('Cache-Control', 'no-store')
    .setHeader('Content-Language', language)
    .json({
      code: error.code,
      message: own ?? error.messageIn(language),
      ...(error.extras.alreadyChecked === undefined ? {} : { alreadyChecked: error.extras.alreadyChecked }),
      ...(Object.keys(error.params).length > 0 && status !== 500 ? { params: wireParams(error.params) } : {}),
      ...(fields ? { fields: fields.map(({ path, message }) => ({ path, message })) } : {}),
      requestId: request.requestId,
    });
}

function wireParams(params: DomainError['params']): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'bigint' ? value.toString() : value]),
  );
}

interface BodyParserError {
  type?: string;
  limit?: number;
  status?: number;
  expose?: boolean;
}

function asDomainError(exception: unknown): DomainError | null {
  if (exception instanceof DomainError) return exception;
  const { type, limit, status: ownStatus, expose } = exception as BodyParserError;
  if (type === 'entity.too.large')
    return PlatformErrors.bodyTooLarge({ limit: `${Math.round((limit ?? 0) / 1000)} kB` });
  if (
    type === 'entity.parse.failed' ||
    type === 'encoding.unsupported' ||
    type === 'charset.unsupported' ||
    type === 'request.aborted' ||
    type === 'request.size.invalid'
  )
    return PlatformErrors.malformedBody();
  // Errors of inflating have no type of their own.
  if (expose === true && ownStatus === 400) return PlatformErrors.malformedBody({}, { cause: exception });
  if (exception instanceof URIError) return PlatformErrors.routeNotFound();
  if (exception instanceof HttpException) {
    const status = exception.getStatus();
    if (status === 404) return PlatformErrors.routeNotFound();
    if (status >= 400 && status < 500) return PlatformErrors.malformedBody({}, { cause: exception });
    return null;
  }
  if (isDatabaseAway(exception)) return PlatformErrors.databaseUnavailable({}, { cause: exception });
  return null;
}
