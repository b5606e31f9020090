import { Compact, Price } from '@/features/insights/components/quantity';
import { type Quote, QuoteList } from '@/features/insights/components/quote-list';
import { SourceLine, useSourceName } from '@/features/insights/components/source-line';
import { useOpenCoin } from '@/features/insights/market/open-coin';
import { marketTexts } from '@/features/insights/market/texts';
import { Read } from '@/features/insights/outages/read';
import { every } from '@/features/insights/polling';
import { useListLargeTradesQuery, useListLiquidationsQuery } from '@/shared/api/generated/member';
import type { LargeTradeDto, LiquidationDto, LiquidationSumDto } from '@/shared/api/generated/schemas';
import { formatAge, formatDateTime, formatNumber } from '@/shared/format';
import { Section } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState } from '@/shared/ui/state';
import { useNow } from '@/shared/ui/use-now';
import figures from '@/features/insights/components/figures.module.css';
import styles from '@/features/insights/market/market.module.css';

const SECONDS = 10;

/** Single trades that are large, as they happen. */
export function LargeTradesPanel() {
  const { t } = marketTexts.use();
  const query = useListLargeTradesQuery(undefined, every(SECONDS));
  return (
    <Section title={t('largeTrades.title')} lead={t('largeTrades.lead')}>
      <Read
        sources={['binance', 'upbit']}
        query={query}
        skeleton={<SkeletonRows rows={6} />}
        errorTitle={t('largeTrades.unread')}
      >
        {({ items, least, sources }) => (
          <>
            {items.length === 0 && (
              <EmptyState title={t('largeTrades.empty')}>
                {t('largeTrades.emptyText', { value: formatNumber(least) })}
              </EmptyState>
            )}
            <Events label={t('largeTrades.title')} items={items} />
            <SourceLine origins={sources} late={query.error !== undefined} />
          </>
        )}
      </Read>
    </Section>
  );
}

/** Positions that were ended by the exchange, as it happens, and what they sum to. */
export function LiquidationsPanel() {
  const { t, language } = marketTexts.use();
  const query = useListLiquidationsQuery(undefined, every(SECONDS));
  return (
    <Section title={t('liquidations.title')} lead={t('liquidations.lead')}>
      <Read
        sources={['binance', 'bybit']}
        query={query}
        skeleton={<SkeletonRows rows={6} />}
        errorTitle={t('liquidations.unread')}
      >
        {({ items, lastHour, lastDay, since, sources }) => (
          <>
            <div className={styles['sums']}>
              <Sums title={t('liquidations.hour')} sums={lastHour} />
              <Sums title={t('liquidations.day')} sums={lastDay} />
            </div>
            <p className={styles['quiet']}>{t('liquidations.floor', { since: formatDateTime(since, language) })}</p>
            {items.length === 0 && (
              <EmptyState title={t('liquidations.empty')}>{t('liquidations.emptyText')}</EmptyState>
            )}
            <Events label={t('liquidations.title')} items={items} />
            <SourceLine origins={sources} late={query.error !== undefined} />
          </>
        )}
      </Read>
    </Section>
  );
}

function Sums({ title, sums }: { title: string; sums: LiquidationSumDto }) {
  const { t } = marketTexts.use();
  return (
    <div>
      <h3>{title}</h3>
      <dl className={styles['sides']}>
        <dt>{t('mood.long')}</dt>
        <dd>
          <Compact value={sums.long} unit="USDT" />
        </dd>
        <dt>{t('mood.short')}</dt>
        <dd>
          <Compact value={sums.short} unit="USDT" />
        </dd>
      </dl>
    </div>
  );
}

function Events({ label, items }: { label: string; items: readonly (LargeTradeDto | LiquidationDto)[] }) {
  const { t } = marketTexts.use();
  const sourceName = useSourceName();
  const openCoin = useOpenCoin();
  const now = useNow();
  const quoteOf = ({ id, exchange, symbol, side, price, currency, value, at }: (typeof items)[number]): Quote => {
    const isUp = side === 'buy' || side === 'short';
    const usd = currency === 'USDT' ? price : null;
    return {
      key: id,
      symbol,
      note: `${sourceName(exchange)} · ${formatAge(at, now)}`,
      value: <Compact value={value} unit="USDT" />,
      valueNote: <Price value={price} unit={currency} in={currency === 'KRW' ? 'KRW' : 'USD'} />,
      change: <b className={isUp ? figures['up'] : figures['down']}>{t(`side.${side}`)}</b>,
      onOpen: () => openCoin({ symbol, exchange: sourceName(exchange), price: usd }),
    };
  };
  const head = {
    ...{ name: t('columns.coin'), value: t('columns.value') },
    ...{ valueNote: t('columns.price'), change: t('columns.side') },
  };
  return items.length === 0 ? null : (
    <QuoteList label={label} items={items} quoteOf={quoteOf} ranked={false} head={head} />
  );
}
