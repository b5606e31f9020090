import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { AuthFrame } from '@/features/auth/components/auth-frame';
import { isLeftEmpty } from '@/features/auth/left-empty';
import { Received, isPaid } from '@/features/auth/components/received';
import type { RegisteredViewProps } from '@/features/auth/components/registered-view';
import { authTexts } from '@/features/auth/texts';
import { useExchanges } from '@/shared/api/ages';
import { useRegisterMemberMutation } from '@/shared/api/generated/visitor';
import { useCarriedUid } from '@/shared/carried-uid';
import { sumDecimals } from '@/shared/decimal';
import { Form } from '@/shared/form/form';
import { missing } from '@/shared/form/missing';
import { useForm } from '@/shared/form/use-form';
import { formatNumber } from '@/shared/format';
import { localPath, loginPath, paths, safeNext, uidFormPath } from '@/shared/paths';
import { type SessionDispatch, logIn, useSession } from '@/shared/session/session.slice';
import { Button } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import { Checkbox } from '@/shared/ui/checkbox';
import { LazyPart, lazyPart } from '@/shared/ui/lazy-part';
import { PasswordInput } from '@/shared/ui/password-input';
import { Select } from '@/shared/ui/select';
import { Paper } from '@/shared/ui/paper';
import { Receipt, type ReceiptContent, ReceiptSkeleton, WithReceipt } from '@/shared/ui/receipt';
import { cx } from '@/shared/ui/class-names';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { useSettings } from '@/shared/use-settings';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/auth/components/auth-frame.module.css';

/** Loaded when the form is sent: what follows a registration is not part of the form's first view. */
const registeredView = lazyPart(
  async () => (await import('@/features/auth/components/registered-view')).RegisteredView,
);

const PASSWORD_MIN = 6;

const blank = {
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

const OPTIONAL = ['phone', 'tradingviewId', 'exchangeName', 'uid'] as const;

/** Blank fields are omitted. */
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
  const { data: exchanges = [] } = useExchanges();
  const [registerMember, { isLoading }] = useRegisterMemberMutation();
  const [registered, setRegistered] = useState<RegisteredViewProps>();
  const [isMoreOpen, setMoreOpen] = useState(false);
  const [isTaken, setIsTaken] = useState(false);
  const { verification } = useBonuses();
  const next = safeNext(parameters.get('next'));
  const target = next ?? paths.dashboard;
  // A withdrawn exchange cannot be chosen, and its UID is not requested.
  const isOffered = exchanges.some(({ name }) => name === carried?.exchange);
  const empty = { name: t('register.nameRequired'), email: t('emailRequired'), password: t('passwordRequired') };
  const form = useForm({
    values: { ...blank, ...(carried && isOffered ? { exchangeName: carried.exchange, uid: carried.uid } : {}) },
    check: ({ name, email, password, confirm, agreementPersonalInfo }) => {
      const isTyped = password.trim() !== '';
      return {
        ...missing({ name: name.trim(), email: email.trim(), password: password.trim() }, empty),
        ...(isTyped && password.length < PASSWORD_MIN ? { password: t('register.tooShort') } : {}),
        ...(isTyped && password !== confirm ? { confirm: t('register.mismatch') } : {}),
        ...(!isTyped && confirm === '' ? { confirm: t('register.confirmRequired') } : {}),
        ...(agreementPersonalInfo ? {} : { agreementPersonalInfo: t('register.agreement') }),
      };
    },
    read: ({ name, email, confirm: _confirm, phone, tradingviewId, exchangeName, uid, ...rest }) => ({
      ...rest,
      name: name.trim(),
      email: email.trim(),
      language,
      ...given('phone', phone),
      ...given('tradingviewId', tradingviewId),
      ...(uid.trim() === '' ? {} : { ...given('exchangeName', exchangeName), ...given('uid', uid) }),
    }),
    send: (registerDto) => {
      registeredView.prepare();
      return registerMember({ registerDto }).unwrap();
    },
    done: (answer) => {
      const { exchangeName, uid } = form.values;
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
    },
    about: (subject) => (subject === 'auth.emailTaken' ? 'email' : undefined),
    takes: ({ code }) => {
      setIsTaken(code === 'auth.emailTaken');
      return false;
    },
    failed: t('register.failed'),
    fallback: t('register.fallback'),
  });

  // Folded unless something is in it or wrong with it.
  const isMoreNeeded = form.values.exchangeName !== '' || OPTIONAL.some((name) => form.field(name).error !== undefined);

  const emailField = form.field('email');
  const logInLink = (
    <Link to={loginPath(language, carried ? uidFormPath : next)} state={state}>
      {t('register.login')}
    </Link>
  );

  if (registered)
    return (
      <LazyPart part={registeredView} onFailed={() => void navigate(target, { replace: true, state })}>
        {(RegisteredView) => <RegisteredView {...registered} />}
      </LazyPart>
    );
  if (status === 'member' && !isLoading) return <Navigate replace to={target} state={state} />;
  return (
    <AuthFrame title={t('register.title')} lead={t('register.lead')} aside={<Bonus />} isAsideWide>
      <BonusLines />
      <Form form={form} className={styles['form']}>
        <Field label={t('register.name')} {...form.field('name')}>
          <Input autoComplete="name" maxLength={50} />
        </Field>
        <Field
          label={t('email')}
          {...emailField}
          // The toast says that it is taken; here stands what can be done.
          error={
            isTaken && emailField.error !== undefined ? (
              <>
                {logInLink}
                {t('register.loginOrOther')}
              </>
            ) : (
              emailField.error
            )
          }
        >
          <Input type="email" autoComplete="username" inputMode="email" maxLength={254} />
        </Field>
        <Field label={t('password')} hint={t('register.passwordHint')} {...form.field('password')}>
          <PasswordInput autoComplete="new-password" maxLength={128} />
        </Field>
        <Field label={t('register.confirm')} {...form.field('confirm')}>
          <PasswordInput autoComplete="new-password" maxLength={128} />
        </Field>
        <details
          className={styles['fold']}
          open={isMoreOpen || isMoreNeeded}
          onToggle={(event) => setMoreOpen(event.currentTarget.open)}
        >
          <summary>
            <span>
              {t('register.more')}
              <small>{t('register.moreNote')}</small>
            </span>
          </summary>
          <Field label={t('register.phone')} {...form.field('phone')}>
            <Input type="tel" autoComplete="tel" inputMode="tel" />
          </Field>
          <Field
            label={t('register.tradingviewId')}
            hint={t('register.tradingviewHint')}
            {...form.field('tradingviewId')}
          >
            <Input autoComplete="off" maxLength={50} />
          </Field>
          <Field label={t('register.exchange')} {...form.field('exchangeName')}>
            <Select
              placeholder={t('register.noExchange')}
              options={exchanges.map(({ name }) => ({ value: name, label: name }))}
            />
          </Field>
          {form.values.exchangeName !== '' && (
            <Field
              label={t('register.uid')}
              hint={
                <>
                  {t('register.uidHint')}
                  {verification !== undefined && isPaid(verification) && (
                    <span className={styles['bonus']}>
                      {t('register.uidBonus', { amount: formatNumber(verification) })}
                    </span>
                  )}
                </>
              }
              {...form.field('uid')}
            >
              <Input autoComplete="off" inputMode="numeric" maxLength={20} />
            </Field>
          )}
        </details>
        <div className={styles['consents']}>
          <div className={styles['consent']}>
            <Checkbox {...form.box('agreementPersonalInfo')}>{t('register.personalInfo')}</Checkbox>
            <Link to={localPath(paths.privacy, language)} target="_blank">
              {t('register.read')}
            </Link>
          </div>
          <div className={styles['consent']}>
            <Checkbox {...form.box('agreementMarketing')}>{t('register.marketing')}</Checkbox>
            <Link to={localPath(paths.terms, language)} target="_blank">
              {t('register.read')}
            </Link>
          </div>
        </div>
        <p className={cx(styles['consent'], styles['terms'])}>
          {t('register.termsNote')}
          <Link to={localPath(paths.terms, language)} target="_blank">
            {t('register.terms')}
          </Link>
        </p>
        {isLeftEmpty(form, empty) && <p className={styles['refusal']}>{t('register.required')}</p>}
        <Button type="submit" variant="primary" size="l" block busy={form.busy}>
          <Submit />
        </Button>
      </Form>
      <div className={styles['aux']}>
        <span>
          {t('register.haveAccount')}
          {logInLink}
        </span>
      </div>
    </AuthFrame>
  );
}

