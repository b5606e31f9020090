import { disassemble, getChoseong } from 'es-hangul';
import MiniSearch from 'minisearch';
import { emptyWords, endings, predicates, spellings } from '@/features/support/answers/locales/search-words';
import type { FaqEntryDto } from '@/shared/api/generated/schemas';

/** What a question leads to. */
export type FaqMatch =
  | { kind: 'answer'; entry: FaqEntryDto }
  /** It may be one of these, the likeliest first; at most three. */
  | { kind: 'choices'; entries: FaqEntryDto[] }
  | { kind: 'none' };

export interface FaqMatcher {
  /** The answer to a question in free words, in Korean or in English; of one exchange where the question names one. */
  ask: (question: string) => FaqMatch;
  /** The entries that have to do with what is typed, the nearest first; all of them while it says nothing. */
  filter: (typed: string) => FaqEntryDto[];
}

/** How much of what is asked about has to be in an entry for an answer, and for a proposal. Found on the questions of the test. */
const COVER_TO_ANSWER = 0.6;
const COVER_TO_PROPOSE = 0.4;
/** Entries as near as this share of the nearest are proposed beside it. */
const CLOSE_CALL = 0.85;
const MOST_CHOICES = 3;
/** What is read of a question, and of its answer, in characters: the beginning says what it is about. */
const MOST_ASKED = 300;
const MOST_ANSWERED = 400;
/** So many words say what is asked; the heaviest count. */
const MOST_WORDS = 12;
/** Mistyped letters of a word, and how long such a word may be. The search for them grows with both. */
const MOST_TYPOS = 2;
const LONGEST_MISTYPED = 24;
/** From this share of the nearest on, an entry stays in the list while somebody types. */
const WORTH_SHOWING = 0.2;

const BOOST = { question: 1.5, keywords: 2, initials: 2, answer: 0.3 };
/** How much a word counts that is not written as it stands there. */
const LIKENESS = { prefix: 0.8, fuzzy: 0.8, answer: 0.5 };
/** What one does or feels says less about the subject than what it is about. */
const PREDICATE = 0.5;
const SYLLABLE = 0.5;
/** What has a name is what is asked about. */
const NAME = 1.5;
const LEFT_OVER = 0.7;
const WEIGHTS = { prefix: 0.6, fuzzy: 0.5 };
const SEPARATOR = '\n';

const HANGUL = /^[가-힣]+$/u;
/** Initial consonants of a word, but not a laugh or a nod. */
const INITIALS = /^(?!([ㅋㅎㅇㄴㄷ])\1+$)[ㄱ-ㅎ]{2,}$/u;
const NAMES: ReadonlyMap<string, readonly string[]> = new Map(spellings.map(([name, ...others]) => [name, others]));

/**
 * The search over questions and answers. Words become letters (jamo), so that a half-typed or mistyped syllable is still near;
 * MiniSearch finds and weighs them, and an answer is given only where most of what was asked about is found in one entry.
 */
