/** Deeper than any call of ours, and far from what recursive readers of the body can bear. */
const DEEPEST = 20;

/**
 * Whether a parsed body can be handed on: every text can be stored as UTF-8 (no NUL, no half of a surrogate pair), and it
 * nests at most 20 levels deep.
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
