export { JobHistory } from './job-history.service.js';
export type { JobRecord } from './job-history.service.js';
export { JobSlots } from './job-slots.service.js';
export type { JobCounts } from './job-slots.service.js';
export { SchedulingModule } from './scheduling.module.js';
