import { type Headline, headlinesEn, headlinesKo } from './headlines.messages.js';
import { knownCoins } from './known-coins.messages.js';
import { headlinesOfEn, headlinesOfKo, namesKo } from './translations.messages.js';

export type TranslationLanguage = 'ko' | 'en';

/** A sentence of the news of one language, and what it is in the other one. */
interface Sentence {
  readonly pattern: RegExp;
  readonly translated: string;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', ldquo: '“', rdquo: '”' };
/** As a reader sees it: without markup. */
const read = (text: string): string =>
  text
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => NAMED[name] ?? whole);
const PLACES: Readonly<Record<string, string>> = { percent: '[\\d.]+', price: '[\\d.,e-]+' };

function sentencesOf(originals: readonly Headline[], translations: readonly Headline[]): Sentence[] {
  return originals.flatMap((original, index) =>
    (['title', 'text'] as const).map((part) => {
      const seen = new Set<string>();
      const pattern = read(original[part])
        .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
        .replace(/\s+/g, '\\s+')
        .replace(/\{(\w+)\}/g, (_, name: string) => {
          if (seen.has(name)) return `\\k<${name}>`;
          seen.add(name);
          return `(?<${name}>${PLACES[name] ?? '.+?'})`;
        });
      return { pattern: new RegExp(`^${pattern}$`), translated: translations[index]?.[part] ?? '' };
    }),
  );
}

const sentences: Readonly<Record<TranslationLanguage, readonly Sentence[]>> = {
  ko: sentencesOf(headlinesEn, headlinesOfEn),
  en: sentencesOf(headlinesKo, headlinesOfKo),
};
const namesEn = Object.fromEntries(Object.entries(namesKo).map(([en, ko]) => [ko, en]));
const coinNames = knownCoins.flatMap(([symbol, , nameKo, nameEn]) => {
  const [ko, en] = [`${nameKo}(${symbol})`, `${nameEn} (${symbol})`];
  return [
    [en, ko],
    [ko, en],
  ] as const;
});
const names: Readonly<Record<string, string>> = { ...namesKo, ...namesEn, ...Object.fromEntries(coinNames) };

/** The language of a text. */
export const languageOf = (text: string): TranslationLanguage => (/[가-힣]/.test(text) ? 'ko' : 'en');

/**
 * Translates what the publishers of the simulator write; it knows no other sentences, which come back as they are. So do those
 * that are in that language.
 */
export function translated(text: string, to: TranslationLanguage): string {
  for (const sentence of sentences[to]) {
    const found = sentence.pattern.exec(text.trim());
    if (!found) continue;
    return sentence.translated.replace(/\{(\w+)\}/g, (_, place: string) => {
      const value = found.groups?.[place] ?? '';
      return names[value] ?? value;
    });
  }
  return text;
}
