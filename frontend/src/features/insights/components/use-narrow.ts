import { useSyncExternalStore } from 'react';

/** One column: the panels below each other would be a page of many screens. */
const NARROW = '(width < 960px)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the panels stand in one column. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
