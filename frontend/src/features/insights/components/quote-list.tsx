import { type ReactNode, useState } from 'react';
import { useNarrow } from '@/features/insights/components/use-media';
import { figureTexts } from '@/features/insights/components/texts';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/class-names';
import styles from '@/features/insights/components/quote-list.module.css';

/** Rows that are shown before the list is unfolded, in two columns and in one. */
const [FIRST, FEW] = [10, 5];

/** A coin with its figures. */
export interface Quote {
  key: string;
  symbol: string;
  /** Small, below the symbol. */
  note?: ReactNode;
  value: ReactNode;
  /** Small, below the value. */
  valueNote?: ReactNode;
  change: ReactNode;
  onOpen: () => void;
}

export interface QuoteListProps<T> {
  label: string;
  items: readonly T[];
  /** Called for the visible rows only: a list can have hundreds, and is rendered again with each update. */
  quoteOf: (item: T) => Quote;
  /** Whether the place in the list says something. */
  ranked?: boolean;
  /** Names of the columns. */
  head: { value: string; valueNote?: string; change: string };
}

/** Coins in order, each of which opens its details; the first ones until all are asked for. */
export function QuoteList<T>({ label, items, quoteOf, ranked = true, head }: QuoteListProps<T>) {
  const { t } = figureTexts.use();
  const [isWhole, setWhole] = useState(false);
  const first = useNarrow() ? FEW : FIRST;
  const shown = (isWhole ? items : items.slice(0, first)).map(quoteOf);
  return (
    <>
      {shown.length > 0 && (
        <p className={cx(styles['row'], styles['head'], !ranked && styles['unranked'])}>
          {ranked && <span />}
          <span>{t('list.coin')}</span>
          <span className={styles['value']}>
            <span>{head.value}</span>
            {head.valueNote !== undefined && <span>{head.valueNote}</span>}
          </span>
          <span className={styles['change']}>{head.change}</span>
        </p>
      )}
      <ol className={styles['list']} aria-label={label}>
        {shown.map(({ key, symbol, note, value, valueNote, change, onOpen }, index) => (
          <li key={key} className={cx(styles['row'], !ranked && styles['unranked'])}>
            {ranked && <span className={styles['rank']}>{index + 1}</span>}
            <span className={styles['name']}>
              <button type="button" className={styles['open']} onClick={onOpen} aria-label={t('list.open', { symbol })}>
                {symbol}
              </button>
              {note !== undefined && <span className={styles['note']}>{note}</span>}
            </span>
            <span className={styles['value']}>
              {value}
              {valueNote !== undefined && <span className={styles['note']}>{valueNote}</span>}
            </span>
            <span className={styles['change']}>{change}</span>
          </li>
        ))}
      </ol>
      {items.length > first && (
        <div className={styles['more']}>
          <Button size="s" onClick={() => setWhole(!isWhole)} aria-expanded={isWhole}>
            {isWhole ? t('list.fewer') : t('list.all', { count: items.length })}
          </Button>
        </div>
      )}
    </>
  );
}
