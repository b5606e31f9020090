import { getChoseong } from 'es-hangul';
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';

/** Mistyped letters of a word, and the maximum length of such a word. Search time grows with both. */
const MAX_TYPOS = 2;
const LONGEST_MISTYPED = 24;
/** Weights of inexact matches in the score. */
const WEIGHTS = { prefix: 0.6, fuzzy: 0.5 };
const SEPARATOR = '\n';

/** Initial consonants of a word, excluding laughs and nods. */
const INITIALS = /^(?!([ㅋㅎㅇㄴㄷ])\1+$)[ㄱ-ㅎ]{2,}$/u;

/** Words as letters (jamo), by field. */
export interface LetterDocument<F extends string> {
  id: string;
  fields: Readonly<Record<F, readonly string[]>>;
}

export interface LetterSearch extends Pick<SearchOptions, 'combineWith'> {
  /** Letters from which on a word may be the beginning of another one. */
  shortestPrefix: number;
  /** Whether mistyped words match. */
  typos: boolean;
}

export interface LetterIndex<F extends string> {
  add: (documents: readonly LetterDocument<F>[]) => void;
  /** Finds by letters of words. */
  search: (words: readonly string[], search: LetterSearch) => SearchResult[];
}

/**
 * Empty index of words taken apart into letters, so that half-typed and mistyped syllables match. MiniSearch finds and weighs
 * them.
 */
export function createLetterIndex<F extends string>(boost: Readonly<Record<F, number>>): LetterIndex<F> {
  const fields = Object.keys(boost) as F[];
  const index = new MiniSearch<Record<string, string>>({
    fields,
    tokenize: (text) => text.split(SEPARATOR),
    processTerm: (term) => term || null,
  });
  return {
    add: (documents) =>
      index.addAll(
        documents.map(({ id, fields: words }) => ({
          id,
          ...Object.fromEntries(fields.map((field) => [field, words[field].join(SEPARATOR)])),
        })),
      ),
    search: (words, { shortestPrefix, typos, ...options }) =>
      index.search(words.join(SEPARATOR), {
        ...options,
        boost,
        weights: WEIGHTS,
        prefix: (term) => term.length >= shortestPrefix && !/^\d/.test(term),
        fuzzy: typos && maxTypos,
        maxFuzzy: MAX_TYPOS,
      }),
  };
}

/** Text in lower case and keyboard characters. */
export function plainText(text: string): string {
  // Half-typed letters (compatibility jamo) are kept; everything else is composed and narrowed.
  return text.replace(/[^\u3130-\u318f]+/gu, (part) => part.normalize('NFKC')).toLowerCase();
}

/** Runs of Korean and of other letters or digits. */
export function runsOf(text: string): string[] {
  return text.match(/[가-힣ㄱ-ㅎㅏ-ㅣ]+|(?:(?![가-힣ㄱ-ㅎㅏ-ㅣ])[\p{L}\p{N}])+/gu) ?? [];
}

/** Initial consonants of Korean words, of those that have at least two. */
export function initialsOf(words: readonly string[]): string[] {
  return words.map((word) => getChoseong(word)).filter((word) => INITIALS.test(word));
}

/** As a share of the word's letters: none for numbers, initials and short words, where one letter makes another word. */
function maxTypos(term: string): number | false {
  if (term.length > LONGEST_MISTYPED || /\d/.test(term) || INITIALS.test(term)) return false;
  return term.length >= (/^[a-z]/.test(term) ? 5 : 6) ? 0.2 : false;
}
