import { createContext, use } from 'react';
import type { BasicCoin } from '@/features/insights/market/coin-dialog';

/** How the page opens the details of a coin; a page without a dialog opens none. */
export const OpenCoin = createContext<(coin: BasicCoin) => void>(() => undefined);

/** Opens the details of a coin. */
export const useOpenCoin = (): ((coin: BasicCoin) => void) => use(OpenCoin);
