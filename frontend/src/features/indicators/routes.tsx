import { type FeatureRoutes, screen } from '@/shared/feature-routes';
import { paths } from '@/shared/paths';

export const indicatorsRoutes: FeatureRoutes = {
  member: [
    screen(
      paths.indicatorPurchase,
      () => import('@/features/indicators/pages/indicator-purchase-page'),
      'IndicatorPurchasePage',
    ),
  ],
};
