import { type FeatureRoutes, screen } from '@/shared/feature-routes';
import { paths } from '@/shared/paths';

export const lTokenRoutes: FeatureRoutes = {
  public: [screen(paths.lToken.slice(1), () => import('@/features/l-token/pages/l-token-page'), 'LTokenPage')],
};
