import { readConfig, type AppConfig } from './config.js';

/** The configuration of this process. With `process.env` read here and nowhere else, `.env.example` is the whole list. */
export function processConfig(): AppConfig {
  return readConfig(process.env);
}
