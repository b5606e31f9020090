import {
  EFFECT_TYPES,
  type EffectField,
  ICONS,
  effectFields,
  effectOf,
  fitsEffect,
  itemName,
} from '@/features/admin/item-effects';
import { adminTexts } from '@/features/admin/texts';
import { useCreateMiningItemMutation, useUpdateMiningItemMutation } from '@/shared/api/generated/admin';
import type { AdminMiningItemDto, CreateMiningItemDto, MiningEffectType } from '@/shared/api/generated/schemas';
import { type Problems, useForm } from '@/shared/form/use-form';
import { formatNumber } from '@/shared/format';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Field, Input, Textarea } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/admin/components/admin.module.css';

const MAX_NAME = 60;
const MAX_DESCRIPTION = 300;
const MAX_PRICE = 1_000_000;
const MAX_HOURS = 8_760;
const SORT_STEP = 10;

const TEXTS = ['nameKo', 'nameEn', 'descriptionKo', 'descriptionEn'] as const;
type TextField = (typeof TEXTS)[number];
type NumberField = 'price' | 'durationHours';
type Name = TextField | NumberField | EffectField;

interface Draft extends Record<Name, string> {
  icon: CreateMiningItemDto['icon'];
  effectType: MiningEffectType;
}

export interface ItemDialogProps {
  /** Missing for a new item. */
  item: AdminMiningItemDto | undefined;
  /** Position of a new item: last. */
  lastSort: number;
  onClose: () => void;
}

/** Edits a mining item of the store. The effect's fields depend on its type. */
export function ItemDialog({ item, lastSort, onClose }: ItemDialogProps) {
  const { t, language } = adminTexts.use();
  const [update] = useUpdateMiningItemMutation();
  const [create] = useCreateMiningItemMutation();
  const form = useForm({
    values: draftOf(item),
    check: (draft) => findProblems(draft, t),
    read: valuesOf,
    send: async (values, changes) => {
      if (item) await update({ id: item.id, updateMiningItemDto: changes }).unwrap();
      else await create({ createMiningItemDto: { ...values, isActive: true, sort: lastSort + SORT_STEP } }).unwrap();
    },
    done: () => {
      toast({ title: item ? t('items.saved') : t('items.added') });
      onClose();
    },
    // The server refuses the effect as a whole; the error is shown at its first field.
    about: (subject): EffectField | undefined =>
      subject.startsWith('store.') ? effectFields[effectType][0] : undefined,
    failed: t('items.failed'),
    fallback: t('items.fallback'),
  });
  const { effectType } = form.values;

  /** Percents are no multipliers: values of another type are not kept. */
  const changeType = (next: MiningEffectType): void => {
    form.set('effectType', next);
    form.set('effectValue', next === item?.effectType ? draftOf(item).effectValue : '');
  };

  const text = (name: TextField) => (
    <Field label={t(`items.${name}`)} {...form.field(name)}>
      {name.startsWith('name') ? (
        <Input maxLength={MAX_NAME} autoComplete="off" />
      ) : (
        <Textarea maxLength={MAX_DESCRIPTION} rows={2} />
      )}
    </Field>
  );
  const number = (name: NumberField | EffectField, label: string, unit: string, hint?: string) => (
    <Field label={label} hint={hint} {...form.field(name)}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        suffix={unit}
        onChange={(event) => form.set(name, event.target.value.trim())}
      />
    </Field>
  );

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={item ? t('items.editTitle', { name: itemName(item, language) }) : t('items.addTitle')}
      consequence={item ? t('items.editConsequence', { sold: formatNumber(item.sold) }) : t('items.addConsequence')}
      confirmLabel={item ? t('items.save') : t('items.addConfirm')}
      onConfirm={form.submit}
      busy={form.busy}
      disabled={item !== undefined && !form.isChanged()}
    >
      <div className={styles['fields']}>
        <div className={styles['two']}>
          {text('nameKo')}
          {text('nameEn')}
        </div>
        {text('descriptionKo')}
        {text('descriptionEn')}
        <div className={styles['two']}>
          {number('price', t('items.price'), t('lcoin'))}
          {number('durationHours', t('items.duration'), t('items.hourUnit'))}
        </div>
        <div className={styles['two']}>
          <Field label={t('items.effect')} {...form.field('effectType')}>
            <Select
              options={EFFECT_TYPES.map((value) => ({ value, label: t(`items.effectType.${value}`) }))}
              onChange={(event) => changeType(event.target.value as MiningEffectType)}
            />
          </Field>
          <Field label={t('items.icon')} {...form.field('icon')}>
            <Select options={ICONS.map((value) => ({ value, label: t(`items.icons.${value}`) }))} />
          </Field>
        </div>
        {effectType === 'speed_boost' && number('effectValue', t('items.percent'), '%', t('items.percentHint'))}
        {effectType === 'cap_boost' && number('effectValue', t('items.capTimes'), t('items.times'), t('items.capHint'))}
        {effectType === 'premium' && (
          <div className={styles['two']}>
            {number('rateMultiplier', t('items.rateTimes'), t('items.times'))}
            {number('capMultiplier', t('items.capTimes'), t('items.times'))}
          </div>
        )}
      </div>
    </ConfirmDialog>
  );
}

function draftOf(item: AdminMiningItemDto | undefined): Draft {
  return {
    nameKo: item?.nameKo ?? '',
    nameEn: item?.nameEn ?? '',
    descriptionKo: item?.descriptionKo ?? '',
    descriptionEn: item?.descriptionEn ?? '',
    price: item === undefined ? '' : String(item.price),
    durationHours: item === undefined ? '24' : String(item.durationHours),
    effectType: item?.effectType ?? 'speed_boost',
    icon: ICONS.find((known) => known === item?.icon) ?? 'package',
    effectValue: item === undefined || item.effectType === 'premium' ? '' : item.effectValue,
    rateMultiplier: item?.rateMultiplier ?? '1',
    capMultiplier: item?.capMultiplier ?? '1',
  };
}

function valuesOf(draft: Draft) {
  return {
    nameKo: draft.nameKo.trim(),
    nameEn: draft.nameEn.trim(),
    descriptionKo: draft.descriptionKo.trim(),
    descriptionEn: draft.descriptionEn.trim(),
    icon: draft.icon,
    price: Number(draft.price),
    durationHours: Number(draft.durationHours),
    effectType: draft.effectType,
    ...effectOf(draft.effectType, draft),
  };
}

function findProblems(draft: Draft, t: typeof adminTexts.t): Problems<Draft> {
  const isPercent = draft.effectType === 'speed_boost';
  const notWhole = (typed: string, most: number): string | undefined =>
    isWhole(typed, most) ? undefined : t('items.wholeProblem', { most: formatNumber(most) });
  const texts = TEXTS.filter((name) => draft[name].trim() === '');
  const effects = effectFields[draft.effectType].filter((name) => !fitsEffect(draft.effectType, draft[name]));
  return {
    ...Object.fromEntries(texts.map((name) => [name, t('items.textProblem')])),
    price: notWhole(draft.price, MAX_PRICE),
    durationHours: notWhole(draft.durationHours, MAX_HOURS),
    ...Object.fromEntries(
      effects.map((name) => [name, isPercent ? t('items.percentProblem') : t('items.multiplierProblem')]),
    ),
  };
}

function isWhole(typed: string, most: number): boolean {
  return /^[1-9]\d{0,6}$/.test(typed) && Number(typed) <= most;
}
