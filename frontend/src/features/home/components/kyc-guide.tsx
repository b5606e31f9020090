import { homeTexts } from '@/features/home/texts';
import { type ExchangeDto, useListExchangesQuery } from '@/shared/api/generated';
import { Dialog } from '@/shared/ui/dialog';
import styles from '@/features/home/components/guide.module.css';

const HOURS_A_DAY = 24;

/** How long an exchange makes people wait between two accounts: its own note, else the hours. */
export function waitingTime(
  t: typeof homeTexts.t,
  { kycNote, kycWaitHours }: Pick<ExchangeDto, 'kycNote' | 'kycWaitHours'>,
): string {
  if (kycWaitHours !== null && kycWaitHours > HOURS_A_DAY && kycWaitHours % HOURS_A_DAY === 0) {
    return t('kyc.days', { count: kycWaitHours / HOURS_A_DAY });
  }
  if (kycWaitHours !== null) return t('kyc.hours', { count: kycWaitHours });
  return kycNote ?? t('kyc.ask');
}

export function KycGuide({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = homeTexts.use();
  const { data: exchanges = [] } = useListExchangesQuery();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('kyc.title')} description={t('kyc.lead')}>
      <ol className={styles['steps']}>
        <li>
          <b>{t('kyc.step1')}</b>
          <p>{t('kyc.step1Text')}</p>
        </li>
        <li>
          <b>{t('kyc.step2')}</b>
          <p>{t('kyc.step2Text')}</p>
          <dl className={styles['waits']} aria-label={t('kyc.waits')}>
            {exchanges.map((exchange) => (
              <div key={exchange.id} style={{ display: 'contents' }}>
                <dt>{exchange.name}</dt>
                <dd className="figures">{waitingTime(t, exchange)}</dd>
              </div>
            ))}
          </dl>
        </li>
        <li>
          <b>{t('kyc.step3')}</b>
          <p>{t('kyc.step3Text')}</p>
        </li>
        <li>
          <b>{t('kyc.step4')}</b>
          <p>{t('kyc.step4Text')}</p>
        </li>
      </ol>
    </Dialog>
  );
}
