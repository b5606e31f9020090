import type { analysisTexts } from '@/features/insights/analysis/texts';
import { formatCompact, shortPrice } from '@/features/insights/components/quantity';
import type { Origin } from '@/features/insights/components/source-line';
import { kimchiTexts } from '@/features/insights/kimchi/texts';
import type { CoinAnalysisDto, CoinFlowsDto, CoinPremiumDto } from '@/shared/api/generated/schemas';
import { formatClock, formatDateTime, formatDay, formatNumber, formatSigned } from '@/shared/format';

type Texts = ReturnType<typeof analysisTexts.use>;
type Say = Texts['t'];
type Language = Texts['language'];

/** A measured value: formatted, or a change in percent. */
export type Fact = { label: string } & ({ value: string; unit?: string } | { change: number });

/** What one source tells of a coin. */
export interface CoinFacts {
  key: string;
  title: string;
  facts: readonly Fact[];
  /** Of what the facts are, or why there are none. */
  note?: string;
  origins: readonly Origin[];
}

/** Hours of the last 7 days from which a comparison means something. */
const ENOUGH_HOURS = 24;
const FUNDING_DIGITS = 4;

const price = (value: number): string => shortPrice(value, 'USD');
const between = (low: number, high: number): string => `${price(low)}–${price(high)}`;
const percent = (value: number): string => `${formatNumber(value)}%`;
const rate = (value: number): string => `${formatSigned(value, { digits: FUNDING_DIGITS })}%`;

/** Says in one sentence which way the price went, and where it stands in its range. */
export function conclusionOf({ price: now, trend }: CoinAnalysisDto, { t }: Pick<Texts, 't'>): string | undefined {
  if (!now) return t('noPrice');
  const change = now.change24h;
  const place = trend?.place ?? null;
  const stands = trend && place !== null ? { days: formatNumber(trend.days), place: percent(place) } : null;
  if (change === null) return stands ? t('conclusion.at', stands) : undefined;
  const moved = { change: `${formatNumber(Math.abs(change), { digits: 2 })}%` };
  const way =
    formatNumber(change, { digits: 2 }) === formatNumber(0, { digits: 2 }) ? 'flat' : change > 0 ? 'up' : 'down';
  return stands ? t(`conclusion.${way}At`, { ...moved, ...stands }) : t(`conclusion.${way}`, moved);
}

/** Lists what is measured of a coin, by source. What is not known makes no fact. */
export function factsOf(
  analysis: CoinAnalysisDto,
  { t, language }: Pick<Texts, 't' | 'language'>,
  nameOf: (source: string) => string,
): CoinFacts[] {
  const { trend, funding, openInterest, news } = analysis;
  return [
    ...priceOf(analysis, t, language),
    ...analysis.korea.map((one) => premiumOf(one, t, nameOf(one.source))),
    ...(trend ? [trendOf(trend, t)] : []),
    ...(funding ? [fundingOf(funding, t, language)] : []),
    ...(openInterest
      ? [
          {
            key: 'openInterest',
            title: t('openInterest.title'),
            facts: [
              {
                label: t('openInterest.open'),
                value: formatCompact(openInterest.openInterestUsd, language),
                unit: 'USD',
              },
              { label: t('openInterest.funding'), value: rate(openInterest.fundingHourly) },
            ],
            origins: [openInterest],
          },
        ]
      : []),
    ...flowsOf(analysis, t, language),
    ...(news
      ? [
          {
            key: 'news',
            title: t('news.title'),
            facts: [
              { label: t('news.count'), value: t('news.articles', { count: news.count }) },
              ...(news.count > 0 ? [{ label: t('news.mood'), value: moodOf(news) }] : []),
            ],
            origins: [news],
          },
        ]
      : []),
  ];
}

const moodOf = ({ count, positive, negative }: NonNullable<CoinAnalysisDto['news']>): string =>
  [positive, negative, count - positive - negative].map((part) => formatNumber(part)).join(' · ');

function priceOf({ price: now }: CoinAnalysisDto, t: Say, language: Language): CoinFacts[] {
  if (!now) return [];
  const { change24h, high24h, low24h, volume24h } = now;
  return [
    {
      key: 'price',
      title: t('price.title'),
      facts: [
        { label: t('price.now'), value: price(now.price), unit: 'USDT' },
        ...(change24h === null ? [] : [{ label: t('price.change'), change: change24h }]),
        ...(high24h === null || low24h === null
          ? []
          : [{ label: t('price.range'), value: between(low24h, high24h), unit: 'USDT' }]),
        ...(volume24h === null
          ? []
          : [{ label: t('price.volume'), value: formatCompact(volume24h, language), unit: 'USDT' }]),
      ],
      origins: [now],
    },
  ];
}

