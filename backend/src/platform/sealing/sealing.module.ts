import { Global, Module } from '@nestjs/common';
import { Sealing } from './sealing.service.js';

@Global()
@Module({ providers: [Sealing], exports: [Sealing] })
export class SealingModule {}
