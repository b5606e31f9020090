import { type FeatureRoutes, screen } from '@/shared/feature-routes';

export const authRoutes: FeatureRoutes = {
  public: [
    screen('login', () => import('@/features/auth/pages/login-page'), 'LoginPage'),
    screen('register', () => import('@/features/auth/pages/register-page'), 'RegisterPage'),
    screen('forgot-password', () => import('@/features/auth/pages/forgot-password-page'), 'ForgotPasswordPage'),
    screen('reset-password', () => import('@/features/auth/pages/reset-password-page'), 'ResetPasswordPage'),
    screen('terms', () => import('@/features/auth/pages/terms-page'), 'TermsPage'),
    screen('privacy', () => import('@/features/auth/pages/privacy-page'), 'PrivacyPage'),
  ],
};
