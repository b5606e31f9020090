import { type CSSProperties } from 'react';
import { Percent } from '@/features/insights/components/quantity';
import { SourceLine } from '@/features/insights/components/source-line';
import { SplitBar } from '@/features/insights/components/split-bar';
import { DEFAULT_FEAR_GREED, FEAR_GREED_BANDS, fearGreedBand } from '@/features/insights/market/fear-greed.rules';
import { marketTexts } from '@/features/insights/market/texts';
import { useMetrics } from '@/features/insights/market/use-overview';
import { Read } from '@/features/insights/outages/read';
import type { LongShortDto, MarketMetricsDto } from '@/shared/api/generated/schemas';
import { subtractDecimals } from '@/shared/decimal';
import { formatNumber } from '@/shared/format';
import { Section } from '@/shared/ui/card';
import { Amount } from '@/shared/ui/figure';
import { MarkTag } from '@/shared/ui/marks';
import { SkeletonRows } from '@/shared/ui/skeleton';
import styles from '@/features/insights/market/mood.module.css';

/** How the market feels, and which way it is positioned. */
export function MoodPanel() {
  const { t } = marketTexts.use();
  const query = useMetrics();
  return (
    <Section title={t('mood.title')}>
      <Read sources={[]} query={query} skeleton={<SkeletonRows rows={4} />} errorTitle={t('mood.unread')}>
        {(metrics) => (
          <div className={styles['mood']}>
            <FearGreed metrics={metrics} late={query.error !== undefined} />
            <LongShort positions={metrics.longShort} late={query.error !== undefined} />
          </div>
        )}
      </Read>
    </Section>
  );
}

/** The index on its scale. Without one the default is shown, and is never passed off as measured. */
function FearGreed({ metrics, late }: { metrics: MarketMetricsDto; late: boolean }) {
  const { t } = marketTexts.use();
  const value = metrics.fearGreedIndex ?? DEFAULT_FEAR_GREED;
  const band = t(`mood.${fearGreedBand(value)}`);
  return (
    <div>
      <h3>{t('mood.index')}</h3>
      <p className={styles['reading']}>
        <Amount value={value} size="l" /> <span className={styles['of']}>/ 100</span> <b>{band}</b>
        {metrics.fearGreedIndex === null && <MarkTag mark="sample" />}
      </p>
      <div className={styles['gauge']} role="img" aria-label={t('mood.reading', { value, band })}>
        {FEAR_GREED_BANDS.map((one, index) => (
          <span key={one.band} data-current={one.band === fearGreedBand(value) || undefined}>
            <i>
              <span>{index * 25}</span>
              {index === FEAR_GREED_BANDS.length - 1 && <span>100</span>}
            </i>
            {t(`mood.${one.band}`)}
          </span>
        ))}
        <span
          className={styles['needle']}
          style={{ '--at': `${Math.min(100, Math.max(0, value))}%` } as CSSProperties}
        />
      </div>
      {metrics.fearGreedIndex === null && <p className={styles['note']}>{t('mood.byDefault')}</p>}
      {metrics.fearGreed && <SourceLine origins={[metrics.fearGreed]} late={late} />}
    </div>
  );
}

function LongShort({ positions, late }: { positions: LongShortDto; late: boolean }) {
  const { t } = marketTexts.use();
  // The shares add up to 100 as they are shown, too.
  const long = formatNumber(positions.long, { digits: 1 });
  const short = formatNumber(subtractDecimals(100, long), { digits: 1 });
  return (
    <div>
      <h3>{t('mood.longShort')}</h3>
      <p className={styles['sides']}>
        <span>
          {t('mood.long')} <Percent value={positions.long} />
        </span>
        {positions.isSample && <MarkTag mark="sample" />}
        <span>
          {t('mood.short')} <Percent value={Number(short)} />
        </span>
      </p>
      <SplitBar first={positions.long} label={t('mood.ratio', { long, short })} />
      {positions.isSample ? (
        <p className={styles['note']}>{t('mood.sample')}</p>
      ) : (
        <>
          <p className={styles['note']}>{t('mood.basis')}</p>
          <SourceLine origins={[positions]} late={late} />
        </>
      )}
    </div>
  );
}