/** What the button does, with the bonus that the settings name; the bare act while that is not known, or none. */
function Submit() {
  const { t } = authTexts.use();
  const bonus = useSettings().get('lcoin_signupBonus');
  return bonus === undefined || bonus === '0'
    ? t('register.submit')
    : t('register.submitBonus', { bonus: formatNumber(bonus) });
}

/** The bonuses of a sign-up, from current settings; undefined while they are not known. */
function useBonuses() {
  const { t } = authTexts.use();
  const settings = useSettings();
  const signup = settings.get('lcoin_signupBonus');
  const verification = settings.get('lcoin_uidVerificationBonus');
  if (signup === undefined || verification === undefined) return { isError: settings.isError };
  const receipt: ReceiptContent = {
    title: t('register.bonusTitle'),
    // No operators: rows of a receipt that only add up have none.
    rows: [
      { label: t('register.bonusNow'), value: formatNumber(signup), unit: 'L' },
      {
        label: t('register.bonusLater'),
        value: formatNumber(verification),
        unit: 'L',
        note: t('register.bonusUidNote', { amount: formatNumber(verification) }),
      },
    ],
    sum: { label: t('register.bonusOfOne'), value: formatNumber(sumDecimals([signup, verification])), unit: 'L' },
    note: t('register.bonusNote'),
    source: t('register.bonusSource'),
  };
  return { isError: false, signup, verification, receipt };
}

/** What is received at once and what later, above the form of a phone; each figure opens their receipt. */
function BonusLines() {
  const { t } = authTexts.use();
  const { isError, signup, verification, receipt } = useBonuses();
  if (isError) return null;
  const lines = [
    [t('register.bonusNow'), signup],
    [t('register.bonusLater'), verification],
  ] as const;
  return (
    <dl className={styles['bonuses']}>
      {lines.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figures">
            {receipt === undefined ? (
              <Skeleton width="4em" />
            ) : (
              <WithReceipt receipt={receipt}>
                +{formatNumber(amount)} <small>L</small>
              </WithReceipt>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Sign-up bonuses as a receipt. */
function Bonus() {
  const { isError, receipt } = useBonuses();
  if (isError) return null;
  return <Paper hangs>{receipt === undefined ? <ReceiptSkeleton rows={2} /> : <Receipt {...receipt} />}</Paper>;
}
