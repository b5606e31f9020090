import { every } from '@/features/insights/polling';
import { useKimchi } from '@/features/insights/kimchi/use-kimchi';
import { useListFundingRatesQuery } from '@/shared/api/generated/member';
import type { AlertKind } from '@/shared/api/generated/schemas';

const FUNDING_SECONDS = 30;

/** `unsure`: in no list of the page, which has not every coin of that market. */
export type Listing = 'listed' | 'unlisted' | 'unsure';

/** Tells whether the market that alerts of a kind watch has a coin, by the lists of the page; undefined while they are not read. */
export function useListing(): (kind: AlertKind, symbol: string) => Listing | undefined {
  const { data: premiums } = useKimchi();
  const { data: futures } = useListFundingRatesQuery(undefined, every(FUNDING_SECONDS));
  return (kind, symbol) => {
    const coin = symbol.trim().toUpperCase();
    if (kind === 'priceKrw' || kind.startsWith('premium'))
      return premiums && (premiums.upbit.some((row) => row.coin === coin) ? 'listed' : 'unlisted');
    if (!futures) return undefined;
    if (futures.some((row) => row.symbol === coin)) return 'listed';
    if (kind === 'funding' || kind === 'liquidations') return 'unlisted';
    const rows = [...(premiums?.upbit ?? []), ...(premiums?.bithumb ?? [])];
    return rows.some((row) => row.coin === coin && row.usdSource === 'Binance') ? 'listed' : 'unsure';
  };
}
