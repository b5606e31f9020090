import { metaTexts } from '@/app/meta/texts';
import type { PublicCall } from '@/app/site/page-state';
import { indicatorPath, paths } from '@/shared/paths';

type MetaKey = Parameters<(typeof metaTexts)['t']>[0];

/** A page that anybody may read, in both languages, and that stands complete before any script runs. */
export interface PublicPage {
  path: string;
  /** Module of the screen, whose chunk is fetched with the page and not after it. */
  module: string;
  /** Its words for search engines and link previews; the description is the key with `Description`. */
  text: Extract<MetaKey, `${string}Description`> extends `${infer Key}Description` ? Key : never;
  /** What it shows beside the settings, which every page reads. */
  reads?: readonly PublicCall[];
  /** Nothing for a search engine: its content is for the holder of a mailed link. */
  isPrivate?: true;
}

/** Every public page: one row each. */
export const publicPages: readonly PublicPage[] = [
  {
    path: paths.home,
    module: 'src/features/home/pages/home-page.tsx',
    text: 'home',
    reads: ['listExchanges', 'getPayoutSummary'],
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
  { path: paths.faq, module: 'src/features/support/pages/faq-page.tsx', text: 'faq', reads: ['listFaq'] },
  { path: paths.terms, module: 'src/features/legal/pages/legal-page.tsx', text: 'terms' },
  { path: paths.privacy, module: 'src/features/legal/pages/legal-page.tsx', text: 'privacy' },
  { path: paths.indicators, module: 'src/features/indicators/pages/indicators-page.tsx', text: 'indicators' },
  {
    path: indicatorPath('whale-hunter'),
    module: 'src/features/indicators/pages/indicator-page.tsx',
    text: 'whaleHunter',
  },
  {
    path: indicatorPath('order-block'),
    module: 'src/features/indicators/pages/indicator-page.tsx',
    text: 'orderBlock',
  },
  {
    path: indicatorPath('liquidation-map'),
    module: 'src/features/indicators/pages/indicator-page.tsx',
    text: 'liquidationMap',
  },
];
