import type { IdleFormulaDto, MiningItemDto } from '@/shared/api/generated/schemas';
import {
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  parseDecimal,
  subtractDecimals,
  sumDecimals,
  toDecimalString,
} from '@/shared/decimal';

type Formula = Pick<
  IdleFormulaDto,
  'reward' | 'intervalSeconds' | 'ratePercent' | 'rateMultiplier' | 'perInterval' | 'baseCap' | 'capMultiplier' | 'cap'
>;
type Item = Pick<
  MiningItemDto,
  'price' | 'durationHours' | 'effectType' | 'effectValue' | 'rateMultiplier' | 'capMultiplier'
>;

const HOUR_SECONDS = 3_600;
/** Digits that an hourly figure keeps before it is shown. */
const SCALE = 6;

/** What an item would do for one member on top of what already works for them. Amounts are decimal strings of L. */
export interface MinerGain {
  /** L for one interval, now and with the item. */
  perInterval: { now: string; with: string };
  /** Intervals that add up before they have to be claimed, now and with the item. */
  cap: { now: string; with: string };
  /** The same in L: the most that an absent member finds. */
  most: { now: string; with: string };
  /** Additional L in an hour in which every interval is claimed; "0" when the rate stays. */
  perHour: string;
  /** Additional L in the whole time of the item, if every interval is claimed. */
  inAll: string;
  /** Hours of mining after which the item has brought its price, up to one digit, rounded up; undefined when the rate stays. */
  breakEvenHours: string | undefined;
  /** Additional L that a full absence (`cap.with` intervals) brings; "0" when the cap stays. */
  perAbsence: string;
  /** Full absences after which the item has brought its price by its cap alone; undefined when the cap stays. */
  breakEvenAbsences: string | undefined;
}

/**
 * The effect of an item as three numbers. A new type does not compile until it has its line here; one that this version does
 * not know is shown as premium.
 */
export function effectOf({
  effectType,
  effectValue,
  rateMultiplier,
  capMultiplier,
}: Omit<Item, 'price' | 'durationHours'>): {
  ratePercent: string;
  rateMultiplier: string;
  capMultiplier: string;
} {
  const premium = { ratePercent: '0', rateMultiplier, capMultiplier };
  switch (effectType) {
    case 'speed_boost':
      return { ratePercent: effectValue, rateMultiplier: '1', capMultiplier: '1' };
    case 'cap_boost':
      return { ratePercent: '0', rateMultiplier: '1', capMultiplier: effectValue };
    case 'premium':
      return premium;
    default:
      return (effectType satisfies never, premium);
  }
}

/** The formula of idle mining with one item more: percents add, multipliers multiply. */
export function gainOf(item: Item, formula: Formula): MinerGain {
  const effect = effectOf(item);
  const percent = sumDecimals([100, formula.ratePercent, effect.ratePercent]);
  const rate = multiplyDecimals(formula.reward, percent, '0.01', formula.rateMultiplier, effect.rateMultiplier);
  const cap = multiplyDecimals(formula.cap, effect.capMultiplier);
  const more = subtractDecimals(rate, formula.perInterval);
  const perHour = divideDecimals(multiplyDecimals(more, HOUR_SECONDS), formula.intervalSeconds, SCALE) ?? '0';
  const perAbsence = multiplyDecimals(subtractDecimals(cap, formula.cap), rate);
  return {
    perInterval: { now: formula.perInterval, with: rate },
    cap: { now: formula.cap, with: cap },
    most: { now: multiplyDecimals(formula.cap, formula.perInterval), with: multiplyDecimals(cap, rate) },
    perHour,
    inAll:
      divideDecimals(multiplyDecimals(more, HOUR_SECONDS, item.durationHours), formula.intervalSeconds, SCALE) ?? '0',
    breakEvenHours: divideUp(item.price, perHour, 1),
    perAbsence,
    breakEvenAbsences: divideUp(item.price, perAbsence, 0),
  };
}

/** What a pass or a voucher lacks: the part of a price that a balance does not cover; undefined when it does. */
export function missingOf(price: number, available: string): string | undefined {
  return compareDecimals(price, available) > 0 ? subtractDecimals(price, available) : undefined;
}

/** Rounded up, since a break-even may not be promised too early; undefined for a divisor of zero. */
function divideUp(dividend: number, divisor: string, scale: number): string | undefined {
  const by = parseDecimal(divisor);
  if (!by || by.units <= 0n) return undefined;
  const numerator = BigInt(dividend) * 10n ** BigInt(by.scale + scale);
  return toDecimalString({ units: (numerator + by.units - 1n) / by.units, scale });
}
