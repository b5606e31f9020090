import { Global, Module } from '@nestjs/common';
import { ChangeListener } from './change-listener.js';
import { KeptAnswers } from './kept-answers.service.js';

@Global()
@Module({ providers: [ChangeListener, KeptAnswers], exports: [KeptAnswers] })
export class KeptAnswersModule {}
