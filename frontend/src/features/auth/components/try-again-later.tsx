import { type ReactNode, useState } from 'react';
import { authTexts } from '@/features/auth/texts';
import { type ApiError } from '@/shared/api/api-error';
import { formatCountdown } from '@/shared/format';
import { Notice } from '@/shared/ui/notice';
import { useSecondsUntil } from '@/shared/ui/use-seconds-until';
import styles from '@/features/auth/components/auth-frame.module.css';

export interface TryAgainLaterProps {
  /** The refusal with 429. */
  problem: ApiError;
  title: string;
  children?: ReactNode;
}

/** Too many attempts: the server's sentence and the true wait, counted down in place. */
export function TryAgainLater({ problem, title, children }: TryAgainLaterProps) {
  const { t } = authTexts.use();
  const seconds = useSecondsUntil(problem.retryAt);
  // What was said about the wait is no longer true once it is over.
  if (problem.retryAt !== undefined && seconds === 0)
    return <Notice title={<span role="status">{t('wait.over')}</span>} />;
  return (
    <Notice tone="problem" title={title}>
      <p>{problem.message}</p>
      {problem.retryAt !== undefined && (
        <p className={styles['wait']}>
          {t('wait.left')} <b role="timer">{formatCountdown(seconds)}</b>
        </p>
      )}
      {children}
    </Notice>
  );
}

export interface Pause {
  /** The refusal with 429 that the form waits for. */
  problem: ApiError | undefined;
  isPaused: boolean;
  /** Takes a refusal if it is one with 429. */
  take: (refusal: ApiError) => boolean;
  end: () => void;
}

/** The wait of a form after too many attempts; `account` is whose wait it is, if it is one account's. */
export function usePause(account?: string): Pause {
  const [known, setKnown] = useState<{ problem: ApiError; account: string | undefined }>();
  const problem = known?.account === account ? known?.problem : undefined;
  const isPaused = useSecondsUntil(problem?.retryAt) > 0;
  return {
    problem,
    isPaused,
    take: (refusal) => {
      const isWait = refusal.status === 429;
      setKnown(isWait ? { problem: refusal, account } : undefined);
      return isWait;
    },
    end: () => setKnown(undefined),
  };
}
