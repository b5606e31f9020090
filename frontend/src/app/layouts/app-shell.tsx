import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { Footer } from '@/app/layouts/footer';
import { hasHelp } from '@/app/layouts/has-help';
import { Header } from '@/app/layouts/header';
import { FloatingHelp } from '@/features/support/components/floating-help';
import { isAccountPath, languageOfPath, localPath, paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session.slice';
import { LazyPart, lazyPart } from '@/shared/ui/lazy-part';
import { PagePart } from '@/shared/ui/page-part';
import styles from '@/app/layouts/app-shell.module.css';

/** Loaded where they are shown. */
const memberShell = lazyPart(async () => (await import('@/app/layouts/member-shell')).MemberShell);
const idleCard = lazyPart(async () => (await import('@/features/lcoin/idle/idle-card')).IdleCard);

/** Header, page, footer. */
export function AppShell() {
  return (
    <div className={styles['shell']}>
      <Header />
      <main id="content" className={styles['main']} tabIndex={-1}>
        <PagePart>
          <Outlet />
        </PagePart>
      </main>
      <Foot />
      <Help />
      <FloatingMining />
      {/* A document opened by its address has no key of its own: it must not begin where another page was left. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </div>
  );
}

function Help() {
  const { pathname } = useLocation();
  return hasHelp(pathname) && <FloatingHelp />;
}

/**
 * The public footer; on members' own pages and on those of an account a short one. Until a session is known there is none, so
 * that neither takes the other's place.
 */
function Foot() {
  const { status } = useSession();
  const { pathname } = useLocation();
  const isAccount = isAccountPath(pathname);
  return (
    <>
      {!isAccount && (status === 'guest' || languageOfPath(pathname) !== undefined) && <Footer />}
      {(isAccount || status === 'member') && (
        <LazyPart part={memberShell} quiet>
          {(MemberShell) => <MemberShell />}
        </LazyPart>
      )}
    </>
  );
}

/** Idle mining stays mounted across screens: on the home page and member pages, not in the back-office. */
function FloatingMining() {
  const { status, restriction } = useSession();
  const { pathname } = useLocation();
  const language = languageOfPath(pathname);
  const isHome = language !== undefined && pathname.replace(/(?<=.)\/$/, '') === localPath(paths.home, language);
  const isOwn = language === undefined && !pathname.startsWith('/admin');
  if (status !== 'member' || restriction !== null || !(isHome || isOwn)) return null;
  return <LazyPart part={idleCard}>{(IdleCard) => <IdleCard />}</LazyPart>;
}
