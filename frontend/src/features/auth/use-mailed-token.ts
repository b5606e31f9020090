import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Survives the change to the page's other language, and nothing else. */
let held: string | undefined;

/**
 * The token of a mailed link. It is taken out of the address bar at once, so that it is in no history, bookmark or shared
 * address, and lives in memory until the page is left. Undefined until the address was read, null when it holds none.
 */
export function useMailedToken(): string | null | undefined {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null | undefined>(() => held);
  const inAddress = new URLSearchParams(search).get('token');
  // A prerendered page knows no token, so its first drawing in the browser may not either.
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
