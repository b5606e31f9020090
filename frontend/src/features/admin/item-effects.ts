import type {
  AdminMiningItemDto,
  CreateMiningItemDto,
  Language,
  MiningEffectType,
} from '@/shared/api/generated/schemas';
import { compareDecimals } from '@/shared/decimal';

export const EFFECT_TYPES = ['speed_boost', 'cap_boost', 'premium'] as const satisfies MiningEffectType[];
export const ICONS = [
  'gauge',
  'layers',
  'gem',
  'pickaxe',
  'zap',
  'package',
] as const satisfies CreateMiningItemDto['icon'][];

/** Text in the current language. */
export function itemName({ nameKo, nameEn }: AdminMiningItemDto, language: Language): string {
  return language === 'ko' ? nameKo : nameEn;
}

/** Effect numbers as typed. */
export type EffectField = 'effectValue' | 'rateMultiplier' | 'capMultiplier';

/** Numbers that each effect type has. */
export const effectFields = {
  speed_boost: ['effectValue'],
  cap_boost: ['effectValue'],
  premium: ['rateMultiplier', 'capMultiplier'],
} as const satisfies Record<MiningEffectType, EffectField[]>;

const DECIMAL = /^\d{1,5}(\.\d{1,4})?$/;
const MAX_PERCENT = 10_000;
const MAX_MULTIPLIER = 1_000;

/** Whether the value is valid: a percent above 0 to 10,000, or a multiplier from 1 to 1,000. */
export function fitsEffect(type: MiningEffectType, typed: string): boolean {
  if (!DECIMAL.test(typed)) return false;
  if (type === 'speed_boost') return compareDecimals(typed, 0) > 0 && compareDecimals(typed, MAX_PERCENT) <= 0;
  return compareDecimals(typed, 1) >= 0 && compareDecimals(typed, MAX_MULTIPLIER) <= 0;
}

/**
 * All three numbers, with neutral values for those that the type lacks, so that a changed type clears its old numbers.
 */
export function effectOf(
  type: MiningEffectType,
  typed: Record<EffectField, string>,
): Partial<Pick<AdminMiningItemDto, EffectField>> {
  if (type === 'premium') return { rateMultiplier: typed.rateMultiplier, capMultiplier: typed.capMultiplier };
  return { effectValue: typed.effectValue, rateMultiplier: '1', capMultiplier: '1' };
}
