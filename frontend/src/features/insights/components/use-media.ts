import { useCallback, useSyncExternalStore } from 'react';
import { WIDE } from '@/shared/ui/receipt';

/** Whether the screen matches a media query; not until hydrated. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Whether the screen is wide enough for one line per row. */
export const useWide = (): boolean => useMedia(WIDE);

/** Whether the panels stand in one column. */
export const useNarrow = (): boolean => useMedia('(width < 960px)');
