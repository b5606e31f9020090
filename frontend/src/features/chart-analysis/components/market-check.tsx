import { chartAnalysisTexts } from '@/features/chart-analysis/texts';
import { useTimeframes } from '@/features/chart-analysis/timeframes/use-timeframes';
import type { ChartReportDto } from '@/shared/api/generated/schemas';
import { formatDateTime, formatNumber } from '@/shared/format';
import { MarkTag } from '@/shared/ui/marks';
import styles from '@/features/chart-analysis/components/chart-analysis.module.css';

/** What the market says about the prices of a chart, or why it says nothing. */
export function MarketCheck({ report: { market, remarks, marks } }: { report: ChartReportDto }) {
  const { t, language } = chartAnalysisTexts.use();
  const timeframeName = useTimeframes();
  return (
    <>
      {market && (
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
              {formatNumber(market.low, { digits: 12, trim: true })} –{' '}
              {formatNumber(market.high, { digits: 12, trim: true })}
            </dd>
          </div>
          <div>
            <dt>{t('market.lastCandle')}</dt>
            <dd className="figures">
              {market.lastCandleAt === null ? t('market.notFound') : formatDateTime(market.lastCandleAt, language)}
            </dd>
          </div>
        </dl>
      )}
      {remarks.length > 0 ? (
        <ul className={styles['remarks']}>
          {remarks.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <p className={styles['quiet']}>
          {t(market ? 'market.agrees' : 'market.unchecked')}
          {market && marks.some(({ of }) => of === 'stop') && ` ${t('market.toCome')}`}
        </p>
      )}
    </>
  );
}
