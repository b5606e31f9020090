import { Decimal } from 'decimal.js';
import type { Language } from '../../platform/errors/index.js';
import { grouped } from '../../platform/errors/written.rules.js';
import type { Setting } from '../../platform/settings/index.js';
import type { QuotableExchange } from '../uid-rebate/index.js';
import type { SayFaq } from './faq.messages.js';

/**
 * Numbers in answers. An answer names them in braces and never says them itself:
 *
 * - `{lcoin_signupBonus}`: a setting by its key, thousands apart; `{…|percent}` of a share (0.6 is 60%), `{…|duration}` of
 *   a setting in seconds (600 is 10 minutes);
 * - `{idleCapTime}`: how long idle mining adds up without a claim;
 * - `{rate:deepcoin}`, `{kycWait:bitget}`, `{rebateCredit:okx}` (when, from which amount and where the exchange credits
 *   rebates): of one exchange; `{rates}`, `{kycWaits}`, `{kycNotes}`, `{rebateCredits}`, `{exchanges}`: of all that are on
 *   offer to the reader, notes and credits one a line.
 *
 * Braces mean nothing else and cannot be escaped: any other brace is refused when an answer is saved.
 */
export interface FaqNumbers {
  readonly settings: readonly { readonly setting: Setting; readonly value: string }[];
  /** All exchanges; visibility per reader is decided here. */
  readonly exchanges: readonly QuotableExchange[];
}

/** A placeholder that answers may use. */
export interface FaqPlaceholder {
  /** The text between the braces. */
  readonly key: string;
  readonly label: Readonly<Record<Language, string>>;
  /** Current value; null if there is none for readers of this language. */
  readonly valueIn: (language: Language) => string | null;
}

