import { Decimal } from 'decimal.js';
import { grouped, type Language } from '../../../platform/errors/index.js';
import type { AlertFiring } from '../entities/alert-firing.entity.js';
import { alertWords, sourceNames } from '../insights.messages.js';
import { alertKinds, type AlertKindRow } from './alert-kinds.js';

type PerLanguage = Readonly<Record<Language, string>>;
type Fired = Pick<AlertFiring, 'kind' | 'symbol' | 'direction' | 'threshold' | 'minutes' | 'value'>;

/** What a firing says: what was watched, from where on, and what it was. */
export function wordsOf(firing: Fired): { about: PerLanguage; condition: PerLanguage; value: PerLanguage } {
  const { kind, symbol, direction, minutes } = firing;
  const both = (say: (language: Language) => string): PerLanguage => ({ ko: say('ko'), en: say('en') });
  const amount = (text: string, language: Language): string =>
    `${grouped(text)}${alertWords.units[alertKinds[kind].unit][language]}`;
  return {
    about: both((language) => {
      const name = alertWords.kinds[kind][language];
      return `${symbol} ${minutes === 0 ? name : alertWords.within[language](name, minutes)}`;
    }),
    condition: both((language) => alertWords[direction][language](amount(plain(firing.threshold), language))),
    value: both((language) => amount(measured(firing), language)),
  };
}

const plain = (text: string): string => new Decimal(text).toFixed();

/** Measured percentages have at most this many fraction digits. */
const MOST_DIGITS = 4;

/**
 * Formats a value with the digits of the page, or with more where the threshold has more, or where rounding would move the value
 * across the threshold.
 */
function measured({ kind, threshold, value }: Fired): string {
  const row: AlertKindRow = alertKinds[kind];
  if (row.digits === undefined) return plain(value);
  const exact = new Decimal(value);
  const typed = new Decimal(threshold);
  const side = exact.comparedTo(typed);
  let digits = Math.max(row.digits, typed.decimalPlaces());
  while (digits < MOST_DIGITS && exact.toDecimalPlaces(digits).comparedTo(typed) !== side) digits += 1;
  return exact.toFixed(digits);
}

/** The names of the sources of a measure, which names them by commas. */
export function sourceWords(sources: string): PerLanguage {
  const inLanguage = (language: Language): string =>
    sources
      .split(', ')
      .map((source) => sourceNames[source]?.[language] ?? source)
      .join(', ');
  return { ko: inLanguage('ko'), en: inLanguage('en') };
}
