import { memo, useDeferredValue, useMemo, useState } from 'react';
import { SourceLine } from '@/features/insights/components/source-line';
import type { OwnCoins } from '@/features/insights/kimchi/own-coins';
import { SORTS, namedFirst, orderOf } from '@/features/insights/kimchi/kimchi-order.rules';
import { KimchiTable } from '@/features/insights/kimchi/kimchi-table';
import { kimchiTexts } from '@/features/insights/kimchi/texts';
import { useFound } from '@/features/insights/kimchi/use-found';
import { useHeld } from '@/features/insights/kimchi/use-held';
import {
  KOREAN_EXCHANGES,
  type KoreanExchange,
  useKimchi,
  useKimchiView,
  useListedExchange,
} from '@/features/insights/kimchi/use-kimchi';
import { useOrder } from '@/features/insights/kimchi/use-order';
import { Read } from '@/features/insights/outages/read';
import { useChoice } from '@/features/insights/use-choice';
import type { KimchiPremiumDto } from '@/shared/api/generated/schemas';
import { formatClock } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { Field } from '@/shared/ui/field';
import { SearchInput } from '@/shared/ui/search-input';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState } from '@/shared/ui/state';
import { Segmented } from '@/shared/ui/tabs';
import styles from '@/features/insights/kimchi/kimchi-ways.module.css';

const SKELETON_ROWS = 12;
const SHOWN = ['all', 'favourites'] as const;

export interface KimchiPanelProps {
  /** The member's; without it the table is read-only. */
  own?: OwnCoins;
}

/** The premium of every coin: sorted, searched, each with its receipt. */
export function KimchiPanel({ own }: KimchiPanelProps) {
  const { t } = kimchiTexts.use();
  const query = useKimchi();
  const exchange = useListedExchange();
  // Drawn in parts, between which the page answers: a new market is not urgent.
  const drawn = useDeferredValue(query.data);
  return (
    <Section title={own ? t('title') : t('rows')} lead={t('lead')}>
      <Read
        sources={KOREAN_EXCHANGES}
        query={query}
        skeleton={<SkeletonRows rows={SKELETON_ROWS} />}
        isEmpty={(data) => data[exchange].length === 0}
        empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
        errorTitle={t('unread')}
      >
        {(data) => (
          <>
            <Coins coins={(drawn ?? data)[exchange]} exchange={exchange} own={own} />
            <SourceLine origins={data.sources} late={query.error !== undefined} />
          </>
        )}
      </Read>
    </Section>
  );
}

interface CoinsProps {
  coins: readonly KimchiPremiumDto[];
  exchange: KoreanExchange;
  own: OwnCoins | undefined;
}

const Coins = memo(({ coins, exchange, own }: CoinsProps) => {
  const { t } = kimchiTexts.use();
  const { sort, setSort, direction, setDirection } = useKimchiView();
  const { isHeld, hold } = useHeld();
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useChoice('coins', SHOWN);
  const isOwn = own !== undefined && shown === 'favourites';
  const { order, at, isBehind, onDrawn } = useOrder(
    useMemo(() => orderOf(coins, sort, direction), [coins, sort, direction]),
    `${exchange} ${sort} ${direction}`,
    isHeld,
  );
  const found = useFound(coins, typed);
  const isFavourite = isOwn ? own.isFavourite : undefined;
  const wanted = useMemo(() => {
    const byCoin = new Map(coins.map((row) => [row.coin, row]));
    const rows = order.flatMap((coin, index) => {
      const row = byCoin.get(coin);
      return row && (found?.coins.has(coin) ?? true) && (isFavourite?.(coin) ?? true) ? [{ row, rank: index + 1 }] : [];
    });
    return { rows: found ? namedFirst(rows, ({ row }) => row.coin, found.named) : rows, sort, direction };
  }, [coins, order, found, isFavourite, sort, direction]);
  // What is pressed shows at once, and the table, drawn once, after it.
  const drawn = useDeferredValue(wanted);
  return (
    <>
      <div className={styles['ways']}>
        <Field label={t('search')} className={styles['search']}>
          <SearchInput
            value={typed}
            placeholder={t('searchHint')}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        {own && (
          <Segmented
            label={t('shown')}
            value={shown}
            onChange={setShown}
            options={SHOWN.map((value) => ({ value, label: t(`showns.${value}`) }))}
          />
        )}
        <div className={styles['sort']}>
          <Segmented
            label={t('sort')}
            value={sort}
            onChange={setSort}
            options={SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          />
          <Button
            variant="quiet"
            size="s"
            title={t('direction')}
            onClick={() => setDirection(direction === 'high' ? 'low' : 'high')}
          >
            {t(`directions.${direction}`)}
            <span aria-hidden>{direction === 'high' ? '↓' : '↑'}</span>
          </Button>
        </div>
        <p className={styles['count']}>
          <span role="status">{t('count', { count: drawn.rows.length })}</span>
          {at !== undefined && (
            <span className="figures">{t(isHeld && isBehind ? 'held' : 'orderedAt', { time: formatClock(at) })}</span>
          )}
        </p>
      </div>
      {drawn.rows.length === 0 ? (
        <EmptyState
          title={isOwn && typed === '' ? t('noFavourites') : t('nothing')}
          action={
            <Button
              size="s"
              onClick={() => {
                setTyped('');
                setShown('all');
              }}
            >
              {t('showAll')}
            </Button>
          }
        >
          {isOwn && typed === '' ? t('noFavouritesText') : t('nothingText')}
        </EmptyState>
      ) : (
        <KimchiTable key={exchange} {...drawn} exchange={exchange} hold={hold} onDrawn={onDrawn} own={own} />
      )}
    </>
  );
});
Coins.displayName = 'Coins';
