import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Survives the change to the page's other language, and nothing else. */
let held: string | undefined;

/**
 * Token of a mailed link. It is removed from the address at once, so that no history, bookmark or shared address contains
 * it, and kept in memory until the page is left. Undefined until the address was read, null if it has none.
 */
export function useMailedToken(): string | null | undefined {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null | undefined>(() => held);
  const inAddress = new URLSearchParams(search).get('token');
  // A prerendered page knows no token, so the first render in the browser must not either.
  useEffect(() => {
    if (inAddress !== null) void navigate(pathname, { replace: true });
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address is outside of React until the page is taken over
    setToken((known) => inAddress?.trim() || (known ?? null));
  }, [inAddress, pathname, navigate]);
  useEffect(() => {
    held = token ?? undefined;
    return () => {
      held = undefined;
    };
  }, [token]);
  return token;
}
