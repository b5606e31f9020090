import { type FeatureRoutes, screen } from '@/shared/feature-routes';

export const adminRoutes: FeatureRoutes = {
  admin: [screen('admin/users', () => import('@/features/admin/pages/admin-page'), 'AdminPage')],
};
