import { Global, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobFailure } from './job-failure.entity.js';
import { JobRun } from './job-run.entity.js';
import { JobSlots } from './job-slots.service.js';

@Global()
@Module({
  imports: [ScheduleModule.forRoot(), TypeOrmModule.forFeature([JobRun, JobFailure])],
  providers: [JobSlots],
  exports: [JobSlots],
})
export class SchedulingModule {}
