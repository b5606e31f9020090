import { coinIdOf } from '@/features/insights/market/coin-ids';
import { every } from '@/features/insights/polling';
import { useListCoinMarketsQuery } from '@/shared/api/generated/member';

const COINS = 50;
/** As many as the service has. */
const ALL = 250;
const SECONDS = 60;

/** The first coins by market capitalisation, read again every minute. */
export const useRanking = () => useListCoinMarketsQuery({ limit: COINS }, every(SECONDS));

export interface FoundCoinId {
  coinId: string | undefined;
  isLooking: boolean;
  /** The ranking could not be read, so nobody knows whether there is one. */
  isUnread: boolean;
}

/** The id of a coin at CoinGecko, from the whole ranking if the first coins and the table have none. */
export function useCoinId(symbol: string, isAsked: boolean): FoundCoinId {
  const first = useRanking();
  const known = first.isLoading ? undefined : coinIdOf(symbol, first.data);
  const all = useListCoinMarketsQuery({ limit: ALL }, { skip: !isAsked || first.isLoading || known !== undefined });
  return {
    coinId: known ?? (first.isLoading ? undefined : coinIdOf(symbol, all.data)),
    isLooking: first.isLoading || all.isLoading,
    isUnread: all.isError,
  };
}
