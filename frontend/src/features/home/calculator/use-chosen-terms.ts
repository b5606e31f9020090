import { readShare } from '@/features/home/calculator/calculator.rules';
import { type Basis, type Entries } from '@/features/home/calculator/use-entries';
import { type Terms } from '@/features/home/calculator/use-terms';
import { rateShare } from '@/features/home/rates';
import type { ExchangeDto } from '@/shared/api/generated/schemas';
import { useListExchangesQuery } from '@/shared/api/generated/site';
import { multiplyDecimals } from '@/shared/decimal';

/** What the entries stand for at this moment: an exchange that was chosen gives its rate in force, whatever it was before. */
export function useChosenTerms(entries: Entries, terms: Terms) {
  const { data: exchanges = [] } = useListExchangesQuery();
  const exchange: ExchangeDto | undefined = exchanges.find(({ id }) => id === entries.exchange);
  const percentOf = (share: string | undefined): string =>
    share === undefined ? '' : multiplyDecimals(rateShare(share), 100);
  const shareText = exchange ? percentOf(exchange.rebateRate) : (entries.share ?? percentOf(terms.defaultShare));
  const basis: Basis =
    entries.basis !== undefined && terms.bases[entries.basis] !== undefined
      ? entries.basis
      : ((Object.keys(terms.bases) as Basis[])[0] ?? 'volume');
  return {
    exchanges,
    exchange,
    /** As it stands in the field. */
    shareText,
    /** Undefined where the field cannot be read. */
    share: readShare(shareText),
    leverage:
      entries.leverage !== undefined && terms.leverages.includes(entries.leverage)
        ? entries.leverage
        : terms.defaultLeverage,
    basis,
    feeRate: terms.bases[basis] ?? '0',
  };
}
