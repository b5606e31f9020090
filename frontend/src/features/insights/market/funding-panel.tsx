import { Percent, Price } from '@/features/insights/components/quantity';
import { QuoteList } from '@/features/insights/components/quote-list';
import { SourceLine } from '@/features/insights/components/source-line';
import { useOpenCoin } from '@/features/insights/market/open-coin';
import { marketTexts } from '@/features/insights/market/texts';
import { Read } from '@/features/insights/outages/read';
import { every } from '@/features/insights/polling';
import { useChoice } from '@/features/insights/use-choice';
import { useListFundingRatesQuery } from '@/shared/api/generated/member';
import { formatDuration } from '@/shared/format';
import { Section } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState } from '@/shared/ui/state';
import { Segmented } from '@/shared/ui/tabs';
import { useNow } from '@/shared/ui/use-now';
import styles from '@/features/insights/market/market.module.css';

const ORDERS = ['high', 'low'] as const;
const SECONDS = 30;
const DIGITS = 4;
const SOURCE = 'binance-futures';

/** What positions cost at the next time, most expensive for longs or for shorts first. */
export function FundingPanel() {
  const { t } = marketTexts.use();
  const openCoin = useOpenCoin();
  const [order, setOrder] = useChoice('funding', ORDERS);
  const query = useListFundingRatesQuery(undefined, every(SECONDS));
  const now = useNow();
  return (
    <Section title={t('funding.title')} lead={t('funding.lead')}>
      <div className={styles['scroller']}>
        <Segmented
          label={t('funding.order')}
          value={order}
          onChange={setOrder}
          options={ORDERS.map((value) => ({ value, label: t(`funding.${value}`) }))}
        />
      </div>
      <Read
        sources={[SOURCE]}
        query={query}
        skeleton={<SkeletonRows rows={10} />}
        isEmpty={(rates) => rates.length === 0}
        empty={<EmptyState title={t('funding.empty')}>{t('funding.emptyText')}</EmptyState>}
        errorTitle={t('funding.unread')}
      >
        {(rates) => {
          const sign = order === 'high' ? -1 : 1;
          return (
            <>
              <QuoteList
                key={order}
                label={t('funding.title')}
                head={{ value: t('columns.mark'), change: t('columns.funding') }}
                items={[...rates].sort((a, b) => sign * (a.rate - b.rate))}
                quoteOf={({ symbol, rate, nextAt, markPrice, ...read }) => ({
                  key: symbol,
                  symbol,
                  note: t('funding.next', { time: formatDuration((Date.parse(nextAt) - now) / 1_000) }),
                  value: <Price value={markPrice} />,
                  change: <Percent value={rate} digits={DIGITS} signed />,
                  onOpen: () =>
                    openCoin({ symbol, exchange: 'Binance', price: markPrice, origin: { ...read, source: SOURCE } }),
                })}
              />
              <SourceLine
                origins={rates.slice(0, 1).map((rate) => ({ ...rate, source: SOURCE }))}
                late={query.error !== undefined}
              />
            </>
          );
        }}
      </Read>
    </Section>
  );
}
