import { type DecimalInput, parseDecimal, roundDecimal, toDecimalString } from '@/shared/decimal';
import { type Language } from '@/shared/i18n';
import { sharedTexts } from '@/shared/texts';

/** U+2212, as wide as plus and digits; a hyphen is not a minus. */
const MINUS = '\u2212';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface NumberFormat {
  /** Fraction digits, 0 by default. */
  digits?: number;
  /** Omits trailing zeros of the fraction. */
  trim?: boolean;
  /** `always` shows a plus for gains; zero has no sign. */
  sign?: 'auto' | 'always';
}

/**
 * Formats a number in the Korean locale, exact at any size. Empty or invalid input shows 0; missing or failed data must
 * not be passed.
 */
export function formatNumber(
  value: DecimalInput | null | undefined,
  { digits = 0, trim = false, sign = 'auto' }: NumberFormat = {},
): string {
  const { units } = roundDecimal(parseDecimal(value) ?? { units: 0n, scale: 0 }, digits);
  const figures = (units < 0n ? -units : units).toString().padStart(digits + 1, '0');
  const whole = figures.slice(0, figures.length - digits).replace(/\B(?=(\d{3})+$)/g, ',');
  let fraction = figures.slice(figures.length - digits);
  if (trim) fraction = fraction.replace(/0+$/, '');
  const mark = units < 0n ? MINUS : sign === 'always' && units > 0n ? '+' : '';
  return `${mark}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** More decimals than any amount has, so that none is rounded. */
const ALL_DIGITS = 18;

/** An amount with all of its digits, without trailing zeros. */
export function formatExact(value: DecimalInput): string {
  return formatNumber(value, { digits: ALL_DIGITS, trim: true });
}

/** `+1,500`, `−300`, `0`. */
export function formatSigned(value: DecimalInput | null | undefined, options: Omit<NumberFormat, 'sign'> = {}): string {
  return formatNumber(value, { ...options, sign: 'always' });
}

/** A ratio as percent: 0.6 is `60%`. */
export function formatPercent(
  ratio: DecimalInput | null | undefined,
  { digits = 2, trim = true, sign = 'auto' }: NumberFormat = {},
): string {
  const parsed = parseDecimal(ratio) ?? { units: 0n, scale: 0 };
  const hundredfold = { units: parsed.units * 100n, scale: parsed.scale };
  const rounded = roundDecimal(hundredfold, digits);
  return `${formatNumber(toDecimalString(rounded), { digits, trim, sign })}%`;
}

/** A unit after its figure: `1,500 L`, `500 러프`, but `4일` and `5%`: Korean counters and percent follow without a space. */
export function behindFigure(unit: string): string {
  const counts = /^[%\uac00-\ud7a3]/.test(unit) && unit !== sharedTexts.t('units.luff');
  return counts ? unit : ` ${unit}`;
}

const EOK = 100_000_000n;

/**
 * Won in words: `980,000원`, from a hundred million on `3억 2,100만 원` (to the nearest ten thousand), from a trillion on `2조
 * 345억 원` (to the nearest hundred million).
 */
export function formatWon(value: DecimalInput | null | undefined, language: Language): string {
  const { units } = roundDecimal(parseDecimal(value) ?? { units: 0n, scale: 0 }, 0);
  const magnitude = units < 0n ? -units : units;
  if (language === 'en' || magnitude < EOK) return sharedTexts.t('units.won', { amount: formatNumber(units) });
  const smaller = magnitude < EOK * 10_000n - 5_000n ? 10_000n : EOK;
  // Counted in the smaller of its two units; ten thousand of it are the larger one.
  const count = (magnitude + smaller / 2n) / smaller;
  const [larger, rest] = [count / 10_000n, count % 10_000n];
  const parts =
    smaller === EOK
      ? [sharedTexts.t('units.trillion', { amount: formatNumber(larger) }), ...hundredMillions(rest)]
      : [...hundredMillions(larger), ...tenThousands(rest)];
  return sharedTexts.t('units.wonInWords', { amount: `${units < 0n ? MINUS : ''}${parts.join(' ')}` });
}

/** A large amount in words, to the nearest ten thousand: `5,000만`, `3억 2,100만`; in English with its digits. */
export function formatLarge(value: DecimalInput, language: Language): string {
  const { units } = roundDecimal(parseDecimal(value) ?? { units: 0n, scale: 0 }, 0);
  if (language === 'en' || units < 10_000n) return formatNumber(units);
  const count = (units + 5_000n) / 10_000n;
  return [...hundredMillions(count / 10_000n), ...tenThousands(count % 10_000n)].join(' ');
}

const hundredMillions = (count: bigint): string[] =>
  count > 0n ? [sharedTexts.t('units.hundredMillion', { amount: formatNumber(count) })] : [];

const tenThousands = (count: bigint): string[] =>
  count > 0n ? [sharedTexts.t('units.tenThousand', { amount: formatNumber(count) })] : [];

/** A calendar day. A bare `YYYY-MM-DD` is never shifted by a time zone; a timestamp is shown as the day in Seoul. */
export function formatDay(value: string | number | Date, language: Language): string {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return writeDay(value.split('-'), language);
  const { year, month, day } = seoulParts(value);
  return writeDay([year, month, day], language);
}

/** A calendar month `YYYY-MM`: `2026.11`, `Nov 2026`. */
export function formatMonth(month: string, language: Language): string {
  const day = formatDay(`${month}-01`, language);
  return language === 'ko' ? day.slice(0, -'.01'.length) : day.slice('1 '.length);
}

/** The same as a title: `2026년 11월`, `November 2026`. */
export function formatLongMonth(month: string, language: Language): string {
  return new Date(month).toLocaleDateString(language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
}

/** The month of a day `YYYY-MM-DD` without its year: `11월`, `Nov`. */
export function formatMonthName(day: string, language: Language): string {
  return new Date(day).toLocaleDateString(language, { month: 'short', timeZone: 'UTC' });
}

/** A day `YYYY-MM-DD` without its year: `11월 29일`, `29 Nov`. */
export function formatMonthDay(day: string, language: Language): string {
  if (language === 'en') return formatDay(day, language).slice(0, -' 2026'.length);
  return new Date(day).toLocaleDateString(language, { month: 'short', day: 'numeric', timeZone: 'UTC' });
}

/** Day in Seoul as the server writes it: `2026-11-21`. */
export function seoulDay(value: string | number | Date): string {
  const { year, month, day } = seoulParts(value);
  return `${year}-${month}-${day}`;
}

/** Day and minute in Seoul: `2026.11.21 14:03`, `21 Nov 2026 14:03`. */
export function formatDateTime(value: string | number | Date, language: Language): string {
  const { hour, minute } = seoulParts(value);
  return `${formatDay(new Date(value), language)} ${hour}:${minute}`;
}

/** Hours, minutes and seconds in Seoul. */
export function formatClock(value: string | number | Date): string {
  const { hour, minute, second } = seoulParts(value);
  return `${hour}:${minute}:${second}`;
}

/** Relative time: `방금`, `3분 전`, `2시간 전`, `4일 전`. A time ahead of the device's clock is `방금`. */
export function formatAge(since: string | number | Date, now: number): string {
  const elapsed = now - new Date(since).getTime();
  if (elapsed < MINUTE) return sharedTexts.t('age.now');
  if (elapsed < HOUR) return sharedTexts.t('age.minutes', { count: Math.floor(elapsed / MINUTE) });
  if (elapsed < DAY) return sharedTexts.t('age.hours', { count: Math.floor(elapsed / HOUR) });
  return sharedTexts.t('age.days', { count: Math.floor(elapsed / DAY) });
}

const SECONDS = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 } as const;

/**
 * A duration in its one or two largest units: `10분`, `1시간 30분`, `24시간`, `7일`. Up to two days are in hours. Smaller units
 * are omitted.
 */
export function formatDuration(seconds: number): string {
  let rest = Math.max(0, Math.floor(seconds));
  const parts: string[] = [];
  for (const [unit, size] of Object.entries(SECONDS) as [keyof typeof SECONDS, number][]) {
    if (unit === 'days' && rest < 2 * SECONDS.days) continue;
    const count = Math.floor(rest / size);
    if (parts.length === 1) {
      if (count > 0) parts.push(sharedTexts.t(`duration.${unit}`, { count }));
      break;
    }
    if (count > 0 || unit === 'seconds') parts.push(sharedTexts.t(`duration.${unit}`, { count }));
    rest -= count * size;
  }
  return parts.join(' ');
}

/** A countdown: `9:58`, `1:02:03`. */
export function formatCountdown(seconds: number): string {
  const rest = Math.max(0, Math.ceil(seconds));
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(rest / 3600);
  const minutes = Math.floor((rest % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest % 60)}` : `${minutes}:${two(rest % 60)}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function writeDay([year = '', month = '', day = '']: string[], language: Language): string {
  return language === 'ko' ? `${year}.${month}.${day}` : `${Number(day)} ${MONTHS[Number(month) - 1] ?? month} ${year}`;
}

/** Korea is UTC+9 without daylight saving time since 1988; using `Intl` costs a first view 15 ms. */
const SEOUL_AHEAD = 9 * HOUR;

function seoulParts(
  value: string | number | Date,
): Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string> {
  const [year = '', month = '', day = '', hour = '', minute = '', second = ''] = new Date(
    new Date(value).getTime() + SEOUL_AHEAD,
  )
    .toISOString()
    .split(/[-T:.]/);
  return { year, month, day, hour, minute, second };
}
