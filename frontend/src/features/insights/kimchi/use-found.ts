import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { createCoinSearch } from '@/features/insights/kimchi/coin-search';
import type { KimchiPremiumDto } from '@/shared/api/generated/schemas';

/** Coins that match the typed text; undefined while all do. The search is loaded with the first letter, and built anew only when coins come or go. */
export function useFound(coins: readonly KimchiPremiumDto[], typed: string): ReadonlySet<string> | undefined {
  const asked = useDeferredValue(typed);
  const isAsked = asked.trim() !== '';
  const known = isAsked ? coins.map(({ coin }) => coin).join(' ') : '';
  const [loaded, setLoaded] = useState<{ create: typeof createCoinSearch }>();
  useEffect(() => {
    if (!isAsked || loaded) return;
    // After a failure the next letter tries again.
    import('@/features/insights/kimchi/coin-search').then(
      ({ createCoinSearch: create }) => setLoaded({ create }),
      () => undefined,
    );
  }, [isAsked, asked, loaded]);
  // Kept when the field is empty again: prices change all the time, names only with the coins.
  const [built, setBuilt] = useState<{ known: string; search: ReturnType<typeof createCoinSearch> }>();
  if (isAsked && loaded && built?.known !== known) setBuilt({ known, search: loaded.create(coins) });
  const search = isAsked ? built?.search : undefined;
  return useMemo(() => search?.(asked), [search, asked]);
}
