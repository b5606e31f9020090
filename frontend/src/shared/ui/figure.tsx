import { type ReactNode } from 'react';
import { type DecimalInput, parseDecimal } from '@/shared/decimal';
import { behindFigure, formatNumber } from '@/shared/format';
import { cx } from '@/shared/ui/class-names';
import { type ReceiptContent, WithReceipt } from '@/shared/ui/receipt';
import styles from '@/shared/ui/figure.module.css';

export interface AmountProps {
  /** A number or decimal string. Missing data have no Amount: show their state instead. */
  value: DecimalInput;
  unit?: string;
  digits?: number;
  trim?: boolean;
  /** Shows a plus for gains. */
  signed?: boolean;
  /** `change`, also for what an entry adds or takes: red and blue, or green and red, by the convention of the language. */
  tone?: 'plain' | 'change';
  size?: 'text' | 'm' | 'l' | 'hero';
  /** Stands in place of digits that somebody may not see. */
  masked?: ReactNode;
}

/** A figure: tabular digits, a true minus, a smaller unit. */
export function Amount({
  value,
  unit,
  digits = 0,
  trim = false,
  signed = false,
  tone = 'plain',
  size = 'text',
  masked,
}: AmountProps) {
  const units = masked === undefined ? (parseDecimal(value)?.units ?? 0n) : 0n;
  const direction = units > 0n ? 'up' : units < 0n ? 'down' : undefined;
  return (
    <span
      className={cx(
        'figures',
        styles['amount'],
        styles[size],
        direction && tone === 'change' && styles[`change-${direction}`],
      )}
    >
      {masked ?? formatNumber(value, { digits, trim, sign: signed ? 'always' : 'auto' })}
      {unit !== undefined && <span className={styles['unit']}>{behindFigure(unit)}</span>}
    </span>
  );
}

export interface FigureProps extends AmountProps {
  /** Derivation of the figure; makes it a dotted link that opens its receipt. */
  receipt?: ReceiptContent | undefined;
  /** For a receipt that has to be loaded: its title and the component that loads it. */
  receiptTitle?: string;
  receiptBody?: () => ReactNode;
}

/** A figure with an optional receipt. */
export function Figure({ receipt, receiptTitle, receiptBody, ...amount }: FigureProps) {
  if (receipt) {
    return (
      <WithReceipt receipt={receipt}>
        <Amount {...amount} />
      </WithReceipt>
    );
  }
  if (receiptTitle !== undefined && receiptBody) {
    return (
      <WithReceipt title={receiptTitle} body={receiptBody}>
        <Amount {...amount} />
      </WithReceipt>
    );
  }
  return <Amount {...amount} />;
}

/** Placeholder of an unknown figure, never a zero. */
export function NoFigure({ label }: { label?: string }) {
  return (
    <span className={styles['none']} title={label}>
      <span aria-hidden>—</span>
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
