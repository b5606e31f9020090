import { appTexts } from '@/app/texts';
import { localPath, paths } from '@/shared/paths';
import { useTitle } from '@/shared/use-title';
import { ButtonLink } from '@/shared/ui/button';
import styles from '@/app/pages/plain-page.module.css';

/** Placeholder for a page that is not open yet. */
export function OpensLaterPage({ name }: { name: (t: typeof appTexts.t) => string }) {
  const { t, language } = appTexts.use();
  const title = t('opensLater.title', { name: name(t) });
  useTitle(`${title} | Lance`);
  return (
    <div className={styles['plain']}>
      <h1>{title}</h1>
      <p className={styles['text']}>{t('opensLater.text')}</p>
      <ButtonLink to={localPath(paths.home, language)}>{t('opensLater.home')}</ButtonLink>
    </div>
  );
}
