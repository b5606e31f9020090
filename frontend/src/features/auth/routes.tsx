import { type FeatureRoutes, screen } from '@/shared/feature-routes';

export const authRoutes: FeatureRoutes = {
  public: [
    screen('login', () => import('@/features/auth/pages/login-page'), 'LoginPage'),
    screen('register', () => import('@/features/auth/pages/register-page'), 'RegisterPage'),
  ],
};
