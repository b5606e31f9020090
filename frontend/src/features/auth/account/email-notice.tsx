import { accountTexts } from '@/features/auth/account/texts';
import { useResend } from '@/features/auth/account/use-resend';
import { useGetOwnMemberQuery } from '@/shared/api/generated/member';
import { formatCountdown } from '@/shared/format';
import { useSession } from '@/shared/session/session.slice';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';

export interface EmailNoticeProps {
  /** What needs the confirmation. */
  purpose?: 'payback' | 'twoFactor';
  /** A request was refused for lack of it: shown even if the account cannot be loaded. */
  isRefused?: boolean;
  className?: string | undefined;
}

/** Asks for the confirmation of the e-mail address and can resend the mail. The same on every screen that shows it. */
export function EmailNotice({ purpose = 'payback', isRefused = false, className }: EmailNoticeProps) {
  const { t } = accountTexts.use();
  const { user } = useSession();
  const { data: member } = useGetOwnMemberQuery();
  const { resend, isLoading, seconds, said } = useResend();
  const email = member?.email ?? user?.email;
  if (email === undefined || (member?.emailConfirmed ?? !isRefused)) return null;
  return (
    <Notice
      {...(className === undefined ? {} : { className })}
      title={t('confirmEmail.title')}
      action={
        <>
          <Button size="s" busy={isLoading} disabled={seconds > 0} onClick={resend}>
            {t('confirmEmail.resend')}
          </Button>
          {seconds > 0 && <span className="figures">{t('confirmEmail.wait', { time: formatCountdown(seconds) })}</span>}
        </>
      }
    >
      <p>
        {t('confirmEmail.text', { email })} {t(`confirmEmail.${purpose}`)}
      </p>
      <div role="status">{said !== undefined && <p>{said}</p>}</div>
    </Notice>
  );
}
