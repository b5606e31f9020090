import { homeTexts } from '@/features/home/texts';
import { Button } from '@/shared/ui/button';
import styles from '@/features/home/components/kyc-band.module.css';

/** Link to the guide on moving KYC. */
export function KycBand({ onOpen }: { onOpen: () => void }) {
  const { t } = homeTexts.use();
  return (
    <section className={styles['band']} aria-labelledby="kyc-title">
      <div>
        <h2 id="kyc-title" className={styles['title']}>
          {t('kyc.title')}
        </h2>
        <p className={styles['text']}>{t('kyc.lead')}</p>
      </div>
      <Button onClick={onOpen}>{t('kyc.open')}</Button>
    </section>
  );
}
