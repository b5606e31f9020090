import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/index.js';
import type {
  GainerHighlightDto,
  HeadlineDto,
  HeadlinesDto,
  MarketHighlightsDto,
  SectorHighlightsDto,
} from './dto/highlights.dto.js';
import type { NewsArticleDto } from './dto/news.dto.js';
import { Market } from './market.service.js';
import { News } from './news.service.js';

const MOST = { sectors: 12, gainers: 3, headlines: 4 };
const NOT_READ: ReadonlySet<string> = new Set(['insights.notReadYet', 'insights.newsNotReadYet']);

/** A few figures of the market for visitors, cut from what the other calls answer. */
@Injectable()
export class MarketHighlights {
  constructor(
    private readonly market: Market,
    private readonly news: News,
  ) {}

  /** Returns what is known: a part whose source was not read yet is null or empty. */
  async read(): Promise<MarketHighlightsDto> {
    return {
      sectors: await ifRead(() => this.sectors()),
      gainers: (await ifRead(() => this.gainers())) ?? [],
      news: await ifRead(() => this.headlines()),
    };
  }

  private sectors(): SectorHighlightsDto | null {
    // Both names are in each, so that one answer is for both languages.
    const known = this.market.sectors('en');
    const sectors = known.flatMap(({ id, name, nameKo, averageChange: change }) =>
      change === null ? [] : [{ id, name, nameKo, change }],
    );
    const [first] = known;
    if (!first || sectors.length === 0) return null;
    const { source, fetchedAt, stale, simulated } = first;
    return { source, fetchedAt, stale, simulated, sectors: sectors.slice(0, MOST.sectors) };
  }

  private async gainers(): Promise<GainerHighlightDto[]> {
    const coins = await this.market.topGainers('ALL', MOST.gainers);
    return coins
      .map(({ symbol, exchange, change24h, lastUpdated: fetchedAt, stale, simulated }) => ({
        ...{ symbol, exchange, change: change24h ?? 0, fetchedAt, stale, simulated },
      }))
      .filter(({ change }) => change > 0);
  }

  private headlines(): HeadlinesDto | null {
    const { articles, lastUpdate, stale, simulated } = this.news.list('all', '24h');
    if (lastUpdate === null || articles.length === 0) return null;
    const newest = (language: string): HeadlineDto[] =>
      articles
        .filter((article) => article.language === language)
        .slice(0, MOST.headlines)
        .map(headlineOf);
    return { ko: newest('ko'), en: newest('en'), fetchedAt: lastUpdate, stale, simulated };
  }
}

const headlineOf = ({ id, title, publisher, publishedAt }: NewsArticleDto): HeadlineDto => ({
  ...{ id, title, publisher, publishedAt },
});

/** What `read` returns; null where its source was not read yet. */
async function ifRead<T>(read: () => T | Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DomainError && NOT_READ.has(error.code)) return null;
    throw error;
  }
}
