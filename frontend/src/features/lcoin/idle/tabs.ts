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

/** Tells the other tabs that a reward was claimed here. */
export function announceClaim(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage('claimed');
  channel.close();
}

/** Calls back when another tab has claimed; answers how to stop. */
export function onClaimElsewhere(callback: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', callback);
  return () => channel.close();
}
