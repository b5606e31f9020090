import { Suspense, lazy } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { Footer } from '@/app/layouts/footer';
import { Header } from '@/app/layouts/header';
import { FloatingHelp } from '@/features/support/components/floating-help';
import { languageOfPath, localPath, paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session.slice';
import styles from '@/app/layouts/app-shell.module.css';

/** Only members have it, so visitors do not load it. */
const IdleCard = lazy(async () => ({ default: (await import('@/features/lcoin/idle/idle-card')).IdleCard }));

/** Header, page, footer. */
export function AppShell() {
  return (
    <div className={styles['shell']}>
      <Header />
      <main id="content" className={styles['main']} tabIndex={-1}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <Help />
      <FloatingMining />
      <ScrollRestoration />
    </div>
  );
}

/** Questions are answered on every page but those of the back-office. */
function Help() {
  return useLocation().pathname.startsWith('/admin') ? null : <FloatingHelp />;
}

/** Idle mining stays while the member goes from screen to screen: on the home page and on their own, not in the back-office. */
function FloatingMining() {
  const { status, restriction } = useSession();
  const { pathname } = useLocation();
  const language = languageOfPath(pathname);
  const isHome = language !== undefined && pathname.replace(/(?<=.)\/$/, '') === localPath(paths.home, language);
  const isOwn = language === undefined && !pathname.startsWith('/admin');
  if (status !== 'member' || restriction !== null || !(isHome || isOwn)) return null;
  return (
    <Suspense>
      <IdleCard />
    </Suspense>
  );
}
