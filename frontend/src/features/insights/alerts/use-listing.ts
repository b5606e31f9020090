import { every } from '@/features/insights/polling';
import { useKimchi } from '@/features/insights/kimchi/use-kimchi';
import { useListFundingRatesQuery } from '@/shared/api/generated/member';
import type { AlertKind } from '@/shared/api/generated/schemas';

const FUNDING_SECONDS = 30;

/** Whether a market has a coin: the one that has not, or `unsure` where the page has no whole list of it. */
export type Listing = 'listed' | 'notOnUpbit' | 'noPremium' | 'notInFutures' | 'unsure';

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
      const row = upbit.find((one) => one.coin === coin);
      if (!row) return 'notOnUpbit';
      // Of any other gap only the service knows whether it stays.
      const isNever = row.gap === 'otherCoin' || (kind === 'premiumUsdt' && coin === 'USDT');
      return kind !== 'priceKrw' && isNever ? 'noPremium' : 'listed';
    }
    if (futures.length === 0) return undefined;
    const korean = [...upbit, ...bithumb].find((row) => row.coin === coin);
    const isFuture = futures.some((row) => row.symbol === coin || row.coin === (korean ? korean.globalCoin : coin));
    if (kind === 'funding' || kind === 'liquidations') return isFuture ? 'listed' : 'notInFutures';
    return korean?.usdSource === 'Binance' ? 'listed' : 'unsure';
  };
}
