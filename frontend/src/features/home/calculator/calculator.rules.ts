import {
  type DecimalInput,
  compareDecimals,
  multiplyDecimals,
  subtractDecimals,
  sumDecimals,
  toDecimalString,
} from '@/shared/decimal';

/** Arithmetic of the calculator: exact decimals in strings, in USDT, rounded on screen only. Rates are shares, 0 to 1. */

export const YEAR_DAYS = '365';

/** The trading day that the calculator opens with. */
export const EXAMPLE = { seed: '1,000', trades: '4', months: '12' } as const;

/** Longer than any real account or day, and short enough to keep results readable. */
const MAX_WHOLE_DIGITS = 9;
const MAX_DECIMALS = 18;

const AMOUNT = /^\+?(\d+|\d{1,3}(?:[, ]\d{3})+)?(?:\.(\d*))?$/;

/**
 * Parses a number of at least 0 as people write it: `1,000`, `1 000 USDT`, full-width digits. Undefined for anything
 * else: signs, exponents, a misplaced comma (`1,5` is ambiguous), more digits than an amount has. `units` may follow it.
 */
function readNumber(text: string, units: readonly string[]): string | undefined {
  let rest = text.normalize('NFKC').trim();
  const unit = units.find((candidate) => rest.toLowerCase().endsWith(candidate.toLowerCase()));
  if (unit !== undefined) rest = rest.slice(0, rest.length - unit.length).trimEnd();
  const [found, grouped = '', fraction = ''] = AMOUNT.exec(rest) ?? [];
  const whole = grouped.replace(/[, ]/g, '').replace(/^0+(?=\d)/, '');
  if (found === undefined || whole + fraction === '') return undefined;
  if (whole.length > MAX_WHOLE_DIGITS || fraction.length > MAX_DECIMALS) return undefined;
  return toDecimalString({ units: BigInt(whole + fraction), scale: fraction.length });
}

/** A positive number in plain notation, or undefined. */
export function readAmount(text: string, units: readonly string[] = []): string | undefined {
  const read = readNumber(text, units);
  return read === '0' ? undefined : read;
}

/** A step is a tenth of the amount at most: 100 up to 1,000, then 1,000, then 10,000. */
const SEED_STEPS = [
  ['1000', '100'],
  ['10000', '1000'],
] as const;

/**
 * The entry one step up or down; undefined where it would not be positive or is no number. A seed steps by its size, a
 * number of trades by one.
 */
export function stepped(
  field: 'seed' | 'trades',
  text: string,
  direction: 1 | -1,
  units: readonly string[] = [],
): string | undefined {
  const value = text.trim() === '' ? '0' : readAmount(text, units);
  if (value === undefined) return undefined;
  const isBelow = ([limit]: readonly [string, string]): boolean =>
    compareDecimals(value, limit) < (direction === 1 ? 0 : 1);
  const step = field === 'trades' ? '1' : (SEED_STEPS.find(isBelow)?.[1] ?? '10000');
  const next = sumDecimals([value, multiplyDecimals(step, direction)]);
  return readAmount(next);
}

/** A percentage above 0 and up to 100 as a share: `60` is `0.6`. */
export function readShare(text: string): string | undefined {
  const share = readShareOrNone(text);
  return share === '0' ? undefined : share;
}

/** Likewise, including 0: no rebate. */
export function readShareOrNone(text: string): string | undefined {
  const percent = readNumber(text, ['%']);
  if (percent === undefined || compareDecimals(percent, 100) > 0) return undefined;
  return multiplyDecimals(percent, '0.01');
}

/** Trading volume. Volume of a day = seed × leverage × trades. */
export interface Trading {
  seed: string;
  leverage: string;
  trades: string;
}

export type TradingField = keyof Trading;

export function readTrading(
  texts: Trading,
  units: Partial<Record<TradingField, readonly string[]>> = {},
): { trading?: Trading; wrong: readonly TradingField[] } {
  const seed = readAmount(texts.seed, units.seed);
  const leverage = readAmount(texts.leverage, units.leverage);
  const trades = readAmount(texts.trades, units.trades);
  if (seed !== undefined && leverage !== undefined && trades !== undefined)
    return { trading: { seed, leverage, trades }, wrong: [] };
  const read = { seed, leverage, trades };
  return { wrong: (['seed', 'leverage', 'trades'] as const).filter((field) => read[field] === undefined) };
}

export function dailyVolume({ seed, leverage, trades }: Trading): string {
  return multiplyDecimals(seed, leverage, trades);
}

/** USDT of one period. `left` is the actual cost. */
export interface Amounts {
  fee: string;
  rebate: string;
  left: string;
}

export type Period = 'day' | 'month' | 'year';

export interface Estimate {
  volume: string;
  /** Share of the volume that is paid after the link's discount. */
  feeRate: string;
  /** Discount included; 0 if the basis has none. */
  discountRate: string;
  days: Record<Period, string>;
  amounts: Record<Period, Amounts>;
}

