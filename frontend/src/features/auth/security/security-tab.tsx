import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { PasswordSection } from '@/features/auth/security/change-password';
import { CloseAccount } from '@/features/auth/security/close-account';
import { MailPreferences } from '@/features/auth/security/mail-preferences';
import { OwnData } from '@/features/auth/security/own-data';
import { Sessions } from '@/features/auth/security/sessions';
import { securityTexts } from '@/features/auth/security/texts';
import { TwoFactorPanel, TwoFactorState } from '@/features/auth/security/two-factor-panel';
import { useSession } from '@/shared/session/session.slice';
import { Section } from '@/shared/ui/card';
import styles from '@/features/auth/security/security.module.css';

/** Security settings: password, second factor, sessions, mails, data export, closing the account. */
export function SecurityTab() {
  const { t } = securityTexts.use();
  const { user } = useSession();
  const { hash } = useLocation();
  // The tab is loaded after the page, too late for the browser's own scrolling to the anchor.
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  const part = styles['part'] ?? '';
  return (
    <div className={styles['tab']}>
      <PasswordSection />
      <Section
        id="two-factor"
        className={part}
        title={t('twoFactor.title')}
        lead={t('twoFactor.lead')}
        action={<TwoFactorState />}
      >
        <TwoFactorPanel />
      </Section>
      <Section id="devices" className={part} title={t('sessions.title')} lead={t('sessions.lead')}>
        <div>
          <Sessions />
        </div>
      </Section>
      <Section
        id="mails"
        className={part}
        title={t('mails.title')}
        lead={t('mails.lead', { email: user?.email ?? '' })}
      >
        <MailPreferences />
      </Section>
      <Section id="data" className={part} title={t('data.title')} lead={t('data.lead')}>
        <OwnData />
      </Section>
      <Section id="close" className={part} title={t('close.title')} lead={t('close.lead')}>
        <CloseAccount />
      </Section>
    </div>
  );
}
