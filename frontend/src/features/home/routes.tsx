import { type FeatureRoutes } from '@/shared/feature-routes';

export const homeRoutes: FeatureRoutes = {
  public: [
    { index: true, lazy: { Component: async () => (await import('@/features/home/pages/home-page')).HomePage } },
  ],
};
