/** What this browser did not keep, though it was asked to: known until the page is left. */
const unkept = new Map<string, string>();

/**
 * What this browser keeps for the site under a name; null if nothing. Where storage is denied or full (a private window, blocked
 * cookies), what was kept lasts as long as the page.
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
    // Then nothing is kept there.
  }
}
