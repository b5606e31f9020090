import { pictureTexts } from '@/features/home/pictures/texts';
import { useGetMarketHighlightsQuery, useGetWhaleHunterChartQuery } from '@/shared/api/generated/site';
import type { HeadlinesDto, SectorHighlightDto } from '@/shared/api/generated/schemas';
import { formatPercent } from '@/shared/format';
import type { Language } from '@/shared/i18n';
import { exchangeOf, pairOf } from '@/shared/pictures/picture';
import type { SourceMarkProps } from '@/shared/ui/marks';

export type PictureKind = 'indicators' | 'journal' | 'sectors' | 'surge' | 'news';

/** Parts of the market that are known now; the pictures of the others are examples. */
export function useHighlights() {
  const { data } = useGetMarketHighlightsQuery();
  return {
    sectors: data?.sectors ?? undefined,
    gainers: data && data.gainers.length > 0 ? data.gainers : undefined,
    news: data?.news ?? undefined,
  };
}

/** A change in percent as the pictures write it. */
export const changeText = (percent: number): string =>
  formatPercent(percent / 100, { digits: 1, trim: false, sign: 'always' });

export const sectorName = ({ name, nameKo }: SectorHighlightDto, language: Language): string =>
  language === 'ko' ? nameKo : name;

/** Headlines by language, those of the reader first; only languages that have some. */
export const columnsOf = (news: HeadlinesDto, language: Language) =>
  (language === 'ko' ? (['ko', 'en'] as const) : (['en', 'ko'] as const))
    .map((spoken) => ({ language: spoken, articles: news[spoken] }))
    .filter(({ articles }) => articles.length > 0);

/** What is said of a picture of live data: its text alternative, and its source with the age. */
export interface Told {
  label: string;
  source: SourceMarkProps;
}

/** What is said of the pictures that are drawn from live data now. */
export function useTold(): Partial<Record<PictureKind, Told>> {
  const { t, language } = pictureTexts.use();
  const { data: chart } = useGetWhaleHunterChartQuery();
  const { sectors, gainers, news } = useHighlights();
  return {
    ...(chart && {
      indicators: {
        label: t('features.indicatorsNow'),
        source: {
          source: `${pairOf(chart)} · ${exchangeOf(chart)}`,
          fetchedAt: chart.until,
          simulated: chart.simulated,
        },
      },
    }),
    ...(sectors && {
      sectors: {
        label: t('features.sectorsNow', {
          list: sectors.sectors.map((one) => `${sectorName(one, language)} ${changeText(one.change)}`).join(', '),
        }),
        source: { ...sectors, source: sectors.source === 'coingecko' ? 'CoinGecko' : sectors.source },
      },
    }),
    ...(gainers && {
      surge: {
        label: t('features.surgeNow', {
          list: gainers.map(({ symbol, change }) => `${symbol} ${changeText(change)}`).join(', '),
        }),
        source: {
          source: [...new Set(gainers.map(({ exchange }) => exchange))].join(', '),
          fetchedAt: gainers.map(({ fetchedAt }) => fetchedAt).reduce((oldest, at) => (at < oldest ? at : oldest)),
          stale: gainers.some(({ stale }) => stale),
          simulated: gainers.some(({ simulated }) => simulated),
        },
      },
    }),
    ...(news && {
      news: {
        label: t('features.newsNow', {
          list: (columnsOf(news, language)[0]?.articles ?? []).map(({ title }) => title).join(', '),
        }),
        source: { ...news, source: t('publishers') },
      },
    }),
  };
}
