import { useRouteError } from 'react-router';
import { useEffect } from 'react';
import { appTexts } from '@/app/texts';
import { sharedTexts } from '@/shared/texts';
import { Button } from '@/shared/ui/button';
import styles from '@/app/pages/crash-page.module.css';

/** Shown when a screen throws or fails to load. */
export function CrashPage() {
  const { t } = appTexts.use();
  const { t: shared } = sharedTexts.use();
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <div className={styles['plain']} role="alert">
      <h1>{t('crash.title')}</h1>
      <p className={styles['text']}>{t('crash.text')}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {shared('part.reload')}
      </Button>
    </div>
  );
}
