import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Fragment, StrictMode } from 'react';
import { RouterProvider, createBrowserRouter } from 'react-router';
import { followAddress } from '@/app/language';
import { Providers } from '@/app/providers';
import { createRoutes } from '@/app/routes';
import { type AppStore, createStore } from '@/app/store';
import { startSession } from '@/shared/session/session.slice';
import { type SessionUser, writeStoredUser } from '@/shared/session/stored-user';

export const hana: SessionUser = {
  id: '0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55',
  email: 'hana@example.com',
  name: '김하나',
  isAdmin: false,
};

/** As if this browser had logged in earlier; the page test answers `GET /api/me`. */
export function rememberUser(user: SessionUser = hana): void {
  writeStoredUser(user);
}

export interface RenderedApp extends RenderResult {
  store: AppStore;
  user: UserEvent;
  /** Where the application is now, with search and hash. */
  address: () => string;
}

/** The router of the test before, which must not follow the window any longer. */
let current: ReturnType<typeof createBrowserRouter> | undefined;

/**
 * The whole application at an address, with its real store and routes, after the check at start, or with `checked: false`
 * while it runs. `strict` runs every effect twice.
 */
export async function renderApp(path: string, { strict = false, checked = true } = {}): Promise<RenderedApp> {
  const store = createStore();
  window.history.replaceState(null, '', path);
  current?.dispose();
  const router = createBrowserRouter(createRoutes());
  current = router;
  followAddress(new URL(path, 'http://site').pathname);
  router.subscribe(({ location }) => followAddress(location.pathname));
  const check = store.dispatch(startSession());
  if (checked) await check;
  const Mode = strict ? StrictMode : Fragment;
  const rendered = render(
    <Mode>
      <Providers store={store}>
        <RouterProvider router={router} />
      </Providers>
    </Mode>,
  );
  return {
    ...rendered,
    store,
    user: userEvent.setup(),
    address: () => window.location.pathname + window.location.search + window.location.hash,
  };
}
