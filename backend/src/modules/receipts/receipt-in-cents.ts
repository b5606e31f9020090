import { Decimal } from 'decimal.js';
import { grouped, type Language } from '../../platform/errors/index.js';
import { type ReceiptKindName, receiptRow, type TitledReceipt } from '../../platform/receipts/index.js';
import { pictureTexts } from './receipts.messages.js';

/** A receipt as a picture shows it. */
export interface PicturedReceipt extends TitledReceipt {
  /** The sum in all its digits, where the sum is rounded. */
  readonly exact?: { readonly label: string; readonly value: string };
}

const DIGITS = 2;
/** Sums of huge volumes have more digits than decimal.js keeps by itself. */
const Amount = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

/**
 * Brings a rebate and the rows that add up to it to two decimals, as the sheet of the page shows them: what rounding makes between
 * them is a row of its own, and the exact sum is said below. Factors, and sums that two decimals would show as nothing, stay exact.
 */
export function inCents(kind: ReceiptKindName, receipt: TitledReceipt, language: Language): PicturedReceipt {
  const total = amountOf(receipt.sum.value);
  if (!kind.startsWith('rebate') || !total) return receipt;
  const words = pictureTexts[language];
  const sum = total.toDecimalPlaces(DIGITS);
  if (sum.isZero() && !total.isZero()) return receipt;
  const addends = kind === 'rebate-row' ? [] : receipt.rows.map(({ value }) => amountOf(value));
  const rows = receipt.rows.map((row, index) => {
    const amount = addends[index];
    return amount ? { ...row, value: written(amount), operator: null, unit: null } : row;
  });
  const amounts = addends.filter((amount) => amount !== undefined);
  const rounding = roundingOf(amounts, total);
  const isExact = [...amounts, total].every((amount) => amount.decimalPlaces() <= DIGITS);
  return {
    ...receipt,
    rows: rounding.isZero() ? rows : [...rows, receiptRow(words.rounding, signed(rounding))],
    sum: { ...receipt.sum, value: grouped(sum.toFixed(DIGITS)) },
    ...(isExact ? {} : { exact: exactOf(receipt, total, language) }),
  };
}

function exactOf({ sum }: TitledReceipt, total: Decimal, language: Language): PicturedReceipt['exact'] {
  const unit = sum.unit === null ? '' : ` ${sum.unit}`;
  return { label: pictureTexts[language].exact, value: `${grouped(total.toFixed())}${unit}` };
}

/** Each amount is truncated to this many decimals. */
const SERVED_DIGITS = 8;

/** Returns the rounded total less the rounded amounts; 0 if the amounts differ from the total by more than truncation explains. */
function roundingOf(amounts: readonly Decimal[], total: Decimal): Decimal {
  const sumOf = (parts: readonly Decimal[]): Decimal => parts.reduce((sum, part) => sum.plus(part), new Amount(0));
  const cut = new Amount(10).pow(-SERVED_DIGITS).times(amounts.length);
  if (amounts.length === 0 || sumOf(amounts).minus(total).abs().gt(cut)) return new Amount(0);
  return total.toDecimalPlaces(DIGITS).minus(sumOf(amounts.map((amount) => amount.toDecimalPlaces(DIGITS))));
}

/** Reads an amount, also one with separators of thousands. */
function amountOf(value: string): Decimal | undefined {
  const plain = value.replaceAll(',', '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? new Amount(plain) : undefined;
}

/** Less than a cent is not written as nothing. */
function written(amount: Decimal): string {
  const rounded = amount.toDecimalPlaces(DIGITS);
  if (!rounded.isZero() || amount.isZero()) return grouped(rounded.toFixed(DIGITS));
  return amount.isNegative() ? '> −0.01' : '< 0.01';
}

const signed = (amount: Decimal): string => `${amount.isNegative() ? '−' : '+'}${amount.abs().toFixed(DIGITS)}`;
