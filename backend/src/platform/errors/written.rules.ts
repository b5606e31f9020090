/** A decimal with its thousands apart and its other digits as they are: `1234.50` is `1,234.50`. Anything else stays as it is. */
export function grouped(amount: string | number | bigint): string {
  return String(amount).replace(/^(-?)(\d+)(?=(?:\.\d+)?$)/, (_, sign: string, whole: string) => {
    return sign + whole.replace(/\B(?=(\d{3})+$)/g, ',');
  });
}

/** From this length on, the first digits of a UID may be shown beside the last ones. */
const LONG_ENOUGH = 8;

/** `83••••01`: its holder knows the UID by it, nobody else learns it. Of a short one only the end is shown. */
export function maskedUid(uid: string): string {
  return `${uid.length < LONG_ENOUGH ? '' : uid.slice(0, 2)}••••${uid.slice(-2)}`;
}
