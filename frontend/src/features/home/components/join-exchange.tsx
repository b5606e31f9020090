import { useState } from 'react';
import { homeTexts } from '@/features/home/texts';
import { type ExchangeDto } from '@/shared/api/generated';
import { useSession } from '@/shared/session/session.slice';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/home/components/guide.module.css';

const MEMBER_DELAY_MS = 1_000;

function openReferral(exchange: ExchangeDto): void {
  window.open(exchange.referralLink, '_blank', 'noopener,noreferrer');
}

/**
 * The way to an exchange. A visitor first reads what the link means; a member gets a toast and the page a second later. The
 * toast carries the link too, since browsers may block a late pop-up.
 */
export function useJoinExchange(): { join: (exchange: ExchangeDto) => void; dialog: React.ReactNode } {
  const { t } = homeTexts.use();
  const { status } = useSession();
  const [asking, setAsking] = useState<ExchangeDto>();
  const join = (exchange: ExchangeDto): void => {
    if (status !== 'member') {
      setAsking(exchange);
      return;
    }
    toast({
      title: t('exchanges.toastTitle', { exchange: exchange.name }),
      description: t('exchanges.toastText'),
      action: { label: t('exchanges.toastAction'), alt: t('exchanges.toastText'), href: exchange.referralLink },
    });
    setTimeout(() => openReferral(exchange), MEMBER_DELAY_MS);
  };
  const name = asking?.name ?? '';
  const dialog = (
    <Dialog
      open={asking !== undefined}
      onOpenChange={(open) => (open ? undefined : setAsking(undefined))}
      title={t('exchanges.infoTitle', { exchange: name })}
      description={t('exchanges.infoText')}
      footer={
        <Button
          variant="primary"
          onClick={() => {
            if (asking) openReferral(asking);
            setAsking(undefined);
          }}
        >
          {t('exchanges.infoOpen', { exchange: name })}
        </Button>
      }
    >
      <ol className={styles['steps']}>
        <li>{t('exchanges.infoStep1')}</li>
        <li>{t('exchanges.infoStep2')}</li>
        <li>{t('exchanges.infoStep3')}</li>
      </ol>
    </Dialog>
  );
  return { join, dialog };
}
