const NAME = 'lance.idle-mining';

/** Runs the act in one tab of this browser at a time; answers false when another tab is at it. */
export async function inOneTab(act: () => Promise<void>): Promise<boolean> {
  // Insecure origins have no locks: there the server alone sees to it that a reward is paid once.
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

/** One for both directions: a channel hears all others of its name, those of its own tab too, but never itself. */
let channel: BroadcastChannel | undefined;

/** Tells the other tabs that a reward was claimed here. */
export function announceClaim(): void {
  channel?.postMessage('claimed');
}

/** Calls back when another tab has claimed; answers how to stop. */
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
