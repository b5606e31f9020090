import { Decimal } from 'decimal.js';

/** Why a cell could not be parsed. */
export type CellCause =
  | 'missing'
  | 'uidInvalid'
  | 'uidPrecisionLost'
  | 'dayInvalid'
  | 'dayAmbiguous'
  | 'dayOutOfRange'
  | 'amountInvalid'
  | 'amountNegative'
  | 'amountTooLarge'
  | 'rateInvalid';

export type Read<T> = { readonly value: T } | { readonly cause: CellCause };

/** Decimal mark. */
export type DecimalMark = '.' | ',';
/** Order of a date with the year last. */
export type DayOrder = 'dmy' | 'mdy';

const Exact = Decimal.clone({ precision: 60, toExpNeg: -100, toExpPos: 100, rounding: Decimal.ROUND_DOWN });
const LIMIT = new Exact('1e20');
const DECIMALS = 18;
const EARLIEST_DAY = '2015-01-01';

/** Converts full-width characters and no-break spaces; removes Excel's text prefixes. */
export function normalised(cell: string): string {
  const text = cell.normalize('NFKC').trim();
  const guarded = /^="([^"]*)"$/.exec(text)?.[1] ?? text.replace(/^'/, '');
  return guarded.trim();
}

/** 4 to 20 digits. A number rounded by a spreadsheet (8.35E+17) is a separate problem, since its digits are lost. */
export function readUid(cell: string): Read<string> {
  const text = normalised(cell);
  if (text === '') return { cause: 'missing' };
  if (/^\d+([.,]\d+)?e\+?\d+$/i.test(text)) return { cause: 'uidPrecisionLost' };
  const digits = text.replace(/\.0+$/, '');
  return /^\d{4,20}$/.test(digits) ? { value: digits } : { cause: 'uidInvalid' };
}

/** An amount from zero to below 1e20 as a plain decimal string, truncated to 18 decimals. */
export function readAmount(cell: string, mark: DecimalMark): Read<string> {
  const text = withoutCurrency(normalised(cell));
  if (text === '' || /^[-–—]$/.test(text)) return { cause: 'missing' };
  const isNegative = /^[-−(]/.test(text);
  const plainText = unseparated(text.replace(/^\((.*)\)$/, '$1').replace(/^[-−+]/, ''), mark);
  if (plainText === null) return { cause: 'amountInvalid' };
  const amount = new Exact(plainText);
  if (isNegative && !amount.isZero()) return { cause: 'amountNegative' };
  if (amount.gte(LIMIT)) return { cause: 'amountTooLarge' };
  return { value: amount.toDecimalPlaces(DECIMALS, Decimal.ROUND_DOWN).toFixed() };
}

/** A share above 0 and up to 1, written 0.7 or 70%. */
export function readRate(cell: string, mark: DecimalMark): Read<string> {
  const text = normalised(cell);
  if (text === '') return { cause: 'missing' };
  const isPercent = text.endsWith('%');
  const plainText = unseparated(text.replace(/(?<!\s)\s*%$/, ''), mark);
  if (plainText === null) return { cause: 'rateInvalid' };
  const rate = isPercent ? new Exact(plainText).div(100) : new Exact(plainText);
  return rate.gt(0) && rate.lte(1) ? { value: rate.toFixed() } : { cause: 'rateInvalid' };
}

/** `commission ÷ rate`, truncated to 18 decimals. */
export function feeFrom(commission: string, rate: string): string {
  return new Exact(commission).div(rate).toDecimalPlaces(DECIMALS, Decimal.ROUND_DOWN).toFixed();
}

/** Whether a computed amount exceeds what a report can hold. */
export function isBeyondLimit(amount: string): boolean {
  return new Exact(amount).gte(LIMIT);
}

/** Exact sum of two amounts. */
export function sumOf(left: string, right: string): string {
  return new Exact(left).plus(right).toFixed();
}

/** Whether the first amount is larger than the second. */
export function isLarger(left: string, right: string): boolean {
  return new Exact(left).gt(right);
}

/**
 * Decimal mark that cells indicate. A point is certain; a comma may be disproved by later cells. Null without an
 * indication.
 */
export function decimalMarkOf(cells: Iterable<string>): DecimalMark | null {
  let mark: DecimalMark | null = null;
  for (const cell of cells) {
    const text = withoutCurrency(normalised(cell)).replace(/^[-−+]/, '');
    if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) && text.includes('.')) return '.';
    if (/^\d+\.(\d{1,2}|\d{4,})$/.test(text)) return '.';
    if (/^\d{1,3}(\.\d{3})+,\d+$/.test(text) || /^\d+,(\d{1,2}|\d{4,})$/.test(text)) mark = ',';
  }
  return mark;
}

