const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Ids of the reference data, which are the same in every installation. */
const REFERENCE = '01980000-0000-7000-8000-';
const SHORT = 10;

/**
 * The same value whenever it is recorded: ids are numbered in the order in which `inOrder` names them, and each secret is
 * replaced by what is shown instead.
 */
export function stable<T>(value: T, inOrder: readonly unknown[], secrets: ReadonlyMap<string, string>): T {
  const shown = (text: string): string =>
    [...secrets].reduce((all, [secret, instead]) => {
      // A short one stands in longer texts by chance, too.
      const written = secret.length < SHORT ? JSON.stringify : quoted;
      return all.replaceAll(written(secret), written(instead));
    }, text);
  const numbers = new Map<string, number>();
  for (const [id] of JSON.stringify(inOrder).matchAll(UUID)) if (!numbers.has(id)) numbers.set(id, numbers.size + 1);
  const text = shown(JSON.stringify(value)).replace(UUID, (id) => {
    if (id.startsWith(REFERENCE)) return id;
    return `0198f6d2-8f5e-7c3a-9f0e-${String(numbers.get(id) ?? 0).padStart(12, '0')}`;
  });
  return JSON.parse(text) as T;
}

/** A text as it stands inside of a JSON string. */
const quoted = (text: string): string => JSON.stringify(text).slice(1, -1);
