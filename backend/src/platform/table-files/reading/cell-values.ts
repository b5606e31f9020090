import { Decimal } from 'decimal.js';

/** Built-in Excel formats that show a date, a time or both (ECMA-376, 18.8.30). */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Whether a number format shows a date or a time. `code` is that of a format defined by the workbook. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltInDate(id);
  const [positive = ''] = code.replace(/"[^"]*"|\\.|_.|\*./g, '').split(';');
  return /[dmyhs]/i.test(positive.replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').replace(/general/gi, ''));
}

/**
 * Excel keeps 15 digits in a double, so 0.3 may be stored as 0.30000000000000004: rounds to 15 digits. An integer of 16
 * or more digits has lost digits already and keeps its exponent, which no UID accepts.
 */
export function numberText(text: string): string {
  // Fast path for the usual notation.
  if (/^-?(0|[1-9]\d{0,8})(\.\d{0,5}[1-9])?$/.test(text)) return text;
  // Non-numbers and numbers with implausibly many digits are kept for the column to reject.
  if (!/^[-+]?(\d{1,40}(\.\d{0,40})?|\.\d{1,40})(e[-+]?\d{1,2})?$/i.test(text)) return text;
  const number = new Decimal(text);
  if (number.isInteger() && number.abs().gte(1e15)) return number.toExponential();
  return number.toSignificantDigits(15, Decimal.ROUND_HALF_UP).toFixed();
}

const DAY_SECONDS = 86_400;
/** Days from the epochs of Excel's two calendars to 1970-01-01. The first includes a fictitious 1900-02-29. */
const EPOCH_1900 = 25_569;
const EPOCH_1904 = 24_107;
/** 9999-12-31, Excel's last day. */
const LAST_SERIAL = 2_958_465;

/** Date cells have no zone and are taken literally. A time without a day has no day; anything but a date is unchanged. */
export function dateText(text: string, isFrom1904: boolean): string {
  const serial = Number(text);
  if (text === '' || !(serial >= 0 && serial <= LAST_SERIAL)) return text;
  const seconds = Math.round((serial - (isFrom1904 ? EPOCH_1904 : EPOCH_1900)) * DAY_SECONDS);
  const [day = '', time = ''] = new Date(seconds * 1_000).toISOString().slice(0, 19).split('T');
  if (serial > 0 && serial < 1) return time;
  return time === '00:00:00' ? day : `${day} ${time}`;
}
