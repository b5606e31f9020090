import { fill, type ErrorParam, type Language } from './domain-error.js';

/** A text in both languages. */
export type Text = Readonly<Record<Language, string>>;

/** Placeholder names of a text. */
export type Placeholders<S extends string> = S extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** Texts whose languages have the same placeholders; others do not compile. */
export type Agreeing<Texts> = {
  readonly [Name in keyof Texts]: Texts[Name] extends Text
    ? [Placeholders<Texts[Name]['ko']>, Placeholders<Texts[Name]['en']>] extends [
        Placeholders<Texts[Name]['en']>,
        Placeholders<Texts[Name]['ko']>,
      ]
      ? unknown
      : 'The languages have different placeholders'
    : never;
};

/** Params of a text: a value for each placeholder. */
export type TextParams<Row extends { readonly en: string }> = [Placeholders<Row['en']>] extends [never]
  ? [params?: Record<string, never>]
  : [params: Record<Placeholders<Row['en']>, ErrorParam>];

/** Returns a function that renders a module's texts in the reader's language. */
export function sayIn<const Texts extends Record<string, Text>>(
  texts: Texts & Agreeing<Texts>,
): <Name extends keyof Texts>(language: Language, name: Name, ...params: TextParams<Texts[Name]>) => string {
  return (language, name, ...[params]) => fill(texts[name][language], params ?? {});
}
