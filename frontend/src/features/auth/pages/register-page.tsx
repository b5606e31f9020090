import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { AuthFrame } from '@/features/auth/components/auth-frame';
import { Received, RegisteredView, type RegisteredViewProps, isPaid } from '@/features/auth/components/registered-view';
import { type RegisterForm, type RegisterProblem, findRegisterProblem } from '@/features/auth/register.rules';
import { authTexts } from '@/features/auth/texts';
import { type ApiError, fieldError, toApiError } from '@/shared/api/api-error';
import { useListExchangesQuery, useRegisterMemberMutation } from '@/shared/api/generated/site';
import { useCarriedUid } from '@/shared/carried-uid';
import { sumDecimals } from '@/shared/decimal';
import { formatNumber } from '@/shared/format';
import { localPath, loginPath, paths, safeNext, uidFormPath } from '@/shared/paths';
import { type SessionDispatch, logIn, useSession } from '@/shared/session/session.slice';
import { Button } from '@/shared/ui/button';
import { Checkbox, Field, Input, PasswordInput, Select } from '@/shared/ui/field';
import { Receipt, ReceiptSkeleton } from '@/shared/ui/receipt';
import { toast, toastError } from '@/shared/ui/toast';
import { useSettings } from '@/shared/use-settings';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/auth/components/auth-frame.module.css';

const blank: RegisterForm = {
  name: '',
  email: '',
  password: '',
  confirm: '',
  phone: '',
  tradingviewId: '',
  exchangeName: '',
  uid: '',
  agreementPersonalInfo: false,
  agreementMarketing: false,
};

/** A field left blank was not given. */
function given<K extends string>(key: K, value: string): Partial<Record<K, string>> {
  return value.trim() === '' ? {} : ({ [key]: value.trim() } as Record<K, string>);
}

