import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

const left = new WeakSet<Event>();

/**
 * Leaves Escape, pressed within a dialog, to the dialog. Radix gives it to the layer that was mounted last, which is the toast if it
 * came after the dialog.
 */
export function leaveEscape(event: KeyboardEvent): void {
  if (!(event.target instanceof Element) || event.target.closest('[data-takes-escape]') === null) return;
  left.add(event);
  event.preventDefault();
}

/** Returns a key handler that closes a dialog by an Escape that a toast has left to it. */
export const closeOnLeftEscape =
  (close: () => void) =>
  ({ nativeEvent }: ReactKeyboardEvent): void => {
    if (left.delete(nativeEvent)) close();
  };
