import { accountTexts } from '@/features/auth/account/texts';
import { toApiError } from '@/shared/api/api-error';
import { useGetOwnMemberQuery, useResendConfirmationMutation } from '@/shared/api/generated';
import { formatCountdown } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { useSecondsUntil } from '@/shared/ui/use-seconds-until';

const COOL_DOWN_MS = 60_000;

/** Until the e-mail address is confirmed: what it is needed for, and the mail once more. The same on every screen that shows it. */
export function EmailNotice({ className }: { className?: string | undefined }) {
  const { t } = accountTexts.use();
  const { data: member } = useGetOwnMemberQuery();
  const [resend, { isLoading, isSuccess, data, error, fulfilledTimeStamp }] = useResendConfirmationMutation({
    fixedCacheKey: 'resend-confirmation',
  });
  const problem = error === undefined ? undefined : toApiError(error);
  const sentAgainAt = fulfilledTimeStamp === undefined ? undefined : fulfilledTimeStamp + COOL_DOWN_MS;
  const seconds = useSecondsUntil(isSuccess ? sentAgainAt : problem?.retryAt);
  if (!member || member.emailConfirmed) return null;
  return (
    <Notice
      {...(className === undefined ? {} : { className })}
      title={t('confirmEmail.title')}
      action={
        <>
          <Button size="s" busy={isLoading} disabled={seconds > 0} onClick={() => void resend()}>
            {t('confirmEmail.resend')}
          </Button>
          {seconds > 0 && <span className="figures">{t('confirmEmail.wait', { time: formatCountdown(seconds) })}</span>}
        </>
      }
    >
      <p>{t('confirmEmail.text', { email: member.email })}</p>
      <div role="status">
        {isSuccess && <p>{data.message}</p>}
        {problem && <p>{problem.message}</p>}
      </div>
    </Notice>
  );
}
