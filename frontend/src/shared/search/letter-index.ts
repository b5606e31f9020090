import { getChoseong } from 'es-hangul';
import MiniSearch, { type QueryCombination, type SearchOptions, type SearchResult } from 'minisearch';

/** Mistyped letters of a word, and the maximum length of such a word. Search time grows with both. */
const MAX_TYPOS = 2;
const LONGEST_MISTYPED = 24;
const SHORTEST_MISTYPED = { latin: 5, korean: 6 };
/** Swapped letters of a short word seldom make another word. */
const SHORTEST_SWAPPED = { latin: 4, korean: 6 };
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
  /** Whether two neighbouring letters that were swapped count as one typo, and whether there may be another one beside it. */
  swaps?: 'alone' | 'withTypos';
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
    search: (words, { shortestPrefix, typos, swaps, ...options }) =>
      index.search(swaps ? withSwaps(words, swaps, options.combineWith) : words.join(SEPARATOR), {
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

/** Each word, or what it may have been before two neighbouring letters were swapped: by letters alone these are two typos. */
function withSwaps(
  words: readonly string[],
  swaps: NonNullable<LetterSearch['swaps']>,
  combineWith: LetterSearch['combineWith'],
): QueryCombination {
  const exactly = swaps === 'alone' ? { fuzzy: false } : {};
  const queries = words.map((word) => {
    const swapped: QueryCombination = { combineWith: 'OR', queries: swapsOf(word), ...exactly };
    return { combineWith: 'OR', queries: [word, swapped] } satisfies QueryCombination;
  });
  return { combineWith: combineWith ?? 'OR', queries };
}

function swapsOf(word: string): string[] {
  if (!mayBeMistyped(word, SHORTEST_SWAPPED)) return [];
  const swapped = [...word].slice(1).map((letter, before) => {
    const [head, first, tail] = [word.slice(0, before), word[before] ?? '', word.slice(before + 2)];
    return `${head}${letter}${first}${tail}`;
  });
  return [...new Set(swapped)].filter((other) => other !== word);
}

/** As a share of the word's letters: none for numbers, initials and short words, where one letter makes another word. */
function maxTypos(term: string): number | false {
  return mayBeMistyped(term, SHORTEST_MISTYPED) ? 0.2 : false;
}

function mayBeMistyped(term: string, shortest: typeof SHORTEST_MISTYPED): boolean {
  if (term.length > LONGEST_MISTYPED || /\d/.test(term) || INITIALS.test(term)) return false;
  return term.length >= (/^[a-z]/.test(term) ? shortest.latin : shortest.korean);
}
