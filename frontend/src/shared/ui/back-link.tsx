import { ChevronLeft } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router';
import styles from '@/shared/ui/card.module.css';

/** The way back to the page that this one is a part of: `above` its title. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles['back']} to={to}>
      <ChevronLeft size={16} aria-hidden />
      {children}
    </Link>
  );
}
