import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useNavigate } from 'react-router';
import { AuthFrame } from '@/features/auth/components/auth-frame';
import { TryAgainLater, usePause } from '@/features/auth/components/try-again-later';
import { authTexts } from '@/features/auth/texts';
import { useMailedToken } from '@/features/auth/use-mailed-token';
import { type ApiError, toApiError } from '@/shared/api/api-error';
import { useCheckResetTokenQuery, useResetPasswordMutation } from '@/shared/api/generated/visitor';
import { Form } from '@/shared/form/form';
import { missing } from '@/shared/form/missing';
import { useForm } from '@/shared/form/use-form';
import { localPath, paths } from '@/shared/paths';
import { type SessionDispatch, forgetUser } from '@/shared/session/session.slice';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { PasswordInput } from '@/shared/ui/password-input';
import { Skeleton } from '@/shared/ui/skeleton';
import { ErrorState } from '@/shared/ui/state';
import { useSecondsUntil } from '@/shared/ui/use-seconds-until';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/auth/components/auth-frame.module.css';

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;
const REDIRECT_MS = 2_000;

/** Sets a new password by the mailed link; validates the token first, so that nobody chooses a password in vain. */
export function ResetPasswordPage() {
  const { t } = authTexts.use();
  useTitle(`${t('reset.title')} | Lance`);
  const token = useMailedToken();
  // The token is not validated again while it is being used: using it invalidates it.
  const [use, setUse] = useState<'open' | 'running' | 'done' | 'dead'>('open');
  const check = useCheckResetTokenQuery(
    { token: token ?? '' },
    { skip: typeof token !== 'string' || use !== 'open', refetchOnMountOrArgChange: true },
  );

  const problem = check.error === undefined ? undefined : toApiError(check.error);
  const isPaused = useSecondsUntil(problem?.retryAt) > 0;

  if (use === 'done') return <Done />;
  if (token === null) return <Invalid reason={t('reset.missing')} />;
  if (use === 'dead') return <Invalid reason={t('reset.invalid')} />;
  if (token !== undefined && (check.isSuccess || use === 'running'))
    return (
      <NewPassword
        token={token}
        onStart={() => setUse('running')}
        onRefused={({ status }) => setUse(status === 404 ? 'dead' : 'open')}
        onDone={() => setUse('done')}
      />
    );
  if (problem === undefined) return <Checking />;
  if (problem.status === 404) return <Invalid reason={t('reset.invalid')} />;
  return (
    <AuthFrame title={t('reset.title')}>
      <div className={styles['result']}>
        {problem.status === 429 ? (
          <>
            <TryAgainLater problem={problem} title={t('reset.checkFailed')} />
            <Button size="l" block disabled={isPaused} onClick={() => void check.refetch()}>
              {t('confirm.retry')}
            </Button>
          </>
        ) : (
          <ErrorState title={t('reset.checkFailed')} error={check.error} onRetry={() => void check.refetch()}>
            {problem.message} {t('reset.checkKept')}
          </ErrorState>
        )}
      </div>
    </AuthFrame>
  );
}

function Checking() {
  const { t } = authTexts.use();
  return (
    <AuthFrame title={t('reset.title')} lead={<Skeleton width="16em" />}>
      <div className={styles['result']} role="status" aria-label={t('reset.checking')}>
        {['password', 'confirm'].map((field) => (
          <div key={field} className={styles['fieldShape']}>
            <Skeleton width="6em" height="13px" />
            <Skeleton height="44px" />
          </div>
        ))}
        <Skeleton height="48px" />
      </div>
    </AuthFrame>
  );
}

interface NewPasswordProps {
  token: string;
  onStart: () => void;
  onRefused: (problem: ApiError) => void;
  onDone: () => void;
}

function NewPassword({ token, onStart, onRefused, onDone }: NewPasswordProps) {
  const { t } = authTexts.use();
  const dispatch = useDispatch<SessionDispatch>();
  const [reset] = useResetPasswordMutation();
  const pause = usePause();
  const form = useForm({
    values: { newPassword: '', confirm: '' },
    check: (values) => ({
      ...(values.newPassword.length < PASSWORD_MIN
        ? { newPassword: t('reset.tooShort') }
        : values.newPassword !== values.confirm
          ? { confirm: t('reset.mismatch') }
          : {}),
      ...missing(values, t('reset.required')),
    }),
    send: async ({ newPassword }) => {
      onStart();
      await reset({ resetPasswordDto: { token, newPassword } }).unwrap();
      // All sessions have ended, including the one of this browser.
      dispatch(forgetUser());
      onDone();
    },
    takes: (refusal) => {
      onRefused(refusal);
      return pause.take(refusal);
    },
    failed: t('reset.failed'),
  });

  return (
    <AuthFrame title={t('reset.title')} lead={t('reset.lead')}>
      <Form form={form} className={styles['form']}>
        {pause.problem && <TryAgainLater problem={pause.problem} title={t('reset.tooMany')} />}
        <Field label={t('reset.password')} hint={t('reset.hint')} {...form.field('newPassword')}>
          <PasswordInput autoComplete="new-password" maxLength={PASSWORD_MAX} />
        </Field>
        <Field label={t('reset.confirm')} {...form.field('confirm')}>
          <PasswordInput autoComplete="new-password" maxLength={PASSWORD_MAX} />
        </Field>
        <Button type="submit" variant="primary" size="l" block busy={form.busy} disabled={pause.isPaused}>
          {t('reset.submit')}
        </Button>
      </Form>
    </AuthFrame>
  );
}

function Done() {
  const { t, language } = authTexts.use();
  const navigate = useNavigate();
  const login = localPath(paths.login, language);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(login, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, login]);
  return (
    <AuthFrame isNext title={t('reset.done')} lead={<span role="status">{t('reset.doneLead')}</span>}>
      <div className={styles['result']}>
        <ButtonLink variant="primary" size="l" block replace to={login}>
          {t('reset.toLogin')}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}

/** The link is incomplete, used or expired. */
function Invalid({ reason }: { reason: string }) {
  const { t, language } = authTexts.use();
  return (
    <AuthFrame isNext title={t('reset.invalidTitle')} lead={<span role="alert">{reason}</span>}>
      <div className={styles['result']}>
        <p className={styles['hint']}>{t('forgot.lifetime')}</p>
        <ButtonLink variant="primary" size="l" block to={localPath(paths.forgotPassword, language)}>
          {t('reset.requestAgain')}
        </ButtonLink>
      </div>
      <div className={styles['aux']}>
        <Link to={localPath(paths.login, language)}>{t('forgot.toLogin')}</Link>
      </div>
    </AuthFrame>
  );
}
