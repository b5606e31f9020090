import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/index.js';
import { Snapshots } from '../../platform/snapshots/index.js';
import type { NewsArticleDto, NewsDto } from './dto/news.dto.js';
import { feeds, type NewsItem } from './feeds.js';
import { InsightsErrors } from './insights.errors.js';
import {
  categoryOf,
  type NamedCoin,
  NEWS_HOURS,
  type NewsCategory,
  type NewsTimeframe,
  mentionsOf,
  sentimentOf,
} from './news.rules.js';

const HOUR_MS = 3_600_000;
const MOST_ARTICLES = 100;

/** News of the publishers' feeds. */
@Injectable()
export class News {
  /** Articles of the last snapshot, which only change with it. */
  private known: { readonly of: readonly NewsItem[]; readonly articles: readonly NewsArticleDto[] } | null = null;

  constructor(
    private readonly snapshots: Snapshots,
    private readonly clock: Clock,
  ) {}

  /** Returns articles of a category and time, newest first. Throws `insights.newsNotReadYet`. */
  list(category: 'all' | NewsCategory, timeframe: NewsTimeframe): NewsDto {
    const snapshot = this.snapshots.latest(feeds.news);
    if (!snapshot) throw InsightsErrors.newsNotReadYet();
    const since = new Date(this.clock.now().getTime() - NEWS_HOURS[timeframe] * HOUR_MS).toISOString();
    const articles = this.articles(snapshot.data).filter(
      (article) => article.publishedAt >= since && (category === 'all' || article.category === category),
    );
    return {
      articles: articles.slice(0, MOST_ARTICLES),
      lastUpdate: snapshot.fetchedAt.toISOString(),
      totalCount: articles.length,
      stale: snapshot.stale,
      simulated: snapshot.simulated,
    };
  }

  /** Returns the articles of 24 hours that mention a coin, newest first. */
  mentioning(coin: string): readonly NewsArticleDto[] {
    const since = new Date(this.clock.millis() - NEWS_HOURS['24h'] * HOUR_MS).toISOString();
    return this.articles(this.snapshots.latest(feeds.news)?.data ?? []).filter(
      ({ publishedAt, relatedSymbols: mentioned }) => publishedAt >= since && mentioned.includes(coin),
    );
  }

  /** Whether a text is the title or summary of an article. */
  isPublished(text: string): boolean {
    const items = this.snapshots.latest(feeds.news)?.data ?? [];
    return items.some(({ title, summary }) => title === text || summary === text);
  }

  private articles(items: readonly NewsItem[]): readonly NewsArticleDto[] {
    if (this.known?.of === items) return this.known.articles;
    const mentioned = mentionsOf(this.coins());
    const articles = items
      .map((item) => ({
        ...item,
        category: categoryOf(item),
        sentiment: sentimentOf(item),
        relatedSymbols: mentioned(item),
      }))
      .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
    this.known = { of: items, articles };
    return articles;
  }

  /** Coins by their tickers and names, largest first. */
  private coins(): NamedCoin[] {
    const korean = new Map(this.snapshots.latest(feeds.upbitTickers)?.data.map((coin) => [coin.symbol, coin.nameKo]));
    return (this.snapshots.latest(feeds.coinMarkets)?.data ?? []).map(({ symbol, name }) => ({
      symbol,
      names: [name, korean.get(symbol)].filter((one) => one !== undefined),
    }));
  }
}
