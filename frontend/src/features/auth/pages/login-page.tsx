import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { AuthFrame } from '@/features/auth/components/auth-frame';
import { TryAgainLater, usePause } from '@/features/auth/components/try-again-later';
import { authTexts } from '@/features/auth/texts';
import { wantedScreen } from '@/features/auth/wanted-screen';
import type { ApiError } from '@/shared/api/api-error';
import { useLogInMemberMutation } from '@/shared/api/generated/site';
import { Form } from '@/shared/form/form';
import { missing } from '@/shared/form/missing';
import { useForm } from '@/shared/form/use-form';
import { speak } from '@/shared/i18n';
import { localPath, paths, restrictedPath, safeNext, storeLanguage } from '@/shared/paths';
import { type SessionDispatch, logIn, useSession } from '@/shared/session/session.slice';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/class-names';
import { Field, Input } from '@/shared/ui/field';
import { PasswordInput } from '@/shared/ui/password-input';
import { toast, toastError } from '@/shared/ui/toast';
import { useHydrated } from '@/shared/ui/use-hydrated';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/auth/components/auth-frame.module.css';

type Step = 'password' | 'code';

export function LoginPage() {
  const { t, language } = authTexts.use();
  useTitle(`${t('login.title')} | Lance`);
  const dispatch = useDispatch<SessionDispatch>();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  // Keeps the navigation state that a visitor brought along.
  const { state } = useLocation() as { state: unknown };
  const { status, restriction } = useSession();
  const [logInMember] = useLogInMemberMutation();
  const [step, setStep] = useState<Step>('password');
  const [hasGoneBack, setHasGoneBack] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const target = safeNext(parameters.get('next')) ?? paths.dashboard;

  const form = useForm({
    values: { email: '', password: '' },
    check: ({ email, password }) => missing({ email: email.trim(), password }, t('login.required')),
    send: () => enter(),
    takes: (refusal) => {
      if (take(refusal)) return true;
      toastError(t('login.failed'), refusal);
      setIsWrong(refusal.code === 'auth.wrongCredentials');
      return false;
    },
  });
  // The answer does not say which of the two is wrong: both stay marked until one is edited.
  const marked = (name: 'email' | 'password') => {
    const field = form.field(name);
    return { ...field, invalid: field.invalid || (isWrong && form.problem !== undefined) };
  };
  const email = form.values.email.trim();
  // The wait applies to this account only.
  const pause = usePause(email);

  const goTo = (next: Step): void => {
    setHasGoneBack(next === 'password');
    setStep(next);
    if (next === 'password') form.set('password', '');
    pause.end();
  };
  /** The server is stateless between the two steps: address and password are sent again with the code. */
  const enter = async (code?: string): Promise<void> => {
    const { password } = form.values;
    const loginDto = { email, password, ...(code === undefined ? {} : { code }) };
    const session = await logInMember({ loginDto }).unwrap();
    // From here on the member's own language applies to server and screens.
    storeLanguage(session.language);
    speak(session.language);
    dispatch(logIn(session.user, session.restriction));
    const { t: own } = authTexts;
    toast({ title: own('login.done'), description: own('login.welcome', { name: session.user.name }) });
    void navigate(session.restriction ? restrictedPath(session.restriction, target) : target, { replace: true, state });
  };
  const take = (refusal: ApiError): boolean => {
    if (refusal.code !== 'auth.secondFactorRequired') return pause.take(refusal);
    goTo('code');
    return true;
  };

  if (status === 'member')
    return <Navigate replace to={restriction === null ? target : restrictedPath(restriction, target)} state={state} />;
  const forgot = localPath(paths.forgotPassword, language);
  const paused = pause.problem && (
    <TryAgainLater problem={pause.problem} title={t('login.tooMany')}>
      <p className={styles['instead']}>
        {t('login.resetInstead')} <Link to={forgot}>{t('login.resetLink')}</Link>
      </p>
    </TryAgainLater>
  );
  if (step === 'code')
    return (
      <SecondFactor
        email={email}
        paused={paused}
        isPaused={pause.isPaused}
        send={enter}
        takes={take}
        onBack={() => goTo('password')}
        onPasswordRefused={(refusal) => {
          goTo('password');
          form.refuse(refusal);
        }}
      />
    );
  const next = parameters.get('next');
  const registerPath = localPath(paths.register, language) + (next === null ? '' : `?next=${encodeURIComponent(next)}`);
  return (
    <AuthFrame title={t('login.title')} lead={<Reason next={safeNext(parameters.get('next'))} />}>
      <Form form={form} className={styles['form']}>
        {paused}
        <Field label={t('email')} {...marked('email')}>
          <Input type="email" autoComplete="username" inputMode="email" autoFocus={hasGoneBack} />
        </Field>
        <Field label={t('password')} {...marked('password')}>
          <PasswordInput autoComplete="current-password" />
        </Field>
        {/* Stays when the toast has closed, until a field is edited. */}
        {form.problem !== undefined && <p className={styles['refusal']}>{form.problem}</p>}
        <Button type="submit" variant="primary" size="l" block busy={form.busy} disabled={pause.isPaused}>
          {t('login.submit')}
        </Button>
      </Form>
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

/** Why a visitor is here: the screen that they asked for. After hydration, because the page is made ahead without its address. */
function Reason({ next }: { next: string | undefined }) {
  const { t } = authTexts.use();
  const isHydrated = useHydrated();
  if (!isHydrated || next === undefined) return null;
  const screen = wantedScreen(next);
  return screen === undefined ? t('login.comesBack') : t('login.needed', { screen: t(`login.screens.${screen}`) });
}

interface SecondFactorProps {
  /** Account of the code. */
  email: string;
  paused: ReactNode;
  isPaused: boolean;
  send: (code: string) => Promise<void>;
  takes: (refusal: ApiError) => boolean;
  onBack: () => void;
  /** The password was changed meanwhile: the code alone is not enough. */
  onPasswordRefused: (refusal: ApiError) => void;
}

/** Second step: the code of the app, or a recovery code. */
function SecondFactor({ email, paused, isPaused, send, takes, onBack, onPasswordRefused }: SecondFactorProps) {
  const { t } = authTexts.use();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const isApp = kind === 'app';
  const form = useForm({
    values: { code: '' },
    read: ({ code }) => ({ code: isApp ? code.replace(/\s/g, '') : code.trim() }),
    check: ({ code }) => missing({ code: code.trim() }, t(isApp ? 'code.required' : 'code.recoveryRequired')),
    send: ({ code }) => send(code),
    about: (subject) => (subject === 'auth.wrongSecondFactor' ? 'code' : undefined),
    takes: (refusal) => {
      if (refusal.code === 'auth.wrongSecondFactor' || refusal.fields?.length) return false;
      if (takes(refusal)) return true;
      if (refusal.status === 401) {
        onPasswordRefused(refusal);
        return true;
      }
      toastError(t('login.failed'), refusal);
      return false;
    },
  });
  const switchKind = (): void => {
    setKind(isApp ? 'recovery' : 'app');
    form.restart();
  };

  return (
    <AuthFrame title={t('code.title')} lead={t(isApp ? 'code.appLead' : 'code.recoveryLead')}>
      <Form form={form} className={styles['form']}>
        {paused}
        <Field key={kind} label={t(isApp ? 'code.app' : 'code.recovery')} {...form.field('code')}>
          {isApp ? (
            <Input
              className={cx('figures', styles['code'])}
              autoFocus
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={7}
            />
          ) : (
            <Input
              className={styles['recovery']}
              autoFocus
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
            />
          )}
        </Field>
        {form.problem !== undefined && <p className={styles['refusal']}>{form.problem}</p>}
        <Button type="submit" variant="primary" size="l" block busy={form.busy} disabled={isPaused}>
          {t('code.submit')}
        </Button>
        <button type="button" className={styles['switch']} onClick={switchKind}>
          {t(isApp ? 'code.useRecovery' : 'code.useApp')}
        </button>
      </Form>
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