export function createFaqMatcher(entries: readonly FaqEntryDto[]): FaqMatcher {
  const index = new MiniSearch<Record<string, string>>({
    fields: Object.keys(BOOST),
    tokenize: (text) => text.split(SEPARATOR),
    processTerm: (term) => term || null,
  });
  index.addAll(entries.map(toDocument));
  const known = vocabulary(entries);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const exchanges = new Set(entries.flatMap(({ byExchange }) => byExchange.map(({ exchangeName }) => exchangeName)));
  const byQuestion = new Map(entries.map((entry) => [bare(entry.question), entry] as const).reverse());

  const find = (asked: ReadonlyMap<string, number>, shortestPrefix: number): Found[] => {
    if (asked.size === 0) return [];
    const total = [...asked.values()].reduce((sum, weight) => sum + weight, 0);
    return index
      .search([...asked.keys()].join(SEPARATOR), {
        boost: BOOST,
        weights: WEIGHTS,
        prefix: (term) => term.length >= shortestPrefix && !/^\d/.test(term),
        fuzzy: mostTypos,
        maxFuzzy: MOST_TYPOS,
      })
      .flatMap(({ id, score, terms, match, queryTerms }) => {
        const entry = byId.get(String(id));
        const found = queryTerms.reduce((sum, term) => sum + (asked.get(term) ?? 0) * likeness(term, terms, match), 0);
        return entry === undefined ? [] : [{ entry, score: score * (found / total), cover: found / total }];
      })
      .sort((one, other) => other.score - one.score);
  };

  /** Its answer about the exchange that is asked about, if it is a single one and there is something to say about it. */
  const about =
    (asked: string) =>
    (entry: FaqEntryDto): FaqEntryDto => {
      const spoken = new Set(words(asked.slice(0, MOST_ASKED)));
      const named = [...exchanges].filter((name) => words(name).every((word) => spoken.has(word)));
      const own = named.length === 1 && entry.byExchange.find(({ exchangeName }) => exchangeName === named[0]);
      return own ? { ...entry, answer: own.answer, quotes: own.quotes } : entry;
    };

  return {
    ask: (question) => {
      const same = byQuestion.get(bare(question));
      if (same) return { kind: 'answer', entry: same };
      const found = find(askedWords(question, known), 3).filter(({ cover }) => cover >= COVER_TO_PROPOSE);
      const [best] = found;
      if (!best) return { kind: 'none' };
      const near = found.filter(({ score }) => score >= best.score * CLOSE_CALL).slice(0, MOST_CHOICES);
      if (best.cover >= COVER_TO_ANSWER && near.length === 1)
        return { kind: 'answer', entry: about(question)(best.entry) };
      return { kind: 'choices', entries: near.map(({ entry }) => entry).map(about(question)) };
    },
    filter: (typed) => {
      const asked = askedWords(typed, known);
      if (asked.size === 0) return [...entries];
      const found = find(asked, 1);
      const near = found.filter(({ score }) => score >= (found[0]?.score ?? 0) * WORTH_SHOWING);
      return near.map(({ entry }) => entry).map(about(typed));
    },
  };
}

interface Found {
  entry: FaqEntryDto;
  score: number;
  /** Which part of what was asked about stands in the entry, 0 to 1. */
  cover: number;
}

function toDocument({ id, question, keywords, answer }: FaqEntryDto): Record<string, string> {
  // A name stands there in all its spellings, so that one that is half typed or mistyped is near as well.
  const letters = (texts: readonly string[]): string =>
    texts
      .flatMap(subjects)
      .flatMap((word) => [word, ...(NAMES.get(word) ?? [])])
      .map(disassemble)
      .join(SEPARATOR);
  const initials = [question, ...keywords]
    .flatMap((text) => [...words(text), text.replace(/\s/gu, '')])
    .map((word) => getChoseong(stem(word)))
    .filter((word) => INITIALS.test(word));
  return {
    id,
    question: letters([question]),
    keywords: letters(keywords),
    answer: letters([answer.slice(0, MOST_ANSWERED)]),
    initials: initials.join(SEPARATOR),
  };
}

/** The Korean words of questions and keywords, the longest first: what is written without spaces is cut at them. */
function vocabulary(entries: readonly FaqEntryDto[]): ReadonlySet<string> {
  const all = entries.flatMap(({ question, keywords }) => [question, ...keywords].flatMap(subjects));
  const korean = all.filter((word) => HANGUL.test(word) && word.length >= 2);
  return new Set(korean.sort((one, other) => other.length - one.length));
}

/** Names in one spelling, in lower case, in the characters of a keyboard. */
function canonical(text: string): string {
  // Half-typed letters (compatibility jamo) stay as they are, everything else is composed and made narrow.
  const plain = text.replace(/[^\u3130-\u318f]+/gu, (part) => part.normalize('NFKC')).toLowerCase();
  return spellings.reduce(
    (sentence, [name, ...others]) =>
      others.reduce((known, other) => known.replaceAll(asWord(other), ` ${name} `), sentence),
    plain,
  );
}

const spelled = new Map<string, RegExp>();

