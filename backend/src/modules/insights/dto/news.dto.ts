import { Choice, Note, Optional } from '../../../platform/http/index.js';
import { NEWS_CATEGORIES, NEWS_HOURS, type NewsCategory, type NewsTimeframe, type Sentiment } from '../news.rules.js';

export class NewsQuery {
  /** Only articles of this category. */
  @Optional()
  @Choice(['all', ...NEWS_CATEGORIES], { name: 'NewsFilter' })
  category?: 'all' | NewsCategory;
  /** How far back; a day by default. */
  @Optional()
  @Choice(Object.keys(NEWS_HOURS), { name: 'NewsTimeframe' })
  timeframe?: NewsTimeframe;
}

/** A news article. */
export class NewsArticleDto {
  /** Id. */
  id: string;
  /** Title as published. */
  title: string;
  /** Beginning of the article, at most 300 characters. */
  summary: string;
  /** Where it can be read. */
  url: string;
  /** Who published it. */
  publisher: string;
  /** When it was published. */
  publishedAt: string;
  /** What it is about, by its words. */
  category: NewsCategory;
  /** Whether its words are good or bad news; a guess. */
  sentiment: Sentiment;
  /** Tickers of coins that it mentions, at most five. */
  relatedSymbols: string[];
  /** `ko` or `en`. */
  language: string;
}

/** News, newest first. */
export class NewsDto {
  /** At most 100. */
  articles: NewsArticleDto[];
  /** When news were read last; null before the first time. */
  lastUpdate: string | null;
  /** Number of articles in that time. */
  totalCount: number;
  /** Older than it should be. */
  stale: boolean;
  /** From the simulator. */
  simulated: boolean;
}

export class TranslateDto {
  /** Title or summary of an article of the news. */
  @Note({ max: 2000 })
  text: string;
  /** Language to translate into. */
  @Choice(['ko', 'en'], { name: 'TranslationLanguage' })
  targetLang: 'ko' | 'en';
}

/** A translation. */
export class TranslationDto {
  /** The translation; the text itself where it could not be translated. */
  translatedText: string;
  /** By the simulator. */
  simulated: boolean;
}
