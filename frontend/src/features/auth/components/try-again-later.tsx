import { type ReactNode, useState } from 'react';
import { authTexts } from '@/features/auth/texts';
import { type ApiError } from '@/shared/api/api-error';
import { Countdown } from '@/shared/ui/countdown';
import { Notice } from '@/shared/ui/notice';
import { useSecondsUntil } from '@/shared/ui/use-seconds-until';

export interface TryAgainLaterProps {
  /** The 429 error. */
  problem: ApiError;
  title: string;
  children?: ReactNode;
}

/** Too many attempts: a live countdown, or the server's message where the end of the wait is not known. */
export function TryAgainLater({ problem, title, children }: TryAgainLaterProps) {
  const { t } = authTexts.use();
  const seconds = useSecondsUntil(problem.retryAt);
  // The message is outdated after the countdown.
  if (problem.retryAt !== undefined && seconds === 0)
    return <Notice title={<span role="status">{t('wait.over')}</span>} />;
  return (
    <Notice tone="problem" title={title}>
      {problem.retryAt === undefined ? (
        <p>{problem.message}</p>
      ) : (
        <>
          <p>{t('wait.why')}</p>
          <Countdown label={t('wait.left')} until={problem.retryAt} />
        </>
      )}
      {children}
    </Notice>
  );
}

export interface Pause {
  /** The 429 error that blocks the form. */
  problem: ApiError | undefined;
  isPaused: boolean;
  /** Accepts an error if it is a 429. */
  take: (refusal: ApiError) => boolean;
  end: () => void;
}

/** Rate limit state of a form; `account` restricts it to one account. */
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
