import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdempotencyCleanupJob } from './idempotency-cleanup.job.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { Idempotency } from './idempotency.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([IdempotencyKey])],
  providers: [Idempotency, IdempotencyCleanupJob],
  exports: [Idempotency],
})
export class IdempotencyModule {}
