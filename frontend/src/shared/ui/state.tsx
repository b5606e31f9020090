import { RotateCw } from 'lucide-react';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { toApiError } from '@/shared/api/api-error';
import { sharedTexts } from '@/shared/texts';
import { Button } from '@/shared/ui/button';
import styles from '@/shared/ui/state.module.css';

export interface EmptyStateProps {
  /** What belongs here. */
  title: ReactNode;
  /** An additional sentence. */
  children?: ReactNode;
  /** The first action, one button: the accent one where the page has no other step. */
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
  /** What happened; the general message by default. */
  title?: ReactNode;
  /** What was kept and what to do; by default the server's message, else the general one. */
  children?: ReactNode;
  /** The RTK Query error, whose message and reference are shown. */
  error?: unknown;
  onRetry?: () => void;
}

/** Components of a page that shows shared errors at its top: `Top` there, `Part` in place of each error. */
export const ErrorParts = createContext<{ Part: ComponentType<ErrorStateProps>; Top: ComponentType } | undefined>(
  undefined,
);

export function ErrorState(props: ErrorStateProps) {
  const { Part = ErrorBlock } = use(ErrorParts) ?? {};
  return <Part {...props} />;
}

/** An error message with a retry button. */
export function ErrorBlock({ title, children, error, onRetry }: ErrorStateProps) {
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
  /** Result of an RTK Query hook. */
  query: Query<T>;
  /** Skeleton of the content. */
  skeleton: ReactNode;
  /** Returns the content for empty data. */
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  errorTitle?: ReactNode;
  children: (data: T) => ReactNode;
}

/** The four states of loaded data. Data that failed to refresh stay on screen; missing data never become a 0. */
export function Loaded<T>({ query, skeleton, isEmpty, empty, errorTitle, children }: LoadedProps<T>) {
  if (query.data !== undefined) return isEmpty?.(query.data) ? empty : children(query.data);
  if (query.isError) return <ErrorState title={errorTitle} error={query.error} onRetry={() => void query.refetch()} />;
  return skeleton;
}
