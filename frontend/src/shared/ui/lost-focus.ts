/** As a ref: what comes in the place of a focused button that disappears takes its focus. */
export function takeLostFocus(place: HTMLElement | null): void {
  if (document.activeElement === document.body) place?.focus();
}
