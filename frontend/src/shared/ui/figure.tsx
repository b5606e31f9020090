import { type ReactNode } from 'react';
import { type DecimalInput, parseDecimal } from '@/shared/decimal';
import { behindFigure, formatNumber } from '@/shared/format';
import { cx } from '@/shared/ui/class-names';
import { type ReceiptContent, WithReceipt } from '@/shared/ui/receipt';
import styles from '@/shared/ui/figure.module.css';

export interface AmountProps {
  /** A number, or a decimal string as the server sends it. Data that are missing have no Amount: show their state instead. */
  value: DecimalInput;
  unit?: string;
  digits?: number;
  trim?: boolean;
  /** A plus before gains. */
  signed?: boolean;
  /** `change`: red and blue (or green and red) by the locale's convention. `entry`: green for what adds, red for what takes. */
  tone?: 'plain' | 'change' | 'entry';
  size?: 'text' | 'm' | 'l' | 'hero';
}

/** A figure: tabular, with a true minus, its unit smaller and lighter. */
export function Amount({
  value,
  unit,
  digits = 0,
  trim = false,
  signed = false,
  tone = 'plain',
  size = 'text',
}: AmountProps) {
  const units = parseDecimal(value)?.units ?? 0n;
  const direction = units > 0n ? 'up' : units < 0n ? 'down' : undefined;
  return (
    <span
      className={cx(
        'figures',
        styles['amount'],
        styles[size],
        direction && tone !== 'plain' && styles[`${tone}-${direction}`],
      )}
    >
      {formatNumber(value, { digits, trim, sign: signed ? 'always' : 'auto' })}
      {unit !== undefined && <span className={styles['unit']}>{behindFigure(unit)}</span>}
    </span>
  );
}

export interface FigureProps extends AmountProps {
  /** How the figure came to be; with it the figure carries the dotted line and opens its receipt. */
  receipt?: ReceiptContent | undefined;
  /** For a receipt that has to be read first: its title, and the part that reads and shows it. */
  receiptTitle?: string;
  receiptBody?: () => ReactNode;
}

/** An amount that can be explained. */
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

/** The place of a figure that is not known: said, never a zero. */
export function NoFigure({ label }: { label?: string }) {
  return (
    <span className={styles['none']} title={label}>
      <span aria-hidden>—</span>
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
