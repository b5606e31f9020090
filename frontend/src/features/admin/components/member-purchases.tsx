import type { ReactNode } from 'react';
import { DataTable } from '@/features/admin/components/data-table';
import { adminTexts } from '@/features/admin/texts';
import { useGetMemberStoreQuery } from '@/shared/api/generated/admin';
import type { ChartCouponDto, MemberStoreDto, StoreOrderDto, UserMiningItemDto } from '@/shared/api/generated/schemas';
import { formatDateTime } from '@/shared/format';
import { Amount } from '@/shared/ui/figure';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { StatusTag, Tag } from '@/shared/ui/tag';
import styles from '@/features/admin/components/admin.module.css';

/** Store purchases of a member: orders, items and coupons. */
export function MemberPurchases({ id }: { id: string }) {
  const { t } = adminTexts.use();
  const query = useGetMemberStoreQuery({ id });
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows rows={4} height="40px" />}
      isEmpty={({ orders, items, coupons }) => orders.length + items.length + coupons.length === 0}
      empty={<EmptyState title={t('purchases.none')} />}
    >
      {(store) => <Purchases store={store} />}
    </Loaded>
  );
}

function Purchases({ store: { orders, items, coupons } }: { store: MemberStoreDto }) {
  const { t, language } = adminTexts.use();
  const time = (at: string | null): string => (at === null ? t('none') : formatDateTime(at, language));
  return (
    <>
      {orders.length > 0 && (
        <Part title={t('purchases.orders')}>
          <DataTable<StoreOrderDto>
            label={t('purchases.orders')}
            rows={orders}
            rowKey={({ id }) => id}
            columns={[
              { title: t('purchases.number'), render: ({ number }) => number },
              { title: t('at'), render: ({ createdAt }) => time(createdAt) },
              { title: t('purchases.what'), render: ({ name }) => name },
              {
                title: t('purchases.price'),
                align: 'right',
                render: ({ price }) => <Amount value={price} unit={t('lcoin')} />,
              },
            ]}
          />
        </Part>
      )}
      {items.length > 0 && (
        <Part title={t('purchases.items')}>
          <DataTable<UserMiningItemDto>
            label={t('purchases.items')}
            rows={items}
            rowKey={({ id }) => id}
            columns={[
              { title: t('purchases.number'), render: ({ orderNumber }) => orderNumber },
              { title: t('purchases.what'), render: ({ itemName }) => itemName },
              {
                title: t('status'),
                render: ({ status }) => <StatusTag status={status} label={t(`purchases.itemStatus.${status}`)} />,
              },
              { title: t('purchases.onSince'), render: ({ activatedAt }) => time(activatedAt) },
              { title: t('purchases.until'), render: ({ expiresAt }) => time(expiresAt) },
            ]}
          />
        </Part>
      )}
      {coupons.length > 0 && (
        <Part title={t('purchases.coupons')}>
          <DataTable<ChartCouponDto>
            label={t('purchases.coupons')}
            rows={coupons}
            rowKey={({ id }) => id}
            columns={[
              { title: t('purchases.code'), render: ({ couponCode }) => <code>{couponCode}</code> },
              {
                title: t('status'),
                render: ({ isUsed }) => (
                  <Tag tone={isUsed ? 'neutral' : 'good'}>{t(isUsed ? 'purchases.used' : 'purchases.unused')}</Tag>
                ),
              },
              { title: t('purchases.origin'), render: ({ origin }) => t(`purchases.from.${origin}`) },
              { title: t('purchases.got'), render: ({ createdAt }) => time(createdAt) },
              { title: t('purchases.usedAt'), render: ({ usedAt }) => time(usedAt) },
            ]}
          />
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles['partTitle']}>{title}</h3>
      {children}
    </section>
  );
}
