import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { ShowcasePicture } from '@/features/home/pictures/showcase-picture';
import { type PictureKind, useTold } from '@/features/home/pictures/live';
import { pictureTexts } from '@/features/home/pictures/texts';
import { settingKeys } from '@/features/home/setting-keys';
import { localPath, paths } from '@/shared/paths';
import { cx } from '@/shared/ui/class-names';
import { Skeleton } from '@/shared/ui/skeleton';
import { useSettings } from '@/shared/use-settings';
import { MarkTag, SourceMark } from '@/shared/ui/marks';
import charts from '@/shared/ui/picture-chart.module.css';
import pictures from '@/features/home/pictures/showcase-picture.module.css';
import styles from '@/features/home/components/feature-showcase.module.css';

const features = [
  { kind: 'indicators', to: paths.indicators },
  { kind: 'journal', to: paths.tradingJournal },
  { kind: 'surge', to: paths.cryptoInsights },
  { kind: 'sectors', to: paths.cryptoInsights },
  { kind: 'news', to: paths.cryptoInsights },
] as const satisfies readonly { kind: PictureKind; to: string }[];

/** Other features of an account, each with a picture of the market of now, or of an example that says so. */
export function FeatureShowcase() {
  const { t, language } = pictureTexts.use();
  const sectors = useSettings().get(settingKeys.sectorCount);
  const told = useTold();
  return (
    <section className={styles['showcase']} aria-labelledby="features-title">
      <div className={styles['inner']}>
        <h2 id="features-title">{t('features.title')}</h2>
        <p className={styles['lead']}>{t('features.lead')}</p>
        <div className={styles['sheet']}>
          {features.map(({ kind, to }) => (
            <article key={kind} className={cx(styles['feature'], styles[kind])}>
              <h3>
                <Link to={localPath(to, language)}>
                  {t(`features.${kind}`)}
                  <ChevronRight size={16} aria-hidden />
                </Link>
              </h3>
              <p className={styles['text']}>
                {kind !== 'sectors' ? (
                  t(`features.${kind}Text`)
                ) : sectors === undefined ? (
                  <Skeleton width="16em" />
                ) : (
                  t('features.sectorsText', { count: Number(sectors) })
                )}
              </p>
              <figure className={styles['figure']}>
                <div
                  className={styles['picture']}
                  role="img"
                  aria-label={told[kind]?.label ?? t(`features.${kind}Picture`)}
                >
                  <div className={cx(pictures['frame'], charts['filled'])} aria-hidden>
                    <ShowcasePicture kind={kind} />
                  </div>
                </div>
                <figcaption>
                  {told[kind] ? <SourceMark {...told[kind].source} /> : <MarkTag mark="sample" />}
                </figcaption>
              </figure>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
