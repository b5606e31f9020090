import { Global, Module } from '@nestjs/common';
import { Decisions } from './decisions.service.js';

@Global()
@Module({ providers: [Decisions], exports: [Decisions] })
export class DecisionsModule {}
