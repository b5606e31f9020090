import { journalPicturesTexts } from '@/features/journal/pictures/texts';
import { useListJournalPicturesQuery } from '@/shared/api/generated/member';
import { sharedTexts } from '@/shared/texts';
import { Button } from '@/shared/ui/button';
import styles from '@/features/journal/pictures/pictures.module.css';

/** Says that the pictures of a period could not be read, which would look as if there were none. */
export function UnreadPictures(period: { from: string; to: string }) {
  const { t } = journalPicturesTexts.use();
  const { t: tShared } = sharedTexts.use();
  const { currentData, isError, refetch } = useListJournalPicturesQuery(period);
  if (!isError || currentData) return null;
  return (
    <p className={styles['unread']} role="alert">
      {t('failed')}
      <Button size="s" variant="quiet" onClick={() => void refetch()}>
        {tShared('state.retry')}
      </Button>
    </p>
  );
}
