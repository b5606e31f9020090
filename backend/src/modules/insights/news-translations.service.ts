import { Injectable } from '@nestjs/common';
import { Translator } from './insights.ports.js';
import { News } from './news.service.js';

/** Translations of the news. Only what is published can be translated: the service is no translator for everybody. */
@Injectable()
export class NewsTranslations {
  constructor(
    private readonly news: News,
    private readonly translator: Translator,
  ) {}

  /** Returns the translation, or the text itself where there is none. */
  async translate(text: string, to: 'ko' | 'en'): Promise<string> {
    if (!this.news.isPublished(text)) return text;
    return (await this.translator.translate(text, to)) ?? text;
  }
}
