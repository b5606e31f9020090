import { CandleChart } from '@/features/insights/charts/candle-chart';
import { DayChange } from '@/features/insights/components/day-change';
import { Price } from '@/features/insights/components/quantity';
import { ThirdPartyChart } from '@/features/insights/market/third-party-chart';
import { marketTexts } from '@/features/insights/market/texts';
import { useOverview } from '@/features/insights/market/use-overview';
import { GLOBAL_SOURCES, originOf, SourceLine } from '@/features/insights/components/source-line';
import { Read } from '@/features/insights/outages/read';
import { Section } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Stat } from '@/shared/ui/stat';
import styles from '@/features/insights/market/market.module.css';

/** What TradingView calls the NASDAQ 100 where it is free to show. */
const NASDAQ = 'FOREXCOM:NSXUSD';

/** Bitcoin on a large exchange with today's figures, and the NASDAQ 100, whose prices we do not read. */
export function ChartsPanel() {
  const { t } = marketTexts.use();
  return (
    <Section title={t('charts.title')}>
      <div className={styles['charts']}>
        <article className={styles['chart']}>
          <h3>{t('charts.btc')}</h3>
          <BitcoinToday />
          <CandleChart symbol="BTC" quotes={['USDT']} isNamed />
        </article>
        <article className={styles['chart']}>
          <h3>{t('charts.nasdaq')}</h3>
          <ThirdPartyChart name={t('charts.nasdaq')} symbol={NASDAQ}>
            <p className={styles['quiet']}>{t('charts.nasdaqText')}</p>
          </ThirdPartyChart>
        </article>
      </div>
    </Section>
  );
}

function BitcoinToday() {
  const { t } = marketTexts.use();
  const query = useOverview();
  return (
    <Read sources={GLOBAL_SOURCES} query={query} skeleton={<SkeletonRows rows={1} />} errorTitle={t('overviewUnread')}>
      {({ coins }) => {
        const bitcoin = coins.find(({ symbol }) => symbol === 'BTC');
        return (
          <>
            <dl className={styles['today']}>
              <Stat
                label={bitcoin?.exchange ?? t('charts.btc')}
                note={<DayChange value={bitcoin?.change24h ?? null} />}
              >
                <Price value={bitcoin?.price} unit="USDT" />
              </Stat>
              <Stat label={t('charts.high')}>
                <Price value={bitcoin?.high24h} />
              </Stat>
              <Stat label={t('charts.low')}>
                <Price value={bitcoin?.low24h} />
              </Stat>
            </dl>
            <SourceLine origins={bitcoin ? [originOf(bitcoin)] : []} late={query.error !== undefined} />
          </>
        );
      }}
    </Read>
  );
}
