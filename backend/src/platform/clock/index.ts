export { Clock, SystemClock } from './clock.js';
export { ClockModule } from './clock.module.js';
export {
  addDays,
  dayAtOffset,
  daysBetween,
  endOfSeoulDay,
  isDay,
  seoulDay,
  seoulDayOf,
  seoulMinute,
  seoulPeriod,
  seoulTime,
  startOfDay,
  startOfSeoulDay,
} from './days.js';
