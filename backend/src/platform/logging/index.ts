export { logger, nestLogger, setLogLevel } from './logger.js';
