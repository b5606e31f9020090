import { useState } from 'react';
import { adminTexts } from '@/features/admin/texts';
import { fieldError, toApiError } from '@/shared/api/api-error';
import { useCreateExchangeMutation, useUpdateExchangeMutation } from '@/shared/api/generated/admin';
import type { AdminExchangeDto } from '@/shared/api/generated/schemas';
import { divideDecimals, multiplyDecimals, parseDecimal, toDecimalString } from '@/shared/decimal';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Field, Input } from '@/shared/ui/field';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/features/admin/components/admin.module.css';

const PERCENT = /^(100(\.0{1,4})?|\d{1,2}(\.\d{1,4})?)$/;
const FEE_PERCENT = /^\d(\.\d{1,4})?$/;
const ID = /^[a-z][a-z0-9-]{1,29}$/;
const LINK = /^https:\/\/\S+\.\S+$/;
const AMOUNT = /^\d{1,6}(\.\d{1,8})?$/;
const SHARE_DIGITS = 8;
const LENGTHS = { referralLink: 500, rebateWhenKo: 40, rebateWhenEn: 40, rebateWhereKo: 80, rebateWhereEn: 80 };

const creditTexts = ['rebateWhenKo', 'rebateWhenEn', 'rebateWhereKo', 'rebateWhereEn'] as const;
const names = [
  ...(['id', 'name', 'rebateRate', 'discountRate', 'feeRate', 'referralLink', 'badge', 'rebateMinimumUsdt'] as const),
  ...creditTexts,
] as const;
type Name = (typeof names)[number];
type Draft = Record<Name, string>;

/** The rates, link and badge of an exchange, and how its rebates arrive; without one, a new exchange. Rates are typed in percent and travel as shares. */
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
    ...(AMOUNT.test(draft.rebateMinimumUsdt) ? {} : { rebateMinimumUsdt: t('exchanges.creditMinimumProblem') }),
    ...Object.fromEntries(
      // A new exchange begins with the neutral words that every other began with.
      creditTexts
        .filter((name) => !isNew && draft[name].trim() === '')
        .map((name) => [name, t('exchanges.creditProblem')]),
    ),
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
      rebateMinimumUsdt: toDecimalString(parseDecimal(draft.rebateMinimumUsdt) ?? { units: 0n, scale: 0 }),
      ...Object.fromEntries(
        creditTexts.filter((name) => draft[name].trim() !== '').map((name) => [name, draft[name].trim()]),
      ),
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
        maxLength={name in LENGTHS ? LENGTHS[name as keyof typeof LENGTHS] : 50}
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
        <h3>{t('exchanges.credit')}</h3>
        <p className={styles['muted']}>{t('exchanges.creditLead')}</p>
        <div className={styles['two']}>
          {field('rebateWhenKo', t('exchanges.creditWhenKo'), {
            hint: t('exchanges.creditWhenHint'),
          })}
          {field('rebateWhenEn', t('exchanges.creditWhenEn'), { hint: t('exchanges.creditWhenHintEn') })}
        </div>
        {field('rebateMinimumUsdt', t('exchanges.creditMinimum'), {
          suffix: 'USDT',
          decimal: true,
          hint: t('exchanges.creditMinimumHint'),
        })}
        {field('rebateWhereKo', t('exchanges.creditWhereKo'))}
        {field('rebateWhereEn', t('exchanges.creditWhereEn'))}
      </div>
    </ConfirmDialog>
  );
}

function draftOf(exchange: AdminExchangeDto | undefined): Draft {
  return {
    id: exchange?.id ?? '',
    name: exchange?.name ?? '',
    rebateRate: toPercent(exchange?.rebateRate ?? '0'),
    discountRate: toPercent(exchange?.discountRate ?? '0'),
    feeRate: exchange?.feeRate == null ? '' : toPercent(exchange.feeRate),
    referralLink: exchange?.referralLink ?? '',
    badge: exchange?.badge ?? '',
    rebateMinimumUsdt: exchange?.rebateMinimumUsdt ?? '0',
    rebateWhenKo: exchange?.rebateWhenKo ?? '',
    rebateWhenEn: exchange?.rebateWhenEn ?? '',
    rebateWhereKo: exchange?.rebateWhereKo ?? '',
    rebateWhereEn: exchange?.rebateWhereEn ?? '',
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
