export { loggablePath } from './loggable.js';
export { logger, nestLogger, setLogLevel } from './logger.js';