/** A resolved number in an answer. */
export interface FaqQuote {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** All placeholders by key. */
export type FaqVocabulary = ReadonlyMap<string, FaqPlaceholder>;

const BRACED = /\{([^{}\n]*)\}/g;
/** A placeholder, or a stray brace. */
const BRACES = /\{[^{}\n]*\}|[{}]/g;
/** Not after a digit: `1.` starts a list item. */
const BETWEEN_SENTENCES = /(?<=[^\d\s][.!?])\s+/;
const SHOWN_OF_WRONG = 60;
const HOUR = 3_600;
const TELL_OF_EACH: ReadonlySet<string> = new Set(['rates', 'kycWaits', 'kycNotes', 'rebateCredits']);

/** All placeholders in the order in which operators see them, labelled by `say`. */
export function vocabularyOf({ settings, exchanges }: FaqNumbers, say: SayFaq): FaqVocabulary {
  const all = [
    ...listPlaceholders(exchanges, say),
    ...exchanges.flatMap((exchange) => exchangePlaceholders(exchange, say)),
    ...settings.flatMap(({ setting, value }) => settingPlaceholders(setting, value, say)),
    idleCapTime(settings, say),
  ];
  return new Map(all.map((placeholder) => [placeholder.key, { ...placeholder, valueIn: once(placeholder.valueIn) }]));
}

/** The same, but lists of what holds at each exchange tell of this one alone. */
export function vocabularyAbout(exchange: QuotableExchange, vocabulary: FaqVocabulary, say: SayFaq): FaqVocabulary {
  const own = listPlaceholders([exchange], say).filter(({ key }) => TELL_OF_EACH.has(key));
  return new Map([...vocabulary, ...own.map((placeholder) => [placeholder.key, placeholder] as const)]);
}

/** Whether the numbers of an answer are of each exchange. */
export function tellsOfEach(quotes: readonly FaqQuote[]): boolean {
  return quotes.some(({ key }) => TELL_OF_EACH.has(key));
}

/** Computed on first use per language and cached: answers repeat the same placeholders. */
function once(tell: FaqPlaceholder['valueIn']): FaqPlaceholder['valueIn'] {
  const told = new Map<Language, string | null>();
  return (language) => {
    const known = told.get(language);
    if (known !== undefined) return known;
    const value = tell(language);
    told.set(language, value);
    return value;
  };
}

/** Number of placeholders in a text, repetitions included. */
export function countPlaceholders(text: string): number {
  return [...text.matchAll(BRACED)].length;
}

/** The first unknown placeholder or stray brace; null if the text is valid. */
export function wrongPlaceholderIn(text: string, vocabulary: FaqVocabulary): string | null {
  for (const { 0: found, index } of text.matchAll(BRACES)) {
    if (found.length > 1 && vocabulary.has(found.slice(1, -1))) continue;
    const shown = found.length > 1 ? found : (text.slice(index).split('\n')[0] ?? found);
    return [...shown].slice(0, SHOWN_OF_WRONG).join('');
  }
  return null;
}

/**
 * The answer with its numbers filled in, and the numbers in order. A sentence whose placeholder has no value for this
 * reader (such as an exchange that is not offered) is left out; null if no sentence is left.
 */
export function quoteNumbers(
  text: string,
  language: Language,
  vocabulary: FaqVocabulary,
): { text: string; quotes: FaqQuote[] } | null {
  const quotes = new Map<string, FaqQuote>();
  const spoken = (sentence: string): string | null => {
    const found: FaqQuote[] = [];
    for (const [, key = ''] of sentence.matchAll(BRACED)) {
      const placeholder = vocabulary.get(key);
      const value = quotes.get(key)?.value ?? placeholder?.valueIn(language) ?? null;
      if (!placeholder || value === null) return null;
      found.push({ key, label: placeholder.label[language], value });
    }
    for (const quote of found) quotes.set(quote.key, quote);
    return sentence.replace(BRACED, (_, key: string) => quotes.get(key)?.value ?? '');
  };
  const lines = text.split('\n').flatMap((line) => {
    const sentences = line.split(BETWEEN_SENTENCES);
    const kept = sentences.map(spoken).filter((sentence) => sentence !== null);
    return kept.length === 0 && line !== '' ? [] : [kept.join(' ')];
  });
  const answer = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return answer === '' ? null : { text: answer, quotes: [...quotes.values()] };
}

function settingPlaceholders(setting: Setting, value: string, say: SayFaq): FaqPlaceholder[] {
  const { key, label } = setting;
  switch (setting.kind) {
    case 'integer': {
      const plain = { key, label, valueIn: () => numberOf(value) };
      if (!key.endsWith('Seconds')) return [plain];
      const valueIn = (language: Language): string => durationIn(Number(value), language, say);
      return [{ key: `${key}|duration`, label, valueIn }, plain];
    }
    case 'decimal': {
      const plain = { key, label, valueIn: () => numberOf(value) };
      const isShare = /^(0|1$|1\.0*$)/.test(setting.max);
      return isShare ? [{ key: `${key}|percent`, label, valueIn: () => percentOf(value) }, plain] : [plain];
    }
    case 'integerList':
      return [{ key, label, valueIn: () => value.split(',').map(numberOf).join(', ') }];
    case 'boolean':
      return [{ key, label, valueIn: (language) => say(language, value === 'true' ? 'yes' : 'no') }];
    case 'text':
      return [{ key, label, valueIn: () => plainText(value) || null }];
  }
}

/** Time until idle mining reaches its cap: interval × cap. */
function idleCapTime(settings: FaqNumbers['settings'], say: SayFaq): FaqPlaceholder {
  const [interval, cap] = ['lcoin_idleIntervalSeconds', 'lcoin_idleBaseCap'].map((key) =>
    Number(settings.find(({ setting }) => setting.key === key)?.value),
  );
  const seconds = (interval ?? NaN) * (cap ?? NaN);
  return {
    key: 'idleCapTime',
    label: { ko: say('ko', 'idleCapTime'), en: say('en', 'idleCapTime') },
    valueIn: (language) => (seconds > 0 ? durationIn(seconds, language, say) : null),
  };
}

function exchangePlaceholders(exchange: QuotableExchange, say: SayFaq): FaqPlaceholder[] {
  const { id, rebateRate, kycWaitHours } = exchange;
  const name = { exchange: plainText(exchange.name) };
  const toReaders =
    (tell: (language: Language) => string | null): FaqPlaceholder['valueIn'] =>
    (language) =>
      exchange.offeredTo.includes(language) ? tell(language) : null;
  return [
    {
      key: `rate:${id}`,
      label: { ko: say('ko', 'rateOf', name), en: say('en', 'rateOf', name) },
      valueIn: toReaders(() => percentOf(rebateRate)),
    },
    {
      key: `kycWait:${id}`,
      label: { ko: say('ko', 'kycWaitOf', name), en: say('en', 'kycWaitOf', name) },
      valueIn: toReaders((language) => waitIn(kycWaitHours, language, say)),
    },
    {
      key: `rebateCredit:${id}`,
      label: { ko: say('ko', 'rebateCreditOf', name), en: say('en', 'rebateCreditOf', name) },
      valueIn: toReaders((language) => creditIn(exchange, language, say)),
    },
  ];
}

function listPlaceholders(exchanges: readonly QuotableExchange[], say: SayFaq): FaqPlaceholder[] {
  const list = (
    key: 'rates' | 'kycWaits' | 'kycNotes' | 'rebateCredits' | 'exchanges',
    separator: string,
    tell: (exchange: QuotableExchange, language: Language) => string | null,
  ): FaqPlaceholder => {
    const valueIn = (language: Language): string | null =>
      exchanges
        .filter(({ offeredTo }) => offeredTo.includes(language))
        .map((exchange) => tell(exchange, language))
        .filter((one) => one !== null)
        .join(separator) || null;
    return { key, label: { ko: say('ko', key), en: say('en', key) }, valueIn };
  };
  return [
    list('rates', ', ', ({ name, rebateRate }) => `${plainText(name)} ${percentOf(rebateRate)}`),
    list('kycWaits', ', ', ({ name, kycWaitHours, kycNote }, language) => {
      const wait = kycNote[language] ? null : waitIn(kycWaitHours, language, say);
      return wait && `${plainText(name)} ${wait}`;
    }),
    list('kycNotes', '\n', ({ name, kycNote }, language) => {
      const note = plainText(kycNote[language] ?? '');
      return note === '' ? null : `${plainText(name)}: ${note}`;
    }),
    list('rebateCredits', '\n', (exchange, language) =>
      [plainText(exchange.name), creditIn(exchange, language, say)].join(': '),
    ),
    list('exchanges', ', ', ({ name }) => plainText(name)),
  ];
}

function waitIn(hours: number | null, language: Language, say: SayFaq): string | null {
  if (hours === null) return null;
  return hours === 0 ? say(language, 'noWait') : durationIn(hours * HOUR, language, say);
}

/** `다음 날, 최소 금액 없음, 거래소 앱의 자산 내역(리베이트)`. */
function creditIn({ rebateCredit }: QuotableExchange, language: Language, say: SayFaq): string {
  const { when, minimumUsdt, where } = rebateCredit[language];
  const from = new Decimal(minimumUsdt).isZero()
    ? say(language, 'noMinimum')
    : say(language, 'fromUsdt', { amount: numberOf(minimumUsdt) });
  return [plainText(when), from, plainText(where)].join(', ');
}

/** `600` as 10 minutes; whole days from two days on (24 hours stay hours). */
export function durationIn(seconds: number, language: Language, say: SayFaq): string {
  const days = seconds / (24 * HOUR);
  if (Number.isInteger(days) && days > 1) return say(language, 'days', { count: days });
  const parts = [
    { count: Math.floor(seconds / HOUR), one: 'oneHour', many: 'hours' },
    { count: Math.floor((seconds % HOUR) / 60), one: 'oneMinute', many: 'minutes' },
    { count: seconds % 60, one: 'oneSecond', many: 'seconds' },
  ] as const;
  const said = parts
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => (count === 1 ? say(language, one) : say(language, many, { count })));
  return said.length > 0 ? said.join(' ') : say(language, 'seconds', { count: 0 });
}

/** `0.6` as `60%`, with all its digits. */
export function percentOf(share: string): string {
  return `${grouped(new Decimal(share).times(100).toFixed())}%`;
}

/** With thousands separators and without trailing zeros. */
function numberOf(amount: string): string {
  return grouped(new Decimal(amount.trim()).toFixed());
}

/** Text written by operators, on one line and without braces. */
function plainText(text: string): string {
  return text.replace(/[\s{}\p{Cc}\p{Cf}]+/gu, ' ').trim();
}
