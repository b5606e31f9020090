import { Decimal } from 'decimal.js';

/** Exact arithmetic of the simulated figures. */
export const Figure = Decimal.clone({ precision: 60, toExpNeg: -100, toExpPos: 100, rounding: Decimal.ROUND_DOWN });
export type Figure = Decimal;

/** Cuts to `decimals` and pads with zeros, as vendors print amounts. */
export function printed(value: Figure, decimals: number): string {
  return value.toFixed(decimals, Decimal.ROUND_DOWN);
}
