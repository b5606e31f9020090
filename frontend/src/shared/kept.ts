/** Values that the browser failed to store: kept until the page is left. */
const unkept = new Map<string, string>();

/**
 * Stored value of a key; null if none. If storage is denied or full (private window, blocked cookies), values last as
 * long as the page.
 */
export function readKept(key: string): string | null {
  const here = unkept.get(key);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    unkept.delete(key);
  } catch {
    unkept.set(key, value);
  }
}

export function dropKept(key: string): void {
  unkept.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage unavailable.
  }
}
