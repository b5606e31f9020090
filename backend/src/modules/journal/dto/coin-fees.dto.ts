/** Fees in a coin whose worth is not known. */
export class CoinFeesDto {
  /** The coin. @example "BNB" */
  coin: string;
  /** How much of it. @example "0.001" */
  amount: string;
}
