import { plainTexts } from '@/app/pages/texts';
import { localPath, paths } from '@/shared/paths';
import { useTitle } from '@/shared/use-title';
import { ButtonLink } from '@/shared/ui/button';
import styles from '@/app/pages/plain-page.module.css';

export function NotFoundPage() {
  const { t, language } = plainTexts.use();
  useTitle(`${t('notFound.title')} | Lance`);
  return (
    <div className={styles['plain']}>
      <p className={styles['code']} aria-hidden>
        404
      </p>
      <h1>
        <span className="visually-hidden">404 </span>
        {t('notFound.title')}
      </h1>
      <p className={styles['text']}>{t('notFound.text')}</p>
      <ButtonLink variant="primary" to={localPath(paths.home, language)}>
        {t('notFound.home')}
      </ButtonLink>
    </div>
  );
}
