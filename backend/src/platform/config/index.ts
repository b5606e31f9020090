export { AppConfig, ConfigError, readConfig } from './config.js';
export type { AppProfile } from './config.js';
export { ConfigModule } from './config.module.js';
export { processConfig } from './process-config.js';
export {
  languageModel,
  openSourceIds,
  openSources,
  simulatorKeys,
  sourceIds,
  sources,
  translators,
  withSourceVariables,
} from './sources.js';
export type {
  ModelAccess,
  OpenAccess,
  OpenSource,
  OpenSourceId,
  SourceAccess,
  SourceId,
  TranslationAccess,
} from './sources.js';
