import { useSyncExternalStore } from 'react';

const query = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(changed: () => void): () => void {
  const preference = query();
  preference.addEventListener('change', changed);
  return () => preference.removeEventListener('change', changed);
}

/** Whether the user prefers reduced motion. */
export function useCalm(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
}

/** Scroll behavior that respects reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return query().matches ? 'auto' : 'smooth';
}
