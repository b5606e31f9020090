import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import { loggable } from './loggable.js';

/** Logs JSON lines to stdout, in English, without credentials. */
export const logger: Logger = pino({
  level: 'info',
  base: null,
  formatters: { log: (fields) => loggable(fields) as Record<string, unknown> },
  // Errors are plain objects by then.
  serializers: { err: (error: unknown) => error },
});

/** Sets the level once the configuration is known. */
export function setLogLevel(level: string): void {
  logger.level = level;
}

/** Routes Nest's own messages through the same logger; start-up messages go to debug. */
export const nestLogger: LoggerService = {
  log: (message: unknown, context?: string) => logger.debug({ context }, String(message)),
  warn: (message: unknown, context?: string) => logger.warn({ context }, String(message)),
  error: (message: unknown, stack?: string, context?: string) => logger.error({ context, stack }, String(message)),
  debug: (message: unknown, context?: string) => logger.trace({ context }, String(message)),
  verbose: (message: unknown, context?: string) => logger.trace({ context }, String(message)),
};
