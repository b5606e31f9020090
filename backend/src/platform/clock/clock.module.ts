import { Global, Module } from '@nestjs/common';
import { Clock, SystemClock } from './clock.js';

@Global()
@Module({
  providers: [SystemClock, { provide: Clock, useExisting: SystemClock }],
  exports: [Clock, SystemClock],
})
export class ClockModule {}
