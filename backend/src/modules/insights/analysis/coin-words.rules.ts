import { numbersIn, problemOfWords } from '../../../platform/language-model/words.rules.js';
import type { CoinAnalysisDto, CoinFlowsDto } from '../dto/coin-analysis.dto.js';

/** What is measured of a coin, as the language model is told it. */
export type CoinFacts = Readonly<Record<string, unknown>> & { readonly coin: string };

const LONGEST = 600;
/** Hours of a week from which a comparison means something. */
const ENOUGH_HOURS = 24;
const HOUR_MS = 3_600_000;
const MILLION = 1_000_000;
/** Hours and days that the names of facts speak of. */
const SPANS = [1, 7, 24, 30];

/** Returns what is known of a coin and not stale; null without a price. Large sums are told in millions, as people write them. */
export function factsOf(analysis: CoinAnalysisDto): CoinFacts | null {
  const { symbol, at } = analysis;
  const korea = analysis.korea.filter(({ stale, premium }) => !stale && premium !== null);
  const price = fresh(analysis.price);
  if (!price && korea.length === 0) return null;
  const [trend, funding, openInterest, news] = [
    fresh(analysis.trend),
    fresh(analysis.funding),
    fresh(analysis.openInterest),
    fresh(analysis.news),
  ];
  return known({
    coin: symbol,
    price: price?.price,
    change24h: hundredths(price?.change24h),
    ...{ high24h: price?.high24h, low24h: price?.low24h, volume24hMillionUsdt: millions(price?.volume24h) },
    kimchiPremium: korea.map(({ source, premium, usdtPremium, week }) => {
      const enough = week && week.hours >= ENOUGH_HOURS ? week : null;
      return known({
        ...{ exchange: source, percent: premium, percentByUsdtPrice: usdtPremium },
        ...{ lowest7d: enough?.least, highest7d: enough?.most, shareOfHoursThatWereLower7d: enough?.lower },
      });
    }),
    dailyCandles: trend && daysOf(trend),
    fundingRatePercentPaidByLongs: funding?.rate,
    hyperliquid: openInterest && {
      openInterestMillionUsd: millions(openInterest.openInterestUsd),
      fundingPercentHourlyPaidByLongs: openInterest.fundingHourly,
    },
    largeTrades: flowsOf(analysis.largeTrades, at),
    liquidations: flowsOf(analysis.liquidations, at),
    news24h: news && { articles: news.count, withGoodWords: news.positive, withBadWords: news.negative },
  }) as CoinFacts;
}

/** What is wrong with a text about these facts, for the model; null for nothing. */
export function problemOf(text: string, facts: CoinFacts, language: 'ko' | 'en'): string | null {
  // Tickers hold digits, too.
  const [words, { coin: _, ...rest }] = [text.replaceAll(facts.coin, ''), facts];
  return problemOfWords(words, { language, longest: LONGEST, known: [...numbersIn(rest), ...SPANS] });
}

function flowsOf(flows: CoinFlowsDto | null, at: string) {
  const told = fresh(flows);
  if (!told) return null;
  const hours = Number(((Date.parse(at) - Date.parse(told.since)) / HOUR_MS).toPrecision(3));
  const sides = told.sides.map(({ side, count, value }) => [side, { count, millionUsdt: millions(value) }] as const);
  const amongNewestOfAllCoins = told.newestOfAll === null ? {} : { amongNewestOfAllCoins: told.newestOfAll };
  return { hoursWatched: hours, ...amongNewestOfAllCoins, ...Object.fromEntries(sides) };
}

const fresh = <Part extends { stale: boolean }>(part: Part | null): Part | null =>
  part?.stale === false ? part : null;

const daysOf = ({ days, change7d, change30d, low, high, place, dailyRange }: NonNullable<CoinAnalysisDto['trend']>) =>
  known({ days, change7d, change30d, low, high, placePercentBetweenThem: place, meanDailyRangePercent: dailyRange });

/** As it stands in the measured sentences. */
const hundredths = (percent: number | null | undefined): number | null =>
  percent === null || percent === undefined ? null : Number(percent.toFixed(2));

/** To four figures: as exact as anybody says it. */
const millions = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : Number((value / MILLION).toPrecision(4));

const known = (facts: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== undefined));
