import { type FeatureRoutes, screen } from '@/shared/feature-routes';

export const supportRoutes: FeatureRoutes = {
  public: [screen('faq', () => import('@/features/support/pages/faq-page'), 'FaqPage')],
};
