import { type FormEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { AuthFrame } from '@/features/auth/components/auth-frame';
import { authTexts } from '@/features/auth/texts';
import { useLogInMemberMutation } from '@/shared/api/generated';
import { localPath, paths, safeNext } from '@/shared/paths';
import { type SessionDispatch, logIn, useSession } from '@/shared/session/session.slice';
import { Button } from '@/shared/ui/button';
import { Field, Input, PasswordInput } from '@/shared/ui/field';
import { toast, toastError } from '@/shared/ui/toast';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/auth/components/auth-frame.module.css';

export function LoginPage() {
  const { t, language } = authTexts.use();
  useTitle(`${t('login.title')} | Lance`);
  const dispatch = useDispatch<SessionDispatch>();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { status } = useSession();
  const [logInMember, { isLoading }] = useLogInMemberMutation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const target = safeNext(parameters.get('next')) ?? localPath(paths.home, language);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (email.trim() === '' || password === '') {
      setError(t('login.required'));
      return;
    }
    setError(undefined);
    try {
      const { user } = await logInMember({ loginDto: { email: email.trim(), password } }).unwrap();
      dispatch(logIn(user));
      toast({ title: t('login.done'), description: t('login.welcome', { name: user.name }) });
      void navigate(target, { replace: true });
    } catch (problem) {
      toastError(t('login.failed'), problem);
    }
  };

  if (status === 'member') return <Navigate replace to={target} />;
  const next = parameters.get('next');
  const registerPath = localPath(paths.register, language) + (next === null ? '' : `?next=${encodeURIComponent(next)}`);
  return (
    <AuthFrame title={t('login.title')}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        <Field label={t('email')} invalid={error !== undefined && email.trim() === ''}>
          <Input
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label={t('password')} error={error}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" size="l" block busy={isLoading}>
          {t('login.submit')}
        </Button>
      </form>
      <div className={styles['aux']}>
        <span>
          {t('login.noAccount')}
          <Link to={registerPath}>{t('login.register')}</Link>
        </span>
        <Link to={localPath(paths.forgotPassword, language)}>{t('login.forgot')}</Link>
      </div>
    </AuthFrame>
  );
}
