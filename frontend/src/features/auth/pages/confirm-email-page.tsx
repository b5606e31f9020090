import { useEffect, useRef } from 'react';
import { AuthFrame } from '@/features/auth/components/auth-frame';
import { TryAgainLater } from '@/features/auth/components/try-again-later';
import { authTexts } from '@/features/auth/texts';
import { useMailedToken } from '@/features/auth/use-mailed-token';
import { toApiError } from '@/shared/api/api-error';
import { useConfirmEmailMutation } from '@/shared/api/generated/visitor';
import { loginPath, paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session.slice';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { useSecondsUntil } from '@/shared/ui/use-seconds-until';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/auth/components/auth-frame.module.css';

/** Opened by the mailed link: confirms the address without a click. */
export function ConfirmEmailPage() {
  const { t, language } = authTexts.use();
  useTitle(`${t('confirm.title')} | Lance`);
  const token = useMailedToken();
  const isMember = useSession().status === 'member';
  const [confirm, { isSuccess, error }] = useConfirmEmailMutation();
  const isAsked = useRef(false);
  useEffect(() => {
    if (typeof token !== 'string' || isAsked.current) return;
    isAsked.current = true;
    void confirm({ confirmEmailDto: { token } });
  }, [token, confirm]);
  const problem = error === undefined ? undefined : toApiError(error);
  const isPaused = useSecondsUntil(problem?.retryAt) > 0;

  if (isSuccess)
    return (
      <AuthFrame isNext title={t('confirm.done')} lead={<span role="status">{t('confirm.doneLead')}</span>}>
        <div className={styles['result']}>
          {isMember ? (
            <ButtonLink variant="primary" size="l" block to={paths.myPage}>
              {t('confirm.toMyInfo')}
            </ButtonLink>
          ) : (
            <ButtonLink variant="primary" size="l" block to={loginPath(language, paths.myPage)}>
              {t('confirm.toLogin')}
            </ButtonLink>
          )}
        </div>
      </AuthFrame>
    );
  if (token === undefined || (token !== null && problem === undefined))
    return (
      <AuthFrame title={t('confirm.title')} lead={<Skeleton width="14em" />}>
        <div className={styles['result']} role="status" aria-label={t('confirm.checking')}>
          <Skeleton height="48px" />
        </div>
      </AuthFrame>
    );
  // A refused token stays refused; other failures may pass, so the same link is retried.
  const mayPass = token !== null && problem !== undefined && problem.status !== 404 && problem.status !== 400;
  return (
    <AuthFrame
      isNext
      title={t('confirm.failed')}
      lead={<span role="alert">{token === null ? t('confirm.missing') : problem?.message}</span>}
    >
      <div className={styles['result']}>
        {problem?.status === 429 && <TryAgainLater problem={problem} title={t('confirm.failed')} />}
        {mayPass ? (
          <Button
            variant="primary"
            size="l"
            block
            disabled={isPaused}
            onClick={() => void confirm({ confirmEmailDto: { token } })}
          >
            {t('confirm.retry')}
          </Button>
        ) : (
          <ButtonLink variant="primary" size="l" block to={isMember ? paths.myPage : loginPath(language, paths.myPage)}>
            {isMember ? t('confirm.again') : t('confirm.logInForAgain')}
          </ButtonLink>
        )}
      </div>
    </AuthFrame>
  );
}
