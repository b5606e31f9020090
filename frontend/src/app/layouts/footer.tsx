import { Link } from 'react-router';
import { appTexts } from '@/app/texts';
import { localPath, paths } from '@/shared/paths';
import { useSettings } from '@/shared/use-settings';
import styles from '@/app/layouts/footer.module.css';

export function Footer() {
  const { t, language } = appTexts.use();
  const email = useSettings().get('site_supportEmail');
  const home = (anchor: string): string => localPath(`${paths.home}#${anchor}`, language);
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['brand']}>
          <span className={styles['wordmark']}>Lance</span>
          <p>{t('footer.promise')}</p>
        </div>
        <nav aria-label={t('footer.services')}>
          <h2>{t('footer.services')}</h2>
          <ul>
            <li>
              <Link to={home('uid-check')}>{t('footer.uidCheck')}</Link>
            </li>
            <li>
              <Link to={home('exchanges')}>{t('footer.exchanges')}</Link>
            </li>
            <li>
              <Link to={home('calculator')}>{t('footer.calculator')}</Link>
            </li>
            <li>
              <Link to={home('faq')}>{t('footer.faq')}</Link>
            </li>
          </ul>
        </nav>
        <nav aria-label={t('footer.support')}>
          <h2>{t('footer.support')}</h2>
          <ul>
            <li>
              <Link to={home('chatbot')}>{t('footer.chatbot')}</Link>
            </li>
            {email !== undefined && email !== '' && (
              <li>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            )}
            <li>{t('footer.hours')}</li>
          </ul>
        </nav>
        <ul className={styles['legal']}>
          <li>
            <Link to={localPath(paths.terms, language)}>{t('footer.terms')}</Link>
          </li>
          <li>
            <Link to={localPath(paths.privacy, language)}>{t('footer.privacy')}</Link>
          </li>
        </ul>
      </div>
    </footer>
  );
}
