import { ExternalLink, ShieldCheck } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { EmailNotice } from '@/features/auth/account/email-notice';
import { type Proof, ProofFields, useProof } from '@/features/auth/security/proof';
import { RecoveryCodes } from '@/features/auth/security/recovery-codes';
import { securityTexts } from '@/features/auth/security/texts';
import {
  memberApi,
  useDisableTwoFactorMutation,
  useEnableTwoFactorMutation,
  useGetOwnMemberQuery,
  useGetTwoFactorQuery,
  useRenewRecoveryCodesMutation,
  useSetUpTwoFactorMutation,
} from '@/shared/api/generated/member';
import type { TwoFactorDto, TwoFactorSetupDto } from '@/shared/api/generated/schemas';
import { Form } from '@/shared/form/form';
import { useForm } from '@/shared/form/use-form';
import { formatDateTime } from '@/shared/format';
import { type SessionDispatch, recheckSession, useSession } from '@/shared/session/session.slice';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/class-names';
import { CopyButton } from '@/shared/ui/copy-button';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Field, Input } from '@/shared/ui/field';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Loaded } from '@/shared/ui/state';
import { StatusTag } from '@/shared/ui/tag';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/auth/security/security.module.css';

const CODES = 10;
const FEW_CODES = 3;
const APP_CODE = /^\d{6}$/;
const QR_SIZE = 176;

/** Sets the cached state from the response: it is right before the refetch, and if the refetch fails. */
memberApi.enhanceEndpoints({
  endpoints: {
    enableTwoFactor: {
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const { recoveryCodes } = (await queryFulfilled.catch(() => undefined))?.data ?? {};
        if (recoveryCodes === undefined) return;
        dispatch(
          memberApi.util.updateQueryData('getTwoFactor', undefined, (shown) => {
            shown.enabled = true;
            shown.recoveryCodesLeft = recoveryCodes.length;
          }),
        );
      },
    },
  },
});

type Step = 'closed' | 'password' | 'app' | 'codes';

export interface TwoFactorPanelProps {
  /** Called once it is on and the recovery codes are kept. */
  onDone?: () => void;
}

/** Two-factor login: what it is, setting it up step by step, and, once it is on, its recovery codes and its end. */
export function TwoFactorPanel({ onDone }: TwoFactorPanelProps) {
  const query = useGetTwoFactorQuery();
  const [step, setStep] = useState<Step>('closed');
  const [setup, setSetup] = useState<TwoFactorSetupDto>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const panel = useRef<HTMLDivElement>(null);
  /** What was focused leaves with its step; reading goes on at the panel. */
  const go = (next: Step): void => {
    setStep(next);
    panel.current?.focus();
  };
  const show = (fresh: readonly string[]): void => {
    setSetup(undefined);
    setCodes(fresh);
    go('codes');
  };
  const finish = (): void => {
    setCodes([]);
    go('closed');
    onDone?.();
  };
  return (
    <div ref={panel} tabIndex={-1} className={styles['panel']}>
      <Loaded query={query} skeleton={<SkeletonRows rows={2} />}>
        {(state) => {
          if (step === 'codes')
            return (
              <Steps at="codes">
                <RecoveryCodes codes={codes} onDone={finish} />
              </Steps>
            );
          if (state.enabled) return <On state={state} onCodes={show} />;
          if (step === 'password')
            return (
              <Steps at="password">
                <PasswordStep
                  onCancel={() => go('closed')}
                  onNext={(made) => {
                    setSetup(made);
                    go('app');
                  }}
                />
              </Steps>
            );
          if (step === 'app' && setup)
            return (
              <Steps at="app">
                <AppStep
                  setup={setup}
                  onCancel={() => {
                    setSetup(undefined);
                    go('closed');
                  }}
                  onEnabled={show}
                />
              </Steps>
            );
          return <Off state={state} onStart={() => go('password')} />;
        }}
      </Loaded>
    </div>
  );
}

