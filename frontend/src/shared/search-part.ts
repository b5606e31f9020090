import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/*
 * The search part of the address, with what `setSearchParam` wrote. Such a change is no navigation: the router, whose every
 * navigation draws the whole page, does not hear of it, and the search of its location is then out of date.
 */

const readers = new Set<() => void>();

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => void readers.delete(reader);
}

/** What `read` makes of the search part; the service and the first drawing know none. */
function useRead<T>(read: (search: string) => T): T {
  // Drawn again by each navigation, back and forward included.
  useLocation();
  return useSyncExternalStore(
    subscribe,
    () => read(window.location.search),
    () => read(''),
  );
}

/** The whole search part, for links that keep it. */
export const useSearch = (): string => useRead((search) => search);

/** One parameter; a component that reads it is drawn again when this one changes. */
export const useSearchParam = (name: string): string | null =>
  useRead((search) => new URLSearchParams(search).get(name));

/** Writes a parameter into the address in place, or with null removes it. */
export function setSearchParam(name: string, value: string | null): void {
  const address = new URL(window.location.href);
  if (value === null) address.searchParams.delete(name);
  else address.searchParams.set(name, value);
  // The state is the router's: its key and place in the history stay.
  window.history.replaceState(window.history.state, '', address);
  for (const reader of readers) reader();
}
