import { Global, Module } from '@nestjs/common';
import { Statements } from './statements.service.js';

@Global()
@Module({ providers: [Statements], exports: [Statements] })
export class StatementsModule {}
