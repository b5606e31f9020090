/** The floating card opens when a page asks for it. */
const asked = new EventTarget();
const NAME = 'ask';

export function askForCard(): void {
  asked.dispatchEvent(new Event(NAME));
}

/** Calls back when a page asks for the card; returns the unsubscribe function. */
export function onCardAsked(callback: () => void): () => void {
  asked.addEventListener(NAME, callback);
  return () => asked.removeEventListener(NAME, callback);
}
