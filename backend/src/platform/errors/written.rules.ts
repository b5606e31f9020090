/**
 * Adds thousands separators to a decimal and keeps its other digits: `1234.50` is `1,234.50`. Other texts stay unchanged.
 */
export function grouped(amount: string | number | bigint): string {
  return String(amount).replace(/^(-?)(\d+)(?=(?:\.\d+)?$)/, (_, sign: string, whole: string) => {
    return sign + whole.replace(/\B(?=(\d{3})+$)/g, ',');
  });
}

/** Minimum length of a UID whose first digits may be shown. */
const LONG_ENOUGH = 8;

/** `83••••01`: recognisable to its holder, useless to others. Short UIDs only show their end. */
export function maskedUid(uid: string): string {
  return `${uid.length < LONG_ENOUGH ? '' : uid.slice(0, 2)}••••${uid.slice(-2)}`;
}
