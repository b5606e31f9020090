import { Mail } from 'lucide-react';
import { answerTexts } from '@/features/support/answers/texts';
import { mailTo } from '@/shared/mail-to';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/support/answers/answer.module.css';

/** Contact of support; an unanswered question is added to the mail. */
export function SupportContact({ question }: { question?: string }) {
  const { t } = answerTexts.use();
  const settings = useSettings();
  const email = settings.get('site_supportEmail');
  const hours = settings.get('site_supportHours');
  if (!email) return settings.isError ? <p className={styles['quiet']}>{t('support.missing')}</p> : null;
  const mail = new URLSearchParams({ subject: t('support.subject'), ...(question ? { body: question } : {}) });
  return (
    <div className={styles['contact']}>
      {/* Mail programs read a plus as a plus, not as a space. */}
      <a className={styles['mail']} href={`${mailTo(email)}?${mail.toString().replaceAll('+', '%20')}`}>
        <Mail size={16} aria-hidden />
        {t('support.ask')}
      </a>
      <p className={styles['quiet']}>
        <span className={styles['address']}>{email}</span>
        {hours ? <span>{t('support.hours', { hours })}</span> : null}
      </p>
    </div>
  );
}
