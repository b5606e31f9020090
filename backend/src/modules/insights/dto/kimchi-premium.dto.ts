import type { PremiumGap } from '../kimchi-premium.rules.js';
import { SourceDto } from './source.dto.js';

/** A coin on a Korean exchange beside its global price. */
export class KimchiPremiumDto {
  /** Ticker on the Korean exchange. */
  coin: string;
  /** The coin as global exchanges name it; null where their coin of that name is another one. @example "BTTC" */
  globalCoin: string | null;
  /** Korean name. */
  name: string;
  /** English name. */
  nameEn: string;
  /** Last price in KRW. */
  krwPrice: number;
  /** The same as `krwPrice`. */
  price: number;
  /** Global price in USDT; null where no global exchange lists the coin. */
  usdPrice: number | null;
  /** Exchange of the global price; null for USDT, which is counted as one dollar. */
  usdSource: string | null;
  /** KRW price / (global price × KRW per USD) − 1, in percent. */
  premium: number | null;
  /** The same by the price of USDT on the Korean exchange. */
  usdtPremium: number | null;
  /** Why there is no premium. */
  gap: PremiumGap | null;
  /** Change since the previous day on Upbit (from 09:00 in Seoul), over 24 hours on Bithumb, in percent. */
  change24h: number | null;
  /** Traded in 24 hours, in KRW. */
  volume24hKRW: number | null;
  /** The same in USD by the bank's rate. */
  volume24hUSD: number | null;
  /** The exchange warns of investing in it. */
  warning: boolean;
  /** Whether deposits or withdrawals are halted; null where the exchange does not tell. */
  halted: boolean | null;
}

/** A rate of the premium. */
export class PremiumRateDto extends SourceDto {
  /** In KRW. */
  rate: number;
}

/** The rates of the premium. */
export class PremiumRatesDto {
  /** KRW for one USD. */
  usdKrw: PremiumRateDto | null;
  /** KRW for one USDT on Upbit. */
  upbitUsdt: PremiumRateDto | null;
  /** KRW for one USDT on Bithumb. */
  bithumbUsdt: PremiumRateDto | null;
}

/** The kimchi premium of every coin. */
export class KimchiPremiumsDto {
  /** Coins on Upbit, by value traded. */
  upbit: KimchiPremiumDto[];
  /** Coins on Bithumb, by value traded. */
  bithumb: KimchiPremiumDto[];
  /** The rates in it. */
  rates: PremiumRatesDto;
  /** Where the prices are from. A stale source has no part in the premiums. */
  sources: SourceDto[];
}
