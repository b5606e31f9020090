import { Outlet, type RouteObject } from 'react-router';
import { AppShell } from '@/app/layouts/app-shell';
import { AskForSession, RequireAdmin, RequireSession, RequireUnrestricted } from '@/app/layouts/require-session';
import { CrashPage } from '@/app/pages/crash-page';
import { NotFoundPage } from '@/app/pages/not-found-page';
import { OpensLaterPage } from '@/app/pages/opens-later-page';
import { adminRoutes } from '@/features/admin/routes';
import { authRoutes } from '@/features/auth/routes';
import { homeRoutes } from '@/features/home/routes';
import { indicatorsRoutes } from '@/features/indicators/routes';
import { lTokenRoutes } from '@/features/l-token/routes';
import { legalRoutes } from '@/features/legal/routes';
import { supportRoutes } from '@/features/support/routes';
import { type FeatureRoutes, type RouteHandle, screen } from '@/shared/feature-routes';
import { paths } from '@/shared/paths';

const features: readonly FeatureRoutes[] = [
  homeRoutes,
  legalRoutes,
  lTokenRoutes,
  indicatorsRoutes,
  supportRoutes,
  authRoutes,
  adminRoutes,
];

function gather(kind: keyof FeatureRoutes): RouteObject[] {
  return features.flatMap((feature) => feature[kind] ?? []).map(copy);
}

/** A router clears `lazy` after loading, so a screen with two addresses needs two route objects. */
function copy(route: RouteObject): RouteObject {
  const lazy = typeof route.lazy === 'object' ? { ...route.lazy } : route.lazy;
  if (route.index === true) return { ...route, lazy };
  return { ...route, lazy, children: route.children?.map(copy) };
}

/** Pages that open later. */
const later: RouteObject[] = [
  { path: paths.cryptoInsights, element: <OpensLaterPage name={(t) => t('nav.insights')} /> },
  { path: paths.chartAnalysis, element: <OpensLaterPage name={(t) => t('nav.chartAnalysis')} /> },
  { path: paths.tradingJournal, element: <OpensLaterPage name={(t) => t('nav.journal')} /> },
];

const member = () => import('@/app/layouts/member-layout');
const store = () => import('@/app/pages/store/store-page');
const antd = () => import('@/app/layouts/antd-layout');

/**
 * All routes, created for each router because it clears `lazy` of loaded ones. A feature's own screen precedes and
 * thereby replaces the page that says it opens later.
 */
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
          { path: '/', children: gather('public') },
          { path: '/en', element: <Outlet />, children: gather('public') },
          {
            lazy: member,
            children: [{ element: <RequireSession />, children: gather('restricted') }],
          },
          {
            element: <RequireUnrestricted />,
            children: [
              {
                lazy: member,
                children: [
                  ...gather('open'),
                  {
                    element: <RequireSession />,
                    children: [
                      screen(paths.myPage, () => import('@/app/pages/my-page/my-page'), 'MyPage'),
                      screen(paths.myInfo, () => import('@/app/pages/my-info/my-info-page'), 'MyInfoPage'),
                      screen(paths.miningItems, store, 'StorePage'),
                      screen(paths.lcoinShop, store, 'StorePage'),
                      ...gather('member'),
                      { lazy: antd, children: gather('memberAntd') },
                    ],
                  },
                  {
                    element: <AskForSession />,
                    children: [
                      screen(paths.dashboard, () => import('@/app/pages/dashboard/dashboard-page'), 'DashboardPage'),
                      screen(
                        paths.lcoinDashboard,
                        () => import('@/app/pages/lcoin-dashboard/lcoin-dashboard-page'),
                        'LcoinDashboardPage',
                      ),
                    ],
                  },
                  { element: <RequireAdmin />, children: [{ lazy: antd, children: gather('admin') }] },
                ],
              },
              ...later,
            ],
          },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];

/** All addresses as patterns with `:name` for one segment. The server answers others with 404. */
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
    const { only = {} } = (route.handle ?? {}) as Partial<RouteHandle>;
    return Object.entries(only).reduce<string[]>(
      (found, [name, values]) => found.flatMap((one) => values.map((value) => one.replace(`:${name}`, value))),
      [path === '' ? '/' : path],
    );
  });
  return [...new Set(patterns)].sort();
}
