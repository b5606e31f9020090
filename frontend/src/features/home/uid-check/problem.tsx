import { CircleAlert, CircleSlash, Clock, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { homeTexts } from '@/features/home/texts';
import { isWithdrawn, type Asked } from '@/features/home/uid-check/asked';
import { Facts } from '@/features/home/uid-check/facts';
import { RegisterOrLogIn } from '@/features/home/uid-check/next-step';
import { outcomeTexts } from '@/features/home/uid-check/texts';
import styles from '@/features/home/uid-check/uid-check.module.css';
import { Verdict } from '@/features/home/uid-check/verdict';
import type { ApiError } from '@/shared/api/api-error';
import { carry } from '@/shared/carried-uid';
import { uidFormPath } from '@/shared/paths';
import { useSession } from '@/shared/session/session.slice';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Countdown } from '@/shared/ui/countdown';
import { useSecondsUntil } from '@/shared/ui/use-seconds-until';

interface ProblemProps {
  asked: Asked;
  problem: ApiError;
  onRetry: () => void;
  /** Clears the answer and returns to the exchanges. */
  onOther: () => void;
}

/** A failed or refused check. */
export function Problem({ asked, problem, onRetry, onOther }: ProblemProps) {
  const { t } = outcomeTexts.use();
  const { t: home } = homeTexts.use();
  const { status } = useSession();
  const other = (
    <Button variant="primary" onClick={onOther}>
      {t('other')}
    </Button>
  );
  const say = (title: string, icon: ReactNode, tone: 'late' | 'plain', action?: ReactNode) => (
    <>
      <Verdict icon={icon} tone={tone} title={title}>
        {problem.message}
      </Verdict>
      <Facts asked={asked} />
      {action !== undefined && <div className={styles['actions']}>{action}</div>}
    </>
  );
  if (problem.status === 429) return <Limited asked={asked} problem={problem} onRetry={onRetry} />;
  if (isWithdrawn(problem)) return say(t('withdrawn'), <CircleSlash size={22} aria-hidden />, 'plain', other);
  if (problem.code === 'uidRebate.checkByReviewOnly')
    return say(
      t('byHand'),
      <UserCheck size={22} aria-hidden />,
      'plain',
      status === 'member' ? (
        <ButtonLink variant="primary" to={uidFormPath} state={carry(asked)}>
          {t('registerMine')}
        </ButtonLink>
      ) : (
        <RegisterOrLogIn asked={asked} />
      ),
    );
  return say(
    problem.status === 503 ? t('unavailable') : t('failed'),
    <CircleAlert size={22} aria-hidden />,
    'late',
    // The same question would be refused again.
    isRefused(problem) ? (
      other
    ) : (
      <Button variant="primary" onClick={onRetry}>
        {home('uid.again')}
      </Button>
    ),
  );
}

/** The limit of checks is reached: a live countdown, or the server's message where the end of the wait is not known. */
function Limited({ asked, problem, onRetry }: Omit<ProblemProps, 'onOther'>) {
  const { t } = outcomeTexts.use();
  const { t: home } = homeTexts.use();
  const { status } = useSession();
  const { retryAt, params, alreadyChecked } = problem;
  const isOver = useSecondsUntil(retryAt) === 0;
  const limit = params?.['limit'];
  const why = limit === undefined ? t('limitedNetwork') : t('limitedTo', { limit });
  return (
    <>
      <Verdict
        icon={<Clock size={22} aria-hidden />}
        tone="late"
        title={alreadyChecked ? t('alreadyChecked') : t('limited')}
      >
        {retryAt === undefined ? problem.message : isOver ? t('checkAgain') : why}
      </Verdict>
      <Facts asked={asked} />
      {retryAt !== undefined && !isOver && <Countdown label={t('waitLeft')} until={retryAt} />}
      <div className={styles['actions']}>
        <Button variant={isOver ? 'primary' : 'secondary'} disabled={!isOver} onClick={onRetry}>
          {home('uid.again')}
        </Button>
        {status !== 'member' && <RegisterOrLogIn asked={asked} isSecondary={isOver} />}
      </div>
    </>
  );
}

/** The server understood the question and does not answer it. */
function isRefused({ status }: ApiError): boolean {
  return status !== 'network' && status >= 400 && status < 500;
}
