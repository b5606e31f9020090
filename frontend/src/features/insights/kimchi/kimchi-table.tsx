import { type Range, defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { chartTexts } from '@/features/insights/charts/texts';
import { useFavourites } from '@/features/insights/favourites/use-favourites';
import { type Direction, type Sort } from '@/features/insights/kimchi/kimchi-order.rules';
import { KimchiRow } from '@/features/insights/kimchi/kimchi-row';
import { kimchiTexts } from '@/features/insights/kimchi/texts';
import type { Held } from '@/features/insights/kimchi/use-held';
import type { KoreanExchange } from '@/features/insights/kimchi/use-kimchi';
import { useSparklines } from '@/features/insights/kimchi/use-sparklines';
import { useWide } from '@/features/insights/kimchi/use-wide';
import type { KimchiPremiumDto, KimchiPremiumsDto } from '@/shared/api/generated/schemas';
import { cx } from '@/shared/ui/class-names';
import styles from '@/features/insights/kimchi/kimchi.module.css';

const HIGHEST = 600;
/** Heights of a row, the same as in the style sheet: one line on a desk, two on a phone. */
const ROW = { wide: 40, narrow: 64 };
const OVERSCAN = 8;

export interface RankedRow {
  row: KimchiPremiumDto;
  rank: number;
}

export interface KimchiTableProps {
  rows: readonly RankedRow[];
  sort: Sort;
  direction: Direction;
  exchange: KoreanExchange;
  data: KimchiPremiumsDto;
  hold: Held['hold'];
}

/** The coins in sight of a long table. Values move in their place; the row that has the focus stays drawn. */
export function KimchiTable({ rows, sort, direction, exchange, data, hold }: KimchiTableProps) {
  const { t } = kimchiTexts.use();
  const scroll = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  const isWide = useWide();
  const height = isWide ? ROW.wide : ROW.narrow;
  const { isFavourite, star } = useFavourites();
  const { lineOf, times } = useSparklines(exchange, isWide);
  const sayChart = chartTexts.use().t;
  const withFocused = (range: Range): number[] => {
    const index = rows.findIndex(({ row }) => row.coin === focused);
    const inSight = defaultRangeExtractor(range);
    return index < 0 || inSight.includes(index) ? inSight : [...inSight, index].sort((a, b) => a - b);
  };
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions are not passed on to memoized components
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    getItemKey: (index) => rows[index]?.row.coin ?? index,
    rangeExtractor: withFocused,
    overscan: OVERSCAN,
  });
  useEffect(() => virtual.measure(), [virtual, height]);
  const sortOf = (column: Sort) =>
    column === sort ? (direction === 'high' ? ('descending' as const) : ('ascending' as const)) : ('none' as const);
  return (
    <div
      ref={scroll}
      role="region"
      aria-label={t('rows')}
      tabIndex={0}
      className={styles['scroll']}
      style={{ maxHeight: HIGHEST }}
      {...hold}
    >
      <div role="table" aria-label={t('rows')} aria-rowcount={rows.length + 1} data-sort={sort}>
        <div role="rowgroup" className={styles['head']}>
          <div role="row" aria-rowindex={1} className={styles['row']}>
            <span role="columnheader" className={styles['rank']}>
              {t('rank')}
            </span>
            <span role="columnheader" className={styles['star']}>
              <span className="visually-hidden">{t('favourites')}</span>
            </span>
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
              {sayChart('sparkHead')}
            </span>
            <span role="columnheader" className={styles['change']} aria-sort={sortOf('change')}>
              {t(`change.${exchange}`)}
            </span>
            <span role="columnheader" className={styles['volume']} aria-sort={sortOf('volume')}>
              {t('volume')}
            </span>
          </div>
        </div>
        <div role="rowgroup" className={cx(styles['body'])} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ key, index, start }) => {
            const ranked = rows[index];
            return (
              ranked && (
                <div key={key} role="presentation" onFocus={() => setFocused(ranked.row.coin)}>
                  <KimchiRow
                    {...{ ...ranked, index, top: start, exchange, data, times }}
                    line={lineOf(ranked.row.coin)}
                    isFavourite={isFavourite(ranked.row.coin)}
                    onStar={star}
                  />
                </div>
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}
