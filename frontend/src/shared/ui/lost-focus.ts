/** A ref callback for what replaces a focused button: takes the focus that was lost with the button. */
export function takeLostFocus(place: HTMLElement | null): void {
  if (document.activeElement === document.body) place?.focus();
}
