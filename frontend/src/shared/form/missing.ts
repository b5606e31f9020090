import type { Problems } from '@/shared/form/use-form';

/**
 * Problems of the fields that are left empty: each has its own sentence, or one sentence stands at the first of them and the
 * others are only marked.
 */
export function missing<V extends Record<string, string>>(
  values: V,
  sentences: string | Readonly<Record<keyof V, string>>,
): Problems<V> {
  const empty = Object.keys(values).filter((name) => values[name] === '');
  const sentenceOf = (name: string, index: number): string =>
    typeof sentences === 'string' ? (index === 0 ? sentences : '') : (sentences[name] ?? '');
  return Object.fromEntries(empty.map((name, index) => [name, sentenceOf(name, index)])) as Problems<V>;
}
