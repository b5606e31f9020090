import { Link } from 'react-router';
import { Specimen } from '@/features/l-token/components/specimen';
import { lTokenTexts } from '@/features/l-token/texts';
import { formatDay } from '@/shared/format';
import { mailTo } from '@/shared/mail-to';
import { paths } from '@/shared/paths';
import { Page, Section } from '@/shared/ui/card';
import { useSettings } from '@/shared/use-settings';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/l-token/pages/l-token-page.module.css';

/** Day of the last change to this page's texts. */
const REVISED_ON = '2026-11-30';
const STATE = ['issued', 'none', 'listing'] as const;
const POINTS = [1, 2, 3, 4, 5] as const;

/** Information about the planned token: what is decided, what is not, and a warning about offers. */
export function LTokenPage() {
  const { t, language } = lTokenTexts.use();
  const email = useSettings().get('site_supportEmail');
  useTitle(`${t('title')} | Lance`);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className={styles['top']}>
        <section className={styles['state']} aria-labelledby="l-token-state">
          <header>
            <h2 id="l-token-state">{t('stateTitle')}</h2>
            <Specimen stamp={t('stamp')} />
          </header>
          <dl>
            {STATE.map((row) => (
              <div key={row}>
                <dt>{t(`state.${row}`)}</dt>
                <dd>{t(`state.${row}Value`)}</dd>
              </div>
            ))}
          </dl>
          <p>
            <time dateTime={REVISED_ON}>{t('revised', { day: formatDay(REVISED_ON, language) })}</time>
          </p>
        </section>
        <Section title={t('planTitle')} className={styles['prose']}>
          <p>{t('plan1')}</p>
          <p>{t('plan2')}</p>
        </Section>
      </div>
      <div className={styles['columns']}>
        {(['decided', 'open'] as const).map((kind) => (
          <Section key={kind} title={t(kind)}>
            <ul className={styles[kind]}>
              {POINTS.map((point) => (
                <li key={point}>{t(`${kind}${point}`)}</li>
              ))}
            </ul>
          </Section>
        ))}
      </div>
      <div className={styles['columns']}>
        <Section title={t('newsTitle')} className={styles['prose']}>
          <p>{t('news1')}</p>
          <p>{t('news2')}</p>
          <p>
            {t('news3')} {email !== undefined && email !== '' && <a href={mailTo(email)}>{email}</a>}
          </p>
        </Section>
        <Section title={t('lcoinTitle')} className={styles['prose']}>
          <p>{t('lcoinText')}</p>
          <p className={styles['ways']}>
            <Link to={paths.lcoinDashboard}>{t('lcoinLink')}</Link>
            <Link to={paths.miningItems}>{t('storeLink')}</Link>
          </p>
        </Section>
      </div>
      <p className={styles['disclaimer']}>{t('disclaimer')}</p>
    </Page>
  );
}
