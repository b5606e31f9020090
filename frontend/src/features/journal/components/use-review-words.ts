import { journalTexts } from '@/features/journal/texts';
import type { TradeDto } from '@/shared/api/generated/schemas';

/** What was written about a trade, in the order in which it is read. */
export function useReviewWords(): (trade: TradeDto) => string[] {
  const { t } = journalTexts.use();
  return ({ tags, setup, mistake, mood, rating, note }) => [
    ...tags.map((tag) => `#${tag}`),
    ...(setup === null ? [] : [`${t('review.setup')} ${setup}`]),
    ...(mistake === null ? [] : [`${t('review.mistake')} ${mistake}`]),
    ...(mood === null ? [] : [`${t('review.mood')} ${mood}`]),
    ...(rating === null ? [] : [`${t('review.rating')} ${rating}`]),
    ...(note === null ? [] : [note]),
  ];
}
