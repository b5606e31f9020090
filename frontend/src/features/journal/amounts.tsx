import { useSyncExternalStore } from 'react';
import { journalTexts } from '@/features/journal/texts';
import { formatNumber, type NumberFormat } from '@/shared/format';
import type { Language } from '@/shared/i18n';
import { keep, readKept } from '@/shared/kept';
import type { DecimalInput } from '@/shared/decimal';
import { Amount as PlainAmount, type AmountProps, Figure as PlainFigure, type FigureProps } from '@/shared/ui/figure';
import styles from '@/features/journal/amounts.module.css';

const KEY = 'journalAmountsHidden';
/** Stands for digits that are hidden, as many whatever the amount. */
const MASK = '••••';

const readers = new Set<() => void>();
let isHidden = readKept(KEY) === 'yes';

function hideAmounts(next: boolean): void {
  isHidden = next;
  keep(KEY, next ? 'yes' : 'no');
  for (const tell of readers) tell();
}

const subscribe = (tell: () => void) => {
  readers.add(tell);
  return () => readers.delete(tell);
};

/**
 * Whether the amounts of the journal are hidden on this device, and how to change it. Whatever shows amounts stands below a component
 * that calls this.
 */
export function useAmountsHidden(): [boolean, (next: boolean) => void] {
  return [
    useSyncExternalStore(
      subscribe,
      () => isHidden,
      () => false,
    ),
    hideAmounts,
  ];
}

/** An amount in words; hidden ones are dots. Rates, ratios, prices and counts are no amounts. */
export const formatAmount = (value: DecimalInput, options?: NumberFormat): string =>
  isHidden ? MASK : formatNumber(value, options);

/** Decimals that prices of an exchange have; averages of fills and converted prices have more, without an end. */
const PRICE_DECIMALS = 10;
const PRICE_FIGURES = 8;

/** A price with its digits; that of an imported trade, whose digits may not end, to eight figures. */
export function formatPrice(price: string, isImported: boolean): string {
  const [whole = '', fraction = ''] = price.split('.');
  const leading = /^0*$/.test(whole) ? -(/^0*/.exec(fraction)?.[0].length ?? 0) : whole.length;
  const digits =
    isImported && fraction.length > PRICE_DECIMALS ? Math.max(0, PRICE_FIGURES - leading) : fraction.length;
  return formatNumber(price, { digits, trim: true });
}

/** Decimals up to which a price takes those of the one beside it. */
const PAIRED_DECIMALS = 8;

/** Prices that stand beside each other, with the same number of decimals where those are few. */
export function formatPrices(prices: readonly string[], isImported: boolean): string[] {
  const written = prices.map((price) => formatPrice(price, isImported));
  const digits = Math.max(...written.map((price) => price.split('.')[1]?.length ?? 0));
  return digits > PAIRED_DECIMALS ? written : prices.map((price) => formatNumber(price, { digits }));
}

/** An amount with a plus for gains. */
export const formatSignedAmount = (value: DecimalInput, options: Omit<NumberFormat, 'sign'> = {}): string =>
  formatAmount(value, { ...options, sign: 'always' });

/** Decimals of short amounts that stand beside each other: one where the largest has a single digit in its unit, else none. */
export function digitsOfShort(values: readonly string[], language: Language): number {
  const largest = Math.max(0, ...values.map((value) => Math.abs(Number(value))));
  const whole = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 0 });
  return whole.formatToParts(largest).find(({ type }) => type === 'integer')?.value.length === 1 ? 1 : 0;
}

/** Compact amount for a narrow cell: `+7`, `−110`, `+35만`, `+1.2M`; what would round to 0 is `+<1`. Display only. */
export function formatShort(value: string, language: Language, digits: number): string {
  const amount = Number(value);
  const least = 10 ** -digits;
  const isLess = amount !== 0 && Math.abs(amount) < least / 2;
  const written = new Intl.NumberFormat(language, {
    ...{ notation: 'compact', signDisplay: 'exceptZero' },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  })
    .format(isLess ? Math.sign(amount) * least : amount)
    .replace('-', '\u2212');
  return isLess ? `${written.charAt(0)}<${written.slice(1)}` : written;
}

/** What stands in place of an amount's digits, if it is hidden. */
export const maskOfAmounts = (): string | undefined => (isHidden ? MASK : undefined);

/** Class of a field that has an amount: a hidden one is seen while it is written in. */
export const amountField = (): string => (isHidden ? (styles['hidden'] ?? '') : '');

function useMask() {
  const { t } = journalTexts.use();
  return isHidden ? (
    <>
      <span aria-hidden>{MASK}</span>
      <span className="visually-hidden">{t('amounts.hidden')}</span>
    </>
  ) : undefined;
}

/** An amount as a figure, which may be hidden. */
export function Amount(props: AmountProps) {
  return <PlainAmount {...props} masked={useMask()} />;
}

/** The same with a receipt. */
export function Figure(props: FigureProps) {
  return <PlainFigure {...props} masked={useMask()} />;
}
