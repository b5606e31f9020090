import { every } from '@/features/insights/polling';
import { useKimchi } from '@/features/insights/kimchi/use-kimchi';
import { useListFundingRatesQuery } from '@/shared/api/generated/member';
import type { AlertKind } from '@/shared/api/generated/schemas';

const FUNDING_SECONDS = 30;

/** Whether a market has a coin: the one that has not, or `unsure` where the page has no whole list of it. */
export type Listing = 'listed' | 'notOnUpbit' | 'notInFutures' | 'unsure';

/**
 * Returns whether the market that alerts of a kind watch has a coin, by the lists of the page; undefined while they are not read. An
 * empty list is one that could not be read.
 */
export function useListing(): (kind: AlertKind, symbol: string) => Listing | undefined {
  const { data: premiums } = useKimchi();
  const { data: futures = [] } = useListFundingRatesQuery(undefined, every(FUNDING_SECONDS));
  const { upbit = [], bithumb = [] } = premiums ?? {};
  return (kind, symbol) => {
    const coin = symbol.trim().toUpperCase();
    if (kind === 'priceKrw' || kind.startsWith('premium')) {
      if (upbit.length === 0) return undefined;
      return upbit.some((row) => row.coin === coin) ? 'listed' : 'notOnUpbit';
    }
    if (futures.length === 0) return undefined;
    if (futures.some((row) => row.symbol === coin)) return 'listed';
    if (kind === 'funding' || kind === 'liquidations') return 'notInFutures';
    return [...upbit, ...bithumb].some((row) => row.coin === coin && row.usdSource === 'Binance') ? 'listed' : 'unsure';
  };
}
