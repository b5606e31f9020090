import { Change } from '@/features/insights/components/change';
import { Compact, Price } from '@/features/insights/components/quantity';
import { QuoteList } from '@/features/insights/components/quote-list';
import { SourceLine } from '@/features/insights/components/source-line';
import { useOpenCoin } from '@/features/insights/market/open-coin';
import { marketTexts } from '@/features/insights/market/texts';
import { useRanking } from '@/features/insights/market/use-ranking';
import { Read } from '@/features/insights/outages/read';
import type { CoinMarketDto } from '@/shared/api/generated/schemas';
import { Section } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState } from '@/shared/ui/state';

/** The largest coins by market capitalisation. */
export function CoinsPanel() {
  const { t } = marketTexts.use();
  const openCoin = useOpenCoin();
  const query = useRanking();
  return (
    <Section title={t('coins.title')} lead={t('coins.lead')}>
      <Read
        sources={['coingecko']}
        query={query}
        skeleton={<SkeletonRows rows={10} />}
        isEmpty={(coins) => coins.length === 0}
        empty={<EmptyState title={t('coins.empty')}>{t('coins.emptyText')}</EmptyState>}
        errorTitle={t('coins.unread')}
      >
        {(coins) => (
          <>
            <QuoteList
              label={t('coins.title')}
              items={coins}
              head={{ value: t('columns.usd'), valueNote: t('columns.marketCap'), change: t('columns.change') }}
              quoteOf={(coin) => ({
                key: coin.id,
                symbol: coin.symbol.toUpperCase(),
                note: coin.name,
                value: <Price value={coin.current_price} />,
                valueNote: <Compact value={coin.market_cap} />,
                change: <Change value={coin.price_change_percentage_24h} />,
                onOpen: () => openCoin(basicOf(coin)),
              })}
            />
            <SourceLine origins={coins.slice(0, 1)} late={query.error !== undefined} />
          </>
        )}
      </Read>
    </Section>
  );
}

const basicOf = (coin: CoinMarketDto) => ({
  ...{ id: coin.id, symbol: coin.symbol.toUpperCase(), name: coin.name, price: coin.current_price },
  ...{ change: coin.price_change_percentage_24h, volume: coin.total_volume, marketCap: coin.market_cap },
  origin: coin,
});
