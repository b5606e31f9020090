export { AppConfig, ConfigError, readConfig } from './config.js';
export type { AppProfile } from './config.js';
export { ConfigModule } from './config.module.js';
export { processConfig } from './process-config.js';
export { simulatorKeys, sourceIds, sources, withSourceVariables } from './sources.js';
export type { SourceAccess, SourceId } from './sources.js';
