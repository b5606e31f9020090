import { useExchanges } from '@/shared/api/ages';
import { type MoneyWay, useRebateWay } from '@/shared/money/money-way';

/** How an exchange pays rebates; without an exchange, what applies to all. */
export function useWayAt(): (exchangeId: string | undefined) => MoneyWay {
  const { data = [] } = useExchanges();
  const rebateWay = useRebateWay();
  return (exchangeId) => rebateWay(...data.filter(({ id }) => id === exchangeId));
}
