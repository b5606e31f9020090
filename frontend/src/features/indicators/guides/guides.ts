import type { IndicatorChartDto } from '@/shared/api/generated/schemas';
import { type IndicatorId, indicatorIds } from '@/shared/paths';
import {
  useGetLiquidationMapChartQuery,
  useGetOrderBlockChartQuery,
  useGetWhaleHunterChartQuery,
} from '@/shared/api/generated/site';
import { liquidationMap } from '@/shared/pictures/liquidation-map.picture';
import { orderBlock } from '@/shared/pictures/order-block.picture';
import { type Picture } from '@/shared/pictures/picture';
import { whaleHunter } from '@/shared/pictures/whale-hunter.picture';

export interface Guide {
  id: IndicatorId;
  /** Key of its texts. */
  key: 'whaleHunter' | 'orderBlock' | 'liquidationMap';
  /** The example that the text explains. */
  picture: Picture;
  /** Reads the indicator on the market of now. */
  useChart: () => { data?: IndicatorChartDto };
}

const parts = {
  'whale-hunter': { key: 'whaleHunter', picture: whaleHunter, useChart: useGetWhaleHunterChartQuery },
  'order-block': { key: 'orderBlock', picture: orderBlock, useChart: useGetOrderBlockChartQuery },
  'liquidation-map': { key: 'liquidationMap', picture: liquidationMap, useChart: useGetLiquidationMapChartQuery },
} as const satisfies Record<IndicatorId, Omit<Guide, 'id'>>;

export const guides: readonly Guide[] = indicatorIds.map((id) => ({ id, ...parts[id] }));
