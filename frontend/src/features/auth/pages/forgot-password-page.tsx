import { useState } from 'react';
import { Link } from 'react-router';
import { AuthFrame } from '@/features/auth/components/auth-frame';
import { TryAgainLater, usePause } from '@/features/auth/components/try-again-later';
import { authTexts } from '@/features/auth/texts';
import { useRequestPasswordResetMutation } from '@/shared/api/generated/visitor';
import { Form } from '@/shared/form/form';
import { useForm } from '@/shared/form/use-form';
import { localPath, paths } from '@/shared/paths';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/auth/components/auth-frame.module.css';

/** Requests the mail with the reset link. The answer does not reveal whether the address has an account. */
export function ForgotPasswordPage() {
  const { t, language } = authTexts.use();
  useTitle(`${t('forgot.title')} | Lance`);
  const [request] = useRequestPasswordResetMutation();
  const [sentTo, setSentTo] = useState<string>();
  const pause = usePause();
  const login = localPath(paths.login, language);
  const form = useForm({
    values: { email: '' },
    read: ({ email }) => ({ email: email.trim() }),
    check: ({ email }) => ({
      // The answer is the same for every address, so typing errors must be found here.
      email: email.trim() === '' ? t('forgot.required') : isAddress(email) ? undefined : t('forgot.malformed'),
    }),
    send: async (forgotPasswordDto) => {
      await request({ forgotPasswordDto }).unwrap();
      setSentTo(forgotPasswordDto.email);
    },
    takes: pause.take,
    failed: t('forgot.failed'),
  });

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
      <Form form={form} className={styles['form']}>
        {pause.problem && <TryAgainLater problem={pause.problem} title={t('forgot.tooMany')} />}
        <Field label={t('email')} {...form.field('email')}>
          <Input type="email" autoComplete="username" inputMode="email" maxLength={254} />
        </Field>
        <Button type="submit" variant="primary" size="l" block busy={form.busy} disabled={pause.isPaused}>
          {t('forgot.submit')}
        </Button>
      </Form>
      <div className={styles['aux']}>
        <Link to={login}>{t('forgot.toLogin')}</Link>
      </div>
    </AuthFrame>
  );
}

/** Whether the browser accepts it as an address. */
function isAddress(typed: string): boolean {
  const input = document.createElement('input');
  input.type = 'email';
  input.value = typed;
  return input.validity.valid;
}
