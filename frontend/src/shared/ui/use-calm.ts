import { useSyncExternalStore } from 'react';

const query = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(changed: () => void): () => void {
  const preference = query();
  preference.addEventListener('change', changed);
  return () => preference.removeEventListener('change', changed);
}

/** Whether the reader has asked for less motion. */
export function useCalm(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
}

/** How to bring a place into view, for this reader. */
export function scrollBehavior(): ScrollBehavior {
  return query().matches ? 'auto' : 'smooth';
}
