import { type FormEvent, useState } from 'react';
import { securityTexts } from '@/features/auth/security/texts';
import { fieldError, toApiError } from '@/shared/api/api-error';
import { useChangePasswordMutation } from '@/shared/api/generated/member';
import { useSession } from '@/shared/session/session.slice';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { Field, PasswordInput } from '@/shared/ui/field';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/features/auth/security/security.module.css';

const PASSWORD_MIN = 6;
const PASSWORD_MAX = 128;
const blank = { current: '', next: '', confirm: '' };

type Key = keyof typeof blank;

export interface ChangePasswordProps {
  /** What the password in force is called, where it is not the member's own. */
  currentLabel?: string;
  submitLabel?: string;
  /** It is the first thing to do on its page. */
  isMain?: boolean;
  /** Called once the new password is in force. */
  onDone?: () => void;
}

/** The change of password as a part of a page: on My Info, and among what keeps the account safe. */
export function PasswordSection({ isMain = false }: { isMain?: boolean }) {
  const { t } = securityTexts.use();
  return (
    <Section id="password" className={styles['part'] ?? ''} title={t('password.title')} lead={t('password.lead')}>
      <ChangePassword isMain={isMain} />
    </Section>
  );
}

/** The member's own change of password. */
export function ChangePassword({ currentLabel, submitLabel, isMain = true, onDone }: ChangePasswordProps) {
  const { t } = securityTexts.use();
  const { user } = useSession();
  const [change, { isLoading }] = useChangePasswordMutation();
  const [values, setValues] = useState(blank);
  const [problems, setProblems] = useState<Partial<Record<Key, string>>>({});
  const [hasLeftConfirm, setHasLeftConfirm] = useState(false);
  const isMismatch = values.confirm !== '' && values.confirm !== values.next;
  // Whoever is still typing the confirmation has made no mistake yet.
  const isToldMismatch = isMismatch && (hasLeftConfirm || values.confirm.length >= values.next.length);

  const field = (key: Key) => ({
    name: key,
    value: values[key],
    maxLength: PASSWORD_MAX,
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [key]: event.target.value });
      setProblems({});
    },
  });
  const findProblems = (): Partial<Record<Key, string>> => {
    const missing = (Object.keys(blank) as Key[]).filter((key) => values[key] === '');
    const last = missing.at(-1);
    if (last !== undefined)
      return { ...Object.fromEntries(missing.map((key) => [key, ''])), [last]: t('password.required') };
    if (values.next.length < PASSWORD_MIN) return { next: t('password.tooShort') };
    return {};
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isMismatch) return;
    const found = findProblems();
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    try {
      const { message } = await change({
        changePasswordDto: { currentPassword: values.current, newPassword: values.next },
      }).unwrap();
      setValues(blank);
      setHasLeftConfirm(false);
      toast({ title: t('password.done'), description: message });
      onDone?.();
    } catch (error) {
      const refused = toApiError(error);
      setProblems({
        ...(refused.code === 'auth.currentPasswordWrong' ? { current: refused.message } : {}),
        ...(refused.code === 'auth.passwordUnchanged' ? { next: refused.message } : {}),
        ...only('current', fieldError(refused, 'currentPassword')),
        ...only('next', fieldError(refused, 'newPassword')),
      });
      toastError(t('password.failed'), error);
    }
  };

  return (
    <form
      className={styles['form']}
      aria-label={t('password.title')}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {/* Tells password managers whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <Field label={currentLabel ?? t('currentPassword')} {...shown(problems.current)}>
        <PasswordInput {...field('current')} autoComplete="current-password" />
      </Field>
      <Field label={t('password.next')} hint={t('password.hint')} {...shown(problems.next)}>
        <PasswordInput {...field('next')} autoComplete="new-password" />
      </Field>
      <Field
        label={t('password.confirm')}
        {...(isToldMismatch ? { error: t('password.mismatch') } : shown(problems.confirm))}
      >
        <PasswordInput
          {...field('confirm')}
          autoComplete="new-password"
          onBlur={() => setHasLeftConfirm(true)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') setHasLeftConfirm(true);
          }}
        />
      </Field>
      <div className={styles['actions']}>
        <Button type="submit" variant={isMain ? 'primary' : 'secondary'} busy={isLoading} disabled={isMismatch}>
          {submitLabel ?? t('password.submit')}
        </Button>
      </div>
    </form>
  );
}

/** One sentence speaks for all missing fields; the others, with an empty one, are only marked. */
function shown(problem: string | undefined): { error?: string; invalid?: boolean } {
  if (problem === undefined) return {};
  return problem === '' ? { invalid: true } : { error: problem };
}

function only(key: Key, message: string | undefined): Partial<Record<Key, string>> {
  return message === undefined ? {} : { [key]: message };
}
