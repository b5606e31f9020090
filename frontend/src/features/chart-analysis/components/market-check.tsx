import { chartAnalysisTexts } from '@/features/chart-analysis/texts';
import { useTimeframes } from '@/features/chart-analysis/timeframes/use-timeframes';
import type { ChartReportDto } from '@/shared/api/generated/schemas';
import { formatDateTime, formatNumber } from '@/shared/format';
import { MarkTag } from '@/shared/ui/marks';
import styles from '@/features/chart-analysis/components/result.module.css';

/** The stretch of the market that the prices of a chart were compared with. */
export function MarketCheck({ report: { market, remarks, marks } }: { report: ChartReportDto }) {
  const { t, language } = chartAnalysisTexts.use();
  const timeframeName = useTimeframes();
  if (market === null) return null;
  const price = (of: string): string => formatNumber(of, { digits: 12, trim: true });
  return (
    <div>
      <h3 className={styles['sub']}>{t('market.title')}</h3>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('market.compared')}</dt>
          <dd>
            {market.symbol} {timeframeName(market.timeframe)} {market.simulated && <MarkTag mark="simulated" />}
          </dd>
        </div>
        <div>
          <dt>{t('market.range')}</dt>
          <dd className="figures">
            {price(market.low)} – {price(market.high)}
          </dd>
        </div>
        <div>
          <dt>{t('market.lastCandle')}</dt>
          <dd className="figures">
            {market.lastCandleAt === null ? t('market.notFound') : formatDateTime(market.lastCandleAt, language)}
          </dd>
        </div>
      </dl>
      {remarks.length === 0 && (
        <p className={styles['quiet']}>
          {t('market.agrees')} {marks.some(({ of }) => of === 'stop') && t('market.toCome')}
        </p>
      )}
    </div>
  );
}
