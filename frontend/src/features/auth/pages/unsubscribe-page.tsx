import { AuthFrame } from '@/features/auth/components/auth-frame';
import { authTexts } from '@/features/auth/texts';
import { useMailedToken } from '@/features/auth/use-mailed-token';
import { toApiError } from '@/shared/api/api-error';
import { useEndMailSubscriptionMutation, useGetMailSubscriptionQuery } from '@/shared/api/generated/visitor';
import { loginPath, paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session.slice';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/auth/components/auth-frame.module.css';

const named = ['uid', 'payback', 'indicator', 'market-alert'] as const;
const settingsPath = `${paths.myPage}?tab=security`;

/** Opened by the link in a mail: ends mails on its topic by a button. Opening it changes nothing, since scanners do. */
export function UnsubscribePage() {
  const { t, language } = authTexts.use();
  useTitle(`${t('unsubscribe.title')} | Lance`);
  const token = useMailedToken();
  const isMember = useSession().status === 'member';
  const { data, error, isFetching, refetch } = useGetMailSubscriptionQuery({ token: token ?? '' }, { skip: !token });
  const [end, ended] = useEndMailSubscriptionMutation();
  const name = t(`unsubscribe.topic.${named.find((topic) => topic === data?.topic) ?? 'other'}`);
  const failure = ended.error ?? error;
  const settings = t(isMember ? 'unsubscribe.settings' : 'unsubscribe.logInForSettings');

  if (data && (ended.isSuccess || !data.enabled))
    return (
      <AuthFrame
        isNext
        title={t('unsubscribe.done', { name })}
        lead={<span role="status">{t('unsubscribe.doneLead')}</span>}
      >
        <div className={styles['result']}>
          <ButtonLink size="l" block to={isMember ? settingsPath : loginPath(language, settingsPath)}>
            {settings}
          </ButtonLink>
        </div>
      </AuthFrame>
    );
  if (token === null || failure !== undefined) {
    const problem = failure === undefined ? undefined : toApiError(failure);
    return (
      <AuthFrame
        isNext
        title={t('unsubscribe.failed')}
        lead={<span role="alert">{problem?.message ?? t('unsubscribe.missing')}</span>}
      >
        <div className={styles['result']}>
          {token && problem?.status !== 404 ? (
            <Button
              variant="primary"
              size="l"
              block
              disabled={isFetching || ended.isLoading}
              onClick={() => void (data ? end({ token }) : refetch())}
            >
              {t('unsubscribe.retry')}
            </Button>
          ) : (
            <ButtonLink
              variant="primary"
              size="l"
              block
              to={isMember ? settingsPath : loginPath(language, settingsPath)}
            >
              {settings}
            </ButtonLink>
          )}
        </div>
      </AuthFrame>
    );
  }
  if (!token || !data)
    return (
      <AuthFrame title={t('unsubscribe.title')} lead={<Skeleton width="14em" />}>
        <div className={styles['result']} role="status" aria-label={t('unsubscribe.loading')}>
          <Skeleton height="48px" />
        </div>
      </AuthFrame>
    );
  return (
    <AuthFrame title={t('unsubscribe.title')} lead={t('unsubscribe.lead', { name })}>
      <div className={styles['result']}>
        <Button variant="primary" size="l" block disabled={ended.isLoading} onClick={() => void end({ token })}>
          {t('unsubscribe.stop', { name })}
        </Button>
      </div>
    </AuthFrame>
  );
}
