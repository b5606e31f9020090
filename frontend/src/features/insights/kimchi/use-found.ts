import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { CoinSearch, FoundCoins } from '@/features/insights/kimchi/coin-search';
import type { KimchiPremiumDto } from '@/shared/api/generated/schemas';

/**
 * Coins that match the typed text; undefined while all do. The search is loaded with the first letter, and built by itself, apart from
 * any drawing, only when coins come or go: prices and the order change all the time.
 */
export function useFound(coins: readonly KimchiPremiumDto[], typed: string): FoundCoins | undefined {
  const asked = useDeferredValue(typed);
  const isAsked = asked.trim() !== '';
  const known = useMemo(() => (isAsked ? coinsIn(coins) : ''), [isAsked, coins]);
  const [built, setBuilt] = useState<{ known: string; search: CoinSearch }>();
  const building = useRef<string>(undefined);
  const isMissing = isAsked && built?.known !== known;
  useEffect(() => {
    // Letters and prices that come meanwhile do not begin it again.
    if (!isMissing || building.current === known) return;
    building.current = known;
    import('@/features/insights/kimchi/coin-search')
      .then(({ createCoinSearch }) => createCoinSearch(coins))
      .then(
        (search) => {
          if (building.current === known) setBuilt({ known, search });
        },
        // The next letter or price tries again.
        () => {
          if (building.current === known) building.current = undefined;
        },
      );
  }, [isMissing, known, asked, coins]);
  // Kept when the field is empty again.
  const search = isAsked ? built?.search : undefined;
  return useMemo(() => search?.(asked), [search, asked]);
}

const coinsIn = (coins: readonly KimchiPremiumDto[]): string =>
  coins
    .map(({ coin }) => coin)
    .sort()
    .join(' ');
