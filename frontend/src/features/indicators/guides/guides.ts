import { type ComponentType } from 'react';
import {
  type IndicatorChartProps,
  LiquidationChart,
  OrderBlockChart,
  WhaleHunterChart,
} from '@/features/indicators/guides/indicator-charts';
import { type IndicatorId, indicatorIds } from '@/shared/paths';

export interface Guide {
  id: IndicatorId;
  /** Its branch of the texts. */
  key: 'whaleHunter' | 'orderBlock' | 'liquidationMap';
  Chart: ComponentType<IndicatorChartProps>;
}

const parts = {
  'whale-hunter': { key: 'whaleHunter', Chart: WhaleHunterChart },
  'order-block': { key: 'orderBlock', Chart: OrderBlockChart },
  'liquidation-map': { key: 'liquidationMap', Chart: LiquidationChart },
} as const satisfies Record<IndicatorId, Omit<Guide, 'id'>>;

export const guides: readonly Guide[] = indicatorIds.map((id) => ({ id, ...parts[id] }));
