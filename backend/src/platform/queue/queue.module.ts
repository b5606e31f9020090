import { Global, Module } from '@nestjs/common';
import { Queues } from './queues.service.js';

@Global()
@Module({ providers: [Queues], exports: [Queues] })
export class QueueModule {}