/** Whether it is on, beside its title. */
export function TwoFactorState() {
  const { t } = securityTexts.use();
  const { data } = useGetTwoFactorQuery();
  if (data === undefined) return null;
  return (
    <StatusTag
      status={data.enabled ? 'active' : 'inactive'}
      label={t(data.enabled ? 'twoFactor.on' : 'twoFactor.off')}
    />
  );
}

function Off({ state, onStart }: { state: TwoFactorDto; onStart: () => void }) {
  const { t } = securityTexts.use();
  // A restricted session may not read the account: there the server's refusal tells.
  const { data: member } = useGetOwnMemberQuery(undefined, { skip: useSession().restriction !== null });
  return (
    <div className={styles['stack']}>
      <p className={styles['text']}>{t('twoFactor.explain')}</p>
      {state.required && <p className={styles['notice']}>{t('twoFactor.obligatory')}</p>}
      {member?.emailConfirmed === false ? (
        <EmailNotice purpose="twoFactor" />
      ) : (
        <div className={styles['actions']}>
          <Button variant="primary" icon={<ShieldCheck size={16} aria-hidden />} onClick={onStart}>
            {t('twoFactor.start')}
          </Button>
        </div>
      )}
    </div>
  );
}

const STEPS = ['password', 'app', 'codes'] as const;
const stepLabels = { password: 'stepPassword', app: 'stepApp', codes: 'stepCodes' } as const;

