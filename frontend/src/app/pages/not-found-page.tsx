import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { plainTexts } from '@/app/pages/texts';
import { appTexts } from '@/app/texts';
import { localPath, paths } from '@/shared/paths';
import { useTitle } from '@/shared/use-title';
import { ButtonLink } from '@/shared/ui/button';
import { cx } from '@/shared/ui/class-names';
import { useHydrated } from '@/shared/ui/use-hydrated';
import own from '@/app/pages/not-found-page.module.css';
import styles from '@/app/pages/plain-page.module.css';

/** What most visitors look for. */
const ELSEWHERE = [
  ['uidCheck', `${paths.home}#uid-check`],
  ['calculator', `${paths.home}#calculator`],
  ['kimchiPremium', paths.kimchiPremium],
  ['faq', paths.faq],
] as const;

/** An address without a page: what was asked for, the way home, and where else to look. */
export function NotFoundPage() {
  const { t, language } = plainTexts.use();
  const { t: app } = appTexts.use();
  const { pathname } = useLocation();
  // The page is made ahead for all addresses.
  const isHydrated = useHydrated();
  useTitle(`${t('notFound.title')} | Lance`);
  return (
    <div className={cx(styles['plain'], own['top'])}>
      <p className={styles['code']} aria-hidden>
        404
      </p>
      <h1>
        <span className="visually-hidden">404 </span>
        {t('notFound.title')}
      </h1>
      <p className={styles['text']}>
        {t('notFound.text')}
        {isHydrated && <code className={own['address']}>{pathname}</code>}
      </p>
      <ButtonLink variant="primary" to={localPath(paths.home, language)}>
        {t('notFound.home')}
      </ButtonLink>
      <nav className={own['elsewhere']} aria-labelledby="elsewhere">
        <h2 id="elsewhere">{t('notFound.elsewhere')}</h2>
        <ul>
          {ELSEWHERE.map(([name, path]) => (
            <li key={name}>
              <Link to={localPath(path, language)}>
                <span>
                  <b>{app(`footer.${name}`)}</b>
                  {t(`notFound.${name}`)}
                </span>
                <ChevronRight size={16} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
