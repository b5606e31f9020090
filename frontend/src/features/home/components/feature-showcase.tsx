import { Link } from 'react-router';
import { SampleCandles } from '@/features/home/components/sample-candles';
import { settingKeys } from '@/features/home/setting-keys';
import { homeTexts } from '@/features/home/texts';
import { localPath, paths } from '@/shared/paths';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/home/components/feature-showcase.module.css';

const DEFAULT_SECTORS = 10;

export function FeatureShowcase() {
  const { t, language } = homeTexts.use();
  const sectors = Number(useSettings().get(settingKeys.sectorCount) ?? DEFAULT_SECTORS);
  const rows = [
    { title: t('features.journal'), text: t('features.journalText'), to: paths.tradingJournal },
    { title: t('features.sectors'), text: t('features.sectorsText', { count: sectors }), to: paths.cryptoInsights },
    { title: t('features.surge'), text: t('features.surgeText'), to: paths.cryptoInsights },
    { title: t('features.news'), text: t('features.newsText'), to: paths.cryptoInsights },
  ];
  return (
    <section aria-labelledby="features-title">
      <h2 id="features-title" className={styles['title']}>
        {t('features.title')}
      </h2>
      <div className={styles['columns']}>
        <div className={styles['indicator']}>
          <SampleCandles label={t('features.chartLabel')} blockLabel={t('features.chartBlock')} />
          <p className={styles['caption']}>{t('features.chartLabel')}</p>
          <h3>{t('features.indicators')}</h3>
          <p className={styles['text']}>{t('features.indicatorsText')}</p>
          <Link to={localPath(paths.indicators, language)}>{t('features.indicatorsLink')}</Link>
        </div>
        <ul className={styles['list']}>
          {rows.map(({ title, text, to }) => (
            <li key={title}>
              <Link to={localPath(to, language)}>
                <h3>{title}</h3>
                <p className={styles['text']}>{text}</p>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
