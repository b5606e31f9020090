import { Global, Module } from '@nestjs/common';
import { KeptAnswers } from './kept-answers.service.js';

@Global()
@Module({ providers: [KeptAnswers], exports: [KeptAnswers] })
export class KeptAnswersModule {}
