import { type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { hasHelp } from '@/app/layouts/has-help';
import { HelpLink } from '@/app/layouts/help-link';
import { appTexts } from '@/app/texts';
import { mailTo } from '@/shared/mail-to';
import { localPath, paths } from '@/shared/paths';
import { useSettings } from '@/shared/use-settings';
import styles from '@/app/layouts/footer.module.css';

export function Footer() {
  const { t, language } = appTexts.use();
  const settings = useSettings();
  const { pathname } = useLocation();
  const email = settings.get('site_supportEmail');
  const hours = settings.get('site_supportHours');
  const home = (anchor: string): string => localPath(`${paths.home}#${anchor}`, language);
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['brand']}>
          <span className={styles['wordmark']}>Lance</span>
          <p>{t('footer.promise')}</p>
        </div>
        <Group title={t('footer.services')}>
          <Link to={home('uid-check')}>{t('footer.uidCheck')}</Link>
          <Link to={home('exchanges')}>{t('footer.exchanges')}</Link>
          <Link to={home('calculator')}>{t('footer.calculator')}</Link>
          <Link to={localPath(paths.kimchiPremium, language)}>{t('footer.kimchiPremium')}</Link>
          <Link to={localPath(paths.chartScore, language)}>{t('footer.chartScore')}</Link>
          <Link to={localPath(paths.faq, language)}>{t('footer.faq')}</Link>
        </Group>
        <Group title={t('footer.support')}>
          {hasHelp(pathname) ? (
            <HelpLink>{t('footer.chatbot')}</HelpLink>
          ) : (
            <Link to={home('chatbot')} preventScrollReset>
              {t('footer.chatbot')}
            </Link>
          )}
          {email !== undefined && email !== '' && <a href={mailTo(email)}>{email}</a>}
          {hours !== undefined && hours !== '' && (
            <span className="figures">
              {t('footer.hours')} {hours}
            </span>
          )}
        </Group>
        <Group title={t('footer.more')}>
          <Link to={localPath(paths.indicators, language)}>{t('footer.indicators')}</Link>
          <Link to={localPath(paths.lToken, language)}>{t('footer.lToken')}</Link>
          <Link to={localPath(paths.terms, language)}>{t('footer.terms')}</Link>
          <Link to={localPath(paths.privacy, language)}>{t('footer.privacy')}</Link>
        </Group>
      </div>
    </footer>
  );
}

/** A titled list of links; missing ones are left out. */
function Group({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>{children.map((child, index) => child !== false && <li key={index}>{child}</li>)}</ul>
    </nav>
  );
}
