import { useListExchangesQuery } from '@/shared/api/generated/site';
import { type MoneyWay, useRebateWay } from '@/shared/money/money-way';

/** How an exchange pays rebates; without an exchange, what applies to all. */
export function useWayAt(): (exchangeId: string | undefined) => MoneyWay {
  const { data } = useListExchangesQuery();
  const rebateWay = useRebateWay();
  return (exchangeId) => rebateWay(data?.find(({ id }) => id === exchangeId));
}
