/** Input on a page before its scripts were loaded, recorded by the script in the page's head. */
declare global {
  interface Window {
    earlyButton?: HTMLElement | null;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** After this time nothing is replayed. */
const PATIENCE_MS = 10_000;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const stateOf = (field: Field): string => (isTicked(field) ? String(field.checked) : field.value);

/** Replays typed text: React does not receive earlier events. */
function sayAgain(field: Field, said: string): void {
  if (isTicked(field)) {
    // Each click toggles it, so it starts from the page's initial state.
    field.checked = said !== 'true';
    field.click();
    return;
  }
  // React compares with the last value written through the element's own property, not its prototype's.
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', said, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Keeps text, choices and clicks entered before hydration: without this, hydration empties fields and drops clicks. Call
 * it before hydration; they are replayed once all is `taken`.
 */
export async function keepEarlyActs(root: Element, taken: Promise<void>): Promise<void> {
  const first = new Map<Field, string>();
  const last = new Map<Field, string>();
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    const untouched = isTicked(field)
      ? String(field.defaultChecked)
      : field instanceof HTMLSelectElement
        ? ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value
        : field.defaultValue;
    first.set(field, untouched ?? '');
    last.set(field, stateOf(field));
  }
  // Follows typing that continues meanwhile: React may or may not have hydrated the field yet.
  const listen = ({ target }: Event): void => {
    // Choosing a radio button deselects another one without an event.
    for (const field of last.keys()) if (field === target || isTicked(field)) last.set(field, stateOf(field));
  };
  root.addEventListener('input', listen, true);
  const isTaken = await Promise.race([
    taken.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false)),
  ]);
  root.removeEventListener('input', listen, true);
  if (isTaken)
    for (const [field, said] of last) if (field.isConnected && said !== first.get(field)) sayAgain(field, said);
  const button = window.earlyButton;
  window.earlyButton = null;
  if (isTaken && button?.isConnected) button.click();
}
