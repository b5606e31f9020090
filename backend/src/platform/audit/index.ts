export { AuditModule } from './audit.module.js';
export { Audit } from './audit.service.js';
export type { AuditEntry } from './audit.service.js';
