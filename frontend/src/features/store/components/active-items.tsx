import { ItemEffect } from '@/features/store/components/mining-offers';
import { OWNED_ANCHOR } from '@/features/store/components/owned-items';
import { TimeLeft, useTimeLeft } from '@/features/store/components/time-left';
import { storeTexts } from '@/features/store/texts';
import { useListOwnMiningItemsInfiniteQuery } from '@/shared/api/generated/member';
import type { UserMiningItemDto } from '@/shared/api/generated/schemas';
import { useAllItems } from '@/shared/api/use-all-items';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Entries, Entry } from '@/shared/ui/entries';
import { Figure } from '@/shared/ui/figure';
import { Skeleton, SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';

/** All items of the member, from all pages: counts need every one. Undefined until the last page is loaded. */
function useAllOwnItems() {
  return useAllItems(useListOwnMiningItemsInfiniteQuery({}));
}

/** Number of active items; the receipt names them. Nothing if there is none. */
export function ActiveItemCount() {
  const { t } = storeTexts.use();
  const query = useAllOwnItems();
  // The list below tells a failure.
  if (query.data === undefined && query.isError) return null;
  return (
    <Loaded query={query} skeleton={<Skeleton width="3em" />}>
      {(items) => {
        const active = items.filter(({ isActive }) => isActive);
        if (active.length === 0) return null;
        return (
          <Figure
            value={active.length}
            unit={t('active.unit')}
            receipt={{
              title: t('active.title'),
              rows: active.map((item) => ({
                label: item.itemName,
                value: '1',
                note: t('owned.order', { number: item.orderNumber }),
              })),
              sum: { value: String(active.length), unit: t('active.unit') },
              source: t('owned.title'),
              at: query.fulfilledTimeStamp,
            }}
          />
        );
      }}
    </Loaded>
  );
}

/** Active items with their time left. */
export function ActiveItems() {
  const { t } = storeTexts.use();
  const query = useAllOwnItems();
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={2} height="56px" />}>
      {(items) => {
        const active = items.filter(({ isActive }) => isActive);
        const waiting = items.filter(({ status }) => status === 'inactive').length;
        if (active.length === 0)
          return (
            <EmptyState
              title={t('active.none')}
              action={
                waiting > 0 ? (
                  <ButtonLink size="s" to={`${paths.miningItems}#${OWNED_ANCHOR}`}>
                    {t('active.manage')}
                  </ButtonLink>
                ) : undefined
              }
            >
              {waiting > 0 ? t('active.waiting', { count: waiting }) : t('owned.noneText')}
            </EmptyState>
          );
        return (
          <Entries label={t('active.title')}>
            {active.map((item) => (
              <ActiveItem key={item.id} item={item} />
            ))}
          </Entries>
        );
      }}
    </Loaded>
  );
}

function ActiveItem({ item }: { item: UserMiningItemDto }) {
  const left = useTimeLeft(item) ?? 0;
  return <Entry title={item.itemName} note={<ItemEffect item={item.item} />} value={<TimeLeft seconds={left} />} />;
}
