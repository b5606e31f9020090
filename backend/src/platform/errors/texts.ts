import { fill, type ErrorParam, type Language } from './domain-error.js';

/** The names between `{{` and `}}` of a sentence. */
export type Placeholders<S extends string> = S extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** What has to be said with a sentence: a value for each of its placeholders. */
export type TextParams<Row extends { readonly en: string }> = [Placeholders<Row['en']>] extends [never]
  ? [params?: Record<string, never>]
  : [params: Record<Placeholders<Row['en']>, ErrorParam>];

/** Answers what says the sentences of a module in the reader's language; a spec of the module asserts that both have the same placeholders. */
export function sayIn<const Texts extends Record<string, Readonly<Record<Language, string>>>>(
  texts: Texts,
): <Name extends keyof Texts>(language: Language, name: Name, ...params: TextParams<Texts[Name]>) => string {
  return (language, name, ...[params]) => fill(texts[name]?.[language] ?? '', params ?? {});
}
