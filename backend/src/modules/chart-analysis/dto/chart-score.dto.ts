import { Choice } from '../../../platform/http/index.js';

const GROUPS = ['all', 'symbol', 'timeframe', 'engine'] as const;
export type ScoreGroup = (typeof GROUPS)[number];

/** How analyses did. Shares are percent, 0 to 100; null without any analysis. */
export class ChartScoreRowDto {
  /** What the row is about: all, or those of one symbol, timeframe or engine. */
  @Choice(GROUPS, { name: 'ChartScoreGroup' })
  group: ScoreGroup;
  /** Which symbol, timeframe or engine; null for all. @example "BTCUSDT" */
  of: string | null;
  /** Analyses whose outcome is known. */
  count: number;
  /** Those whose target came before the stop. */
  hits: number;
  /** Those of which neither came within the horizon; they count as missed. */
  expired: number;
  /** Hits of all. @example 54.2 */
  hitRate: number | null;
  /** Lower end of the 95 % interval (Wilson). @example 44.1 */
  low: number | null;
  /** Upper end of the 95 % interval (Wilson). @example 63.9 */
  high: number | null;
  /** What tossing a coin would have hit, with the same entries and distances: the mean of both directions. @example 41.7 */
  coinFlip: number | null;
  /** What being long each time would have hit, with the same entries and distances. @example 43 */
  alwaysLong: number | null;
}

/** How the analyses of all members did in the market. */
export class ChartScoreDto {
  /** Bars in which stop or target had to be reached. @example 50 */
  horizonBars: number;
  /** Analyses whose horizon is not over. */
  pending: number;
  /** Analyses whose market could no longer be read. */
  unmeasured: number;
  /** Whether some were measured against a simulated market. */
  simulated: boolean;
  /** All first, then symbols, timeframes and engines, each with the most analyses first. */
  rows: ChartScoreRowDto[];
  /** When it was counted. */
  asOf: string;
}
