import { Outlet, type RouteObject } from 'react-router';
import { AppShell } from '@/app/layouts/app-shell';
import { CrashPage } from '@/app/pages/crash-page';
import { screen } from '@/app/screen';
import { publicPages, publicRoutes } from '@/app/site/public-pages';
import { paths } from '@/shared/paths';

const member = () => import('@/app/layouts/member-layout');
/** Visitors need no guard of a member's screen, so they come with the layout of those. */
const guard = (name: 'AskForSession' | 'RequireAdmin' | 'RequireSession' | 'RequireUnrestricted') => ({
  Component: async () => (await member())[name],
});
const store = () => import('@/app/pages/store/store-page');
/** For everybody who has the address, which no list has: no row of the public pages. */
const sharedReceipt = () =>
  screen(
    paths.sharedReceipt.slice(1),
    () => import('@/features/receipts/pages/shared-receipt-page'),
    'SharedReceiptPage',
  );
const antd = () => import('@/app/layouts/antd-layout');

/** All routes, created for each router because it clears `lazy` of loaded ones. */
export const createRoutes = (): RouteObject[] => [
  {
    element: <AppShell />,
    // For errors outside of the screen: without header and footer.
    errorElement: (
      <main>
        <CrashPage />
      </main>
    ),
    // The first screen is loaded before the router starts, so no fallback is needed.
    HydrateFallback: () => null,
    children: [
      {
        errorElement: <CrashPage />,
        children: [
          { path: '/', children: [...publicRoutes(), sharedReceipt()] },
          { path: '/en', element: <Outlet />, children: [...publicRoutes(), sharedReceipt()] },
          {
            lazy: member,
            children: [
              {
                lazy: guard('RequireSession'),
                children: [
                  screen(
                    paths.changePassword,
                    () => import('@/features/auth/pages/change-password-page'),
                    'ChangePasswordPage',
                  ),
                  screen(
                    paths.twoFactorSetup,
                    () => import('@/features/auth/pages/two-factor-setup-page'),
                    'TwoFactorSetupPage',
                  ),
                ],
              },
            ],
          },
          {
            lazy: guard('RequireUnrestricted'),
            children: [
              {
                lazy: member,
                children: [
                  {
                    lazy: guard('RequireSession'),
                    children: [
                      screen(paths.myPage, () => import('@/app/pages/my-page/my-page'), 'MyPage'),
                      screen(paths.myInfo, () => import('@/app/pages/my-info/my-info-page'), 'MyInfoPage'),
                      screen(
                        paths.cryptoInsights,
                        () => import('@/features/insights/pages/crypto-insights-page'),
                        'CryptoInsightsPage',
                      ),
                      screen(paths.miningItems, store, 'StorePage'),
                      screen(paths.lcoinShop, store, 'StorePage'),
                      screen(
                        paths.indicatorPurchase,
                        () => import('@/features/indicators/pages/indicator-purchase-page'),
                        'IndicatorPurchasePage',
                      ),
                      screen(
                        paths.tradingJournal,
                        () => import('@/features/journal/pages/trading-journal-page'),
                        'TradingJournalPage',
                      ),
                      screen(
                        paths.chartAnalysis,
                        () => import('@/app/pages/chart-analysis/chart-analysis-page'),
                        'ChartAnalysisPage',
                      ),
                    ],
                  },
                  {
                    lazy: guard('AskForSession'),
                    children: [
                      screen(paths.dashboard, () => import('@/app/pages/dashboard/dashboard-page'), 'DashboardPage'),
                      screen(
                        paths.lcoinDashboard,
                        () => import('@/app/pages/lcoin-dashboard/lcoin-dashboard-page'),
                        'LcoinDashboardPage',
                      ),
                    ],
                  },
                  {
                    lazy: guard('RequireAdmin'),
                    children: [
                      {
                        lazy: antd,
                        children: [
                          screen(paths.adminUsers, () => import('@/features/admin/pages/admin-page'), 'AdminPage'),
                        ],
                      },
                    ],
                  },
                ],
              },
            ],
          },
          screen('*', () => import('@/app/pages/not-found-page'), 'NotFoundPage'),
        ],
      },
    ],
  },
];

/** All addresses. The server answers others with 404, also those that a screen with a parameter handles. */
export function routePatterns(table: readonly RouteObject[], base = ''): string[] {
  const patterns = table.flatMap((route) => {
    const path =
      route.path === undefined
        ? base
        : route.path.startsWith('/')
          ? route.path
          : `${base === '/' ? '' : base}/${route.path}`;
    if (route.path === '*') return [];
    if (route.children) return routePatterns(route.children, path);
    const shared = publicPages.filter(({ pattern = '?' }) => path.endsWith(pattern));
    return shared.length === 0
      ? [path === '' ? '/' : path]
      : shared.map((page) => path.replace(page.pattern ?? '', page.path));
  });
  return [...new Set(patterns)].sort();
}
