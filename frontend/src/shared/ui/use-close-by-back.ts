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
 * Calls `close` on Android's back gesture while `open`, instead of leaving the page. Does nothing in browsers without
 * `CloseWatcher` (Safari). A watcher fires once; another `depth` creates the next one, for a dialog with steps.
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
