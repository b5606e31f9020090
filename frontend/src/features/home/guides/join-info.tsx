import { guideTexts } from '@/features/home/guides/texts';
import type { ExchangeDto } from '@/shared/api/generated/schemas';
import { MoneyNote } from '@/shared/money/money-note';
import { useRebateWay } from '@/shared/money/money-way';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import styles from '@/features/home/guides/guide.module.css';

interface JoinInfoProps {
  exchange: ExchangeDto;
  onOpen: () => void;
  onClose: () => void;
}

/** Information for visitors before an exchange's link opens. */
export function JoinInfo({ exchange, onOpen, onClose }: JoinInfoProps) {
  const { t } = guideTexts.use();
  const rebateWay = useRebateWay();
  const { name } = exchange;
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
      <MoneyNote way={rebateWay(exchange)} />
    </Dialog>
  );
}
