import { type FeatureRoutes, screen } from '@/shared/feature-routes';

export const legalRoutes: FeatureRoutes = {
  public: [
    screen('terms', () => import('@/features/legal/pages/legal-page'), 'TermsPage'),
    screen('privacy', () => import('@/features/legal/pages/legal-page'), 'PrivacyPage'),
  ],
};
