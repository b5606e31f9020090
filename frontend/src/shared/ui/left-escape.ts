import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

const left = new WeakSet<Event>();

/**
 * Leaves a press of Escape within a dialog to the dialog: the toast that came last would take it, though nobody looks for its
 * end there.
 */
export function leaveEscape(event: KeyboardEvent): void {
  if (!(event.target instanceof Element) || event.target.closest('[data-takes-escape]') === null) return;
  left.add(event);
  event.preventDefault();
}

/** Returns how a dialog closes by what a toast has left to it. */
export const closeOnLeftEscape =
  (close: () => void) =>
  ({ nativeEvent }: ReactKeyboardEvent): void => {
    if (left.delete(nativeEvent)) close();
  };
