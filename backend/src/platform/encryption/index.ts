export { DecryptionFailed, Encryption } from './encryption.service.js';
export type { EncryptionContext } from './encryption.service.js';
export { EncryptionModule } from './encryption.module.js';
