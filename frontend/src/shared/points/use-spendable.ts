import { useGetLuffBalanceQuery } from '@/shared/api/generated/member';
import type { IndicatorPaidWith } from '@/shared/api/generated/schemas';
import { useGetLcoinBalanceQuery } from '@/shared/api/generated/site';

/** Available balance of a point as a decimal string; undefined until loaded. */
export function useSpendable(point: IndicatorPaidWith): string | undefined {
  const lcoin = useGetLcoinBalanceQuery(undefined, { skip: point !== 'LCOIN' });
  const luff = useGetLuffBalanceQuery(undefined, { skip: point !== 'LUFF' });
  return point === 'LCOIN' ? lcoin.data?.available : luff.data?.availableLuff;
}
