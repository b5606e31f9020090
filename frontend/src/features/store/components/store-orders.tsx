import { storeTexts } from '@/features/store/texts';
import { useListStoreOrdersInfiniteQuery } from '@/shared/api/generated/member';
import type { StoreOrderDto } from '@/shared/api/generated/schemas';
import { formatDateTime } from '@/shared/format';
import { FactReceipt } from '@/shared/receipts/fact-receipt';
import { Entries, Entry } from '@/shared/ui/entries';
import { Figure } from '@/shared/ui/figure';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { LoadedList } from '@/shared/ui/loaded-list';
import { EmptyState } from '@/shared/ui/state';

const UNIT = 'L';

/** The member's orders, each with its number for support. */
export function StoreOrders() {
  const { t } = storeTexts.use();
  const query = useListStoreOrdersInfiniteQuery({});
  return (
    <LoadedList
      query={query}
      more={t('orders.more')}
      skeleton={<SkeletonRows rows={3} height="56px" />}
      empty={<EmptyState title={t('orders.none')}>{t('orders.noneText')}</EmptyState>}
    >
      {(orders) => (
        <Entries label={t('orders.list')}>
          {orders.map((order) => (
            <Order key={order.id} order={order} />
          ))}
        </Entries>
      )}
    </LoadedList>
  );
}

function Order({ order: { id, number, name, price, createdAt } }: { order: StoreOrderDto }) {
  const { t, language } = storeTexts.use();
  return (
    <Entry
      title={name}
      note={
        <>
          <span>{t('orders.number', { number })}</span>
          <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
        </>
      }
      value={
        <Figure
          value={price}
          unit={UNIT}
          receiptTitle={t('orders.number', { number })}
          receiptBody={() => <FactReceipt kind="order" id={id} />}
        />
      }
    />
  );
}
