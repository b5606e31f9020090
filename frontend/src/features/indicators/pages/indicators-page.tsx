import { Link } from 'react-router';
import { type Guide, guides } from '@/features/indicators/guides/guides';
import { LiveFigure } from '@/features/indicators/guides/live-figure';
import { PassPrice, PassRequest } from '@/features/indicators/guides/pass-price';
import { SampleFigure } from '@/features/indicators/guides/sample-figure';
import { guideTexts } from '@/features/indicators/guides/texts';
import { indicatorPath, localPath } from '@/shared/paths';
import { Page } from '@/shared/ui/card';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/indicators/guides/guides.module.css';

/** The three indicators with their questions and limits. */
export function IndicatorsPage() {
  const { t, language } = guideTexts.use();
  useTitle(`${t('list.title')} | Lance`);
  return (
    <Page title={t('list.title')} lead={t('list.lead')} action={<PassRequest />}>
      <nav aria-label={t('list.index')}>
        <ol className={styles['index']}>
          {guides.map(({ id, key }) => (
            <li key={id}>
              <span>{t(`${key}.question`)}</span>
              <span className={styles['leader']} aria-hidden />
              <Link to={localPath(indicatorPath(id), language)}>{t(`${key}.name`)}</Link>
            </li>
          ))}
        </ol>
      </nav>
      {guides.map((guide) => (
        <Teaser key={guide.id} guide={guide} />
      ))}
      <PassPrice title={t('list.buyTitle')} text={t('list.buyText')} />
    </Page>
  );
}

function Teaser({ guide }: { guide: Guide }) {
  const { id, key } = guide;
  const { t, language } = guideTexts.use();
  return (
    <section className={styles['teaser']} aria-labelledby={id}>
      <div className={styles['teaserWords']}>
        <h2 id={id}>{t(`${key}.name`)}</h2>
        <p className={styles['text']}>{t(`${key}.teaser`)}</p>
        <p className={styles['weak']}>
          <b>{t('list.weakness')}</b> {t(`${key}.weak`)}
        </p>
        <Link className={styles['way']} to={localPath(indicatorPath(id), language)}>
          <span className="visually-hidden">{t(`${key}.name`)}: </span>
          {t('list.read')}
        </Link>
      </div>
      <LiveFigure guide={guide}>
        <SampleFigure guide={guide} />
      </LiveFigure>
    </section>
  );
}
