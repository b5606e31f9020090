import type { Fact } from '@/features/journal/components/facts';
import { journalTexts } from '@/features/journal/texts';
import type { TradeDto } from '@/shared/api/generated/schemas';
import styles from '@/features/journal/components/facts.module.css';

/** Upper end of the scale of mood and rating, which starts at 1. */
const HIGHEST_GRADE = 5;

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

/** The same, each with its label. */
export function useReviewFacts(): (trade: TradeDto) => Fact[] {
  const { t } = journalTexts.use();
  return ({ tags, note, ...review }) => [
    ...(tags.length === 0
      ? []
      : [
          {
            label: t('review.tags'),
            value: tags.map((tag) => (
              <span key={tag} className={styles['tag']}>
                #{tag}
              </span>
            )),
          },
        ]),
    ...(['setup', 'mistake', 'mood', 'rating'] as const).flatMap((name) =>
      review[name] === null
        ? []
        : [
            {
              label: t(`review.${name}`),
              value: typeof review[name] === 'number' ? `${review[name]} / ${HIGHEST_GRADE}` : review[name],
            },
          ],
    ),
    ...(note === null ? [] : [{ label: t('trade.note'), value: note }]),
  ];
}
