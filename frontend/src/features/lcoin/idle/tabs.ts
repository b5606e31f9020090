const NAME = 'lance.idle-mining';

/** Runs the function in one tab of this browser at a time; returns false while another tab runs it. */
export async function inOneTab(act: () => Promise<void>): Promise<boolean> {
  // Insecure origins have no locks: there only the server prevents a double payment.
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) {
    await act();
    return true;
  }
  return locks.request(NAME, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await act();
    return true;
  });
}

/** One channel for both directions: it receives messages of others, including those of its own tab, but not its own. */
let channel: BroadcastChannel | undefined;

/** Notifies the other tabs of a claim in this one. */
export function announceClaim(): void {
  channel?.postMessage('claimed');
}

/** Calls back when another tab has claimed; returns the unsubscribe function. */
export function onClaimElsewhere(callback: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const opened = new BroadcastChannel(NAME);
  opened.addEventListener('message', callback);
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = undefined;
  };
}
