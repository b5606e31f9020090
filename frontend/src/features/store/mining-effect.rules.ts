import type { IdleFormulaDto, MiningItemDto, OfferedMiningItemDto } from '@/shared/api/generated/schemas';
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
/** Digits of hourly figures before display rounding. */
const SCALE = 6;

/** Effect of an item for one member in addition to the active ones. Amounts are decimal strings of L. */
export interface MinerGain {
  /** L per interval, now and with the item. */
  perInterval: { now: string; with: string };
  /** Maximum of unclaimed intervals, now and with the item. */
  cap: { now: string; with: string };
  /** The same in L. */
  most: { now: string; with: string };
  /** Additional L per hour if every interval is claimed; "0" if the rate stays. */
  perHour: string;
  /** Additional L over the item's whole time if every interval is claimed. */
  inAll: string;
  /** Hours of mining until the item has earned its price, with one digit, rounded up; undefined if the rate stays. */
  breakEvenHours: string | undefined;
  /** Additional L of a full absence (`cap.with` intervals); "0" if the cap stays. */
  perAbsence: string;
  /** Full absences until the item has earned its price through its cap alone; undefined if the cap stays. */
  breakEvenAbsences: string | undefined;
}

/**
 * Effect of an item as three numbers. The type check requires a line for each type; types unknown to this version are
 * shown as premium.
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

/** The idle mining formula with one more item: percents add, multipliers multiply. */
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

/** The formula as it would be without an item that is on, so that its effect can be told. */
export function withoutItem(item: Item, formula: Formula): Formula {
  const effect = effectOf(item);
  const by = (value: string, divisor: string): string => divideDecimals(value, divisor, SCALE) ?? value;
  const ratePercent = subtractDecimals(formula.ratePercent, effect.ratePercent);
  const rateMultiplier = by(formula.rateMultiplier, effect.rateMultiplier);
  return {
    ...formula,
    ratePercent,
    rateMultiplier,
    perInterval: multiplyDecimals(formula.reward, sumDecimals([100, ratePercent]), '0.01', rateMultiplier),
    capMultiplier: by(formula.capMultiplier, effect.capMultiplier),
    cap: by(formula.cap, effect.capMultiplier),
  };
}

/** The part of a price that a balance does not cover; undefined if it does. */
export function missingOf(price: number, available: string): string | undefined {
  return compareDecimals(price, available) > 0 ? subtractDecimals(price, available) : undefined;
}

/**
 * The item whose price is back first of all, by its rate and before it expires; none while that one is on or cannot be
 * afforded, since for another the reason would not be true.
 */
export function soonestBack<T extends Pick<OfferedMiningItemDto, 'price' | 'durationHours' | 'onUntil'>>(
  offers: readonly { item: T; gain: Pick<MinerGain, 'breakEvenHours'> | undefined }[],
  available: string,
): T | undefined {
  const hours = ({ gain }: (typeof offers)[number]): number => Number(gain?.breakEvenHours ?? Number.POSITIVE_INFINITY);
  const first = offers.toSorted((a, b) => hours(a) - hours(b))[0];
  if (!first || hours(first) > first.item.durationHours) return undefined;
  const { item } = first;
  return item.onUntil === null && missingOf(item.price, available) === undefined ? item : undefined;
}

/** Rounded up, so that no break-even is promised too early; undefined for a divisor of zero. */
function divideUp(dividend: number, divisor: string, scale: number): string | undefined {
  const by = parseDecimal(divisor);
  if (!by || by.units <= 0n) return undefined;
  const numerator = BigInt(dividend) * 10n ** BigInt(by.scale + scale);
  return toDecimalString({ units: (numerator + by.units - 1n) / by.units, scale });
}
