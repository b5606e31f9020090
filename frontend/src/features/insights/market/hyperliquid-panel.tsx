import { Change } from '@/features/insights/components/change';
import { Compact, Price } from '@/features/insights/components/quantity';
import { QuoteList } from '@/features/insights/components/quote-list';
import { SourceLine } from '@/features/insights/components/source-line';
import { useOpenCoin } from '@/features/insights/market/open-coin';
import { marketTexts } from '@/features/insights/market/texts';
import { Read } from '@/features/insights/outages/read';
import { every } from '@/features/insights/polling';
import { useListHyperliquidPositionsQuery } from '@/shared/api/generated/member';
import { formatSigned } from '@/shared/format';
import { Section } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState } from '@/shared/ui/state';

const SECONDS = 30;
const DIGITS = 4;

/** What is open on Hyperliquid, the largest first. */
export function HyperliquidPanel() {
  const { t } = marketTexts.use();
  const openCoin = useOpenCoin();
  const query = useListHyperliquidPositionsQuery(undefined, every(SECONDS));
  return (
    <Section title={t('hyperliquid.title')} lead={t('hyperliquid.lead')}>
      <Read
        sources={['hyperliquid']}
        query={query}
        skeleton={<SkeletonRows rows={10} />}
        isEmpty={(contracts) => contracts.length === 0}
        empty={<EmptyState title={t('hyperliquid.empty')}>{t('hyperliquid.emptyText')}</EmptyState>}
        errorTitle={t('hyperliquid.unread')}
      >
        {(contracts) => (
          <>
            <QuoteList
              label={t('hyperliquid.title')}
              items={contracts}
              head={{ value: t('columns.open'), valueNote: t('columns.mark'), change: t('columns.change') }}
              quoteOf={({ symbol, markPrice, change24h, openInterestUsd, fundingHourly, volume24h, ...read }) => ({
                key: symbol,
                symbol,
                note: t('hyperliquid.funding', { rate: formatSigned(fundingHourly, { digits: DIGITS }) }),
                value: <Compact value={openInterestUsd} />,
                valueNote: <Price value={markPrice} />,
                change: <Change value={change24h} />,
                onOpen: () =>
                  openCoin({
                    ...{ symbol, exchange: 'Hyperliquid', price: markPrice, change: change24h, volume: volume24h },
                    origin: { ...read, source: 'hyperliquid' },
                  }),
              })}
            />
            <SourceLine
              origins={contracts.slice(0, 1).map((contract) => ({ ...contract, source: 'hyperliquid' }))}
              late={query.error !== undefined}
            />
          </>
        )}
      </Read>
    </Section>
  );
}
