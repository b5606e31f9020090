import { foreignNumbers } from './numbers.rules.js';

/** What the words of a model are held against. */
export interface WordsLimits {
  readonly language: 'ko' | 'en';
  /** Characters. */
  readonly longest: number;
  /** All numbers that may stand in them. */
  readonly known: readonly number[];
}

/** What is wrong with the words of a model, for the model; null for nothing. */
export function problemOfWords(words: string, { language, longest, known }: WordsLimits): string | null {
  if (/[가-힣]/.test(words) !== (language === 'ko')) return language === 'ko' ? 'ko is in Korean' : 'en is in English';
  if (words.trim() === '' || words.length > longest) return `a text has 1 to ${longest} characters`;
  if (/[\p{C}\p{Zl}\p{Zp}<>[\]{}]|:\/\/|www\.|@/u.test(words)) return 'texts are plain, on one line, without addresses';
  const [foreign] = foreignNumbers(words, known);
  return foreign === undefined ? null : `${foreign} is none of the numbers that you were given`;
}

/** Every number in the facts, those within their texts (`4h`) included. */
export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value === 'string') return [...value.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  return value === null || value === undefined ? [] : Object.values(value).flatMap(numbersIn);
}
