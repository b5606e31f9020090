import { type CSSProperties, memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { OwnCoins } from '@/features/insights/kimchi/own-coins';
import { type Direction, type Sort } from '@/features/insights/kimchi/kimchi-order.rules';
import { KimchiRow } from '@/features/insights/kimchi/kimchi-row';
import { kimchiTexts } from '@/features/insights/kimchi/texts';
import type { Held } from '@/features/insights/kimchi/use-held';
import type { KoreanExchange } from '@/features/insights/kimchi/use-kimchi';
import { useFewAtATime } from '@/features/insights/kimchi/use-few-at-a-time';
import { useSparklines } from '@/features/insights/kimchi/use-sparklines';
import { useWide } from '@/features/insights/components/use-media';
import type { KimchiPremiumDto } from '@/shared/api/generated/schemas';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/class-names';
import { LazyPart, lazyPart } from '@/shared/ui/lazy-part';
import { useOnScreen } from '@/shared/ui/use-on-screen';
import styles from '@/features/insights/kimchi/kimchi.module.css';

/** Heights of the table and of a row where it scrolls, the same as in the style sheet. */
const HIGHEST = 600;
const ROW = 40;
/** Rows that are drawn until the table is seen: as many as fit into it. A phone shows no more until asked to. */
const FIRST = Math.ceil(HIGHEST / ROW);
/** How many rows more a phone shows at a time. */
const MORE = 50;

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const rowsInSight = lazyPart(async () => (await import('@/features/insights/kimchi/rows-in-sight')).RowsInSight);

const withKey = (row: KimchiPremiumDto | undefined): [string, KimchiPremiumDto][] => (row ? [[row.coin, row]] : []);

export interface RankedRow {
  row: KimchiPremiumDto;
  rank: number;
}

export interface KimchiTableProps {
  rows: readonly RankedRow[];
  sort: Sort;
  direction: Direction;
  exchange: KoreanExchange;
  hold: Held['hold'];
  /** Called with the coins that are drawn. */
  onDrawn: (coins: ReadonlySet<string>) => void;
  /** Without it nobody can star or open a coin. */
  own: OwnCoins | undefined;
}

/**
 * The coins in sight of a long table, which scrolls on a desk and grows on a phone; the first ones where it is drawn by the
 * service. Values move in their place; the row that has the focus stays drawn.
 */
export const KimchiTable = memo(({ rows, sort, direction, exchange, hold, onDrawn, own }: KimchiTableProps) => {
  const { t } = kimchiTexts.use();
  const scroll = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  const isWide = useWide();
  const { lineOf, times } = useSparklines(exchange, isWide);
  const isOnScreen = useOnScreen(scroll);
  const [isSeen, setSeen] = useState(false);
  const [scrolled, setScrolled] = useState(() => upTo(FIRST));
  const [shown, setShown] = useState(FIRST);
  const count = isWide ? rows.length : Math.min(shown, rows.length);
  const inSight = useMemo(() => (isWide ? scrolled : upTo(count)), [isWide, scrolled, count]);
  if (isOnScreen && !isSeen) setSeen(true);
  const coins = useMemo(() => inSight.flatMap((index) => rows[index]?.row.coin ?? []), [inSight, rows]);
  const drawn = useFewAtATime(
    useMemo(() => new Map(inSight.flatMap((index) => withKey(rows[index]?.row))), [inSight, rows]),
  );
  useEffect(() => onDrawn(new Set(coins)), [coins, onDrawn]);
  const draw = (index: number): ReactNode => {
    const ranked = rows[index];
    const row = ranked && drawn.get(ranked.row.coin);
    return (
      row && (
        <div key={row.coin} role="presentation" onFocus={() => setFocused(row.coin)}>
          <KimchiRow
            {...{ row, rank: ranked.rank, index, exchange, times }}
            line={lineOf(row.coin)}
            Acts={own?.Acts}
            isFavourite={own?.isFavourite(row.coin) === true}
            onStar={own?.star}
          />
        </div>
      )
    );
  };
  const sortOf = (column: Sort) =>
    column === sort ? (direction === 'high' ? ('descending' as const) : ('ascending' as const)) : ('none' as const);
  return (
    <div
      ref={scroll}
      role="region"
      aria-label={t('region')}
      tabIndex={isWide ? 0 : undefined}
      className={cx(styles['scroll'], !own && styles['readOnly'])}
      {...hold}
    >
      <div role="table" aria-label={t('rows')} aria-rowcount={rows.length + 1} data-sort={sort}>
        <div role="rowgroup" className={styles['head']}>
          <div role="row" aria-rowindex={1} className={styles['row']}>
            <span role="columnheader" className={styles['rank']}>
              {t('rank')}
            </span>
            {own && (
              <span role="columnheader" className={styles['star']}>
                <span className="visually-hidden">{t('favourites')}</span>
              </span>
            )}
            <span role="columnheader" className={styles['name']}>
              {t('name')}
            </span>
            <span role="columnheader" className={styles['price']}>
              {t('price')}
            </span>
            <span role="columnheader" className={styles['premiumCell']} aria-sort={sortOf('premium')}>
              {t('premium')}
            </span>
            <span role="columnheader" className={styles['spark']}>
              {t('sparkHead')}
            </span>
            <span role="columnheader" className={styles['change']} aria-sort={sortOf('change')}>
              {t(`change.${exchange}`)}
            </span>
            <span role="columnheader" className={styles['volume']} aria-sort={sortOf('volume')}>
              {t('volume')}
            </span>
          </div>
        </div>
        <div role="rowgroup" className={styles['body']} style={{ '--count': count } as CSSProperties}>
          {inSight.map(draw)}
        </div>
      </div>
      {count < rows.length && (
        <p className={styles['more']}>
          <Button onClick={() => setShown(shown + MORE)}>
            {t('more', { count: Math.min(MORE, rows.length - count) })}
          </Button>
        </p>
      )}
      {isWide && isSeen && (
        <LazyPart part={rowsInSight}>
          {(RowsInSight) => (
            <RowsInSight
              scroll={scroll}
              count={rows.length}
              height={ROW}
              kept={rows.findIndex(({ row }) => row.coin === focused)}
              onChange={setScrolled}
            />
          )}
        </LazyPart>
      )}
    </div>
  );
});
KimchiTable.displayName = 'KimchiTable';
