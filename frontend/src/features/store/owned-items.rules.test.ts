import { activeItem, ownItem } from '@test/store-fixtures';
import { ownedRows } from '@/features/store/owned-items.rules';

describe('the rows of own items', () => {
  it('begin with what is on, and count spares of one kind in one row', () => {
    const spare = { switchOnObstacle: 'sameItemOn', switchOnFrom: '2026-11-22T03:30:00.000Z' } as const;
    const rows = ownedRows([
      ownItem({ id: 'a', orderNumber: '1010', ...spare }),
      ownItem({ id: 'b', orderNumber: '1009', ...spare }),
      ownItem({ id: 'c', orderNumber: '1005', itemId: 'another' }),
      activeItem({ id: 'd', orderNumber: '1002' }),
    ]);
    expect(rows.map(({ item, spares, orders }) => [item.id, spares, orders])).toEqual([
      ['d', 0, ['1002']],
      ['a', 2, ['1010', '1009']],
      ['c', 0, ['1005']],
    ]);
  });

  it('keep apart what runs down although it is off', () => {
    const running = activeItem({ id: 'off', status: 'inactive', isActive: false, switchOnObstacle: 'sameItemOn' });
    expect(ownedRows([running, running]).map(({ spares }) => spares)).toEqual([0, 0]);
  });
});
