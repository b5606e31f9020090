import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { SourceLine } from '@/features/insights/components/source-line';
import type { OwnCoins } from '@/features/insights/kimchi/own-coins';
import type { createCoinSearch } from '@/features/insights/kimchi/coin-search';
import { DIRECTIONS, SORTS, heldOrder, orderOf } from '@/features/insights/kimchi/kimchi-order.rules';
import { KimchiTable } from '@/features/insights/kimchi/kimchi-table';
import { kimchiTexts } from '@/features/insights/kimchi/texts';
import { useHeld } from '@/features/insights/kimchi/use-held';
import { useKimchi, useKimchiView, useKoreanExchange } from '@/features/insights/kimchi/use-kimchi';
import { useChoice } from '@/features/insights/use-choice';
import type { KimchiPremiumDto, KimchiPremiumsDto } from '@/shared/api/generated/schemas';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { Field, Input } from '@/shared/ui/field';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { Segmented } from '@/shared/ui/tabs';
import styles from '@/features/insights/kimchi/kimchi.module.css';

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
  const [exchange] = useKoreanExchange();
  return (
    <Section title={own ? t('title') : t('rows')} lead={t('lead')}>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={SKELETON_ROWS} />}
        isEmpty={(data) => data[exchange].length === 0}
        empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
        errorTitle={t('unread')}
      >
        {(data) => (
          <>
            <Coins data={data} own={own} />
            <SourceLine origins={data.sources} late={query.isError} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Coins({ data, own }: { data: KimchiPremiumsDto; own: OwnCoins | undefined }) {
  const { t } = kimchiTexts.use();
  const [exchange] = useKoreanExchange();
  const { sort, setSort, direction, setDirection } = useKimchiView();
  const { isHeld, hold } = useHeld();
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useChoice('coins', SHOWN);
  const isOwn = own !== undefined && shown === 'favourites';
  const coins = data[exchange];
  const { order, isBehind } = useOrder(
    useMemo(() => orderOf(coins, sort, direction), [coins, sort, direction]),
    `${exchange} ${sort} ${direction}`,
    isHeld,
  );
  const found = useFound(coins, typed);
  const byCoin = new Map(coins.map((row) => [row.coin, row]));
  const rows = order.flatMap((coin, index) => {
    const row = byCoin.get(coin);
    return row && (!found || found.has(coin)) && (!isOwn || own.isFavourite(coin)) ? [{ row, rank: index + 1 }] : [];
  });
  return (
    <>
      <div className={styles['ways']}>
        <Field label={t('search')} className={styles['search']}>
          <Input
            type="search"
            value={typed}
            placeholder={t('searchHint')}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Segmented
          label={t('sort')}
          value={sort}
          onChange={setSort}
          options={SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        />
        <Segmented
          label={t('direction')}
          value={direction}
          onChange={setDirection}
          options={DIRECTIONS.map((value) => ({ value, label: t(`directions.${value}`) }))}
        />
        {own && (
          <Segmented
            label={t('shown')}
            value={shown}
            onChange={setShown}
            options={SHOWN.map((value) => ({ value, label: t(`showns.${value}`) }))}
          />
        )}
        <p className={styles['count']}>
          <span role="status">{t('count', { count: rows.length })}</span>
          {isBehind && <span>{t('held')}</span>}
        </p>
      </div>
      {rows.length === 0 ? (
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
        <KimchiTable
          key={exchange}
          rows={rows}
          sort={sort}
          direction={direction}
          exchange={exchange}
          data={data}
          hold={hold}
          own={own}
        />
      )}
    </>
  );
}

/** The order to show: the wanted one, or while somebody is at the table the one that they see. `view` names the choice. */
function useOrder(wanted: readonly string[], view: string, isHeld: boolean) {
  const [shown, setShown] = useState({ wanted, view, order: wanted, isHeld });
  if (shown.wanted !== wanted || shown.view !== view || shown.isHeld !== isHeld) {
    const order = isHeld && shown.view === view ? heldOrder(shown.order, wanted) : wanted;
    setShown({ wanted, view, order, isHeld });
  }
  return { order: shown.order, isBehind: shown.order.some((coin, index) => coin !== wanted[index]) };
}

/** Coins that match the typed text; undefined while all do. The search is loaded with the first letter, and built anew only when coins come or go. */
function useFound(coins: readonly KimchiPremiumDto[], typed: string): ReadonlySet<string> | undefined {
  const known = coins.map(({ coin }) => coin).join(' ');
  const asked = useDeferredValue(typed);
  const isAsked = asked.trim() !== '';
  const [loaded, setLoaded] = useState<{ create: typeof createCoinSearch }>();
  useEffect(() => {
    if (!isAsked || loaded) return;
    // After a failure the next letter tries again.
    import('@/features/insights/kimchi/coin-search').then(
      ({ createCoinSearch: create }) => setLoaded({ create }),
      () => undefined,
    );
  }, [isAsked, asked, loaded]);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- prices change all the time, names only with the coins
  const search = useMemo(() => (isAsked ? loaded?.create(coins) : undefined), [known, isAsked, loaded]);
  return useMemo(() => search?.(asked), [search, asked]);
}
