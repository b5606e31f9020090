/** The rebate of a calendar month, by the report days of the exchanges. */
export class RebateMonthDto {
  /** Its receipt is `rebate-month`. @example "2026-10" */
  month: string;
  /** USDT; days that have no report yet are not in it. */
  rebate: string;
  /** USDT. */
  volume: string;
  /** Days with report rows. */
  days: number;
  /** Some of the volume was derived, because the exchange does not state it. */
  estimated: boolean;
  /** Some of it is from the simulator. */
  simulated: boolean;
}
