import { createContext, use } from 'react';
import type { KoreanCoin } from '@/features/insights/charts/premium-chart';
import type { Origin } from '@/features/insights/components/source-line';

/** What a list knows of a coin. */
export interface BasicCoin {
  symbol: string;
  name?: string;
  /** The coin as the rest of the world names it; null where that is another coin, whose project is not shown. */
  globalCoin?: string | null;
  /** Id at CoinGecko, where the list has it. */
  id?: string;
  /** Exchange of the figures. */
  exchange?: string;
  /** In USD or USDT. */
  price?: number | null;
  change?: number | null;
  volume?: number | null;
  marketCap?: number | null;
  /** Where the figures are from. */
  origin?: Origin;
  /** Opened from a Korean exchange, whose premium is shown, too. */
  korea?: KoreanCoin;
  /** Binance lists the same coin, as far as the list knows; true unless told. */
  isOnBinance?: boolean;
}

/** How the page opens the details of a coin; a page without a dialog opens none. */
export const OpenCoin = createContext<(coin: BasicCoin) => void>(() => undefined);

/** Opens the details of a coin. */
export const useOpenCoin = (): ((coin: BasicCoin) => void) => use(OpenCoin);
