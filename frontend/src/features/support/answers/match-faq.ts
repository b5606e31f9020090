import { disassemble } from 'es-hangul';
import { emptyWords, endings, predicates, spellings } from '@/features/support/answers/locales/search-words';
import type { FaqEntryDto } from '@/shared/api/generated/schemas';
import { type LetterDocument, createLetterIndex, initialsOf, plainText, runsOf } from '@/shared/search/letter-index';

/** Result of a question. */
export type FaqMatch =
  | { kind: 'answer'; entry: FaqEntryDto }
  /** Candidates, most likely first; at most three. */
  | { kind: 'choices'; entries: FaqEntryDto[] }
  | { kind: 'none' };

export interface FaqMatcher {
  /** Answers a free-text question in Korean or English; about one exchange if the question names one. */
  ask: (question: string) => FaqMatch;
  /** Entries that match the typed text, best first; all of them while it means nothing. */
  filter: (typed: string) => FaqEntryDto[];
}

/**
 * Share of the question's weight that an entry must contain for an answer, and for a proposal. Calibrated on the
 * questions of the test.
 */
const COVER_TO_ANSWER = 0.6;
const COVER_TO_PROPOSE = 0.4;
/** Entries with at least this share of the best score are proposed beside it. */
const CLOSE_CALL = 0.85;
const MAX_CHOICES = 3;
/** Characters that are evaluated of a question and of its answer: the beginning carries the subject. */
const MAX_QUESTION_CHARACTERS = 300;
const MAX_ANSWER_CHARACTERS = 400;
/** Number of evaluated words; the heaviest count. */
const MAX_WORDS = 12;
/** Entries with at least this share of the best score stay in the list while typing. */
const WORTH_SHOWING = 0.2;

const BOOST = { question: 1.5, keywords: 2, initials: 2, answer: 0.3 };
/** Weight of an inexact match. */
const LIKENESS = { prefix: 0.8, fuzzy: 0.8, answer: 0.5 };
/** Verbs and feelings say less about the subject than nouns. */
const PREDICATE = 0.5;
const SYLLABLE = 0.5;
/** Names identify the subject. */
const NAME = 1.5;
const LEFT_OVER = 0.7;

const HANGUL = /^[가-힣]+$/u;
const NAMES: ReadonlyMap<string, readonly string[]> = new Map(spellings.map(([name, ...others]) => [name, others]));

/** Search over questions and answers by letters; an answer needs one entry that contains most of the question. */
export function createFaqMatcher(entries: readonly FaqEntryDto[]): FaqMatcher {
  const { add, search } = createLetterIndex(BOOST);
  add(entries.map(toDocument));
  const known = vocabulary(entries);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const exchanges = new Set(entries.flatMap(({ byExchange }) => byExchange.map(({ exchangeName }) => exchangeName)));
  const byQuestion = new Map(entries.map((entry) => [bare(entry.question), entry] as const).reverse());

  const find = (asked: ReadonlyMap<string, number>, shortestPrefix: number): Found[] => {
    if (asked.size === 0) return [];
    const total = [...asked.values()].reduce((sum, weight) => sum + weight, 0);
    return search([...asked.keys()], { shortestPrefix, typos: true })
      .flatMap(({ id, score, terms, match, queryTerms }) => {
        const entry = byId.get(String(id));
        const found = queryTerms.reduce((sum, term) => sum + (asked.get(term) ?? 0) * likeness(term, terms, match), 0);
        return entry === undefined ? [] : [{ entry, score: score * (found / total), cover: found / total }];
      })
      .sort((one, other) => other.score - one.score);
  };

  /** The answer for the single exchange that is asked about, if there is one. */
  const about =
    (asked: string) =>
    (entry: FaqEntryDto): FaqEntryDto => {
      const spoken = new Set(words(asked.slice(0, MAX_QUESTION_CHARACTERS)));
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
      const near = found.filter(({ score }) => score >= best.score * CLOSE_CALL).slice(0, MAX_CHOICES);
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
  /** Share of the question that the entry contains, 0 to 1. */
  cover: number;
}

function toDocument({ id, question, keywords, answer }: FaqEntryDto): LetterDocument<keyof typeof BOOST> {
  // Indexes all spellings of a name, so that half-typed or mistyped ones match too.
  const letters = (texts: readonly string[]): string[] =>
    texts
      .flatMap(subjects)
      .flatMap((word) => [word, ...(NAMES.get(word) ?? [])])
      .map(disassemble);
  const titles = [question, ...keywords].flatMap((text) => [...words(text), text.replace(/\s/gu, '')]);
  return {
    id,
    fields: {
      question: letters([question]),
      keywords: letters(keywords),
      answer: letters([answer.slice(0, MAX_ANSWER_CHARACTERS)]),
      initials: initialsOf(titles.map(stem)),
    },
  };
}

/** Korean words of questions and keywords, longest first, to split text without spaces. */
function vocabulary(entries: readonly FaqEntryDto[]): ReadonlySet<string> {
  const all = entries.flatMap(({ question, keywords }) => [question, ...keywords].flatMap(subjects));
  const korean = all.filter((word) => HANGUL.test(word) && word.length >= 2);
  return new Set(korean.sort((one, other) => other.length - one.length));
}

/** Canonical spelling of names, in lower case and keyboard characters. */
function canonical(text: string): string {
  return spellings.reduce(
    (sentence, [name, ...others]) =>
      others.reduce((known, other) => known.replaceAll(asWord(other), ` ${name} `), sentence),
    plainText(text),
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

const words = (text: string): string[] => runsOf(canonical(text));

/** A word without grammatical particles. */
function stem(word: string): string {
  if (HANGUL.test(word)) return withoutEnding(withoutEnding(word));
  if (!/^[a-z]{5,}$/.test(word)) return word;
  return word.replace(/(?:ing|ies|(?<![su])s)$/, '');
}

function withoutEnding(word: string): string {
  const ending = endings.find((known) => word.length - known.length >= 2 && word.endsWith(known));
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** Keywords of a text. */
function subjects(text: string): string[] {
  return words(text)
    .filter((word) => !emptyWords.has(word))
    .map(stem)
    .filter((word) => !emptyWords.has(word));
}

/** The heaviest words of a question as letters, with their weights. Text without spaces is split at known words. */
function askedWords(question: string, known: ReadonlySet<string>): Map<string, number> {
  const asked = new Map<string, number>();
  const add = (word: string, weight: number): void => {
    const letters = disassemble(word);
    asked.set(letters, Math.max(asked.get(letters) ?? 0, weight));
  };
  for (const word of words(question.slice(0, MAX_QUESTION_CHARACTERS))) {
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
  if (asked.size <= MAX_WORDS) return asked;
  return new Map([...asked].sort(([, one], [, other]) => other - one).slice(0, MAX_WORDS));
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

function likeness(term: string, terms: readonly string[], match: Record<string, string[]>): number {
  const isSame = terms.includes(term);
  const begun = terms.filter((other) => other.startsWith(term));
  const matched = isSame ? [term] : begun.length > 0 ? begun : terms;
  const inHead = matched.some((other) => match[other]?.some((field) => field !== 'answer'));
  return (isSame ? 1 : begun.length > 0 ? LIKENESS.prefix : LIKENESS.fuzzy) * (inHead ? 1 : LIKENESS.answer);
}

/** A question without spaces and punctuation. */
function bare(text: string): string {
  return canonical(text.slice(0, MAX_QUESTION_CHARACTERS)).replace(/[^\p{L}\p{N}]+/gu, '');
}
