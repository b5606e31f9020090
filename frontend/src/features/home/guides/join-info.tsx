import { guideTexts } from '@/features/home/guides/texts';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import styles from '@/features/home/guides/guide.module.css';

/** What a visitor should know before the link of an exchange opens. */
export function JoinInfo({ name, onOpen, onClose }: { name: string; onOpen: () => void; onClose: () => void }) {
  const { t } = guideTexts.use();
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('join.title', { exchange: name })}
      description={t('join.text')}
      footer={
        <Button variant="primary" onClick={onOpen}>
          {t('join.open', { exchange: name })}
        </Button>
      }
    >
      <ol className={styles['steps']}>
        <li>{t('join.step1')}</li>
        <li>{t('join.step2')}</li>
        <li>{t('join.step3')}</li>
      </ol>
    </Dialog>
  );
}
