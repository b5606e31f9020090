/** Report days from which a month's rebate is estimated: fewer tell nothing about a month. */
export const ENOUGH_DAYS = 14;
