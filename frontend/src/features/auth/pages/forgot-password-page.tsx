import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { AuthFrame } from '@/features/auth/components/auth-frame';
import { TryAgainLater } from '@/features/auth/components/try-again-later';
import { authTexts } from '@/features/auth/texts';
import { type ApiError, fieldError, toApiError } from '@/shared/api/api-error';
import { useRequestPasswordResetMutation } from '@/shared/api/generated/site';
import { localPath, paths } from '@/shared/paths';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import { toastError } from '@/shared/ui/toast';
import { useSecondsUntil } from '@/shared/ui/use-seconds-until';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/auth/components/auth-frame.module.css';

/** Asks for the mail with the reset link. The answer is the same whether the address has an account or not. */
export function ForgotPasswordPage() {
  const { t, language } = authTexts.use();
  useTitle(`${t('forgot.title')} | Lance`);
  const [request, { isLoading }] = useRequestPasswordResetMutation();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [pause, setPause] = useState<ApiError>();
  const [sentTo, setSentTo] = useState<string>();
  const isPaused = useSecondsUntil(pause?.retryAt) > 0;
  const login = localPath(paths.login, language);

  const refuse = (message: string): void => {
    setProblem(message);
    field.current?.focus();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const address = email.trim();
    setPause(undefined);
    if (address === '') {
      refuse(t('forgot.required'));
      return;
    }
    // The answer is the same for every address, so a slip of the finger is told here or never.
    if (field.current?.validity.typeMismatch) {
      refuse(t('forgot.malformed'));
      return;
    }
    try {
      await request({ forgotPasswordDto: { email: address } }).unwrap();
      setSentTo(address);
    } catch (error) {
      const refused = toApiError(error);
      const wrong = fieldError(refused, 'email');
      if (wrong !== undefined) refuse(wrong);
      else if (refused.status === 429) setPause(refused);
      else toastError(t('forgot.failed'), error);
    }
  };

  if (sentTo !== undefined)
    return (
      <AuthFrame isNext title={t('forgot.sentTitle')} lead={t('forgot.sentLead', { email: sentTo })}>
        <div className={styles['result']}>
          <ul className={styles['hints']} aria-label={t('forgot.hints')}>
            <li>{t('forgot.spam')}</li>
            <li>{t('forgot.lifetime')}</li>
          </ul>
          <ButtonLink variant="primary" size="l" block to={login}>
            {t('forgot.toLogin')}
          </ButtonLink>
        </div>
        <div className={styles['aux']}>
          <button type="button" onClick={() => setSentTo(undefined)}>
            {t('forgot.again')}
          </button>
        </div>
      </AuthFrame>
    );
  return (
    <AuthFrame title={t('forgot.title')} lead={t('forgot.lead')}>
      <form method="post" className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        {pause && <TryAgainLater problem={pause} title={t('forgot.tooMany')} />}
        <Field label={t('email')} error={problem}>
          <Input
            ref={field}
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            maxLength={254}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setProblem(undefined);
            }}
          />
        </Field>
        <Button type="submit" variant="primary" size="l" block busy={isLoading} disabled={isPaused}>
          {t('forgot.submit')}
        </Button>
      </form>
      <div className={styles['aux']}>
        <Link to={login}>{t('forgot.toLogin')}</Link>
      </div>
    </AuthFrame>
  );
}
