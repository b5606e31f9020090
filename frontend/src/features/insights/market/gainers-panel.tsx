import { Change } from '@/features/insights/components/change';
import { Compact, Price } from '@/features/insights/components/quantity';
import { QuoteList } from '@/features/insights/components/quote-list';
import { GLOBAL_SOURCES, originOf, SourceLine } from '@/features/insights/components/source-line';
import { useOpenCoin } from '@/features/insights/market/open-coin';
import { marketTexts } from '@/features/insights/market/texts';
import { Read } from '@/features/insights/outages/read';
import { useStreamed } from '@/features/insights/polling';
import { useChoice } from '@/features/insights/use-choice';
import { useListTopGainersQuery } from '@/shared/api/generated/member';
import type { CoinDto } from '@/shared/api/generated/schemas';
import { Section } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState } from '@/shared/ui/state';
import { Segmented } from '@/shared/ui/tabs';
import styles from '@/features/insights/market/market.module.css';

const EXCHANGES = ['ALL', 'OKX', 'Bitget', 'Binance', 'Bybit'] as const;
const SECONDS = 30;

/** Coins that rise most over 24 hours, on all exchanges or one. */
export function GainersPanel() {
  const { t } = marketTexts.use();
  const openCoin = useOpenCoin();
  const [exchange, setExchange] = useChoice('gainers', EXCHANGES);
  const query = useListTopGainersQuery(
    { exchange },
    useStreamed(exchange === 'ALL' ? 'top-gainers' : undefined, SECONDS),
  );
  return (
    <Section title={t('gainers.title')} lead={t('gainers.lead')}>
      <div className={styles['scroller']}>
        <Segmented
          label={t('gainers.exchange')}
          value={exchange}
          onChange={setExchange}
          options={EXCHANGES.map((value) => ({ value, label: value === 'ALL' ? t('gainers.all') : value }))}
        />
      </div>
      <Read
        sources={exchange === 'ALL' ? GLOBAL_SOURCES : [exchange]}
        query={{ ...query, data: query.currentData }}
        skeleton={<SkeletonRows rows={10} />}
        isEmpty={(coins) => coins.length === 0}
        empty={<EmptyState title={t('gainers.empty')}>{t('gainers.emptyText')}</EmptyState>}
        errorTitle={t('gainers.unread')}
      >
        {(coins) => (
          <>
            <QuoteList
              key={exchange}
              label={t('gainers.title')}
              items={coins}
              head={{ value: t('columns.usdt'), valueNote: t('columns.volume'), change: t('columns.change') }}
              quoteOf={(coin) => ({
                key: `${coin.exchange} ${coin.symbol}`,
                symbol: coin.symbol,
                note: coin.exchange,
                value: <Price value={coin.price} />,
                valueNote: <Compact value={coin.volume24h} />,
                change: <Change value={coin.change24h} />,
                onOpen: () => openCoin(basicOf(coin)),
              })}
            />
            <SourceLine origins={coins.map(originOf)} late={query.error !== undefined} />
          </>
        )}
      </Read>
    </Section>
  );
}

/** What the list of an exchange knows of a coin. */
function basicOf(coin: CoinDto) {
  const { symbol, exchange, price, change24h, volume24h, marketCap } = coin;
  return { ...{ symbol, exchange, price, marketCap }, change: change24h, volume: volume24h, origin: originOf(coin) };
}
