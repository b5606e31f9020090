import type { RouteObject } from 'react-router';
import type { metaTexts } from '@/app/meta/texts';
import { screen } from '@/app/screen';
import type { PublicCall } from '@/app/site/page-state';
import { indicatorPath, paths } from '@/shared/paths';

type MetaKey = Parameters<(typeof metaTexts)['t']>[0];

/** A page for everybody, in both languages, complete without scripts. */
export interface PublicPage extends ReturnType<typeof screen> {
  /** Pattern of its route, where several pages share one. */
  pattern?: string;
  /** File of the screen, by which the build finds the chunks to load with the page. */
  module: string;
  /** Files of parts that are drawn with the page and whose scripts come later: of these the page needs the styles alone. */
  stylesOf?: readonly string[];
  /** Key of its title; the description is the key with `Description`. */
  text: Extract<MetaKey, `${string}Description`> extends `${infer Key}Description` ? Key : never;
  /** API answers that it shows besides the settings, which every page reads. */
  reads?: readonly PublicCall[];
  /** Its structured data. */
  structured?: 'site' | 'questions' | 'indicator';
  /** Motif of its link preview picture; a receipt by default. */
  picture?: 'chart' | 'document';
  /** Not for search engines: its content is for the holder of a mailed link. */
  isPrivate?: true;
}

const indicator = {
  ...screen(paths.indicator, () => import('@/features/indicators/pages/indicator-page'), 'IndicatorPage'),
  pattern: paths.indicator,
  module: 'src/features/indicators/pages/indicator-page.tsx',
  structured: 'indicator',
  picture: 'chart',
} as const;

/** All public pages: their routes, texts, answers and what search engines are told. */
export const publicPages: readonly PublicPage[] = [
  {
    ...screen(paths.home, () => import('@/app/pages/home/home-page'), 'HomePage'),
    module: 'src/app/pages/home/home-page.tsx',
    stylesOf: ['src/features/home/components/feature-showcase.tsx'],
    text: 'home',
    reads: ['listExchanges', 'getPayoutSummary', 'getWhaleHunterChart', 'getMarketHighlights'],
    structured: 'site',
  },
  {
    ...screen(paths.login, () => import('@/features/auth/pages/login-page'), 'LoginPage'),
    module: 'src/features/auth/pages/login-page.tsx',
    text: 'login',
  },
  {
    ...screen(paths.register, () => import('@/features/auth/pages/register-page'), 'RegisterPage'),
    module: 'src/features/auth/pages/register-page.tsx',
    text: 'register',
    reads: ['listExchanges'],
  },
  {
    ...screen(paths.forgotPassword, () => import('@/features/auth/pages/forgot-password-page'), 'ForgotPasswordPage'),
    module: 'src/features/auth/pages/forgot-password-page.tsx',
    text: 'forgotPassword',
  },
  {
    ...screen(paths.resetPassword, () => import('@/features/auth/pages/reset-password-page'), 'ResetPasswordPage'),
    module: 'src/features/auth/pages/reset-password-page.tsx',
    text: 'resetPassword',
    isPrivate: true,
  },
  {
    ...screen(paths.confirmEmail, () => import('@/features/auth/pages/confirm-email-page'), 'ConfirmEmailPage'),
    module: 'src/features/auth/pages/confirm-email-page.tsx',
    text: 'confirmEmail',
    isPrivate: true,
  },
  {
    ...screen(paths.unsubscribe, () => import('@/features/auth/pages/unsubscribe-page'), 'UnsubscribePage'),
    module: 'src/features/auth/pages/unsubscribe-page.tsx',
    text: 'unsubscribe',
    isPrivate: true,
  },
  {
    ...screen(paths.faq, () => import('@/features/support/pages/faq-page'), 'FaqPage'),
    module: 'src/features/support/pages/faq-page.tsx',
    text: 'faq',
    reads: ['listFaq'],
    structured: 'questions',
    picture: 'document',
  },
  {
    ...screen(paths.kimchiPremium, () => import('@/features/insights/pages/kimchi-premium-page'), 'KimchiPremiumPage'),
    module: 'src/features/insights/pages/kimchi-premium-page.tsx',
    text: 'kimchiPremium',
    reads: ['getKimchiPremium'],
    picture: 'document',
  },
  {
    ...screen(paths.chartScore, () => import('@/features/chart-analysis/score/chart-score-page'), 'ChartScorePage'),
    module: 'src/features/chart-analysis/score/chart-score-page.tsx',
    text: 'chartScore',
    reads: ['getChartAnalysisScore'],
    picture: 'chart',
  },
  {
    ...screen(paths.lToken, () => import('@/features/l-token/pages/l-token-page'), 'LTokenPage'),
    module: 'src/features/l-token/pages/l-token-page.tsx',
    text: 'lToken',
    picture: 'document',
  },
  {
    ...screen(paths.terms, () => import('@/features/legal/pages/legal-page'), 'TermsPage'),
    module: 'src/features/legal/pages/legal-page.tsx',
    text: 'terms',
    picture: 'document',
  },
  {
    ...screen(paths.privacy, () => import('@/features/legal/pages/legal-page'), 'PrivacyPage'),
    module: 'src/features/legal/pages/legal-page.tsx',
    text: 'privacy',
    picture: 'document',
  },
  {
    ...screen(paths.indicators, () => import('@/features/indicators/pages/indicators-page'), 'IndicatorsPage'),
    module: 'src/features/indicators/pages/indicators-page.tsx',
    text: 'indicators',
    reads: ['getWhaleHunterChart', 'getOrderBlockChart', 'getLiquidationMapChart'],
    picture: 'chart',
  },
  { ...indicator, path: indicatorPath('whale-hunter'), text: 'whaleHunter', reads: ['getWhaleHunterChart'] },
  { ...indicator, path: indicatorPath('order-block'), text: 'orderBlock', reads: ['getOrderBlockChart'] },
  { ...indicator, path: indicatorPath('liquidation-map'), text: 'liquidationMap', reads: ['getLiquidationMapChart'] },
];

/** Their routes below the address of a language, of its own for each router, which clears `lazy` of what it has loaded. */
export const publicRoutes = (): RouteObject[] =>
  [...new Map(publicPages.map(({ pattern, path, lazy }) => [pattern ?? path, lazy]))].map(([path, lazy]) =>
    path === paths.home ? { index: true, lazy: { ...lazy } } : { path: path.slice(1), lazy: { ...lazy } },
  );
