import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** An exchange and a UID on their way from the check to a form that asks for both. */
export interface CarriedUid {
  exchange: string;
  uid: string;
}

/**
 * The state of a link that takes a UID along. It is kept in the history entry and not in the address: a reload and the way
 * through the log-in keep it, while no server, log or referrer sees it, as they would a query. Another tab begins without it.
 */
export const carry = ({ exchange, uid }: CarriedUid): { carriedUid: CarriedUid } => ({ carriedUid: { exchange, uid } });

const never = (): (() => void) => () => undefined;

/** The UID that was taken along to this page. The server never knows it, so the first render of a page from there has none. */
export function useCarriedUid(): CarriedUid | undefined {
  const { state } = useLocation() as { state: unknown };
  return useSyncExternalStore(
    never,
    () => carriedIn(state),
    () => undefined,
  );
}

/** What an older version of the site may have left in the history is no UID. */
function carriedIn(state: unknown): CarriedUid | undefined {
  const carried = (state as { carriedUid?: Partial<CarriedUid> } | null)?.carriedUid;
  return typeof carried?.exchange === 'string' && typeof carried.uid === 'string' ? (carried as CarriedUid) : undefined;
}
