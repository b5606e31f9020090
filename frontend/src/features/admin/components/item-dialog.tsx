import { useState } from 'react';
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
import { fieldError, toApiError } from '@/shared/api/api-error';
import { useCreateMiningItemMutation, useUpdateMiningItemMutation } from '@/shared/api/generated/admin';
import type { AdminMiningItemDto, CreateMiningItemDto, MiningEffectType } from '@/shared/api/generated/schemas';
import { formatNumber } from '@/shared/format';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Field, Input, Select, Textarea } from '@/shared/ui/field';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/features/admin/components/admin.module.css';

const MOST_NAME = 60;
const MOST_DESCRIPTION = 300;
const MOST_PRICE = 1_000_000;
const MOST_HOURS = 8_760;
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
  /** Without one, a new item. */
  item: AdminMiningItemDto | undefined;
  /** A new item goes behind the last. */
  lastSort: number;
  onClose: () => void;
}

/** A mining item as the store sells it. The numbers of the effect follow its type. */
export function ItemDialog({ item, lastSort, onClose }: ItemDialogProps) {
  const { t, language } = adminTexts.use();
  const [draft, setDraft] = useState<Draft>(() => draftOf(item));
  const [problems, setProblems] = useState<Partial<Record<Name, string | undefined>>>({});
  const [update, updating] = useUpdateMiningItemMutation();
  const [create, creating] = useCreateMiningItemMutation();
  const shownEffect: readonly EffectField[] = effectFields[draft.effectType];

  const change = (changes: Partial<Draft>): void => {
    setDraft({ ...draft, ...changes });
    setProblems({});
  };

  /** Percents are no multipliers: the number of another type is not taken over. */
  const changeType = (effectType: MiningEffectType): void =>
    change({ effectType, effectValue: effectType === item?.effectType ? draftOf(item).effectValue : '' });

  const findProblems = (): typeof problems => ({
    ...Object.fromEntries(
      TEXTS.filter((name) => draft[name].trim() === '').map((name) => [name, t('items.textProblem')]),
    ),
    ...(isWhole(draft.price, MOST_PRICE) ? {} : { price: t('items.wholeProblem', { most: formatNumber(MOST_PRICE) }) }),
    ...(isWhole(draft.durationHours, MOST_HOURS)
      ? {}
      : { durationHours: t('items.wholeProblem', { most: formatNumber(MOST_HOURS) }) }),
    ...Object.fromEntries(
      shownEffect
        .filter((name) => !fitsEffect(draft.effectType, draft[name]))
        .map((name) => [
          name,
          draft.effectType === 'speed_boost' ? t('items.percentProblem') : t('items.multiplierProblem'),
        ]),
    ),
  });

  const save = async (): Promise<void> => {
    const found = findProblems();
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const values = valuesOf(draft);
    try {
      if (item) await update({ id: item.id, updateMiningItemDto: changesOf(item, values) }).unwrap();
      else await create({ createMiningItemDto: { ...values, isActive: true, sort: lastSort + SORT_STEP } }).unwrap();
      toast({ title: item ? t('items.saved') : t('items.added') });
      onClose();
    } catch (error) {
      const refused = toApiError(error);
      const [firstEffect = 'effectValue'] = shownEffect;
      const isAboutEffect = refused.code?.startsWith('store.') === true && !refused.isWordless;
      setProblems({
        ...Object.fromEntries(NAMES.map((name) => [name, fieldError(refused, name)])),
        ...(isAboutEffect ? { [firstEffect]: refused.message } : {}),
      });
      toastError(t('items.failed'), error, t('items.fallback'));
    }
  };

  const text = (name: TextField) => (
    <Field label={t(`items.${name}`)} error={problems[name]}>
      {name.startsWith('name') ? (
        <Input
          value={draft[name]}
          maxLength={MOST_NAME}
          autoComplete="off"
          onChange={(event) => change({ [name]: event.target.value })}
        />
      ) : (
        <Textarea
          value={draft[name]}
          maxLength={MOST_DESCRIPTION}
          rows={2}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  const number = (name: NumberField | EffectField, label: string, unit: string, hint?: string) => (
    <Field label={label} hint={hint} error={problems[name]}>
      <Input
        value={draft[name]}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        suffix={unit}
        onChange={(event) => change({ [name]: event.target.value.trim() })}
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
      onConfirm={() => void save()}
      busy={updating.isLoading || creating.isLoading}
      disabled={item !== undefined && Object.keys(changesOf(item, valuesOf(draft))).length === 0}
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
          <Field label={t('items.effect')}>
            <Select
              value={draft.effectType}
              options={EFFECT_TYPES.map((value) => ({ value, label: t(`items.effectType.${value}`) }))}
              onChange={(event) => changeType(event.target.value as MiningEffectType)}
            />
          </Field>
          <Field label={t('items.icon')}>
            <Select
              value={draft.icon}
              options={ICONS.map((value) => ({ value, label: t(`items.icons.${value}`) }))}
              onChange={(event) => change({ icon: event.target.value as Draft['icon'] })}
            />
          </Field>
        </div>
        {draft.effectType === 'speed_boost' && number('effectValue', t('items.percent'), '%', t('items.percentHint'))}
        {draft.effectType === 'cap_boost' &&
          number('effectValue', t('items.capTimes'), t('items.times'), t('items.capHint'))}
        {draft.effectType === 'premium' && (
          <div className={styles['two']}>
            {number('rateMultiplier', t('items.rateTimes'), t('items.times'))}
            {number('capMultiplier', t('items.capTimes'), t('items.times'))}
          </div>
        )}
      </div>
    </ConfirmDialog>
  );
}

const NAMES: readonly Name[] = [...TEXTS, 'price', 'durationHours', 'effectValue', 'rateMultiplier', 'capMultiplier'];

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

/** Only what is different. */
function changesOf<T extends Partial<AdminMiningItemDto>>(item: AdminMiningItemDto, values: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== item[name as keyof AdminMiningItemDto]),
  ) as Partial<T>;
}

function isWhole(typed: string, most: number): boolean {
  return /^[1-9]\d{0,6}$/.test(typed) && Number(typed) <= most;
}
