import { createInstance } from 'i18next';
import { useSyncExternalStore } from 'react';

export const languages = ['ko', 'en'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return value === 'ko' || value === 'en';
}

/** The one i18next instance of the application. Korean is the default and the fallback. */
const i18n = createInstance();
void i18n.init({
  lng: 'ko',
  fallbackLng: 'ko',
  supportedLngs: [...languages],
  resources: {},
  // Texts come with the scripts: a new language is spoken at once.
  initAsync: false,
  interpolation: { escapeValue: false },
});

/** The language of the moment, one for the whole application. */
export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : 'ko');

/** Changes the language; everything that shows a text follows. */
export function speak(next: Language): void {
  if (next !== currentLanguage()) void i18n.changeLanguage(next);
}

/** Calls with each new language, until the answer is called. */
export function onLanguage(listener: (language: Language) => void): () => void {
  const follow = (): void => listener(currentLanguage());
  i18n.on('languageChanged', follow);
  return () => i18n.off('languageChanged', follow);
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

let features = 0;

/** A feature's two languages as typed sentence functions. */
export function defineTexts<const T extends TextTree>(texts: { en: T; ko: Texts<T> }): FeatureTexts<T> {
  const namespace = String((features += 1));
  // A new function per language, so that memoised children see the change.
  const spokenIn = (language: Language): Translate<T> => {
    i18n.addResourceBundle(language, namespace, texts[language]);
    // Its own types know nothing of these tables; ours check keys and values.
    const say = i18n.getFixedT(language, namespace) as (key: string, options: object) => string;
    return (key, ...[values]) => {
      const { count } = { ...values } as { count?: string | number };
      // A count may come written, as 1,204: it chooses the sentence as a number and stands in it as it is.
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
