import { useSyncExternalStore } from 'react';

export const languages = ['ko', 'en'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return value === 'ko' || value === 'en';
}

let language: Language = 'ko';
const listeners = new Set<(language: Language) => void>();

/** The language of the moment, one for the whole application. */
export const currentLanguage = (): Language => language;

/** Changes the language; everything that shows a text follows. */
export function speak(next: Language): void {
  if (next === language) return;
  language = next;
  for (const listener of listeners) listener(next);
}

/** Calls with each new language, until the answer is called. */
export function onLanguage(listener: (language: Language) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The texts of one feature: a tree whose leaves are sentences, with `{{name}}` where a value goes. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** The shape a second language must have: the same keys, any words. Korean has one plural form, so `…_one` is not asked for. */
export type Texts<T> = {
  readonly [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string ? string : Texts<T[K]>;
};

type Plain<K extends string> = K extends `${infer Base}_one` ? Base : K extends `${infer Base}_other` ? Base : K;

/** `a.b.c` of every sentence; the plural pair `x_one`, `x_other` is the one key `x`. */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? Plain<K> : `${K}.${TextKey<T[K]>}`;
}[keyof T & string];

/** A plural pair is chosen by its count, also where the words do not name it. */
type Sentence<T, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? Sentence<T[Head], Rest>
    : never
  : K extends keyof T
    ? T[K]
    : `${K}_other` extends keyof T
      ? `${T[`${K}_other`] & string}{{count}}`
      : never;

type Placeholder<S> = S extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Placeholder<Rest> : never;

type Arguments<S> = [Placeholder<S>] extends [never] ? [] : [values: Record<Placeholder<S>, string | number>];

/** Answers the sentence in the current language; a key that does not exist or a missing value does not compile. */
export type Translate<T> = <K extends TextKey<T>>(key: K, ...values: Arguments<Sentence<T, K>>) => string;

export interface FeatureTexts<T> {
  /** In components: the sentence function and the language, kept current. */
  use(): { t: Translate<T>; language: Language };
  /** Outside components (toasts after an answer, the prerenderer): the sentence in the language of the moment. */
  t: Translate<T>;
  /** Outside components: the sentence in a given language. */
  in(language: Language): Translate<T>;
}

const pluralRules: Record<Language, Intl.PluralRules> = {
  ko: new Intl.PluralRules('ko'),
  en: new Intl.PluralRules('en'),
};

function leaf(tree: TextTree, key: string): string | undefined {
  let place: string | TextTree | undefined = tree;
  for (const step of key.split('.')) place = typeof place === 'object' ? place[step] : undefined;
  return typeof place === 'string' ? place : undefined;
}

/** The sentence of a key with its values in their places; of a plural pair the one for its count. */
function say(
  tree: TextTree,
  spoken: Language,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const { count } = values;
  const plural =
    count === undefined
      ? undefined
      : (leaf(tree, `${key}_${pluralRules[spoken].select(Number(count))}`) ?? leaf(tree, `${key}_other`));
  const sentence = plural ?? leaf(tree, key) ?? key;
  return sentence.replace(/{{(\w+)}}/g, (_place, name: string) => String(values[name] ?? ''));
}

/** A feature's two languages as typed sentence functions. */
export function defineTexts<const T extends TextTree>(texts: { en: T; ko: Texts<T> }): FeatureTexts<T> {
  // A new function per language, so that memoised children see the change.
  const fixed: Record<Language, Translate<T>> = {
    ko: (key, ...[values]) => say(texts.ko, 'ko', key, values),
    en: (key, ...[values]) => say(texts.en, 'en', key, values),
  };
  return {
    t: (key, ...values) => fixed[language](key, ...values),
    in: (spoken) => fixed[spoken],
    use() {
      const spoken = useSyncExternalStore(onLanguage, currentLanguage, currentLanguage);
      return { t: fixed[spoken], language: spoken };
    },
  };
}
