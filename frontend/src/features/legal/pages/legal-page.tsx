import { legalTexts } from '@/features/legal/texts';
import { Page } from '@/shared/ui/card';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/legal/pages/legal-page.module.css';

const SECTIONS = [1, 2, 3, 4, 5, 6, 7] as const;

function LegalPage({ document }: { document: 'terms' | 'privacy' }) {
  const { t } = legalTexts.use();
  const title = t(`${document}.title`);
  useTitle(`${title} | Lance`);
  return (
    <Page title={title} lead={<span className={styles['draft']}>{t('draft')}</span>}>
      <div className={styles['text']}>
        {SECTIONS.map((number) => (
          <section key={number}>
            <h2>
              <span className="figures">{number}</span> {t(`${document}.title${number}`)}
            </h2>
            <p>{t(`${document}.text${number}`)}</p>
          </section>
        ))}
      </div>
    </Page>
  );
}

export function TermsPage() {
  return <LegalPage document="terms" />;
}

export function PrivacyPage() {
  return <LegalPage document="privacy" />;
}
