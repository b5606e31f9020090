import { useCallback, useMemo } from 'react';
import { favouriteTexts } from '@/features/insights/favourites/texts';
import {
  memberApi,
  useAddFavouriteMutation,
  useListFavouritesQuery,
  useRemoveFavouriteMutation,
} from '@/shared/api/generated/member';
import { toastError } from '@/shared/ui/toast';

const show = (symbol: string, isFavourite: boolean) =>
  memberApi.util.updateQueryData('listFavourites', undefined, (shown) => {
    shown.symbols = shown.symbols.filter((one) => one !== symbol);
    if (isFavourite) shown.symbols.push(symbol);
  });

/** A star moves at once. A refusal moves it back, and nothing that was pressed meanwhile. */
memberApi.enhanceEndpoints({
  endpoints: {
    addFavourite: {
      onQueryStarted: async ({ symbol }, { dispatch, queryFulfilled }) => {
        dispatch(show(symbol, true));
        await queryFulfilled.catch(() => dispatch(show(symbol, false)));
      },
    },
    removeFavourite: {
      onQueryStarted: async ({ symbol }, { dispatch, queryFulfilled }) => {
        dispatch(show(symbol, false));
        await queryFulfilled.catch(() => dispatch(show(symbol, true)));
      },
    },
  },
});

export interface Favourites {
  isFavourite: (symbol: string) => boolean;
  star: (symbol: string, isFavourite: boolean) => void;
}

/** The member's favourite coins, and the act of their stars. */
export function useFavourites(): Favourites {
  const { t } = favouriteTexts.use();
  const { data } = useListFavouritesQuery();
  const [add] = useAddFavouriteMutation();
  const [remove] = useRemoveFavouriteMutation();
  const symbols = useMemo(() => new Set(data?.symbols), [data]);
  const star = useCallback(
    (symbol: string, isFavourite: boolean): void => {
      const act = isFavourite ? add({ symbol }) : remove({ symbol });
      act.unwrap().catch((error: unknown) => toastError(t('failed', { symbol }), error));
    },
    [add, remove, t],
  );
  return { isFavourite: useCallback((symbol) => symbols.has(symbol), [symbols]), star };
}
