import { type FeatureRoutes, screen } from '@/shared/feature-routes';

export const authRoutes: FeatureRoutes = {
  public: [
    screen('login', () => import('@/features/auth/pages/login-page'), 'LoginPage'),
    screen('register', () => import('@/features/auth/pages/register-page'), 'RegisterPage'),
    screen('forgot-password', () => import('@/features/auth/pages/forgot-password-page'), 'ForgotPasswordPage'),
    screen('reset-password', () => import('@/features/auth/pages/reset-password-page'), 'ResetPasswordPage'),
    screen('confirm-email', () => import('@/features/auth/pages/confirm-email-page'), 'ConfirmEmailPage'),
  ],
  restricted: [
    screen('change-password', () => import('@/features/auth/pages/change-password-page'), 'ChangePasswordPage'),
    screen('two-factor-setup', () => import('@/features/auth/pages/two-factor-setup-page'), 'TwoFactorSetupPage'),
  ],
};
