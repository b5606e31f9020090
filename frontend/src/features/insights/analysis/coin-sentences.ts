import type { analysisTexts } from '@/features/insights/analysis/texts';
import { formatCompact, formatPrice } from '@/features/insights/components/quantity';
import type { Origin } from '@/features/insights/components/source-line';
import { kimchiTexts } from '@/features/insights/kimchi/texts';
import type { CoinAnalysisDto, CoinFlowsDto, CoinPremiumDto } from '@/shared/api/generated/schemas';
import { formatClock, formatDateTime, formatDay, formatNumber, formatSigned } from '@/shared/format';

type Texts = ReturnType<typeof analysisTexts.use>;
type Say = Texts['t'];
type Language = Texts['language'];

/** Sentences of one source. */
export interface CoinSentences {
  key: string;
  sentences: readonly string[];
  /** Empty where nothing was read. */
  origins: readonly Origin[];
}

/** Hours of the last 7 days from which a comparison means something. */
const ENOUGH_HOURS = 24;
const FUNDING_DIGITS = 4;

const price = (value: number): string => formatPrice(value, 'USD');
const signed = (value: number, digits = 2): string => formatSigned(value, { digits });

/** Puts what is measured of a coin into sentences. What is not known makes none. */
export function sentencesOf(
  analysis: CoinAnalysisDto,
  { t, language }: Pick<Texts, 't' | 'language'>,
  nameOf: (source: string) => string,
): CoinSentences[] {
  const compact = (value: number): string => formatCompact(value, language);
  const { funding, openInterest, news } = analysis;
  return [
    { key: 'price', ...priceOf(analysis, t, compact) },
    ...analysis.korea.map((one) => ({
      key: one.source,
      sentences: premiumOf(one, t, nameOf(one.source)),
      // What is compared with may be of other exchanges than the premium of now.
      origins: [one, ...one.others, ...(one.week?.sources ?? []).map((source) => ({ ...one, source }))],
    })),
    ...(analysis.trend ? [{ key: 'trend', sentences: trendOf(analysis.trend, t), origins: [analysis.trend] }] : []),
    ...(funding ? [{ key: 'funding', sentences: [fundingOf(funding, t, language)], origins: [funding] }] : []),
    ...(openInterest
      ? [
          {
            key: 'openInterest',
            sentences: [
              t('openInterest', {
                value: compact(openInterest.openInterestUsd),
                rate: signed(openInterest.fundingHourly, FUNDING_DIGITS),
              }),
            ],
            origins: [openInterest],
          },
        ]
      : []),
    ...flowsOf(analysis, t, language),
    ...(news
      ? [{ key: 'news', sentences: [t(news.count > 0 ? 'news.some' : 'news.none', counts(news))], origins: [news] }]
      : []),
  ];
}

const counts = ({ count, positive, negative }: { count: number; positive: number; negative: number }) => ({
  ...{ count, positive, negative, neutral: count - positive - negative },
});

function priceOf({ price: told }: CoinAnalysisDto, t: Say, compact: (value: number) => string) {
  if (!told) return { sentences: [t('noPrice')], origins: [] };
  const { change24h, high24h, low24h, volume24h } = told;
  const sentences = [t('price', { price: price(told.price) })];
  if (change24h !== null) sentences.push(t('change', { change: signed(change24h) }));
  if (high24h !== null && low24h !== null && volume24h !== null)
    sentences.push(t('range', { low: price(low24h), high: price(high24h), volume: compact(volume24h) }));
  return { sentences, origins: [told] };
}

function premiumOf({ premium, usdtPremium, gap, week }: CoinPremiumDto, t: Say, exchange: string): string[] {
  if (premium === null) return [t('premium.none', { exchange, reason: kimchiTexts.t(`gap.${gap ?? 'noRate'}`) })];
  const figures = { exchange, premium: signed(premium) };
  const now =
    usdtPremium === null ? t('premium.one', figures) : t('premium.both', { ...figures, usdt: signed(usdtPremium) });
  if (!week) return [now];
  const hours = formatNumber(week.hours);
  if (week.hours < ENOUGH_HOURS) return [now, t('premium.few', { hours })];
  const compared = { hours, least: signed(week.least), most: signed(week.most) };
  // No share of the hours: none of them was lower, or all.
  if (week.lower === 0) return [now, t('premium.weekLowest', compared)];
  if (week.lower === 100) return [now, t('premium.weekHighest', compared)];
  return [now, t('premium.week', { ...compared, lower: formatNumber(week.lower) })];
}

function trendOf(trend: NonNullable<CoinAnalysisDto['trend']>, t: Say): string[] {
  const { days, low, high, place, change7d, change30d, dailyRange } = trend;
  return [
    t('days.range', { days: formatNumber(days), low: price(low), high: price(high) }),
    ...(place === null ? [] : [t('days.place', { place: formatNumber(place) })]),
    ...(change7d === null ? [] : [t('days.change7d', { change: signed(change7d) })]),
    ...(change30d === null ? [] : [t('days.change30d', { change: signed(change30d) })]),
    ...(dailyRange === null ? [] : [t('days.dailyRange', { range: formatNumber(dailyRange, { digits: 2 }) })]),
  ];
}

function fundingOf({ rate, nextAt }: NonNullable<CoinAnalysisDto['funding']>, t: Say, language: Language): string {
  const time = formatDateTime(nextAt, language);
  if (rate === 0) return t('funding.none', { time });
  return t(rate > 0 ? 'funding.longs' : 'funding.shorts', { time, rate: signed(rate, FUNDING_DIGITS) });
}

function flowsOf({ largeTrades, liquidations }: CoinAnalysisDto, t: Say, language: Language): CoinSentences[] {
  const made: CoinSentences[] = [];
  const of = (flows: CoinFlowsDto, side: CoinFlowsDto['sides'][number]['side']) => {
    const { count, value } = flows.sides.find((one) => one.side === side) ?? { count: 0, value: 0 };
    return { count: formatNumber(count), value: formatCompact(value, language) };
  };
  const told = ({ since, newestOfAll, sides }: CoinFlowsDto) => {
    const some = sides.some(({ count }) => count > 0) ? 'some' : 'none';
    const newest = formatNumber(newestOfAll);
    if (newestOfAll === null) return { which: some, span: { newest, since: formatDateTime(since, language) } } as const;
    // A busy market fills the list within seconds: a minute would promise a longer span.
    const exactly = `${formatDay(since, language)} ${formatClock(since)}`;
    return { which: `${some}OfNewest`, span: { newest, since: exactly } } as const;
  };
  if (largeTrades) {
    const { which, span } = told(largeTrades);
    const [buy, sell] = [of(largeTrades, 'buy'), of(largeTrades, 'sell')];
    const figures = { buys: buy.count, bought: buy.value, sells: sell.count, sold: sell.value };
    const sentence = t(`largeTrades.${which}`, { ...span, ...figures });
    made.push({ key: 'largeTrades', sentences: [sentence], origins: tellersOf(largeTrades) });
  }
  if (liquidations) {
    const { which, span } = told(liquidations);
    const [long, short] = [of(liquidations, 'long'), of(liquidations, 'short')];
    const figures = { longs: long.count, long: long.value, shorts: short.count, short: short.value };
    const sentence = t(`liquidations.${which}`, { ...span, ...figures });
    made.push({ key: 'liquidations', sentences: [sentence], origins: tellersOf(liquidations) });
  }
  return made;
}

/** Several exchanges tell events. */
const tellersOf = (flows: CoinFlowsDto): Origin[] => flows.source.split(', ').map((source) => ({ ...flows, source }));
