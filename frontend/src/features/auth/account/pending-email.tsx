import { accountTexts } from '@/features/auth/account/texts';
import { useResend } from '@/features/auth/account/use-resend';
import { formatCountdown } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import styles from '@/features/auth/components/auth-frame.module.css';

/** What is left to do with the mail that confirms the e-mail address, in a row that names the address. */
export function PendingEmail() {
  const { t } = accountTexts.use();
  const { resend, isLoading, seconds, said } = useResend();
  return (
    <div className={styles['mail']}>
      <Button size="s" busy={isLoading} disabled={seconds > 0} onClick={resend}>
        {t('confirmEmail.resend')}
      </Button>
      {seconds > 0 && <span className="figures">{t('confirmEmail.wait', { time: formatCountdown(seconds) })}</span>}
      <p role="status">{said}</p>
    </div>
  );
}
