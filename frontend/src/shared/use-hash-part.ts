import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';

const never = (): (() => void) => () => undefined;

/**
 * Which of these parts the address asks for behind its hash, and how the address stops asking when the part is closed: path
 * and search stay, and the same link works again. The hash never reaches the server, so the first render knows none.
 */
export function useHashPart<T extends string>(parts: readonly T[]): { asked: T | undefined; leave: () => void } {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  // Where the address asks for nothing, a page from the server is not rendered a second time.
  const asked = useSyncExternalStore(
    never,
    () => parts.find((part) => hash === `#${part}`),
    () => undefined,
  );
  const leave = (): void => {
    if (asked !== undefined) void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  };
  return { asked, leave };
}
