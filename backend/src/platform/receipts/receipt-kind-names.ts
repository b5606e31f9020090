/**
 * Kinds of facts: an L coin entry, a Luff entry, the rebates of a report day, month or row, an order of the store, a
 * payback, the verification of a UID, a request for the indicator pass.
 */
export const RECEIPT_KINDS = [
  'lcoin',
  'luff',
  'rebate-day',
  'rebate-month',
  'rebate-row',
  'order',
  'payback',
  'uid-verification',
  'indicator-pass',
] as const;
export type ReceiptKindName = (typeof RECEIPT_KINDS)[number];
