import { type FeeBasis, type Offer, readShare } from '@/features/home/calculator/calculator.rules';
import { offerOf } from '@/features/home/calculator/offers';
import { type Entries } from '@/features/home/calculator/use-entries';
import { type Terms } from '@/features/home/calculator/use-terms';
import { byRebate, rateShare } from '@/features/home/rates';
import { useExchanges } from '@/shared/api/ages';
import { multiplyDecimals } from '@/shared/decimal';

/** The chosen basis if available; until one is chosen the assumed share of the volume, which all exchanges have in common. */
function basisOf({ basis, makerPercent }: Entries, { bases }: Terms): FeeBasis {
  const makerShare = multiplyDecimals(Math.min(100, Math.max(0, Math.round(makerPercent))), '0.01');
  if (bases.volume === undefined) return { kind: 'published', ...bases.published, makerShare };
  return basis === 'published' && bases.published
    ? { kind: 'published', ...bases.published, makerShare }
    : { kind: 'volume', rate: bases.volume };
}

export interface ChosenTerms {
  exchanges: readonly Offer[];
  /** Undefined for an own rate. */
  exchange: Offer | undefined;
  /** Rebate rate in percent, as in the field. */
  shareText: string;
  /** The same as a share; undefined if the field is invalid. */
  share: string | undefined;
  leverage: string;
  basis: FeeBasis;
  /** Time of the oldest rate, ISO 8601. */
  readAt: string | undefined;
}

/**
 * Resolves the input: a chosen exchange yields its current rate, whatever it was before. Until one is chosen it is the first by
 * rebate, and a rate of one's own only where none is on offer.
 */
export function useChosenTerms(entries: Entries, terms: Terms): ChosenTerms {
  const { data, fulfilledTimeStamp } = useExchanges();
  const exchanges = (data ?? []).map(offerOf);
  const exchange =
    entries.exchange === undefined
      ? exchanges.toSorted(byRebate)[0]
      : exchanges.find(({ id }) => id === entries.exchange);
  const percentOf = (share: string | undefined): string =>
    share === undefined ? '' : multiplyDecimals(rateShare(share), 100);
  const shareText = exchange ? percentOf(exchange.rebateRate) : (entries.share ?? percentOf(terms.defaultShare));
  const exchangesReadAt = fulfilledTimeStamp === undefined ? undefined : new Date(fulfilledTimeStamp).toISOString();
  return {
    exchanges,
    exchange,
    shareText,
    share: exchange?.rebateRate ?? readShare(shareText),
    leverage:
      entries.leverage !== undefined && terms.leverages.includes(entries.leverage)
        ? entries.leverage
        : terms.defaultLeverage,
    basis: basisOf(entries, terms),
    readAt: [exchangesReadAt, terms.readAt].filter((at) => at !== undefined).sort()[0],
  };
}
