import { ArrowLeft, ChevronRight } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { type Guide, guides } from '@/features/indicators/guides/guides';
import { LiveFigure } from '@/features/indicators/guides/live-figure';
import { PassPrice, PassRequest } from '@/features/indicators/guides/pass-price';
import { SampleFigure } from '@/features/indicators/guides/sample-figure';
import { guideTexts } from '@/features/indicators/guides/texts';
import { indicatorPath, localPath, paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Page, Section } from '@/shared/ui/card';
import { Fold } from '@/shared/ui/fold';
import { EmptyState } from '@/shared/ui/state';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/indicators/guides/guides.module.css';

const STEPS = [1, 2, 3, 4] as const;

export function IndicatorPage() {
  const { id } = useParams();
  const guide = guides.find((one) => one.id === id);
  return guide ? <GuideView guide={guide} /> : <NoSuchIndicator />;
}

/** Guide to an indicator: what it shows, how to read it, its limits, and how to get it. */
function GuideView({ guide }: { guide: Guide }) {
  const { id, key } = guide;
  const { t, language } = guideTexts.use();
  useTitle(`${t(`${key}.name`)} | Lance`);
  return (
    <article className={styles['guide']}>
      <p className={styles['back']}>
        <Link to={localPath(paths.indicators, language)}>
          <ArrowLeft size={16} aria-hidden /> {t('detail.back')}
        </Link>
      </p>
      <Page title={t(`${key}.name`)} lead={t(`${key}.lead`)} action={<PassRequest />}>
        <div className={styles['reading']}>
          <SampleFigure guide={guide} isNumbered />
          <section aria-labelledby="reading">
            <h2 id="reading">{t('detail.reading')}</h2>
            <ol className={styles['steps']}>
              {STEPS.map((step) => (
                <li key={step}>
                  <b>{t(`${key}.place${step}`)}</b>
                  {t(`${key}.read${step}`)}
                </li>
              ))}
            </ol>
          </section>
        </div>
        <LiveFigure guide={guide} isExplained />
        <div className={styles['columns']}>
          <Section title={t('detail.shows')} className={styles['prose']}>
            <p>{t(`${key}.shows1`)}</p>
            <Fold title={t('detail.more')} className={styles['rest']}>
              <p>{t(`${key}.shows2`)}</p>
              <p>{t(`${key}.readMore`)}</p>
            </Fold>
          </Section>
          <Section title={t('detail.fails')} className={styles['prose']}>
            <ul className={styles['fails']}>
              {STEPS.map((step) => (
                <li key={step}>
                  <Fold title={<h3>{t(`${key}.fail${step}`)}</h3>}>
                    <p>{t(`${key}.fail${step}Text`)}</p>
                  </Fold>
                </li>
              ))}
            </ul>
          </Section>
        </div>
        <div className={styles['columns']}>
          <Section title={t('detail.needs')} className={styles['prose']}>
            <ul className={styles['fails']}>
              {(['Account', 'Pass'] as const).map((need) => (
                <li key={need}>
                  <Fold title={<h3>{t(`detail.title${need}`)}</h3>}>
                    <p>{t(`detail.needs${need}`)}</p>
                  </Fold>
                </li>
              ))}
            </ul>
          </Section>
          <Section title={t('detail.keepInMind')} className={styles['prose']}>
            <p className={styles['small']}>{t('detail.disclaimer')}</p>
          </Section>
        </div>
        <nav className={styles['others']} aria-label={t('detail.others')}>
          {guides
            .filter((other) => other.id !== id)
            .map((other) => (
              <Link key={other.id} to={localPath(indicatorPath(other.id), language)}>
                <span>{t(`${other.key}.question`)}</span>
                <b>{t(`${other.key}.name`)}</b>
                <ChevronRight size={18} aria-hidden />
              </Link>
            ))}
        </nav>
        <PassPrice title={t('detail.buyTitle')} text={t('detail.buyText')} />
      </Page>
    </article>
  );
}

function NoSuchIndicator() {
  const { t, language } = guideTexts.use();
  useTitle(`${t('notFound.title')} | Lance`);
  return (
    <Page title={t('notFound.title')}>
      <EmptyState
        title={t('notFound.text')}
        action={
          <ButtonLink
            variant="primary"
            icon={<ArrowLeft size={16} aria-hidden />}
            to={localPath(paths.indicators, language)}
          >
            {t('notFound.back')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
