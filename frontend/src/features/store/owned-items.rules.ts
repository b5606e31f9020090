import type { UserMiningItemDto } from '@/shared/api/generated/schemas';

type Item = Pick<UserMiningItemDto, 'itemId' | 'orderNumber' | 'isActive' | 'expiresAt' | 'switchOnObstacle'>;

/** A row of own items: one item, or all spares of one kind, of which the first is shown. */
export interface OwnedRow<T extends Item> {
  item: T;
  orders: string[];
  /** How many wait until another one of their kind is over; 0 for what can be switched. */
  spares: number;
}

/** What is on comes first. Spares of one kind differ in nothing but their order, so they are one row. */
export function ownedRows<T extends Item>(items: readonly T[]): OwnedRow<T>[] {
  const spares = new Map<string, OwnedRow<T>>();
  const rows: OwnedRow<T>[] = [];
  for (const item of items.toSorted((a, b) => Number(b.isActive) - Number(a.isActive))) {
    const isSpare = item.expiresAt === null && item.switchOnObstacle === 'sameItemOn';
    const known = isSpare ? spares.get(item.itemId) : undefined;
    if (known) {
      known.orders.push(item.orderNumber);
      known.spares += 1;
      continue;
    }
    const row = { item, orders: [item.orderNumber], spares: isSpare ? 1 : 0 };
    if (isSpare) spares.set(item.itemId, row);
    rows.push(row);
  }
  return rows;
}
