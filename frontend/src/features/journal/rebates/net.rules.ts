import { subtractDecimals, sumDecimals } from '@/shared/decimal';

/** What a net result is made of, in USDT; funding is negative when paid. */
export interface NetParts {
  result: string;
  fees: string;
  funding: string;
  rebate: string;
}

/** Result of trades after fees, funding and rebate. */
export const netOf = ({ result, fees, funding, rebate }: NetParts): string =>
  subtractDecimals(sumDecimals([result, funding, rebate]), fees);
