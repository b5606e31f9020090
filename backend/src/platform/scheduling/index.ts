export { JobHistory } from './job-history.service.js';
export type { JobRecord } from './job-history.service.js';
export { JobSlots } from './job-slots.service.js';
export type { JobCounts } from './job-slots.service.js';
export { stopJobs } from './stop-jobs.js';
export { SchedulingModule } from './scheduling.module.js';
