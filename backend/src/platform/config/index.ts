export { AppConfig, ConfigError, readConfig, simulatorCredentials, VENDORS } from './config.js';
export type { AppProfile, Vendor, VendorAccess } from './config.js';
export { ConfigModule } from './config.module.js';
export { processConfig } from './process-config.js';