function asWord(spelling: string): RegExp {
  const known = spelled.get(spelling);
  if (known) return known;
  const letters = spelling.replaceAll('.', String.raw`\.`);
  const pattern = new RegExp(`(?<![a-z0-9])${letters}${/[a-z0-9]$/.test(spelling) ? '(?![a-z0-9])' : ''}`, 'gu');
  spelled.set(spelling, pattern);
  return pattern;
}

/** Runs of Korean and of other letters or digits. */
function words(text: string): string[] {
  return canonical(text).match(/[가-힣ㄱ-ㅎㅏ-ㅣ]+|(?:(?![가-힣ㄱ-ㅎㅏ-ㅣ])[\p{L}\p{N}])+/gu) ?? [];
}

/** A word without what only grammar put there. */
function stem(word: string): string {
  if (HANGUL.test(word)) return withoutEnding(withoutEnding(word));
  if (!/^[a-z]{5,}$/.test(word)) return word;
  return word.replace(/(?:ing|ies|(?<![su])s)$/, '');
}

function withoutEnding(word: string): string {
  const ending = endings.find((known) => word.length - known.length >= 2 && word.endsWith(known));
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** What a text is about. */
function subjects(text: string): string[] {
  return words(text)
    .filter((word) => !emptyWords.has(word))
    .map(stem)
    .filter((word) => !emptyWords.has(word));
}

/** The heaviest words of a question in letters, with what each counts. What is written without spaces is cut at known words. */
function askedWords(question: string, known: ReadonlySet<string>): Map<string, number> {
  const asked = new Map<string, number>();
  const add = (word: string, weight: number): void => {
    const letters = disassemble(word);
    asked.set(letters, Math.max(asked.get(letters) ?? 0, weight));
  };
  for (const word of words(question.slice(0, MOST_ASKED))) {
    const subject = subjects(word)[0];
    if (subject === undefined) continue;
    const isKnown = known.has(subject);
    const parts = HANGUL.test(subject) && subject.length > 2 && !isKnown ? cut(subject, known) : undefined;
    if (parts === undefined) add(subject, isKnown || NAMES.has(subject) ? weightOf(subject) : weightOf(word));
    else {
      parts.found.forEach((part) => add(part, weightOf(part)));
      parts.rest.forEach((part) => add(part, Math.min(weightOf(part), LEFT_OVER)));
    }
  }
  if (asked.size <= MOST_WORDS) return asked;
  return new Map([...asked].sort(([, one], [, other]) => other - one).slice(0, MOST_WORDS));
}

function weightOf(word: string): number {
  if (NAMES.has(word)) return NAME;
  if (word.length === 1) return SYLLABLE;
  return predicates.test(word) ? PREDICATE : 1;
}

function cut(word: string, known: ReadonlySet<string>): { found: string[]; rest: string[] } | undefined {
  const found: string[] = [];
  let rest = word;
  for (const part of known) {
    if (!rest.includes(part)) continue;
    found.push(part);
    rest = rest.replace(part, ' ');
  }
  return found.length === 0 ? undefined : { found, rest: subjects(rest).filter((part) => part.length > 1) };
}

/** As a share of the word's letters: none in numbers, initials and short words, where another word is one letter away. */
function mostTypos(term: string): number | false {
  if (term.length > LONGEST_MISTYPED || /\d/.test(term) || INITIALS.test(term)) return false;
  return term.length >= (/^[a-z]/.test(term) ? 5 : 6) ? 0.2 : false;
}

function likeness(term: string, terms: readonly string[], match: Record<string, string[]>): number {
  const isSame = terms.includes(term);
  const begun = terms.filter((other) => other.startsWith(term));
  const matched = isSame ? [term] : begun.length > 0 ? begun : terms;
  const inHead = matched.some((other) => match[other]?.some((field) => field !== 'answer'));
  return (isSame ? 1 : begun.length > 0 ? LIKENESS.prefix : LIKENESS.fuzzy) * (inHead ? 1 : LIKENESS.answer);
}

/** A question without its spaces and signs. */
function bare(text: string): string {
  return canonical(text.slice(0, MOST_ASKED)).replace(/[^\p{L}\p{N}]+/gu, '');
}
