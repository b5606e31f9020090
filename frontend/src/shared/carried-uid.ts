import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** Exchange and UID that are passed from the check to a form. */
export interface CarriedUid {
  exchange: string;
  uid: string;
}

/**
 * Link state with a UID. It is kept in the history entry instead of the address: it survives reloads and the login, while
 * servers, logs and referrers do not see it. Other tabs start without it.
 */
export const carry = ({ exchange, uid }: CarriedUid): { carriedUid: CarriedUid } => ({ carriedUid: { exchange, uid } });

const never = (): (() => void) => () => undefined;

/** The UID passed to this page. Unknown to the server, so the first render has none. */
export function useCarriedUid(): CarriedUid | undefined {
  const { state } = useLocation() as { state: unknown };
  return useSyncExternalStore(
    never,
    () => carriedIn(state),
    () => undefined,
  );
}

/** History entries of an older version may hold something else. */
function carriedIn(state: unknown): CarriedUid | undefined {
  const carried = (state as { carriedUid?: Partial<CarriedUid> } | null)?.carriedUid;
  return typeof carried?.exchange === 'string' && typeof carried.uid === 'string' ? (carried as CarriedUid) : undefined;
}
