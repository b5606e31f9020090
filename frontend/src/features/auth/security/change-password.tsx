import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { securityTexts } from '@/features/auth/security/texts';
import { useChangePasswordMutation } from '@/shared/api/generated/member';
import { Form } from '@/shared/form/form';
import { missing } from '@/shared/form/missing';
import { useForm } from '@/shared/form/use-form';
import { useSession } from '@/shared/session/session.slice';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { Field } from '@/shared/ui/field';
import { PasswordInput } from '@/shared/ui/password-input';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/auth/security/security.module.css';

const PASSWORD_MIN = 6;
const PASSWORD_MAX = 128;
const REFUSALS: Partial<Record<string, 'currentPassword' | 'newPassword'>> = {
  'auth.currentPasswordWrong': 'currentPassword',
  'auth.passwordUnchanged': 'newPassword',
};

export interface ChangePasswordProps {
  /** What the password in force is called, where it is not the member's own. */
  currentLabel?: string;
  submitLabel?: string;
  /** It is the first thing to do on its page. */
  isMain?: boolean;
  /** Called once the new password is in force. */
  onDone?: () => void;
}

/** The change of password as a part of a page, which opens when asked for: others come to the page for something else. `beside`: in a column beside its title, as the parts of the security tab. */
export function PasswordSection({ beside = true }: { beside?: boolean }) {
  const { t } = securityTexts.use();
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const open = (): void => {
    flushSync(() => setOpen(true));
    form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
  };
  return (
    <Section
      id="password"
      className={beside ? styles['part'] : undefined}
      title={t('password.title')}
      lead={t('password.lead')}
    >
      <div ref={form}>
        {isOpen ? <ChangePassword isMain={false} /> : <Button onClick={open}>{t('password.open')}</Button>}
      </div>
    </Section>
  );
}

/** The member's own change of password. */
export function ChangePassword({ currentLabel, submitLabel, isMain = true, onDone }: ChangePasswordProps) {
  const { t } = securityTexts.use();
  const { user } = useSession();
  const [change] = useChangePasswordMutation();
  const [hasLeftConfirm, setHasLeftConfirm] = useState(false);
  const form = useForm({
    values: { currentPassword: '', newPassword: '', confirm: '' },
    check: (values) => ({
      newPassword: values.newPassword.length < PASSWORD_MIN ? t('password.tooShort') : undefined,
      confirm: values.confirm === values.newPassword ? undefined : t('password.mismatch'),
      ...missing(values, t('password.required')),
    }),
    send: ({ currentPassword, newPassword }) =>
      change({ changePasswordDto: { currentPassword, newPassword } }).unwrap(),
    done: ({ message }) => {
      form.restart();
      setHasLeftConfirm(false);
      toast({ title: t('password.done'), description: message });
      onDone?.();
    },
    about: (code) => REFUSALS[code],
    failed: t('password.failed'),
  });
  const { newPassword, confirm } = form.values;
  const isMismatch = confirm !== '' && confirm !== newPassword;
  // Whoever is still typing the confirmation has made no mistake yet.
  const isToldMismatch = isMismatch && (hasLeftConfirm || confirm.length >= newPassword.length);

  return (
    <Form form={form} className={styles['form']} aria-label={t('password.title')}>
      {/* Tells password managers whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <Field label={currentLabel ?? t('currentPassword')} {...form.field('currentPassword')}>
        <PasswordInput autoComplete="current-password" maxLength={PASSWORD_MAX} />
      </Field>
      <Field label={t('password.next')} hint={t('password.hint')} {...form.field('newPassword')}>
        <PasswordInput autoComplete="new-password" maxLength={PASSWORD_MAX} />
      </Field>
      <Field
        label={t('password.confirm')}
        {...form.field('confirm')}
        {...(isToldMismatch ? { error: t('password.mismatch') } : {})}
      >
        <PasswordInput
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          onBlur={() => setHasLeftConfirm(true)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') setHasLeftConfirm(true);
          }}
        />
      </Field>
      <div className={styles['actions']}>
        <Button type="submit" variant={isMain ? 'primary' : 'secondary'} busy={form.busy} disabled={isMismatch}>
          {submitLabel ?? t('password.submit')}
        </Button>
      </div>
    </Form>
  );
}
