import { createInstance } from 'i18next';
import { useSyncExternalStore } from 'react';

export const languages = ['ko', 'en'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return value === 'ko' || value === 'en';
}

/** The i18next instance of the application. Korean is the default and the fallback. */
const i18n = createInstance();
void i18n.init({
  lng: 'ko',
  fallbackLng: 'ko',
  supportedLngs: [...languages],
  resources: {},
  // Texts are bundled, so a language change is synchronous.
  initAsync: false,
  interpolation: { escapeValue: false },
});

/** Current language of the application. */
export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : 'ko');

/** Changes the language and rerenders all texts. */
export function speak(next: Language): void {
  if (next !== currentLanguage()) void i18n.changeLanguage(next);
}

/** Subscribes to language changes; returns the unsubscribe function. */
export function onLanguage(listener: (language: Language) => void): () => void {
  const follow = (): void => listener(currentLanguage());
  i18n.on('languageChanged', follow);
  return () => i18n.off('languageChanged', follow);
}

/** Texts of one feature: a tree of messages with `{{name}}` placeholders. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Shape of the second language: the same keys. Korean has one plural form, so `…_one` is not required. */
export type Texts<T> = {
  readonly [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string ? string : Texts<T[K]>;
};

type Plain<K extends string> = K extends `${infer Base}_one` ? Base : K extends `${infer Base}_other` ? Base : K;

/** Keys of all messages, `a.b.c`; the plural pair `x_one`, `x_other` is the key `x`. */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? Plain<K> : `${K}.${TextKey<T[K]>}`;
}[keyof T & string];

/** A plural pair requires its count, even if the texts do not contain it. */
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

/** Returns the message in the current language; unknown keys and missing values do not compile. */
export type Translate<T> = <K extends TextKey<T>>(key: K, ...values: Arguments<Sentence<T, K>>) => string;

export interface FeatureTexts<T> {
  /** For components: the message function and the language, updated with it. */
  use(): { t: Translate<T>; language: Language };
  /** Outside components (toasts, prerenderer): the message in the current language. */
  t: Translate<T>;
  /** Outside components: the message in a given language. */
  in(language: Language): Translate<T>;
}

let features = 0;

/** Typed message functions of a feature's two languages. */
export function defineTexts<const T extends TextTree>(texts: { en: T; ko: Texts<T> }): FeatureTexts<T> {
  const namespace = String((features += 1));
  // A new function per language, so that memoized children rerender.
  const spokenIn = (language: Language): Translate<T> => {
    i18n.addResourceBundle(language, namespace, texts[language]);
    // i18next's types do not know these tables; ours check keys and values.
    const say = i18n.getFixedT(language, namespace) as (key: string, options: object) => string;
    // Texts are bundled and stay what they are; looking one up takes i18next longer than drawing it.
    const said = new Map<string, string>();
    return (key, ...[values]) => {
      if (values === undefined) {
        const text = said.get(key) ?? say(key, {});
        said.set(key, text);
        return text;
      }
      const { count } = { ...values } as { count?: string | number };
      // A count may be formatted (1,204): it selects the plural as a number and is inserted as is.
      const chosen = count === undefined ? {} : { count: Number(String(count).replaceAll(',', '')) };
      return say(key, { ...chosen, replace: { ...values } });
    };
  };
  const fixed = { ko: spokenIn('ko'), en: spokenIn('en') };
  return {
    t: (key, ...values) => fixed[currentLanguage()](key, ...values),
    in: (language) => fixed[language],
    use() {
      const language = useSyncExternalStore(onLanguage, currentLanguage, currentLanguage);
      return { t: fixed[language], language };
    },
  };
}
