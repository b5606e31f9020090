/** What somebody did on a page that was complete before its scripts were here; the script in the page's head notes it. */
declare global {
  interface Window {
    earlyButton?: HTMLElement | null;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** After this nobody expects an old click to do something. */
const PATIENCE_MS = 10_000;

/** React marks the elements that are its own by now. */
const isTaken = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps'));

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const stateOf = (field: Field): string => (isTicked(field) ? String(field.checked) : field.value);

/** Says again what was typed, as if it were typed now: React does not hear of what happened before. */
function sayAgain(field: Field, said: string): void {
  if (isTicked(field)) {
    // A click turns it over, so it begins where the page began.
    field.checked = said !== 'true';
    field.click();
    return;
  }
  // React compares with what was last written by the property of the element itself, and not by its prototype's.
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', said, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Keeps what was typed, chosen and pressed while the scripts were still on their way: without this a field is emptied when React
 * takes the page over, and a press is lost. To be called before that; ends by itself when the fields are taken over.
 */
export function keepEarlyActs(root: Element): void {
  const begin = performance.now();
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
  const look = (): void => {
    for (const [field, said] of last) {
      if (!field.isConnected) last.delete(field);
      else if (isTaken(field)) {
        last.delete(field);
        if (said !== first.get(field)) sayAgain(field, said);
      } else last.set(field, stateOf(field));
    }
    const button = window.earlyButton;
    const isWaited = performance.now() - begin < PATIENCE_MS;
    if (last.size === 0 && (!button || isTaken(button) || !button.isConnected)) {
      window.earlyButton = null;
      if (button && isWaited) button.click();
    } else if (isWaited) requestAnimationFrame(look);
    else window.earlyButton = null;
  };
  look();
}
