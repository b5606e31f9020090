import { Change } from '@/features/insights/components/change';
import { Compact, Price } from '@/features/insights/components/quantity';
import { QuoteList } from '@/features/insights/components/quote-list';
import { useSourceName } from '@/features/insights/components/source-line';
import { useOpenCoin } from '@/features/insights/market/open-coin';
import { marketTexts } from '@/features/insights/market/texts';
import { useRanking } from '@/features/insights/market/use-ranking';
import type { CoinMarketDto } from '@/shared/api/generated/schemas';
import { formatDateTime } from '@/shared/format';
import { Section } from '@/shared/ui/card';
import { MarkTag } from '@/shared/ui/marks';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import styles from '@/features/insights/market/market.module.css';

/** The largest coins by market capitalisation. */
export function CoinsPanel() {
  const { t, language } = marketTexts.use();
  const openCoin = useOpenCoin();
  const nameOf = useSourceName();
  const query = useRanking();
  return (
    <Section title={t('coins.title')} lead={t('coins.lead')}>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={10} />}
        isEmpty={(coins) => coins.length === 0}
        empty={<EmptyState title={t('coins.empty')}>{t('coins.emptyText')}</EmptyState>}
        errorTitle={t('coins.unread')}
      >
        {(coins) => {
          const at = coins.find(({ last_updated }) => last_updated !== null)?.last_updated;
          return (
            <>
              <QuoteList
                label={t('coins.title')}
                quotes={coins.map((coin) => ({
                  key: coin.id,
                  symbol: coin.symbol.toUpperCase(),
                  note: coin.name,
                  value: <Price value={coin.current_price} />,
                  valueNote: <Compact value={coin.market_cap} unit="USD" />,
                  change: <Change value={coin.price_change_percentage_24h} />,
                  onOpen: () => openCoin(basicOf(coin)),
                }))}
              />
              <p className={styles['quiet']}>
                {nameOf('coingecko')} {at != null && t('coins.at', { time: formatDateTime(at, language) })}{' '}
                {query.isError && <MarkTag mark="stale" />}
              </p>
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}

const basicOf = (coin: CoinMarketDto) => ({
  ...{ id: coin.id, symbol: coin.symbol.toUpperCase(), name: coin.name, price: coin.current_price },
  ...{ change: coin.price_change_percentage_24h, volume: coin.total_volume, marketCap: coin.market_cap },
});
