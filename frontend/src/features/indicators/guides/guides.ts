import { type IndicatorId, indicatorIds } from '@/shared/paths';
import { liquidationMap } from '@/shared/pictures/liquidation-map.picture';
import { orderBlock } from '@/shared/pictures/order-block.picture';
import { type Picture } from '@/shared/pictures/picture';
import { whaleHunter } from '@/shared/pictures/whale-hunter.picture';

export interface Guide {
  id: IndicatorId;
  /** Key of its texts. */
  key: 'whaleHunter' | 'orderBlock' | 'liquidationMap';
  picture: Picture;
}

const parts = {
  'whale-hunter': { key: 'whaleHunter', picture: whaleHunter },
  'order-block': { key: 'orderBlock', picture: orderBlock },
  'liquidation-map': { key: 'liquidationMap', picture: liquidationMap },
} as const satisfies Record<IndicatorId, Omit<Guide, 'id'>>;

export const guides: readonly Guide[] = indicatorIds.map((id) => ({ id, ...parts[id] }));
