export { SealBroken, Sealing } from './sealing.service.js';
export type { SealingContext } from './sealing.service.js';
export { SealingModule } from './sealing.module.js';
