import { useDispatch } from 'react-redux';
import { baseApi } from '@/shared/api/base-api';
import { toApiError } from '@/shared/api/api-error';

/** Errors that mean outdated data, with the tags to reload. */
const outdated = {
  'store.priceChanged': ['mining-items', 'settings'],
  'store.itemNotOnOffer': ['mining-items'],
  'indicators.priceChanged': ['indicators', 'settings'],
  'indicators.alreadyPending': ['indicators'],
  'ledger.insufficient': ['lcoin', 'luff'],
} as const;

const tagged = baseApi.enhanceEndpoints({ addTagTypes: ['settings', 'indicators', 'lcoin', 'luff'] });

/** Reloads outdated data after a refused purchase. */
export function useOfferRefresh(): (error: unknown) => void {
  const dispatch = useDispatch();
  return (error) => {
    const { code } = toApiError(error);
    if (code !== undefined && code in outdated)
      dispatch(tagged.util.invalidateTags([...outdated[code as keyof typeof outdated]]));
  };
}
