import { RotateCw } from 'lucide-react';
import { useSiteSettings } from '@/shared/api/ages';
import { sharedTexts } from '@/shared/texts';
import { Button } from '@/shared/ui/button';
import { failedReadsTexts } from '@/shared/ui/failed-reads/texts';
import { Notice } from '@/shared/ui/notice';
import styles from '@/features/home/components/unread.module.css';

/** Says on top why the figures of the page do not come. */
export function Unread({ onRetry }: { onRetry: () => void }) {
  const { t } = sharedTexts.use();
  const settings = useSiteSettings();
  return (
    <div className={styles['place']}>
      <Notice
        tone="problem"
        title={failedReadsTexts.t('title')}
        action={
          <Button
            size="s"
            icon={<RotateCw size={14} aria-hidden />}
            onClick={() => {
              onRetry();
              if (settings.isError) void settings.refetch();
            }}
          >
            {t('state.retry')}
          </Button>
        }
      >
        {t('part.failed')}
      </Notice>
    </div>
  );
}
