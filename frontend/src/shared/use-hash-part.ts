import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';

const never = (): (() => void) => () => undefined;

/**
 * The part that the address's hash names, and a function that removes it when the part is closed: path and query stay,
 * and the same link works again. The server never sees the hash, so the first render has none.
 */
export function useHashPart<T extends string>(parts: readonly T[]): { asked: T | undefined; leave: () => void } {
  const { hash } = useLocation();
  const navigate = useNavigate();
  // Avoids a second render of a server-rendered page without a hash.
  const asked = useSyncExternalStore(
    never,
    () => parts.find((part) => hash === `#${part}`),
    () => undefined,
  );
  const leave = (): void => {
    if (asked === undefined) return;
    // The router may not know the current search part (`setSearchParam`).
    const { search } = window.location;
    void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  };
  return { asked, leave };
}