/** fee = volume × fee rate × days; rebate = fee × rebate rate; left = fee − rebate. */
function amountsOf(volume: string, feeRate: string, rebateRate: string, days: string): Amounts {
  const fee = multiplyDecimals(volume, feeRate, days);
  const rebate = multiplyDecimals(fee, rebateRate);
  return { fee, rebate, left: subtractDecimals(fee, rebate) };
}

/** Fee rate of mixed orders: `makerShare` of the volume at the maker fee, the rest at the taker fee. */
export function mixedFeeRate(fees: { maker: string; taker: string }, makerShare: string): string {
  return sumDecimals([
    multiplyDecimals(fees.maker, makerShare),
    multiplyDecimals(fees.taker, subtractDecimals(1, makerShare)),
  ]);
}

/** Basis of the fees, shared by all views. */
export type FeeBasis =
  /** One share of the volume for every exchange, without link discounts. */
  | { kind: 'volume'; rate: string }
  /** Published fees, mixed by the maker share. The link's discount lowers them. */
  | { kind: 'published'; maker: string; taker: string; makerShare: string };

/** Fee rate before any discount. */
export function feeRateOf(basis: FeeBasis): string {
  return basis.kind === 'volume' ? basis.rate : mixedFeeRate(basis, basis.makerShare);
}

/**
 * Terms of an account: `discountRate` lowers the fee first, `rebateRate` is the share of that lowered fee that is paid
 * back.
 */
export interface AccountTerms {
  rebateRate: string;
  discountRate: string;
}

/** Fee rate of an account under a basis, and the discount included. */
function feeAt(basis: FeeBasis, account: AccountTerms): { feeRate: string; discountRate: string } {
  const discountRate = basis.kind === 'volume' ? '0' : account.discountRate;
  return { feeRate: multiplyDecimals(feeRateOf(basis), subtractDecimals(1, discountRate)), discountRate };
}

export function estimate(
  trading: Trading,
  { basis, monthDays }: { basis: FeeBasis; monthDays: string },
  account: AccountTerms,
): Estimate {
  const volume = dailyVolume(trading);
  const days = { day: '1', month: monthDays, year: YEAR_DAYS };
  const { feeRate, discountRate } = feeAt(basis, account);
  const of = (period: Period): Amounts => amountsOf(volume, feeRate, account.rebateRate, days[period]);
  return { volume, feeRate, discountRate, days, amounts: { day: of('day'), month: of('month'), year: of('year') } };
}

export interface Offer extends AccountTerms {
  id: string;
  name: string;
}

/** A month of an account: fee, rebate and cost. */
export interface MonthAmounts extends Amounts {
  /** After the link's discount. */
  feeRate: string;
  /** Discount included; 0 if the basis has none. */
  discountRate: string;
}

export interface Cost extends Offer, MonthAmounts {
  /** Cost above that of the cheapest. */
  overBest: string;
  /** Cost above or below the chosen exchange; undefined without one. */
  overChosen: string | undefined;
}

/** A month's trading under common conditions. */
export interface Month {
  /** Per day. */
  volume: string;
  basis: FeeBasis;
  monthDays: string;
}

function monthAt({ volume, basis, monthDays }: Month, account: AccountTerms): MonthAmounts {
  const fee = feeAt(basis, account);
  return { ...fee, ...amountsOf(volume, fee.feeRate, account.rebateRate, monthDays) };
}

/** Exchanges by cost, lowest first; ties keep the order of the offers. */
export function compareOffers(month: Month, offers: readonly Offer[], chosenId?: string): Cost[] {
  const costs = offers
    .map((offer) => ({ ...offer, ...monthAt(month, offer) }))
    .sort((a, b) => compareDecimals(a.left, b.left));
  const best = costs[0]?.left ?? '0';
  const chosen = costs.find(({ id }) => id === chosenId)?.left;
  return costs.map((cost) => ({
    ...cost,
    overBest: subtractDecimals(cost.left, best),
    overChosen: chosen === undefined ? undefined : subtractDecimals(cost.left, chosen),
  }));
}

export interface Move {
  /** Per month. */
  before: MonthAmounts;
  after: MonthAmounts;
  /** What the trader would have kept; negative if the old terms were better. */
  keptMonthly: string;
  /** The same over all months. */
  paid: string;
  wouldHavePaid: string;
  kept: string;
}

/** Cost of another account over the same months, at today's rates. */
export function moveBetween(month: Month, months: string, before: AccountTerms, after: AccountTerms): Move {
  const old = monthAt(month, before);
  const next = monthAt(month, after);
  const keptMonthly = subtractDecimals(old.left, next.left);
  return {
    before: old,
    after: next,
    keptMonthly,
    paid: multiplyDecimals(old.left, months),
    wouldHavePaid: multiplyDecimals(next.left, months),
    kept: multiplyDecimals(keptMonthly, months),
  };
}

/** Returns the unrounded won of the USDT shown on screen; the caller rounds to whole won. */
export function inWon(usdt: DecimalInput, wonPerUsdt: DecimalInput): string {
  return multiplyDecimals(usdt, wonPerUsdt);
}
