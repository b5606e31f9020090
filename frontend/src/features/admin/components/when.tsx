import { adminTexts } from '@/features/admin/texts';
import { formatAge, formatDateTime, formatDay } from '@/shared/format';
import { useNow } from '@/shared/ui/use-now';
import styles from '@/features/admin/components/admin.module.css';

export interface WhenProps {
  at: string | null;
  /** Shows the day without the time. */
  isDay?: boolean;
  /** Further words after the age. */
  more?: readonly string[];
}

/** A time with its age below it. */
export function When({ at, isDay = false, more = [] }: WhenProps) {
  const { t, language } = adminTexts.use();
  const now = useNow();
  if (at === null) return t('none');
  return (
    <span className={styles['stack']}>
      <span className={`figures ${styles['whole']}`}>
        {isDay ? formatDay(new Date(at), language) : formatDateTime(at, language)}
      </span>
      <span className={styles['muted']}>{[formatAge(at, now), ...more].join(' · ')}</span>
    </span>
  );
}