function Steps({ at, children }: { at: (typeof STEPS)[number]; children: ReactNode }) {
  const { t } = securityTexts.use();
  return (
    <div className={styles['stack']}>
      <ol className={styles['steps']} aria-label={t('twoFactor.steps')}>
        {STEPS.map((step, index) => (
          <li
            key={step}
            className={cx(STEPS.indexOf(at) >= index && styles['reached'])}
            aria-current={step === at ? 'step' : undefined}
          >
            <span className="figures">{index + 1}</span> {t(`twoFactor.${stepLabels[step]}`)}
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}

function PasswordStep({ onNext, onCancel }: { onNext: (setup: TwoFactorSetupDto) => void; onCancel: () => void }) {
  const { t } = securityTexts.use();
  const [setUp] = useSetUpTwoFactorMutation();
  const [needsEmail, setNeedsEmail] = useState(false);
  const form = useProof({
    withCode: false,
    send: async ({ currentPassword }) => onNext(await setUp({ provePasswordDto: { currentPassword } }).unwrap()),
    onRefused: ({ code }) => setNeedsEmail(code === 'auth.emailNotConfirmed'),
  });
  return (
    <Form form={form} className={styles['form']}>
      <p className={styles['text']}>{t('twoFactor.passwordLead')}</p>
      <ProofFields form={form} withCode={false} autoFocus />
      {needsEmail && <EmailNotice purpose="twoFactor" isRefused />}
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('twoFactor.next')}
        </Button>
        <Button variant="quiet" disabled={form.busy} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}

function AppStep({
  setup,
  onEnabled,
  onCancel,
}: {
  setup: TwoFactorSetupDto;
  onEnabled: (codes: string[]) => void;
  onCancel: () => void;
}) {
  const { t } = securityTexts.use();
  const [enable] = useEnableTwoFactorMutation();
  const element = useRef<HTMLFormElement>(null);
  // The picture above the field stays in sight.
  useEffect(() => element.current?.querySelector('input')?.focus({ preventScroll: true }), []);
  const form = useForm({
    values: { code: '' },
    read: ({ code }) => ({ code: code.replace(/\s/g, '') }),
    check: ({ code }) => (APP_CODE.test(code.replace(/\s/g, '')) ? {} : { code: t('twoFactor.codeFormat') }),
    send: (enableTwoFactorDto) => enable({ enableTwoFactorDto }).unwrap(),
    done: ({ recoveryCodes }) => {
      toast({ title: t('twoFactor.enabled') });
      onEnabled(recoveryCodes);
    },
    about: () => 'code',
  });
  return (
    <Form ref={element} form={form} className={cx(styles['form'], styles['wide'])}>
      <p className={styles['text']}>{t('twoFactor.scan')}</p>
      <div className={styles['app']}>
        <div className={styles['qr']}>
          <QRCodeSVG value={setup.otpauthUrl} size={QR_SIZE} marginSize={4} level="M" title={t('twoFactor.qr')} />
        </div>
        <div className={styles['secret']}>
          <p className={styles['label']}>{t('twoFactor.secret')}</p>
          <code>{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <p className={styles['hint']}>{t('twoFactor.secretHint')}</p>
          <div className={styles['actions']}>
            <CopyButton size="s" text={setup.secret}>
              {t('twoFactor.copySecret')}
            </CopyButton>
          </div>
          <a className={styles['openApp']} href={setup.otpauthUrl}>
            <ExternalLink size={14} aria-hidden />
            {t('twoFactor.openApp')}
          </a>
        </div>
      </div>
      <Field label={t('twoFactor.code')} {...form.field('code')}>
        <Input className={styles['code']} autoComplete="one-time-code" inputMode="numeric" maxLength={7} />
      </Field>
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('twoFactor.enable')}
        </Button>
        <Button variant="quiet" disabled={form.busy} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}

type Asked = 'renew' | 'disable';

function On({ state, onCodes }: { state: TwoFactorDto; onCodes: (codes: string[]) => void }) {
  const { t, language } = securityTexts.use();
  const dispatch = useDispatch<SessionDispatch>();
  const [asking, setAsking] = useState<Asked>();
  const [renewCodes] = useRenewRecoveryCodesMutation();
  const [disable] = useDisableTwoFactorMutation();
  const { enabledAt, recoveryCodesLeft, required } = state;
  const acts = {
    renew: async ({ currentPassword }: Proof): Promise<void> => {
      const { recoveryCodes } = await renewCodes({ provePasswordDto: { currentPassword } }).unwrap();
      setAsking(undefined);
      onCodes(recoveryCodes);
    },
    disable: async (disableTwoFactorDto: Proof): Promise<void> => {
      await disable({ disableTwoFactorDto }).unwrap();
      toast({ title: t('twoFactor.disabled') });
      setAsking(undefined);
      // Where it is obligatory nothing else can be done from now on.
      if (required) await dispatch(recheckSession());
    },
  } satisfies Record<Asked, (proof: Proof) => Promise<void>>;
  return (
    <div className={styles['stack']}>
      <dl className={styles['facts']}>
        {enabledAt !== null && (
          <div>
            <dt>{t('twoFactor.since')}</dt>
            <dd>
              <time dateTime={enabledAt}>{formatDateTime(enabledAt, language)}</time>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('twoFactor.left')}</dt>
          <dd className="figures">{t('twoFactor.leftCount', { count: recoveryCodesLeft, total: CODES })}</dd>
        </div>
      </dl>
      {recoveryCodesLeft <= FEW_CODES && <p className={styles['warning']}>{t('twoFactor.few')}</p>}
      {required && <p className={styles['notice']}>{t('twoFactor.obligatoryOn')}</p>}
      <div className={styles['actions']}>
        <Button onClick={() => setAsking('renew')}>{t('twoFactor.renew')}</Button>
        <Button variant="danger" onClick={() => setAsking('disable')}>
          {t('twoFactor.disable')}
        </Button>
      </div>
      {asking !== undefined && (
        <ProofDialog
          asked={asking}
          consequence={
            asking === 'disable' && required ? t('twoFactor.disableObligatory') : t(`twoFactor.${asking}Consequence`)
          }
          onProved={acts[asking]}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}

interface ProofDialogProps {
  asked: Asked;
  consequence: string;
  /** Does it. What it throws is told at the field that it is about, and the dialog stays. */
  onProved: (proof: Proof) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password, and for a code where the second factor ends. */
function ProofDialog({ asked, consequence, onProved, onClose }: ProofDialogProps) {
  const { t } = securityTexts.use();
  const withCode = asked === 'disable';
  const form = useProof({ withCode, send: onProved });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`twoFactor.${asked}Title`)}
      consequence={consequence}
      confirmLabel={t(`twoFactor.${asked}Confirm`)}
      onConfirm={form.submit}
      busy={form.busy}
      danger={withCode}
    >
      <ProofFields form={form} withCode={withCode} />
    </ConfirmDialog>
  );
}
