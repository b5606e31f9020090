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

/** Guards member screens, open or not: redirects restricted members to their required step and back afterwards. */
export function RequireUnrestricted() {
  const { restriction } = useSession();
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  if (restriction !== null)
    return <Navigate replace to={restrictedPath(restriction, pathname + search + hash)} state={state} />;
  return <Outlet />;
}

/** Guards member screens: redirects visitors to the login and back afterwards, with their navigation state. */
export function RequireSession() {
  const { status } = useSession();
  const { language } = appTexts.use();
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  if (status === 'loading') return <Checking />;
  if (status === 'guest') return <Navigate replace to={loginPath(language, pathname + search + hash)} state={state} />;
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
