import { CircleAlert, CircleSlash, Clock } from 'lucide-react';
import { homeTexts } from '@/features/home/texts';
import { isWithdrawn, type Asked } from '@/features/home/uid-check/asked';
import { outcomeTexts } from '@/features/home/uid-check/texts';
import styles from '@/features/home/uid-check/uid-check.module.css';
import { Verdict } from '@/features/home/uid-check/verdict';
import type { ApiError } from '@/shared/api/api-error';
import { carry } from '@/shared/carried-uid';
import { loginPath, uidFormPath } from '@/shared/paths';
import { useSession } from '@/shared/session/session.slice';
import { Button, ButtonLink } from '@/shared/ui/button';

/** A failed or refused check. */
export function Problem({ asked, problem, onRetry }: { asked: Asked; problem: ApiError; onRetry: () => void }) {
  const { t, language } = outcomeTexts.use();
  const { t: home } = homeTexts.use();
  const { status } = useSession();
  if (problem.status === 429) {
    return (
      <Verdict
        icon={<Clock size={22} aria-hidden />}
        tone="late"
        title={problem.alreadyChecked ? t('alreadyChecked') : t('limited')}
      >
        {problem.message}
      </Verdict>
    );
  }
  // Some exchanges are checked by hand only; retrying does not help.
  const byHand = problem.code === 'uidRebate.checkByReviewOnly';
  const isDown = problem.status === 503;
  if (isWithdrawn(problem)) {
    return (
      <Verdict icon={<CircleSlash size={22} aria-hidden />} tone="late" title={t('withdrawn')}>
        {problem.message}
      </Verdict>
    );
  }
  return (
    <>
      <Verdict
        icon={<CircleAlert size={22} aria-hidden />}
        tone="late"
        title={byHand ? t('byHand') : isDown ? t('unavailable') : t('failed')}
      >
        {problem.message}
      </Verdict>
      <div className={styles['actions']}>
        {byHand ? (
          <ButtonLink
            variant="primary"
            to={status === 'member' ? uidFormPath : loginPath(language, uidFormPath)}
            state={carry(asked)}
          >
            {status === 'member' ? t('registerMine') : t('logInToRequest')}
          </ButtonLink>
        ) : (
          <Button onClick={onRetry}>{home('uid.again')}</Button>
        )}
      </div>
    </>
  );
}
