import { DayChange } from '@/features/insights/components/day-change';
import { Compact, Percent } from '@/features/insights/components/quantity';
import { GLOBAL_SOURCES, SourceLine } from '@/features/insights/components/source-line';
import { marketTexts } from '@/features/insights/market/texts';
import { useOverview } from '@/features/insights/market/use-overview';
import { Read } from '@/features/insights/outages/read';
import { insightsTexts } from '@/features/insights/texts';
import { Amount } from '@/shared/ui/figure';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Stat, Stats } from '@/shared/ui/stat';

/** The whole market in one line of figures. */
export function OverviewStrip() {
  const { t } = marketTexts.use();
  const say = insightsTexts.use().t;
  const query = useOverview();
  return (
    <section aria-label={say('panels.overview')}>
      <Read
        sources={GLOBAL_SOURCES}
        query={query}
        skeleton={<SkeletonRows rows={1} />}
        errorTitle={t('overviewUnread')}
      >
        {(market) => (
          <>
            <Stats>
              <Stat
                label={t('marketCap')}
                {...(market.marketCapChange24h === null
                  ? {}
                  : { note: <DayChange value={market.marketCapChange24h} /> })}
              >
                <Compact value={market.totalMarketCap} unit="USD" />
              </Stat>
              <Stat label={t('volume24h')}>
                <Compact value={market.totalVolume24h} unit="USD" />
              </Stat>
              <Stat label={t('dominance')}>
                <Percent value={market.btcDominance} />
              </Stat>
              <Stat label={t('rising')}>
                <Amount value={market.risingCount} /> · <Amount value={market.fallingCount} />
              </Stat>
            </Stats>
            <SourceLine origins={market.sources} late={query.error !== undefined} />
          </>
        )}
      </Read>
    </section>
  );
}
