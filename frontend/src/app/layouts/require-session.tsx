import { useState } from 'react';
import { type Location, Navigate, Outlet, useLocation } from 'react-router';
import { LoginPromptPage } from '@/app/pages/login-prompt-page';
import { appTexts } from '@/app/texts';
import { localPath, loginPath, paths, restrictedPath } from '@/shared/paths';
import { useSession } from '@/shared/session/session.slice';
import { Page } from '@/shared/ui/card';
import { Skeleton, SkeletonRows } from '@/shared/ui/skeleton';

function Checking() {
  return (
    <Page title={<Skeleton width="8em" />}>
      <SkeletonRows rows={6} />
    </Page>
  );
}

/** Leads to a screen that leads back, also to what was chosen here without the router (`setSearchParam`). */
function Away({ to }: { to: (from: string) => string }) {
  const { pathname, hash, state } = useLocation() as Location<unknown>;
  // Read once: the window is at the other address before this one is left.
  const [from] = useState(() => pathname + window.location.search + hash);
  return <Navigate replace to={to(from)} state={state} />;
}

/** Guards member screens, open or not: redirects restricted members to their required step and back afterwards. */
export function RequireUnrestricted() {
  const { restriction } = useSession();
  if (restriction !== null) return <Away to={(from) => restrictedPath(restriction, from)} />;
  return <Outlet />;
}

/** Guards member screens: redirects visitors to the login and back afterwards, with their navigation state. */
export function RequireSession() {
  const { status } = useSession();
  const { language } = appTexts.use();
  if (status === 'loading') return <Checking />;
  if (status === 'guest') return <Away to={(from) => loginPath(language, from)} />;
  return <Outlet />;
}

/** Member screens that ask visitors in place to log in. */
export function AskForSession() {
  const { status } = useSession();
  if (status === 'loading') return <Checking />;
  return status === 'guest' ? <LoginPromptPage /> : <Outlet />;
}

/** Guards admin screens: redirects non-admins home; after an ended session, to the login and back. */
export function RequireAdmin() {
  const { status, user, ended } = useSession();
  const { language } = appTexts.use();
  const { pathname, search } = useLocation();
  if (status === 'loading') return <Checking />;
  if (ended) return <Navigate replace to={loginPath(language, pathname + search)} />;
  if (!user?.isAdmin) return <Navigate replace to={localPath(paths.home, language)} />;
  return <Outlet />;
}
