import type { CSSProperties, ReactNode } from 'react';
import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/ui/folding-table.module.css';

export interface FoldingTableProps {
  label?: string;
  /** Titles of the columns; the first one is that of the row's heading. */
  titles: readonly string[];
  /** Cells beside each other where a row becomes a block, below 768 px; without it the few columns stay columns. */
  folded?: number | undefined;
  className?: string;
  /** Rows of a `th` and cells that say their title as `data-label`. */
  children: ReactNode;
}

/** A table to be read, whose rows become blocks on a phone. */
export function FoldingTable({ label, titles, folded, className, children }: FoldingTableProps) {
  return (
    <table
      className={cx(styles[folded === undefined ? 'flat' : 'table'], className)}
      aria-label={label}
      style={{ '--folded': folded } as CSSProperties}
    >
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
