import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The button that opens a form in place: the focus, lost when the form ends, goes back to it. One that has moved on stays where it is.
 */
export function useOpener(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
