export { Clock, SystemClock } from './clock.js';
export { ClockModule } from './clock.module.js';
export { addDays, dayAtOffset, daysBetween, seoulDay, startOfDay } from './days.js';
