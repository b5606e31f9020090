import { useEffect } from 'react';
import { analysisTexts } from '@/features/insights/analysis/texts';
import { every } from '@/features/insights/polling';
import { useGetCoinWordsQuery } from '@/shared/api/generated/member';
import { formatDateTime } from '@/shared/format';
import { MarkTag } from '@/shared/ui/marks';
import styles from '@/features/insights/analysis/analysis.module.css';

const SECONDS = 300;
const AGAIN_MS = 6_000;

/** What the language model says of the measured facts; nothing where it says nothing. While it writes it is asked once more. */
export function ModelWords({ symbol }: { symbol: string }) {
  const { t, language } = analysisTexts.use();
  const { data, refetch } = useGetCoinWordsQuery({ symbol }, every(SECONDS));
  const isPending = data?.pending ?? false;
  useEffect(() => {
    if (!isPending) return;
    const again = setTimeout(() => void refetch(), AGAIN_MS);
    return () => clearTimeout(again);
  }, [isPending, refetch]);
  if (!data?.words) return null;
  const { text, model, simulated, factsAt, writtenAt } = data.words;
  const at = (time: string): string => formatDateTime(time, language);
  return (
    <section className={styles['words']} aria-label={t('model.title')}>
      <h4>
        {t('model.title')} <time dateTime={factsAt}>{t('model.facts', { time: at(factsAt) })}</time>
        {simulated && <MarkTag mark="simulated" />}
      </h4>
      <p>{text}</p>
      <p className={styles['quiet']}>{t('model.by', { model, written: at(writtenAt) })}</p>
      <p className={styles['quiet']}>{t('model.numbers')}</p>
    </section>
  );
}
