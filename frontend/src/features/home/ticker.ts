import { multiplyDecimals } from '@/shared/decimal';
import { sampleNumbers } from '@/features/home/sample-numbers';

export interface TickerExchange {
  name: string;
  /** Share, 0 to 1. */
  rate: string;
}

/** An example rebate: UID and volume are invented, rates are current. */
export interface TickerEntry {
  id: number;
  maskedUid: string;
  exchange: string;
  volume: string;
  feeRate: string;
  fee: string;
  rate: string;
  rebate: string;
}

export function makeEntry(
  id: number,
  exchanges: readonly TickerExchange[],
  feeRate: string,
  random: () => number,
): TickerEntry | undefined {
  const exchange = exchanges[Math.floor(random() * exchanges.length)];
  if (!exchange) return undefined;
  const two = (): string => String(10 + Math.floor(random() * 90));
  const volume = String(Math.round(20 + random() ** 2 * 980) * 1000 + Math.floor(random() * 1000));
  const fee = multiplyDecimals(volume, feeRate);
  return {
    id,
    maskedUid: `${two()}••••${two()}`,
    exchange: exchange.name,
    volume,
    feeRate,
    fee,
    rate: exchange.rate,
    rebate: multiplyDecimals(fee, exchange.rate),
  };
}

/** Seed of the first examples: the same offers give the same examples on the server and in every browser. */
export function tickerSeed(exchanges: readonly TickerExchange[], feeRate: string): number {
  let hash = 7;
  for (const letter of exchanges.map(({ name, rate }) => `${name} ${rate} `).join('') + feeRate) {
    hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 2147483647;
  }
  return hash || 1;
}

/** Examples of the first paint, newest first. */
export function firstEntries(kept: number, exchanges: readonly TickerExchange[], feeRate: string): TickerEntry[] {
  const random = sampleNumbers(tickerSeed(exchanges, feeRate));
  return Array.from({ length: kept }, (_, index) => makeEntry(kept - index, exchanges, feeRate, random)).filter(
    (entry) => entry !== undefined,
  );
}

/** Milliseconds until the next example, between the shortest and longest pause in seconds. */
export function pauseBetween(shortest: number, longest: number, random: () => number): number {
  return (shortest + random() * Math.max(0, longest - shortest)) * 1000;
}
