import { sharedTexts } from '@/shared/texts';
import { formatAge, formatClock, formatDateTime } from '@/shared/format';
import { Tag } from '@/shared/ui/tag';
import { useNowOnceMounted } from '@/shared/ui/use-now';
import styles from '@/shared/ui/marks.module.css';

export type Mark = 'simulated' | 'estimated' | 'sample' | 'stale' | 'partial';

/** Amber mark: the figure beside it is not a plain live value. */
export function MarkTag({ mark }: { mark: Mark }) {
  const { t } = sharedTexts.use();
  return <Tag tone="amber">{t(`mark.${mark}`)}</Tag>;
}

export interface SourceMarkProps {
  /** Source as named in the answer. */
  source: string;
  fetchedAt: string;
  simulated: boolean;
  stale?: boolean;
}

/** Footer line of a part: source and age of its data. */
export function SourceMark({ source, fetchedAt, simulated, stale = false }: SourceMarkProps) {
  const { language } = sharedTexts.use();
  const now = useNowOnceMounted();
  return (
    <span className={styles['source']}>
      <span>{source}</span>
      <time dateTime={fetchedAt} title={`${formatDateTime(fetchedAt, language)} (${formatClock(fetchedAt)})`}>
        {now === undefined ? formatClock(fetchedAt) : formatAge(fetchedAt, now)}
      </time>
      {stale && <MarkTag mark="stale" />}
      {simulated && <MarkTag mark="simulated" />}
    </span>
  );
}
