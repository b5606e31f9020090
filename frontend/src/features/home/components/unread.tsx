import { useSiteSettings } from '@/shared/api/ages';
import { sharedTexts } from '@/shared/texts';
import { FailureNotice } from '@/shared/ui/failed-reads/failure-notice';
import styles from '@/features/home/components/unread.module.css';

/** Says at the top of the home page that its figures could not be loaded. */
export function Unread({ onRetry }: { onRetry: () => void }) {
  const { t } = sharedTexts.use();
  const settings = useSiteSettings();
  const retry = (): void => {
    onRetry();
    if (settings.isError) void settings.refetch();
  };
  return (
    <div className={styles['place']}>
      <FailureNotice onRetry={retry}>{t('part.failed')}</FailureNotice>
    </div>
  );
}
