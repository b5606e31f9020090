import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { createCoinSearch } from '@/features/insights/kimchi/coin-search';
import type { KimchiPremiumDto } from '@/shared/api/generated/schemas';

/**
 * Coins that match the typed text; undefined while all do. The search is loaded with the first letter, and built by itself, apart from
 * any drawing, only when coins come or go: prices and the order change all the time.
 */
export function useFound(coins: readonly KimchiPremiumDto[], typed: string): ReadonlySet<string> | undefined {
  const asked = useDeferredValue(typed);
  const isAsked = asked.trim() !== '';
  const known = useMemo(() => (isAsked ? coinsIn(coins) : ''), [isAsked, coins]);
  const [built, setBuilt] = useState<{ known: string; search: ReturnType<typeof createCoinSearch> }>();
  const isMissing = isAsked && built?.known !== known;
  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    // After a failure the next letter or price tries again.
    import('@/features/insights/kimchi/coin-search').then(
      ({ createCoinSearch: create }) => isWanted && setBuilt({ known: coinsIn(coins), search: create(coins) }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isMissing, asked, coins]);
  // Kept when the field is empty again.
  const search = isAsked ? built?.search : undefined;
  return useMemo(() => search?.(asked), [search, asked]);
}

const coinsIn = (coins: readonly KimchiPremiumDto[]): string =>
  coins
    .map(({ coin }) => coin)
    .sort()
    .join(' ');
