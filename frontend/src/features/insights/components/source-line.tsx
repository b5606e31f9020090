import { insightsTexts } from '@/features/insights/texts';
import { SourceMark } from '@/shared/ui/marks';
import styles from '@/features/insights/components/source-line.module.css';

/** Where figures are from. */
export interface Origin {
  source: string;
  fetchedAt: string;
  stale: boolean;
  simulated: boolean;
}

const NAMED = [
  ...(['upbit', 'bithumb', 'binance', 'okx', 'bybit', 'bitget', 'dunamu', 'coingecko'] as const),
  ...(['upbit-krw-usdt', 'open-er-api', 'alternative-me', 'binance-futures', 'hyperliquid', 'rss'] as const),
] as const;

/** Names a source, or all of `upbit, binance`; one without a name is called as the service calls it. */
export function useSourceName(): (source: string) => string {
  const { t } = insightsTexts.use();
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

/** Sources of a panel in one line, with the age of the oldest. */
export function SourceLine({ origins, late = false }: SourceLineProps) {
  const name = useSourceName();
  const [oldest] = [...origins].sort((a, b) => a.fetchedAt.localeCompare(b.fetchedAt));
  if (!oldest) return null;
  const names = [...new Set(origins.map(({ source }) => name(source)))].join(', ');
  return (
    <p className={styles['line']}>
      <SourceMark
        source={names}
        fetchedAt={oldest.fetchedAt}
        simulated={origins.some(({ simulated }) => simulated)}
        stale={late || origins.some(({ stale }) => stale)}
      />
    </p>
  );
}
