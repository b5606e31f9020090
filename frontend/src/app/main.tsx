import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type RouteObject, createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { followAddress, followLanguage } from '@/app/language';
import { offerMoreGlyphs } from '@/app/more-glyphs';
import { Providers } from '@/app/providers';
import { createRoutes } from '@/app/routes';
import { keepEarlyActs } from '@/app/site/early-acts';
import { readPageState, takeOver } from '@/app/site/page-state';
import { createStore } from '@/app/store';
import { giveStylesTheNonce } from '@/app/style-nonce';
import { onLanguage } from '@/shared/i18n';
import { forgetUser, startSession } from '@/shared/session/session.slice';
import { applyTheme, storedTheme } from '@/shared/theme';
import { partsTaken } from '@/shared/ui/page-part';
import { keepTitle } from '@/shared/use-title';
import '@/app/theme/tokens.css';
import '@/app/theme/base.css';

giveStylesTheNonce();
applyTheme(storedTheme());
followAddress(location.pathname);
followLanguage();

/** Yields to the browser between steps of the start, so that slow phones stay responsive. */
const pause = (): Promise<void> => new Promise((next) => setTimeout(next));

const routes = createRoutes();
const store = createStore();
for (const [call, answer] of Object.entries(readPageState())) {
  await pause();
  takeOver(store, { [call]: answer });
}
// Another tab logged out.
addEventListener('storage', ({ key, newValue }) => {
  if (key === 'isLoggedIn' && newValue === null) store.dispatch(forgetUser());
});

/**
 * Loads the screens of the first address before hydration, to avoid flicker. The router shows an error for one that fails
 * to load.
 */
async function loadFirstScreen(): Promise<boolean> {
  const matches = matchRoutes(routes, location.pathname) ?? [];
  const results = await Promise.allSettled(matches.map(({ route }) => resolve(route)));
  return results.every(({ status }) => status === 'fulfilled');
}

async function resolve(route: RouteObject): Promise<void> {
  if (typeof route.lazy === 'function') {
    Object.assign(route, await route.lazy());
    delete route.lazy;
  } else if (route.lazy?.Component) {
    route.Component = await route.lazy.Component();
    delete route.lazy;
  }
}

await pause();
const isLoaded = await loadFirstScreen();
await pause();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const isDrawn = root.firstElementChild !== null && isLoaded;
// With something to take over, the router leaves the page where its reader has scrolled to meanwhile.
const router = createBrowserRouter(routes, isDrawn ? { hydrationData: {} } : {});
let address = location.pathname;
/** Titles and descriptions of all pages are loaded at the first navigation. */
const followHead = async (): Promise<void> => (await import('@/app/site/follow-head')).followHead();
// Only a new address determines the language: a login changes it while the old address is still current.
router.subscribe(({ location: { pathname } }) => {
  if (pathname === address) return;
  address = pathname;
  followAddress(pathname);
  // Not needed by readers.
  followHead().catch(() => undefined);
});
onLanguage(() => void followHead().catch(() => undefined));

// Before the first render, which then knows a visitor and need not be repeated.
void store.dispatch(startSession());

let tellShown = (): void => undefined;
const taken = new Promise<void>((resolve) => (tellShown = resolve)).then(partsTaken);
const app = (
  <StrictMode>
    <Providers store={store} prerendered={store.getState()} onShown={tellShown}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>
);
if (isDrawn) keepTitle(location.pathname, document.title);
else window.earlyButton = null;
const isReady = isDrawn ? keepEarlyActs(root, taken) : taken;
// Until this mark the page can be read but not used; tests wait for it.
void isReady.then(() => (document.documentElement.dataset['ready'] = ''));
// A transition renders in slices and keeps the page responsive.
if (isDrawn) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);

await pause();
offerMoreGlyphs();