function withoutCurrency(text: string): string {
  return text.replace(/(?<!\s)\s*(USDT|USD|USDC)$/i, '').replace(/^[$₮]\s*/, '');
}

/** The number without grouping and with a decimal point, or null. Groups must be complete: 1,5 is not 15. */
function unseparated(text: string, mark: DecimalMark): string | null {
  const swapped = mark === ',' ? text.replace(/[.,]/g, (found) => (found === ',' ? '.' : ',')) : text;
  const joined = swapped.replace(/(?<=\d)[ '](?=\d{3}(\D|$))/g, ',');
  if (/^\d{1,3}(,\d{3})+(\.\d{1,40})?$/.test(joined)) return joined.replaceAll(',', '');
  if (/^(\d{1,40}(\.\d{0,40})?|\.\d{1,40})(e[-+]?\d{1,2})?$/i.test(joined)) return joined.replace(/\.(?=e|$)/i, '');
  return null;
}

export interface DayRules {
  /** Needed for dates like 03/04/2026, which are ambiguous otherwise. */
  readonly order?: DayOrder;
  /** Time zone of the report's days, for instants (unix time, or text with a zone). */
  readonly offsetHours: number;
  /** Latest plausible day. */
  readonly today: string;
}

/** Day label `YYYY-MM-DD` from any common notation, including Excel's serial numbers. */
export function readDay(cell: string, rules: DayRules): Read<string> {
  const text = normalised(cell);
  if (text === '') return { cause: 'missing' };
  const found = instantDay(text, rules.offsetHours) ?? writtenDay(text, rules.order);
  if (found === null) return { cause: 'dayInvalid' };
  if (found === AMBIGUOUS) return { cause: 'dayAmbiguous' };
  return found >= EARLIEST_DAY && found <= rules.today ? { value: found } : { cause: 'dayOutOfRange' };
}

const DAY_MS = 86_400_000;
/** Day 0 of Excel's calendar, adjusted for its fictitious leap day 1900-02-29. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);

/** Day of a text with an instant, or of an Excel serial number. */
function instantDay(text: string, offsetHours: number): string | null {
  const isoDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);
  const inZone = (milliseconds: number) => isoDay(milliseconds + offsetHours * 3_600_000);
  if (/^\d{13}$/.test(text)) return inZone(Number(text));
  if (/^\d{10}$/.test(text)) return inZone(Number(text) * 1000);
  if (/^\d{5}(\.\d+)?$/.test(text)) return isoDay(EXCEL_EPOCH + Math.floor(Number(text)) * DAY_MS);
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?\s?(Z|UTC|[-+]\d\d:?\d\d)$/.test(text)) {
    const parsed = Date.parse(
      text
        .replace(/\s?UTC$/, 'Z')
        .replace(/\s(?=[-+Z])/, '')
        .replace(' ', 'T'),
    );
    return Number.isNaN(parsed) ? null : inZone(parsed);
  }
  return null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Marks an ambiguous date. */
const AMBIGUOUS = 'ambiguous';

/** A written date; a time after it is ignored, because the label is the exchange's own day. */
function writtenDay(text: string, order: DayOrder | undefined): string | null {
  const date = text.replace(/(?<![T\s])[T\s]+\d{1,2}:\d\d(:\d\d(\.\d+)?)?(\s?[AP]M)?$/i, '').trim();
  const yearFirst =
    /^(\d{4})(\d\d)(\d\d)$/.exec(date) ??
    /^(\d{4})\s*[-/.\p{L}]\s*(\d{1,2})\s*[-/.\p{L}]\s*(\d{1,2})\s*[.\p{L}]?$/u.exec(date);
  if (yearFirst) return realDay(yearFirst[1], yearFirst[2], yearFirst[3]);
  const named = /^(\d{1,2})[-\s]([a-z]{3})[a-z]*[-\s,]+(\d{4})$/i.exec(date);
  if (named) return realDay(named[3], monthOf(named[2]), named[1]);
  const american = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})$/i.exec(date);
  if (american) return realDay(american[3], monthOf(american[1]), american[2]);
  const yearLast = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4})$/.exec(date);
  if (!yearLast) return null;
  const [, first, second, year] = yearLast;
  const asDayFirst = realDay(year, second, first);
  const asMonthFirst = realDay(year, first, second);
  if (order) return order === 'dmy' ? asDayFirst : asMonthFirst;
  if (asDayFirst && asMonthFirst && asDayFirst !== asMonthFirst) return AMBIGUOUS;
  return asDayFirst ?? asMonthFirst;
}

const monthOf = (name = ''): string => String(MONTHS.indexOf(name.toLowerCase()) + 1);

/** The label, or null for a date that does not exist. */
function realDay(year = '', month = '', day = ''): string | null {
  const label = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${label}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(label) ? label : null;
}
