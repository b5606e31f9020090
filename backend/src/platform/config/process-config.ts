import { ConfigError, readConfig, type AppConfig } from './config.js';

/**
 * The configuration of this process. With `process.env` read here and nowhere else, `.env.example` is the whole list.
 * A configuration that cannot be used ends the process with the list of what to correct.
 */
export function processConfig(): AppConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
