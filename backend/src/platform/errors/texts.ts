import { fill, type ErrorParam, type Language } from './domain-error.js';

/** Placeholder names of a text. */
export type Placeholders<S extends string> = S extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** Params of a text: a value for each placeholder. */
export type TextParams<Row extends { readonly en: string }> = [Placeholders<Row['en']>] extends [never]
  ? [params?: Record<string, never>]
  : [params: Record<Placeholders<Row['en']>, ErrorParam>];

/**
 * Returns a function that renders a module's texts in the reader's language; a spec of the module asserts that both
 * languages have the same placeholders.
 */
export function sayIn<const Texts extends Record<string, Readonly<Record<Language, string>>>>(
  texts: Texts,
): <Name extends keyof Texts>(language: Language, name: Name, ...params: TextParams<Texts[Name]>) => string {
  return (language, name, ...[params]) => fill(texts[name]?.[language] ?? '', params ?? {});
}
