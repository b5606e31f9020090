import type { Problems } from '@/shared/form/use-form';

/** One sentence speaks for all that is left empty: it stands at the first of these fields, and the others are marked. */
export function missing<V extends Record<string, string>>(values: V, sentence: string): Problems<V> {
  const empty = Object.keys(values).filter((name) => values[name] === '');
  return Object.fromEntries(empty.map((name, index) => [name, index === 0 ? sentence : ''])) as Problems<V>;
}
