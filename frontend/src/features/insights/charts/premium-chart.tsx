import { useState } from 'react';
import { ChartFrame } from '@/features/insights/charts/chart-frame';
import { linesOf, RANGES, type Range, STEP_MS } from '@/features/insights/charts/premium-lines.rules';
import { chartTexts } from '@/features/insights/charts/texts';
import { formatPrice } from '@/features/insights/components/quantity';
import { SourceLine } from '@/features/insights/components/source-line';
import { every } from '@/features/insights/polling';
import { useGetPremiumHistoryQuery } from '@/shared/api/generated/member';
import type { PremiumHistoryDto } from '@/shared/api/generated/schemas';
import { formatDateTime, formatSigned } from '@/shared/format';
import { Skeleton } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { Segmented } from '@/shared/ui/tabs';
import styles from '@/features/insights/charts/charts.module.css';

const SECONDS = 60;
const ROWS = 24;
/** Of a range that is older than this the newest point is called stale. */
const LATE_MS = { '24h': 5 * 60_000, '7d': 3 * 3_600_000, '90d': 3 * 3_600_000 };

export interface KoreanCoin {
  exchange: 'upbit' | 'bithumb';
  coin: string;
}

/** The premium of a coin over time, by both rates. */
export function PremiumChart({ exchange, coin }: KoreanCoin) {
  const { t } = chartTexts.use();
  const [range, setRange] = useState<Range>('24h');
  const query = useGetPremiumHistoryQuery({ exchange, coin, range }, every(SECONDS));
  return (
    <div className={styles['chart']}>
      <div className={styles['ways']}>
        <Segmented
          label={t('range')}
          value={range}
          onChange={setRange}
          options={RANGES.map((value) => ({ value, label: t(`ranges.${value}`) }))}
        />
      </div>
      <Loaded
        query={{ ...query, data: query.currentData }}
        skeleton={<Skeleton height="300px" />}
        isEmpty={({ points }) => points.every(({ premium, usdtPremium }) => premium === null && usdtPremium === null)}
        empty={<EmptyState title={t('noPremium')}>{t('noPremiumText')}</EmptyState>}
        errorTitle={t('premiumUnread')}
      >
        {(data) => <Drawn key={range} data={data} range={range} late={query.error !== undefined} />}
      </Loaded>
    </div>
  );
}

function Drawn({ data, range, late }: { data: PremiumHistoryDto; range: Range; late: boolean }) {
  const { t, language } = chartTexts.use();
  const { points, sources, coin, begins, simulated } = data;
  const percent = (value: number | null): string => (value === null ? '–' : `${formatSigned(value, { digits: 2 })}%`);
  const time = (at: string | undefined): string => (at === undefined ? '' : formatDateTime(at, language));
  const known = points.flatMap(({ premium, usdtPremium }) => premium ?? usdtPremium ?? []);
  const fetchedAt = points.at(-1)?.at ?? data.from;
  const stale = Date.parse(data.from) + lengthOf(range) - Date.parse(fetchedAt) > LATE_MS[range];
  return (
    <>
      <ul className={styles['legend']}>
        <li>{t('bank')}</li>
        <li>{t('usdt')}</li>
      </ul>
      <ChartFrame
        label={t('line', {
          ...{
            name: coin,
            from: time(points[0]?.at),
            to: time(points.at(-1)?.at),
            last: percent(known.at(-1) ?? null),
          },
          ...{ low: percent(Math.min(...known)), high: percent(Math.max(...known)) },
        })}
        picture={{ kind: 'lines', lines: linesOf(data, range) }}
        head={[t('time'), t('bank'), t('usdt'), t('price')]}
        rows={points
          .slice(-ROWS)
          .reverse()
          .map(({ at, premium, usdtPremium, price }) => [
            time(at),
            percent(premium),
            percent(usdtPremium),
            formatPrice(price, 'KRW'),
          ])}
      />
      {begins !== null && Date.parse(begins) - Date.parse(data.from) > 2 * STEP_MS[range] && (
        <p className={styles['begins']}>{t('begins', { time: time(begins) })}</p>
      )}
      <SourceLine origins={sources.map((source) => ({ source, fetchedAt, simulated, stale }))} late={late} />
    </>
  );
}

const DAY_MS = 86_400_000;
const lengthOf = (range: Range): number => ({ '24h': 1, '7d': 7, '90d': 90 })[range] * DAY_MS;
