import { type ReactNode, useState } from 'react';
import { ChartFrame } from '@/features/insights/charts/chart-frame';
import { chartTexts } from '@/features/insights/charts/texts';
import { formatPrice } from '@/features/insights/components/quantity';
import { SourceLine } from '@/features/insights/components/source-line';
import { Read } from '@/features/insights/outages/read';
import { every } from '@/features/insights/polling';
import { toApiError } from '@/shared/api/api-error';
import { useListCandlesQuery } from '@/shared/api/generated/member';
import type { CandlesDto } from '@/shared/api/generated/schemas';
import { formatDateTime } from '@/shared/format';
import { Skeleton } from '@/shared/ui/skeleton';
import { EmptyState } from '@/shared/ui/state';
import { Segmented } from '@/shared/ui/tabs';
import styles from '@/features/insights/charts/charts.module.css';

const TIMEFRAMES = ['1m', '5m', '15m', '1h', '4h', '1d'] as const;
type Timeframe = (typeof TIMEFRAMES)[number];
export type CandleQuote = CandlesDto['quote'];

const SECONDS = 15;
const CANDLES = 200;
const ROWS = 24;

export interface CandleChartProps {
  symbol: string;
  /** Currencies to try, until one of them has candles of the coin. */
  quotes: readonly CandleQuote[];
  /** The market is named above. */
  isNamed?: boolean;
  /** Shown where none has. */
  children?: ReactNode;
}

/** Our own candles of a coin, with a choice of their length. */
export function CandleChart({ symbol, quotes: [quote, ...others], isNamed = false, children }: CandleChartProps) {
  const [timeframe, setTimeframe] = useState<Timeframe>('1h');
  if (quote === undefined) return children;
  return (
    <Candles
      key={quote}
      market={{ symbol, quote, timeframe }}
      isNamed={isNamed}
      setTimeframe={setTimeframe}
      otherwise={
        <CandleChart symbol={symbol} quotes={others}>
          {children}
        </CandleChart>
      }
    />
  );
}

interface CandlesProps {
  market: { symbol: string; quote: CandleQuote; timeframe: Timeframe };
  isNamed: boolean;
  setTimeframe: (timeframe: Timeframe) => void;
  otherwise: ReactNode;
}

function Candles({ market, isNamed, setTimeframe, otherwise }: CandlesProps) {
  const { t } = chartTexts.use();
  const query = useListCandlesQuery({ ...market, limit: CANDLES }, every(SECONDS));
  if (query.error && toApiError(query.error).status === 404) return otherwise;
  return (
    <div className={styles['chart']}>
      {!isNamed && (
        <p className={styles['name']}>
          {market.symbol}/{market.quote}
        </p>
      )}
      <div className={styles['ways']}>
        <Segmented
          label={t('timeframe')}
          value={market.timeframe}
          onChange={setTimeframe}
          options={TIMEFRAMES.map((value) => ({ value, label: t(`timeframes.${value}`) }))}
        />
      </div>
      <Read
        sources={[market.quote === 'KRW' ? 'upbit' : 'binance']}
        query={{ ...query, data: query.currentData }}
        skeleton={<Skeleton height="300px" />}
        isEmpty={({ candles }) => candles.length === 0}
        empty={<EmptyState title={t('noCandles')}>{t('noCandlesText')}</EmptyState>}
        errorTitle={t('unread')}
      >
        {(data) => (
          <>
            <Drawn key={data.timeframe} data={data} />
            <SourceLine origins={[data]} late={query.error !== undefined} />
          </>
        )}
      </Read>
    </div>
  );
}

function Drawn({ data }: { data: CandlesDto }) {
  const { t, language } = chartTexts.use();
  const { candles, symbol, quote, timeframe } = data;
  const unit = quote === 'KRW' ? 'KRW' : 'USD';
  const price = (value: number): string => formatPrice(value, unit);
  const time = (at: string | undefined): string => (at === undefined ? '' : formatDateTime(at, language));
  return (
    <ChartFrame
      label={t('candles', {
        ...{ name: `${symbol}/${quote}`, timeframe: t(`timeframes.${timeframe}`) },
        ...{ from: time(candles[0]?.at), to: time(candles.at(-1)?.at), last: price(candles.at(-1)?.close ?? 0) },
        low: price(Math.min(...candles.map(({ low }) => low))),
        high: price(Math.max(...candles.map(({ high }) => high))),
      })}
      picture={{ kind: 'candles', unit, candles }}
      head={[t('time'), t('open'), t('high'), t('low'), t('close')]}
      rows={candles
        .slice(-ROWS)
        .reverse()
        .map(({ at, open, high, low, close }) => [time(at), ...[open, high, low, close].map(price)])}
    />
  );
}
