import { useLocation } from 'react-router';
import { appTexts } from '@/app/texts';
import { loginPath } from '@/shared/paths';
import { useTitle } from '@/shared/use-title';
import { ButtonLink } from '@/shared/ui/button';
import styles from '@/app/pages/plain-page.module.css';

/** A member screen, to a visitor: what is missing, and the way in and back. */
export function LoginPromptPage() {
  const { t, language } = appTexts.use();
  const { pathname, search } = useLocation();
  useTitle(`${t('loginPrompt.title')} | Lance`);
  return (
    <div className={styles['plain']}>
      <h1>{t('loginPrompt.title')}</h1>
      <p className={styles['text']}>{t('loginPrompt.text')}</p>
      <ButtonLink variant="primary" to={loginPath(language, pathname + search)}>
        {t('nav.login')}
      </ButtonLink>
    </div>
  );
}
