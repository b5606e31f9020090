import { SourceDto } from './source.dto.js';

/** A sector at a glance. */
export class SectorHighlightDto {
  /** Id of the category. */
  id: string;
  /** English name. */
  name: string;
  /** Korean name. */
  nameKo: string;
  /** Change over 24 hours, weighted by market capitalisation, in percent. */
  change: number;
}

/** Sectors at a glance. */
export class SectorHighlightsDto extends SourceDto {
  /** At most twelve, those first of which most is traded. */
  sectors: SectorHighlightDto[];
}

/** A coin that rises. */
export class GainerHighlightDto {
  /** Ticker. */
  symbol: string;
  /** Exchange of the figure. */
  exchange: string;
  /** Change over 24 hours in percent. @example 18.4 */
  change: number;
  /** When the service asked for it. */
  fetchedAt: string;
  /** Older than it should be. */
  stale: boolean;
  /** From the simulator, not from a market. */
  simulated: boolean;
}

/** A headline. */
export class HeadlineDto {
  /** Id of the article. */
  id: string;
  /** Title as published. */
  title: string;
  /** Who published it. */
  publisher: string;
  /** When it was published. */
  publishedAt: string;
}

/** Headlines of the last 24 hours, newest first. */
export class HeadlinesDto {
  /** In Korean, at most four. */
  ko: HeadlineDto[];
  /** In English, at most four. */
  en: HeadlineDto[];
  /** When the service asked for news. */
  fetchedAt: string;
  /** Older than it should be. */
  stale: boolean;
  /** From the simulator. */
  simulated: boolean;
}

/** The market in a few figures, as the home page shows it. What has not been read is null or empty. */
export class MarketHighlightsDto {
  /** Sectors by what is traded in them. */
  sectors: SectorHighlightsDto | null;
  /** The three coins that rise most over 24 hours, of those of which enough is traded; fewer while fewer rise. */
  gainers: GainerHighlightDto[];
  /** The newest headlines of each language; null also without any in 24 hours. */
  news: HeadlinesDto | null;
}
