import { every } from '@/features/insights/polling';
import { useListCoinMarketsQuery } from '@/shared/api/generated/member';

const COINS = 50;
const SECONDS = 60;

/** The first coins by market capitalisation, read again every minute. */
export const useRanking = () => useListCoinMarketsQuery({ limit: COINS }, every(SECONDS));
