import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { Idempotency } from './idempotency.service.js';

@Global()
@Module({ imports: [TypeOrmModule.forFeature([IdempotencyKey])], providers: [Idempotency], exports: [Idempotency] })
export class IdempotencyModule {}
