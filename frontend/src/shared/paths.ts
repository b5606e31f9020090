import { type Language, isLanguage } from '@/shared/i18n';
import { keep, readKept } from '@/shared/kept';

/** Addresses of the pages for everybody: below `/…` in Korean and `/en/…` in English. */
const publicPaths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  unsubscribe: '/unsubscribe',
  terms: '/terms',
  privacy: '/privacy',
  lToken: '/l-token',
  faq: '/faq',
  kimchiPremium: '/kimchi-premium',
  chartScore: '/chart-score',
  indicators: '/indicators',
  indicator: '/indicators/:id',
  sharedReceipt: '/r/:token',
} as const;

/** All addresses of the site. Those that are not public have one address, in the member's language. */
export const paths = {
  ...publicPaths,
  dashboard: '/dashboard',
  changePassword: '/change-password',
  twoFactorSetup: '/two-factor-setup',
  myPage: '/mypage',
  myInfo: '/my-info',
  lcoinDashboard: '/lcoin-dashboard',
  lcoinShop: '/lcoin-shop',
  miningItems: '/mining-items',
  indicatorPurchase: '/indicator-purchase',
  cryptoInsights: '/crypto-insights',
  chartAnalysis: '/chart-analysis',
  tradingJournal: '/trading-journal',
  adminUsers: '/admin/users',
} as const;

/** The UID registration form, a part of My Info. */
export const uidFormAnchor = 'register-uid';
export const uidFormPath = `${paths.myPage}#${uidFormAnchor}`;

/** Indicators by the last segment of their address. */
export const indicatorIds = ['whale-hunter', 'order-block', 'liquidation-map'] as const;
export type IndicatorId = (typeof indicatorIds)[number];

export function indicatorPath(id: IndicatorId): string {
  return `${paths.indicators}/${id}`;
}

const publicPatterns = Object.values(publicPaths).map((path) => new RegExp(`^${path.replace(/:\w+/, '[^/]+')}$`));

function withoutLanguage(pathname: string): string {
  const bare = pathname.replace(/^\/en(?=\/|$)/, '').replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}

function isPublicPath(pathname: string): boolean {
  const bare = withoutLanguage(pathname);
  return publicPatterns.some((pattern) => pattern.test(bare));
}

const isEnglish = (pathname: string): boolean => /^\/en(\/|$)/.test(pathname);

/** Language of an address, even without a page; undefined where the member's language applies. */
export function languageOfPath(pathname: string): Language | undefined {
  if (isEnglish(pathname)) return 'en';
  return isPublicPath(pathname) ? 'ko' : undefined;
}

/** Whether a page is a step of an account for who is not logged in. */
export const isAccountPath = (pathname: string): boolean =>
  /^\/(login|register|(forgot|reset)-password|confirm-email|unsubscribe)$/.test(withoutLanguage(pathname));

/** Address of a page in a language; pages with one address keep it. */
export function localPath(path: string, language: Language): string {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  if (!isPublicPath(pathname) && !(isEnglish(pathname) && language === 'ko')) return path;
  const bare = withoutLanguage(pathname);
  if (language === 'ko') return `${bare}${rest}`;
  return `${bare === '/' ? '/en' : `/en${bare}`}${rest}`;
}

/** Login address that redirects to the requested page afterwards. */
export function loginPath(language: Language, comeBackTo?: string): string {
  const path = localPath(paths.login, language);
  return comeBackTo === undefined ? path : `${path}?next=${encodeURIComponent(comeBackTo)}`;
}

/** Address of a member's required step, which redirects to the requested page afterwards. */
export function restrictedPath(restriction: 'password' | 'two-factor', next: string): string {
  const path = restriction === 'password' ? paths.changePassword : paths.twoFactorSetup;
  return `${path}?next=${encodeURIComponent(next)}`;
}

/** Placeholder origin for resolving addresses. */
const SITE = 'http://site';

/** A `next` parameter, resolved as by a browser; undefined if it leaves the site. */
export function safeNext(next: string | null): string | undefined {
  // Browsers remove tabs and line breaks from addresses, so that the rest may become another host.
  if (next === null || !next.startsWith('/') || /\p{Cc}/u.test(next) || !URL.canParse(next, SITE)) return undefined;
  const { origin, pathname, search, hash } = new URL(next, SITE);
  return origin === SITE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined;
}

const LANGUAGE_KEY = 'language';

export function storedLanguage(): Language {
  const stored = readKept(LANGUAGE_KEY);
  return isLanguage(stored) ? stored : 'ko';
}

export function storeLanguage(language: Language): void {
  keep(LANGUAGE_KEY, language);
}
