import { securityTexts } from '@/features/auth/security/texts';
import type { ApiError } from '@/shared/api/api-error';
import { type Form, useForm } from '@/shared/form/use-form';
import { Field, Input } from '@/shared/ui/field';
import { PasswordInput } from '@/shared/ui/password-input';
import styles from '@/features/auth/security/security.module.css';

const LONGEST_PASSWORD = 128;
const LONGEST_CODE = 40;
const REFUSALS: Partial<Record<string, keyof Proof>> = {
  'auth.currentPasswordWrong': 'currentPassword',
  'auth.wrongCode': 'code',
  'auth.codeRequired': 'code',
  'auth.wrongSecondFactor': 'code',
};

/** The password in force, and a code where login asks for one, proved again before something grave. */
export interface Proof {
  currentPassword: string;
  code: string;
}

export interface ProofOptions {
  withCode: boolean;
  /** Does it. What it throws is told at the field that it is about. */
  send: (proof: Proof) => Promise<void>;
  onRefused?: (refusal: ApiError) => void;
}

export function useProof({ withCode, send, onRefused }: ProofOptions): Form<Proof> {
  const { t } = securityTexts.use();
  return useForm({
    values: { currentPassword: '', code: '' },
    check: ({ currentPassword, code }) => ({
      currentPassword: currentPassword === '' ? t('proof.passwordRequired') : undefined,
      code: withCode && code.trim() === '' ? t('proof.codeRequired') : undefined,
    }),
    read: ({ currentPassword, code }) => ({ currentPassword, code: code.trim() }),
    send,
    about: (code) => REFUSALS[code],
    takes: (refusal) => {
      onRefused?.(refusal);
      return false;
    },
  });
}

export interface ProofFieldsProps {
  form: Form<Proof>;
  withCode: boolean;
  autoFocus?: boolean;
}

export function ProofFields({ form, withCode, autoFocus = false }: ProofFieldsProps) {
  const { t } = securityTexts.use();
  return (
    <div className={styles['fields']}>
      <Field label={t('currentPassword')} {...form.field('currentPassword')}>
        <PasswordInput autoComplete="current-password" maxLength={LONGEST_PASSWORD} autoFocus={autoFocus} />
      </Field>
      {withCode && (
        <Field label={t('proof.code')} hint={t('proof.codeHint')} {...form.field('code')}>
          <Input autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} maxLength={LONGEST_CODE} />
        </Field>
      )}
      {form.problem !== undefined && (
        <p className={styles['problem']} role="alert">
          {form.problem}
        </p>
      )}
    </div>
  );
}
