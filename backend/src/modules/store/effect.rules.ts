import { Decimal } from 'decimal.js';
import type { BoostEffect } from '../lcoin/index.js';
import type { EffectType } from './entities/mining-item.entity.js';

/** Numbers of an item's effect, as decimal strings. */
export interface ItemEffect {
  readonly effectType: EffectType;
  readonly effectValue: string;
  readonly rateMultiplier: string;
  readonly capMultiplier: string;
}

/** Upper bounds of effects: above any real offer, below the limits of the arithmetic. */
export const MAX_PERCENT = 10_000;
export const MAX_MULTIPLIER = 1_000;

const NEUTRAL = { effectValue: '0', rateMultiplier: '1', capMultiplier: '1' } as const;

/**
 * Validates the effect of an item. Missing numbers are neutral, and so is the `effectValue` of a premium item, which has
 * none. Returns null for an invalid combination: speed_boost adds above 0 to 10,000 percent, cap_boost multiplies by 1 to
 * 1,000, premium multiplies rate and cap by 1 to 1,000 and at least one of them above 1; only premium has the two
 * multipliers.
 */
export function effectOfItem(
  given: Pick<ItemEffect, 'effectType'> & Partial<Omit<ItemEffect, 'effectType'>>,
): ItemEffect | null {
  const { effectType } = given;
  const effectValue = effectType === 'premium' ? NEUTRAL.effectValue : (given.effectValue ?? NEUTRAL.effectValue);
  const rateMultiplier = given.rateMultiplier ?? NEUTRAL.rateMultiplier;
  const capMultiplier = given.capMultiplier ?? NEUTRAL.capMultiplier;
  const [value, rate, cap] = [effectValue, rateMultiplier, capMultiplier].map((text) => new Decimal(text)) as [
    Decimal,
    Decimal,
    Decimal,
  ];
  const isRight = {
    speed_boost: () => value.gt(0) && value.lte(MAX_PERCENT) && rate.eq(1) && cap.eq(1),
    cap_boost: () => isMultiplier(value) && rate.eq(1) && cap.eq(1),
    premium: () => isMultiplier(rate) && isMultiplier(cap) && (rate.gt(1) || cap.gt(1)),
  }[effectType]();
  return isRight ? { effectType, effectValue, rateMultiplier, capMultiplier } : null;
}

/** Effect on idle mining while the item is on. */
export function boostOf({ effectType, effectValue, rateMultiplier, capMultiplier }: ItemEffect): BoostEffect {
  switch (effectType) {
    case 'speed_boost':
      return { ratePercent: effectValue, rateMultiplier: '1', capMultiplier: '1' };
    case 'cap_boost':
      return { ratePercent: '0', rateMultiplier: '1', capMultiplier: effectValue };
    case 'premium':
      return { ratePercent: '0', rateMultiplier, capMultiplier };
  }
}

function isMultiplier(value: Decimal): boolean {
  return value.gte(1) && value.lte(MAX_MULTIPLIER);
}
