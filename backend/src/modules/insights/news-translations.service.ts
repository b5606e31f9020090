import { Injectable } from '@nestjs/common';
import { Attempts } from '../auth/index.js';
import { Translator } from './insights.ports.js';
import type { TranslationDto } from './dto/news.dto.js';
import { News } from './news.service.js';

/** A reader of every article needs fewer. */
const BOUGHT_PER_MEMBER = { limit: 120, windowMs: 3_600_000 };

/** Translations of the news. Only what is published can be translated: the service is no translator for everybody. */
@Injectable()
export class NewsTranslations {
  constructor(
    private readonly news: News,
    private readonly translator: Translator,
    private readonly attempts: Attempts,
  ) {}

  /** Returns the translation, or the text itself where there is none or the member has had many bought within the hour. */
  async translate(text: string, to: 'ko' | 'en', memberId: string): Promise<TranslationDto> {
    if (!this.news.isPublished(text)) return { translatedText: text, simulated: false };
    const limits = [{ subject: `translations ${memberId}`, ...BOUGHT_PER_MEMBER }];
    const found = await this.translator.translate(text, to, () => this.attempts.takeQuietly(limits));
    return { translatedText: found ?? text, simulated: found !== null && this.translator.simulated };
  }
}
