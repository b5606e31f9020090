export { Draining } from './draining.service.js';
export { HealthModule } from './health.module.js';
