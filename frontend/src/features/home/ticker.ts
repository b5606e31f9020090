import { multiplyDecimals } from '@/shared/decimal';

export interface TickerExchange {
  name: string;
  /** Share, 0 to 1. */
  rate: string;
}

/** One made-up rebate: the UID and the volume are invented, the rates are those in force. */
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
