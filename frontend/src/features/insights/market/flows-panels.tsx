import { Compact, Price } from '@/features/insights/components/quantity';
import { type Quote, QuoteList } from '@/features/insights/components/quote-list';
import { type Origin, SourceLine, useSourceName } from '@/features/insights/components/source-line';
import { SplitBar } from '@/features/insights/components/split-bar';
import { useOpenCoin } from '@/features/insights/market/open-coin';
import { marketTexts } from '@/features/insights/market/texts';
import { Read } from '@/features/insights/outages/read';
import { every } from '@/features/insights/polling';
import { useListLargeTradesQuery, useListLiquidationsQuery } from '@/shared/api/generated/member';
import type { LargeTradeDto, LiquidationDto, LiquidationSumDto } from '@/shared/api/generated/schemas';
import { formatAge, formatClock, formatDateTime, formatNumber } from '@/shared/format';
import { Section } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState } from '@/shared/ui/state';
import { useNow } from '@/shared/ui/use-now';
import figures from '@/features/insights/components/figures.module.css';
import styles from '@/features/insights/market/market.module.css';

const SECONDS = 10;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

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
            <Events label={t('largeTrades.title')} items={items} sources={sources} />
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
  const now = useNow();
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
              {spansOf(since, now).map((span) => (
                <Sums
                  key={span}
                  title={
                    span === 'since' ? t('liquidations.since', { time: clockOf(since) }) : t(`liquidations.${span}`)
                  }
                  sums={span === 'hour' ? lastHour : lastDay}
                />
              ))}
            </div>
            <p className={styles['quiet']}>{t('liquidations.floor', { since: formatDateTime(since, language) })}</p>
            {items.length === 0 && (
              <EmptyState title={t('liquidations.empty')}>{t('liquidations.emptyText')}</EmptyState>
            )}
            <Events label={t('liquidations.title')} items={items} sources={sources} />
            <SourceLine origins={sources} late={query.error !== undefined} />
          </>
        )}
      </Read>
    </Section>
  );
}

/** The spans of which all is known; while they have not passed yet, what was collected since the beginning. */
export function spansOf(since: string, now: number): readonly ('hour' | 'day' | 'since')[] {
  const known = now - Date.parse(since);
  if (known < HOUR_MS) return ['since'];
  return ['hour', known < DAY_MS ? 'since' : 'day'];
}

/** The minute, which says enough of the last day. */
const clockOf = (at: string): string => formatClock(at).slice(0, -':00'.length);

function Sums({ title, sums }: { title: string; sums: LiquidationSumDto }) {
  const { t } = marketTexts.use();
  const all = sums.long + sums.short;
  return (
    <div>
      <h3>{title}</h3>
      <dl className={styles['sides']}>
        <div>
          <dt>{t('mood.long')}</dt>
          <dd>
            <Compact value={sums.long} unit="USDT" />
          </dd>
        </div>
        <div>
          <dt>{t('mood.short')}</dt>
          <dd>
            <Compact value={sums.short} unit="USDT" />
          </dd>
        </div>
      </dl>
      {all > 0 && <SplitBar first={(sums.long / all) * 100} />}
    </div>
  );
}

interface EventsProps {
  label: string;
  items: readonly (LargeTradeDto | LiquidationDto)[];
  sources: readonly Origin[];
}

function Events({ label, items, sources }: EventsProps) {
  const { t } = marketTexts.use();
  const sourceName = useSourceName();
  const openCoin = useOpenCoin();
  const now = useNow();
  const quoteOf = ({ id, exchange, symbol, side, price, currency, value, at }: (typeof items)[number]): Quote => {
    const isUp = side === 'buy' || side === 'short';
    const usd = currency === 'USDT' ? price : null;
    const simulated = sources.some((source) => source.source.startsWith(exchange) && source.simulated);
    const origin = usd === null ? undefined : { source: exchange, fetchedAt: at, stale: false, simulated };
    return {
      key: id,
      symbol,
      note: `${sourceName(exchange)} · ${formatAge(at, now)}`,
      value: <Compact value={value} unit="USDT" />,
      valueNote: <Price value={price} unit={currency} in={currency === 'KRW' ? 'KRW' : 'USD'} />,
      change: <b className={isUp ? figures['up'] : figures['down']}>{t(`side.${side}`)}</b>,
      onOpen: () => openCoin({ symbol, exchange: sourceName(exchange), price: usd, origin }),
    };
  };
  const head = { value: t('columns.value'), valueNote: t('columns.price'), change: t('columns.side') };
  return items.length === 0 ? null : (
    <QuoteList label={label} items={items} quoteOf={quoteOf} ranked={false} head={head} />
  );
}
