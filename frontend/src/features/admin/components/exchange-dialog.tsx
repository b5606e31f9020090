import { adminTexts } from '@/features/admin/texts';
import { useCreateExchangeMutation, useUpdateExchangeMutation } from '@/shared/api/generated/admin';
import type { AdminExchangeDto } from '@/shared/api/generated/schemas';
import { divideDecimals, multiplyDecimals, parseDecimal, toDecimalString } from '@/shared/decimal';
import { type Problems, useForm } from '@/shared/form/use-form';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Field, Input } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/admin/components/admin.module.css';

const PERCENT = /^(100(\.0{1,4})?|\d{1,2}(\.\d{1,4})?)$/;
const FEE_PERCENT = /^\d(\.\d{1,4})?$/;
const ID = /^[a-z][a-z0-9-]{1,29}$/;
const LINK = /^https:\/\/\S+\.\S+$/;
const AMOUNT = /^\d{1,6}(\.\d{1,8})?$/;
const SHARE_DIGITS = 8;
const LENGTHS = { referralLink: 500, rebateWhenKo: 40, rebateWhenEn: 40, rebateWhereKo: 80, rebateWhereEn: 80 };

const creditTexts = ['rebateWhenKo', 'rebateWhenEn', 'rebateWhereKo', 'rebateWhereEn'] as const;
type Draft = ReturnType<typeof draftOf>;

/**
 * Edits rates, link, badge and rebate terms of an exchange; creates one without `exchange`. Rates are entered in percent
 * and sent as shares.
 */
export function ExchangeDialog({ exchange, onClose }: { exchange: AdminExchangeDto | undefined; onClose: () => void }) {
  const { t } = adminTexts.use();
  const [update] = useUpdateExchangeMutation();
  const [create] = useCreateExchangeMutation();
  const isNew = exchange === undefined;
  const form = useForm({
    values: draftOf(exchange),
    check: (draft) => findProblems(draft, isNew, t),
    read: valuesOf,
    send: async (values, changes) => {
      if (exchange) await update({ id: exchange.id, updateExchangeDto: changes }).unwrap();
      else await create({ createExchangeDto: { id: form.values.id, ...values } }).unwrap();
    },
    done: () => {
      toast({ title: isNew ? t('exchanges.added') : t('exchanges.saved') });
      onClose();
    },
    failed: t('exchanges.failed'),
  });

  const field = (
    name: keyof Draft,
    label: string,
    more: { hint?: string; suffix?: string; decimal?: boolean } = {},
  ) => (
    <Field label={label} hint={more.hint} {...form.field(name)}>
      <Input
        autoComplete="off"
        inputMode={more.decimal === true ? 'decimal' : undefined}
        suffix={more.suffix}
        maxLength={name in LENGTHS ? LENGTHS[name as keyof typeof LENGTHS] : 50}
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
      onConfirm={form.submit}
      busy={form.busy}
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

function draftOf(exchange: AdminExchangeDto | undefined) {
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

function valuesOf(draft: Draft) {
  return {
    name: draft.name.trim(),
    rebateRate: toShare(draft.rebateRate),
    discountRate: toShare(draft.discountRate),
    feeRate: draft.feeRate === '' ? null : toShare(draft.feeRate),
    referralLink: draft.referralLink,
    badge: draft.badge.trim() === '' ? null : draft.badge.trim(),
    rebateMinimumUsdt: toDecimalString(parseDecimal(draft.rebateMinimumUsdt) ?? { units: 0n, scale: 0 }),
    // A new exchange starts with the neutral default texts.
    ...Object.fromEntries(
      creditTexts.filter((name) => draft[name].trim() !== '').map((name) => [name, draft[name].trim()]),
    ),
  };
}

function findProblems(draft: Draft, isNew: boolean, t: typeof adminTexts.t): Problems<Draft> {
  const { feeRate } = draft;
  const isFee = feeRate === '' || (FEE_PERCENT.test(feeRate) && Number(feeRate) > 0);
  const credit = (name: (typeof creditTexts)[number]): string | undefined =>
    !isNew && draft[name].trim() === '' ? t('exchanges.creditProblem') : undefined;
  return {
    id: !isNew || ID.test(draft.id) ? undefined : t('exchanges.idProblem'),
    name: draft.name.trim() === '' ? t('exchanges.nameProblem') : undefined,
    rebateRate: PERCENT.test(draft.rebateRate) ? undefined : t('exchanges.percentProblem'),
    discountRate: PERCENT.test(draft.discountRate) ? undefined : t('exchanges.percentProblem'),
    feeRate: isFee ? undefined : t('exchanges.feeProblem'),
    referralLink: LINK.test(draft.referralLink) ? undefined : t('exchanges.linkProblem'),
    rebateMinimumUsdt: AMOUNT.test(draft.rebateMinimumUsdt) ? undefined : t('exchanges.creditMinimumProblem'),
    rebateWhenKo: credit('rebateWhenKo'),
    rebateWhenEn: credit('rebateWhenEn'),
    rebateWhereKo: credit('rebateWhereKo'),
    rebateWhereEn: credit('rebateWhereEn'),
  };
}

function toPercent(share: string): string {
  return multiplyDecimals(share, 100);
}

function toShare(percent: string): string {
  return divideDecimals(percent, 100, SHARE_DIGITS) ?? '0';
}
