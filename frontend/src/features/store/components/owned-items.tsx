import { useState } from 'react';
import { ITEMS_ANCHOR, ItemEffect, ItemIcon } from '@/features/store/components/mining-offers';
import { TimeLeft, useTimeLeft } from '@/features/store/components/time-left';
import { type OwnedRow, ownedRows } from '@/features/store/owned-items.rules';
import { storeTexts } from '@/features/store/texts';
import {
  useListMiningItemsQuery,
  useListOwnMiningItemsInfiniteQuery,
  useToggleMiningItemMutation,
} from '@/shared/api/generated/member';
import type { UserMiningItemDto } from '@/shared/api/generated/schemas';
import { formatDateTime, formatDuration } from '@/shared/format';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Fold } from '@/shared/ui/fold';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { LoadedList } from '@/shared/ui/loaded-list';
import { EmptyState } from '@/shared/ui/state';
import { Switch } from '@/shared/ui/switch';
import { StatusTag } from '@/shared/ui/tag';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/features/store/components/store.module.css';

/** Anchor of the own items on the store page. */
export const OWNED_ANCHOR = 'my-items';

const HOUR_SECONDS = 3_600;

export interface OwnedItemsProps {
  /** State and times only, for pages with other content. */
  compact?: boolean;
}

/** The member's mining items with their time left and switch; expired ones are collapsed. */
export function OwnedItems({ compact = false }: OwnedItemsProps) {
  const { t } = storeTexts.use();
  const query = useListOwnMiningItemsInfiniteQuery({});
  return (
    <LoadedList
      query={query}
      more={t('owned.more')}
      skeleton={<SkeletonRows rows={2} height="64px" />}
      empty={<NoneOwned />}
    >
      {(items) => {
        const usable = items.filter(({ status }) => status !== 'expired');
        const expired = items.filter(({ status }) => status === 'expired');
        return (
          <div className={styles['ownedAll']}>
            {usable.length > 0 && (
              <ul className={styles['owned']} aria-label={t('owned.list')}>
                {ownedRows(usable).map((row) => (
                  <Owned key={row.item.id} {...row} compact={compact} />
                ))}
              </ul>
            )}
            {expired.length > 0 && (
              <Fold title={t('owned.expired', { count: expired.length })}>
                <ul className={styles['owned']}>
                  {expired.map((item) => (
                    <Expired key={item.id} item={item} />
                  ))}
                </ul>
              </Fold>
            )}
          </div>
        );
      }}
    </LoadedList>
  );
}

/** Leads to the items on offer, if there are any. */
function NoneOwned() {
  const { t } = storeTexts.use();
  const { data: offers } = useListMiningItemsQuery();
  const toStore = <ButtonLink to={`${paths.miningItems}#${ITEMS_ANCHOR}`}>{t('owned.toStore')}</ButtonLink>;
  return (
    <EmptyState title={t('owned.none')} action={offers?.length === 0 ? undefined : toStore}>
      {t('owned.noneText')}
    </EmptyState>
  );
}

/** One item and its switch. Both directions ask first: the first activation starts the clock, and no switch stops it. */
function Owned({ item, orders, spares, compact }: OwnedRow<UserMiningItemDto> & { compact: boolean }) {
  const { t, language } = storeTexts.use();
  const [asking, setAsking] = useState<'on' | 'off'>();
  const [toggle, { isLoading }] = useToggleMiningItemMutation();
  const left = useTimeLeft(item);
  const { id, itemName: name, status, isActive, expiresAt, switchOnObstacle, switchOnFrom } = item;
  const isOver = left === 0;
  const until = expiresAt === null ? '' : formatDateTime(expiresAt, language);
  const duration = formatDuration(item.item.durationHours * HOUR_SECONDS);

  const set = async (active: boolean): Promise<void> => {
    try {
      const { message } = await toggle({ toggleMiningItemDto: { userItemId: id, active } }).unwrap();
      toast({ title: message });
    } catch (error) {
      toastError(t('owned.failed'), error);
    }
    setAsking(undefined);
  };
  const change = (active: boolean): void => {
    if (!active) setAsking('off');
    else if (expiresAt === null) setAsking('on');
    else void set(true);
  };

  return (
    <li className={styles['ownedRow']}>
      {!compact && <ItemIcon name={item.item.icon} />}
      <Switch
        label={name}
        note={
          <span className={styles['ownedNote']}>
            <span className={styles['tags']}>
              <StatusTag
                status={isOver ? 'expired' : status}
                label={
                  spares > 0 ? t('owned.spare', { count: spares }) : t(`owned.status.${isOver ? 'expired' : status}`)
                }
              />
              {left !== undefined && !isOver && <TimeLeft seconds={left} />}
              {left === undefined && <span>{t('owned.unused', { duration })}</span>}
            </span>
            {switchOnObstacle !== null && switchOnFrom !== null && (
              <span>{t(`owned.${switchOnObstacle}`, { until: formatDateTime(switchOnFrom, language) })}</span>
            )}
            {status === 'inactive' && left !== undefined && !isOver && <span>{t('owned.running')}</span>}
            <Dates item={item} />
            {!compact && (
              <span className={styles['tags']}>
                <ItemEffect item={item.item} />
                <span>{t('owned.order', { number: orders.join(', ') })}</span>
              </span>
            )}
          </span>
        }
        checked={isActive && !isOver}
        onChange={change}
        locked={isOver || switchOnObstacle !== null}
        busy={isLoading}
      />
      {asking !== undefined && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(undefined)}
          title={t(`owned.${asking}Title`, { name })}
          consequence={t(`owned.${asking}Text`, { duration, until })}
          confirmLabel={t(`owned.${asking}Confirm`)}
          onConfirm={() => void set(asking === 'on')}
          busy={isLoading}
        />
      )}
    </li>
  );
}

function Expired({ item }: { item: UserMiningItemDto }) {
  const { t } = storeTexts.use();
  return (
    <li className={styles['ownedRow']}>
      <div className={styles['expired']}>
        <span>{item.itemName}</span>
        <span className={styles['ownedNote']}>
          <span className={styles['tags']}>
            <StatusTag status="expired" label={t('owned.status.expired')} />
            <span>{t('owned.order', { number: item.orderNumber })}</span>
          </span>
          <Dates item={item} />
        </span>
      </div>
    </li>
  );
}

/** From the first activation to the end. */
function Dates({ item: { activatedAt, expiresAt } }: { item: UserMiningItemDto }) {
  const { language } = storeTexts.use();
  if (activatedAt === null || expiresAt === null) return null;
  return (
    <span className={styles['dates']}>
      <time dateTime={activatedAt}>{formatDateTime(activatedAt, language)}</time>
      <span>
        – <time dateTime={expiresAt}>{formatDateTime(expiresAt, language)}</time>
      </span>
    </span>
  );
}
