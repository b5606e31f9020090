import { useDispatch } from 'react-redux';
import { baseApi } from '@/shared/api/base-api';
import { toApiError } from '@/shared/api/api-error';

/** Refusals that say that what was shown no longer holds, and the views that have to be read again. */
const outdated = {
  'store.priceChanged': ['mining-items', 'settings'],
  'store.itemNotOnOffer': ['mining-items'],
  'indicators.priceChanged': ['indicators', 'settings'],
  'indicators.alreadyPending': ['indicators'],
  'ledger.insufficient': ['lcoin', 'luff'],
} as const;

const tagged = baseApi.enhanceEndpoints({ addTagTypes: ['settings', 'indicators', 'lcoin', 'luff'] });

/** After a refused purchase: reads again what the refusal has shown to be outdated. */
export function useOfferRefresh(): (error: unknown) => void {
  const dispatch = useDispatch();
  return (error) => {
    const { code } = toApiError(error);
    if (code !== undefined && code in outdated)
      dispatch(tagged.util.invalidateTags([...outdated[code as keyof typeof outdated]]));
  };
}
