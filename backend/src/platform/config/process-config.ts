import { ConfigError, readConfig, type AppConfig } from './config.js';

/**
 * Configuration of this process. `process.env` is read only here, so `.env.example` lists every variable. An invalid
 * configuration ends the process with a list of problems.
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
