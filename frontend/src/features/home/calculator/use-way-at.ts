import { useListExchangesQuery } from '@/shared/api/generated/site';
import { type MoneyWay, useRebateWay } from '@/shared/money/money-way';

/** The way of a rebate at an exchange on offer; without one, what is so at every exchange. */
export function useWayAt(): (exchangeId: string | undefined) => MoneyWay {
  const { data } = useListExchangesQuery();
  const rebateWay = useRebateWay();
  return (exchangeId) => rebateWay(data?.find(({ id }) => id === exchangeId));
}
