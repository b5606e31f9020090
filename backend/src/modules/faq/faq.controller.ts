import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '../../platform/errors/index.js';
import { CallerLanguage } from '../../platform/http/index.js';
import { KeptAnswer } from '../../platform/kept-answers/index.js';
import { FaqEntryDto } from './dto/faq.dto.js';
import { Faq } from './faq.service.js';

@ApiTags('site')
@Controller('faq')
export class FaqController {
  constructor(private readonly faq: Faq) {}

  /** Questions and answers in the caller's language, with today's numbers; the first three are the usual ones. */
  @KeptAnswer()
  @Get()
  async listFaq(@CallerLanguage() language: Language): Promise<FaqEntryDto[]> {
    return this.faq.list(language);
  }
}
