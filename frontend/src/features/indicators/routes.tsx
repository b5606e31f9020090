import { type FeatureRoutes, type RouteHandle, screen } from '@/shared/feature-routes';
import { indicatorIds, paths } from '@/shared/paths';

export const indicatorsRoutes: FeatureRoutes = {
  public: [
    screen(paths.indicators.slice(1), () => import('@/features/indicators/pages/indicators-page'), 'IndicatorsPage'),
    {
      ...screen(paths.indicator.slice(1), () => import('@/features/indicators/pages/indicator-page'), 'IndicatorPage'),
      handle: { only: { id: indicatorIds } } satisfies RouteHandle,
    },
  ],
  member: [
    screen(
      paths.indicatorPurchase,
      () => import('@/features/indicators/pages/indicator-purchase-page'),
      'IndicatorPurchasePage',
    ),
  ],
};
