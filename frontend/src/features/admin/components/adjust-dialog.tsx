import { adminTexts } from '@/features/admin/texts';
import { useAdjustMemberLcoinMutation } from '@/shared/api/generated/admin';
import type { AdminUserDto } from '@/shared/api/generated/schemas';
import { useForm } from '@/shared/form/use-form';
import { formatNumber, formatSigned } from '@/shared/format';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Field, Input } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/admin/components/admin.module.css';

const WHOLE = /^[+\-\u2212]?\d{1,15}$/;
const MAX_REASON = 200;

/** Grants (positive) or deducts (negative) L coin of one member. */
export function AdjustDialog({ user, onClose }: { user: AdminUserDto; onClose: () => void }) {
  const { t } = adminTexts.use();
  const [adjust] = useAdjustMemberLcoinMutation();
  const form = useForm({
    values: { amount: '', description: '' },
    check: (typed) => (readWhole(typed.amount) === undefined ? { amount: t('adjust.amountProblem') } : {}),
    read: ({ amount: typed, description }) => ({
      amount: String(readWhole(typed)),
      ...(description.trim() === '' ? {} : { description: description.trim() }),
    }),
    send: (adjustLcoinDto) => adjust({ id: user.id, adjustLcoinDto }).unwrap(),
    done: ({ message }) => {
      toast({ title: t('adjust.done'), description: message });
      onClose();
    },
    about: (subject) => (subject === 'description' ? 'description' : 'amount'),
    failed: t('adjust.failed'),
    fallback: t('adjust.fallback'),
  });
  const amount = readWhole(form.values.amount);

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('adjust.title')}
      consequence={t('adjust.consequence', { name: user.name, balance: formatNumber(user.lCoinBalance) })}
      amount={amount === undefined ? undefined : `${formatSigned(amount)} ${t('lcoin')}`}
      confirmLabel={
        amount === undefined
          ? t('adjust.title')
          : amount > 0n
            ? t('adjust.grant', { amount: formatNumber(amount) })
            : t('adjust.deduct', { amount: formatNumber(-amount) })
      }
      onConfirm={form.submit}
      busy={form.busy}
      danger={amount !== undefined && amount < 0n}
    >
      <div className={styles['fields']}>
        <Field label={t('adjust.amount')} hint={t('adjust.amountHint')} {...form.field('amount')}>
          <Input inputMode="text" autoComplete="off" maxLength={20} suffix={t('lcoin')} />
        </Field>
        <Field
          label={t('adjust.description')}
          hint={t('adjust.descriptionHint')}
          optional
          {...form.field('description')}
        >
          <Input maxLength={MAX_REASON} autoComplete="off" />
        </Field>
      </div>
    </ConfirmDialog>
  );
}

function readWhole(typed: string): bigint | undefined {
  const text = typed.trim().replaceAll(',', '');
  if (!WHOLE.test(text)) return undefined;
  const value = BigInt(text.replace('\u2212', '-').replace('+', ''));
  return value === 0n ? undefined : value;
}
