import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { Footer } from '@/app/layouts/footer';
import { Header } from '@/app/layouts/header';
import styles from '@/app/layouts/app-shell.module.css';

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
      <ScrollRestoration />
    </div>
  );
}
