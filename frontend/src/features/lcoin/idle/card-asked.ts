/** What a page asks of the floating card: to open, or to claim what waits. */
type Wish = 'card' | 'claim';

const asked = new EventTarget();

export function askForCard(): void {
  asked.dispatchEvent(new Event('card' satisfies Wish));
}

export function askForClaim(): void {
  asked.dispatchEvent(new Event('claim' satisfies Wish));
}

/** Calls back when a page asks for it; returns the unsubscribe function. */
export function onAsked(wish: Wish, callback: () => void): () => void {
  asked.addEventListener(wish, callback);
  return () => asked.removeEventListener(wish, callback);
}
