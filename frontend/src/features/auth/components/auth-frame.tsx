import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { authTexts } from '@/features/auth/texts';
import { localPath, paths } from '@/shared/paths';
import { cx } from '@/shared/ui/class-names';
import styles from '@/features/auth/components/auth-frame.module.css';

export interface AuthFrameProps {
  title: string;
  lead?: ReactNode;
  /** This view replaced another one on the same page: its title gets the focus. */
  isNext?: boolean;
  /** Printed: beside the form on wide screens, between title and form on phones. */
  aside?: ReactNode;
  /** Phones do without it, because the form says the same in short. */
  isAsideWide?: boolean;
  children: ReactNode;
}

/** Back link, title, one column of fields. */
export function AuthFrame({ title, lead, isNext = false, aside, isAsideWide = false, children }: AuthFrameProps) {
  const { t, language } = authTexts.use();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNext) heading.current?.focus();
  }, [isNext, title]);
  return (
    <div className={cx(styles['frame'], aside !== undefined && styles['withAside'])}>
      <div>
        <Link className={styles['back']} to={localPath(paths.home, language)}>
          <ArrowLeft size={16} aria-hidden />
          {t('back')}
        </Link>
        <h1 ref={heading} className={styles['title']} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      </div>
      {aside !== undefined && <aside className={cx(styles['aside'], isAsideWide && styles['wideOnly'])}>{aside}</aside>}
      <div>{children}</div>
    </div>
  );
}
