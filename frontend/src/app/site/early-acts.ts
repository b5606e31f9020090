/** What somebody did on a page that was complete before its scripts were here; the script in the page's head notes it. */
declare global {
  interface Window {
    earlyButton?: HTMLElement | null;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** After this nobody expects an old click to do something. */
const PATIENCE_MS = 10_000;

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
 * takes the page over, and a press is lost. To be called before that; once all is `taken`, it is said and pressed again.
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
  // Who goes on typing meanwhile is heard here: React may or may not have the field yet.
  const listen = ({ target }: Event): void => {
    // A choice takes back another one without a word.
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
