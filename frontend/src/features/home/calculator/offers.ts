import { type Offer } from '@/features/home/calculator/calculator.rules';
import { rateShare } from '@/features/home/rates';
import type { ExchangeDto } from '@/shared/api/generated/schemas';

/** Terms of an exchange through our link, rates as shares. */
export function offerOf({ id, name, rebateRate, discountRate }: ExchangeDto): Offer {
  return { id, name, rebateRate: rateShare(rebateRate), discountRate: rateShare(discountRate) };
}
