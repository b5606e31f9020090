import { Global, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobHistory } from './job-history.service.js';
import { JobFailure } from './job-failure.entity.js';
import { JobRun } from './job-run.entity.js';
import { JobSlots } from './job-slots.service.js';

@Global()
@Module({
  imports: [ScheduleModule.forRoot(), TypeOrmModule.forFeature([JobRun, JobFailure])],
  providers: [JobHistory, JobSlots],
  exports: [JobHistory, JobSlots],
})
export class SchedulingModule {}
