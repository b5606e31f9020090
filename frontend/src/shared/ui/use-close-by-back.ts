import { useEffect, useEffectEvent } from 'react';

/** https://developer.mozilla.org/docs/Web/API/CloseWatcher; not in every browser. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

declare global {
  var CloseWatcher: (new () => CloseWatcher) | undefined;
}

/**
 * Lets the back gesture of a phone close what is open, where it would leave the page. Browsers that do not tell of it (Safari) leave.
 * `depth` changes when something else is shown that back leads away from.
 */
export function useCloseByBack(open: boolean, close: () => void, depth = 0): void {
  const latest = useEffectEvent(close);
  useEffect(() => {
    if (!open || !globalThis.CloseWatcher) return;
    const watcher = new globalThis.CloseWatcher();
    watcher.onclose = () => latest();
    return () => watcher.destroy();
  }, [open, depth]);
}