export function RegisterPage() {
  const { t, language } = authTexts.use();
  useTitle(`${t('register.title')} | Lance`);
  const dispatch = useDispatch<SessionDispatch>();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const carried = useCarriedUid();
  const { status } = useSession();
  const { data: exchanges = [] } = useListExchangesQuery();
  const [registerMember, { isLoading }] = useRegisterMemberMutation();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Partial<RegisterForm>>({});
  const [registered, setRegistered] = useState<RegisteredViewProps>();
  const [problem, setProblem] = useState<RegisterProblem>();
  const [refusal, setRefusal] = useState<ApiError>();
  const next = safeNext(parameters.get('next'));
  const target = next ?? localPath(paths.home, language);
  // An exchange that is not on offer any more cannot be chosen, and its UID is not asked for.
  const isOffered = exchanges.some(({ name }) => name === carried?.exchange);
  const values = {
    ...blank,
    ...(carried && isOffered ? { exchangeName: carried.exchange, uid: carried.uid } : {}),
    ...typed,
  };

  const text = (key: keyof RegisterForm) => ({
    name: key,
    value: String(values[key]),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setTyped((known) => ({ ...known, [key]: event.target.value })),
  });
  const box = (key: 'agreementPersonalInfo' | 'agreementMarketing') => ({
    name: key,
    checked: values[key],
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      setTyped((known) => ({ ...known, [key]: event.target.checked })),
  });
  const errorOf = (key: keyof RegisterForm): string | undefined =>
    problem?.field === key ? t(`register.${problem.text}`) : fieldError(refusal, key);
  /** One sentence speaks for all missing fields; the others are only marked. */
  const isMissing = (key: 'name' | 'email' | 'password'): boolean =>
    problem?.text === 'required' && values[key].trim() === '';
  const focusField = (key: string): void => form.current?.querySelector<HTMLElement>(`[name="${key}"]`)?.focus();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = findRegisterProblem(values);
    setProblem(found);
    setRefusal(undefined);
    if (found) {
      focusField(found.field);
      return;
    }
    const {
      name,
      email,
      password,
      phone,
      tradingviewId,
      exchangeName,
      uid,
      agreementPersonalInfo,
      agreementMarketing,
    } = values;
    try {
      const answer = await registerMember({
        registerDto: {
          name: name.trim(),
          email: email.trim(),
          password,
          agreementPersonalInfo,
          agreementMarketing,
          language,
          ...given('phone', phone),
          ...given('tradingviewId', tradingviewId),
          ...(uid.trim() === '' ? {} : { ...given('exchangeName', exchangeName), ...given('uid', uid) }),
        },
      }).unwrap();
      const isShownHere = answer.uid !== null && next === undefined;
      if (answer.uid && isShownHere)
        setRegistered({ ...answer, uid: answer.uid, given: { exchange: exchangeName, uid: uid.trim() } });
      dispatch(logIn(answer.user));
      if (isShownHere) return;
      toast({
        title: t('register.done'),
        description: (
          <>
            <p>
              <Received bonus={answer.bonus} />
            </p>
            {answer.uid && !isPaid(answer.bonus.uidVerification) && <p>{answer.uid.message}</p>}
            <p>{t('register.confirmSent', { email: answer.user.email })}</p>
          </>
        ),
      });
      void navigate(target, { replace: true, state });
    } catch (error) {
      const refused = toApiError(error);
      setRefusal(refused);
      toastError(t('register.failed'), error, t('register.fallback'));
      const [first] = refused.fields ?? [];
      if (first) focusField(first.path);
    }
  };

  if (registered) return <RegisteredView {...registered} />;
  if (status === 'member' && !isLoading) return <Navigate replace to={target} state={state} />;
  return (
    <AuthFrame title={t('register.title')} lead={t('register.lead')} aside={<Bonus />}>
      <form ref={form} method="post" className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        <Field label={t('register.name')} error={errorOf('name')} invalid={isMissing('name')}>
          <Input {...text('name')} autoComplete="name" maxLength={50} />
        </Field>
        <Field label={t('email')} error={errorOf('email')} invalid={isMissing('email')}>
          <Input {...text('email')} type="email" autoComplete="username" inputMode="email" maxLength={254} />
        </Field>
        <Field
          label={t('password')}
          error={errorOf('password')}
          invalid={isMissing('password')}
          hint={t('register.passwordHint')}
        >
          <PasswordInput {...text('password')} autoComplete="new-password" maxLength={128} />
        </Field>
        <Field label={t('register.confirm')} error={errorOf('confirm')}>
          <PasswordInput {...text('confirm')} autoComplete="new-password" maxLength={128} />
        </Field>
        <hr className={styles['rule']} />
        <Field label={t('register.phone')} optional error={errorOf('phone')}>
          <Input {...text('phone')} type="tel" autoComplete="tel" inputMode="tel" />
        </Field>
        <Field
          label={t('register.tradingviewId')}
          optional
          hint={t('register.tradingviewHint')}
          error={errorOf('tradingviewId')}
        >
          <Input {...text('tradingviewId')} autoComplete="off" maxLength={50} />
        </Field>
        <Field label={t('register.exchange')} optional error={errorOf('exchangeName')}>
          <Select
            {...text('exchangeName')}
            placeholder={t('register.noExchange')}
            options={exchanges.map(({ name }) => ({ value: name, label: name }))}
          />
        </Field>
        {values.exchangeName !== '' && (
          <Field label={t('register.uid')} optional hint={t('register.uidHint')} error={errorOf('uid')}>
            <Input {...text('uid')} autoComplete="off" inputMode="numeric" maxLength={20} />
          </Field>
        )}
        <div className={styles['consents']}>
          <div className={styles['consent']}>
            <Checkbox {...box('agreementPersonalInfo')} error={errorOf('agreementPersonalInfo')}>
              {t('register.personalInfo')}
            </Checkbox>
            <Link to={localPath(paths.privacy, language)} target="_blank">
              {t('register.read')}
            </Link>
          </div>
          <div className={styles['consent']}>
            <Checkbox {...box('agreementMarketing')}>{t('register.marketing')}</Checkbox>
            <Link to={localPath(paths.terms, language)} target="_blank">
              {t('register.read')}
            </Link>
          </div>
        </div>
        <Button type="submit" variant="primary" size="l" block busy={isLoading}>
          {t('register.submit')}
        </Button>
      </form>
      <div className={styles['aux']}>
        <span>
          {t('register.haveAccount')}
          <Link to={loginPath(language, carried ? uidFormPath : next)} state={state}>
            {t('register.login')}
          </Link>
        </span>
      </div>
    </AuthFrame>
  );
}

/** The welcome as a receipt, from the numbers in force. */
function Bonus() {
  const { t } = authTexts.use();
  const settings = useSettings();
  const signup = settings.get('lcoin_signupBonus');
  const verification = settings.get('lcoin_uidVerificationBonus');
  if (signup === undefined || verification === undefined) return settings.isError ? null : <ReceiptSkeleton rows={2} />;
  return (
    <Receipt
      title={t('register.bonusTitle')}
      rows={[
        { label: t('register.bonusSignup'), value: formatNumber(signup), unit: 'L' },
        {
          label: t('register.bonusUid'),
          operator: '+',
          value: formatNumber(verification),
          unit: 'L',
          note: t('register.bonusUidNote'),
        },
      ]}
      sum={{ label: t('register.bonusSum'), value: formatNumber(sumDecimals([signup, verification])), unit: 'L' }}
      note={t('register.bonusNote')}
      source={t('register.bonusSource')}
    />
  );
}
