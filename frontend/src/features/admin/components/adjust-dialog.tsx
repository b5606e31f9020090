import { useState } from 'react';
import { adminTexts } from '@/features/admin/texts';
import { fieldError, toApiError } from '@/shared/api/api-error';
import { useAdjustMemberLcoinMutation } from '@/shared/api/generated/admin';
import type { AdminUserDto } from '@/shared/api/generated/schemas';
import { formatNumber, formatSigned } from '@/shared/format';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Field, Input } from '@/shared/ui/field';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/features/admin/components/admin.module.css';

const WHOLE = /^[+\-\u2212]?\d{1,15}$/;
const MOST_REASON = 200;

/** Grants (positive) or deducts (negative) L coin of one member. */
export function AdjustDialog({ user, onClose }: { user: AdminUserDto; onClose: () => void }) {
  const { t } = adminTexts.use();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<{ amount?: string | undefined; description?: string | undefined }>({});
  const [adjust, { isLoading }] = useAdjustMemberLcoinMutation();
  const amount = readWhole(typed);

  const book = async (): Promise<void> => {
    if (amount === undefined) {
      setProblems({ amount: t('adjust.amountProblem') });
      return;
    }
    const description = reason.trim();
    try {
      const adjustLcoinDto = { amount: amount.toString(), ...(description === '' ? {} : { description }) };
      const { message } = await adjust({ id: user.id, adjustLcoinDto }).unwrap();
      toast({ title: t('adjust.done'), description: message });
      onClose();
    } catch (error) {
      const problem = toApiError(error);
      setProblems({
        amount: fieldError(problem, 'amount') ?? (problem.isWordless ? t('adjust.fallback') : problem.message),
        description: fieldError(problem, 'description'),
      });
      toastError(t('adjust.failed'), error, t('adjust.fallback'));
    }
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('adjust.title')}
      consequence={t('adjust.consequence', { name: user.name, balance: formatNumber(user.lCoinBalance) })}
      amount={amount === undefined ? undefined : `${formatSigned(amount)} ${t('lcoin')}`}
      confirmLabel={
        amount === undefined
          ? t('adjust.confirm')
          : amount > 0n
            ? t('adjust.grant', { amount: formatNumber(amount) })
            : t('adjust.deduct', { amount: formatNumber(-amount) })
      }
      onConfirm={() => void book()}
      busy={isLoading}
      danger={amount !== undefined && amount < 0n}
    >
      <div className={styles['fields']}>
        <Field label={t('adjust.amount')} hint={t('adjust.amountHint')} error={problems.amount}>
          <Input
            value={typed}
            inputMode="text"
            autoComplete="off"
            maxLength={20}
            suffix={t('lcoin')}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblems({});
            }}
          />
        </Field>
        <Field label={t('adjust.description')} hint={t('adjust.descriptionHint')} error={problems.description} optional>
          <Input
            value={reason}
            maxLength={MOST_REASON}
            autoComplete="off"
            onChange={(event) => setReason(event.target.value)}
          />
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
