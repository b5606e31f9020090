import { RotateCw } from 'lucide-react';
import { type ReactNode } from 'react';
import { toApiError } from '@/shared/api/api-error';
import { sharedTexts } from '@/shared/texts';
import { Button } from '@/shared/ui/button';
import styles from '@/shared/ui/state.module.css';

export interface EmptyStateProps {
  /** What belongs here. */
  title: ReactNode;
  /** One sentence more, if it helps. */
  children?: ReactNode;
  /** The first step. */
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles['state']}>
      <p className={styles['title']}>{title}</p>
      {children !== undefined && <p className={styles['text']}>{children}</p>}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}

export interface ErrorStateProps {
  /** What happened; without it the general sentence. */
  title?: ReactNode;
  /** What was kept and what to do; without it the server's own message, else the general sentence. */
  children?: ReactNode;
  /** The RTK Query error, whose message and reference are shown. */
  error?: unknown;
  onRetry?: () => void;
}

export function ErrorState({ title, children, error, onRetry }: ErrorStateProps) {
  const { t } = sharedTexts.use();
  const problem = error === undefined ? undefined : toApiError(error);
  return (
    <div className={styles['state']} role="alert">
      <p className={styles['title']}>{title ?? t('state.errorTitle')}</p>
      <p className={styles['text']}>{children ?? problem?.message ?? t('state.errorKept')}</p>
      {problem?.requestId !== undefined && (
        <p className={styles['reference']}>{t('error.requestId', { id: problem.requestId })}</p>
      )}
      {onRetry && (
        <div className={styles['action']}>
          <Button size="s" icon={<RotateCw size={14} aria-hidden />} onClick={onRetry}>
            {t('state.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface Query<T> {
  data?: T | undefined;
  error?: unknown;
  isError: boolean;
  refetch: () => unknown;
}

export interface LoadedProps<T> {
  /** What an RTK Query hook answers. */
  query: Query<T>;
  /** In the shape of what will come. */
  skeleton: ReactNode;
  /** Says that there is nothing, and what stands there instead. */
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  errorTitle?: ReactNode;
  children: (data: T) => ReactNode;
}

/** The four states of a part that is read from the server. Data that failed to refresh stay on screen; missing data never become a 0. */
export function Loaded<T>({ query, skeleton, isEmpty, empty, errorTitle, children }: LoadedProps<T>) {
  if (query.data !== undefined) return isEmpty?.(query.data) ? empty : children(query.data);
  if (query.isError) return <ErrorState title={errorTitle} error={query.error} onRetry={() => void query.refetch()} />;
  return skeleton;
}
