import { metaTexts } from '@/app/meta/texts';
import type { PublicCall } from '@/app/site/page-state';
import { indicatorPath, paths } from '@/shared/paths';

type MetaKey = Parameters<(typeof metaTexts)['t']>[0];

/** A page for everybody, in both languages, complete without scripts. */
export interface PublicPage {
  path: string;
  /** Module of the screen, whose chunk is loaded with the page. */
  module: string;
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

/** All public pages. */
export const publicPages: readonly PublicPage[] = [
  {
    path: paths.home,
    module: 'src/features/home/pages/home-page.tsx',
    text: 'home',
    reads: ['listExchanges', 'getPayoutSummary'],
    structured: 'site',
  },
  { path: paths.login, module: 'src/features/auth/pages/login-page.tsx', text: 'login' },
  {
    path: paths.register,
    module: 'src/features/auth/pages/register-page.tsx',
    text: 'register',
    reads: ['listExchanges'],
  },
  {
    path: paths.forgotPassword,
    module: 'src/features/auth/pages/forgot-password-page.tsx',
    text: 'forgotPassword',
  },
  {
    path: paths.resetPassword,
    module: 'src/features/auth/pages/reset-password-page.tsx',
    text: 'resetPassword',
    isPrivate: true,
  },
  {
    path: paths.confirmEmail,
    module: 'src/features/auth/pages/confirm-email-page.tsx',
    text: 'confirmEmail',
    isPrivate: true,
  },
  {
    path: paths.faq,
    module: 'src/features/support/pages/faq-page.tsx',
    text: 'faq',
    reads: ['listFaq'],
    structured: 'questions',
    picture: 'document',
  },
  { path: paths.lToken, module: 'src/features/l-token/pages/l-token-page.tsx', text: 'lToken', picture: 'document' },
  { path: paths.terms, module: 'src/features/legal/pages/legal-page.tsx', text: 'terms', picture: 'document' },
  { path: paths.privacy, module: 'src/features/legal/pages/legal-page.tsx', text: 'privacy', picture: 'document' },
  {
    path: paths.indicators,
    module: 'src/features/indicators/pages/indicators-page.tsx',
    text: 'indicators',
    picture: 'chart',
  },
  {
    path: indicatorPath('whale-hunter'),
    module: 'src/features/indicators/pages/indicator-page.tsx',
    text: 'whaleHunter',
    picture: 'chart',
    structured: 'indicator',
  },
  {
    path: indicatorPath('order-block'),
    module: 'src/features/indicators/pages/indicator-page.tsx',
    text: 'orderBlock',
    picture: 'chart',
    structured: 'indicator',
  },
  {
    path: indicatorPath('liquidation-map'),
    module: 'src/features/indicators/pages/indicator-page.tsx',
    text: 'liquidationMap',
    picture: 'chart',
    structured: 'indicator',
  },
];