function premiumOf(one: CoinPremiumDto, t: Say, exchange: string): CoinFacts {
  const { premium, usdtPremium, gap, week } = one;
  const part = {
    key: one.source,
    title: t('premium.title', { exchange }),
    // What is compared with may be of other exchanges than the premium of now.
    origins: [one, ...one.others, ...(week?.sources ?? []).map((source) => ({ ...one, source }))],
  };
  if (premium === null)
    return { ...part, facts: [], note: t('premium.none', { reason: kimchiTexts.t(`gap.${gap ?? 'noRate'}`) }) };
  const facts: Fact[] = [
    { label: t('premium.bank'), change: premium },
    ...(usdtPremium === null ? [] : [{ label: t('premium.usdt'), change: usdtPremium }]),
  ];
  if (!week) return { ...part, facts };
  const hours = formatNumber(week.hours);
  if (week.hours < ENOUGH_HOURS) return { ...part, facts, note: t('premium.few', { hours }) };
  const signed = (value: number): string => formatSigned(value, { digits: 2 });
  return {
    ...part,
    facts: [
      ...facts,
      { label: t('premium.range'), value: `${signed(week.least)}% ~ ${signed(week.most)}%` },
      { label: t('premium.compared', { hours }), value: comparedWith(week.lower, t) },
    ],
  };
}

/** No share of the hours where none of them was lower, or all. */
function comparedWith(lower: number, t: Say): string {
  if (lower === 0) return t('premium.lowest');
  return lower === 100 ? t('premium.highest') : t('premium.higher', { lower: percent(lower) });
}

function trendOf(trend: NonNullable<CoinAnalysisDto['trend']>, t: Say): CoinFacts {
  const { days, low, high, place, change7d, change30d, dailyRange } = trend;
  return {
    key: 'trend',
    title: t('days.title', { days: formatNumber(days) }),
    facts: [
      { label: t('days.range'), value: between(low, high), unit: 'USDT' },
      ...(place === null ? [] : [{ label: t('days.place'), value: percent(place) }]),
      ...(change7d === null ? [] : [{ label: t('days.change7d'), change: change7d }]),
      ...(change30d === null ? [] : [{ label: t('days.change30d'), change: change30d }]),
      ...(dailyRange === null
        ? []
        : [{ label: t('days.dailyRange'), value: `${formatNumber(dailyRange, { digits: 2 })}%` }]),
    ],
    origins: [trend],
  };
}

function fundingOf(funding: NonNullable<CoinAnalysisDto['funding']>, t: Say, language: Language): CoinFacts {
  return {
    key: 'funding',
    title: t('funding.title'),
    facts: [
      { label: t('funding.next', { time: formatDateTime(funding.nextAt, language) }), value: rate(funding.rate) },
      ...(funding.rate === 0
        ? []
        : [{ label: t('funding.who'), value: t(funding.rate > 0 ? 'funding.longs' : 'funding.shorts') }]),
    ],
    origins: [funding],
  };
}

const SIDES = { largeTrades: ['buy', 'sell'], liquidations: ['long', 'short'] } as const;

function flowsOf(analysis: CoinAnalysisDto, t: Say, language: Language): CoinFacts[] {
  return (['largeTrades', 'liquidations'] as const).flatMap((which) => {
    const flows = analysis[which];
    if (!flows) return [];
    const { since, newestOfAll, sides } = flows;
    const hasSome = sides.some(({ count }) => count > 0);
    return [
      {
        key: which,
        title: t(`${which}.title`),
        facts: hasSome
          ? SIDES[which].map((side) => {
              const { count, value } = sides.find((one) => one.side === side) ?? { count: 0, value: 0 };
              return {
                label: t(`sides.${side}`, { count: formatNumber(count) }),
                value: formatCompact(value, language),
                unit: 'USDT',
              };
            })
          : [{ label: t('flows.ofCoin'), value: t('flows.none') }],
        note:
          newestOfAll === null
            ? t(hasSome && which === 'liquidations' ? 'flows.least' : 'flows.since', {
                since: formatDateTime(since, language),
              })
            : // A busy market fills the list within seconds: a minute would promise a longer span.
              t('flows.newest', {
                newest: formatNumber(newestOfAll),
                since: `${formatDay(since, language)} ${formatClock(since)}`,
              }),
        origins: tellersOf(flows),
      },
    ];
  });
}

/** Several exchanges tell events. */
const tellersOf = (flows: CoinFlowsDto): Origin[] => flows.source.split(', ').map((source) => ({ ...flows, source }));
