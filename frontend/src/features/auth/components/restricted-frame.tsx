import { type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { authTexts } from '@/features/auth/texts';
import type { Restriction } from '@/shared/api/generated/schemas';
import { localPath, paths, restrictedPath, safeNext } from '@/shared/paths';
import { type SessionDispatch, logOut, useSession } from '@/shared/session/session.slice';
import { cx } from '@/shared/ui/class-names';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/auth/components/auth-frame.module.css';

export interface RestrictedFrameProps {
  /** Content of the required step. */
  restriction: Restriction;
  title: string;
  lead: string;
  children: ReactNode;
}

/** Screen of a member with a required step. Redirects to the requested page when it is done. */
export function RestrictedFrame({ restriction, title, lead, children }: RestrictedFrameProps) {
  const { t, language } = authTexts.use();
  useTitle(`${title} | Lance`);
  const [parameters] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const dispatch = useDispatch<SessionDispatch>();
  const navigate = useNavigate();
  const { restriction: current, user } = useSession();
  const next = safeNext(parameters.get('next')) ?? `${paths.myPage}?tab=security`;
  if (current !== restriction)
    return <Navigate replace to={current === null ? next : restrictedPath(current, next)} state={state} />;
  const leave = async (): Promise<void> => {
    await dispatch(logOut());
    await navigate(localPath(paths.login, language));
  };
  return (
    <div className={styles['frame']}>
      <div>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
        <div className={cx(styles['result'], styles['only'])}>{children}</div>
        <div className={styles['aux']}>
          <span>
            {user?.email}
            <button type="button" onClick={() => void leave()}>
              {t('restricted.logout')}
            </button>
          </span>
        </div>
      </div>
    </div>
  );
}
