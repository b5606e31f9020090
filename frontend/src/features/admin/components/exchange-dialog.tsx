import { useState } from 'react';
import { adminTexts } from '@/features/admin/texts';
import { fieldError, toApiError } from '@/shared/api/api-error';
import { useCreateExchangeMutation, useUpdateExchangeMutation } from '@/shared/api/generated/admin';
import type { AdminExchangeDto } from '@/shared/api/generated/schemas';
import { divideDecimals, multiplyDecimals } from '@/shared/decimal';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Field, Input } from '@/shared/ui/field';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/features/admin/components/admin.module.css';

const PERCENT = /^(100(\.0{1,4})?|\d{1,2}(\.\d{1,4})?)$/;
const FEE_PERCENT = /^\d(\.\d{1,4})?$/;
const ID = /^[a-z][a-z0-9-]{1,29}$/;
const LINK = /^https:\/\/\S+\.\S+$/;
const SHARE_DIGITS = 8;

type Name = 'id' | 'name' | 'rebateRate' | 'discountRate' | 'feeRate' | 'referralLink' | 'badge';
type Draft = Record<Name, string>;

/** The rates, link and badge of an exchange; without one, a new exchange. Rates are typed in percent and travel as shares. */
export function ExchangeDialog({ exchange, onClose }: { exchange: AdminExchangeDto | undefined; onClose: () => void }) {
  const { t } = adminTexts.use();
  const [draft, setDraft] = useState<Draft>(() => draftOf(exchange));
  const [problems, setProblems] = useState<Partial<Record<Name, string | undefined>>>({});
  const [update, updating] = useUpdateExchangeMutation();
  const [create, creating] = useCreateExchangeMutation();
  const isNew = exchange === undefined;

  const findProblems = (): typeof problems => ({
    ...(isNew && !ID.test(draft.id) ? { id: t('exchanges.idProblem') } : {}),
    ...(draft.name.trim() === '' ? { name: t('exchanges.nameProblem') } : {}),
    ...(PERCENT.test(draft.rebateRate) ? {} : { rebateRate: t('exchanges.percentProblem') }),
    ...(PERCENT.test(draft.discountRate) ? {} : { discountRate: t('exchanges.percentProblem') }),
    ...(draft.feeRate === '' || (FEE_PERCENT.test(draft.feeRate) && Number(draft.feeRate) > 0)
      ? {}
      : { feeRate: t('exchanges.feeProblem') }),
    ...(LINK.test(draft.referralLink) ? {} : { referralLink: t('exchanges.linkProblem') }),
  });

  const save = async (): Promise<void> => {
    const found = findProblems();
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const values = {
      name: draft.name.trim(),
      rebateRate: toShare(draft.rebateRate),
      discountRate: toShare(draft.discountRate),
      feeRate: draft.feeRate === '' ? null : toShare(draft.feeRate),
      referralLink: draft.referralLink,
      badge: draft.badge.trim() === '' ? null : draft.badge.trim(),
    };
    try {
      if (exchange) await update({ id: exchange.id, updateExchangeDto: changesOf(exchange, values) }).unwrap();
      else await create({ createExchangeDto: { id: draft.id, ...values } }).unwrap();
      toast({ title: isNew ? t('exchanges.added') : t('exchanges.saved') });
      onClose();
    } catch (error) {
      const problem = toApiError(error);
      setProblems(Object.fromEntries(names.map((name) => [name, fieldError(problem, name)])));
      toastError(t('exchanges.failed'), error);
    }
  };

  const field = (name: Name, label: string, more: { hint?: string; suffix?: string; decimal?: boolean } = {}) => (
    <Field label={label} hint={more.hint} error={problems[name]}>
      <Input
        value={draft[name]}
        autoComplete="off"
        inputMode={more.decimal === true ? 'decimal' : undefined}
        suffix={more.suffix}
        maxLength={name === 'referralLink' ? 500 : 50}
        onChange={(event) => {
          setDraft({ ...draft, [name]: event.target.value });
          setProblems({});
        }}
      />
    </Field>
  );

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isNew ? t('exchanges.addTitle') : t('exchanges.editTitle', { exchange: exchange.name })}
      consequence={isNew ? t('exchanges.addConsequence') : t('exchanges.editConsequence')}
      confirmLabel={isNew ? t('exchanges.addConfirm') : t('exchanges.save')}
      onConfirm={() => void save()}
      busy={updating.isLoading || creating.isLoading}
    >
      <div className={styles['fields']}>
        <div className={styles['two']}>
          {isNew && field('id', t('exchanges.id'), { hint: t('exchanges.idHint') })}
          {field('name', t('exchanges.name'))}
        </div>
        <div className={styles['two']}>
          {field('rebateRate', t('exchanges.rebate'), { suffix: '%', decimal: true, hint: t('exchanges.percentHint') })}
          {field('discountRate', t('exchanges.discount'), {
            suffix: '%',
            decimal: true,
            hint: t('exchanges.percentHint'),
          })}
        </div>
        {field('feeRate', t('exchanges.feeRate'), { suffix: '%', decimal: true, hint: t('exchanges.feeRateHint') })}
        {field('referralLink', t('exchanges.referralLink'))}
        {field('badge', t('exchanges.badge'))}
      </div>
    </ConfirmDialog>
  );
}

const names: readonly Name[] = ['id', 'name', 'rebateRate', 'discountRate', 'feeRate', 'referralLink', 'badge'];

function draftOf(exchange: AdminExchangeDto | undefined): Draft {
  return {
    id: exchange?.id ?? '',
    name: exchange?.name ?? '',
    rebateRate: toPercent(exchange?.rebateRate ?? '0'),
    discountRate: toPercent(exchange?.discountRate ?? '0'),
    feeRate: exchange?.feeRate == null ? '' : toPercent(exchange.feeRate),
    referralLink: exchange?.referralLink ?? '',
    badge: exchange?.badge ?? '',
  };
}

function toPercent(share: string): string {
  return multiplyDecimals(share, 100);
}

function toShare(percent: string): string {
  return divideDecimals(percent, 100, SHARE_DIGITS) ?? '0';
}

/** Only what is different: a rate that is not changed starts no new period. */
function changesOf<T extends Partial<AdminExchangeDto>>(exchange: AdminExchangeDto, values: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== exchange[name as keyof AdminExchangeDto]),
  ) as Partial<T>;
}
