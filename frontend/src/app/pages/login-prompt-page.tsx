import { useLocation } from 'react-router';
import { plainTexts } from '@/app/pages/texts';
import { appTexts } from '@/app/texts';
import { localPath, loginPath, paths } from '@/shared/paths';
import { useTitle } from '@/shared/use-title';
import { ButtonLink } from '@/shared/ui/button';
import styles from '@/app/pages/plain-page.module.css';

/** A member screen as visitors see it: asks them to log in. */
export function LoginPromptPage() {
  const { t, language } = plainTexts.use();
  const { t: app } = appTexts.use();
  const { pathname, search } = useLocation();
  useTitle(`${t('loginPrompt.title')} | Lance`);
  return (
    <div className={styles['plain']}>
      <h1>{t('loginPrompt.title')}</h1>
      <p className={styles['text']}>{t('loginPrompt.text')}</p>
      <div className={styles['actions']}>
        <ButtonLink variant="primary" to={loginPath(language, pathname + search)}>
          {app('nav.login')}
        </ButtonLink>
        <ButtonLink to={localPath(paths.home, language)}>{t('notFound.home')}</ButtonLink>
      </div>
    </div>
  );
}
