import { Decimal } from 'decimal.js';

/** Exact arithmetic of the simulated figures. */
export const Figure = Decimal.clone({ precision: 60, toExpNeg: -100, toExpPos: 100, rounding: Decimal.ROUND_DOWN });
export type Figure = Decimal;

/** Cuts to `decimals` and pads with zeros, as vendors print amounts. */
export function printed(value: Figure, decimals: number): string {
  return value.toFixed(decimals, Decimal.ROUND_DOWN);
}

interface Traded {
  readonly volume: Figure;
  readonly fee: Figure;
  readonly commission: Figure;
  readonly isFrozen: boolean;
}

/** Sums of trades; commissions that are held back are not paid. */
export function totalOf(trades: readonly Traded[]) {
  const sum = (valueOf: (part: Traded) => Figure) =>
    trades.reduce((total, part) => total.plus(valueOf(part)), new Figure(0));
  return {
    volume: sum(({ volume }) => volume),
    fee: sum(({ fee }) => fee),
    commission: sum(({ commission, isFrozen }) => (isFrozen ? new Figure(0) : commission)),
  };
}
