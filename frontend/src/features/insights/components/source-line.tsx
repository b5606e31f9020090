import { useReport } from '@/features/insights/outages/reports';
import { figureTexts } from '@/features/insights/components/texts';
import type { CoinDto } from '@/shared/api/generated/schemas';
import { formatAge, formatClock, formatDateTime } from '@/shared/format';
import { cx } from '@/shared/ui/class-names';
import { MarkTag } from '@/shared/ui/marks';
import { useNowOnceMounted } from '@/shared/ui/use-now';
import styles from '@/features/insights/components/source-line.module.css';

/** Where figures are from. */
export interface Origin {
  source: string;
  fetchedAt: string;
  stale: boolean;
  simulated: boolean;
}

/** Where the figures of a coin on an exchange are from. */
export const originOf = ({ exchange, lastUpdated, stale, simulated }: CoinDto): Origin => ({
  ...{ source: exchange, fetchedAt: lastUpdated, stale, simulated },
});

/** The exchanges outside of Korea. */
export const GLOBAL_SOURCES = ['binance', 'okx', 'bybit', 'bitget'] as const;

const NAMED = [
  ...GLOBAL_SOURCES,
  ...(['upbit', 'bithumb', 'dunamu', 'coingecko', 'lance'] as const),
  ...(['upbit-krw-usdt', 'open-er-api', 'alternative-me', 'binance-futures', 'hyperliquid', 'rss'] as const),
] as const;

/** Names a source, or all of `upbit, binance`; one without a name is called as the service calls it. */
export function useSourceName(): (source: string) => string {
  const { t } = figureTexts.use();
  const nameOf = (source: string): string => {
    const known = NAMED.find((name) => name === source.toLowerCase().replace(/-market$/, ''));
    return known === undefined ? source : t(`sources.${known}`);
  };
  return (source) => source.split(', ').map(nameOf).join(', ');
}

export interface SourceLineProps {
  origins: readonly Origin[];
  /** The last attempt to read it failed, so what is shown is older than it should be. */
  late?: boolean;
}

/** Of origins by age, the oldest of each source: a list of coins names the same few again and again. */
const oldestOfEach = (byAge: readonly Origin[]) =>
  byAge
    .filter(({ source }, index) => byAge.findIndex((other) => other.source === source) === index)
    .flatMap(({ source, fetchedAt }) => source.split(', ').map((one) => ({ source: one, fetchedAt })));

const MINUTE_MS = 60_000;

/** Sources of a panel in one line, with the time or the age of the oldest; the page tells on top which are out. */
export function SourceLine({ origins, late = false }: SourceLineProps) {
  const { t, language } = figureTexts.use();
  const name = useSourceName();
  const byAge = [...origins].sort((a, b) => a.fetchedAt.localeCompare(b.fetchedAt));
  const [oldest, newest] = [byAge[0], byAge.at(-1)];
  const stale = byAge.filter((origin) => origin.stale);
  useReport(
    stale.length > 0 || (late && newest)
      ? { stale: oldestOfEach(stale), late: late && newest ? newest.fetchedAt : null, missing: [] }
      : undefined,
  );
  const now = useNowOnceMounted();
  if (!oldest) return null;
  const { fetchedAt } = oldest;
  const names = [...new Set(origins.map(({ source }) => name(source)))].join(', ');
  const isStale = late || stale.length > 0;
  // Of the same coin several parts show prices, each as it was read: a second apart, they differ.
  const isOfNow = now === undefined || now - Date.parse(fetchedAt) < MINUTE_MS;
  return (
    <p className={cx(styles['line'], isStale && styles['stale'])}>
      <span>{names}</span>
      <time dateTime={fetchedAt} title={formatDateTime(fetchedAt, language)} className="figures">
        {isOfNow ? t('asOf', { time: formatClock(fetchedAt) }) : formatAge(fetchedAt, now)}
      </time>
      {isStale && <MarkTag mark="stale" />}
      {origins.some(({ simulated }) => simulated) && <MarkTag mark="simulated" />}
    </p>
  );
}
