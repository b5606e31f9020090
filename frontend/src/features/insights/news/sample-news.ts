import type { NewsCategory } from '@/features/insights/news/news-categories';
import { newsTexts } from '@/features/insights/news/texts';
import type { NewsArticleDto } from '@/shared/api/generated/schemas';

const SAMPLES = ['breaking', 'market', 'regulation', 'technology', 'analysis'] as const;

/** Five articles that stand in for news which could not be read. They lead nowhere and say what they are. */
export function useSampleNews(category: NewsCategory): NewsArticleDto[] {
  const { t, language } = newsTexts.use();
  return SAMPLES.filter((sample) => category === 'all' || sample === category).map((sample) => ({
    ...{ id: sample, category: sample, language, url: '', publishedAt: '', relatedSymbols: [] },
    ...{ sentiment: 'neutral' as const, publisher: '' },
    title: t(`sample.${sample}`),
    summary: t(`sample.${sample}Text`),
  }));
}
