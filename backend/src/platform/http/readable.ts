/** Deeper than any of our inputs, and far below the limits of recursive code. */
const DEEPEST = 20;

/**
 * Whether a parsed body is acceptable: all text is storable as UTF-8 (no NUL, no lone surrogates), and it nests at most
 * 20 levels deep.
 */
export function isReadable(body: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && !isStorable(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DEEPEST) return false;
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) return false;
      waiting.push({ value: inner, depth: depth + 1 });
    }
  }
  return true;
}

const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
