import { createInstance } from 'i18next';
import { useMemo } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';

export const languages = ['ko', 'en'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return value === 'ko' || value === 'en';
}

/** The one i18next instance of the application. Korean is the default and the fallback. */
export const i18n = createInstance();
void i18n.use(initReactI18next).init({
  lng: 'ko',
  fallbackLng: 'ko',
  supportedLngs: [...languages],
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

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
}

/** Registers a feature's two languages under its own name and answers its typed sentence functions. */
export function defineTexts<const T extends TextTree>(
  namespace: string,
  texts: { en: T; ko: Texts<T> },
): FeatureTexts<T> {
  i18n.addResourceBundle('en', namespace, texts.en, true, true);
  i18n.addResourceBundle('ko', namespace, texts.ko, true, true);
  const translate = (key: string, values?: Record<string, string | number>): string =>
    i18n.t(key, { ns: namespace, ...values });
  return {
    t: translate,
    use() {
      const { i18n: current } = useTranslation(namespace, { i18n });
      const language = currentLanguage(current.language);
      // A new function per language, so that memoised children see the change.
      const t = useMemo(() => {
        const fixed = i18n.getFixedT(language, namespace);
        return (key: string, values?: Record<string, string | number>) => fixed(key, { ...values });
      }, [language]);
      return { t, language };
    },
  };
}

export function currentLanguage(value: string = i18n.language): Language {
  return isLanguage(value) ? value : 'ko';
}
