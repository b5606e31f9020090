export { IdempotencyCleanupJob } from './idempotency-cleanup.job.js';
export { IdempotencyModule } from './idempotency.module.js';
export { Idempotency } from './idempotency.service.js';
