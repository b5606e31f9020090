import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { AuthFrame } from '@/features/auth/components/auth-frame';
import { TryAgainLater } from '@/features/auth/components/try-again-later';
import { authTexts } from '@/features/auth/texts';
import { type ApiError, fieldError, toApiError } from '@/shared/api/api-error';
import { useLogInMemberMutation } from '@/shared/api/generated/site';
import { type Language, speak } from '@/shared/i18n';
import { localPath, paths, restrictedPath, safeNext, storeLanguage } from '@/shared/paths';
import { type SessionDispatch, logIn, useSession } from '@/shared/session/session.slice';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/class-names';
import { Field, Input, PasswordInput } from '@/shared/ui/field';
import { toast, toastError } from '@/shared/ui/toast';
import { useSecondsUntil } from '@/shared/ui/use-seconds-until';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/auth/components/auth-frame.module.css';

type Step = 'password' | 'code';

export function LoginPage() {
  const { t, language } = authTexts.use();
  useTitle(`${t('login.title')} | Lance`);
  const dispatch = useDispatch<SessionDispatch>();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  // What a visitor took along to the page behind the log-in goes on with them.
  const { state } = useLocation() as { state: unknown };
  const { status, restriction } = useSession();
  const [logInMember, { isLoading }] = useLogInMemberMutation();
  const [step, setStep] = useState<Step>('password');
  const [hasGoneBack, setHasGoneBack] = useState(false);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [wrongCode, setWrongCode] = useState<string>();
  const [pause, setPause] = useState<ApiError>();
  const targetIn = (spoken: Language): string => safeNext(parameters.get('next')) ?? localPath(paths.home, spoken);
  const target = targetIn(language);
  const isPaused = useSecondsUntil(pause?.retryAt) > 0;

  const goTo = (next: Step): void => {
    setHasGoneBack(next === 'password');
    setStep(next);
    setPassword((typed) => (next === 'password' ? '' : typed));
    setWrongCode(undefined);
    setPause(undefined);
  };
  /** The server keeps nothing between the two steps: address and password are sent again with the code. */
  const send = async (code?: string): Promise<void> => {
    setPause(undefined);
    try {
      const session = await logInMember({
        loginDto: { email: email.trim(), password, ...(code === undefined ? {} : { code }) },
      }).unwrap();
      // From here on the server speaks the member's own language, and so do their screens.
      storeLanguage(session.language);
      speak(session.language);
      dispatch(logIn(session.user, session.restriction));
      toast({ title: t('login.done'), description: t('login.welcome', { name: session.user.name }) });
      const next = targetIn(session.language);
      void navigate(session.restriction ? restrictedPath(session.restriction, next) : next, { replace: true, state });
    } catch (problem) {
      refuse(toApiError(problem));
    }
  };
  const refuse = (problem: ApiError): void => {
    const badCode = fieldError(problem, 'code');
    if (problem.code === 'auth.secondFactorRequired') goTo('code');
    else if (problem.code === 'auth.wrongSecondFactor' || badCode !== undefined)
      setWrongCode(badCode ?? problem.message);
    else if (problem.status === 429) setPause(problem);
    else {
      // The password was changed in the meantime: the code alone does not help.
      if (step === 'code' && problem.status === 401) goTo('password');
      toastError(t('login.failed'), problem);
    }
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (email.trim() === '' || password === '') {
      setError(t('login.required'));
      return;
    }
    setError(undefined);
    await send();
  };

  if (status === 'member')
    return <Navigate replace to={restriction === null ? target : restrictedPath(restriction, target)} state={state} />;
  const forgot = localPath(paths.forgotPassword, language);
  const paused = pause && (
    <TryAgainLater problem={pause} title={t('login.tooMany')}>
      <p>
        {t('login.resetInstead')} <Link to={forgot}>{t('login.resetLink')}</Link>
      </p>
    </TryAgainLater>
  );
  if (step === 'code')
    return (
      <SecondFactor
        email={email.trim()}
        problem={wrongCode}
        paused={paused}
        isBusy={isLoading}
        isPaused={isPaused}
        onChange={() => setWrongCode(undefined)}
        onCode={(code) => void send(code)}
        onBack={() => goTo('password')}
      />
    );
  const next = parameters.get('next');
  const registerPath = localPath(paths.register, language) + (next === null ? '' : `?next=${encodeURIComponent(next)}`);
  return (
    <AuthFrame title={t('login.title')}>
      <form method="post" className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        {paused}
        <Field label={t('email')} invalid={error !== undefined && email.trim() === ''}>
          <Input
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            autoFocus={hasGoneBack}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              // The wait is this account's; another one may go on.
              setPause(undefined);
            }}
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
        <Button type="submit" variant="primary" size="l" block busy={isLoading} disabled={isPaused}>
          {t('login.submit')}
        </Button>
      </form>
      <div className={styles['aux']}>
        <span>
          {t('login.noAccount')}
          <Link to={registerPath} state={state}>
            {t('login.register')}
          </Link>
        </span>
        <Link to={forgot}>{t('login.forgot')}</Link>
      </div>
    </AuthFrame>
  );
}

interface SecondFactorProps {
  /** Whose code is asked for. */
  email: string;
  /** Why the last code was refused. */
  problem: string | undefined;
  paused: ReactNode;
  isBusy: boolean;
  isPaused: boolean;
  onChange: () => void;
  onCode: (code: string) => void;
  onBack: () => void;
}

/** The password was right: the code of the app, or a recovery code. */
function SecondFactor({ email, problem, paused, isBusy, isPaused, onChange, onCode, onBack }: SecondFactorProps) {
  const { t } = authTexts.use();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [kind]);
  useEffect(() => {
    if (problem !== undefined) field.current?.select();
  }, [problem]);

  const change = (typed: string): void => {
    setCode(typed);
    setMissing(undefined);
    onChange();
  };
  const switchKind = (): void => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    change('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = kind === 'app' ? code.replace(/\s/g, '') : code.trim();
    if (typed === '') {
      setMissing(t(kind === 'app' ? 'code.required' : 'code.recoveryRequired'));
      field.current?.focus();
      return;
    }
    onCode(typed);
  };

  return (
    <AuthFrame title={t('code.title')} lead={t(kind === 'app' ? 'code.appLead' : 'code.recoveryLead')}>
      <form method="post" className={styles['form']} onSubmit={submit} noValidate>
        {paused}
        <Field key={kind} label={t(kind === 'app' ? 'code.app' : 'code.recovery')} error={missing ?? problem}>
          {kind === 'app' ? (
            <Input
              ref={field}
              className={cx('figures', styles['code'])}
              name="code"
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={7}
              value={code}
              onChange={(event) => change(event.target.value)}
            />
          ) : (
            <Input
              ref={field}
              className={styles['recovery']}
              name="recovery-code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              value={code}
              onChange={(event) => change(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" size="l" block busy={isBusy} disabled={isPaused}>
          {t('code.submit')}
        </Button>
        <button type="button" className={styles['switch']} onClick={switchKind}>
          {t(kind === 'app' ? 'code.useRecovery' : 'code.useApp')}
        </button>
      </form>
      <div className={styles['aux']}>
        <span>
          {email}
          <button type="button" onClick={onBack}>
            {t('code.back')}
          </button>
        </span>
      </div>
    </AuthFrame>
  );
}
